/** The cities: walls, gates, temples, towers, terraces, ruins under the sea. */
import { boulder, canopy, grass, palm, ridge, ripples, says, size } from "../../../art/land";
import { batter, block, cob, column, courses, crenels, door, gable, menhir, roofs, steps, stupa } from "../../../art/masonry";
import { around, curve, edges, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { moai, seated } from "./statues";

type Draw = (s: Sketch, o: Options) => void;

/** Heavy pillars in a sunken court, water between them. */
const sunkenHall: Draw = (s) => {
  s.poly([[4, 124], [14, 70], [110, 70], [120, 124]], "dark");
  s.poly([[14, 70], [110, 70], [104, 80], [20, 80]], "shade");
  s.poly([[18, 124], [26, 90], [98, 90], [106, 124]], "water");
  ripples(s, 92, 120, "glow", 10);
  for (const [y, k] of [[90, 0.8], [106, 1.15]] as const) {
    for (const x of [28, 51, 74, 96]) block(s, 61 + (x - 61) * k - 5 * k, y - 34 * k, 10 * k, 34 * k, 2);
    block(s, 61 - 40 * k, y - 42 * k, 82 * k, 9 * k, 2);
  }
};

/** A squat obelisk on its pedestal, altar in the court. */
const sunTemple: Draw = (s) => {
  batter(s, 62, 98, 46, 24, 0.14);
  courses(s, 40, 74, 44, 24, 5, 9);
  s.poly([[54, 74], [56, 34], [62, 26], [68, 34], [71, 74]], "lit").poly([[54, 74], [56, 34], [62, 26], [60, 74]], "shade");
  s.ink(edges([[54, 74], [56, 34], [62, 26], [68, 34], [71, 74]]), 0.6, 0.6);
  block(s, 8, 94, 104, 8);
  s.oval(62, 108, 14, 4, "lit").oval(62, 109.4, 14, 4, "stone").oval(62, 107.4, 7, 2, "lit");
  door(s, 62, 98, 6, 11, "taper");
};

/** T-shaped pillars in a ring, beasts carved on them. */
const pillars: Draw = (s) => {
  const tee = (x: number, foot: number, w: number, h: number) => {
    block(s, x - w * 0.32, foot - h * 0.8, w * 0.64, h * 0.8, 1.4);
    block(s, x - w * 0.7, foot - h, w * 1.4, h * 0.26, 1.6);
  };
  s.oval(62, 104, 52, 13, "shade").oval(62, 105, 46, 10, "mid");
  for (const x of [20, 38, 86, 104]) tee(x, 98 - Math.abs(x - 62) * 0.06, 11, 30);
  s.rect(10, 92, 104, 9, "stone").rect(10, 92, 104, 1.6, "lit");
  courses(s, 10, 92, 104, 9, 3, 6);
  tee(50, 110, 16, 62);
  tee(78, 110, 16, 58);
  s.fill(curve([[46, 84], [49, 80], [53, 82], [55, 86], [52, 88], [53, 94], [50, 92], [48, 88]], true), "shade");
  s.line("M74 70l3 3l3 -3M74 78l3 3l3 -3M77 88q-4 4 0 8", "shade", 1.3);
};

/** Walls around a hill or a harbour; `with`: sea, ships, tower, brick, temple, snow, palms. */
const acropolis: Draw = (s, o) => {
  const foot = size(o, "foot", 100);
  if (says(o.with, "rock")) s.poly(s.uneven([[4, foot + 4], [14, foot - 16], [30, foot - 22], [94, foot - 22], [110, foot - 14], [122, foot + 4]], 1.6), "mid").poly(s.uneven([[78, foot + 4], [84, foot - 22], [96, foot - 22], [110, foot - 14], [122, foot + 4]], 1.2), "ground");
  const up = says(o.with, "rock") ? foot - 20 : foot;
  if (says(o.with, "tower")) {
    s.body(66, up + 2, 46, [20, 19.4, 19, 18.6, 18.4], { hard: true });
    courses(s, 48, up - 44, 36, 46, 9, 6);
    s.oval(66, up - 44, 18.4, 3.6, "shade");
    s.poly(s.uneven([[48, up - 44], [52, up - 48], [60, up - 46], [70, up - 50], [84, up - 44]], 0.8), "stone");
    door(s, 70, up + 2, 5, 8, "taper");
  } else {
    for (const [x, w, h] of [[40, 17, 30], [62, 22, 40], [86, 16, 26]] as const) {
      block(s, x - w / 2, up - h, w, h);
      crenels(s, x - w / 2, up - h, w, 3.6);
      door(s, x, up - h * 0.5, 3, 6, "round");
      if (says(o.with, "brick")) courses(s, x - w / 2, up - h, w, h, 9, 4);
    }
  }
  block(s, 10, up - 15, 104, 17);
  crenels(s, 10, up - 15, 104, 4);
  courses(s, 10, up - 15, 104, 17, 4, 7);
  door(s, 58, up + 2, 10, 13, "round");
  if (says(o.with, "ships")) {
    s.rect(-2, foot - 2, 124, 30, "water");
    ripples(s, foot, 120);
    for (const [x, y, k] of [[30, 112, 1.1], [92, 108, 0.8]] as const) {
      s.fill(`M${x - 14 * k} ${y - 4 * k}Q${x} ${y + 7 * k} ${x + 14 * k} ${y - 6 * k}L${x + 11 * k} ${y}Q${x} ${y + 6 * k} ${x - 11 * k} ${y}Z`, "ink");
      s.fill(`M${x} ${y}V${y - 22 * k}Q${x + 15 * k} ${y - 16 * k} ${x + 11 * k} ${y - 3 * k}Z`, "sun").fill(`M${x} ${y - 22 * k}Q${x - 11 * k} ${y - 14 * k} ${x - 9 * k} ${y - 4 * k}L${x} ${y - 3 * k}Z`, "accent");
    }
  }
};

/** A mound with a round shrine above straight streets of brick. */
const brickCity: Draw = (s) => {
  s.body(66, 84, 22, [30, 26, 21, 16], { hard: true, rough: 1 });
  s.body(66, 62, 20, [13, 13, 12.4, 11], { hard: true });
  courses(s, 54, 44, 24, 18, 6, 5);
  for (const [y, k] of [[92, 0.8], [104, 1.1], [120, 1.6]] as const) {
    for (let x = -12; x < 130; x += 22 * k) {
      const w = 15 * k;
      const h = s.random(7, 13) * k;
      block(s, x, y - h, w, h);
      courses(s, x, y - h, w, h, 4, 4 * k);
      if (s.random() > 0.4) door(s, x + w * 0.55, y, 3 * k, h * 0.6);
    }
  }
};

/** A temple front cut into the cliff, seen through the gorge. */
const rockFacade: Draw = (s, o) => {
  s.poly(s.uneven([[8, 124], [14, -4], [124, -4], [124, 124]], 1), "stone");
  s.poly(s.uneven([[70, -4], [124, -4], [124, 124], [96, 124], [92, 60], [80, 30]], 2), "lit", 0.6);
  s.line(times(7, (i) => `M14 ${8 + i * 14}q30 ${s.about(4, 5).toFixed(1)} 56 0t60 ${s.about(0, 4).toFixed(1)}`).join(""), "shade", 1.4, 0.5);
  s.rect(34, 22, 56, 92, "shade").rect(37, 26, 52, 90, "stone");
  for (const x of [42, 52, 73, 83]) column(s, x, 114, 5.4, 36, "leaf");
  s.rect(36, 71, 54, 4, "lit").rect(36, 75, 54, 2, "shade");
  gable(s, 63, 71, 22, 9);
  door(s, 62.5, 114, 11, 28);
  s.body(63, 62, 33, [8, 8, 8, 8, 10, 6, 2.4, 2], { hard: true });
  for (const x of [43, 83]) {
    block(s, x - 6, 40, 12, 22);
    s.poly([[x - 7, 40], [x + (x < 60 ? 7 : -7), 32], [x + 7, 40]], "lit");
    door(s, x, 62, 5, 14);
  }
  door(s, 63, 62, 5, 14);
  if (!o.open) {
    s.poly(s.uneven([[-4, -4], [26, -4], [20, 30], [30, 62], [18, 100], [22, 124], [-4, 124]], 2.6), "dark");
    s.poly(s.uneven([[124, -4], [104, -4], [110, 40], [100, 76], [108, 124], [124, 124]], 2.6), "dark");
  }
};

/** A temple hewn out of the living rock, in its pit. */
const rockTemple: Draw = (s) => {
  s.poly(s.uneven([[-4, 124], [-4, 40], [20, 34], [28, 60], [30, 124]], 1.6), "mid").poly(s.uneven([[124, 124], [124, 34], [100, 30], [94, 58], [92, 124]], 1.6), "far");
  steps(s, 61, 108, 34, 16, 2, { top: 0.8, slope: 0.2 });
  block(s, 36, 72, 50, 22);
  for (const x of [42, 52, 70, 80]) column(s, x, 92, 4, 16, "slab");
  door(s, 61, 92, 8, 15);
  steps(s, 61, 72, 22, 34, 6, { top: 0.24, slope: 0.5 });
  s.body(61, 40, 12, [7, 8, 6, 2, 0.6], {});
  for (const x of [28, 94]) {
    column(s, x, 106, 5, 46, "slab");
    s.disc(x, 57, 2.6, "lit");
  }
  for (const x of [12, 110]) door(s, x, 104, 9, 14, "flat", "ink");
};

/** A row of cave doors in a horseshoe of cliffs above a river. */
const caves: Draw = (s) => {
  const rim: Point[] = [[-4, 60], [14, 44], [38, 38], [64, 42], [92, 36], [112, 46], [124, 40], [124, 124], [-4, 124]];
  s.poly(s.uneven(rim, 1.6), "stone");
  s.fill(curve([[-6, 104], [20, 92], [62, 88], [100, 92], [126, 84]]) + "L126 60Q62 64 -6 74Z", "shade");
  s.line(times(5, (i) => `M-4 ${56 + i * 9}q34 -${10 - i} 66 -${9 - i * 1.4}t62 -${2 + i}`).join(""), "shade", 1.2, 0.6);
  s.line("M-4 62q34 -12 66 -10t62 -4", "lit", 2);
  for (const [x, y, w] of [[10, 92, 8], [24, 88, 10], [42, 86, 13], [64, 86, 11], [82, 86, 9], [100, 84, 11]] as const) {
    block(s, x - w * 0.8, y - w * 1.3, w * 1.6, w * 1.5, 1.2);
    door(s, x, y, w * 0.56, w * 0.9, "pointed");
    s.line(rule([[x - w * 0.5, y - w, x - w * 0.5, y], [x + w * 0.5, y - w, x + w * 0.5, y]]), "lit", 1.2);
  }
  canopy(s, 98, "leaf", 8);
  s.fill(curve([[-6, 118], [30, 108], [66, 112], [126, 104]]) + "L126 126L-6 126Z", "water");
  ripples(s, 110, 121);
};

/** A pylon gate; `with`: obelisk, colossi, flags, rams, twin. */
const pylon: Draw = (s, o) => {
  const foot = 103;
  for (const x of [36, 88]) {
    batter(s, x, foot, 32, 46, 0.07);
    s.rect(x - 18, foot - 50, 36, 4, "lit").rect(x - 18, foot - 46.4, 36, 1.2, "shade");
    if (says(o.with, "reliefs")) s.line(`M${x - 8} ${foot - 8}v-16l-3 -3M${x - 8} ${foot - 20}l7 -3M${x + 6} ${foot - 8}v-15M${x + 6} ${foot - 19}l-6 -4M${x + 6} ${foot - 25}v-4`, "shade", 1.8);
    if (says(o.with, "flags")) for (const u of [-9, 8]) {
      s.line(`M${x + u} ${foot}V${foot - 70}`, "ink", 1);
      s.poly([[x + u, foot - 70], [x + u + 10, foot - 67], [x + u, foot - 64]], "accent");
    }
  }
  block(s, 52, foot - 34, 20, 34);
  s.rect(50, foot - 38, 24, 4, "lit");
  door(s, 62, foot, 11, 27);
  if (says(o.with, "obelisk")) {
    s.poly([[78, 110], [80, 46], [83, 38], [86, 46], [89, 110]], "lit").poly([[78, 110], [80, 46], [83, 38], [83, 110]], "stone");
    s.ink(rule(times(7, (i) => [82, 54 + i * 7, 86, 54 + i * 7] as const)), 0.7, 0.5);
    block(s, 76, 108, 15, 5);
  }
  if (says(o.with, "colossi")) {
    seated(s, 44, 112, 32);
    seated(s, 101, 112, 30);
  }
  if (says(o.with, "rams")) for (const [x, y, k] of [[22, 106, 0.8], [12, 114, 1.05], [102, 106, 0.8], [112, 114, 1.05]] as const) {
    block(s, x - 8 * k, y, 16 * k, 7 * k);
    s.fill(curve([[x - 8 * k, y], [x - 7 * k, y - 7 * k], [x + 1 * k, y - 8 * k], [x + 3 * k, y - 13 * k], [x + 8 * k, y - 12 * k], [x + 8 * k, y - 7 * k], [x + 6 * k, y]], true), "stone");
    s.line(`M${x + 4 * k} ${y - 11 * k}q${-5 * k} ${1 * k} ${-2 * k} ${5 * k}`, "lit", 1.6);
  }
};

/** Rows of columns; `with`: broken, pediment, six, grass, theatre, hall. */
const colonnade: Draw = (s, o) => {
  const foot = size(o, "foot", 100);
  const count = size(o, "count", 6);
  const tall = size(o, "tall", 38);
  const half = size(o, "half", 38);
  const kind = (typeof o.capital === "string" ? o.capital : "doric") as "doric";
  const x = size(o, "x", 62);
  steps(s, x, foot + 6, half + 7, 6, 3, { top: 0.93, slope: 0.1 });
  if (says(o.with, "cella")) s.rect(x - half + 5, foot - tall, half * 2 - 10, tall, "shade");
  const w = size(o, "width", Math.min(7, (half * 2) / count / 1.9));
  for (let i = 0; i < count; i++) {
    const u = x - half + w / 2 + (i * (half * 2 - w)) / (count - 1);
    const broken = says(o.with, "broken") && (i === 0 || i >= count - 2);
    column(s, u, foot, w, tall, broken ? "broken" : kind);
  }
  const end = says(o.with, "broken") ? x + half * (1 - 4 / (count - 1)) : x + half + w;
  const start = says(o.with, "broken") ? x - half + (half * 2) / (count - 1) - w : x - half - w;
  block(s, start, foot - tall - w * 0.75 - 7, end - start, 7, 1.6);
  s.ink(rule(times(Math.floor((end - start) / 4), (i) => [start + 2 + i * 4, foot - tall - w * 0.75 - 4.6, start + 2 + i * 4, foot - tall - w * 0.75 - 1] as const)), 0.8, 0.5);
  if (says(o.with, "pediment")) gable(s, x, foot - tall - w * 0.75 - 7, half + w + 2, size(o, "gable", 13));
  if (says(o.with, "drums")) for (const [u, v] of [[20, 108], [94, 110], [104, 104]] as const) s.body(u, v, 5, [4.6, 4.6, 4.6], { hard: true });
  if (says(o.with, "theatre")) for (let i = 0; i < 4; i++) s.line(`M${6 + i * 3} ${104 + i * 3.4}q26 ${12 - i * 1.5} 50 0`, i % 2 ? "lit" : "shade", 2.2);
};

/** Giant papyrus columns close together, light between them. */
const hypostyle: Draw = (s) => {
  s.rect(-2, -2, 124, 124, "dark");
  s.rect(50, 20, 24, 100, "sun").rect(54, 20, 16, 100, "glow");
  s.poly([[50, 120], [74, 120], [100, 124], [22, 124]], "glow");
  for (const [x, w, top] of [[44, 9, 34], [80, 9, 34], [28, 14, 24], [97, 14, 24], [5, 21, 10], [118, 21, 10]] as const) {
    column(s, x, 122, w, 122 - top - w * 0.6, "papyrus");
    s.line(times(4, (i) => `M${x - w * 0.4} ${top + 26 + i * 16}h${w * 0.8}`).join(""), x < 60 ? "accent" : "shade", 1.2, 0.7);
    s.line(times(3, (i) => `M${x - w * 0.1} ${top + 32 + i * 17}v7m${w * 0.28} 0v-7`).join(""), "shade", 1, 0.8);
  }
  s.rect(-2, -2, 124, 12, "shade").rect(-2, 9, 124, 2.4, "lit").rect(22, 14, 80, 7, "stone").rect(22, 20, 80, 1.6, "lit");
};

/** A gateway that stands alone; `like`: sun, lions, torana, blue. */
const gateway: Draw = (s, o) => {
  if (o.like === "sun") {
    s.poly(s.uneven([[14, 104], [14, 44], [110, 42], [110, 104]], 0.8), "stone");
    s.rect(14, 44, 16, 60, "shade").rect(104, 43, 6, 61, "lit").rect(14, 43, 96, 2, "lit");
    s.rect(22, 52, 80, 18, "shade").rect(22, 52, 80, 1.4, "ink", 0.4);
    door(s, 62, 104, 20, 32);
    s.rect(52, 72, 2, 32, "lit");
    for (let r = 0; r < 2; r++) for (let i = 0; i < 8; i++) if (i < 3 || i > 4) s.rect(25 + i * 9.6, 54 + r * 8, 6.4, 6, "stone").rect(27 + i * 9.6, 55.6 + r * 8, 2.4, 2.4, "ink", 0.6);
    s.rect(54, 50, 16, 21, "lit").disc(62, 57, 4.4, "stone").line(times(9, (i) => { const [a, b] = around(62, 57, 5, 180 + i * 22.5); const [c, d] = around(62, 57, 7.6, 180 + i * 22.5); return `M${a} ${b}L${c} ${d}`; }).join(""), "shade", 1).line("M57 70v-6h10v6", "shade", 1.6).disc(60.4, 56.6, 0.8, "ink").disc(63.6, 56.6, 0.8, "ink");
    s.poly([[82, 42], [85, 62], [82, 70], [84, 104], [85.4, 104], [84, 70], [87, 62], [84, 42]], "ink", 0.55);
  } else if (o.like === "lions") {
    const cyclops = (x: number, y: number, w: number, h: number) => {
      for (let v = 0; v < h; v += 11) for (let u = 0; u < w; u += 15) s.poly(s.uneven([[x + u, y + v + 10.6], [x + u, y + v], [x + Math.min(w, u + 14.6), y + v], [x + Math.min(w, u + 14.6), y + v + 10.6]], 0.7, 2), s.random() > 0.5 ? "stone" : "lit");
    };
    s.rect(4, 34, 114, 74, "shade");
    cyclops(4, 40, 34, 66);
    cyclops(86, 36, 32, 70);
    s.poly([[40, 104], [44, 72], [80, 72], [84, 104]], "stone");
    door(s, 62, 106, 26, 34, "taper");
    block(s, 36, 64, 52, 9, 2);
    s.poly([[40, 64], [62, 30], [84, 64]], "lit").poly([[40, 64], [62, 30], [62, 36], [48, 61]], "stone");
    column(s, 62, 62, 4, 20, "slab");
    for (const k of [-1, 1]) s.fill(curve([[62 + k * 17, 63], [62 + k * 15, 54], [62 + k * 10, 50], [62 + k * 6, 43], [62 + k * 4, 46], [62 + k * 7, 53], [62 + k * 5, 59], [62 + k * 9, 58], [62 + k * 11, 63]], true), "shade");
  } else if (o.like === "torana") {
    for (const x of [38, 86]) {
      column(s, x, 106, 8, 62, "slab");
      column(s, x + (x < 60 ? -12 : 12), 106, 5, 48, "slab");
      s.rect(x - 7, 70, 14, 3, "lit");
    }
    for (const [y, w, h] of [[42, 46, 5], [54, 40, 4], [66, 34, 3.4]] as const) {
      s.fill(`M${62 - w} ${y - 3}Q62 ${y + 3} ${62 + w} ${y - 3}L${62 + w - 2} ${y - 3 + h}Q62 ${y + 3 + h} ${62 - w + 2} ${y - 3 + h}Z`, "stone").line(`M${62 - w} ${y - 3}Q62 ${y + 3} ${62 + w} ${y - 3}`, "lit", 1.4);
      s.disc(62 - w, y - 1, 2.6, "shade").disc(62 + w, y - 1, 2.6, "lit");
    }
    s.line("M44 42V66M52 44V68M62 44V68M72 44V68M80 42V66", "shade", 2.2);
    for (const k of [-1, 1]) s.fill(curve([[62 + k * 9, 41], [62 + k * 10, 33], [62 + k * 14, 30], [62 + k * 18, 33], [62 + k * 16, 41]], true), "lit");
  } else {
    const blue = s.c.water;
    for (const x of [32, 92]) {
      s.rect(x - 15, 38, 30, 68, blue).rect(x - 15, 38, 7, 68, "shade").rect(x + 12, 38, 3, 68, "lit");
      crenels(s, x - 15, 38, 30, 5, blue);
      s.rect(x - 15, 46, 30, 2, "accent").rect(x - 15, 100, 30, 2, "accent");
      for (const y of [60, 76, 92]) s.fill(curve([[x - 6, y], [x - 7, y - 5], [x - 1, y - 6], [x + 3, y - 8], [x + 7, y - 8], [x + 6, y - 4], [x + 7, y], [x + 4, y - 2], [x - 2, y - 2]], true), "accent");
    }
    s.rect(47, 50, 30, 56, blue).rect(47, 50, 30, 2, "accent");
    crenels(s, 47, 50, 30, 4, blue);
    s.fill("M52 106V78a10 10 0 0 1 20 0V106Z", "accent").fill("M54 106V78a8 8 0 0 1 16 0V106Z", "ink");
    for (const [x, y] of [[14, 104], [110, 104]] as const) for (let i = 0; i < 3; i++) {
      block(s, x - 14 + i * 2, y - 12 - i * 11, 28 - i * 4, 12);
      s.oval(x, y - 12 - i * 11, 13 - i * 2, 3.4, "leaf");
    }
  }
};

/** Towers like cobs; `like`: three, five, plain of shrines. */
const towers: Draw = (s, o) => {
  if (o.like === "five") {
    const draw = () => {
      block(s, 8, 84, 108, 9);
      s.line(rule(times(22, (i) => [12 + i * 4.8, 86, 12 + i * 4.8, 92] as const)), "shade", 1.2);
      block(s, 24, 72, 76, 12);
      for (const [x, h] of [[30, 26], [94, 26], [44, 30], [80, 30]] as const) cob(s, x, 74, 7, h);
      cob(s, 62, 74, 10, 48);
      door(s, 62, 93, 7, 14, "pointed");
    };
    s.rect(-2, 92, 124, 32, "water");
    s.mirrored(93, draw, 0.45);
    ripples(s, 95, 120, "glow", 16);
    for (const x of [12, 110]) palm(s, x, 94, 26, "dark", "leaf");
  } else if (o.like === "plain") {
    for (const [x, y, k] of [[16, 80, 0.5], [34, 82, 0.6], [104, 80, 0.55], [90, 83, 0.7], [50, 84, 0.5]] as const) {
      block(s, x - 9 * k, y - 9 * k, 18 * k, 9 * k);
      stupa(s, x, y - 9 * k, 6 * k, 24 * k);
    }
    s.fill(curve([[-8, 84], [30, 80], [70, 86], [130, 80], [130, 92], [60, 90], [-8, 94]], true), "glow", 0.65);
    for (const [x, y, k] of [[28, 104, 1.1], [78, 108, 1.9]] as const) {
      block(s, x - 14 * k, y - 9 * k, 28 * k, 9 * k);
      block(s, x - 10 * k, y - 15 * k, 20 * k, 6 * k);
      stupa(s, x, y - 15 * k, 7 * k, 22 * k);
      for (const u of [-11, 11]) stupa(s, x + u * k, y - 9 * k, 2.4 * k, 8 * k);
      door(s, x, y, 5 * k, 7 * k, "pointed");
    }
  } else {
    block(s, 20, 92, 84, 12);
    for (const [x, h, w] of [[36, 46, 11], [88, 46, 11], [62, 58, 13]] as const) {
      block(s, x - w, 78, w * 2, 16);
      cob(s, x, 80, w * 0.92, h);
      door(s, x, 94, 6, 12, "pointed");
      gable(s, x, 84, 6, 8);
    }
    for (const [x, y] of [[48, 92], [75, 92]] as const) s.fill(curve([[x - 2, y], [x - 2, y - 4], [x, y - 6.6], [x + 2, y - 4], [x + 2, y]], true), "ink").line(`M${x + 2} ${y - 1}q4 0 3 -5`, "ink", 0.9);
  }
};

/** Mud walls bristling with beams. */
const mudMosque: Draw = (s) => {
  const tower = (x: number, foot: number, w: number, h: number) => {
    s.body(x, foot, h, [w, w * 0.92, w * 0.84, w * 0.74, w * 0.6, w * 0.1], {});
    s.line(rule(times(8, (i) => { const t = 0.12 + Math.floor(i / 2) * 0.2; const g = w * (0.95 - t * 0.42); return i % 2 ? [x + g * 0.8, foot - h * t, x + g + 3, foot - h * t - 0.6] : [x - g - 3, foot - h * t - 0.6, x - g * 0.8, foot - h * t]; })), "ink", 1.1);
    s.line(rule(times(4, (i) => [x - w * 0.1, foot - h * (0.14 + i * 0.2), x + w * 0.2, foot - h * (0.14 + i * 0.2)] as const)), "ink", 1.2);
    s.disc(x, foot - h - 1.6, 1.7, "lit");
  };
  block(s, 6, 80, 112, 25);
  for (let i = 0; i < 8; i++) s.body(13 + i * 14, 105, 32, [4.4, 4, 3.4, 2.4, 0.6], {});
  tower(34, 100, 10, 46);
  tower(92, 100, 10, 44);
  tower(63, 103, 15, 66);
  door(s, 63, 105, 7, 13, "pointed");
};

/** Pillars and gods on the sea bed. */
const drowned: Draw = (s, o) => {
  times(4, (i) => s.poly([[26 + i * 26, -2], [36 + i * 26, -2], [28 + i * 20, 120], [6 + i * 20, 120]], "sun", 0.1));
  ridge(s, 102, 4, "ground", 5);
  if (o.like === "statue") {
    for (const [x, h] of [[16, 30], [104, 46], [90, 34]] as const) column(s, x, 106, 8, h, x === 90 ? "broken" : "papyrus");
    s.body(56, 110, 34, [13, 12, 12, 15, 15, 6], {});
    s.body(58, 79, 22, [5, 8, 9, 8.4, 9, 10, 4], {});
    s.poly([[47, 70], [49, 58], [58, 54], [68, 58], [70, 72], [66, 80], [66, 62], [50, 62], [51, 80]], "shade").line("M54 67h3M61 67h3M57 72h4M58.6 66v4", "ink", 1);
    s.body(58, 57, 14, [5, 6, 5.4, 3, 1.6], {});
  }
  for (const [x, y, k] of [[84, 40, 1], [94, 46, 0.7], [76, 50, 0.8], [28, 60, 0.9], [34, 68, 0.6]] as const) s.fill(curve([[x, y], [x + 5 * k, y - 2.4 * k], [x + 9 * k, y], [x + 5 * k, y + 2.4 * k]], true), "accent").poly([[x, y], [x - 3.4 * k, y - 2.6 * k], [x - 3.4 * k, y + 2.6 * k]], "accent");
  s.line(times(9, () => { const x = s.random(2, 118); return `M${x.toFixed(1)} 118q${s.about(0, 4).toFixed(1)} -8 0 -14t${s.about(0, 3).toFixed(1)} -12`; }).join(""), "leaf", 1.8);
  s.line(times(8, () => `M${s.random(60, 72).toFixed(1)} ${s.random(6, 52).toFixed(1)}h.1`).join(""), "sun", 2, 0.7);
};

/** Rings of land and water around a temple in the sea. */
const rings: Draw = (s) => {
  s.rect(-2, 40, 124, 84, "water");
  ripples(s, 42, 118, "glow", 26);
  const cy = 82;
  for (const [r, colour, lift] of [[56, "shade", 3], [56, "leaf", 0], [45, "water", 0], [37, "shade", 3], [37, "ground", 0], [27, "water", 0], [19, "shade", 3], [19, "lit", 0]] as const) s.oval(62, cy + lift, r, r * 0.44, colour);
  for (const r of [50, 32]) for (let a = 10; a < 360; a += 24) {
    const [x, y] = around(62, cy, r, a, 0.44);
    s.rect(x - 1.6, y - 5, 3.6, 5.4, "stone").rect(x + 0.6, y - 5, 1.4, 5.4, "lit").rect(x - 2, y - 6.4, 4.4, 1.6, "accent");
  }
  s.poly([[59, 90], [65, 90], [69, 112], [55, 112]], "lit");
  steps(s, 62, 86, 15, 8, 3, { top: 0.7 });
  for (const x of [52, 57, 62, 67, 72]) column(s, x, 78, 2.6, 14, "plain");
  s.rect(49, 61, 26, 3, "lit");
  gable(s, 62, 61, 14, 7);
  s.line("M62 54V44", "accent", 1.4).disc(62, 43, 2, "sun");
};

/** White and red walls stacked up a hill. */
const palace: Draw = (s) => {
  s.poly(s.uneven([[2, 112], [16, 92], [40, 80], [92, 78], [110, 94], [122, 112]], 1.8), "mid");
  const part = (x: number, foot: number, w: number, h: number, colour: string, lit: string) => {
    const d = h * 0.06;
    s.poly([[x - w / 2 - d, foot], [x - w / 2, foot - h], [x + w / 2, foot - h], [x + w / 2 + d, foot]], colour).poly([[x - w / 2 - d, foot], [x - w / 2, foot - h], [x - w * 0.3, foot - h], [x - w * 0.3, foot]], "shade", 0.55);
    s.rect(x + w / 2 - 1.6, foot - h, 1.8, h, lit).rect(x - w / 2 - 1, foot - h - 2, w + 2, 2.4, "dark");
    const rows = Math.floor(h / 7);
    for (let r = 0; r < rows; r++) for (let u = -w / 2 + 4; u < w / 2 - 2; u += 5) s.rect(x + u, foot - h + 4 + r * 6.4, 1.8, 3, "ink");
  };
  part(30, 98, 36, 26, s.c.sun, s.c.sun);
  part(94, 98, 36, 28, s.c.sun, s.c.sun);
  part(62, 98, 40, 40, s.c.sun, s.c.sun);
  part(62, 66, 38, 26, s.c.accent, s.c.lit);
  part(36, 74, 16, 14, s.c.accent, s.c.lit);
  for (const [x, y] of [[50, 40], [62, 38], [75, 40], [36, 60]] as const) s.poly([[x - 7, y], [x - 4, y - 4], [x + 4, y - 4], [x + 7, y]], "glow").line(`M${x} ${y - 4}v-4`, "glow", 1.4);
  s.line("M12 110L44 98L22 92M112 110L84 99L104 92", "lit", 1.8);
};

/** Terraces up a mountain; `like`: peak, monoliths, mist. */
const terraced: Draw = (s, o) => {
  if (o.like === "peak") {
    s.fill(curve([[58, 84], [66, 52], [76, 24], [82, 20], [89, 30], [98, 60], [112, 84]]), "mid").fill(`${curve([[82, 20], [89, 30], [98, 60], [112, 84]])}L84 84L78 50Z`, "leaf");
    s.fill(curve([[30, 84], [42, 62], [52, 50], [60, 60], [66, 84]]), "far");
    s.fill(curve([[-8, 70], [24, 66], [50, 72], [44, 78], [-8, 80]], true), "sun", 0.7);
    for (const [x, y, w, h] of [[36, 84, 18, 13], [60, 80, 21, 15], [86, 84, 18, 12], [46, 95, 19, 14], [72, 97, 21, 14]] as const) {
      block(s, x - w / 2, y - h, w, h);
      gable(s, x, y - h, w / 2 + 1, h * 0.7);
      door(s, x, y, 2.4, h * 0.6, "taper");
    }
    times(6, (i) => s.fill(curve([[-6, 96 + i * 5], [30, 92 + i * 5.6], [70, 95 + i * 5], [126, 88 + i * 6]]) + "L126 126L-6 126Z", i % 2 ? "leaf" : "ground"));
    s.line(times(5, (i) => curve([[-6, 96.6 + i * 5.6], [30, 93 + i * 6], [70, 95.8 + i * 5.6], [126, 89 + i * 6.6]])).join(""), "lit", 1.2);
  } else if (o.like === "monoliths") {
    times(7, (i) => {
      const t = i / 6;
      s.poly(s.uneven([[4 + t * 22, 116 - i * 9], [8 + t * 22, 106 - i * 9], [118 - t * 18, 104 - i * 9], [122 - t * 14, 116 - i * 9]], 0.8), i % 2 ? "leaf" : "ground").poly([[8 + t * 22, 106 - i * 9], [118 - t * 18, 104 - i * 9], [118 - t * 18, 107.4 - i * 9], [8 + t * 22, 109.4 - i * 9]], "stone");
    });
    s.poly([[52, 118], [56, 54], [62, 54], [64, 118]], "lit");
    for (let i = 0; i < 6; i++) menhir(s, 40 + i * 9.4, 56 - Math.abs(i - 2.5) * 0.8, 8.6, 23 - Math.abs(i - 2.5), "flat");
  } else {
    times(5, (i) => {
      const y = 70 + i * 9;
      s.fill(curve([[-6, y + 14], [20, y + 2], [52, y - 3], [90, y + 4], [126, y + 12]]) + "L126 126L-6 126Z", i % 2 ? "leaf" : "mid").line(curve([[-6, y + 14], [20, y + 2], [52, y - 3], [90, y + 4], [126, y + 12]]), "lit", 1.3);
    });
    for (const [x, y, w] of [[40, 72, 16], [62, 70, 22], [86, 76, 15]] as const) {
      s.poly(s.uneven([[x - w / 2, y + 4], [x - w / 2, y - 8], [x - w * 0.2, y - 13], [x + w * 0.1, y - 8], [x + w * 0.3, y - 14], [x + w / 2, y - 8], [x + w / 2, y + 4]], 0.6), "stone").poly([[x - w / 2, y + 4], [x - w / 2, y - 8], [x - w * 0.2, y - 12], [x - w * 0.25, y + 4]], "shade");
      door(s, x + w * 0.12, y + 4, 3, 7, "taper");
    }
    s.fill(curve([[-8, 52], [20, 46], [52, 54], [90, 46], [128, 52], [128, 62], [80, 58], [30, 64], [-8, 60]], true), "sun", 0.72);
  }
};

/** Three zigzag walls of stones that fit like teeth. */
const zigzag: Draw = (s) => {
  const rows: readonly (readonly [number, number])[] = [[66, 13], [84, 17], [112, 25]];
  for (const [foot, h] of rows) {
    const teeth = h * 1.5;
    for (let x = -teeth; x < 124; x += teeth * 1.6) {
      s.poly([[x, foot], [x, foot - h], [x + teeth, foot - h + 2], [x + teeth, foot + 2.6]], "stone").poly([[x + teeth, foot + 2.6], [x + teeth, foot - h + 2], [x + teeth * 1.6, foot - h], [x + teeth * 1.6, foot]], "lit").poly([[x, foot], [x, foot - h], [x + teeth * 0.3, foot - h + 0.6], [x + teeth * 0.3, foot + 0.8]], "shade");
      s.line(rule([[x, foot - h * 0.55, x + teeth * 0.6, foot - h * 0.5], [x + teeth * 0.6, foot - h + 1, x + teeth * 0.55, foot - h * 0.5], [x + teeth * 0.5, foot - h * 0.5, x + teeth * 0.5, foot + 1], [x + teeth * 0.55, foot - h * 0.6, x + teeth, foot - h * 0.55], [x + teeth, foot - h * 0.36, x + teeth * 1.6, foot - h * 0.5], [x + teeth * 1.3, foot, x + teeth * 1.3, foot - h * 0.42]]), "shade", h * 0.05);
    }
    grass(s, foot - h, 12, "leaf", 3);
  }
};

/** Cut through the ground: rooms, shafts and stairs in the rock. */
const underground: Draw = (s) => {
  s.rect(-2, 34, 124, 90, "stone");
  ridge(s, 34, 2, "ground", 6);
  s.rect(-2, 42, 124, 84, "stone");
  s.line(times(6, (i) => `M-2 ${50 + i * 13}q32 ${s.about(0, 4).toFixed(1)} 62 0t64 ${s.about(0, 3).toFixed(1)}`).join(""), "shade", 1.2, 0.5);
  for (const [x, y, h] of [[18, 38, 14], [34, 36, 20], [96, 37, 17]] as const) s.body(x, y, h, [h * 0.34, h * 0.3, h * 0.2, h * 0.06], {});
  s.rect(58, 34, 7, 86, "ink");
  const room = (x: number, y: number, w: number, h: number, lamp = false) => {
    s.fill(`M${x} ${y + h}V${y + h * 0.4}Q${x} ${y} ${x + w / 2} ${y}Q${x + w} ${y} ${x + w} ${y + h * 0.4}V${y + h}Z`, "ink");
    if (lamp) s.disc(x + w / 2, y + h * 0.6, h * 0.34, "accent", 0.45).disc(x + w / 2, y + h * 0.62, h * 0.12, "sun");
    s.rect(x, y + h - 1.4, w, 1.4, "lit");
  };
  for (const [x, y, w, h, lamp] of [[12, 48, 26, 13, 1], [44, 52, 18, 10, 0], [70, 48, 34, 14, 1], [24, 70, 34, 14, 1], [66, 70, 20, 12, 0], [94, 72, 22, 12, 1], [8, 94, 24, 14, 0], [38, 94, 46, 17, 1], [92, 96, 22, 13, 1]] as const) room(x, y, w, h, !!lamp);
  s.line("M36 60L30 71M86 62L98 73M54 84L44 95M104 84L106 97M30 84L18 95", "ink", 3.4);
  s.disc(88, 78, 4.6, "shade").disc(88, 78, 1.3, "ink");
};

/** A white shrine on a cliff above the surf. */
const cliffTemple: Draw = (s) => {
  s.rect(-2, 62, 124, 62, "water");
  ripples(s, 64, 104, "sun", 20);
  s.poly(s.uneven([[34, 124], [40, 100], [36, 88], [46, 74], [124, 70], [124, 124]], 1.6), "stone").poly(s.uneven([[34, 124], [40, 100], [36, 88], [46, 76], [60, 76], [56, 96], [62, 124]], 1.6), "shade");
  s.fill(curve([[44, 75], [60, 70], [90, 69], [126, 66], [126, 76], [90, 77], [56, 79]], true), "leaf");
  block(s, 56, 44, 50, 27);
  s.rect(53, 42, 56, 4, "lit").rect(53, 52, 56, 3, "lit").rect(53, 46, 56, 1.2, "shade");
  for (const x of [70, 81, 92]) door(s, x, 71, 7, 13);
  s.poly([[62, 72], [102, 72], [108, 78], [58, 78]], "lit");
  block(s, 70, 34, 22, 8);
  s.line("M8 116q10 -6 18 -1t18 0M2 108q8 -4 14 0", "sun", 2);
  palm(s, 116, 74, 34, "dark", "leaf");
};

/** A kiosk and pylons on an island, doubled in the river. */
const island: Draw = (s) => {
  s.rect(-2, 88, 124, 36, "water");
  s.mirrored(92, () => {
    s.fill(curve([[2, 93], [20, 86], [60, 84], [104, 86], [120, 93]]), "leaf");
    for (const x of [26, 42]) {
      batter(s, x, 88, 13, 30, 0.08);
      s.rect(x - 7.4, 56, 14.8, 2.6, "lit");
    }
    door(s, 34, 88, 5, 15);
    for (const x of [62, 72, 82, 92, 102]) column(s, x, 88, 4.4, 28, "papyrus");
    block(s, 57, 49, 50, 7);
    s.rect(55, 47.4, 54, 2.4, "lit");
    palm(s, 50, 90, 30, "dark", "leaf");
    palm(s, 112, 90, 26, "dark", "leaf");
  }, 0.42);
  ripples(s, 94, 120, "glow", 18);
};

/** A winged bull with a king's head, thin columns behind. */
const bulls: Draw = (s) => {
  for (const x of [12, 24, 100, 112]) column(s, x, 100, 4, 68, "leaf");
  block(s, 4, 97, 116, 8);
  block(s, 34, 26, 54, 72, 3);
  s.rect(34, 26, 54, 5, "lit");
  s.fill(curve([[40, 98], [40, 78], [44, 66], [58, 62], [70, 60], [78, 66], [79, 80], [80, 98], [73, 98], [72, 82], [54, 82], [50, 98]], true), "lit").fill(curve([[40, 98], [40, 78], [44, 66], [52, 64], [50, 82], [48, 98]], true), "shade");
  s.fill(curve([[70, 66], [52, 60], [38, 44], [36, 34], [48, 40], [62, 46], [72, 56]], true), "accent").line("M40 40Q52 54 68 62M44 38Q56 48 70 56M50 40Q60 46 70 52", "ink", 1, 0.6);
  s.rect(66, 40, 15, 18, "lit").rect(66, 40, 5, 18, "stone").rect(65, 33, 16, 8, "accent").rect(65, 33, 16, 1.8, "sun");
  s.poly([[70, 54], [82, 54], [80, 72], [72, 72]], "dark").line("M72 58h8M72 62h8M73 66h6", "stone", 1.1).line("M75 46h4", "ink", 1.5).poly([[81, 45], [84, 51], [81, 52]], "lit");
};

/** Roofs upon roofs, and a tower that leans. */
const teak: Draw = (s) => {
  s.rect(-2, 98, 124, 26, "water");
  s.mirrored(99, () => {
    s.placed("rotate(-4 92 96)", () => {
      block(s, 84, 44, 16, 52);
      for (const y of [54, 66, 78]) door(s, 92, y, 5, 7, "pointed");
      roofs(s, 92, 44, 10, 2, 8);
    });
    s.line(rule(times(9, (i) => [16 + i * 7.6, 84, 16 + i * 7.6, 98] as const)), "dark", 2);
    block(s, 10, 78, 66, 8);
    const top = roofs(s, 43, 78, 34, 4, 11, 1.6);
    s.line(`M43 ${top}v-9`, "accent", 1.6).disc(43, top - 9, 1.4, "sun");
  }, 0.36);
  ripples(s, 101, 120, "glow", 14);
};

/** Stone faces along the shore, their backs to the sea. */
const shore: Draw = (s) => {
  block(s, 4, 96, 112, 9);
  for (const [x, h] of [[18, 40], [40, 46], [62, 50], [84, 44], [104, 38]] as const) moai(s, x, 97, h, x === 62 || x === 18);
  grass(s, 106, 40, "leaf", 4);
  for (const x of [30, 74, 96]) boulder(s, x, 110, 5, 4);
};

/** Twin doors behind a screen of columns by the river. */
const twinTemple: Draw = (s) => {
  block(s, 8, 52, 108, 46);
  for (const x of [44, 82]) door(s, x, 98, 12, 30);
  for (const x of [18, 32, 56, 70, 94, 108]) {
    column(s, x, 98, 8, 36, "papyrus");
    s.line(`M${x - 2} 74v14M${x + 1.4} 72v18`, "shade", 0.9);
  }
  s.rect(8, 88, 28, 10, "stone").rect(48, 88, 28, 10, "stone").rect(90, 88, 26, 10, "stone").rect(8, 88, 108, 1.4, "lit");
  block(s, 4, 42, 116, 10, 2.4);
  for (const x of [44, 82]) {
    s.disc(x, 47, 3, "accent").line(`M${x - 4} 47q-4 -3 -9 0M${x + 4} 47q4 -3 9 0`, "accent", 1.8);
  }
  s.fill(curve([[20, 108], [28, 104], [44, 103], [56, 106], [66, 105], [60, 109], [40, 110]], true), "dark").line("M30 108l-2 3M42 109l-1 3", "dark", 1.6);
};

export const CITIES: Record<string, Draw> = {
  "sunken-hall": sunkenHall,
  "sun-temple": sunTemple,
  "carved-pillars": pillars,
  "walled-acropolis": acropolis,
  "brick-city": brickCity,
  "rock-cut-facade": rockFacade,
  "rock-cut-temple": rockTemple,
  "cliff-caves": caves,
  pylon,
  colonnade,
  "hypostyle-hall": hypostyle,
  gateway,
  "temple-towers": towers,
  "mud-mosque": mudMosque,
  "drowned-ruins": drowned,
  "ringed-city": rings,
  "hill-palace": palace,
  "terraced-mountain": terraced,
  "zigzag-walls": zigzag,
  "underground-city": underground,
  "cliff-temple": cliffTemple,
  "island-temple": island,
  "bull-gate": bulls,
  "teak-monastery": teak,
  "stone-faces": shore,
  "twin-temple": twinTemple,
};
