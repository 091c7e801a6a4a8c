/** What mages hold: Spells by their value, artefacts by candle-light. */
import { around, curve, times, type Point, type Sketch } from "../../../art/pen";
import { flame, halo, hills, stars, type Draw } from "./night";

function ground(s: Sketch): void {
  s.rect(-2, -2, 124, 124, "sky");
  stars(s, 22, 118);
  halo(s, 60, 58, 56);
}

const star = (s: Sketch, x: number, y: number, r: number, colour: string, points = 4, thin = 0.3): void => {
  s.poly(times(points * 2, (i) => around(x, y, i % 2 ? r * thin : r, -90 + (180 / points) * i)), colour);
};

const spark: Draw = (s) => {
  ground(s);
  star(s, 60, 58, 40, "accent", 4, 0.16);
  star(s, 60, 58, 22, "sun", 4, 0.3);
  for (const [x, y, r] of [[28, 30, 7], [92, 34, 5], [34, 92, 5], [90, 88, 8]] as const) star(s, x, y, r, "lit", 4, 0.24);
};
const gust: Draw = (s) => {
  ground(s);
  s.line("M10 44H70q16 0 16 -14t-14 -12q-10 2 -8 11M6 62H92q18 0 18 16t-16 14q-10 -2 -8 -11M20 80H58q13 0 13 12t-12 11q-8 -2 -6 -9", "lit", 6).line("M22 53H84M16 71H66", "stone", 3);
};
const frost: Draw = (s) => {
  ground(s);
  times(6, (i) => s.placed(`rotate(${i * 60} 60 58)`, () => s.line("M60 58V16M60 32l-10 -9M60 32l10 -9M60 44l-8 -7M60 44l8 -7", "lit", 4)));
  s.poly(times(6, (i) => around(60, 58, 9, i * 60)), "sun");
};
const bolt: Draw = (s) => {
  ground(s);
  s.fill(curve([[12, 30], [22, 16], [42, 12], [62, 8], [86, 14], [104, 24], [108, 36], [60, 42], [18, 40]], true), "shade").fill(curve([[20, 28], [40, 18], [64, 14], [90, 20], [100, 30], [60, 36]], true), "stone");
  s.poly([[68, 30], [34, 72], [56, 70], [42, 112], [86, 58], [62, 60], [80, 30]], "accent").poly([[68, 34], [46, 66], [60, 64], [54, 90], [76, 62], [58, 64], [74, 34]], "sun");
};
const blaze: Draw = (s) => {
  ground(s);
  flame(s, 60, 112, 104, "shade");
  flame(s, 40, 112, 62, "stone");
  flame(s, 82, 112, 70, "stone");
  flame(s, 60, 112, 78, "accent");
  flame(s, 60, 112, 46, "sun");
};
const comet: Draw = (s) => {
  ground(s);
  for (const [w, c] of [[30, "shade"], [20, "stone"], [10, "lit"]] as const) s.poly([[124, -6], [42 + w * 0.5, 78 + w * 0.9], [42 - w * 0.9, 78 - w * 0.5]], c, 0.85);
  s.disc(40, 80, 24, "accent").disc(40, 80, 16, "sun").disc(36, 76, 6, "lit");
  for (const [x, y, r] of [[20, 30, 6], [96, 92, 7], [78, 108, 4]] as const) star(s, x, y, r, "accent");
};
const dawn: Draw = (s) => {
  ground(s);
  times(15, (i) => s.poly([[60, 84], around(60, 84, 110, 184 + i * 12.3), around(60, 84, 110, 190 + i * 12.3)], i % 2 ? "accent" : "lit", 0.6));
  s.disc(60, 84, 34, "accent").disc(60, 84, 26, "sun");
  hills(s, 90, 3, "shade");
  hills(s, 104, 3, "mid");
};

const flask: Draw = (s) => { ground(s); s.fill("M50 14H70V44L96 90Q100 110 82 112H38Q20 110 24 90L50 44Z", "lit", 0.9).fill("M38 66H82L96 90Q100 110 82 112H38Q20 110 24 90Z", "water").fill("M70 44L96 90Q100 110 82 112H74Q90 100 70 44Z", "sun", 0.4).rect(46, 8, 28, 9, "shade"); for (const [x, y, r] of [[46, 92, 5], [62, 80, 4], [76, 98, 6], [58, 102, 3]] as const) s.disc(x, y, r, "sun", 0.8); };
const runes: Draw = (s) => { ground(s); s.line(curve(times(24, (i) => around(60, 60, 44, i * 15)), true), "accent", 3).line(curve(times(24, (i) => around(60, 60, 34, i * 15)), true), "lit", 1.6); times(4, (i) => s.placed(`rotate(${i * 90} 60 60)`, () => s.rect(48, 6, 24, 30, "stone").line(["M60 12v18M54 18l12 6", "M54 30V12l12 8l-12 6", "M54 12l12 18M66 12L54 30", "M60 12v18M60 12l7 7M60 20l-7 7"][i]!, "ink", 2.6))); star(s, 60, 60, 16, "sun", 6, 0.5); };
const palm: Draw = (s) => { ground(s); for (const [x, top] of [[36, 44], [49, 28], [62, 24], [75, 34]] as const) s.fill(`M${x - 6} 78V${top}a6 6 0 0 1 12 0V78Z`, "lit"); s.fill("M28 74H82Q86 112 62 116H50Q32 112 28 74Z", "lit").fill("M80 84Q98 80 102 60a6 6 0 0 0 -11 -3Q88 68 78 72Z", "lit").fill("M66 76H82Q86 112 62 116Q76 100 66 76Z", "stone", 0.6); s.rect(44, 66, 24, 34, "accent").rect(47, 69, 18, 28, "sky"); star(s, 56, 83, 8, "sun"); };
const lens: Draw = (s) => { ground(s); s.line("M78 78L104 110", "shade", 11).line("M80 78L104 108", "stone", 6); s.disc(52, 50, 36, "accent").disc(52, 50, 30, "water").fill("M28 50Q52 24 76 50Q52 76 28 50Z", "sun").disc(52, 50, 11, "stone").disc(52, 50, 5.4, "ink").disc(48, 46, 2.6, "sun"); s.fill("M30 34Q40 22 56 24Q40 30 34 44Z", "sun", 0.6); };
const ring: Draw = (s) => { ground(s); s.line(curve(times(24, (i) => around(60, 76, 32, i * 15, 0.9)), true), "shade", 13).line(curve(times(24, (i) => around(60, 76, 32, i * 15, 0.9)), true), "stone", 9).line(curve(times(10, (i) => around(60, 76, 33, -60 + i * 15, 0.9))), "sun", 3); flame(s, 60, 54, 46, "accent"); flame(s, 60, 52, 26, "sun"); };
const wands: Draw = (s) => { ground(s); for (const side of [-1, 1]) s.placed(`translate(60 64) scale(${side} 1) rotate(32)`, () => { s.rect(-4, -34, 8, 84, "shade").rect(0, -34, 4, 84, "stone").rect(-5, -10, 10, 5, "accent").rect(-5, 24, 10, 5, "accent"); star(s, 0, -44, 15, side > 0 ? "sun" : "accent", 5, 0.45); }); };
const seal: Draw = (s) => { ground(s); s.poly(times(32, (i) => around(60, 54, i % 2 ? 42 : 37, i * 11.25)), "accent").disc(60, 54, 31, "shade").line(curve(times(24, (i) => around(60, 54, 26, i * 15)), true), "sun", 1.8); s.line("M42 36L78 72M78 36L42 72", "sun", 6); s.poly([[46, 88], [40, 120], [52, 112], [58, 92]], "water").poly([[74, 88], [80, 120], [68, 112], [62, 92]], "water"); };
const cloak: Draw = (s) => { ground(s); s.fill(curve([[60, 12], [78, 20], [88, 46], [104, 108], [82, 114], [60, 106], [38, 114], [16, 108], [32, 46], [42, 20]], true), "shade"); times(7, (r) => times(7, (c) => { const x = 26 + c * 11.4 + (r % 2) * 5.7; const y = 32 + r * 11; if (Math.abs(x - 60) < 13 + r * 4.4) s.fill(`M${x - 6} ${y}h12q0 9 -6 12q-6 -3 -6 -12Z`, (r + c) % 2 ? "stone" : "lit"); })); s.fill("M48 30Q46 14 60 12Q74 14 72 30Q66 38 60 38Q54 38 48 30Z", "ink").disc(60, 44, 5, "accent"); };
const shuffle: Draw = (s) => { ground(s); times(7, (i) => s.placed(`translate(60 62) rotate(${i * 51}) translate(0 -30)`, () => s.rect(-9, -13, 18, 26, i % 2 ? "lit" : "accent").rect(-6.6, -10.600, 13.2, 21.2, "shade"))); s.line(curve(times(9, (i): Point => around(60, 62, 6 + i * 1.6, i * 62))), "sun", 3.4); };

export const MAGIC: Record<string, Draw> = { spark, gust, frost, bolt, blaze, comet, dawn, flask, runes, palm, lens, ring, wands, seal, cloak, shuffle };
