/** Rooms of the House of Wisdom, and what lies along the roads. */
import { around, curve, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { EMBLEMS, star } from "./emblems";
import { hall, lamp, says, size, tiles } from "./hall";

type Draw = (s: Sketch, o: Options) => void;

/** A room: floor, what stands in it. */
const room: Draw = (s, o) => {
  hall(s, o);
  s.poly([[-4, 124], [-4, 92], [124, 92], [124, 124]], "ground").poly([[-4, 92], [124, 92], [124, 95], [-4, 95]], "dark", 0.5);
  if (says(o.with, "carpet")) s.poly([[18, 118], [34, 98], [86, 98], [102, 118]], "accent").line("M24 115L38 100H82L96 115Z", "sun", 1.4).fill(star(60, 107, 7, 8, 0.5), "sun");
  if (says(o.with, "fountain")) s.oval(60, 104, 32, 8, "far").oval(60, 102, 28, 6, "water").rect(57, 84, 6, 18, "stone").oval(60, 84, 13, 3.600, "far").line("M60 82Q60 64 50 78M60 82Q60 64 70 78M60 82V66", "lit", 1.800);
  if (says(o.with, "pool")) s.poly([[30, 116], [42, 98], [78, 98], [90, 116]], "water").line("M46 104h12M58 110h18M44 112h8", "lit", 1.200);
  if (says(o.with, "table")) s.poly([[26, 92], [94, 92], [98, 98], [22, 98]], "stone").rect(30, 98, 4, 18, "dark").rect(86, 98, 4, 18, "dark");
  if (says(o.with, "cushions")) for (const [x, c] of [[28, "accent"], [60, "water"], [92, "leaf"]] as const) s.fill(curve([[x - 13, 110], [x - 10, 102], [x + 10, 102], [x + 13, 110], [x, 114]], true), c);
  if (says(o.with, "ladder")) s.line("M84 98L74 12M96 98L86 12", "stone", 2.400).line(times(8, (i) => `M${83 - i * 1.200} ${90 - i * 11}h11`).join(""), "stone", 1.800);
  if (says(o.with, "columns")) for (const x of [14, 106]) s.rect(x - 5, 20, 10, 74, "stone").rect(x - 5, 20, 3, 74, "shade").rect(x + 2, 20, 3, 74, "lit").rect(x - 8, 16, 16, 5, "lit").rect(x - 8, 92, 16, 5, "shade");
  const things = String(o.things ?? "").split(" ").filter(Boolean);
  things.forEach((name, i) => { const x = things.length === 1 ? 60 : 38 + (i * 44) / (things.length - 1); s.placed(`translate(${x} ${says(o.with, "table") ? 78 : 84}) scale(${things.length > 2 ? 0.800 : 1})`, () => EMBLEMS[name]?.(s)); });
  if (says(o.with, "lamps")) for (const x of [24, 60, 96]) lamp(s, x, x === 60 ? 26 : 36, 7);
};

function hills(s: Sketch, y: number, wave: number, colour: string): void {
  s.fill(`${curve(times(6, (i): Point => [-6 + i * 26.400, s.about(y, wave)]))}L126 124L-6 124Z`, colour);
}

/** Along the roads: a sky, hills, and what one has come for. */
const road: Draw = (s, o) => {
  s.rect(-2, -2, 124, 126, "glow").disc(size(o, "sunx", 84), 34, 24, "sun", 0.4).disc(size(o, "sunx", 84), 34, 13, "sun");
  hills(s, 66, 8, "haze");
  hills(s, 80, 5, "sky");
  if (says(o.with, "river")) s.fill("M70 78Q40 90 66 100T40 126H96Q70 112 92 100T80 78Z", "water");
  if (says(o.with, "sea")) s.rect(-2, 84, 124, 42, "water").line(times(8, (i) => `M${(i * 37) % 104} ${92 + i * 4}q4 -3 8 0t8 0`).join(""), "lit", 1.200);
  hills(s, 112, 3, "ground");
  const things = String(o.things ?? "city").split(" ");
  things.forEach((name, i) => s.placed(`translate(${things.length === 1 ? 60 : 38 + i * 44} ${size(o, "high", 82)}) scale(${things.length === 1 ? 1.900 : 1.150})`, () => EMBLEMS[name]?.(s)));
  if (says(o.with, "caravan")) for (const [x, k] of [[24, 0.560], [50, 0.560], [76, 0.560]] as const) s.placed(`translate(${x} 108) scale(${k})`, () => EMBLEMS.camel!(s));
};

/** A guild's hall, with its banner. */
const guild: Draw = (s, o) => {
  hall(s, o);
  s.line("M28 8H92", "dark", 3).fill("M32 8H88V88L60 104L32 88Z", "accent").fill("M32 8H42V94L32 88Z", "dark", 0.3).line("M37 13H83V85L60 98L37 85Z", "sun", 1.600);
  s.disc(60, 50, 25, "lit").line(star(60, 50, 24, 12, 0.9), "sun", 1.200);
  s.placed(`translate(60 50) scale(${size(o, "big", 1.100)})`, () => EMBLEMS[String(o.about ?? "crown")]?.(s));
  times(7, (i) => { const [x, y] = around(60, 118, 54, 180 + i * 30, 0.140); s.disc(x, y, 2.400, "sun"); });
  if (says(o.with, "tiles")) tiles(s, -2, 106, 124, 20, 10);
};

export const PLACES: Record<string, Draw> = { room, road, guild };
