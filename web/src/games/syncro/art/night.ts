/** The dark around a creature: sky, its own glow behind it, hills, ground. And eyes, which all of them have. */
import { curve, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";

export type Draw = (s: Sketch, o: Options) => void;

export function is(o: Options, name: string, word: string): boolean {
  return typeof o[name] === "string" && (o[name]).split(" ").includes(word);
}

function num(o: Options, name: string, otherwise: number): number {
  const value = o[name];
  return typeof value === "number" ? value : otherwise;
}

/** From edge to edge, closed below. */
export function hills(s: Sketch, y: number, wave: number, colour: string, pieces = 6): void {
  const points = times(pieces + 1, (i): Point => [-6 + (132 * i) / pieces, s.about(y, wave)]);
  s.fill(`${curve(points)}L126 124L-6 124Z`, colour);
}

export function stars(s: Sketch, count: number, below = 70): void {
  const at = times(count, () => `M${s.random(2, 118).toFixed(1)} ${s.random(2, below).toFixed(1)}h.1`);
  s.line(at.slice(0, Math.floor(count * 0.7)).join(""), "sun", 0.8, 0.7).line(at.slice(Math.floor(count * 0.7)).join(""), "sun", 1.5, 0.9);
}

/** Light behind somebody: rings that grow fainter. */
export function halo(s: Sketch, x: number, y: number, r: number, colour = "glow"): void {
  s.disc(x, y, r, colour, 0.3).disc(x, y, r * 0.74, colour, 0.4).disc(x, y, r * 0.48, colour, 0.55);
}

/** What stands behind: `moon`, `stars`, `eclipse`, `fire`, `mist`, `crags`, `trees`, `rain`. */
export function night(s: Sketch, o: Options): void {
  s.rect(-2, -2, 124, 124, "sky");
  hills(s, 40, 3, "haze", 4);
  if (!is(o, "back", "plain")) stars(s, 16);
  halo(s, num(o, "hx", 60), num(o, "hy", 58), num(o, "hr", 52));
  if (is(o, "back", "moon")) s.disc(num(o, "mx", 92), num(o, "my", 24), 11, "sun", 0.9).disc(num(o, "mx", 92) - 5, num(o, "my", 24) - 2, 9.6, "sky");
  if (is(o, "back", "eclipse")) s.disc(60, 40, 36, "accent", 0.25).disc(60, 40, 31, "accent", 0.55).disc(60, 40, 28, "sun").disc(60, 40, 26.4, "ink");
  if (is(o, "back", "crags")) {
    s.poly([[-4, 110], [-4, 62], [10, 48], [18, 66], [26, 60], [36, 110]], "far");
    s.poly([[84, 110], [92, 58], [100, 66], [110, 40], [124, 60], [124, 110]], "far");
  }
  if (is(o, "back", "trees")) for (const [x, h] of [[8, 62], [22, 44], [100, 54], [114, 70]] as const) s.poly([[x - 9, 110], [x - 1, 106 - h], [x + 8, 110]], "far").poly([[x - 7, 92], [x, 100 - h], [x + 7, 92]], "mid");
  if (is(o, "back", "columns")) for (const x of [10, 28, 92, 110]) s.rect(x - 5, 18, 10, 92, "far").rect(x - 7, 14, 14, 6, "mid").rect(x + 1, 20, 4, 90, "mid");
  if (is(o, "back", "fire")) times(6, (i) => flame(s, 8 + i * 21, 104, s.random(22, 40), "accent", 0.35));
  if (is(o, "back", "rain")) s.line(rule(times(26, () => { const u = s.random(0, 130); const v = s.random(0, 90); return [u, v, u - 5, v + 13] as const; })), "lit", 0.8, 0.4);
  if (is(o, "back", "bolts")) for (const [x, y] of [[16, 4], [98, 2]] as const) s.poly([[x + 6, y], [x - 4, y + 26], [x + 3, y + 24], [x - 6, y + 52], [x + 12, y + 18], [x + 4, y + 20], [x + 13, y]], "accent", 0.85);
  hills(s, 96, 3, "mid", 5);
  hills(s, 104, 2, "ground", 6);
}

/** In front of everything. */
export function front(s: Sketch, o: Options): void {
  if (is(o, "fore", "grass")) s.line(times(30, (i) => `M${(i * 4.2).toFixed(1)} 122q${s.random(-2, 2).toFixed(1)} -7 ${s.random(-4, 4).toFixed(1)} ${s.random(-16, -8).toFixed(1)}`).join(""), "dark", 1.4);
  if (is(o, "fore", "motes")) times(14, () => s.disc(s.random(4, 116), s.random(20, 112), s.random(0.7, 1.8), "accent", 0.85));
  if (is(o, "fore", "embers")) times(14, () => s.disc(s.random(4, 116), s.random(30, 112), s.random(0.6, 1.5), "accent", 0.9));
  if (is(o, "fore", "mist")) for (const [y, a] of [[88, 0.35], [100, 0.5], [112, 0.65]] as const) s.fill(`${curve(times(7, (i): Point => [-8 + i * 23, s.about(y, 4)]))}L132 124L-8 124Z`, "lit", a * 0.55);
  if (is(o, "fore", "water")) {
    s.rect(-2, 96, 124, 28, "water", 0.9);
    s.line(rule(times(16, () => { const u = s.random(0, 108); const v = s.random(99, 119); return [u, v, u + s.random(5, 14), v] as const; })), "lit", 1, 0.5);
  }
}

export function flame(s: Sketch, x: number, foot: number, height: number, colour: string, opacity = 1): void {
  const w = height * 0.32;
  s.fill(`M${x - w} ${foot}Q${x - w * 1.5} ${foot - height * 0.45} ${x - w * 0.2} ${foot - height * 0.6}Q${x - w * 0.4} ${foot - height * 0.8} ${x + w * 0.2} ${foot - height}Q${x + w * 1.7} ${foot - height * 0.5} ${x + w} ${foot}Z`, colour, opacity);
}

/** Two eyes that shine; `mood` angry slants them, sad droops. */
export function eyes(s: Sketch, x: number, y: number, apart: number, r: number, mood = "", colour = "sun"): void {
  const slant = mood === "angry" ? 0.5 : mood === "sad" ? -0.45 : 0;
  for (const side of [-1, 1]) {
    const u = x + side * apart;
    s.disc(u, y, r * 1.7, colour, 0.22);
    s.oval(u, y, r, r * (mood === "calm" ? 0.6 : 1), colour).disc(u + r * 0.15, y + r * 0.1, r * 0.45, "ink");
    if (slant) s.poly([[u - r * 1.3, y - r * (1.1 - side * slant)], [u + r * 1.3, y - r * (1.1 + side * slant)], [u + r * 1.3, y - r * 2], [u - r * 1.3, y - r * 2]], "shade");
  }
}
