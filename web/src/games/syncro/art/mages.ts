/** The mages themselves, one for each seat: hood, hat and beard by candle-light, and a mouth that stays closed until all is won. */
import { curve, type Options, type Sketch } from "../../../art/pen";
import { halo, is, type Draw } from "./night";

/** `night`: in a frame, by candle-light; `calm`: before a scene of its own; `loud`: there, too, and the silence is over. */
export type Mood = "night" | "calm" | "loud";
const loud = (o: Options): boolean => is(o, "mood", "loud");

function bust(s: Sketch, o: Options, robe: string, skin: string): void {
  if (is(o, "mood", "night")) {
    s.rect(-2, -2, 124, 124, "sky");
    halo(s, 84, 50, 62, "glow");
  }
  s.fill(curve([[2, 126], [12, 98], [36, 86], [60, 84], [84, 86], [108, 98], [118, 126]], true), robe);
  s.fill("M46 92V74H74V92Q60 102 46 92Z", skin);
  s.fill("M38 48Q38 26 60 26Q82 26 82 48Q82 72 70 82Q60 88 50 82Q38 72 38 48Z", skin);
  s.fill("M66 27Q82 30 82 48Q82 72 70 82Q64 86 62 86Q76 60 66 27Z", "sun", 0.35);
}
function face(s: Sketch, o: Options, brow: string): void {
  s.line("M45 53q5 -3 9 0M66 53q5 -3 9 0", "ink", 2.6).line(loud(o) ? "M43 44q6 -6 12 -2M65 42q6 -4 12 2" : "M44 46q6 -4 11 -1M65 45q6 -3 11 1", brow, 2.8);
  s.line("M59 54q-3 9 0 11h3", "ink", 1.4, 0.6);
  if (loud(o)) shout(s);
  else s.line("M52 74h16", "ink", 2.2);
}
function shout(s: Sketch): void {
  s.fill("M49 70Q60 67 71 70Q71 83 60 84Q49 83 49 70Z", "#5a1420").fill("M52 70Q60 68 68 70L67 73Q60 72 53 73Z", "#fff6e4").oval(60, 80, 6, 2.6, "#d8606a");
}

const hood: Draw = (s, o) => {
  bust(s, o, "shade", "#e8b48a");
  s.fill(curve([[60, 6], [88, 18], [98, 52], [94, 88], [80, 96], [84, 52], [60, 26], [36, 52], [40, 96], [26, 88], [22, 52], [32, 18]], true), "stone").fill(curve([[60, 6], [88, 18], [98, 52], [94, 88], [84, 92], [88, 46]], true), "lit", 0.6);
  face(s, o, "#5a3420");
};
const hat: Draw = (s, o) => {
  bust(s, o, "stone", "#c98a5c");
  s.fill("M40 68Q60 84 80 68Q82 112 60 118Q38 112 40 68Z", "#f4ead2").line("M50 84q2 16 6 26M60 86v26M70 84q-2 16 -6 26", "#c9b890", 1.6);
  face(s, o, "#f4ead2");
  s.fill("M46 72Q60 66 74 72Q68 78 60 76Q52 78 46 72Z", "#f4ead2");
  if (loud(o)) s.fill("M50 76Q60 74 70 76Q69 88 60 89Q51 88 50 76Z", "#5a1420").fill("M53 76Q60 75 67 76L66 79Q60 78 54 79Z", "#fff6e4");
  else s.line("M53 77h14", "ink", 2);
  s.fill("M14 46Q60 28 106 46Q60 58 14 46Z", "shade").fill("M34 42Q44 4 78 -6Q70 14 86 42Q60 50 34 42Z", "stone").line("M34 42Q60 50 86 42", "accent", 4);
};
const braid: Draw = (s, o) => {
  bust(s, o, "leaf", "#8a5638");
  s.fill(curve([[60, 14], [84, 22], [90, 48], [84, 60], [80, 40], [60, 30], [40, 40], [36, 60], [30, 48], [36, 22]], true), "#2a1a20");
  s.line("M34 56Q26 80 34 104", "#2a1a20", 9).line("M31 72h7M30 86h7", "accent", 3);
  face(s, o, "#2a1a20");
  s.line("M37 40Q60 28 83 40", "accent", 3).disc(60, 33, 4, "accent").disc(60, 33, 2, "sun");
};
const scarf: Draw = (s, o) => {
  bust(s, o, "water", "#f0c8a4");
  if (loud(o)) s.fill("M36 88Q60 100 84 88Q90 108 60 114Q30 108 36 88Z", "stone").line("M38 97Q60 108 82 97", "shade", 1.8);
  else s.fill("M34 66Q60 82 86 66Q90 96 60 104Q30 96 34 66Z", "stone").line("M36 76Q60 92 84 76M38 86Q60 100 82 86", "shade", 1.8);
  s.line("M45 53q5 -3 9 0M66 53q5 -3 9 0", "ink", 2.6).line("M44 46q6 -4 11 -1M65 45q6 -3 11 1", "#8a4a24", 2.8).line("M59 54q-3 7 0 9h3", "ink", 1.4, 0.6);
  if (loud(o)) shout(s);
  s.fill(curve([[34, 50], [34, 28], [48, 16], [66, 12], [84, 22], [88, 46], [82, 38], [70, 34], [58, 38], [46, 34], [40, 40]], true), "#c86a2c").fill(curve([[66, 12], [84, 22], [88, 46], [82, 38], [76, 26]], true), "sun", 0.4);
};
const circlet: Draw = (s, o) => {
  bust(s, o, "accent", "#d8a878");
  s.fill(curve([[60, 12], [86, 20], [94, 52], [98, 96], [84, 100], [84, 50], [60, 32], [36, 50], [36, 100], [22, 96], [26, 52], [34, 20]], true), "#d8d4e4");
  face(s, o, "#8a86a0");
  s.line("M37 40Q60 34 83 40", "shade", 3).poly([[60, 26], [66, 36], [60, 44], [54, 36]], "water").disc(60, 36, 2.4, "sun");
};

export const MAGES: Record<string, Draw> = { hood, hat, braid, scarf, circlet };
export const ORDER = ["hood", "hat", "braid", "scarf", "circlet"];
