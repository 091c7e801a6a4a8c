/** The pyramids: smooth, stepped, bent, ruined, overgrown, drowned. */
import { canopy, grass, palm, pine, says, size, tree, boulder, ripples } from "../../../art/land";
import { batter, block, column, courses, door, menhir, pyramid, stupa, steps } from "../../../art/masonry";
import { around, curve, edges, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";

type Draw = (s: Sketch, o: Options) => void;

/** One or several smooth ones; `cap`: casing left at the top; `gash`: broken open; `with`: chapel, satellites, sphinx. */
const smooth: Draw = (s, o) => {
  const x = size(o, "x", 62);
  const half = size(o, "half", 38);
  const tall = size(o, "tall", half * 1.22);
  const foot = size(o, "foot", 98);
  const corner = size(o, "corner", 0.36);
  if (says(o.with, "behind")) pyramid(s, x - 30, foot - 8, half * 0.62, tall * 0.6, corner, 7);
  pyramid(s, x, foot, half, tall, corner, 10, size(o, "rough", 0));
  if (o.cap) {
    const t = 0.24;
    const cut = (dx: number): Point => [x + dx * half * t, foot - tall * (1 - t)];
    const edge = x - half * t + half * 2 * t * corner;
    s.poly([[x, foot - tall], cut(-1), [x - half * t * 0.4, foot - tall * (1 - t) - 1.6], [edge, foot - tall * (1 - t) + 2.2]], "shade");
    s.poly([[x, foot - tall], [edge, foot - tall * (1 - t) + 2.2], [x + half * t * 0.4, foot - tall * (1 - t) - 0.8], cut(1)], "sun");
  }
  if (o.gash) s.poly(s.uneven([[x + half * 0.2, foot + 1], [x + half * 0.14, foot - tall * 0.42], [x + half * 0.24, foot - tall * 0.44], [x + half * 0.36, foot + 1]], 1), "shade");
  if (says(o.with, "chapel")) {
    block(s, x + 2, foot - 4, 13, 9);
    door(s, x + 9, foot + 5, 4, 6);
  }
  if (says(o.with, "satellites")) for (const [u, k] of [[-34, 0.3], [-20, 0.26], [36, 0.32]] as const) pyramid(s, x + u, foot + 7, half * k, tall * k, corner, 4);
  if (says(o.with, "camels")) camels(s, x + 8, foot + 9);
  if (says(o.with, "river")) {
    s.rect(-2, 103, 124, 20, "water");
    ripples(s, 103, 119);
  }
  if (says(o.with, "black")) {
    s.poly(s.uneven([[10, foot - 2], [20, foot - 22], [28, foot - 30], [35, foot - 20], [46, foot - 2]], 1.2), "dark");
  }
};

function camels(s: Sketch, x: number, y: number): void {
  for (let i = 0; i < 3; i++) {
    const u = x + i * 10;
    s.fill(curve([[u - 3, y - 3], [u - 1, y - 5.6], [u + 1, y - 3.8], [u + 3, y - 4], [u + 4.4, y - 6.6], [u + 6, y - 6.4], [u + 4.6, y - 3], [u + 3, y - 1.6], [u - 2.6, y - 1.6]], true), "dark");
    s.line(rule([[u - 2, y - 2, u - 2.4, y + 1.6], [u + 2.4, y - 2, u + 2.8, y + 1.6]]), "dark", 0.8);
  }
}

const bent: Draw = (s, o) => {
  const foot = 99;
  const [x, half, corner] = [62, 42, size(o, "corner", 0.34)];
  const knee = foot - 27;
  const top: Point = [x, foot - 51];
  const shoulder = 27;
  const edgeFoot: Point = [x - half + half * 2 * corner, foot + 2];
  const edgeKnee: Point = [x - shoulder + shoulder * 2 * corner, knee + 1.2];
  s.poly([[x - half, foot], [x - shoulder, knee], edgeKnee, edgeFoot], "shade").poly([edgeFoot, edgeKnee, [x + shoulder, knee], [x + half, foot]], "lit");
  s.poly([[x - shoulder, knee], top, edgeKnee], "shade").poly([top, [x + shoulder, knee], edgeKnee], "stone");
  s.poly([[x - half, foot], [x - shoulder, knee], [x - shoulder + 5, knee + 3], [x - half + 9, foot]], "ink", 0.25);
  s.ink(edges([[x - half, foot], [x - shoulder, knee], top, [x + shoulder, knee], [x + half, foot], edgeFoot]), 0.6, 0.6).ink(edges([top, edgeKnee, edgeFoot], false), 0.4, 0.5).ink(edges([[x - shoulder, knee], edgeKnee, [x + shoulder, knee]], false), 0.4, 0.5);
  s.poly([[x + 20, foot], [x + 24, foot - 11], [x + 33, foot - 9], [x + 37, foot]], "stone", 0.7);
  if (says(o.with, "camels")) camels(s, 24, 106);
};

/** A heap that was a pyramid; `with`: columns, causeway, core. */
const ruined: Draw = (s, o) => {
  const foot = 100;
  const half = size(o, "half", 40);
  const tall = size(o, "tall", 36);
  const x = size(o, "x", 60);
  if (says(o.with, "core")) {
    times(4, (i) => {
      const w = half * (1 - i * 0.2);
      const y = foot - (tall / 4) * i;
      const e = y - tall / 4 - s.random(-1, 2);
      const points = s.uneven([[x - w, y], [x - w * 0.88, e], [x + w * 0.8, e], [x + w * 0.94, y]], 1.3);
      s.poly(points, i % 2 ? "stone" : "stone").poly([[x - w, y], [x - w * 0.88, e], [x - w * 0.2, e], [x - w * 0.3, y]], "shade").poly([[x - w * 0.2, e], [x + w * 0.8, e], [x + w * 0.7, e + 2], [x - w * 0.2, e + 2.4]], "lit");
      s.ink(edges(points), 0.5, 0.5);
    });
    s.poly(s.uneven([[x - half * 1.15, foot + 3], [x - half * 0.9, foot - 8], [x - half * 0.3, foot - 3], [x + half * 0.4, foot - 6], [x + half * 1.1, foot + 3]], 1), "mid");
  } else {
    s.body(x, foot + 2, tall, [half, half * 0.84, half * 0.62, half * 0.34, half * 0.1], { rough: 2.4, hard: true });
    times(9, () => boulder(s, x + s.about(0, half * 0.7), foot + s.random(-8, 2), s.random(1.6, 3.4), s.random(1.6, 3)));
  }
  if (says(o.with, "columns")) for (const u of [20, 30, 40, 84, 94]) column(s, u, 106, 4.4, s.random(20, 27), u === 40 ? "broken" : "papyrus");
  if (says(o.with, "causeway")) s.poly([[x - 2, foot + 2], [x + 3, foot + 2], [x - 22, 122], [x - 40, 122]], "lit").line(edges([[x - 2, foot + 2], [x - 40, 122]], false), "shade", 1.6);
};

/** A square tower left standing on the rubble of its casing. */
const tower: Draw = (s) => {
  s.body(60, 101, 26, [46, 38, 30, 24], { rough: 2, hard: true, tones: [s.c.ground, s.c.mid, s.c.shade] });
  for (const [w, y, h] of [[46, 84, 22], [36, 62, 14], [22, 49, 8]] as const) {
    batter(s, 61, y, w, h, 0.14);
    s.poly([[61 + w * 0.08, y - h], [61 + w / 2, y - h], [61 + w / 2 + h * 0.14, y], [61 + w * 0.12, y]], "lit");
    courses(s, 61 - w / 2, y - h, w, h, Math.round(h / 3), 6);
  }
};

/** Steps, with what stands on top or beside them. */
const stepped: Draw = (s, o) => {
  const x = size(o, "x", 62);
  const foot = size(o, "foot", 101);
  const half = size(o, "half", 42);
  const tall = size(o, "tall", 46);
  const count = size(o, "steps", 6);
  const stair = size(o, "stair", 0);
  if (says(o.with, "twin")) steps(s, x + 34, foot - 12, half * 0.42, tall * 0.42, count, { corner: size(o, "corner", 0), top: 0.3 });
  if (says(o.with, "avenue")) {
    s.poly([[x - 8, foot], [x + 8, foot], [x + 34, 122], [x - 34, 122]], "lit");
    for (const u of [-1, 1]) times(3, (i) => block(s, x + u * (17 + i * 10) - 6, foot + i * 5 - 2, 12, 5 + i));
  }
  if (says(o.with, "wall")) {
    block(s, 6, foot - 4, 110, 10);
    s.line(rule(times(18, (i) => [10 + i * 6, foot - 3, 10 + i * 6, foot + 5] as const)), "shade", 1.6);
  }
  const top = steps(s, x, foot, half, tall, count, { corner: size(o, "corner", 0), stair, top: size(o, "top", 0.25), slope: size(o, "slope", 0.25), rough: size(o, "rough", 0) });
  const w = half * size(o, "top", 0.25);
  if (says(o.with, "temple")) {
    const h = size(o, "temple", 9);
    block(s, x - w * 0.86, top - h, w * 1.72, h);
    s.rect(x - w, top - h - 2, w * 2, 2.4, "lit");
    for (const u of says(o.with, "doors") ? [-0.5, 0, 0.5] : [0]) door(s, x + u * w, top, Math.max(2.6, w * 0.3), h * 0.72);
    if (says(o.with, "comb")) {
      s.poly([[x - w * 0.7, top - h - 2], [x - w * 0.5, top - h * 2.3], [x + w * 0.5, top - h * 2.3], [x + w * 0.7, top - h - 2]], "stone").poly([[x + w * 0.2, top - h - 2], [x + w * 0.16, top - h * 2.3], [x + w * 0.5, top - h * 2.3], [x + w * 0.7, top - h - 2]], "lit");
      s.rect(x - w * 0.3, top - h * 1.9, w * 0.22, h * 0.5, "shade").rect(x + w * 0.02, top - h * 1.9, w * 0.22, h * 0.5, "shade");
    }
  }
  if (says(o.with, "slabs")) for (const u of [-0.78, -0.3, 0.24, 0.74]) menhir(s, x + half * u, foot + 3, 8, 20, "flat", -u * 4);
  if (says(o.with, "trees")) for (const [u, t] of [[-0.7, 0.3], [-0.36, 0.62], [0.5, 0.46], [0.82, 0.12]] as const) tree(s, x + half * u, foot - tall * t, 11);
  if (says(o.with, "plaza")) {
    s.oval(x - 12, foot + 12, 26, 6.5, "shade").oval(x - 12, foot + 11, 20, 4.6, "lit").oval(x - 12, foot + 12, 17, 3.4, "mid");
  }
  if (says(o.with, "serpent")) {
    s.line(times(7, (i) => `${i ? "L" : "M"}${x + half * 0.2 + i * 3.2 + (i % 2) * 1.6} ${top + 6 + i * (tall / 7.2)}`).join(""), "ink", 2.2, 0.6);
    s.disc(x + half * 0.2 + 3, foot + 1, 2.2, "ink", 0.75).disc(x + half * 0.2 + 23, foot, 2.2, "ink", 0.75);
  }
  if (says(o.with, "cane")) grass(s, foot + 6, 70, "leaf", 11);
  if (says(o.with, "columns")) for (const u of [-0.62, -0.46, 0.46, 0.62]) column(s, x + half * u, foot, 3.4, 13, "slab");
};

/** Three flights that meet under a gate: a ziggurat. */
const ziggurat: Draw = (s) => {
  const foot = 101;
  for (const [w, y, h] of [[47, foot, 24], [33, foot - 24, 12], [18, foot - 36, 9]] as const) {
    batter(s, 61, y, w * 1.86, h, 0.1);
    s.line(rule(times(Math.round(w / 4), (i) => { const u = 61 - w * 0.86 + i * 7.4; return [u, y - h + 1.6, u, y] as const; })), "shade", 1.5, 0.8);
    s.rect(61 - w * 0.93, y - h, w * 1.86, 1.6, "lit");
  }
  s.poly([[55, 104], [57.4, 72], [64.6, 72], [67, 104]], "lit").poly([[20, 104], [26, 104], [59, 78], [57, 75]], "lit").poly([[102, 104], [96, 104], [63, 78], [65, 75]], "lit");
  s.line("M20 104L57 75M55 104L57.4 74", "shade", 1.2);
  s.ink(rule(times(12, (i) => [55.6 + i * 0.15, 103 - i * 2.5, 66.4 - i * 0.15, 103 - i * 2.5] as const)), 0.5, 0.5);
  block(s, 54, 66, 14, 9);
  door(s, 61, 76, 5, 7, "round");
  block(s, 52, 47, 18, 9);
  door(s, 61, 56, 4, 6);
};

/** Steep, crowned by a shrine with a tall comb, above the trees. */
const temple: Draw = (s, o) => {
  const foot = size(o, "foot", 104);
  const half = size(o, "half", 24);
  const x = size(o, "x", 62);
  const tall = size(o, "tall", 48);
  stepped(s, { ...o, x, foot, half, tall, steps: size(o, "steps", 9), stair: size(o, "stair", 0.34), top: size(o, "top", 0.4), slope: 0.3, with: `temple comb ${o.with ?? ""}`, temple: size(o, "temple", 9) });
  if (o.overgrown) {
    canopy(s, foot - 12, "leaf", 10);
    for (const [u, t] of [[-0.8, 0.3], [-0.56, 0.5], [0.66, 0.36], [0.9, 0.16], [-0.2, 0.9]] as const) tree(s, x + half * u, foot - tall * t, 13);
  }
};

/** Seven bands of square niches. */
const niches: Draw = (s) => {
  const [x, foot, tall] = [61, 102, 58];
  for (let i = 0; i < 6; i++) {
    const w = 43 - i * 6.4;
    const y = foot - i * (tall / 6);
    s.poly([[x - w, y], [x - w + 2, y - 6.4], [x + w - 2, y - 6.4], [x + w, y]], "stone").poly([[x - w, y], [x - w + 2, y - 6.4], [x - w * 0.6, y - 6.4], [x - w * 0.62, y]], "shade");
    s.rect(x - w - 0.8, y - 9.2, w * 2 + 1.6, 3, "lit").rect(x - w - 0.8, y - 9.2, w * 0.7, 3, "stone");
    const count = Math.round(w / 3.4);
    for (let k = 0; k < count; k++) {
      const u = x - w + 4 + (k * (w * 2 - 8)) / (count - 1);
      if (Math.abs(u - x) > 6.4) s.rect(u - 1.5, y - 5.4, 3, 3.8, "ink", 0.85);
    }
  }
  s.poly([[x - 6, foot + 1], [x - 5, foot - tall - 3], [x + 5, foot - tall - 3], [x + 6, foot + 1]], "lit").line(edges([[x - 5.4, foot], [x - 4.6, foot - tall - 2]], false), "shade", 1.6);
  block(s, x - 9, foot - tall - 10, 18, 8);
  door(s, x, foot - tall - 2, 5, 6);
};

/** Round shoulders: the house of the magician. */
const oval: Draw = (s) => {
  s.body(62, 103, 28, [42, 41, 38, 33, 29], {});
  s.body(62, 76, 24, [28, 27, 24, 20], {});
  s.poly([[51, 104], [55, 52], [69, 52], [74, 104]], "lit").poly([[51, 104], [55, 52], [57, 52], [54, 104]], "shade");
  s.ink(rule(times(22, (i) => [54 + i * 0.15, 102 - i * 2.2, 72 - i * 0.2, 102 - i * 2.2] as const)), 0.5, 0.5);
  block(s, 50, 38, 24, 14);
  s.rect(48, 36, 28, 3, "lit").rect(52, 29, 20, 7, "stone").rect(52, 29, 6, 7, "shade");
  door(s, 62, 52, 6, 9, "taper");
};

/** Terraces up a hill: of basalt pillars, or of palaces. */
const terraces: Draw = (s, o) => {
  const count = size(o, "steps", 5);
  const tones = says(o.with, "basalt");
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const y = 106 - i * (56 / (count - 1));
    const w = 52 - t * 30;
    const x = 62 + s.about(0, 2);
    s.poly(s.uneven([[x - w, y], [x - w + 4, y - 10], [x + w - 4, y - 10], [x + w, y]], 0.8), tones ? "dark" : "stone");
    if (tones) s.rect(x - w + 4, y - 11, w * 2 - 8, 2.4, "leaf").line(rule(times(Math.round(w * 0.5), () => { const u = x + s.about(0, w - 4); return [u, y, u + s.about(0, 1.2), y - s.random(5, 9)] as const; })), "stone", 2.2).line(rule(times(Math.round(w * 0.16), () => { const u = x + s.about(0, w - 5); return [u, y - 1, u + 0.6, y - s.random(5, 9)] as const; })), "lit", 1.8);
    else {
      s.rect(x - w + 4, y - 10, w * 2 - 8, 2, "lit").poly([[x - w, y], [x - w + 4, y - 10], [x - w * 0.6, y - 10], [x - w * 0.6, y]], "shade");
      times(Math.round(w / 8), (k) => door(s, x - w * 0.5 + k * 9, y, 3, 5, "taper"));
    }
    if (says(o.with, "green")) grass(s, y - 9, 8, "leaf", 4);
  }
  if (!tones) {
    s.poly([[56, 108], [59, 48], [66, 48], [70, 108]], "lit").poly([[56, 108], [59, 48], [60.4, 48], [58.5, 108]], "shade");
    for (const u of [46, 62, 79]) {
      block(s, u - 7, 36 + Math.abs(u - 62) * 0.4, 14, 12);
      s.rect(u - 5, 29 + Math.abs(u - 62) * 0.4, 10, 7, "stone");
      door(s, u, 48 + Math.abs(u - 62) * 0.4, 4, 7);
    }
  } else tree(s, 84, 56, 18);
};

/** Sheer steps on the sea bed, light from above. */
const sunken: Draw = (s) => {
  times(4, (i) => s.poly([[30 + i * 24, -2], [38 + i * 24, -2], [24 + i * 18, 120], [4 + i * 18, 120]], "sun", 0.1));
  const top: Point[] = [[124, 40], [92, 40], [92, 54], [76, 54], [76, 63], [60, 63], [60, 78], [40, 78], [40, 90], [22, 90], [22, 104], [4, 104], [4, 124], [124, 124]];
  s.poly(top, "stone");
  for (const [x, y, h] of [[92, 40, 14], [76, 54, 9], [60, 63, 15], [40, 78, 12], [22, 90, 14], [4, 104, 18]] as const) s.rect(x, y, 6, h, "shade").rect(x, y, 19, 2.2, "lit");
  s.poly([[92, 74], [124, 70], [124, 124], [80, 124], [80, 88], [92, 88]], "shade").rect(80, 88, 44, 2.2, "stone");
  s.ink(rule([[100, 42, 100, 70], [112, 42, 112, 68], [66, 66, 66, 90], [48, 80, 48, 100]]), 0.5, 0.4);
  for (const [x, y, k] of [[34, 46, 1], [44, 40, 0.8], [52, 50, 0.9], [26, 58, 0.7]] as const) s.fill(curve([[x, y], [x + 5 * k, y - 2.4 * k], [x + 9 * k, y], [x + 5 * k, y + 2.4 * k]], true), "accent").poly([[x, y], [x - 3.4 * k, y - 2.4 * k], [x - 3.4 * k, y + 2.4 * k]], "accent");
  s.line(times(7, () => `M${s.random(8, 60).toFixed(1)} ${s.random(10, 80).toFixed(1)}h.1`).join(""), "sun", 2.2, 0.6);
};

/** Beehives of rammed earth. */
const tumulus: Draw = (s) => {
  for (const [x, foot, h] of [[22, 92, 20], [98, 93, 24], [60, 102, 52]] as const) {
    s.body(x, foot, h, [h * 0.46, h * 0.46, h * 0.4, h * 0.3, h * 0.17, h * 0.05], { rough: h * 0.01 });
    s.line(times(5, (i) => { const t = 0.16 + i * 0.15; const w = h * (0.46 - t * t * 0.36); return `M${(x - w).toFixed(1)} ${(foot - h * t).toFixed(1)}q${w.toFixed(1)} ${(h * 0.05).toFixed(1)} ${(w * 1.96).toFixed(1)} 0`; }).join(""), "shade", h * 0.02, 0.8);
    s.line(times(14, () => { const t = s.random(0.1, 0.8); return `M${(x + s.about(0, h * (0.4 - t * 0.36))).toFixed(1)} ${(foot - h * t).toFixed(1)}h.1`; }).join(""), "ink", h * 0.024, 0.6);
  }
};

/** Flat-topped mounds, grown over, in tilled fields. */
const mounds: Draw = (s) => {
  s.line(rule(times(9, (i) => [62 + (i - 4) * 9, 84, 62 + (i - 4) * 34, 122] as const)), "leaf", 1.4, 0.8);
  for (const [x, foot, half, h] of [[18, 85, 15, 13], [104, 86, 17, 15], [60, 99, 36, 32]] as const) {
    s.poly([[x - half, foot], [x - half * 0.36, foot - h], [x + half * 0.36, foot - h], [x + half, foot]], "leaf");
    s.poly([[x - half, foot], [x - half * 0.36, foot - h], [x - half * 0.1, foot - h + 2], [x - half * 0.24, foot + 1.4]], "dark", 0.75);
    s.poly([[x - half * 0.36, foot - h], [x + half * 0.36, foot - h], [x + half * 0.1, foot - h + 2.6], [x - half * 0.1, foot - h + 2]], "lit");
    s.ink(edges([[x - half, foot], [x - half * 0.36, foot - h], [x + half * 0.36, foot - h], [x + half, foot]]), 0.5, 0.5);
    times(Math.round(half / 4), () => tree(s, x + s.about(0, half * 0.6), foot - s.random(0, h * 0.6), half * 0.16));
  }
};

/** A row of narrow ones with their chapels. */
const steep: Draw = (s) => {
  for (const [x, foot, half] of [[94, 88, 9], [76, 91, 11.5], [24, 92, 12], [52, 99, 17]] as const) {
    pyramid(s, x, foot, half, half * 2.5, 0.4, 8);
    s.poly([[x - half * 0.16, foot - half * 2.1], [x, foot - half * 2.5], [x + half * 0.16, foot - half * 2.1]], "accent");
    batter(s, x + half * 0.3, foot + 3, half * 0.7, half * 0.66, 0.06);
    door(s, x + half * 0.3, foot + 3, half * 0.24, half * 0.42);
  }
  camels(s, 80, 107);
};

/** Round terraces of bells around a great one. */
const bells: Draw = (s) => {
  for (const [w, y, h] of [[52, 104, 9], [45, 95, 9], [37, 86, 8], [27, 78, 7]] as const) {
    block(s, 61 - w, y - h, w * 2, h);
    s.line(rule(times(Math.round(w / 3.2), (i) => [61 - w + 4 + i * 6.4, y - h + 3, 61 - w + 4 + i * 6.4, y - 1] as const)), "shade", 1.4);
  }
  for (const x of [14, 25, 97, 108]) stupa(s, x, 95, 4.6, 11);
  for (const x of [30, 40, 82, 92]) stupa(s, x, 78, 4.6, 12);
  stupa(s, 61, 72, 14, 40);
  s.line(rule(times(6, (i) => [50 + i * 4.4, 70, 52 + i * 3.6, 58] as const)), "shade", 0.9, 0.8);
};

/** Three small ones in the shadow of a great one. */
const queens: Draw = (s) => {
  s.poly([[-30, 98], [14, 14], [66, 98]], "mid").poly([[14, 14], [66, 98], [36, 98]], "far");
  for (const [x, foot, half] of [[54, 96, 15], [78, 100, 17], [104, 104, 19]] as const) {
    pyramid(s, x, foot, half, half * 1.1, 0.4, 5, 0.6);
    s.poly([[x - half * 0.3, foot - half * 0.8], [x, foot - half * 1.12], [x + half * 0.2, foot - half * 0.9], [x - half * 0.05, foot - half * 0.78]], "stone");
  }
};

/** A small broken one above a cave mouth. */
const cave: Draw = (s) => {
  s.poly(s.uneven([[-4, 124], [2, 96], [20, 80], [44, 70], [80, 70], [102, 84], [124, 94], [124, 124]], 1.8), "mid");
  s.poly(s.uneven([[70, 124], [78, 72], [102, 84], [124, 94], [124, 124]], 1.6), "ground");
  s.body(56, 112, 26, [15, 16, 15, 11, 3], { rough: 1, tones: [s.c.ink, s.c.ink, s.c.ink], bare: true });
  pyramid(s, 62, 76, 24, 42, 0.42, 10, 0.7);
  s.poly(s.uneven([[52, 50], [62, 32], [72, 51], [66, 46], [60, 50]], 0.9), "sky");
  s.poly([[66, 76], [66.5, 68], [70, 68], [71, 76]], "ink");
  for (const [x, y, h] of [[12, 96, 24], [24, 86, 18], [106, 92, 26], [94, 84, 17]] as const) umbrella(s, x, y, h);
};

/** A pine of the south: bare stem, flat crown. */
function umbrella(s: Sketch, x: number, foot: number, tall: number): void {
  s.line(`M${x} ${foot}q1 ${-tall * 0.5} 0 ${-tall * 0.75}`, "dark", tall * 0.07);
  s.oval(x, foot - tall * 0.86, tall * 0.46, tall * 0.2, "dark").oval(x + tall * 0.1, foot - tall * 0.92, tall * 0.3, tall * 0.12, "leaf");
}

/** Cut off, with one stair through a narrow gate. */
const truncated: Draw = (s) => {
  batter(s, 62, 103, 44, 46, 0.46);
  s.poly([[84, 57], [84, 57], [105, 103], [76, 103], [72, 57]], "lit");
  courses(s, 40, 57, 44, 46, 9, 8);
  s.poly([[54, 104], [57, 57], [67, 57], [70, 104]], "lit").poly([[54, 104], [57, 57], [58.6, 57], [57, 104]], "shade");
  s.ink(rule(times(20, (i) => [57, 102 - i * 2.2, 68, 102 - i * 2.2] as const)), 0.5, 0.5);
  block(s, 38, 53, 48, 4.6);
  for (const x of [22, 102]) menhir(s, x, 106, 7, 18, "flat");
  s.body(40, 107, 12, [5, 6, 5.4, 3], {}).body(84, 107, 12, [5, 6, 5.4, 3], {});
};

/** A few courses under tall trees. */
const grove: Draw = (s) => {
  for (const x of [10, 30, 92, 112, 50, 76]) s.line(`M${x} 100L${x + s.about(0, 2)} -4`, x % 4 ? "mid" : "far", s.random(3, 5.4));
  for (const [x, h] of [[4, 80], [116, 86]] as const) pine(s, x, 106, h, "mid");
  stepped(s, { ...{ x: 62, half: 40, tall: 30, steps: 5, stair: 0.24, top: 0.34, rough: 1 }, with: "" });
  for (const [x, y] of [[34, 96], [88, 92], [46, 84]] as const) s.oval(x, y, 6, 1.6, "leaf");
  block(s, 55, 63, 14, 8);
};

/** A laterite mass of three tiers, gallery and one small tower. */
const tiers: Draw = (s) => {
  stepped(s, { x: 62, half: 38, tall: 42, steps: 3, stair: 0.26, top: 0.52, slope: 0.7, foot: 103, corner: 0, with: "" });
  block(s, 40, 53, 44, 8);
  s.line(rule(times(12, (i) => [43 + i * 3.5, 55, 43 + i * 3.5, 61] as const)), "ink", 1.2, 0.75);
  s.poly([[38, 53], [42, 49], [82, 49], [86, 53]], "accent");
  steps(s, 62, 49, 9, 20, 4, { top: 0.3 });
  door(s, 62, 49, 4, 7);
  for (const x of [34, 90]) palm(s, x, 106, 30, "dark", "leaf");
};

/** Seen from high above: tops break through an endless roof of leaves. */
const drowned: Draw = (s) => {
  for (const [x, y, k] of [[30, 66, 0.55], [94, 62, 0.5]] as const) stepped(s, { x, foot: y, half: 16 * k * 1.6, tall: 30 * k, steps: 5, top: 0.36, stair: 0.3, with: "temple", temple: 5 });
  canopy(s, 62, "far", 7);
  canopy(s, 70, "mid", 8);
  stepped(s, { x: 62, foot: 100, half: 36, tall: 50, steps: 5, top: 0.34, stair: 0.28, slope: 0.4, with: "temple doors", temple: 7 });
  for (const [u, v, h] of [[34, 92, 16], [90, 90, 18], [44, 76, 10], [82, 74, 10], [72, 58, 8]] as const) tree(s, u, v, h);
  canopy(s, 94, "leaf", 9);
  const [ex, ey] = around(104, 26, 4, 200);
  s.line(`M${ex} ${ey}q3 -3 5 0q2 -3 5 0`, "ink", 1);
};

export const PYRAMIDS: Record<string, Draw> = {
  "smooth-pyramid": smooth,
  "bent-pyramid": bent,
  "ruined-pyramid": ruined,
  "tower-pyramid": tower,
  "stepped-pyramid": stepped,
  ziggurat,
  "temple-pyramid": temple,
  "niche-pyramid": niches,
  "oval-pyramid": oval,
  "terraced-hill": terraces,
  "submerged-steps": sunken,
  tumulus,
  "flat-mounds": mounds,
  "steep-pyramids": steep,
  "bell-terraces": bells,
  "queens-pyramids": queens,
  "cave-pyramid": cave,
  "truncated-pyramid": truncated,
  "grove-pyramid": grove,
  "tiered-pyramid": tiers,
  "overgrown-pyramids": drowned,
};
