/** Fog: a mask that looks out of the mist, and a sign of what it brings. Blessings smile, curses do not. */
import { around, curve, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { is, type Draw } from "./night";

function mist(s: Sketch): void {
  s.rect(-2, -2, 124, 124, "sky");
  for (const [y, c, a] of [[18, "haze", 1], [36, "glow", 0.6], [54, "haze", 0.8], [72, "glow", 0.7], [92, "far", 0.9], [106, "mid", 0.9]] as const) {
    s.fill(`${curve(times(7, (i): Point => [-8 + i * 23, s.about(y, 7)]))}L132 124L-8 124Z`, c, a);
  }
}

function mask(s: Sketch, o: Options): void {
  s.oval(60, 50, 34, 40, "glow", 0.5);
  s.fill("M34 40Q34 14 60 12Q86 14 86 40Q86 66 74 80Q66 88 60 88Q54 88 46 80Q34 66 34 40Z", "lit").fill("M64 12Q86 16 86 40Q86 66 74 80Q66 88 62 88Q78 60 64 12Z", "stone", 0.7);
  if (is(o, "face", "smile")) s.line("M43 44q6 -7 12 0M65 44q6 -7 12 0", "ink", 2.8).fill("M48 62Q60 68 72 62Q68 76 60 76Q52 76 48 62Z", "ink");
  if (is(o, "face", "calm")) s.line("M43 43q6 5 12 0M65 43q6 5 12 0M52 67q8 4 16 0", "ink", 2.6);
  if (is(o, "face", "wide")) s.oval(49, 43, 5.4, 6.4, "ink").oval(71, 43, 5.4, 6.4, "ink").oval(60, 67, 6, 7.4, "ink");
  if (is(o, "face", "frown")) s.poly([[42, 37], [56, 43], [55, 48], [43, 46]], "ink").poly([[78, 37], [64, 43], [65, 48], [77, 46]], "ink").line("M49 71Q60 60 71 71", "ink", 3);
  if (is(o, "face", "weep")) s.line("M43 45q6 -4 12 2M65 47q6 -6 12 -2M50 70q10 -9 20 0", "ink", 2.8).fill("M48 50q-5 12 0 15q5 -3 0 -15Z", "water").fill("M72 50q-5 12 0 15q5 -3 0 -15Z", "water");
  if (is(o, "face", "blank")) s.oval(49, 44, 6, 3.4, "ink").oval(71, 44, 6, 3.4, "ink").line("M52 68h16", "ink", 2.6);
  s.line("M58 46Q55 56 57 59H62", "stone", 1.6);
}

/** What it brings, in front of the mask. */
const SIGNS: Record<string, (s: Sketch) => void> = {
  rain: (s) => times(13, (i) => s.fill(`M${14 + i * 8} ${88 + (i % 3) * 9}q4 8 0 11q-4 -3 0 -11Z`, "water")),
  surge: (s) => times(9, (i) => s.poly([[60, 110], around(60, 110, 70, 196 + i * 18.5), around(60, 110, 70, 203 + i * 18.5)], "accent", 0.85)).forEach(() => undefined),
  gift: (s) => s.rect(42, 88, 36, 26, "accent").rect(38, 84, 44, 8, "sun").rect(56, 84, 8, 30, "water").line("M60 84q-14 -14 -16 -2q4 4 16 2q14 -14 16 -2q-4 4 -16 2", "water", 3),
  beam: (s) => s.poly([[74, -4], [104, -4], [66, 124], [22, 124]], "accent", 0.45).poly([[86, -4], [98, -4], [54, 124], [36, 124]], "sun", 0.5),
  clearing: (s) => { for (const side of [-1, 1]) for (const [y, r] of [[30, 18], [56, 22], [84, 24], [108, 22]] as const) s.disc(60 + side * (50 + (y % 9)), y, r, "haze", 0.85); s.disc(60, 104, 9, "accent").line(rule(times(8, (i) => [...around(60, 104, 12, i * 45), ...around(60, 104, 18, i * 45)] as [number, number, number, number])), "accent", 2.4); },
  grip: (s) => { for (const [x, h] of [[34, 26], [46, 34], [58, 36], [70, 32]] as const) s.fill(`M${x - 5} 116V${116 - h}a5 5 0 0 1 10 0V116Z`, "shade"); s.fill("M28 124V100H80V124Z", "shade").line("M84 112Q96 104 92 92", "shade", 9); },
  burden: (s) => s.poly([[36, 100], [32, 80], [46, 90], [60, 74], [74, 90], [88, 80], [84, 100]], "accent").rect(36, 100, 48, 7, "sun").line("M44 108v8M60 108v10M76 108v8", "ink", 2.4).disc(44, 119, 5, "ink").disc(60, 121, 5, "ink").disc(76, 119, 5, "ink"),
  threads: (s) => s.line("M10 96q16 -14 28 2t26 4t24 -8t26 6M8 110q20 -10 34 0t30 2t40 -6M34 84q-8 18 6 34M86 84q10 14 -2 34", "accent", 2.4),
  wheel: (s) => { s.line(curve(times(24, (i) => around(60, 100, 17, i * 15)), true), "accent", 4).line(rule(times(4, (i) => [...around(60, 100, 17, i * 45), ...around(60, 100, 17, i * 45 + 180)] as [number, number, number, number])), "accent", 2.4).disc(60, 100, 4, "sun"); s.poly([[28, 92], [40, 90], [34, 102]], "sun").poly([[92, 108], [80, 110], [86, 98]], "sun"); },
  hush: (s) => s.fill("M55 118V74a5 5 0 0 1 10 0V118Z", "shade").fill("M44 124V104Q44 96 52 96H72Q80 98 80 108V124Z", "shade").line("M57 78h6", "lit", 2),
  hides: (s) => times(4, (r) => times(7, (c) => s.fill(`M${6 + c * 18 + (r % 2) * 9} ${84 + r * 11}h18q0 12 -9 15q-9 -3 -9 -15Z`, r % 2 ? "shade" : "stone"))).forEach(() => undefined),
  numb: (s) => { for (const [x, y] of [[24, 92], [42, 104], [78, 104], [96, 92]] as const) s.line(rule(times(3, (i) => [...around(x, y, 11, i * 60), ...around(x, y, 11, i * 60 + 180)] as [number, number, number, number])), "sun", 2.2).disc(x, y, 2.6, "sun"); },
};

const fog: Draw = (s, o) => {
  mist(s);
  if (o.sign === "beam" || o.sign === "surge") SIGNS[o.sign]!(s);
  mask(s, o);
  s.fill(`${curve(times(7, (i): Point => [-8 + i * 23, s.about(92, 5)]))}L132 124L-8 124Z`, "haze", 0.75);
  if (typeof o.sign === "string" && o.sign !== "beam" && o.sign !== "surge") SIGNS[o.sign]?.(s);
  else if (o.sign === "surge") s.disc(60, 112, 12, "accent").disc(60, 112, 7, "sun");
};

export const FOG: Record<string, Draw> = { fog };
