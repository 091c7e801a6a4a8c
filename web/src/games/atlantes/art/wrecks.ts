/** Wrecks: what is left of ships, and what they carried. */
import { around, curve, edges, oval, rule, times, type Options, type Sketch } from "../../../art/pen";
import { bed, bubbles, fish, kelp, says, size } from "./water";

type Draw = (s: Sketch, o: Options) => void;

const WOOD = { lit: "#c99a62", base: "#8d6038", dark: "#57371f", hole: "#1f1418" };
const SAIL = ["#f3ead0", "#cbbd98"] as const;

function planks(s: Sketch, d: string): void {
  s.ink(d, 0.7, 0.55, WOOD.hole);
}

/** Masts with what hangs on them, from a deck at 0 0. */
function mast(s: Sketch, x: number, foot: number, tall: number, sail: boolean, lean = 0): void {
  s.line(`M${x} ${foot}L${x + lean} ${foot - tall}`, WOOD.dark, 3).line(`M${x + 0.8} ${foot}L${x + lean + 0.8} ${foot - tall}`, WOOD.base, 1.2);
  for (const t of [0.5, 0.84]) s.line(`M${x + lean * t - 14 * (1.3 - t)} ${foot - tall * t + 2}L${x + lean * t + 14 * (1.3 - t)} ${foot - tall * t - 2}`, WOOD.dark, 1.8);
  if (sail) s.fill(`M${x + lean * 0.84 - 6} ${foot - tall * 0.84}Q${x + lean + 10} ${foot - tall * 0.7} ${x + lean * 0.5 + 11} ${foot - tall * 0.5 - 2}L${x + lean * 0.5 + 4} ${foot - tall * 0.42}L${x + 1} ${foot - tall * 0.52}L${x - 8} ${foot - tall * 0.44}Q${x - 2} ${foot - tall * 0.66} ${x + lean * 0.84 - 6} ${foot - tall * 0.84}Z`, SAIL[0]).fill(`M${x + lean * 0.84 - 6} ${foot - tall * 0.84}Q${x - 2} ${foot - tall * 0.66} ${x - 8} ${foot - tall * 0.44}L${x - 2} ${foot - tall * 0.5}Q${x + 2} ${foot - tall * 0.7} ${x + lean * 0.84 - 2} ${foot - tall * 0.82}Z`, SAIL[1]);
}

/** On its side, broken in two or not. */
const galleon: Draw = (s, o) => {
  bed(s, 92, 4, "far", 5, 0.8);
  s.placed(`translate(64 92) rotate(${size(o, "tilt", -12)}) scale(${o.left ? -1 : 1} 1) scale(${size(o, "big", 1)})`, () => {
    const masts = size(o, "masts", 3);
    times(masts, (i) => mast(s, -20 + (i * 46) / Math.max(1, masts - 1), -12, 50 - Math.abs(i - 1) * 12, says(o.with, "sails"), size(o, "lean", 6)));
    s.fill("M-42 -20L-36 12Q-20 22 4 21Q30 20 40 -2L48 -14L30 -8L-22 -8L-26 -24L-42 -26Z", WOOD.base).fill("M-42 -26L-26 -24L-22 -8L-24 18Q-32 16 -36 12Z", WOOD.dark).fill("M48 -14L40 -2Q34 12 18 18Q28 4 30 -8Z", WOOD.lit);
    planks(s, "M-38 -4Q0 2 42 -5M-37 4Q0 10 36 4M-34 12Q0 17 28 11");
    if (says(o.with, "broken")) s.poly([[-4, -10], [4, -2], [-1, 4], [7, 10], [2, 22], [14, 21], [11, 8], [17, 2], [12, -10]], "glow").line("M-4 -10L4 -2L-1 4L7 10L2 22", WOOD.hole, 1.2);
    for (const x of [-30, -14, 22, 32].slice(0, size(o, "ports", 3))) s.rect(x, 0, 5, 4.500, WOOD.hole);
    if (says(o.with, "hole")) s.poly(s.uneven([[-10, 2], [6, 0], [10, 12], [-4, 16], [-14, 10]], 1.4), WOOD.hole);
    for (const x of [-38, -32]) s.rect(x, -20, 3.400, 4, "#f2c560");
    s.line("M48 -14L64 -24", WOOD.dark, 2.400);
  });
  bed(s, 106, 2.600, "ground", 5);
  if (says(o.with, "weed")) for (const x of [30, 46, 92]) kelp(s, x, 116, s.random(26, 46));
};

/** The bow, steep, with its figurehead. */
const prow: Draw = (s, o) => {
  s.placed(`translate(${o.left ? 116 : 4} 0) scale(${o.left ? -1 : 1} 1)`, () => {
    mast(s, 34, 70, 78, says(o.with, "sails"), 10);
    s.fill("M-8 52Q40 60 74 40L98 26Q92 74 64 118H-8Z", WOOD.base).fill("M-8 52Q22 58 44 54Q40 90 20 118H-8Z", WOOD.dark).fill("M98 26Q92 74 64 118H50Q76 74 80 37Z", WOOD.lit);
    planks(s, "M-8 66Q44 72 92 46M-8 80Q42 86 86 62M-8 94Q40 98 78 78M-8 106Q34 110 70 96");
    s.line("M74 40L118 8", WOOD.dark, 4).line("M75 39L118 7", WOOD.lit, 1.200).line("M-8 51Q40 59 74 39L99 25", "#e8c06a", 2.400);
    // she who looked ahead
    s.fill(curve([[92, 34], [100, 26], [108, 30], [106, 44], [96, 60], [88, 66], [86, 52]], true), "#e9d7a8").disc(104, 24, 5.400, "#e9d7a8").fill(curve([[99, 20], [104, 16], [110, 20], [104, 22], [100, 30], [94, 34]], true), "#b5762f");
    s.oval(66, 66, 4.500, 5.500, WOOD.hole).line("M66 70Q60 96 70 118", "#9aa4a6", 2.600);
  });
  bed(s, 112, 2.600, "ground", 5);
  if (says(o.with, "fish")) times(9, () => fish(s, s.random(24, 60), s.random(20, 48), s.random(0.5, 0.9), "dark"));
};

/** The castle at the stern, windows and lantern. */
const stern: Draw = (s, o) => {
  s.placed(`rotate(${size(o, "tilt", 8)} 62 100)`, () => {
    mast(s, 62, 40, 52, says(o.with, "sails"), 3);
    s.fill("M26 44Q62 34 98 44L92 74Q98 92 84 116H40Q26 92 32 74Z", WOOD.base).fill("M26 44Q38 40 46 39L48 116H40Q26 92 32 74Z", WOOD.dark).fill("M80 40Q90 41 98 44L92 74Q98 92 84 116H78Z", WOOD.lit);
    s.line("M24 44Q62 33 100 44M31 74Q62 66 93 74", "#e8c06a", 3).line("M30 58Q62 50 95 58", WOOD.dark, 1.400);
    const glow = says(o.with, "light") ? "#ffdf7a" : WOOD.hole;
    for (const x of [38, 50, 62, 74, 86]) s.fill(`M${x - 4} 70V60Q${x} 54 ${x + 4} 60V70Z`, glow).line(`M${x} 56V70M${x - 4} 64H${x + 4}`, "#e8c06a", 0.900);
    for (const x of [46, 62, 78]) s.rect(x - 4, 82, 8, 7, WOOD.hole);
    s.line("M62 92V116", WOOD.dark, 3).disc(62, 36, 10, "#ffe9a0", 0.350).poly([[58, 30], [66, 30], [67, 40], [57, 40]], "#ffe9a0").line("M58 30H66L67 40H57Z", "#8a5f1a", 1.200);
  });
  bed(s, 108, 2.400, "ground", 5);
};

/** Ribs of a hull, like those of a whale. */
const ribs: Draw = (s, o) => {
  bed(s, 88, 4, "far", 5, 0.7);
  const count = size(o, "count", 6);
  s.line("M18 106Q66 112 112 100", WOOD.dark, 6);
  times(count, (i) => {
    const x = 28 + (i * 74) / (count - 1);
    const tall = 44 + Math.sin((i / (count - 1)) * Math.PI) * 30;
    for (const [side, tone] of [[-1, WOOD.dark], [1, i % 2 ? WOOD.lit : WOOD.base]] as const) s.line(`M${x} 106C${x + side * 22} 98 ${x + side * 24} ${106 - tall * 0.7} ${x + side * 8 + 4} ${106 - tall * (says(o.with, "broken") && i % 3 === 1 ? 0.6 : 1)}`, tone, 4.200);
  });
  if (says(o.with, "ray")) s.placed("translate(66 58) scale(.5)", () => s.fill("M0 -22q6 0 7 -10q7 2 8 11C36 -19 50 -6 55 14C41 8 29 11 20 20Q12 28 8 38H-8Q-12 28 -20 20C-29 11 -41 8 -55 14C-50 -6 -36 -19 -15 -21q1 -9 8 -11q1 10 7 10Z", "ink"));
  bed(s, 108, 2.400, "ground", 5);
};

/** Standing on its bow, stern to the light. */
const upright: Draw = (s, o) => {
  s.placed(`translate(66 64) rotate(${size(o, "tilt", 96)}) scale(${o.left ? 1 : -1} 1)`, () => {
    times(2, (i) => mast(s, -16 + i * 26, -10, 40, says(o.with, "sails"), 4));
    s.fill("M-50 -22L-44 14Q-20 22 8 20Q36 16 52 -6L40 -6L-24 -8L-28 -26L-50 -28Z", WOOD.base).fill("M-50 -28L-28 -26L-24 -8L-26 18Q-38 17 -44 14Z", WOOD.lit).fill("M52 -6Q36 16 8 20Q30 6 40 -6Z", WOOD.dark);
    planks(s, "M-46 -4Q0 4 46 -2M-45 4Q0 12 38 5M-42 11Q0 18 26 13");
    for (const x of [-18, -6, 6, 18]) s.rect(x, 2, 5, 4, WOOD.hole);
    for (const y of [-20, -12]) s.rect(-46, y, 4, 5, "#f2c560");
  });
  s.poly(s.uneven([[34, 124], [44, 104], [66, 98], [90, 106], [102, 124]], 1.500), "dark");
  bubbles(s, 76, 30, 6, 6, 28);
};

/** What they died for. */
const hoard: Draw = (s, o) => {
  bed(s, 86, 4, "far", 5, 0.7);
  if (says(o.with, "hull")) s.fill("M-6 20Q60 26 126 6V40Q60 60 -6 50Z", WOOD.dark, 0.9).line("M-6 34Q60 42 126 24", WOOD.base, 1.500);
  s.fill(curve([[22, 116], [34, 96], [56, 84], [84, 86], [104, 102], [110, 118]], true), "#d79a2c").fill(curve([[58, 116], [64, 90], [84, 86], [104, 102], [110, 118]], true), "#f6cf5c");
  times(34, () => { const [x, y] = [s.random(30, 104), s.random(92, 116)]; s.oval(x, y, 3, 1.800, s.random() < 0.5 ? "#fff0b0" : "#b87a1e"); });
  s.placed(`translate(64 76) rotate(${size(o, "tilt", -8)})`, () => {
    s.poly([[-26, -4], [26, -4], [24, 22], [-24, 22]], WOOD.base).poly([[-26, -4], [-14, -4], [-14, 22], [-24, 22]], WOOD.dark).poly([[16, -4], [26, -4], [24, 22], [16, 22]], WOOD.lit);
    s.fill("M-26 -6Q-30 -34 -4 -36L22 -34Q32 -30 30 -12L26 -6Z", WOOD.dark).fill("M-22 -8Q-24 -28 -4 -30L20 -28Q26 -24 24 -10Z", WOOD.hole);
    s.fill("M-22 -5Q-10 -18 2 -12Q14 -18 24 -5Z", "#f6cf5c").line("M-26 -4H26M-12 -4V22M14 -4V22", "#e8c06a", 2.600).rect(-3, 2, 8, 9, "#ffe9a0").disc(1, 6, 1.600, WOOD.hole);
    for (const [x, y] of [[-12, -12], [-2, -15], [9, -13]] as const) s.disc(x, y, 3, "#ffffff").disc(x + 0.800, y - 0.800, 1.200, "#f2e2f4");
  });
  if (says(o.with, "cannon")) s.placed("translate(98 96) rotate(24)", () => s.fill("M-22 -6L14 -5V5L-22 6Q-28 0 -22 -6Z", "#39424c").fill("M-22 -6L14 -5V-2L-24 -2Z", "#8796a0").rect(11, -6.500, 4, 13, "#39424c"));
  if (says(o.with, "crown")) s.poly([[30, 108], [26, 92], [34, 99], [38, 88], [43, 99], [50, 92], [47, 108]], "#ffe08a").line("M30 106H47", "#b87a1e", 2);
};

/** With a dragon's neck, and shields along its side. */
const longship: Draw = (s, o) => {
  bed(s, 92, 4, "far", 5, 0.8);
  s.placed(`translate(62 88) rotate(${size(o, "tilt", 6)}) scale(${o.left ? -1 : 1} 1)`, () => {
    mast(s, -4, -4, 56, says(o.with, "sails"), -5);
    s.fill("M-46 -10Q-48 -30 -38 -36Q-36 -20 -28 -8Q0 2 30 -8Q40 -18 40 -34Q42 -48 52 -50Q60 -48 58 -42L50 -40Q48 -20 44 -4Q30 20 -6 20Q-36 18 -46 -10Z", WOOD.base).fill("M-46 -10Q-48 -30 -38 -36Q-36 -20 -28 -8Q-20 -4 -12 -3Q-18 10 -14 20Q-38 14 -46 -10Z", WOOD.dark).fill("M30 -8Q40 -18 40 -34Q42 -48 52 -50Q44 -40 47 -24Q44 0 26 12Q34 2 30 -8Z", WOOD.lit);
    s.disc(52, -46, 1.300, "#ffdf7a").line("M58 -43L52 -42M50 -40Q44 -38 42 -32", WOOD.hole, 1.200);
    planks(s, "M-40 0Q0 10 40 -2M-34 9Q0 17 32 8");
    times(6, (i) => { const x = -28 + i * 11; const y = -3 + Math.sin((i / 5) * Math.PI) * 4; s.disc(x, y, 5.400, WOOD.hole).disc(x, y, 4.600, i % 2 ? "#c8483a" : "#e9d7a8").disc(x, y, 1.500, "#8796a0"); });
  });
  bed(s, 106, 2.600, "ground", 5);
};

/** An anchor taller than a house. */
const anchor: Draw = (s, o) => {
  bed(s, 90, 5, "far", 5, 0.7);
  s.placed(`translate(66 56) rotate(${size(o, "tilt", 14)})`, () => {
    const iron = (w: number, colour: string): void => { s.line("M0 -34V46M-18 -20H18M-34 18Q-30 46 0 46T34 18M-34 18l-6 8M-34 18l8 4M34 18l6 8M34 18l-8 4", colour, w).line(oval(0, -41, 7, 7), colour, w * 0.7); };
    iron(9, "ink");
    iron(6.500, "#6f5a4a");
    s.placed("translate(1.400 -.8)", () => iron(1.800, "#c98a5a"));
    times(7, (i) => s.line(oval(i % 2 ? -4 : 2, -52 - i * 8, 3, 5), i % 2 ? "#5a4a40" : "#a0785a", 2.200));
  });
  if (says(o.with, "weed")) for (const x of [40, 58, 84]) kelp(s, x, 112, s.random(30, 60));
  times(8, () => { const [x, y] = around(66, 70, s.random(14, 40), s.random(0, 360)); s.disc(x, y, s.random(1, 2.400), "accent", 0.8); });
  s.ink(rule(times(6, () => { const x = s.random(20, 100); return [x, 110, x + 8, 110] as const; })), 0.600, 0.400);
  bed(s, 106, 2.600, "ground", 5);
  s.fill(edges([[50, 124], [58, 108], [76, 106], [86, 124]]), "ground");
};

export const WRECKS: Record<string, Draw> = { galleon, prow, stern, ribs, upright, hoard, longship, anchor };
