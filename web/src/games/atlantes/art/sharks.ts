/** Shark pits: who lives there, and where. Subjects stand a little to the right: a card's levels lie on the left. */
import { around, curve, edges, oval, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { bed, bubbles, says, size } from "./water";

type Draw = (s: Sketch, o: Options) => void;

/** From the side, 76 long at scale 1, swimming right. */
function shark(s: Sketch, x: number, y: number, scale: number, turn = 0, left = false, hammer = false, tones: [string, string, string] = ["lit", "stone", "shade"]): void {
  const [lit, base, shade] = tones;
  s.placed(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${left ? -scale : scale} ${scale})`, () => {
    s.fill("M-26 0L-44 -18Q-38 -4 -43 11L-27 4Z", shade).fill("M2 -9Q4 -22 16 -26Q12 -16 16 -8Z", shade).fill("M-16 -6L-20 -13L-10 -8Z", shade).fill("M8 5L-6 23Q10 18 16 7Z", shade);
    s.fill("M-30 1Q-12 -12 12 -10.500Q28 -8 36 -1Q30 7 10 9Q-12 8 -30 3Z", base).fill("M36 -1Q30 7 10 9Q-12 8 -30 3Q-4 6 14 3Q26 1 36 -1Z", lit).fill("M-30 1Q-12 -12 12 -10.500Q20 -9.600 26 -7Q0 -8 -30 1Z", shade, 0.7);
    if (hammer) s.fill("M30 -6Q40 -16 44 -14L40 -1L43 11Q38 12 30 4Z", base).disc(42, -11, 1.4, "ink").disc(41.5, 8.5, 1.4, "ink");
    else s.disc(26, -3.4, 1.7, "ink").line("M34.500 2Q28 4.600 22.500 3", "ink", 1);
    s.line("M13 -5q2 5 0 9M16.500 -5q2 5 0 9M20 -4.600q2 4 0 8", shade, 0.9);
  });
}

/** From above. */
function above(s: Sketch, x: number, y: number, scale: number, turn: number, colour: string, opacity = 1): void {
  s.placed(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})`, () => s.fill("M24 0Q16 -6.500 2 -6L-8 -16Q-4 -6 -6 -4.500L-22 -1.500L-30 -9Q-26 0 -30 9L-22 1.500L-6 4.500Q-4 6 -8 16L2 6Q16 6.500 24 0Z", colour), opacity);
}

function rim(s: Sketch, y: number): void {
  s.poly(s.uneven([[-4, 124], [-4, y - 10], [14, y], [26, y + 12], [40, y + 18], [48, 124]], 1.6), "dark").poly(s.uneven([[78, 124], [86, y + 14], [100, y + 6], [110, y - 4], [124, y - 14], [124, 124]], 1.6), "dark");
  s.line(edges([[-2, y - 10], [14, y], [26, y + 12], [40, y + 18]], false), "mid", 1.2, 0.8);
}

/** Seen from below: a ring of sharks around the light. */
const circling: Draw = (s, o) => {
  const [cx, cy] = [66, 56];
  const count = size(o, "count", 5);
  for (const [r, opacity] of [[56, 0.2], [44, 0.25], [31, 0.35], [18, 0.9]] as const) s.disc(cx, cy, r, "sun", opacity);
  times(count, (i) => {
    const a = (360 * i) / count + size(o, "turn", 0);
    const [x, y] = around(cx, cy, size(o, "ring", 33), a, 0.94);
    above(s, x, y, size(o, "big", 0.62), a + (o.back ? -96 : 96), i % 2 ? "dark" : "ink");
  });
  rim(s, 104);
};

/** One, large, from the side. */
const hunter: Draw = (s, o) => {
  bed(s, 96, 5, "mid", 5);
  if (says(o.with, "shoal")) times(16, () => s.placed(`translate(${s.random(30, 110).toFixed(0)} ${s.random(76, 104).toFixed(0)}) scale(${s.random(0.5, 0.9).toFixed(2)})`, () => s.fill("M5 0Q1 -3 -3 0L-6 -2.400V2.400L-3 0Q1 3 5 0Z", "sun", 0.8)));
  if (says(o.with, "far")) shark(s, 34, 36, 0.42, -8, false, false, ["far", "mid", "mid"]);
  shark(s, 64, size(o, "high", 60), size(o, "big", 1.06), size(o, "turn", -12), o.left === true, says(o.with, "hammer"));
  rim(s, 100);
};

/** Many, smaller and paler with distance. */
const pack: Draw = (s, o) => {
  const hammer = says(o.with, "hammer");
  const count = size(o, "count", 7);
  times(count, (i) => {
    const near = (i + 1) / count;
    const look: [string, string, string] = near < 0.4 ? ["far", "mid", "mid"] : near < 0.75 ? ["far", "mid", "dark"] : ["lit", "stone", "shade"];
    shark(s, 26 + ((i * 43) % 78), 22 + near * 66 + s.about(0, 4), 0.3 + near * 0.42, s.about(size(o, "turn", -6), 5), o.left === true, hammer, look);
  });
  bed(s, 112, 3, "dark", 5);
};

/** Head on, mouth open. */
const jaws: Draw = (s, o) => {
  const [cx, cy] = [64, 62];
  s.fill(curve([[cx - 46, cy + 6], [cx - 30, cy - 30], [cx, cy - 48], [cx + 30, cy - 30], [cx + 46, cy + 6], [cx + 30, cy + 50], [cx, cy + 60], [cx - 30, cy + 50]], true), "stone");
  s.fill(curve([[cx - 46, cy + 6], [cx - 30, cy - 30], [cx, cy - 48], [cx - 14, cy - 20], [cx - 30, cy + 10], [cx - 26, cy + 50]], true), "shade").fill(curve([[cx - 30, cy + 32], [cx, cy + 44], [cx + 30, cy + 32], [cx + 22, cy + 54], [cx, cy + 60], [cx - 22, cy + 54]], true), "lit");
  const open = size(o, "open", 24);
  s.fill(oval(cx, cy + 14, 33, open), "ink").fill(oval(cx, cy + 20, 22, open * 0.6), "accent", 0.75);
  times(9, (i) => { const [x, y] = around(cx, cy + 14, 33, 196 + i * 18.500, open / 33); const [u, v] = around(cx, cy + 14, 33, 207 + i * 18.500, open / 33); s.poly([[x, y], [u, v], [(x + u) / 2 + (cx - (x + u) / 2) * 0.14, Math.max(y, v) + 10]], "#fffdf0"); });
  times(8, (i) => { const [x, y] = around(cx, cy + 14, 33, 22 + i * 17, open / 33); const [u, v] = around(cx, cy + 14, 33, 34 + i * 17, open / 33); s.poly([[x, y], [u, v], [(x + u) / 2, Math.min(y, v) - 8]], "#ece6d2"); });
  for (const side of [-1, 1]) s.disc(cx + side * 28, cy - 14, 4.2, "ink").disc(cx + side * 28 + 1.3, cy - 15.400, 1.200, "#ffffff");
  s.line(`M${cx - 8} ${cy - 20}q2 -3 4 0M${cx + 4} ${cy - 20}q2 -3 4 0`, "ink", 1.4);
  bubbles(s, cx - 36, 96, 6, 4, 50);
  bubbles(s, cx + 38, 92, 6, 4, 54);
};

/** A cave with teeth of stone, and eyes in it. */
const cave: Draw = (s, o) => {
  s.rect(-2, -2, 124, 126, "mid");
  s.poly(s.uneven([[22, 112], [26, 60], [44, 32], [70, 22], [96, 34], [108, 64], [110, 112]], 2), "ink");
  for (const [x, y, h] of [[36, 44, 24], [50, 30, 34], [64, 24, 22], [78, 26, 36], [92, 34, 22], [102, 50, 22]] as const) s.poly([[x - 6, y - 4], [x + 6, y - 4], [x + s.about(0, 1), y + h]], "far");
  for (const [x, h] of [[34, 20], [50, 14], [82, 18], [98, 26]] as const) s.poly([[x - 7, 116], [x + 7, 116], [x, 116 - h]], "far");
  if (says(o.with, "shark")) shark(s, 66, 82, 0.7, -8, o.left === true);
  else for (const [x, y, k] of [[58, 72, 1], [84, 84, 0.7], [44, 90, 0.6]] as const) for (const d of [-5, 5]) s.oval(x + d * k, y, 2.8 * k, 1.700 * k, "accent").oval(x + d * k, y, 0.800 * k, 1.700 * k, "ink");
  s.poly(s.uneven([[-4, 124], [-4, -4], [26, -4], [16, 34], [22, 84], [12, 124]], 2), "far").poly(s.uneven([[112, 124], [110, 70], [116, 30], [106, -4], [124, -4], [124, 124]], 2), "far");
  bed(s, 114, 2, "dark", 5);
};

/** The jaw of one that was larger still. */
const bones: Draw = (s, o) => {
  bed(s, 92, 4, "far", 5, 0.8);
  const arch = (r: number, w: number, colour: string): void => { s.line(`M${66 - r} 112Q${66 - r * 1.1} ${112 - r * 1.9} 66 ${112 - r * 2}Q${66 + r * 1.1} ${112 - r * 1.9} ${66 + r} 112`, colour, w); };
  arch(38, 11, "shade");
  arch(38, 8, "lit");
  times(11, (i) => { const a = 194 + i * 15.200; const [x, y] = around(66, 100, 36, a, 1.7); const [u, v] = around(66, 100, 22, a, 1.7); const [p, q] = around(66, 100, 36, a + 9, 1.7); s.poly([[x, y], [p, q], [u, v]], "#fffdf0"); });
  shark(s, 66, 76, 0.5, -14, o.left === true);
  bed(s, 110, 2.500, "ground", 5);
  times(4, (i) => s.poly([[20 + i * 26, 116], [25 + i * 26, 104 + (i % 2) * 4], [30 + i * 26, 116]], "lit"));
};

/** Looked down into: ledges, and fins in the dark. */
const pit: Draw = (s, o) => {
  const rings: [number, string][] = [[64, "far"], [52, "mid"], [41, "ground"], [31, "dark"], [21, "ink"]];
  s.rect(-2, -2, 124, 126, "stone");
  for (const [r, colour] of rings) s.fill(curve(times(14, (i): Point => around(66, 62, s.about(r, r * 0.06), i * 25.700, 0.92)), true), colour);
  times(size(o, "count", 4), (i) => { const a = i * (360 / size(o, "count", 4)) + size(o, "turn", 20); const [x, y] = around(66, 62, 30, a, 0.92); above(s, x, y, 0.52, a + 94, i % 2 ? "lit" : "stone"); });
  if (says(o.with, "bones")) s.line("M60 62h12M58 60q-2 2 0 4M74 60q2 2 0 4M62 68l10 -10", "lit", 1.800);
};

export const SHARKS: Record<string, Draw> = { circling, hunter, pack, jaws, cave, bones, pit };
