/** Figures of stone, for cities, megaliths and artefacts alike. */
import { curve, edges, type Point, type Sketch } from "../../../art/pen";

/** A king on his throne, from the front; `worn`: without a face. */
export function seated(s: Sketch, x: number, foot: number, tall: number, worn = false): void {
  const k = tall / 40;
  const at = (u: number, v: number): Point => [x + u * k, foot - v * k];
  s.poly([at(-11, 0), at(-11, 20), at(11, 20), at(11, 0)], "shade").poly([at(7, 0), at(7, 20), at(11, 20), at(11, 0)], "lit");
  s.poly([at(-8.6, 0), at(-8, 15), at(-1, 15), at(-1, 0)], "stone").poly([at(1, 0), at(1, 15), at(8, 15), at(8.6, 0)], "stone").poly([at(5.6, 0), at(5.6, 15), at(8, 15), at(8.6, 0)], "lit").poly([at(-1, 0), at(-1, 14), at(1, 14), at(1, 0)], "ink", 0.5);
  s.poly([at(-8.4, 15), at(-8.4, 18.6), at(8.4, 18.6), at(8.4, 15)], "lit");
  s.poly([at(-7, 18), at(-9.4, 28), at(-4, 30.4), at(4, 30.4), at(9.4, 28), at(7, 18)], "stone").poly([at(3, 18.6), at(4, 30.4), at(9.4, 28), at(7, 18)], "lit").poly([at(-7, 18), at(-9.4, 28), at(-4, 30.4), at(-4, 18)], "shade");
  s.poly([at(-5.6, 29), at(-5, 38), at(-2.4, 40.4), at(2.4, 40.4), at(5, 38), at(5.6, 29)], "shade").poly([at(2.6, 29), at(2.6, 40.4), at(5, 38), at(5.6, 29)], "lit");
  if (!worn) {
    s.fill(curve([at(-3, 38), at(-3, 33), at(0, 30.4), at(3, 33), at(3, 38)], true), "lit").ink(edges([at(-1.6, 35.4), at(-0.6, 35.4)], false), 0.7).ink(edges([at(0.8, 35.4), at(1.8, 35.4)], false), 0.7).ink(edges([at(-0.8, 32.8), at(0.8, 32.8)], false), 0.6);
    s.poly([at(-0.9, 31), at(-0.6, 27.6), at(0.8, 27.6), at(0.9, 31)], "shade");
  } else s.fill(curve([at(-3, 38), at(-3.4, 33), at(0, 30), at(3.4, 33.4), at(2, 38)], true), "stone");
  s.ink(edges([at(-11, 0), at(-11, 20), at(-9.4, 28), at(-5, 38), at(0, 41), at(5, 38), at(9.4, 28), at(11, 20), at(11, 0)], false), 0.6, 0.5);
}

/** A head and shoulders of Rapa Nui. */
export function moai(s: Sketch, x: number, foot: number, tall: number, hat = false): void {
  const k = tall / 50;
  const at = (u: number, v: number): Point => [x + u * k, foot - v * k];
  s.body(x, foot, 20 * k, [8 * k, 9.4 * k, 9.6 * k, 7 * k], {});
  s.body(x, foot - 17 * k, 31 * k, [5.4 * k, 6.6 * k, 6.2 * k, 5.6 * k, 6.4 * k, 6 * k], {});
  s.poly([at(-5.6, 37.6), at(-4.6, 40.4), at(6, 40.4), at(6.4, 37)], "stone").poly([at(-5.4, 37.4), at(6.4, 37), at(5.4, 33), at(-4.8, 33)], "shade");
  s.poly([at(0.2, 40), at(-1.2, 27.6), at(3, 27), at(2.4, 40)], "lit").poly([at(-1.2, 27.6), at(3, 27), at(2.6, 25.8), at(-0.6, 26)], "ink", 0.6);
  s.line(edges([at(-3, 22.6), at(4.4, 22.2)], false), "ink", 1.1 * k, 0.75);
  s.poly([at(-7.4, 39), at(-6.4, 39), at(-6, 26), at(-7.4, 25)], "shade").poly([at(6.6, 39), at(7.6, 39), at(7.6, 25), at(6.4, 26)], "lit");
  if (hat) s.body(x, foot - 47.6 * k, 9 * k, [7.6 * k, 8 * k, 7.4 * k, 5 * k], { tones: [s.c.accent, s.c.accent, s.c.dark] });
}
