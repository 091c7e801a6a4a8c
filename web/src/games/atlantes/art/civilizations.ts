/** Sunken civilisations: what stood in the sun once. */
import { around, curve, oval, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { bed, bubbles, coral, fish, kelp, says, size } from "./water";

type Draw = (s: Sketch, o: Options) => void;

/** One round arch, lit on the right. */
function arch(s: Sketch, x: number, foot: number, wide: number, tall: number, thick = 0.24, tones: [string, string, string] = ["lit", "stone", "shade"]): void {
  const [lit, base, shade] = tones;
  const r = wide / 2;
  const t = wide * thick;
  const top = foot - tall + r;
  s.fill(`M${x - r} ${foot}V${top}A${r} ${r} 0 0 1 ${x + r} ${top}V${foot}H${x + r - t}V${top}A${r - t} ${r - t} 0 0 0 ${x - r + t} ${top}V${foot}Z`, base);
  s.fill(`M${x - r} ${foot}V${top}A${r} ${r} 0 0 1 ${x} ${top - r}V${top - r + t}A${r - t} ${r - t} 0 0 0 ${x - r + t} ${top}V${foot}Z`, shade).fill(`M${x + r - t * 0.35} ${foot}V${top}A${r} ${r} 0 0 0 ${x + r * 0.66} ${top - r * 0.75}A${r} ${r} 0 0 1 ${x + r} ${top}V${foot}Z`, lit);
  s.ink(times(5, (i) => { const [a, b] = [around(x, top, r - t, 200 + i * 35), around(x, top, r, 200 + i * 35)]; return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`; }).join(""), 0.600, 0.5);
}

function column(s: Sketch, x: number, foot: number, tall: number, half: number, broken = false): void {
  s.rect(x - half, foot - tall, half * 2, tall, "stone").rect(x - half, foot - tall, half * 0.7, tall, "shade").rect(x + half * 0.4, foot - tall, half * 0.6, tall, "lit");
  s.ink(rule([[x - half * 0.1, foot, x - half * 0.1, foot - tall], [x + half * 0.3, foot, x + half * 0.3, foot - tall]]), 0.500, 0.350);
  s.rect(x - half * 1.4, foot - 2.500, half * 2.8, 2.500, "stone");
  if (broken) s.poly([[x - half - 1, foot - tall + 1], [x - half * 0.3, foot - tall - 3], [x + half * 0.4, foot - tall + 3], [x + half + 1, foot - tall - 1], [x + half + 1, foot - tall + 4], [x - half - 1, foot - tall + 4]], "stone");
  else s.rect(x - half * 1.5, foot - tall - 3, half * 3, 3.400, "lit").rect(x - half * 1.5, foot - tall - 3, half, 3.400, "shade");
}

const arches: Draw = (s, o) => {
  bed(s, 84, 4, "far", 5, 0.8);
  const count = size(o, "count", 3);
  times(count, (i) => { const k = 1 - i / (count + 1); arch(s, 98 - i * (64 / count) - (1 - k) * 16, 112 - i * 6, 46 * k, 84 * k, 0.23, i === 0 ? ["lit", "stone", "shade"] : ["far", "mid", "mid"]); });
  if (says(o.with, "fish")) times(12, () => fish(s, s.random(40, 96), s.random(36, 80), s.random(0.5, 1), "dark", o.left === true));
  bed(s, 108, 2.500, "ground", 5);
  if (says(o.with, "steps")) times(4, (i) => s.rect(60 - i * 6, 106 + i * 4, 60 + i * 8, 4.400, i % 2 ? "stone" : "shade"));
};

const temple: Draw = (s, o) => {
  bed(s, 86, 4, "far", 5, 0.8);
  s.placed(`rotate(${size(o, "tilt", 0)} 66 108)`, () => {
    const [half, tall, count] = [size(o, "half", 40), size(o, "tall", 40), size(o, "count", 5)];
    const foot = 108;
    s.rect(66 - half, foot - tall, half * 2, tall, "ink", 0.7);
    times(count, (i) => column(s, 66 - half + 5 + (i * (half * 2 - 10)) / (count - 1), foot, tall, 3.800, says(o.with, "ruin") && i >= count - 2));
    const cut = says(o.with, "ruin") ? 0.35 : 1;
    s.rect(66 - half - 3, foot - tall - 9, half * (1 + cut) + 3, 6.500, "stone").rect(66 - half - 3, foot - tall - 9, half * (1 + cut) + 3, 2.200, "lit");
    s.poly([[66 - half - 4, foot - tall - 9], [66, foot - tall - 9 - half * 0.46], [66 + half * cut + 4, foot - tall - 9 - (1 - cut) * half * 0.3]], "stone").poly([[66, foot - tall - 9 - half * 0.46], [66 + half * cut + 4, foot - tall - 9 - (1 - cut) * half * 0.3], [66 + half * cut * 0.6, foot - tall - 9]], "lit");
    if (says(o.with, "eye")) s.disc(64, foot - tall - 15, 4.400, "accent").disc(64, foot - tall - 15, 2, "sun");
    times(3, (i) => s.rect(66 - half - 4 - i * 4, foot + i * 3.400, (half + 4 + i * 4) * 2, 3.600, i % 2 ? "shade" : "stone"));
  });
  bed(s, 116, 1.500, "ground", 5);
};

/** The head of a giant, sunk to the chin. */
const colossus: Draw = (s, o) => {
  bed(s, 84, 5, "far", 5, 0.8);
  s.placed(`translate(${o.left ? 132 : 0} 0) scale(${o.left ? -1 : 1} 1) rotate(${size(o, "tilt", -10)} 66 100)`, () => {
    s.fill("M38 112Q30 70 40 44Q52 22 74 24Q96 28 98 56L104 74Q106 78 100 80L99 90Q99 96 92 96L88 112Z", "stone").fill("M38 112Q30 70 40 44Q52 22 70 24Q54 40 54 66Q54 92 62 112Z", "shade").fill("M98 56L104 74Q106 78 100 80L99 90Q99 96 92 96L88 112H82Q88 84 86 60Q86 40 82 27Q97 32 98 56Z", "lit");
    s.fill("M78 60Q86 54 94 60Q86 66 78 60Z", "ink").line("M74 52Q84 46 96 52", "ink", 2.200).line("M84 88Q92 90 98 87", "ink", 1.800).line("M58 62q-8 -4 -8 6t8 10", "ink", 1.600, 0.6);
    if (says(o.with, "crown")) s.poly([[36, 50], [32, 26], [46, 34], [52, 14], [64, 28], [78, 10], [84, 28], [100, 22], [97, 46], [70, 30]], "lit").poly([[36, 50], [32, 26], [46, 34], [52, 14], [56, 32]], "shade");
    else if (says(o.with, "helmet")) s.fill("M34 62Q30 22 66 16Q100 18 99 56L90 44Q62 40 52 60L50 84L38 86Z", "lit").fill("M34 62Q30 22 62 16Q44 30 50 58L50 84L38 86Z", "shade").fill(curve([[44, 26], [34, 8], [58, 2], [84, 6], [96, 20], [76, 18]], true), "accent");
    else s.fill(curve([[96, 46], [84, 24], [60, 18], [38, 34], [30, 64], [34, 96], [46, 100], [46, 70], [56, 46], [80, 38]], true), "shade").line("M88 32Q60 24 44 50M82 36Q58 34 50 66M40 60Q36 80 40 96", "stone", 1.800);
    s.ink("M62 96L66 84L60 76M90 70l4 6", 0.900, 0.7);
  });
  bed(s, 104, 3, "ground", 5);
  if (says(o.with, "coral")) coral(s, 38, 110, 34);
  if (says(o.with, "weed")) for (const x of [30, 100, 108]) kelp(s, x, 116, s.random(30, 50));
};

/** A city under glass. */
const domes: Draw = (s, o) => {
  bed(s, 86, 4, "far", 5, 0.8);
  const dome = (x: number, foot: number, r: number): void => {
    s.disc(x, foot, r * 1.25, "sun", 0.12);
    times(7, (i) => { const h = r * (0.3 + ((i * 41) % 60) / 100); const u = x - r * 0.8 + (i * r * 1.6) / 6; const room = Math.sqrt(Math.max(0, r * r - (u - x) ** 2)) * 0.86; const tall = Math.min(h, room); s.rect(u - r * 0.1, foot - tall, r * 0.2, tall, i % 2 ? "dark" : "ink").poly([[u - r * 0.1, foot - tall], [u, foot - tall - r * 0.14], [u + r * 0.1, foot - tall]], i % 2 ? "accent" : "dark"); for (let v = 3; v < tall - 2; v += 5) s.rect(u - r * 0.04, foot - v - 2, r * 0.08, 2, "#ffe89a"); });
    s.fill(`M${x - r} ${foot}A${r} ${r} 0 0 1 ${x + r} ${foot}Z`, "sun", 0.28).line(`M${x - r} ${foot}A${r} ${r} 0 0 1 ${x + r} ${foot}`, "lit", 1.800).line(`M${x} ${foot - r}V${foot}M${x - r * 0.5} ${foot}Q${x - r * 0.5} ${foot - r * 0.7} ${x} ${foot - r}M${x + r * 0.5} ${foot}Q${x + r * 0.5} ${foot - r * 0.7} ${x} ${foot - r}`, "lit", 0.700, 0.7);
    s.line(`M${x + r * 0.4} ${foot - r * 0.82}A${r} ${r} 0 0 1 ${x + r * 0.86} ${foot - r * 0.36}`, "#ffffff", 2.200, 0.8).rect(x - r * 1.08, foot - 1, r * 2.16, 4, "shade");
  };
  const count = size(o, "count", 3);
  if (count > 2) dome(40, 92, 17);
  if (count > 1) dome(96, 96, 21);
  dome(size(o, "at", 66), 110, size(o, "big", 34));
  bed(s, 112, 2, "ground", 5);
  bubbles(s, 60, 70, 6, 14, 50);
};

const ziggurat: Draw = (s, o) => {
  bed(s, 84, 5, "far", 5, 0.8);
  const count = size(o, "count", 5);
  times(count, (i) => { const half = 48 - i * (40 / count); const [y, h] = [112 - (i + 1) * (66 / count), 66 / count]; s.poly([[66 - half, y + h], [66 - half + 3, y], [66 + half - 3, y], [66 + half, y + h]], "stone").poly([[66 - half, y + h], [66 - half + 3, y], [66 - half * 0.3, y], [66 - half * 0.3, y + h]], "shade").poly([[66 + half - 7, y], [66 + half - 3, y], [66 + half, y + h], [66 + half - 5, y + h]], "lit").rect(66 - half + 3, y, half * 2 - 6, 1.800, "lit"); });
  s.poly([[60, 112], [63, 46], [70, 46], [73, 112]], "lit").ink(times(14, (i) => `M61 ${50 + i * 4.400}h11`).join(""), 0.700, 0.6);
  s.rect(57, 32, 19, 15, "stone").rect(57, 32, 6, 15, "shade").rect(62.500, 37, 8, 10, "ink").poly([[54, 33], [66, 22], [79, 33]], "lit");
  if (says(o.with, "beam")) s.poly([[62, 32], [70, 32], [84, -4], [48, -4]], "sun", 0.5);
  if (says(o.with, "weed")) for (const x of [24, 34, 104]) kelp(s, x, 116, s.random(34, 60));
  bed(s, 112, 2, "ground", 5);
};

/** Two that guard a door. */
const gate: Draw = (s, o) => {
  s.poly(s.uneven([[-4, 124], [-4, 26], [30, 14], [66, 8], [102, 14], [124, 28], [124, 124]], 2), "mid");
  s.rect(44, 34, 46, 84, "shade").fill("M49 118V58A18 18 0 0 1 85 58V118Z", says(o.with, "light") ? "sun" : "ink", says(o.with, "light") ? 0.9 : 1);
  if (says(o.with, "light")) s.fill("M55 118V62A12 12 0 0 1 79 62V118Z", "#ffe9a0", 0.8);
  s.line("M49 118V58A18 18 0 0 1 85 58V118", "lit", 2.400).rect(40, 28, 54, 7, "lit").poly([[44, 28], [67, 14], [90, 28]], "stone");
  times(5, (i) => s.rect(46 + i * 9, 36, 5, 5, i % 2 ? "accent" : "lit"));
  for (const side of [-1, 1]) s.placed(`translate(${67 + side * 32} 118) scale(${side * size(o, "big", 1)} ${size(o, "big", 1)})`, () => {
    if (says(o.with, "fish")) s.fill(curve([[-8, 0], [-12, -22], [-6, -44], [4, -58], [12, -46], [10, -24], [14, 0]], true), "stone").fill(curve([[4, -58], [12, -46], [10, -24], [14, 0], [6, 0], [4, -30]], true), "lit").fill(curve([[-6, -44], [-18, -40], [-14, -28], [-10, -28]], true), "shade").disc(2, -46, 2.400, "ink").line("M-10 -16q5 4 10 0t10 0M-10 -8q5 4 10 0t12 0", "ink", 1, 0.5);
    else s.fill("M-11 0L-9 -34L-12 -40Q-10 -48 -5 -49Q-7 -62 0 -64Q8 -62 6 -49Q12 -47 12 -40L9 -34L12 0Z", "stone").fill("M1 0L2 -48Q12 -47 12 -40L9 -34L12 0Z", "lit").line("M-4 -56h2M2 -56h2M-2 -52h4", "ink", 1).line("M13 4V-70", "shade", 2.400).poly([[10, -68], [13, -80], [16, -68]], "lit");
    s.rect(-15, -2, 30, 6, "shade");
  });
  bed(s, 116, 1.500, "ground", 5);
};

/** Towers grown like shells. */
const towers: Draw = (s, o) => {
  bed(s, 86, 4, "far", 5, 0.8);
  const tower = (x: number, foot: number, tall: number, w: number): void => {
    s.body(x, foot, tall, [w, w * 1.1, w * 0.9, w * 0.72, w * 0.5, w * 0.2, 0.3], { lean: size(o, "lean", 3) });
    times(6, (i) => { const t = 0.12 + i * 0.13; const half = w * (1.08 - t * 0.95); s.line(`M${x - half + t * 3} ${foot - tall * t + 3}Q${x} ${foot - tall * t + 7} ${x + half + t * 3} ${foot - tall * t - 3}`, "shade", 1.500); });
    times(4, (i) => s.fill(oval(x + (i % 2 ? 2.500 : -2), foot - tall * (0.16 + i * 0.15), 1.700, 2.600), says(o.with, "dark") ? "ink" : "#ffe89a"));
  };
  const plan = ([[40, 108, 56, 11], [94, 110, 66, 13], [66, 114, 88, 16], [108, 114, 36, 9]] as const).slice(4 - size(o, "count", 4));
  for (const [x, foot, tall, w] of plan) tower(x, foot, tall, w);
  if (says(o.with, "bridge")) s.line("M44 78Q66 90 92 74", "stone", 3.400).line("M44 77Q66 89 92 73", "lit", 1.200);
  bed(s, 110, 2.500, "ground", 5);
  coral(s, 30, 116, 24);
};

/** Columns in a ring around a stone that hums. */
const ring: Draw = (s, o) => {
  bed(s, 74, 3, "far", 5, 0.8);
  s.oval(66, 104, 52, 14, "ground").oval(66, 103, 40, 9, "mid");
  const count = size(o, "count", 9);
  const posts = times(count, (i): [Point, number] => [around(66, 102, 44, 180 + (i * 360) / count + 8, 0.27), i]).sort((a, b) => a[0][1] - b[0][1]);
  const back = posts.filter(([[, y]]) => y < 102);
  for (const [[x, y], i] of back) column(s, x, y, 40 - (102 - y) * 0.6, 3, says(o.with, "ruin") && i % 3 === 0);
  s.disc(66, 78, 20, "sun", 0.3).poly([[60, 102], [58, 66], [66, 54], [74, 66], [72, 102]], "accent").poly([[66, 102], [66, 54], [74, 66], [72, 102]], "sun", 0.600);
  for (const [[x, y], i] of posts) if (y >= 102) column(s, x, y, 42, 3.600, says(o.with, "ruin") && i % 2 === 0);
};

export const CIVILIZATIONS: Record<string, Draw> = { arches, temple, colossus, domes, ziggurat, gate, towers, ring };
