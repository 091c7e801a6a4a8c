/** What people built: blocks, steps, columns, towers. Light comes from the right. */
import { curve, edges, rule, times, type Point, type Sketch } from "./pen";

/** Lines of blocks on a wall from one height to the next. */
export function courses(s: Sketch, x: number, y: number, w: number, h: number, rows: number, block = 7): void {
  if (!s.fine) return;
  const step = h / rows;
  const marks: [number, number, number, number][] = [];
  for (let r = 0; r < rows; r++) {
    if (r) marks.push([x, y + r * step, x + w, y + r * step]);
    for (let u = x + (r % 2 ? block / 2 : block); u < x + w - 1; u += block) marks.push([u, y + r * step, u, y + (r + 1) * step]);
  }
  s.ink(rule(marks), 0.35, 0.32);
}

/** A wall seen from the front: lit edges above and on the right. */
export function block(s: Sketch, x: number, y: number, w: number, h: number, edge = 1.6): void {
  s.rect(x, y, w, h, "stone").rect(x, y, Math.min(w * 0.3, 7), h, "shade").rect(x + w - edge, y, edge, h, "lit").rect(x, y, w, Math.min(edge, h * 0.4), "lit");
  s.ink(edges([[x, y], [x + w, y], [x + w, y + h], [x, y + h]]), 0.5, 0.5);
}

/** Wider at the foot: a pylon, a tower, a battered wall. */
export function batter(s: Sketch, x: number, foot: number, w: number, h: number, slope = 0.12): void {
  const d = h * slope;
  const outline: Point[] = [[x - w / 2 - d, foot], [x - w / 2, foot - h], [x + w / 2, foot - h], [x + w / 2 + d, foot]];
  s.poly(outline, "stone");
  s.poly([[x - w / 2 - d, foot], [x - w / 2, foot - h], [x - w * 0.22, foot - h], [x - w * 0.28, foot]], "shade");
  s.poly([[x + w / 2 - 2, foot - h], [x + w / 2, foot - h], [x + w / 2 + d, foot], [x + w / 2 + d - 2.6, foot]], "lit");
  s.ink(edges(outline), 0.5, 0.5);
}

/** Battlements on top of a wall. */
export function crenels(s: Sketch, x: number, y: number, w: number, tooth = 4, colour = "stone"): void {
  const count = Math.max(2, Math.round(w / (tooth * 1.7)));
  const gap = (w - tooth) / (count - 1);
  for (let i = 0; i < count; i++) s.rect(x + i * gap, y - tooth * 0.9, tooth, tooth, colour).rect(x + i * gap + tooth * 0.7, y - tooth * 0.9, tooth * 0.3, tooth, "lit");
}

/** A pyramid whose nearest edge falls at `corner` of its width: left face in the shade. */
export function pyramid(s: Sketch, x: number, foot: number, half: number, tall: number, corner = 0.36, rows = 9, rough = 0): void {
  const top: Point = [x, foot - tall];
  const left: Point = [x - half, foot];
  const right: Point = [x + half, foot];
  const edge: Point = [x - half + half * 2 * corner, foot + tall * 0.05];
  const jag = (one: Point, other: Point) =>
    rough ? times(9, (i): Point => [one[0] + ((other[0] - one[0]) * i) / 8 + s.about(0, rough), one[1] + ((other[1] - one[1]) * i) / 8 + s.about(0, rough * 0.6)]) : [one, other];
  const a = jag(left, top);
  const b = jag(top, right);
  s.poly([...a, edge], "shade").poly([...b, edge], "lit");
  s.poly([top, [x + half * 0.5, foot - tall * 0.5], edge], "stone", 0.35);
  if (s.fine) {
    const lines = times(rows, (i) => {
      const t = (i + 1) / (rows + 1);
      const cut = (end: Point): Point => [top[0] + (end[0] - top[0]) * t, top[1] + (end[1] - top[1]) * t];
      return [cut(left), cut(edge), cut(right)];
    });
    s.ink(lines.map((line) => edges(line, false)).join(""), 0.4, 0.3);
  }
  s.ink(edges([...a, ...b, edge]), 0.6, 0.55).ink(edges([top, edge], false), 0.4, 0.4);
}

export interface Steps {
  /** Where the nearest edge falls; 0: seen from the front. */
  corner?: number;
  /** Width of a stair in the middle of the lit or front face, as part of the foot's half width. */
  stair?: number;
  /** Half width of the top platform, as part of the foot's. */
  top?: number;
  /** How much the faces of the steps lean in. */
  slope?: number;
  rough?: number;
}

/** A stepped mass. Returns the height of its top. */
export function steps(s: Sketch, x: number, foot: number, half: number, tall: number, count: number, o: Steps = {}): number {
  const { corner = 0, stair = 0, top = 0.25, slope = 0.25, rough = 0 } = o;
  const rise = tall / count;
  for (let i = 0; i < count; i++) {
    const w = half * (1 - ((1 - top) * i) / count);
    const next = half * (1 - ((1 - top) * (i + 1)) / count);
    const y = foot - i * rise;
    const up = y - rise;
    const inner = w - (w - next) * slope;
    const at = (u: number): number => (rough ? s.about(u, rough) : u);
    const outline: Point[] = [[at(x - w), y], [at(x - inner), up], [at(x + inner), up], [at(x + w), y]];
    if (corner) {
      const cut = (width: number) => x - width + width * 2 * corner;
      s.poly([outline[0]!, outline[1]!, [cut(inner), up], [cut(w), y]], "shade").poly([[cut(w), y], [cut(inner), up], outline[2]!, outline[3]!], "stone");
      s.poly([[cut(inner), up], [x + inner, up], [x + inner - 0.6, up + rise * 0.3], [cut(inner), up + rise * 0.3]], "lit");
    } else {
      s.poly(outline, "stone");
      s.poly([outline[0]!, outline[1]!, [x - inner * 0.62, up], [x - w * 0.66, y]], "shade");
      s.poly([[x - inner * 0.62, up], [x + inner, up], [x + inner + 0.2, up + rise * 0.24], [x - inner * 0.62, up + rise * 0.24]], "lit");
      s.poly([[x + inner - w * 0.1, up], [x + inner, up], [x + w, y], [x + w - w * 0.1, y]], "lit");
    }
    s.ink(edges(outline), 0.5, 0.45);
  }
  if (stair) {
    const w = half * stair;
    const cx = corner ? x + half * corner * 0.55 : x;
    const slant = corner ? -half * 0.25 : 0;
    const outline: Point[] = [[cx - w, foot + 1], [cx + slant - w * 0.72, foot - tall], [cx + slant + w * 0.72, foot - tall], [cx + w, foot + 1]];
    s.poly(outline, "lit").poly([outline[0]!, outline[1]!, [cx + slant - w * 0.48, foot - tall], [cx - w * 0.7, foot + 1]], "shade");
    s.ink(rule(times(Math.round(tall / 2.2), (i) => { const t = i / Math.round(tall / 2.2); const g = w * (0.72 + 0.28 * (1 - t)) * 0.85; return [cx + slant * t - g * 0.8, foot - tall * t, cx + slant * t + g, foot - tall * t] as const; })), 0.45, 0.5);
  }
  return foot - tall;
}

export type Capital = "plain" | "doric" | "papyrus" | "leaf" | "broken" | "slab";

export function column(s: Sketch, x: number, foot: number, w: number, tall: number, capital: Capital = "doric"): void {
  const h = capital === "broken" ? tall * s.random(0.35, 0.8) : tall;
  const top = foot - h;
  s.rect(x - w / 2, top, w, h, "stone").rect(x - w / 2, top, w * 0.34, h, "shade").rect(x + w * 0.22, top, w * 0.28, h, "lit");
  s.ink(rule([[x - w * 0.1, top, x - w * 0.1, foot], [x + w * 0.16, top, x + w * 0.16, foot], [x - w / 2, top, x - w / 2, foot], [x + w / 2, top, x + w / 2, foot]]), 0.35, 0.4);
  if (capital === "broken") s.poly([[x - w / 2, top + 0.2], [x - w * 0.1, top - w * 0.5], [x + w * 0.2, top - w * 0.1], [x + w / 2, top + 0.2]], "stone");
  if (capital === "doric") s.poly([[x - w * 0.5, top + w * 0.1], [x - w * 0.85, top - w * 0.4], [x + w * 0.85, top - w * 0.4], [x + w * 0.5, top + w * 0.1]], "lit").rect(x - w * 0.85, top - w * 0.75, w * 1.7, w * 0.4, "stone");
  if (capital === "papyrus") s.fill(curve([[x - w * 0.45, top + w], [x - w * 0.95, top - w * 0.2], [x + w * 0.95, top - w * 0.2], [x + w * 0.45, top + w]], true), "stone").fill(curve([[x + w * 0.1, top + w], [x + w * 0.3, top - w * 0.2], [x + w * 0.95, top - w * 0.2], [x + w * 0.45, top + w]], true), "lit");
  if (capital === "leaf") s.poly([[x - w * 0.45, top + w * 0.7], [x - w * 0.9, top - w * 0.1], [x, top + w * 0.3], [x + w * 0.9, top - w * 0.1], [x + w * 0.45, top + w * 0.7]], "lit").rect(x - w * 0.9, top - w * 0.4, w * 1.8, w * 0.35, "stone");
  if (capital === "slab") s.rect(x - w * 0.7, top, w * 1.4, w * 0.5, "lit");
  if (capital !== "broken") s.rect(x - w * 0.7, foot - w * 0.35, w * 1.4, w * 0.35, "shade");
}

/** A door or window: dark, with a lit reveal on its left. */
export function door(s: Sketch, x: number, foot: number, w: number, h: number, arch: "flat" | "round" | "pointed" | "taper" = "flat", colour = "ink"): void {
  const l = x - w / 2;
  const r = x + w / 2;
  const y = foot - h;
  if (arch === "round") s.fill(`M${l} ${foot}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}Z`, colour);
  else if (arch === "pointed") s.fill(`M${l} ${foot}V${y + w * 0.7}Q${l} ${y + w * 0.2} ${x} ${y}Q${r} ${y + w * 0.2} ${r} ${y + w * 0.7}V${foot}Z`, colour);
  else if (arch === "taper") s.poly([[l, foot], [l + w * 0.14, y], [r - w * 0.14, y], [r, foot]], colour);
  else s.rect(l, y, w, h, colour);
}

/** A gable roof seen from the front. */
export function gable(s: Sketch, x: number, y: number, half: number, tall: number): void {
  s.poly([[x - half, y], [x, y - tall], [x + half, y]], "stone").poly([[x - half * 0.72, y - tall * 0.12], [x, y - tall * 0.82], [x + half * 0.72, y - tall * 0.12]], "shade");
  s.line(edges([[x - half, y], [x, y - tall], [x + half, y]], false), "lit", 1.3);
}

/** Steps of eaves, one above the other, smaller and smaller. */
export function roofs(s: Sketch, x: number, foot: number, half: number, count: number, rise: number, curl = 0.5): number {
  let y = foot;
  for (let i = 0; i < count; i++) {
    const w = half * (1 - (i * 0.8) / count);
    s.rect(x - w * 0.62, y - rise * 0.55, w * 1.24, rise * 0.55, "stone").rect(x - w * 0.62, y - rise * 0.55, w * 0.4, rise * 0.55, "shade").rect(x + w * 0.4, y - rise * 0.55, w * 0.22, rise * 0.55, "lit");
    const e = y - rise * 0.55;
    s.fill(`M${x - w} ${e - curl * 2}Q${x - w * 0.8} ${e} ${x - w * 0.7} ${e}L${x + w * 0.7} ${e}Q${x + w * 0.8} ${e} ${x + w} ${e - curl * 2}Q${x + w * 0.55} ${e - rise * 0.3} ${x + w * 0.42} ${e - rise * 0.5}L${x - w * 0.42} ${e - rise * 0.5}Q${x - w * 0.55} ${e - rise * 0.3} ${x - w} ${e - curl * 2}Z`, "accent");
    s.line(`M${x - w * 0.7} ${e}L${x + w * 0.7} ${e}`, "ink", 0.6, 0.5);
    y -= rise;
  }
  return y;
}

/** A standing slab, uneven as a quarry leaves it. `cap`: point, slant, round, flat. */
export function menhir(s: Sketch, x: number, foot: number, w: number, tall: number, cap = "round", lean = 0, tones?: [string, string, string]): void {
  const h = w / 2;
  const widths = cap === "point" ? [h * 0.9, h, h * 0.95, h * 0.8, h * 0.5, h * 0.08] : cap === "flat" ? [h * 0.9, h, h * 1.02, h, h * 0.92, h * 0.86] : cap === "swell" ? [h * 0.6, h * 0.75, h, h * 1.1, h * 0.9, h * 0.3] : [h * 0.92, h, h * 0.98, h * 0.9, h * 0.72, h * 0.3];
  s.oval(x - w * 0.5, foot, w * 0.95, w * 0.16, "ink", 0.28);
  s.body(x, foot, tall, widths, { rough: w * 0.07, lean, hard: cap !== "round", tones });
}

/** A capstone: lit above, dark below. */
export function lintel(s: Sketch, x: number, y: number, half: number, thick: number, tilt = 0): void {
  const top = [[x - half, y - thick * 0.4 + tilt], [x - half * 0.7, y - thick + tilt * 0.7], [x - half * 0.1, y - thick * 1.1], [x + half * 0.6, y - thick * 0.94 - tilt * 0.6], [x + half, y - thick * 0.5 - tilt]] as Point[];
  const bottom = [[x + half * 0.94, y - tilt], [x + half * 0.3, y + 0.5 - tilt * 0.3], [x - half * 0.4, y + tilt * 0.4], [x - half * 0.92, y + tilt]] as Point[];
  const rough = (points: Point[]) => points.map(([u, v]): Point => [s.about(u, thick * 0.08), s.about(v, thick * 0.06)]);
  const [t, b] = [rough(top), rough(bottom)];
  s.fill(edges([...t, ...b]), "stone");
  s.poly([t[0]!, t[1]!, t[2]!, t[3]!, t[4]!, [x + half * 0.8, y - thick * 0.62 - tilt * 0.8], [x, y - thick * 0.72], [x - half * 0.75, y - thick * 0.5 + tilt * 0.7]], "lit");
  s.poly([...b, [x - half * 0.9, y - thick * 0.24 + tilt], [x + half * 0.2, y - thick * 0.2]], "shade");
  s.ink(edges([...t, ...b]), 0.6, 0.6).specks(Math.round(half * 1.2), x - half * 0.85, y - thick * 0.9, half * 1.6, thick * 0.9, "ink", 0.5, 0.4);
}

/** A tower of rings that narrows like a cob: a prang, a shikhara. */
export function cob(s: Sketch, x: number, foot: number, half: number, tall: number, tones?: [string, string, string]): void {
  s.body(x, foot, tall, [half, half * 1.04, half * 0.98, half * 0.86, half * 0.66, half * 0.36, half * 0.06], { tones });
  s.ink(times(7, (i) => { const t = (i + 0.8) / 8; const w = half * (1.02 - t * t * 0.72); return `M${(x - w).toFixed(1)} ${(foot - tall * t).toFixed(1)}q${w.toFixed(1)} ${(half * 0.16).toFixed(1)} ${(w * 2).toFixed(1)} 0`; }).join(""), 0.5, 0.5);
  s.line(`M${x} ${foot - tall}v${-tall * 0.1}`, tones?.[0] ?? "lit", 0.9);
}

/** A bell with a spire. */
export function stupa(s: Sketch, x: number, foot: number, half: number, tall: number, tones?: [string, string, string]): void {
  s.body(x, foot, tall, [half, half * 1.02, half * 0.92, half * 0.6, half * 0.3, half * 0.16, half * 0.08, half * 0.02], { tones });
  s.ink(`M${x - half} ${foot - tall * 0.1}h${half * 2}M${x - half * 0.9} ${foot - tall * 0.3}h${half * 1.8}`, 0.5, 0.5);
}
