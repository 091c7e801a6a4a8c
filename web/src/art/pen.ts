/** The pen that all pictures are drawn with: seeded, so that the same recipe gives the same picture for ever. */
import type { Palette, Role } from "./mixing";

export type Point = readonly [number, number];
/** What a recipe may say beside archetype, palette and seed. */
export type Options = Record<string, number | string | boolean>;

/** A picture is 120 × 120; a card crops it to 5:7 or 4:3, so the subject keeps to the square from 22 to 102. */
export const SIZE = 120;

/** Mulberry32: small, fast, the same everywhere. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path along straight edges. */
export function edges(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A smooth path through the points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (i: number): Point => (closed ? points[(i + points.length) % points.length]! : points[Math.max(0, Math.min(last, i))]!);
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export function around(x: number, y: number, radius: number, angle: number, squash = 1): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y + radius * squash * Math.sin(turn)];
}

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

export interface BodyLook {
  /** How far the top stands to the right of the foot. */
  lean?: number;
  /** Straight edges instead of curves. */
  hard?: boolean;
  /** How uneven the edges are. */
  rough?: number;
  /** Colours: in the light, in between, in the shade. */
  tones?: [string, string, string];
  /** No outline. */
  bare?: boolean;
}

export class Sketch {
  private parts: string[] = [];
  private roll: () => number;
  /** Texture throws its own dice, so that leaving it out changes nothing else. */
  private grit: () => number;

  constructor(
    readonly c: Palette,
    seed: number,
    /** Draw what only shows when the picture is large. */
    readonly fine: boolean,
  ) {
    this.roll = dice(seed);
    this.grit = dice(seed + 7919);
  }

  toString(): string {
    return this.parts.join("");
  }

  /** A number between two, thrown anew each time. */
  random(least = 0, most = 1): number {
    return least + (most - least) * this.roll();
  }

  about(value: number, by: number): number {
    return value + (this.roll() * 2 - 1) * by;
  }

  colour(name: string): string {
    return this.c[name as Role] ?? name;
  }

  fill(d: string, colour: string, opacity = 1): this {
    this.parts.push(`<path d="${d}" fill="${this.colour(colour)}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`);
    return this;
  }

  line(d: string, colour: string, width = 0.8, opacity = 1): this {
    this.parts.push(
      `<path d="${d}" fill="none" stroke="${this.colour(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
    );
    return this;
  }

  /** Ink that only shows when the picture is large. */
  ink(d: string, width = 0.5, opacity = 0.55, colour = "ink"): this {
    return this.fine && d ? this.line(d, colour, width, opacity) : this;
  }

  poly(points: readonly Point[], colour: string, opacity = 1): this {
    return this.fill(edges(points), colour, opacity);
  }

  rect(x: number, y: number, width: number, height: number, colour: string, opacity = 1): this {
    return this.fill(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`, colour, opacity);
  }

  disc(x: number, y: number, radius: number, colour: string, opacity = 1): this {
    return this.oval(x, y, radius, radius, colour, opacity);
  }

  oval(x: number, y: number, across: number, down: number, colour: string, opacity = 1): this {
    return this.fill(oval(x, y, across, down), colour, opacity);
  }

  /** What `draw` draws, moved, turned, scaled, mirrored, faint. */
  placed(transform: string, draw: () => void, opacity = 1): this {
    this.parts.push(`<g transform="${transform}"${opacity < 1 ? ` opacity="${opacity}"` : ""}>`);
    draw();
    this.parts.push("</g>");
    return this;
  }

  /** Draws, and draws again upside down below the waterline. */
  mirrored(y: number, draw: () => void, opacity = 0.4): this {
    const from = this.parts.length;
    draw();
    const drawn = this.parts.slice(from).join("");
    this.parts.push(`<g transform="matrix(1 0 0 -0.7 0 ${n(y * 1.7)})" opacity="${opacity}">${drawn}</g>`);
    return this;
  }

  /** Edges broken up as a hand draws them. */
  uneven(points: readonly Point[], by = 0.8, pieces = 3): Point[] {
    const out: Point[] = [];
    points.forEach(([x, y], i) => {
      const [u, v] = points[(i + 1) % points.length]!;
      for (let k = 0; k < pieces; k++) {
        const t = k / pieces;
        const off = k ? by : by * 0.5;
        out.push([this.about(x + (u - x) * t, off), this.about(y + (v - y) * t, off)]);
      }
    });
    return out;
  }

  /** Specks over a box: grain of stone, stars, leaves. */
  specks(count: number, x: number, y: number, width: number, height: number, colour: string, size = 0.6, opacity = 0.5): this {
    if (!this.fine) return this;
    let d = "";
    for (let i = 0; i < count; i++) d += `M${n(x + this.grit() * width)} ${n(y + this.grit() * height)}h.1`;
    return this.line(d, colour, size, opacity);
  }

  /**
   * A standing thing of which only the outline is given: half its width at even heights from foot to top. Lit from the right.
   * Menhirs, vases, towers, heads, mounds: all are bodies.
   */
  body(x: number, foot: number, height: number, widths: readonly number[], look: BodyLook = {}): this {
    const { lean = 0, hard = false, rough = 0, bare = false } = look;
    const [lit, stone, shade] = look.tones ?? [this.c.lit, this.c.stone, this.c.shade];
    const last = widths.length - 1;
    const at = (i: number, part: number): Point => [x + (lean * i) / last + widths[i]! * part, foot - (height * i) / last];
    const rows = widths.map((_, i) => i);
    const left = rows.map((i): Point => {
      const [u, v] = at(i, -1);
      return [this.about(u, rough), v];
    });
    const right = rows.map((i): Point => {
      const [u, v] = at(i, 1);
      return [this.about(u, rough), v];
    });
    const inner = (part: number) => rows.map((i) => at(i, part)).reverse();
    const join = (one: Point[], other: Point[]) => (hard ? edges([...one, ...other]) : `${curve(one)}L${curve(other).slice(1)}Z`);
    const outline = join(left, [...right].reverse());
    this.fill(outline, stone);
    this.fill(join(left, inner(-0.25)), shade);
    this.fill(join(right, inner(0.5)), lit);
    if (!bare) this.ink(outline, 0.6, 0.6);
    if (this.fine) {
      let d = "";
      const dots = Math.min(90, Math.round((height * Math.max(...widths)) / 9));
      for (let k = 0; k < dots; k++) {
        const t = this.grit() * last;
        const i = Math.min(last - 1, Math.floor(t));
        const width = widths[i]! + (widths[i + 1]! - widths[i]!) * (t - i);
        d += `M${n(x + (lean * t) / last - width * (0.95 - this.grit() ** 1.6 * 1.1))} ${n(foot - (height * t) / last)}h.1`;
      }
      this.line(d, "ink", 0.55, 0.4);
    }
    return this;
  }
}

export function oval(x: number, y: number, across: number, down: number): string {
  return `M${n(x - across)} ${n(y)}a${n(across)} ${n(down)} 0 1 0 ${n(across * 2)} 0a${n(across)} ${n(down)} 0 1 0 ${n(-across * 2)} 0Z`;
}

export function rule(points: readonly (readonly [number, number, number, number])[]): string {
  return points.map(([a, b, c, d]) => `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`).join("");
}
