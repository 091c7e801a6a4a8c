/** Written things: scrolls in the manner of their language, illuminated leaves. And tables with what a science needs. */
import { around, curve, oval, times, type Options, type Sketch } from "../../../art/pen";
import { EMBLEMS, star } from "./emblems";
import { hall, lamp, says, size, table, tiles } from "./hall";

type Draw = (s: Sketch, o: Options) => void;

/** One line of writing between two points of a row; each script has its own stroke. */
const SCRIPTS: Record<string, (s: Sketch, x: number, y: number, w: number) => string> = {
  chinese: (s, x, y, w) => times(Math.floor(w / 6), (i) => { const u = x + i * 6; return `M${u} ${y - 1.6}h3.6M${u + 1.8} ${y - 2.6}v4.600M${u + 0.2} ${y + 1.600}l3.200 ${s.random() < 0.5 ? -1.6 : 0}`; }).join(""),
  sanskrit: (s, x, y, w) => `M${x} ${y - 1.8}h${w}` + times(Math.floor(w / 4), (i) => { const u = x + 1 + i * 4; return s.random() < 0.5 ? `M${u + 2} ${y - 1.8}v4.200` : `M${u} ${y + 0.6}q2 -2.200 2.600 0v1.800`; }).join(""),
  greek: (s, x, y, w) => times(Math.floor(w / 4), (i) => { const u = x + i * 4; const k = s.random(); return k < 0.33 ? `M${u} ${y + 2}l1.400 -4 1.400 4M${u + 0.600} ${y + 0.6}h1.800` : k < 0.66 ? `M${u} ${y - 1.8}h2.800M${u + 1.400} ${y - 1.8}v3.800` : oval(u + 1.300, y, 1.300, 1.900); }).join(""),
  hebrew: (s, x, y, w) => times(Math.floor(w / 4.6), (i) => { const u = x + i * 4.6; return s.random() < 0.5 ? `M${u} ${y - 1.8}h3.200v4` : `M${u} ${y - 1.8}h3M${u + 2.400} ${y - 1.8}v2.200M${u + 0.4} ${y + 2}h2.800`; }).join(""),
  persian: (s, x, y, w) => times(Math.floor(w / 8), (i) => { const u = x + i * 8; return `M${u} ${y + 1}q2 2.600 4 0t3 -1.600v-2.400${s.random() < 0.5 ? `M${u + 3} ${y - 2.6}h.1M${u + 4.4} ${y - 2.6}h.1` : ""}`; }).join(""),
  syriac: (s, x, y, w) => `M${x} ${y + 1.4}h${w}` + times(Math.floor(w / 5), (i) => { const u = x + 1 + i * 5; return s.random() < 0.5 ? `M${u} ${y + 1.400}v-3.600` : `M${u} ${y + 1.400}q1.400 -3 2.800 0M${u + 1.400} ${y + 3.600}h.1`; }).join(""),
};

function written(s: Sketch, script: string, x: number, y: number, w: number, rows: number, step: number): void {
  const pen = SCRIPTS[script] ?? SCRIPTS.persian!;
  s.line(times(rows, (i) => pen(s, x, y + i * step, w * (i === rows - 1 ? 0.6 : 1))).join(""), "ink", 0.95, 0.85);
}

function ground(s: Sketch, o: Options): void {
  if (says(o.room, "cloth")) {
    s.rect(-2, -2, 124, 126, "sky");
    for (let u = 6; u < 124; u += 18) for (let v = 6; v < 124; v += 18) s.fill(star(u, v, 6.400, 8, 0.5), "haze");
  } else if (says(o.room, "tiled")) tiles(s, -2, -2, 124, 126, 15);
  else if (says(o.room, "wood")) {
    s.rect(-2, -2, 124, 126, "ground");
    times(6, (i) => s.rect(-2, i * 21, 124, 1.200, "dark", 0.5));
  } else hall(s, o);
}

/** A scroll, unrolled; what it is about is painted on it. */
const scroll: Draw = (s, o) => {
  ground(s, o);
  const script = String(o.script ?? "persian");
  const emblem = EMBLEMS[String(o.about ?? "")];
  const standing = o.standing === true;
  s.placed(`translate(60 60) rotate(${size(o, "tilt", -4)}) scale(${size(o, "big", 1)})`, () => {
    if (standing) {
      s.rect(-27, -46, 56, 96, "ink", 0.25).rect(-28, -48, 56, 96, "lit").rect(-28, -48, 12, 96, "stone").rect(22, -48, 6, 96, "#ffffff", 0.4);
      for (const y of [-50, 46]) s.rect(-34, y - 2.500, 68, 8, "shade").rect(-34, y - 2.500, 68, 3, "stone").disc(-36, y + 1.500, 5, "accent").disc(36, y + 1.500, 5, "accent").disc(37, y, 1.800, "sun");
      written(s, script, -20, -38, 40, 2, 6);
      written(s, script, -20, 26, 40, 3, 6);
      if (emblem) s.placed("translate(0 -4) scale(1.240)", () => emblem(s));
    } else {
      s.rect(-38, -31, 80, 66, "ink", 0.25).rect(-40, -34, 80, 68, "lit").rect(-40, -34, 14, 68, "stone").rect(32, -34, 8, 68, "#ffffff", 0.4);
      for (const x of [-44, 42]) s.rect(x - 3, -38, 8, 76, "shade").rect(x + 1, -38, 3, 76, "stone").oval(x + 1, -40, 4.600, 3.400, "accent").oval(x + 1, 40, 4.600, 3.400, "accent");
      const side = o.mirror ? 1 : -1;
      written(s, script, side < 0 ? -2 : -33, -24, 32, 8, 6.600);
      if (emblem) s.placed(`translate(${side * 17} 0) scale(1.060)`, () => emblem(s));
    }
    if (says(o.with, "seal")) s.placed("translate(24 34) scale(.5)", () => EMBLEMS.seal!(s));
  });
  if (says(o.with, "pen")) s.placed("translate(98 96) scale(.8)", () => EMBLEMS.pen!(s));
};

/** A leaf of a book: border, picture, a few lines. */
const leaf: Draw = (s, o) => {
  ground(s, o);
  const border = String(o.border ?? "gold");
  s.placed(`translate(60 60) rotate(${size(o, "tilt", 3)})`, () => {
    s.rect(-36, -50, 76, 106, "ink", 0.28).rect(-39, -53, 78, 106, "lit").rect(-39, -53, 7, 106, "stone");
    const [x, y, w, h] = [-31, -45, 62, 90];
    if (border === "stars") for (let i = 0; i < 7; i++) for (const [u, v] of [[x + (w * i) / 6, y], [x + (w * i) / 6, y + h]] as const) s.fill(star(u, v, 5, 8, 0.56), i % 2 ? "accent" : "water").disc(u, v, 1.300, "sun");
    if (border === "vine") {
      for (const [u, side] of [[x, 1], [x + w, -1]] as const) {
        s.line(curve(times(10, (i) => [u + (i % 2 ? 3 : -3), y + (h * i) / 9])), "leaf", 1.600);
        times(9, (i) => s.oval(u + side * (i % 2 ? 4 : -4), y + 4 + i * 10, 3.600, 2, "leaf").disc(u - side * (i % 2 ? 3 : -3), y + 6 + i * 10, 1.900, i % 3 ? "accent" : "water"));
      }
    }
    if (border === "bands") s.line(`M${x} ${y}h${w}v${h}h${-w}Z`, "water", 5).line(`M${x} ${y}h${w}v${h}h${-w}Z`, "accent", 2).line(`M${x} ${y}h${w}v${h}h${-w}Z`, "sun", 0.700);
    if (border === "gold") s.line(`M${x} ${y}h${w}v${h}h${-w}Z`, "sun", 4.600).line(`M${x - 2.600} ${y - 2.600}h${w + 5.200}v${h + 5.200}h${-w - 5.200}Z`, "ink", 0.700).line(`M${x + 2.600} ${y + 2.600}h${w - 5.200}v${h - 5.200}h${-w + 5.200}Z`, "ink", 0.700);
    if (border === "gold" || border === "bands") for (const [u, v] of [[x, y], [x + w, y], [x, y + h], [x + w, y + h]] as const) s.fill(star(u, v, 6.500, 8, 0.5), "accent").disc(u, v, 2, "sun");
    // the picture, in an arch, a roundel or a square
    const frame = String(o.frame ?? "arch");
    const d = frame === "round" ? oval(0, -10, 25, 25) : frame === "square" ? "M-25 -36H25V14H-25Z" : "M-25 16V-14Q-25 -30 0 -40Q25 -30 25 -14V16Z";
    s.fill(d, "glow").line(d, "accent", 2.200).line(d, "sun", 0.800);
    const emblem = EMBLEMS[String(o.about ?? "")];
    const second = EMBLEMS[String(o.and ?? "")];
    if (second && emblem) {
      s.placed("translate(-9 -16) scale(.82)", () => emblem(s));
      s.placed("translate(10 0) scale(.72)", () => second(s));
    } else if (emblem) s.placed("translate(0 -9) scale(1.160)", () => emblem(s));
    written(s, String(o.script ?? "persian"), -22, 24, 44, 3, 6);
  });
};

/** What a science needs, on a table by a lamp. */
const still: Draw = (s, o) => {
  hall(s, o);
  table(s, 86, says(o.with, "cloth"));
  s.disc(60, 62, 40, "sun", 0.16);
  const things = String(o.things ?? "book").split(" ");
  const spots = things.length === 1 ? [[62, 66, 1.700]] : things.length === 2 ? [[78, 78, 1.100], [48, 64, 1.500]] : [[90, 76, 1], [32, 78, 1], [60, 62, 1.460]];
  things.slice(0, 3).forEach((name, i) => { const [x, y, k] = spots[spots.length - 1 - i]!; s.oval(x!, y! + 17 * k!, 15 * k!, 3, "ink", 0.3).placed(`translate(${x} ${y}) scale(${k})`, () => EMBLEMS[name]?.(s)); });
  if (says(o.with, "gold")) times(7, (i) => s.fill(star(...around(60, 60, 50, 200 + i * 23), 3.400, 4, 0.3), "sun"));
  if (says(o.with, "lamp")) lamp(s, 98, 22, 7);
};

/** One sign on a wall of tiles: decks, tracks, tiles of the board. */
const emblem: Draw = (s, o) => {
  if (says(o.room, "tiled")) tiles(s, -2, -2, 124, 126, size(o, "step", 20));
  else hall(s, o);
  const points = size(o, "points", 8);
  s.fill(star(60, 60, 47, points, 0.76), "ink", 0.3).fill(star(60, 58, 46, points, 0.76), "accent").fill(star(60, 58, 41, points, 0.78), "lit").line(star(60, 58, 37, points, 0.8), "sun", 1.200);
  s.placed(`translate(60 58) scale(${size(o, "big", 1.400)})`, () => EMBLEMS[String(o.about ?? "lamp")]?.(s));
};

export const SHEETS: Record<string, Draw> = { scroll, leaf, still, emblem };
