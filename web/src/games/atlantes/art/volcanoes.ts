/** Undersea volcanoes: fire under water, steam, black glass. */
import { around, curve, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { bed, bubbles, says, size } from "./water";

type Draw = (s: Sketch, o: Options) => void;

const FIRE = ["#fff2a8", "#ffb03a", "#e8502a", "#8f2430"] as const;

function plume(s: Sketch, x: number, y: number, tall: number, wide: number, dark = false): void {
  const tone = dark ? ["dark", "ink", "mid"] : ["sun", "haze", "sun"];
  times(9, (i) => {
    const t = i / 8;
    const r = wide * (0.34 + t * 0.8) * s.random(0.8, 1.15);
    s.disc(s.about(x + Math.sin(t * 3) * wide * 0.5, wide * 0.3), y - tall * t, r, tone[i % 3]!, dark ? 0.75 : 0.5);
  });
  times(5, (i) => s.disc(x + wide * 0.4 + s.about(0, wide * 0.4), y - tall * (0.2 + i * 0.17), wide * 0.4, dark ? "mid" : "sun", dark ? 0.6 : 0.75));
}

function cone(s: Sketch, x: number, top: number, foot: number, half: number, mouth: number, streams: number): void {
  const left = (t: number): number => x - mouth - (half - mouth) * t ** 1.5;
  const right = (t: number): number => x + mouth + (half - mouth) * t ** 1.5;
  const y = (t: number): number => top + (foot - top) * t;
  const ts = [0, 0.25, 0.5, 0.75, 1];
  s.fill(`${curve(ts.map((t): Point => [left(t), y(t)]))}L${curve([...ts].reverse().map((t): Point => [right(t), y(t)])).slice(1)}Z`, "shade");
  s.fill(`${curve(ts.map((t): Point => [x + mouth * 0.2 + (half - mouth) * 0.24 * t, y(t)]))}L${curve([...ts].reverse().map((t): Point => [right(t), y(t)])).slice(1)}Z`, "stone");
  s.ink(times(8, (i) => `M${(x + (i - 4) * mouth * 0.3).toFixed(1)} ${top + 8}L${(x + (i - 4) * half * 0.24).toFixed(1)} ${foot - 4}`).join(""), 0.7, 0.4);
  times(streams, (i) => {
    const at = streams === 1 ? 0.1 : -0.7 + (1.4 * i) / (streams - 1);
    const path = ts.map((t): Point => [x + at * (mouth + (half - mouth) * t ** 1.5) * 0.8 + Math.sin(t * 7 + i * 2) * 2.4, y(t * (0.6 + (i % 2) * 0.35))]);
    s.line(curve(path), FIRE[3], 6).line(curve(path), FIRE[2], 4.200).line(curve(path), FIRE[1], 1.900);
  });
  s.oval(x, top, mouth, mouth * 0.3, FIRE[2]).oval(x, top, mouth * 0.7, mouth * 0.18, FIRE[0]);
}

const one: Draw = (s, o) => {
  bed(s, 88, 5, "far", 5, 0.8);
  const [x, top] = [size(o, "at", 66), size(o, "top", 52)];
  plume(s, x, top - 6, top * 0.9, size(o, "cloud", 11), says(o.with, "dark"));
  cone(s, x, top, 116, size(o, "half", 46), size(o, "mouth", 11), size(o, "streams", 3));
  bed(s, 110, 2.500, "dark", 5);
};

/** Chimneys that smoke black. */
const smokers: Draw = (s, o) => {
  bed(s, 90, 5, "far", 5, 0.8);
  const count = size(o, "count", 5);
  times(count, (i) => {
    const x = 30 + (i * 70) / Math.max(1, count - 1);
    const tall = s.random(26, 52) + (i % 2) * 10;
    plume(s, x, 110 - tall, 92 - tall, size(o, "cloud", 6), !says(o.with, "white"));
    s.body(x, 114, tall, [11, 7.500, 6.500, 5, 6, 4.200], { rough: 1.300, lean: s.about(0, 4), tones: [s.c.stone, s.c.shade, s.c.dark] });
    s.oval(x, 114 - tall, 3.600, 1.300, FIRE[1]);
  });
  bed(s, 110, 2.500, "dark", 5);
  times(14, () => s.line(`M${s.random(20, 108).toFixed(0)} 114q1 -6 -1 -10`, "accent", 1.800));
};

/** Over the rim, down into the lake. */
const crater: Draw = (s, o) => {
  const y = size(o, "high", 66);
  plume(s, 68, y - 10, 52, size(o, "cloud", 10), says(o.with, "dark"));
  s.fill(curve([[-8, 124], [2, y + 8], [24, y - 12], [66, y - 18], [106, y - 12], [124, y + 6], [130, 124]], true), "shade");
  s.oval(66, y, 47, 16, "ink").oval(66, y + 3, 42, 12.500, FIRE[3]).oval(66, y + 4, 36, 10, FIRE[2]).oval(68, y + 5, 25, 6.400, FIRE[1]).oval(70, y + 5.500, 12, 3, FIRE[0]);
  for (const [u, v, w] of [[44, 4, 8], [84, 2, 7], [60, 9, 6]] as const) s.oval(u, y + v, w, 2, "ink", 0.8);
  s.fill(curve([[-8, 124], [0, y + 14], [14, y + 6], [34, y + 18], [66, y + 24], [98, y + 18], [118, y + 4], [130, 124]], true), "stone").fill(curve([[-8, 124], [0, y + 14], [14, y + 6], [34, y + 18], [54, y + 23], [46, 124]], true), "shade");
  times(size(o, "streams", 2), (i) => { const x = 52 + i * 30; const d = `M${x} ${y + 21}q${4 - i * 6} 14 ${-2 + i * 4} 24t2 26`; s.line(d, FIRE[3], 7).line(d, FIRE[2], 4.600).line(d, FIRE[1], 2); });
};

/** Where the ground has split. */
const fissure: Draw = (s, o) => {
  bed(s, 58, 6, "far", 5, 0.8);
  bed(s, 70, 4, "shade", 6);
  const wide = size(o, "wide", 1);
  const left: Point[] = [[66, 70], [58, 80], [66, 88], [52, 98], [60, 108], [44, 124]];
  const right: Point[] = left.map(([x, y], i): Point => [x + (3 + i * 3.400) * wide, y]).reverse();
  s.poly([...left.map(([x, y]): Point => [x - 4, y]), ...right.map(([x, y]): Point => [x + 4, y])], "ink").poly([...left, ...right], FIRE[2]).poly([...left.map(([x, y], i): Point => [x + i * 1.100 * wide, y]), ...right.map(([x, y], i): Point => [x - (5 - i) * 1.100 * wide, y])], FIRE[1]);
  for (const [x, y, r] of [[22, 92, 13], [36, 106, 15], [16, 114, 14], [94, 88, 12], [106, 102, 15], [92, 114, 15]] as const) s.disc(x, y, r, "dark").disc(x + 1.500, y - 1.500, r * 0.82, "stone").disc(x + 3, y - 3.500, r * 0.400, "lit", 0.7);
  if (says(o.with, "jets")) for (const x of [58, 70, 62]) s.line(`M${x} ${84 + (x % 7)}q6 -18 -2 -32t4 -26`, "sun", 3.600, 0.5);
  bubbles(s, 66, 68, 12, 12, 60);
};

const twin: Draw = (s, o) => {
  bed(s, 86, 5, "far", 5, 0.8);
  plume(s, 44, 50, 40, 8, says(o.with, "dark"));
  plume(s, 86, 38, 34, 9, !says(o.with, "dark"));
  cone(s, 84, 42, 116, 34, 8, size(o, "streams", 2));
  cone(s, 44, 62, 118, 32, 8, 1);
  bed(s, 112, 2, "dark", 5);
};

/** A curtain of lava under an arch of basalt. */
const fall: Draw = (s, o) => {
  s.poly(s.uneven([[-4, 124], [-4, 16], [30, 8], [62, 4], [100, 10], [124, 22], [124, 124]], 2), "shade");
  s.fill(curve([[22, 124], [24, 70], [40, 38], [66, 26], [92, 36], [108, 68], [110, 124]], true), "glow").fill(curve([[30, 124], [32, 76], [46, 48], [66, 38], [86, 46], [100, 74], [102, 124]], true), "haze");
  times(13, (i) => s.poly([[i * 10 - 4, 0], [i * 10 + 5, 0], [i * 10 + 5, 22 + ((i * 37) % 17)], [i * 10 - 4, 26 + ((i * 37) % 17)]], i % 2 ? "stone" : "dark", 0.8));
  const w = size(o, "wide", 10);
  for (const [k, colour] of [[1.500, FIRE[3]], [1.100, FIRE[2]], [0.600, FIRE[1]], [0.220, FIRE[0]]] as const) s.fill(`M${66 - w * k} 24Q${66 - w * k * 0.8} 70 ${66 - w * k * 1.3} 112H${66 + w * k * 1.3}Q${66 + w * k * 0.8} 70 ${66 + w * k} 24Z`, colour);
  s.oval(66, 112, 34, 8, FIRE[3]).oval(66, 112, 28, 6, FIRE[2]).oval(66, 112, 16, 3, FIRE[0]);
  plume(s, 40, 108, 24, 6);
  plume(s, 92, 108, 24, 6);
};

/** The mountain speaks. */
const eruption: Draw = (s, o) => {
  bed(s, 88, 5, "far", 5, 0.8);
  const x = 66;
  times(12, (i) => s.poly([[x, 70], around(x, 70, s.random(60, 84), 206 + i * 11.500), around(x, 70, s.random(60, 84), 212 + i * 11.500)], FIRE[i % 3]!, 0.55));
  times(7, (i) => s.disc(x + Math.cos(i * 1.3) * 22, 34 + Math.sin(i * 2.1) * 12, s.random(13, 20), i % 2 ? "ink" : "dark", 0.85));
  times(5, (i) => s.disc(x + 8 + Math.cos(i * 1.700) * 14, 30 + Math.sin(i * 2.300) * 9, s.random(5, 9), "mid", 0.9));
  s.fill(curve([[x - 8, 78], [x - 12, 56], [x - 4, 46], [x + 2, 54], [x + 8, 44], [x + 14, 58], [x + 8, 78]], true), FIRE[2]).fill(curve([[x - 4, 78], [x - 6, 62], [x, 54], [x + 6, 62], [x + 4, 78]], true), FIRE[0]);
  cone(s, x, 76, 118, size(o, "half", 48), 12, size(o, "streams", 4));
  times(size(o, "bombs", 7), () => { const [u, v] = around(x, 66, s.random(34, 54), s.random(196, 344)); s.line(`M${u.toFixed(0)} ${v.toFixed(0)}L${((u + x) / 2).toFixed(0)} ${((v + 66) / 2).toFixed(0)}`, FIRE[1], 1.600, 0.6).disc(u, v, s.random(2, 3.600), "ink").disc(u + 0.700, v - 0.700, 1.300, FIRE[1]); });
  bed(s, 112, 2, "dark", 5);
};

export const VOLCANOES: Record<string, Draw> = { cone: one, smokers, crater, fissure, twin, fall, eruption };
