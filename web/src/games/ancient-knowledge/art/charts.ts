/** What was taught in secret: charts, figures, proportions. Gold lines on a dark ground, or ink on a pale one. */
import { around, curve, edges, oval, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { write } from "./glyphs";

type Draw = (s: Sketch, o: Options) => void;

const [X, Y] = [61, 60];
const ring = (r: number) => oval(X, Y, r, r);
const spokes = (count: number, from: number, to: number, turn = 0) => rule(times(count, (i) => [...around(X, Y, from, (i * 360) / count + turn), ...around(X, Y, to, (i * 360) / count + turn)] as [number, number, number, number]));
const star = (count: number, skip: number, r: number, turn = -90) => edges(times(count, (i) => around(X, Y, r, (i * skip * 360) / count + turn)));

const FIGURES: Record<string, Draw> = {
  /** A globe in a net of triangles. */
  grid: (s) => {
    s.disc(X, Y, 45, "water").fill(curve([[36, 30], [56, 24], [70, 32], [62, 46], [74, 56], [62, 78], [52, 90], [48, 70], [38, 56]], true), "leaf").fill(curve([[82, 40], [96, 46], [100, 66], [88, 72], [84, 58]], true), "leaf");
    s.line(`${ring(45)}${star(5, 1, 45)}${star(5, 1, 45, 90)}${star(5, 2, 24)}${spokes(10, 0, 45, -90)}${oval(X, Y, 45, 14)}`, "sun", 1.1);
    times(10, (i) => s.disc(...around(X, Y, 45, i * 36 - 90), 2.2, "accent"));
    s.disc(X, Y, 3, "accent");
  },
  /** Circle, inscribed and drawn around, and the sign of their ratio. */
  pi: (s) => {
    s.line(`${ring(44)}${star(6, 1, 44)}${star(12, 1, 44, -75)}M17 16H105V104H17ZM17 60H105`, "lit", 1.2);
    s.disc(X, Y, 29, "haze").fill("M40 50Q42 44 50 44H82V50H73V70Q73 75 78 73V78Q67 82 67 71V50H56Q56 70 50 79L44 76Q50 68 51 50Q45 50 43 54Z", "accent");
  },
  /** Jars for what is kept. */
  jars: (s) => {
    s.rect(-2, 96, 124, 28, "dark").rect(-2, 96, 124, 2.4, "accent");
    for (const [x, kind] of [[23, 0], [48, 1], [74, 2], [99, 3]] as const) {
      s.body(x, 100, 48, [9, 10.4, 11.4, 11.6, 10.6], { hard: true });
      s.line(`M${x - 5} 66v20M${x} 66v20M${x + 5} 66v20M${x - 8} 62h16M${x - 8} 90h16`, "shade", 1.2);
      if (kind === 0) s.body(x, 53, 19, [9, 10, 9, 6, 2], {}).line(`M${x - 4} 44h3M${x + 2} 44h3`, "ink", 1.4);
      if (kind === 1) s.fill(curve([[x - 8, 53], [x - 9, 42], [x, 34], [x + 8, 38], [x + 12, 46], [x + 6, 48], [x + 8, 53]], true), "dark").disc(x + 3, 42, 1.4, "sun");
      if (kind === 2) s.fill(curve([[x - 8, 53], [x - 8, 40], [x - 6, 28], [x - 1, 38], [x + 4, 28], [x + 6, 40], [x + 14, 48], [x + 7, 53]], true), "dark").disc(x + 3, 43, 1.4, "sun");
      if (kind === 3) s.fill(curve([[x - 9, 53], [x - 9, 40], [x, 34], [x + 8, 40], [x + 12, 47], [x + 7, 47], [x + 8, 53]], true), "accent").disc(x + 3, 42, 1.6, "ink");
    }
    s.line(`M61 8V26M54 18H68M61 8Q56 6 57 2Q61 -2 65 2Q66 6 61 8`, "accent", 2.4);
  },
  /** A door, seven steps, an eye above. */
  school: (s) => {
    times(7, (i) => s.rect(12 + i * 5.4, 108 - i * 5, 98 - i * 10.8, 5.4, i % 2 ? "shade" : "stone"));
    for (const x of [38, 47, 75, 84]) s.rect(x - 3, 40, 6, 38, "lit").rect(x - 3, 40, 2, 38, "shade");
    s.rect(32, 34, 58, 6, "stone").poly([[30, 34], [61, 12], [92, 34]], "lit").poly([[38, 32], [61, 16], [84, 32]], "dark");
    s.rect(53, 46, 16, 32, "ink").rect(56, 50, 10, 28, "accent").rect(59, 54, 4, 24, "sun");
    s.fill(curve([[51, 27], [61, 21], [71, 27], [61, 31]], true), "sun").disc(61, 26, 3, "water").disc(61, 26, 1.2, "ink");
    s.line(rule(times(9, (i) => [...around(61, 26, 22, 195 + i * 18.75), ...around(61, 26, 30, 195 + i * 18.75)] as [number, number, number, number])), "accent", 1.4);
  },
  /** A hoopoe that speaks in letters. */
  birds: (s) => {
    s.line("M4 100Q40 86 116 92M84 94Q92 80 108 78", "dark", 3).fill(curve([[30, 92], [36, 84], [42, 92]], true), "leaf").fill(curve([[100, 78], [108, 70], [112, 80]], true), "leaf");
    s.fill(curve([[20, 104], [34, 82], [42, 58], [54, 48], [66, 52], [70, 66], [62, 82], [44, 90]], true), "accent").poly([[20, 106], [32, 84], [44, 88], [30, 110]], "ink").line("M26 96l8 4M30 90l8 4", "sun", 2);
    s.fill(curve([[40, 84], [38, 70], [48, 60], [58, 68], [54, 82]], true), "ink").line("M42 78l12 -4M42 72l14 -4M46 66l9 -2", "sun", 1.8);
    s.disc(63, 48, 9, "accent").poly([[71, 46], [92, 52], [71, 51]], "ink").disc(65, 46, 1.5, "ink");
    for (const a of [-150, -128, -106, -84]) { const [x, y] = around(60, 44, 22, a); s.poly([around(60, 44, 8, a - 14), [x, y], around(60, 44, 8, a + 14)], "accent").disc(x, y, 2.2, "ink"); }
    s.line("M56 88v8M62 86v9", "dark", 1.6);
    write(s, "greek", 84, 28, 2, 1, 9, s.c.sun, 1.6, 9);
    write(s, "hebrew", 92, 12, 2, 1, 8, s.c.sun, 1.4);
    write(s, "runes", 98, 56, 2, 1, 7, s.c.sun, 1.3);
  },
  /** Nineteen circles. */
  flower: (s) => {
    const r = 14.4;
    const at: Point[] = [[X, Y]];
    times(6, (i) => at.push(around(X, Y, r, i * 60 - 90), around(X, Y, r * 2, i * 60 - 90), around(X, Y, r * Math.sqrt(3), i * 60 - 60)));
    s.disc(X, Y, r * 3, "haze");
    times(6, (i) => s.placed(`rotate(${i * 60} ${X} ${Y})`, () => s.fill(`M${X} ${Y}Q${X + 7.6} ${Y - 7.2} ${X} ${Y - r}Q${X - 7.6} ${Y - 7.2} ${X} ${Y}Z`, "accent")));
    s.line(at.map(([x, y]) => oval(x, y, r, r)).join(""), "lit", 1.2).line(ring(r * 3) + ring(r * 3.16), "accent", 1.6);
  },
  /** Five words, four ways. */
  sator: (s) => {
    s.rect(14, 13, 94, 94, "dark").rect(17, 16, 88, 88, "stone");
    const letters = "A:0 E:4 N:12 O:13 P:14 R:16 S:17 T:18".split(" ").reduce<Record<string, number>>((all, pair) => ({ ...all, [pair[0]!]: Number(pair.slice(2)) }), {});
    ["SATOR", "AREPO", "TENET", "OPERA", "ROTAS"].forEach((word, r) =>
      [...word].forEach((letter, c) => {
        if (r === 2 || c === 2) s.rect(17 + c * 17.6, 16 + r * 17.6, 17.6, 17.6, "lit");
        write(s, "latin", 22 + c * 17.6, 19.6 + r * 17.6, 1, 1, 10, r === 2 || c === 2 ? s.c.accent : s.c.ink, 2, letters[letter]);
      }),
    );
    s.line(rule(times(6, (i) => [17 + i * 17.6, 16, 17 + i * 17.6, 104] as const)) + rule(times(6, (i) => [17, 16 + i * 17.6, 105, 16 + i * 17.6] as const)), "dark", 1.2);
  },
  /** Stones that lock into each other, and the wave they ride. */
  masonry: (s) => {
    s.rect(-2, 6, 124, 84, "ink");
    const stones: Point[][] = [
      [[2, 8], [40, 8], [42, 30], [26, 34], [2, 32]],
      [[43, 8], [86, 8], [84, 28], [66, 34], [44, 30]],
      [[89, 8], [120, 8], [120, 34], [100, 36], [87, 28]],
      [[2, 35], [25, 37], [30, 60], [2, 62]],
      [[28, 36], [43, 33], [65, 37], [86, 31], [99, 39], [96, 58], [82, 66], [58, 62], [44, 68], [33, 60]],
      [[102, 39], [120, 37], [120, 64], [99, 59]],
      [[2, 65], [31, 63], [43, 71], [42, 88], [2, 88]],
      [[46, 70], [58, 65], [80, 69], [84, 88], [45, 88]],
      [[84, 68], [97, 61], [120, 67], [120, 88], [87, 88]],
    ];
    stones.forEach((points, i) => {
      s.poly(points, i === 4 ? "accent" : i % 2 ? "stone" : "lit");
      s.poly([points[0]!, points[points.length - 1]!, [points[points.length - 1]![0] + 4, points[points.length - 1]![1]], [points[0]![0] + 4, points[0]![1]]], "shade", 0.5);
    });
    s.line("M-4 104q8 -16 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0", "accent", 3).line("M-4 114q8 -10 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0", "sun", 1.8);
  },
  /** Orbits and a constellation. */
  stars: (s) => {
    times(40, () => s.disc(s.random(2, 118), s.random(2, 118), s.random(0.4, 1.1), "sun", 0.8));
    s.line(ring(20) + ring(33) + ring(47), "stone", 0.9, 0.8);
    s.disc(X, Y, 9, "accent").disc(X, Y, 12.6, "accent", 0.3);
    for (const [r, a, size, colour] of [[20, 30, 3, "lit"], [33, 205, 4.4, "water"], [47, 310, 5.4, "leaf"], [47, 120, 2.6, "lit"]] as const) s.disc(...around(X, Y, r, a), size, colour);
    const wain: Point[] = [[18, 24], [34, 16], [48, 20], [62, 28], [66, 44], [90, 40], [88, 24]];
    s.line(edges(wain, false) + "M62 28L88 24", "sun", 1).line(wain.map(([x, y]) => `M${x} ${y}h.1`).join(""), "sun", 4);
  },
  /** Squares that hold a spiral. */
  spiral: (s) => {
    s.rect(8, 27, 106, 65.5, "haze");
    s.line("M8 27H114V92.5H8ZM73.5 27V92.5M73.5 67.5H114M89 67.5V92.5M73.5 77H89M83 67.5V77", "lit", 1.1);
    s.line("M8 92.5A65.5 65.5 0 0 1 73.5 27A40.5 40.5 0 0 1 114 67.5A25 25 0 0 1 89 92.5A15.5 15.5 0 0 1 73.5 77A9.5 9.5 0 0 1 83 67.5A6 6 0 0 1 89 73.5", "accent", 3);
    s.disc(80, 72, 2.4, "sun");
  },
  /** A forearm and its measure. */
  cubit: (s) => {
    s.rect(4, 78, 112, 22, "ink", 0.3).rect(4, 74, 112, 22, "stone").rect(4, 74, 112, 4, "lit").rect(4, 92, 112, 4, "shade");
    s.line(rule(times(29, (i) => [4 + i * 4, 78, 4 + i * 4, i % 4 ? 83 : 92] as const)), "ink", 1.1);
    times(7, (i) => write(s, "hieroglyphs", 6 + i * 16, 84.6, 1, 1, 6.4, s.c.accent, 1, i));
    s.fill(curve([[4, 58], [10, 36], [30, 34], [62, 42], [82, 42], [98, 34], [112, 36], [116, 42], [108, 44], [116, 48], [112, 52], [100, 52], [86, 58], [60, 62], [24, 70]], true), "lit").fill(curve([[4, 58], [24, 70], [60, 62], [86, 58], [60, 58], [26, 62]], true), "shade");
    s.line("M66 42V61M70 42V60.4", "accent", 2.4).line("M98 42l14 2M98 47l14 2", "shade", 1);
    s.line("M4 18H116M4 14V22M116 14V22", "sun", 1.4).fill("M61 10l4 8l-4 8l-4 -8Z", "accent");
  },
  /** Twelve houses. */
  zodiac: (s) => {
    s.disc(X, Y, 48, "dark").disc(X, Y, 46, "haze").disc(X, Y, 30, "dark");
    s.line(`${ring(46)}${ring(30)}${ring(18)}${spokes(12, 30, 46)}${star(3, 1, 29)}${star(3, 1, 29, 90)}${star(4, 1, 29, 45)}`, "lit", 1);
    const marks = ["M-3 -4Q-6 -4 -4 0Q0 -4 0 5Q0 -4 4 0Q6 -4 3 -4", "M-4 -5Q0 0 4 -5M0 -2a3.4 3.4 0 1 0 .1 0", "M-4 -5H4M-4 5H4M-2 -5V5M2 -5V5", "M-5 -2Q0 -6 5 -2M-2 -1.6a1.6 1.6 0 1 0 .1 0M5 2Q0 6 -5 2M2 -2a1.6 1.6 0 1 0 .1 0", "M-3 1a2 2 0 1 0 .1 0Q-3 -6 1 -5Q4 -3 1 2Q1 6 5 4", "M-5 -4V4M-5 -4Q-2 -6 -2 4M-2 -3Q1 -6 1 4M1 -3Q5 -4 1 5", "M-5 4H5M-5 1H-2Q-4 -5 0 -5Q4 -5 2 1H5", "M-5 -4V4M-5 -4Q-2 -6 -2 4M-2 -3Q1 -6 1 4H5L4 2", "M-4 5L5 -5M0 -5H5V0M-3 0L1 4", "M-5 -4Q-2 -4 -2 4Q-2 -4 2 -3Q2 6 -1 6M2 1a2 2 0 1 0 .1 0", "M-5 -1l2 -2l2 2l2 -2l2 2l2 -2M-5 3l2 -2l2 2l2 -2l2 2l2 -2", "M-4 -5Q0 0 -4 5M4 -5Q0 0 4 5M-4 0H4"];
    marks.forEach((d, i) => { const [x, y] = around(X, Y, 38, i * 30 + 15); s.placed(`translate(${x.toFixed(1)} ${y.toFixed(1)})`, () => s.line(d, "accent", 1.4)); });
    s.disc(X, Y, 9, "accent").line(spokes(12, 10, 14), "accent", 1.4);
  },
  /** Circle, square, triangle, circle. */
  stone: (s) => {
    s.disc(X, Y, 47, "haze").poly([[61, 14], [102, 84], [20, 84]], "accent", 0.25);
    s.line(`${ring(47)}M61 13L102 83.5H20ZM40 48.500H82V83.500H40Z${oval(61, 66, 17.500, 17.500)}`, "accent", 2.2);
    s.fill("M56 52h10v8l6 12q0 5 -5 5h-12q-5 0 -5 -5l6 -12Z", "lit").fill("M52 68h18l2 4q0 5 -5 5h-12q-5 0 -5 -5Z", "accent");
    const marks = ["M0 -5L5 4H-5Z", "M0 5L5 -4H-5Z", "M0 -5L5 4H-5ZM-3 0H3", "M0 5L5 -4H-5ZM-3 0H3"];
    marks.forEach((d, i) => s.placed(`translate(${i % 2 ? 104 : 17} ${i < 2 ? 18 : 102})`, () => s.line(d, "sun", 1.5)));
  },
  /** As above, so below. */
  hexagram: (s) => {
    s.rect(-2, 60, 124, 64, "dark").line("M0 60H122", "accent", 1.2);
    s.poly([[61, 12], [101, 82], [21, 82]], "lit", 0.9).poly([[61, 108], [101, 38], [21, 38]], "ink", 0.8).poly([[47.600, 38], [74.400, 38], [87.700, 60], [74.400, 82], [47.600, 82], [34.300, 60]], "accent");
    s.line(star(3, 1, 46) + star(3, 1, 46, 90), "sun", 1.6);
    s.disc(61, 60, 10, "sun").fill("M61 50A10 10 0 0 1 61 70A15 15 0 0 0 61 50Z", "dark");
    s.line(rule(times(8, (i) => [...around(20, 20, 7, i * 45), ...around(20, 20, 11, i * 45)] as [number, number, number, number])), "accent", 1.5).disc(20, 20, 5, "accent").disc(102, 100, 7, "lit").disc(99, 98.500, 6, "dark");
  },
  /** The eye that was made whole. */
  eye: (s) => {
    s.fill("M12 56Q38 28 66 34Q92 38 112 58Q88 78 60 76Q34 72 12 56Z", "sun").disc(62, 54, 16, "water").disc(62, 54, 8, "ink").disc(67, 49, 3, "sun");
    s.line("M12 56Q38 26 66 33Q92 38 114 58M12 56Q36 74 60 76Q88 78 112 58", "lit", 4).line("M10 38Q40 10 74 18Q100 24 116 40", "lit", 5);
    s.line("M54 76L50 104L42 96", "lit", 4).line("M74 76Q76 98 96 106Q110 108 108 98Q104 92 98 97", "lit", 4);
    s.line("M112 58L121 60", "lit", 4).line("M50 104L58 78", "accent", 1.4);
  },
};

const chart: Draw = (s, o) => {
  s.rect(-2, -2, 124, 124, "sky");
  if (o.ground === "weave") s.line(rule(times(18, (i) => [i * 14 - 120, 122, i * 14, -2] as const)) + rule(times(18, (i) => [i * 14 - 120, -2, i * 14, 122] as const)), "far", 1);
  if (o.ground === "rings") s.line(times(9, (i) => ring(12 + i * 9)).join(""), "far", 1.2);
  if (o.ground === "fan") times(12, (i) => s.poly([[61, 122], around(61, 122, 150, 180 + i * 15), around(61, 122, 150, 187 + i * 15)], "far"));
  FIGURES[typeof o.figure === "string" ? o.figure : ""]?.(s, o);
};

export const CHARTS: Record<string, Draw> = { chart };
