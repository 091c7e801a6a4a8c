/** Sky, far country, foreground: what stands around a monument. */
import { around, curve, edges, rule, SIZE, times, type Options, type Point, type Sketch } from "./pen";

/** Words in a recipe's option: "sun clouds" has both. */
export function says(option: string | number | boolean | undefined, word: string): boolean {
  return typeof option === "string" && option.split(" ").includes(word);
}

export function size(o: Options, name: string, otherwise: number): number {
  const value = o[name];
  return typeof value === "number" ? value : otherwise;
}

/** From edge to edge at about this height, closed at the bottom. */
export function ridge(s: Sketch, y: number, wave: number, colour: string, pieces = 7, hard = false): void {
  const points = times(pieces + 1, (i): Point => [-6 + (132 * i) / pieces, s.about(y, wave)]);
  s.fill(`${hard ? edges(points, false) : curve(points)}L126 ${SIZE + 4}L-6 ${SIZE + 4}Z`, colour);
}

export function sky(s: Sketch, o: Options): void {
  const kind = typeof o.sky === "string" ? o.sky : "sun";
  const horizon = size(o, "horizon", 84);
  s.rect(-2, -2, 124, 124, "sky");
  ridge(s, horizon * 0.5, 2.5, "haze", 5);
  ridge(s, horizon * 0.76, 2, "glow", 5);
  const x = size(o, "sunx", s.random(74, 96));
  const y = size(o, "suny", s.random(20, 40));
  const r = size(o, "sunr", says(kind, "great") ? 26 : 8.5);
  if (says(kind, "stars")) {
    const stars = times(26, () => `M${s.random(2, 118).toFixed(1)} ${s.random(2, horizon * 0.62).toFixed(1)}h.1`);
    s.line(stars.slice(0, 16).join(""), "sun", 0.9, 0.75).line(stars.slice(16).join(""), "sun", 1.7);
  }
  if (says(kind, "sun") || says(kind, "great")) {
    s.disc(x, y, r * 1.55, "sun", 0.22).disc(x, y, r, "sun", says(kind, "great") ? 0.9 : 1);
  }
  if (says(kind, "moon")) s.disc(x, y, r * 1.5, "sun", 0.16).disc(x, y, r, "sun").disc(x - r * 0.42, y - r * 0.16, r * 0.88, says(kind, "full") ? "sun" : "sky");
  if (says(kind, "rays")) {
    times(9, (i) => s.poly([[x, y], around(x, y, 130, 96 + i * 20), around(x, y, 130, 102 + i * 20)], "sun", 0.16));
  }
  if (says(kind, "clouds")) {
    for (let i = 0; i < 4; i++) {
      const cx = s.random(6, 114);
      const cy = s.random(14, horizon * 0.6);
      const w = s.random(13, 26);
      s.fill(curve([[cx - w, cy], [cx - w * 0.4, cy - 3.2], [cx + w * 0.2, cy - 4.6], [cx + w, cy], [cx, cy + 1.2]], true), i % 2 ? "glow" : "sun", 0.7);
    }
  }
  if (says(kind, "bands")) times(4, (i) => ridge(s, 18 + i * 11, 5, i % 2 ? "haze" : "far", 4));
  if (says(kind, "birds")) {
    s.line(times(4, () => { const u = s.random(30, 96); const v = s.random(14, 40); return `M${u - 2.6} ${v - 1}q1.6 -.9 2.6 1q1 -1.9 2.6 -1`; }).join(""), "ink", 0.8, 0.75);
  }
  if (says(kind, "rain")) s.ink(rule(times(30, () => { const u = s.random(0, 130); const v = s.random(0, 70); return [u, v, u - 5, v + 12] as const; })), 0.5, 0.35, "sun");
  if (says(kind, "aurora")) {
    for (let i = 0; i < 3; i++) {
      const edge = times(7, (k): Point => [-8 + k * 22, 46 - i * 12 + Math.sin(k * 1.3 + i * 2) * 7]);
      const top = edge.map(([u, v]): Point => [u + 6, v - 24]).reverse();
      s.fill(`${curve(edge)}L${curve(top).slice(1)}Z`, i % 2 ? "glow" : "accent", 0.26).line(curve(edge), i % 2 ? "glow" : "accent", 1.6, 0.8);
    }
  }
}

/** One mountain: lit flank to the right, broken edge between light and shade. */
function peak(s: Sketch, x: number, y: number, half: number, foot: number, lit: string, shade: string, snow = false): void {
  const tall = foot - y;
  s.poly([[x - half, foot], [x - half * 0.45, y + tall * 0.52], [x - half * 0.2, y + tall * 0.2], [x, y], [x + half * 0.28, y + tall * 0.34], [x + half * 0.6, y + tall * 0.62], [x + half, foot]], shade);
  s.poly([[x, y], [x + half * 0.28, y + tall * 0.34], [x + half * 0.6, y + tall * 0.62], [x + half, foot], [x + half * 0.1, foot], [x - half * 0.1, y + tall * 0.6], [x + half * 0.1, y + tall * 0.36]], lit);
  if (snow) s.poly([[x, y], [x + half * 0.2, y + tall * 0.24], [x + half * 0.06, y + tall * 0.22], [x - half * 0.03, y + tall * 0.32], [x - half * 0.14, y + tall * 0.18]], "sun");
}

export function far(s: Sketch, o: Options): void {
  const kind = typeof o.far === "string" ? o.far : "hills";
  const y = size(o, "horizon", 84);
  if (says(kind, "snow") || says(kind, "peaks")) {
    const snow = says(kind, "snow");
    for (const x of [8, 104, 38, 82]) peak(s, s.about(x, 6), y - s.random(22, 40), s.random(22, 32), y + 2, "far", "mid", snow);
  }
  if (says(kind, "peak")) peak(s, size(o, "peakx", 84), y - size(o, "peakh", 52), 30, y + 2, "far", "mid", says(kind, "snowcap"));
  if (says(kind, "volcano")) {
    const x = size(o, "peakx", 84);
    s.fill(curve([[x - 46, y + 2], [x - 22, y - 14], [x - 7, y - 42], [x + 5, y - 42], [x + 20, y - 14], [x + 46, y + 2]]), "mid");
    s.fill(`${curve([[x + 1, y - 42], [x + 5, y - 42], [x + 20, y - 14], [x + 46, y + 2]])}L${x + 6} ${y + 2}Z`, "far");
    s.fill(curve([[x - 5, y - 44], [x - 2, y - 52], [x + 8, y - 58], [x + 22, y - 60], [x + 12, y - 52], [x + 4, y - 46]], true), "sun", 0.6);
  }
  if (says(kind, "mesa")) {
    for (const [x, w, h] of [[14, 20, 22], [70, 17, 15], [104, 24, 28]] as const) {
      s.poly(s.uneven([[x - w, y + 2], [x - w * 0.74, y - h], [x + w * 0.7, y - h], [x + w, y + 2]], 0.9), "mid");
      s.poly([[x + w * 0.2, y + 2], [x + w * 0.3, y - h], [x + w * 0.7, y - h], [x + w, y + 2]], "far");
    }
  }
  if (says(kind, "hills")) {
    ridge(s, y - 9, 5, "far", 5);
    ridge(s, y - 3, 3, "mid", 4);
  }
  if (says(kind, "dunes")) {
    ridge(s, y - 5, 3.4, "far", 4);
    ridge(s, y - 1, 2.4, "mid", 3);
  }
  if (says(kind, "jungle")) {
    canopy(s, y - 13, "far", 7);
    canopy(s, y - 4, "mid", 8);
  }
  if (says(kind, "cliffs")) {
    s.poly(s.uneven([[-4, y + 4], [-4, y - 38], [20, y - 44], [34, y - 30], [40, y + 4]], 1.4), "mid");
    s.poly(s.uneven([[84, y + 4], [90, y - 34], [104, y - 46], [124, y - 40], [124, y + 4]], 1.4), "far");
  }
  if (says(kind, "sea")) {
    s.rect(-2, y - 12, 124, 40, "water");
    s.line(rule(times(12, () => { const u = s.random(0, 112); const v = s.random(y - 10, y); return [u, v, u + s.random(4, 12), v] as const; })), "glow", 0.7, 0.6);
  }
  if (says(kind, "terraces")) times(5, (i) => ridge(s, y - 22 + i * 6, 1.6, i % 2 ? "far" : "mid", 6));
  s.rect(-2, y, 124, 40, "ground");
  ridge(s, y + 1, 1.4, "ground", 6);
  if (says(kind, "plain")) s.ink(rule(times(16, () => { const u = s.random(0, 110); const v = s.random(y + 3, 116); return [u, v, u + s.random(5, 16), v] as const; })), 0.6, 0.28);
}

/** Tree tops from edge to edge. */
export function canopy(s: Sketch, y: number, colour: string, tall: number): void {
  const points: Point[] = [];
  for (let x = -8; x < 130; x += s.random(6, 11)) points.push([x, s.about(y, tall * 0.35)], [x + 3, s.about(y + tall * 0.6, 1)]);
  s.fill(`${curve(points)}L130 124L-8 124Z`, colour);
}

export function palm(s: Sketch, x: number, foot: number, tall: number, colour = "dark", leaf = colour): void {
  const lean = s.random(-0.16, 0.16) * tall;
  const [tx, ty] = [x + lean, foot - tall];
  s.line(`M${x} ${foot}Q${x + lean * 0.1} ${foot - tall * 0.5} ${tx} ${ty}`, colour, tall * 0.055 + 0.5);
  for (const a of [-172, -140, -112, -66, -38, -8, 18, 162]) {
    const reach = tall * s.random(0.36, 0.46);
    const [ex, ey] = around(tx, ty, reach, a, 0.8);
    const drop = tall * 0.16;
    s.fill(`M${tx.toFixed(1)} ${ty.toFixed(1)}Q${((tx + ex) / 2).toFixed(1)} ${((ty + ey) / 2 - drop * 0.7).toFixed(1)} ${ex.toFixed(1)} ${(ey + drop).toFixed(1)}Q${((tx + ex) / 2).toFixed(1)} ${((ty + ey) / 2 + drop * 0.15).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Z`, leaf);
  }
}

/** A round tree, lit from the right. */
export function tree(s: Sketch, x: number, foot: number, tall: number, leaf = "leaf", shade = "dark"): void {
  s.line(`M${x} ${foot}L${x} ${foot - tall * 0.5}`, shade, tall * 0.09 + 0.4);
  const blob = (dx: number, dy: number, r: number, colour: string) => s.disc(x + dx * tall, foot - dy * tall, r * tall, colour);
  blob(-0.18, 0.58, 0.26, shade);
  blob(0.05, 0.8, 0.26, shade);
  blob(0.2, 0.6, 0.27, leaf);
  blob(0.04, 0.72, 0.2, leaf);
}

export function pine(s: Sketch, x: number, foot: number, tall: number, colour = "dark"): void {
  const layer = (t: number, w: number, h: number): Point[] => [[x - w * tall, foot - t * tall], [x, foot - (t + h) * tall], [x + w * tall, foot - t * tall]];
  s.line(`M${x} ${foot}v${-tall * 0.3}`, colour, tall * 0.06 + 0.3);
  s.poly(layer(0.18, 0.24, 0.38), colour).poly(layer(0.42, 0.19, 0.34), colour).poly(layer(0.64, 0.13, 0.36), colour);
}

function cypress(s: Sketch, x: number, foot: number, tall: number): void {
  s.body(x, foot, tall, [0.4, tall * 0.09, tall * 0.1, tall * 0.07, 0.2], { tones: [s.c.leaf, s.c.dark, s.c.dark], bare: true });
}

export function grass(s: Sketch, y: number, count: number, colour: string, tall = 6): void {
  const blades = times(count, () => {
    const x = s.random(-2, 122);
    const v = y + s.random(0, 9);
    const h = s.random(0.6, 1) * tall;
    return `M${x.toFixed(1)} ${v.toFixed(1)}q${s.random(-1.5, 1.5).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${s.random(-3, 3).toFixed(1)} ${(-h).toFixed(1)}`;
  });
  s.line(blades.join(""), colour, 0.9, 0.85);
}

export function boulder(s: Sketch, x: number, foot: number, w: number, h: number, tones?: [string, string, string]): void {
  s.body(x, foot, h, [w, w * 1.06, w * 0.9, w * 0.55, w * 0.1], { rough: w * 0.09, lean: s.about(0, w * 0.15), tones });
}

export function ripples(s: Sketch, y: number, bottom: number, colour = "glow", count = 12): void {
  s.line(rule(times(count, () => { const v = s.random(y + 1, bottom); const u = s.random(0, 108); return [u, v, u + s.random(4, 9 + (v - y) * 0.3), v] as const; })), colour, 0.8, 0.6);
}

function water(s: Sketch, y: number, colour = "water"): void {
  s.rect(-2, y, 124, 124 - y, colour);
  ripples(s, y, 118);
}

/** What stands nearest, dark against the rest. */
export function fore(s: Sketch, o: Options): void {
  const kind = typeof o.fore === "string" ? o.fore : "dune";
  if (says(kind, "water")) water(s, size(o, "shore", 102));
  if (says(kind, "dune")) ridge(s, 109, 3.4, "dark", 3);
  if (says(kind, "low")) ridge(s, 114, 1.6, "dark", 4);
  if (says(kind, "grass")) {
    ridge(s, 111, 1.5, "dark", 5);
    grass(s, 111, 46, "dark", 7);
  }
  if (says(kind, "meadow")) {
    grass(s, 100, 46, "leaf", 5);
    grass(s, 110, 40, "dark", 6);
  }
  if (says(kind, "flowers")) times(16, () => s.disc(s.random(2, 118), s.random(100, 118), s.random(0.9, 1.7), "accent"));
  if (says(kind, "rocks")) {
    const tones: [string, string, string] = [s.c.shade, s.c.dark, s.c.ink];
    for (const x of [4, 24, 96, 116]) boulder(s, s.about(x, 6), 121, s.random(9, 16), s.random(8, 15), tones);
  }
  if (says(kind, "palms")) {
    palm(s, s.random(6, 13), 118, s.random(38, 50));
    palm(s, s.random(103, 112), 120, s.random(28, 40));
  }
  if (says(kind, "palm")) palm(s, s.random(96, 106), 116, s.random(48, 58));
  if (says(kind, "jungle")) {
    canopy(s, 103, "leaf", 8);
    canopy(s, 111, "dark", 7);
  }
  if (says(kind, "leaves")) {
    for (const [x, y, a] of [[-2, 116, -50], [6, 122, -74], [122, 114, -128], [112, 123, -104], [-4, 98, -24]] as const) {
      const [ex, ey] = around(x, y, 30, s.about(a, 6));
      s.fill(`M${x} ${y}Q${(x + ex) / 2 - 7} ${(y + ey) / 2 - 5} ${ex} ${ey}Q${(x + ex) / 2 + 7} ${(y + ey) / 2 + 5} ${x} ${y}Z`, "dark");
    }
  }
  if (says(kind, "reeds")) s.line(times(26, () => { const x = s.random(-2, 122); return `M${x.toFixed(1)} 122q${s.about(0, 2).toFixed(1)} -10 ${s.about(0, 5).toFixed(1)} ${s.random(-24, -12).toFixed(1)}`; }).join(""), "dark", 1.2);
  if (says(kind, "pines")) for (const x of [4, 16, 106, 117]) pine(s, s.about(x, 3), 120, s.random(34, 54));
  if (says(kind, "trees")) for (const x of [5, 18, 105, 117]) tree(s, s.about(x, 3), 119, s.random(20, 30));
  if (says(kind, "cypresses")) for (const x of [9, 18, 108]) cypress(s, s.about(x, 2), 118, s.random(34, 50));
  if (says(kind, "bamboo")) s.line(rule(times(9, (i) => { const x = i < 5 ? s.random(-2, 20) : s.random(100, 122); return [x, 122, x + s.about(0, 4), -4] as const; })), "leaf", 2.6);
  if (says(kind, "mist")) times(4, (i) => s.fill(curve([[-10, 98 + i * 5], [20, 94 + i * 6], [60, 99 + i * 5], [100, 93 + i * 6], [132, 99 + i * 5], [132, 107 + i * 5], [60, 105 + i * 6], [-10, 107 + i * 5]], true), "glow", 0.5));
  if (says(kind, "blossom")) {
    s.line("M128 -4Q104 10 84 8M112 4Q104 16 96 20", "dark", 2.2);
    times(24, () => { const [x, y] = around(104, 8, s.random(2, 26), s.random(60, 200), 0.6); s.disc(x, y, s.random(1.6, 3), "leaf"); });
  }
}

export function finish(s: Sketch): void {
  s.specks(70, 0, 0, SIZE, SIZE, "sun", 0.5, 0.35).specks(110, 0, SIZE * 0.45, SIZE, SIZE * 0.55, "ink", 0.5, 0.3);
}
