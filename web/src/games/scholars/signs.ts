/** The meaning of every sign that is drawn on the table, and the rule that tells of it. */
import { say, type Table } from "./generated";
import type { Explained } from "../../kit";
import { COLOUR_OF, LANGUAGES } from "./view";

const RULE_OF: Record<string, string> = {
  silver: "SB-111",
  gold: "SB-114",
  xp: "SE-052",
  influence: "SB-124",
  worker: "SB-076",
  die: "SB-069",
  bag: "SB-062",
  points: "SB-157",
  destroy: "SB-155",
  draw: "SB-063",
  return: "SB-062",
  mark: "SB-127",
  advance: "SB-104",
  harvest: "SB-068",
  "move-gold": "SB-113",
  "place-gold": "SB-113",
  retire: "SB-118",
  page: "SE-050",
  upgrade: "SE-040",
  employ: "SB-098",
  dispatch: "SB-097",
  deliver: "SB-086",
  same: "SB-071",
  level: "SB-160",
  value: "SB-053",
  recruit: "SB-096",
  travel: "SB-083",
  research: "SB-101",
  translate: "SB-137",
  fifth: "SB-049",
  sixth: "SB-152",
  respite: "SB-065",
  goal: "SB-152",
  arabic: "SB-141",
  any: "SB-142",
  caliph: "SB-131",
  guild: "SB-125",
  neutral: "SB-061",
  scroll: "SB-146",
  translator: "SB-110",
  pile: "SB-130",
  desk: "SB-122",
  lamp: "SB-172",
  tongue: "SB-139",
  science: "SB-101",
  medicine: "SE-071",
  black: "SE-033",
  mixed: "SB-074",
  party: "SB-109",
};
const MIXED = new Set(["orange", "purple", "green"]);
/** Translators of no single language. */
const WILD = new Set(["wild1", "wild2"]);
const DIE = /^die-(\w+)$/;
const WORKER = /^worker-(\w+)$/;
const PARTY = /^party-(\w+)$/;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isLanguage = (name: string): boolean => (LANGUAGES as readonly string[]).includes(name);

/** By the name that the drawing carries as `data-sign`. */
export function meaningOf(table: Table, sign: string): Explained {
  const tell = (id: string, params: Record<string, string> = {}, rule = id): Explained => ({
    text: capital(say(`sign-${id}`, params)),
    rule: RULE_OF[rule] ?? "",
  });
  const die = DIE.exec(sign)?.[1];
  if (die) {
    const kind = die === "black" ? "black" : MIXED.has(die) ? "mixed" : "";
    return tell(`die-${die}`, {}, kind || "die");
  }
  const worker = WORKER.exec(sign)?.[1];
  if (worker) return tell("worker-colour", { colour: table.word("colour", worker) }, "worker");
  const party = PARTY.exec(sign)?.[1];
  if (party) return party === "opponent" ? tell("lamp") : tell("party", { name: table.nameOf(party) }, "party");
  const name = sign.replace(/^who-/, "");
  if (isLanguage(name)) return tell("tongue", { language: say(`tongue-${name}`) });
  if (name in COLOUR_OF)
    return tell(
      "science",
      { science: table.word("science", name), colour: table.word("colour", COLOUR_OF[name]!) },
      name === "medicine" ? name : "science",
    );
  return tell(WILD.has(name) ? "any" : name);
}
