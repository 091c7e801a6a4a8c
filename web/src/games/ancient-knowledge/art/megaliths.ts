/** The megaliths: rings, rows, tables, mounds, colossi. */
import { boulder, grass, ripples, size } from "../../../art/land";
import { block, column, courses, door, lintel, menhir, pyramid } from "../../../art/masonry";
import { around, curve, rule, times, type Options, type Sketch } from "../../../art/pen";
import { seated } from "./statues";

type Draw = (s: Sketch, o: Options) => void;

/** Uprights with lintels, in a ring. */
const trilithons: Draw = (s) => {
  for (const [x, y, h] of [[22, 88, 17], [36, 86, 18], [86, 86, 18], [102, 89, 16]] as const) menhir(s, x, y, 6.4, h, "flat");
  lintel(s, 29, 69, 11, 4.4);
  lintel(s, 94, 69.4, 12, 4.4);
  for (const [a, b, foot, h] of [[44, 58, 94, 34], [72, 86, 96, 38]] as const) {
    menhir(s, a, foot, 9.4, h, "flat");
    menhir(s, b, foot, 9.4, h, "flat");
    lintel(s, (a + b) / 2, foot - h + 1, 13.4, 7);
  }
  menhir(s, 24, 104, 12, 34, "flat", -1);
  menhir(s, 104, 106, 13, 30, "slant", 3);
  boulder(s, 52, 108, 13, 6);
  boulder(s, 84, 107, 8, 5);
};

/** A table of stone; `like`: table, low, gallery, box, portal, hut, long, porthole. */
const dolmen: Draw = (s, o) => {
  const foot = size(o, "foot", 102);
  const inner = (x: number, y: number, w: number, h: number) => s.poly([[x - w, y], [x - w * 0.9, y - h], [x + w * 0.9, y - h], [x + w, y]], "ink", 0.85);
  switch (o.like) {
    case "low":
      for (const [x, y, k] of [[100, 84, 0.5], [20, 86, 0.6], [74, 88, 0.55], [30, 103, 1.05], [86, 106, 1.3]] as const) {
        inner(x, y, 9 * k, 4 * k);
        for (const u of [-10, 9]) boulder(s, x + u * k, y + 1, 4 * k, 5 * k);
        s.body(x, y - 3 * k, 13 * k, [15 * k, 18 * k, 17 * k, 12 * k, 3 * k], { rough: k });
      }
      break;
    case "gallery":
      inner(62, foot, 40, 20);
      for (let i = 0; i < 7; i++) menhir(s, 22 + i * 13, foot + (i % 2), 10.4, 22, "flat");
      for (const [x, w] of [[28, 15], [52, 17], [78, 16], [100, 13]] as const) lintel(s, x, foot - 20, w, 8, s.about(0, 1));
      break;
    case "box":
      inner(64, foot, 22, 26);
      menhir(s, 40, foot, 13, 30, "flat", 1.5);
      menhir(s, 86, foot, 14, 29, "flat", -1.5);
      s.poly(s.uneven([[52, foot], [53, foot - 24], [62, foot - 24], [61, foot]], 0.7), "shade");
      lintel(s, 63, foot - 28, 35, 9, 1);
      break;
    case "portal":
      inner(64, foot, 14, 30);
      menhir(s, 46, foot, 10, 36, "flat", 1);
      menhir(s, 80, foot, 9, 32, "flat", -1);
      menhir(s, 64, foot - 2, 8, 24, "slant", 2, [s.c.shade, s.c.shade, s.c.ink]);
      lintel(s, 62, foot - 33, 37, 6.4, 5);
      s.line(times(12, () => { const x = s.random(2, 116); const y = s.random(foot, 118); return `M${x.toFixed(1)} ${y.toFixed(1)}l${s.random(6, 16).toFixed(1)} ${s.about(0, 2).toFixed(1)}`; }).join(""), "shade", 1.6);
      break;
    case "hut":
      inner(66, foot, 20, 26);
      for (const [x, h, w, l] of [[24, 16, 9, 0], [35, 20, 9, 0], [48, 33, 13, 2], [84, 33, 13, -3], [98, 28, 11, -4], [66, 25, 12, 0]] as const) menhir(s, x, foot + (h < 25 ? 3 : 0), w, h, "flat", l);
      lintel(s, 68, foot - 31, 29, 8.4, -1);
      break;
    case "long":
      inner(62, foot, 30, 24);
      for (const [x, h] of [[30, 25], [48, 22], [76, 23], [94, 27]] as const) menhir(s, x, foot, 12, h, "flat");
      lintel(s, 62, foot - 23, 46, 15, -1.4);
      break;
    case "porthole":
      for (const [x, y, k] of [[22, 86, 0.55], [100, 88, 0.65], [60, 103, 1.2]] as const) {
        menhir(s, x - 17 * k, y, 9 * k, 27 * k, "flat");
        menhir(s, x + 17 * k, y, 9 * k, 27 * k, "flat");
        s.poly(s.uneven([[x - 14 * k, y], [x - 14 * k, y - 26 * k], [x + 14 * k, y - 26 * k], [x + 14 * k, y]], 0.5), "stone");
        s.disc(x + 1, y - 12 * k, 5.6 * k, "ink").line(`M${x - 4 * k} ${y - 14 * k}a6 6 0 0 0 2 7`, "lit", 1);
        lintel(s, x, y - 25 * k, 26 * k, 6 * k);
      }
      break;
    default:
      inner(62, foot, 18, 30);
      menhir(s, 42, foot, 12, 34, "flat", 2);
      menhir(s, 82, foot, 12, 34, "flat", -2);
      lintel(s, 62, foot - 30, 46, 12);
  }
};

/** One tall stone; `like`: swell, giant, slab. */
const standing: Draw = (s, o) => {
  if (o.like === "giant") menhir(s, 62, 106, 20, 82, "point", 2);
  else if (o.like === "swell") {
    menhir(s, 62, 106, 22, 76, "swell", 1);
    s.line("M55 58q8 4 16 0", "shade", 1.6);
  } else menhir(s, 62, 106, 22, 70, "round");
  if (o.like === "giant") s.disc(55, 94, 3.4, "lit", 0.6);
  for (const x of [34, 92]) boulder(s, x, 108, 6, 4);
};

/** Rows; `like`: endless, slabs, thin, statues, deer. */
const rows: Draw = (s, o) => {
  if (o.like === "endless") {
    for (let r = 0; r < 7; r++) {
      const y = 80 + r * r * 0.62 + r * 1.6;
      const k = 0.3 + r * 0.17;
      for (let i = -4; i < 5; i++) menhir(s, 62 + i * 17 * k + (r % 2) * 5 * k, y, 8 * k, s.random(13, 21) * k, s.random() > 0.5 ? "round" : "point", s.about(0, k));
    }
  } else if (o.like === "slabs") for (const [x, y, w, h, l] of [[20, 92, 9, 26, 2], [36, 96, 11, 34, -2], [100, 94, 10, 30, -3], [84, 98, 13, 42, 2], [58, 106, 18, 60, 3]] as const) menhir(s, x, y, w, h, "slant", l);
  else if (o.like === "thin") for (const [x, y, w, h, l] of [[104, 92, 8, 34, -2], [84, 97, 11, 52, 3], [30, 95, 9, 40, 2], [50, 104, 13, 70, -4]] as const) {
    menhir(s, x, y, w, h, "flat", l);
    s.poly([[x - w * 0.4 + l, y - h + 0.6], [x + w * 0.42 + l, y - h + 0.6], [x + w * 0.4 + l, y - h - w * 0.7]], "stone");
  }
  else if (o.like === "statues") for (const [x, y, w, h] of [[24, 94, 9, 30], [98, 95, 10, 33], [44, 101, 12, 45], [78, 104, 14, 56]] as const) {
    s.oval(x - w * 0.5, y, w, w * 0.16, "ink", 0.28);
    s.body(x, y, h, [w * 0.5, w * 0.52, w * 0.54, w * 0.5, w * 0.3, w * 0.34, w * 0.32, w * 0.1], { rough: 0.3, hard: true });
    s.line(`M${x - w * 0.16} ${y - h * 0.84}h.2M${x + w * 0.18} ${y - h * 0.84}h.2`, "ink", 1.7).line(`M${x - w * 0.12} ${y - h * 0.76}h${w * 0.26}`, "ink", 1);
    s.line(`M${x} ${y - h * 0.56}v${h * 0.34}M${x - w * 0.2} ${y - h * 0.46}h${w * 0.4}`, "shade", 1.5);
  }
  else for (const [x, y, w, h] of [[26, 94, 8, 30], [98, 96, 9, 34], [62, 106, 17, 68]] as const) {
    menhir(s, x, y, w, h, "slant", 1);
    const n = w > 12 ? 3 : 2;
    for (let i = 0; i < n; i++) {
      const v = y - h * (0.24 + i * 0.22);
      const k = w / 17;
      s.line(`M${x - 4 * k} ${v}q3 -3 7 -${2 * k}l${3 * k} -${3 * k}m-${9 * k} ${5 * k}v${4 * k}m${6 * k} -${4 * k}v${4 * k}M${x + 4 * k} ${v - 4 * k}q-${4 * k} -${4 * k} -${8 * k} -${2 * k}m${5 * k} -${1 * k}v-${3 * k}`, "sun", 1.2 * k + 0.3, 0.85);
    }
    s.disc(x + 1, y - h * 0.88, w * 0.16, "shade");
  }
};

/** Rings of low walls seen from a hill. */
const circles: Draw = (s) => {
  for (const [x, y, r] of [[26, 76, 15], [96, 74, 17], [60, 98, 34]] as const) {
    s.oval(x, y + 2, r, r * 0.46, "shade").oval(x, y, r, r * 0.46, "stone").oval(x, y - 0.8, r * 0.97, r * 0.43, "lit").oval(x, y, r * 0.84, r * 0.36, "ground");
    s.oval(x, y + 1, r * 0.42, r * 0.19, "shade").oval(x, y, r * 0.42, r * 0.19, "lit").oval(x, y + 0.4, r * 0.3, r * 0.12, "dark");
    s.line(rule(times(5, (i) => { const [a, b] = around(x, y, r * 0.44, i * 72 + 20, 0.44); const [c, d] = around(x, y, r * 0.88, i * 72 + 20, 0.42); return [a, b, c, d] as const; })), "stone", r * 0.07);
    s.ink(times(24, (i) => { const [a, b] = around(x, y, r * 0.92, i * 15, 0.41); return `M${a.toFixed(1)} ${b.toFixed(1)}h.1`; }).join(""), 1.6, 0.4);
  }
  for (const [x, h] of [[54, 20], [66, 15]] as const) menhir(s, x, 98, 5, h, "slant");
};

/** An obelisk that never left its quarry. */
const obelisk: Draw = (s) => {
  s.poly(s.uneven([[-4, 124], [-4, 64], [30, 52], [124, 46], [124, 124]], 1.6), "mid").poly(s.uneven([[-4, 124], [-4, 96], [40, 66], [124, 60], [124, 124]], 1.4), "shade");
  s.poly([[6, 112], [24, 118], [100, 62], [108, 44], [92, 48]], "lit").poly([[6, 112], [92, 48], [96, 52], [14, 115]], "stone");
  s.poly([[24, 118], [100, 62], [108, 44], [110, 52], [106, 68], [34, 123]], "ink", 0.65);
  s.line("M92 48L100 62M46 86l8 10M58 78l7 9", "shade", 1.2);
  s.poly(s.uneven([[58, 80], [66, 82], [68, 90]], 0.5), "ink", 0.5);
  s.line(times(16, (i) => `M${30 + i * 5.4} ${58 - i * 0.7}v${s.random(4, 11).toFixed(1)}`).join(""), "stone", 1, 0.6);
  s.line("M82 104v-5M82 99l-2 3M82 99l3 2M82 104l-1.6 4M82 104l2 4", "ink", 1.1).disc(82, 97, 1.4, "ink");
};

/** Carved figures; `like`: oval, colossi, four, rain, head. */
const figures: Draw = (s, o) => {
  if (o.like === "oval") {
    for (const [x, y, k] of [[96, 94, 0.7], [58, 108, 1.5]] as const) {
      s.oval(x - 8 * k, y, 15 * k, 2.6 * k, "ink", 0.28);
      s.body(x, y, 46 * k, [11 * k, 12 * k, 12.6 * k, 12.4 * k, 12.6 * k, 11 * k, 7 * k, 1 * k], { lean: -3 * k });
      s.line(`M${x - 7 * k} ${y - 31 * k}q3 -3 6 0M${x + 1 * k} ${y - 31 * k}q3 -3 6 0M${x - 1 * k} ${y - 31 * k}v${6 * k}q1 1 2.4 0M${x - 9 * k} ${y - 37 * k}q9 -5 17 0`, "ink", 1.3 * k, 0.75);
      s.disc(x - 4 * k, y - 30 * k, 1 * k, "ink").disc(x + 4 * k, y - 30 * k, 1 * k, "ink");
      s.line(`M${x - 11 * k} ${y - 24 * k}q2 12 9 16M${x + 11 * k} ${y - 24 * k}q-2 12 -9 16`, "shade", 1.8 * k);
    }
  } else if (o.like === "colossi") {
    seated(s, 38, 104, 66, true);
    seated(s, 88, 104, 66, true);
    grass(s, 106, 46, "leaf", 5);
  } else if (o.like === "four") {
    s.poly(s.uneven([[-4, 118], [2, 30], [34, 22], [96, 20], [122, 30], [124, 118]], 1.8), "mid");
    s.poly([[14, 108], [18, 34], [106, 34], [110, 108]], "shade").rect(18, 34, 88, 5, "lit");
    s.line(rule(times(16, (i) => [22 + i * 5.4, 41, 22 + i * 5.4, 45] as const)), "stone", 2.4);
    for (const x of [26, 47, 77, 98]) seated(s, x, 106, 54);
    door(s, 62, 107, 8, 22);
    s.rect(57, 82, 10, 2.4, "lit");
  } else if (o.like === "rain") {
    s.body(62, 110, 46, [23, 23, 22.4, 24, 22], { hard: true });
    block(s, 38, 28, 48, 37, 2.4);
    for (const x of [51, 73]) s.disc(x, 45, 7.4, "lit").disc(x, 45, 5.6, "shade").disc(x, 45, 3, "ink");
    s.line("M46 58q16 7 32 0", "lit", 2.6);
    for (const x of [50, 58, 66, 74]) s.poly([[x - 2.4, 60], [x + 2.4, 60], [x, 65.4]], "sun");
    s.rect(36, 24, 52, 6, "stone").rect(36, 24, 52, 1.6, "lit");
    for (const x of [40, 50, 60, 70, 80]) s.rect(x, 17, 5, 8, "stone").rect(x + 3.4, 17, 1.6, 8, "lit");
    s.line("M44 72v26M80 72v26M52 78h20M52 86h20", "shade", 2.2);
  }
};

/** A stone lion with a king's head, pyramids behind. */
const sphinx: Draw = (s) => {
  pyramid(s, 90, 90, 34, 44, 0.4, 9);
  pyramid(s, 26, 88, 20, 26, 0.4, 6);
  s.fill(curve([[18, 104], [22, 84], [40, 78], [62, 80], [70, 72], [86, 74], [88, 104]]) + "Z", "stone").fill(curve([[18, 104], [22, 84], [40, 78], [54, 80], [46, 104]]) + "Z", "shade");
  s.poly([[64, 96], [112, 97], [113, 106], [62, 106]], "lit").poly([[64, 101], [113, 102], [113, 106], [62, 106]], "stone");
  s.poly([[56, 82], [58, 58], [66, 46], [84, 46], [93, 58], [95, 82], [86, 88], [64, 88]], "stone").poly([[56, 82], [58, 58], [66, 46], [70, 48], [66, 84], [64, 88]], "shade").poly([[86, 50], [93, 58], [95, 82], [88, 86]], "lit");
  s.fill(curve([[68, 56], [68, 70], [76, 79], [85, 70], [85, 56], [76, 50]], true), "lit").line("M70.6 62h4M79 62h4M74 72.4h5", "ink", 1.3).line("M77 62v6", "shade", 1.6);
  s.line("M60 62l6 -1M59 68l7 -1M59 74l7 -1M59 80l7 -1M93 62l-6 -1M94 68l-7 -1M94 74l-7 -1", "shade", 1.4);
};

/** A door that leads nowhere, cut into the rock. */
const rockDoor: Draw = (s, o) => {
  s.poly(s.uneven([[-2, 122], [4, 70], [16, 44], [34, 30], [58, 26], [90, 30], [108, 44], [118, 80], [124, 122]], 2.4), "stone").poly(s.uneven([[84, 122], [88, 32], [108, 44], [118, 80], [124, 122]], 2), "lit").poly(s.uneven([[-2, 122], [4, 70], [16, 44], [30, 34], [26, 70], [20, 122]], 2), "shade");
  if (o.like === "ogive") {
    s.fill("M40 110V70Q42 50 62 42Q82 50 84 70V110Z", "lit").fill("M44 110V71Q46 55 62 48Q78 55 80 71V110Z", "shade");
    s.poly([[52, 110], [54, 76], [70, 76], [72, 110]], "ink");
    s.line(times(9, (i) => { const [x, y] = around(62, 74, 21, 200 + i * 17.5); return `M${x.toFixed(1)} ${y.toFixed(1)}l${((62 - x) * 0.14).toFixed(1)} ${((74 - y) * 0.14).toFixed(1)}`; }).join(""), "stone", 2);
  } else {
    s.rect(34, 42, 56, 68, "shade").rect(38, 46, 52, 64, "stone").rect(87, 46, 3, 64, "lit");
    door(s, 62, 110, 18, 26, "taper", "ink");
    s.disc(62, 92, 2, "stone");
    s.line(times(5, (i) => `M${18 + i * 20} 34q${s.about(0, 5).toFixed(1)} 10 ${s.about(0, 4).toFixed(1)} 22`).join(""), "shade", 1.4, 0.7);
  }
};

/** Perfect balls in the grass. */
const spheres: Draw = (s) => {
  for (const [x, y, r] of [[22, 92, 9], [100, 90, 12], [88, 106, 10], [50, 108, 25]] as const) {
    s.oval(x - r * 0.3, y, r * 1.1, r * 0.22, "ink", 0.35).disc(x, y - r, r, "stone");
    s.fill(`M${x - r * 0.2} ${y - r * 1.98}A${r} ${r} 0 1 0 ${x - r * 0.2} ${y - r * 0.02}A${r * 1.5} ${r * 1.5} 0 0 1 ${x - r * 0.2} ${y - r * 1.98}Z`, "shade").fill(`M${x + r * 0.3} ${y - r * 1.94}A${r} ${r} 0 0 1 ${x + r * 0.3} ${y - r * 0.06}A${r * 1.1} ${r * 1.1} 0 0 0 ${x + r * 0.3} ${y - r * 1.94}Z`, "lit");
    s.specks(Math.round(r * 2), x - r * 0.7, y - r * 1.7, r * 1.4, r * 1.4, "ink", 0.6, 0.4);
  }
  grass(s, 104, 50, "leaf", 6);
};

/** A hill carved from end to end: channels, pools, niches. */
const carvedHill: Draw = (s) => {
  s.fill(curve([[-6, 122], [4, 88], [28, 64], [60, 54], [94, 60], [116, 84], [126, 122]]), "stone").fill(curve([[-6, 122], [4, 88], [28, 64], [44, 58], [34, 84], [26, 122]]), "shade");
  s.line(times(3, (i) => `M${52 + i * 5} ${56 + i}L${44 + i * 11} 120`).join(""), "shade", 2.6).line(times(8, (i) => `M${52 - i} ${64 + i * 7}l5 4l5 -4l5 4`).join(""), "lit", 1.5);
  for (const [x, y, k] of [[24, 98, 1], [40, 100, 1.1], [86, 94, 1], [100, 100, 1.1], [30, 82, 0.8], [92, 78, 0.8]] as const) {
    s.rect(x - 6 * k, y - 12 * k, 12 * k, 13 * k, "lit");
    door(s, x, y, 7 * k, 10 * k, "taper", "ink");
  }
  s.oval(76, 74, 8, 2.6, "water").oval(60, 64, 5, 1.6, "water");
};

/** From the dark of the passage: pillars, and a mountain in the door. */
const passage: Draw = (s) => {
  s.rect(-2, -2, 124, 124, "ink").poly([[40, 108], [40, 38], [84, 36], [86, 108]], "glow");
  s.rect(40, 60, 46, 30, "haze", 0.6);
  s.poly([[42, 84], [50, 78], [56, 64], [64, 62], [66, 58], [72, 60], [76, 72], [86, 80], [86, 90], [40, 90]], "far").poly([[64, 62], [66, 58], [72, 60], [76, 72], [86, 80], [86, 86], [70, 80]], "mid");
  s.rect(40, 86, 46, 24, "ground").poly([[54, 86], [62, 86], [80, 110], [36, 110]], "lit");
  const slab = (a: number, b: number, c: number, d: number, colour: string) => s.poly(s.uneven([[a, 124], [b, 16], [d, 22], [c, 124]], 1), colour);
  slab(-4, -4, 20, 16, "dark");
  slab(18, 15, 33, 30, "shade");
  slab(32, 29, 42, 40, "stone");
  slab(124, 124, 106, 110, "dark");
  slab(108, 111, 93, 96, "shade");
  slab(94, 97, 84, 85, "stone");
  s.poly(s.uneven([[-4, -4], [124, -4], [124, 14], [96, 26], [86, 38], [40, 40], [30, 28], [-4, 18]], 1.2), "dark").poly(s.uneven([[30, 28], [96, 26], [86, 38], [40, 40]], 0.8), "shade");
  menhir(s, 63, 106, 8, 66, "flat", 0, [s.c.stone, s.c.shade, s.c.dark]);
  s.poly([[-4, 124], [36, 110], [80, 110], [124, 124]], "shade");
};

/** Three blocks no crane would lift, a man before them. */
const giants: Draw = (s) => {
  for (let i = 0; i < 8; i++) block(s, 2 + i * 15, 92, 14.4, 14);
  for (const [x, w] of [[0, 40], [41, 40], [82, 40]] as const) {
    block(s, x, 58, w - 0.8, 33, 2.6);
    s.specks(40, x + 4, 60, w - 6, 28, "ink", 0.6, 0.4);
  }
  courses(s, 0, 44, 122, 14, 2, 13);
  s.rect(0, 44, 122, 13, "stone", 0.55).rect(0, 44, 122, 2, "lit");
  for (const x of [64, 76, 88]) column(s, x, 44, 5, 30, x === 88 ? "broken" : "leaf");
  s.rect(60, 6, 21, 4, "lit");
  s.line("M30 107v-6M30 101l-2.6 4M30 101l2.6 4M30 107l-2 6M30 107l2 6", "ink", 1.5).disc(30, 98.6, 1.9, "ink");
};

/** A great rock cut like a boat. */
const boat: Draw = (s) => {
  s.poly(s.uneven([[10, 106], [14, 66], [24, 48], [92, 44], [108, 58], [112, 104]], 1.2), "stone").poly(s.uneven([[10, 106], [14, 66], [24, 48], [38, 48], [34, 106]], 1.2), "shade").poly(s.uneven([[92, 44], [108, 58], [112, 104], [98, 104]], 1), "lit");
  s.poly([[24, 48], [34, 40], [86, 37], [92, 44]], "lit");
  for (const x of [44, 66]) s.poly([[x, 46.6], [x + 3, 40.6], [x + 14, 40], [x + 13, 46]], "ink");
  s.line(rule([...times(4, (i) => [36 + i * 14, 80, 36 + i * 14, 104] as const), ...times(3, (i) => [34, 84 + i * 7, 96, 83 + i * 7] as const)]), "shade", 1);
  s.specks(60, 30, 50, 70, 30, "ink", 0.6, 0.4);
};

/** Giant capstones bare of their mound. */
const bareTomb: Draw = (s) => {
  s.fill(curve([[-6, 112], [12, 98], [40, 92], [88, 92], [114, 98], [128, 112]]) + "L128 126L-6 126Z", "leaf");
  for (const [x, w, h] of [[32, 15, 24], [50, 14, 20], [90, 17, 26]] as const) boulder(s, x, 104, w * 0.6, h);
  s.poly([[56, 104], [58, 84], [78, 84], [80, 104]], "ink");
  lintel(s, 42, 82, 29, 19, 1);
  lintel(s, 80, 80, 33, 23, -1);
};

/** A Buddha as tall as his cliff, by the river. */
const cliffBuddha: Draw = (s) => {
  s.poly(s.uneven([[-4, 110], [-4, 14], [24, 8], [34, 30], [34, 108]], 1.8), "mid").poly(s.uneven([[90, 108], [90, 28], [100, 8], [124, 12], [124, 110]], 1.8), "stone").poly([[32, 108], [34, 22], [90, 22], [92, 108]], "shade");
  s.body(62, 62, 30, [20, 22, 21, 18, 9], {});
  s.body(62, 36, 22, [7, 9.4, 10, 9.6, 8.6, 5], {});
  s.fill(curve([[53, 24], [54, 15], [62, 11], [70, 15], [71, 24], [62, 20]], true), "dark");
  s.line("M57 27h3.4M64 27h3.4M60 33q2.4 1.6 4.6 0M62.6 27v3.6", "ink", 1.1);
  s.poly([[51.4, 32], [52.8, 22], [54, 32]], "stone").poly([[71, 32], [71.6, 22], [73, 32]], "lit");
  s.poly([[40, 64], [84, 64], [88, 74], [36, 74]], "lit");
  for (const x of [46, 78]) s.body(x, 108, 38, [8, 7, 7, 7.6, 9], { hard: true });
  s.line("M44 46q6 12 -2 26M80 46q-6 12 2 26M52 48q10 8 20 0", "shade", 1.6);
  for (const x of [12, 26, 104]) s.oval(x, s.random(10, 16), 12, 5, "leaf");
  s.rect(-2, 107, 124, 20, "water");
  ripples(s, 108, 120);
};

/** A temple front of slabs; `like`: door, apse. */
const slabTemple: Draw = (s, o) => {
  if (o.like === "apse") {
    s.fill(curve([[2, 106], [4, 74], [20, 62], [44, 66], [52, 76], [52, 106]]) + "Z", "stone").fill(curve([[72, 106], [72, 76], [80, 64], [104, 60], [120, 74], [122, 106]]) + "Z", "stone");
    for (const [x, w] of [[4, 48], [72, 49]] as const) for (let r = 0; r < 5; r++) for (let u = 0; u < w - 4; u += 11) s.poly(s.uneven([[x + u, 104 - r * 8], [x + u + 1, 97 - r * 8], [x + u + 9.4, 97 - r * 8], [x + u + 10, 104 - r * 8]], 0.7, 2), (r + Math.round(u / 11)) % 3 ? "stone" : "lit");
    s.fill(curve([[2, 106], [4, 74], [16, 63], [14, 80], [16, 106]]) + "Z", "shade", 0.7);
    menhir(s, 54, 106, 9, 36, "flat");
    menhir(s, 73, 106, 9, 36, "flat");
    door(s, 63, 106, 11, 30);
    lintel(s, 63, 74, 18, 6);
  } else {
    for (const [x, w, h] of [[12, 15, 30], [28, 15, 36], [42, 12, 40], [82, 12, 40], [98, 15, 36], [113, 14, 29]] as const) menhir(s, x, 104, w, h, "flat");
    s.rect(48, 66, 28, 38, "ink");
    menhir(s, 52, 104, 8, 36, "flat");
    menhir(s, 73, 104, 8, 36, "flat");
    lintel(s, 62, 69, 17, 6);
    lintel(s, 30, 66, 22, 6);
    lintel(s, 96, 66, 24, 6);
    lintel(s, 62, 61, 28, 7);
    block(s, 14, 102, 96, 5);
  }
};

/** A carved stele between two wings of slabs. */
const giantsTomb: Draw = (s) => {
  times(5, (i) => {
    menhir(s, 44 - i * 9, 104 + i * 1.4, 9, 32 - i * 4.4, "flat");
    menhir(s, 80 + i * 9, 104 + i * 1.4, 9, 31 - i * 4.2, "flat");
  });
  s.fill("M47 106V52Q48 26 62 26Q76 26 77 52V106Z", "stone").fill("M47 106V52Q48 26 62 26Q54 32 54 54V106Z", "shade").fill("M71 106V52Q72 34 64 26Q76 28 77 52V106Z", "lit");
  s.line("M51 104V54Q52 31 62 31Q72 31 73 54V104M50 66H74", "shade", 1.8);
  s.fill("M57 106V99a5 5 0 0 1 10 0V106Z", "ink");
};

/** In the heart of the mound: a stone full of crooks. */
const carvedStele: Draw = (s) => {
  s.rect(-2, -2, 124, 124, "dark");
  for (const [x, w, h] of [[8, 22, 90], [30, 13, 76], [94, 13, 76], [115, 22, 90]] as const) menhir(s, x, 118, w, h, "flat", 0, [s.c.stone, s.c.shade, s.c.ink]);
  s.poly(s.uneven([[-4, -4], [124, -4], [124, 26], [90, 34], [34, 34], [-4, 26]], 1.2), "shade").poly([[34, 34], [90, 34], [86, 38], [38, 38]], "ink");
  s.fill(curve([[34, 116], [35, 84], [40, 62], [52, 48], [62, 44], [73, 48], [84, 62], [89, 84], [90, 116]]) + "Z", "stone").fill(curve([[76, 52], [84, 62], [89, 84], [90, 116], [80, 116], [80, 84]]) + "Z", "lit").fill(curve([[34, 116], [35, 84], [40, 62], [48, 52], [46, 70], [44, 92], [44, 116]]) + "Z", "shade");
  s.line(times(4, (r) => times(3, (i) => `M${48 + i * 8 + (r > 2 ? 2 : 0)} ${108 - r * 13}v-6q0 -3.4 -3 -3.4M${76 - i * 8 + (r > 2 ? -2 : 0)} ${108 - r * 13}v-6q0 -3.4 3 -3.4`).join("")).join(""), "ink", 1.2, 0.75);
  s.disc(62, 54, 3, "ink", 0.7).line("M62 46v4", "ink", 1, 0.7);
  s.poly([[-4, 124], [30, 112], [94, 112], [124, 124]], "mid");
};

export const MEGALITHS: Record<string, Draw> = {
  "trilithon-circle": trilithons,
  dolmen,
  "standing-stone": standing,
  "menhir-row": rows,
  "stone-circles": circles,
  "quarried-obelisk": obelisk,
  "carved-figures": figures,
  sphinx,
  "rock-door": rockDoor,
  "stone-spheres": spheres,
  "carved-hill": carvedHill,
  "passage-mound": passage,
  "giant-blocks": giants,
  "stone-boat": boat,
  "bare-tomb": bareTomb,
  "cliff-buddha": cliffBuddha,
  "slab-temple": slabTemple,
  "giants-tomb": giantsTomb,
  "carved-stele": carvedStele,
};

