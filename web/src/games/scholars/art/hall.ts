/** The House of Wisdom around a person or a table: walls, arches, shelves, windows, lamps. */
import { around, oval, times, type Options, type Sketch } from "../../../art/pen";
import { star } from "./emblems";

/** Words in a recipe's option: "shelves lamp" has both. */
export function says(option: Options[string] | undefined, word: string): boolean {
  return typeof option === "string" && option.split(" ").includes(word);
}

export function size(o: Options, name: string, otherwise: number): number {
  const value = o[name];
  return typeof value === "number" ? value : otherwise;
}

const keel = (x: number, foot: number, half: number, top: number): string =>
  `M${x - half} ${foot}V${top + half * 0.9}Q${x - half} ${top + half * 0.3} ${x} ${top - half * 0.25}Q${x + half} ${top + half * 0.3} ${x + half} ${top + half * 0.9}V${foot}Z`;

export function tiles(s: Sketch, x: number, y: number, w: number, h: number, step: number): void {
  s.rect(x, y, w, h, "far");
  for (let u = x + step / 2, i = 0; u < x + w; u += step, i++) for (let v = y + step / 2, k = 0; v < y + h; v += step, k++) s.fill(star(u, v, step * 0.46, 8, 0.62), (i + k) % 2 ? "mid" : "water").disc(u, v, step * 0.13, "sun", 0.8);
}

function shelves(s: Sketch, x: number, y: number, w: number, rows: number, tall: number): void {
  s.rect(x, y, w, rows * tall, "dark");
  const colours = ["accent", "water", "lit", "leaf", "stone", "far", "shade", "sun"];
  times(rows, (r) => {
    let u = x + 2;
    while (u < x + w - 4) {
      const b = s.random(2.6, 5);
      const h = tall * s.random(0.55, 0.86);
      if (s.random() < 0.2) times(3, (i) => s.disc(u + 2.6 + (i % 2) * 4.6, y + r * tall + tall - 4 - (i === 2 ? 4 : 0), 2.5, "stone").disc(u + 2.6 + (i % 2) * 4.6, y + r * tall + tall - 4 - (i === 2 ? 4 : 0), 0.9, "shade"));
      else s.rect(u, y + r * tall + tall - 2 - h, b, h, colours[Math.floor(s.random() * colours.length)]!);
      u += b + (s.random() < 0.2 ? 6 : 0.8);
    }
    s.rect(x - 1, y + r * tall + tall - 2, w + 2, 2.4, "ground");
  });
}

export function lamp(s: Sketch, x: number, y: number, drop: number): void {
  s.line(`M${x} -4V${y - 8}`, "dark", 1);
  s.disc(x, y, 22, "sun", 0.16).disc(x, y, 13, "sun", 0.25).poly([[x - 3, y - 8], [x + 3, y - 8], [x + 6, y - 2], [x + 3.6, y + drop], [x - 3.6, y + drop], [x - 6, y - 2]], "sun").line(`M${x - 3} ${y - 8}h6l3 6l-2.400 ${drop + 2}h-7.200l-2.400 ${-drop - 2}Z`, "accent", 1.1);
}

/** What is behind. */
export function hall(s: Sketch, o: Options): void {
  const room = o.room;
  s.rect(-2, -2, 124, 126, "sky");
  if (says(room, "rays")) times(18, (i) => s.poly([[60, 56], around(60, 56, 110, i * 20), around(60, 56, 110, i * 20 + 10)], "haze"));
  if (says(room, "lattice")) for (let u = 2; u < 124; u += 15) for (let v = 2; v < 124; v += 15) s.line(star(u, v, 10, 8, 0.7), "haze", 1.6);
  if (says(room, "bands")) times(6, (i) => s.rect(-2, i * 22, 124, 11, "haze"));
  if (says(room, "tiles")) tiles(s, -2, 66, 124, 60, 13);
  if (says(room, "arch")) s.fill(keel(60, 124, 46, 22), "haze").fill(keel(60, 124, 39, 28), "glow").line(keel(60, 124, 46, 22), "far", 3.4);
  if (says(room, "arches")) for (const x of [12, 60, 108]) s.fill(keel(x, 124, 20, 24), x === 60 ? "glow" : "haze").line(keel(x, 124, 20, 24), "far", 2.4);
  if (says(room, "night")) {
    s.fill(keel(60, 124, 42, 20), "dark").line(keel(60, 124, 42, 20), "far", 3.6);
    times(22, () => s.disc(s.random(24, 96), s.random(20, 84), s.random(0.4, 1.2), "sun"));
    s.fill(`M84 30a9 9 0 1 0 7 13a7 7 0 1 1 -7 -13Z`, "sun");
  }
  if (says(room, "day")) {
    s.fill(keel(60, 124, 42, 18), "glow").disc(82, 40, 8, "sun");
    s.fill("M18 92Q40 80 60 88T102 84V124H18Z", "leaf", 0.8).line(keel(60, 124, 42, 18), "far", 3.6);
  }
  if (says(room, "shelves")) shelves(s, 4, 8, 112, 5, 21);
  if (says(room, "racks")) {
    shelves(s, -2, 14, 30, 4, 22);
    shelves(s, 92, 14, 30, 4, 22);
  }
  if (says(room, "curtain")) {
    s.fill("M-4 -4H40Q34 40 10 70Q4 96 -4 124Z", "accent").fill("M-4 -4H18Q16 40 2 66L-4 124Z", "dark", 0.3).line("M30 -2Q26 34 6 66M38 -2Q34 36 12 70", "sun", 1.2, 0.8);
    if (says(room, "both")) s.fill("M124 -4H80Q86 40 110 70Q116 96 124 124Z", "accent").line("M82 -2Q86 36 108 70", "sun", 1.2, 0.8);
  }
  if (says(room, "dome")) {
    s.fill("M-4 60Q60 -40 124 60V-6H-4Z", "far");
    times(9, (i) => s.line(`M60 2L${-8 + i * 17} 60`, "mid", 1.2));
    times(9, (i) => s.fill(star(...around(60, 66, 46, 196 + i * 18.500), 4, 8, 0.6), "sun"));
  }
  if (says(room, "glow")) s.disc(60, 44, 54, "sun", 0.18).disc(60, 44, 34, "sun", 0.16);
  if (says(room, "lamp")) lamp(s, size(o, "lampx", 98), 24, 7);
  if (says(room, "lamps")) for (const x of [18, 60, 102]) lamp(s, x, x === 60 ? 16 : 26, 6);
  if (says(room, "halo")) s.line(oval(60, 42, 38, 38), "sun", 2, 0.8).line(oval(60, 42, 42, 42), "sun", 0.8, 0.6);
}

export function table(s: Sketch, y: number, cloth = false): void {
  s.rect(-2, y, 124, 126 - y, cloth ? "accent" : "ground").rect(-2, y, 124, 3, cloth ? "sun" : "stone", cloth ? 0.9 : 0.5);
  if (cloth) for (let u = 6; u < 124; u += 12) s.fill(star(u, y + 12, 4.400, 8, 0.5), "sun", 0.7);
  else s.ink(times(4, (i) => `M-2 ${y + 8 + i * 8}Q60 ${y + 5 + i * 8} 122 ${y + 9 + i * 8}`).join(""), 0.7, 0.35);
}

export function finish(s: Sketch): void {
  s.specks(80, 0, 0, 120, 120, "sun", 0.5, 0.32).specks(60, 0, 60, 120, 60, "ink", 0.5, 0.25);
}
