/** The rule about a kind of card or board. */
export const RULES = {
  goal: "SB-149",
  action: "SB-065",
  upgraded: "SE-041",
  page: "SE-052",
  row: "SE-099",
  caliph: "SB-131",
  track: "SB-104",
  house: "SB-089",
  bag: "SB-062",
  rest: "SB-065",
  tuck: "SE-090",
  objective: "SB-149",
};
