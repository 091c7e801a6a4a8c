/** The sea around a person or a place: light in shafts from above, reefs by distance, what drifts. */
import { around, curve, oval, times, type Options, type Point, type Sketch } from "../../../art/pen";

/** Words in a recipe's option: "shafts kelp" has both. */
export function says(option: Options[string] | undefined, word: string): boolean {
  return typeof option === "string" && option.split(" ").includes(word);
}

export function size(o: Options, name: string, otherwise: number): number {
  const value = o[name];
  return typeof value === "number" ? value : otherwise;
}

/** From edge to edge at about this height, closed at the bottom. */
export function bed(s: Sketch, y: number, wave: number, colour: string, pieces = 7, opacity = 1): void {
  const points = times(pieces + 1, (i): Point => [-6 + (132 * i) / pieces, s.about(y, wave)]);
  s.fill(`${curve(points)}L126 124L-6 124Z`, colour, opacity);
}

function shafts(s: Sketch, count: number, opacity = 0.2): void {
  const from = s.random(20, 100);
  times(count, (i) => {
    const x = from + (i - count / 2) * s.random(16, 26);
    const w = s.random(4, 10);
    const lean = (x - 60) * 0.7 + s.about(0, 8);
    s.poly([[x - w / 2, -4], [x + w / 2, -4], [x + w * 1.6 + lean, 108], [x - w * 1.2 + lean, 108]], "sun", opacity);
  });
}

export function bubbles(s: Sketch, x: number, y: number, count: number, spread = 10, tall = 40): void {
  times(count, (i) => {
    const r = s.random(0.8, 2.8);
    const [u, v] = [s.about(x, spread), y - (tall * i) / count];
    s.disc(u, v, r, "sun", 0.22).line(oval(u, v, r, r), "sun", 0.6, 0.75);
  });
}

export function kelp(s: Sketch, x: number, foot: number, tall: number, colour = "leaf", leaves = 7): void {
  const bend = s.about(0, 10);
  const at = (t: number): Point => [x + Math.sin(t * 4 + bend) * 3.4 + bend * t * 0.6, foot - tall * t];
  s.line(curve(times(7, (i) => at(i / 6))), colour, 1.6);
  times(leaves, (i) => {
    const [u, v] = at((i + 0.6) / leaves);
    const side = i % 2 ? 1 : -1;
    s.fill(curve([[u, v], [u + side * 5, v - 6], [u + side * 8, v - 13], [u + side * 3, v - 8]], true), colour);
  });
}

export function fish(s: Sketch, x: number, y: number, long: number, colour: string, left = false): void {
  s.placed(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(left ? -long : long).toFixed(2)} ${long.toFixed(2)})`, () => s.fill("M5 0Q1 -3.400 -3 -.6L-6 -2.600Q-5 0 -6 2.600L-3 .6Q1 3.400 5 0Z", colour));
}

export function coral(s: Sketch, x: number, foot: number, tall: number, colour = "accent", width = 2.2): void {
  const branch = (u: number, v: number, angle: number, long: number, w: number, depth: number): void => {
    const [ex, ey] = around(u, v, long, angle);
    s.line(`M${u.toFixed(1)} ${v.toFixed(1)}Q${(u + (ex - u) * 0.4 + s.about(0, 1)).toFixed(1)} ${(v + (ey - v) * 0.6).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`, colour, w);
    if (depth) for (const turn of [-28, 26]) branch(ex, ey, s.about(angle + turn, 9), long * 0.72, w * 0.76, depth - 1);
  };
  branch(x, foot, s.about(-90, 8), tall * 0.42, width, 2);
}

/** All that lies behind. */
export function sea(s: Sketch, o: Options): void {
  s.rect(-2, -2, 124, 126, "sky");
  bed(s, 26, 4, "haze", 5);
  bed(s, 62, 5, "glow", 5);
  const with_ = o.sea;
  if (says(with_, "sun")) s.disc(size(o, "sunx", 60), 6, 30, "sun", 0.3).disc(size(o, "sunx", 60), 4, 17, "sun", 0.8);
  if (!says(with_, "dim")) shafts(s, says(with_, "bright") ? 6 : 4, says(with_, "bright") ? 0.28 : 0.2);
  if (says(with_, "far")) {
    bed(s, 74, 9, "far", 6, 0.8);
    bed(s, 88, 6, "mid", 5, 0.9);
  }
  if (says(with_, "cliffs")) {
    s.poly(s.uneven([[-4, 124], [-4, 30], [16, 34], [24, 60], [20, 84], [34, 124]], 2), "mid").poly(s.uneven([[86, 124], [98, 90], [94, 52], [106, 22], [124, 26], [124, 124]], 2), "far");
  }
  if (says(with_, "fish")) {
    const left = s.random() < 0.5;
    const [x, y] = [s.random(24, 96), s.random(24, 56)];
    times(11, () => fish(s, s.about(x, 22), s.about(y, 13), s.random(0.5, 0.95), "dark", left));
  }
  if (says(with_, "kelp")) for (const x of [6, 16, 104, 114]) kelp(s, s.about(x, 4), 122, s.random(50, 90), x % 4 ? "leaf" : "mid");
  if (says(with_, "dark")) bed(s, 84, 4, "dark", 5, 0.55);
}

/** What is nearest: rocks, weed, coral, dark against the rest. */
export function near(s: Sketch, o: Options): void {
  const kind = typeof o.near === "string" ? o.near : "rocks";
  if (says(kind, "sand")) bed(s, 106, 2.4, "ground", 5);
  if (says(kind, "rocks")) {
    s.fill(curve([[-6, 124], [-6, 104], [8, 99], [20, 107], [30, 116], [34, 126]], true), "dark").fill(curve([[92, 126], [98, 110], [110, 103], [126, 99], [126, 126]], true), "dark");
  }
  if (says(kind, "coral")) {
    coral(s, s.random(6, 16), 122, s.random(34, 46));
    coral(s, s.random(104, 114), 122, s.random(26, 40), "accent", 2.6);
  }
  if (says(kind, "kelp")) for (const x of [3, 12, 107, 117]) kelp(s, s.about(x, 3), 124, s.random(46, 84), "dark");
  if (says(kind, "bubbles")) bubbles(s, s.random(84, 104), 100, 9, 7, 70);
}

export function finish(s: Sketch): void {
  s.specks(70, 0, 0, 120, 120, "sun", 0.5, 0.4).specks(70, 0, 60, 120, 60, "ink", 0.5, 0.28);
}
