/** Scripts of the world, each on what it was written on. */
import { around, curve, edges, oval, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { wedges, write } from "./glyphs";

type Draw = (s: Sketch, o: Options) => void;

function ground(s: Sketch, o: Options): void {
  s.rect(-2, -2, 124, 124, "sky");
  if (o.ground === "rows") s.line(rule(times(10, (i) => [0, 6 + i * 13, 120, 6 + i * 13] as const)), "haze", 5);
  if (o.ground === "columns") s.line(rule(times(10, (i) => [6 + i * 13, 0, 6 + i * 13, 120] as const)), "haze", 5);
  if (o.ground === "disc") s.disc(61, 60, 52, "haze").disc(61, 60, 46, "glow");
  if (o.ground === "hatch") s.line(rule(times(24, (i) => [i * 12 - 120, 122, i * 12, -2] as const)), "haze", 3);
}

/** A scroll, a stele, a board: what carries the signs. Returns nothing; the inside is about 30..92 × 24..98. */
const CARRIERS: Record<string, (s: Sketch) => void> = {
  scroll: (s) => {
    s.rect(22, 24, 80, 78, "ink", 0.25).rect(24, 20, 76, 78, "lit").rect(24, 20, 10, 78, "stone", 0.5);
    for (const y of [14, 96]) s.rect(18, y, 88, 10, "stone").rect(18, y, 88, 3, "lit").rect(18, y + 7, 88, 3, "shade").rect(12, y + 2, 98, 6, "accent", 0.9);
  },
  stele: (s) => {
    s.fill("M24 112V44Q26 12 61 12Q96 12 98 44V112Z", "ink", 0.3).fill("M27 108V44Q29 10 61 10Q93 10 95 44V108Z", "stone").fill("M27 108V44Q29 10 61 10Q38 18 38 46V108Z", "shade").fill("M88 108V44Q86 22 70 12Q93 16 95 44V108Z", "lit").rect(20, 106, 82, 7, "shade").rect(20, 106, 82, 2, "lit");
  },
  slab: (s) => {
    const shape: Point[] = [[20, 104], [18, 22], [40, 16], [84, 18], [104, 26], [102, 100], [70, 106]];
    s.poly(shape.map(([x, y]): Point => [x - 3, y + 4]), "ink", 0.3).poly(s.uneven(shape, 1), "stone").poly([[96, 24], [104, 26], [102, 100], [94, 101]], "lit").poly([[20, 104], [18, 22], [27, 19], [28, 104]], "shade");
  },
  wood: (s) => {
    s.placed("rotate(-5 61 60)", () => {
      s.fill(curve([[6, 60], [14, 38], [40, 30], [84, 32], [112, 44], [116, 64], [100, 84], [60, 90], [22, 84]], true), "ink", 0.3).fill(curve([[8, 56], [16, 34], [42, 26], [84, 28], [110, 40], [114, 60], [98, 80], [60, 86], [24, 80]], true), "stone");
      s.ink("M12 50q50 -14 100 0M12 60q50 -10 100 2M20 74q40 -6 80 0M30 36q30 -6 60 0", 0.9, 0.5);
    });
  },
  papyrus: (s) => {
    s.poly(s.uneven([[16, 106], [18, 14], [104, 12], [106, 104]], 1.8, 6), "lit");
    s.line(rule(times(14, (i) => [18 + i * 6.4, 14, 18 + i * 6.4, 104] as const)), "stone", 1, 0.4).line(rule(times(13, (i) => [17, 18 + i * 7, 105, 18 + i * 7] as const)), "stone", 1, 0.3);
  },
  bronze: (s) => {
    s.rect(18, 22, 90, 80, "ink", 0.3).rect(20, 18, 86, 80, "stone").rect(20, 18, 86, 5, "lit").rect(20, 92, 86, 6, "shade").rect(100, 18, 6, 80, "lit");
    for (const [x, y] of [[26, 24], [100, 24], [26, 92], [100, 92]] as const) s.disc(x, y, 2.4, "ink", 0.7);
  },
  bone: (s) => {
    s.fill(curve([[30, 108], [20, 70], [26, 34], [44, 12], [64, 18], [84, 10], [100, 36], [96, 72], [104, 96], [78, 110], [54, 102]], true), "ink", 0.25).fill(curve([[32, 104], [22, 68], [28, 32], [46, 10], [64, 16], [84, 8], [100, 34], [96, 70], [104, 92], [78, 106], [56, 98]], true), "lit");
    s.line("M62 16Q58 40 66 60T62 100", "stone", 1.6).ink("M66 40l10 6M64 68l-12 8M64 84l12 4", 0.8, 0.6);
  },
  page: (s) => {
    s.poly([[16, 106], [16, 16], [61, 20], [61, 110]], "lit").poly([[61, 110], [61, 20], [106, 16], [106, 106]], "sun").poly([[53, 19], [61, 20], [61, 110], [53, 109]], "stone", 0.5);
  },
  lintel: (s) => {
    s.rect(-2, 34, 124, 56, "ink", 0.25).rect(-2, 30, 124, 56, "stone").rect(-2, 30, 124, 4, "lit").rect(-2, 80, 124, 6, "shade").rect(-2, 24, 124, 6, "lit").rect(-2, 86, 124, 4, "stone");
    for (const x of [8, 61, 114]) s.rect(x - 7, 90, 14, 34, "stone").rect(x + 3, 90, 4, 34, "lit").rect(x - 7, 90, 4, 34, "shade");
  },
};

const inscription: Draw = (s, o) => {
  ground(s, o);
  CARRIERS[typeof o.on === "string" ? o.on : "stele"]?.(s);
  const text = (name: string, x: number, y: number, columns: number, rows: number, tall: number, weight = 1.5, start = 0) => write(s, name, x, y, columns, rows, tall, s.c.ink, weight, start);
  switch (o.script) {
    case "runes":
      s.line("M38 100Q30 60 40 34Q52 14 70 22Q90 32 84 62Q78 88 56 88Q44 86 46 70", "accent", 11, 0.35);
      times(14, (i) => {
        const spots: readonly Point[] = [[37, 96], [34, 84], [34, 71], [35, 58], [38, 45], [45, 33], [56, 24], [69, 25], [80, 35], [84, 48], [82, 62], [75, 75], [64, 82], [52, 80]];
        const [x, y] = spots[i]!;
        s.placed(`translate(${x} ${y})`, () => write(s, "runes", -3, -4.4, 1, 1, 8.8, s.c.ink, 1.5, i));
      });
      break;
    case "numerals":
      s.placed("translate(61 60)", () => times(10, (i) => { const [x, y] = around(0, 0, 31, i * 36 - 90); write(s, "numerals", x - 5, y - 6, 1, 1, 12, s.c.ink, 2.2, i); }));
      s.line(oval(61, 60, 44, 44) + oval(61, 60, 20, 20), "accent", 1.6);
      s.line(rule(times(10, (i) => [...around(61, 60, 20, i * 36 - 72), ...around(61, 60, 44, i * 36 - 72)] as [number, number, number, number])), "accent", 1);
      s.disc(61, 60, 9, "accent");
      break;
    case "cuneiform":
      wedges(s, 33, 20, 60, 82, 8, s.c.ink, 1.35);
      s.line(rule(times(7, (i) => [32, 30.4 + i * 10.2, 92, 30.4 + i * 10.2] as const)), "shade", 0.8);
      break;
    case "maya":
      for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) mayaBlock(s, 24 + c * 26, 22 + r * 27, 23, r * 3 + c);
      break;
    case "rongorongo":
      times(4, (r) => s.placed(r % 2 ? `rotate(175 61 ${40 + r * 12})` : `rotate(-5 61 ${40 + r * 12})`, () => write(s, "rongorongo", 20 + Math.abs(r - 1.5) * 5, 35 + r * 12, 8 - (r === 0 || r === 3 ? 2 : 0), 1, 9.6, s.c.lit, 1.4, r * 3)));
      break;
    case "proto":
      write(s, "proto", 40, 24, 3, 5, 11, s.c.ink, 1.6);
      break;
    case "emerald":
      s.poly([[61, 6], [100, 22], [106, 90], [61, 116], [16, 90], [22, 22]], "leaf").poly([[61, 6], [100, 22], [106, 90], [61, 116], [61, 60]], "water").poly([[61, 6], [100, 22], [61, 34], [22, 22]], "glow").poly([[61, 34], [22, 22], [16, 90], [61, 100]], "far").poly([[61, 34], [100, 22], [106, 90], [61, 100]], "leaf");
      s.ink(edges([[61, 6], [100, 22], [106, 90], [61, 116], [16, 90], [22, 22]]), 1, 0.8);
      write(s, "phoenician", 28, 40, 3, 4, 8.6, s.c.lit, 1.4);
      write(s, "phoenician", 66, 40, 3, 4, 8.6, s.c.sun, 1.4, 5);
      break;
    case "hieroglyphs":
      for (let c = 0; c < 3; c++) {
        s.rect(32 + c * 20, 22, 17, 80, "lit", 0.55);
        write(s, "hieroglyphs", 34.6 + c * 20, 26, 1, 5, 10.6, c === 1 ? s.c.accent : s.c.ink, 1.6, c * 5);
      }
      break;
    case "cretan":
      write(s, "cretan", 22, 36, 7, 1, 11, s.c.ink, 1.7);
      write(s, "cretan", 22, 58, 7, 1, 11, s.c.ink, 1.7, 4);
      break;
    case "hanzi":
      s.line("M44 16V96M62 18V100M81 14V98", "stone", 1);
      for (let c = 0; c < 4; c++) text("hanzi", 30 + c * 18, 20, 1, 5, 11, 1.8, c * 5);
      break;
    case "greek":
      text("greek", 33, 30, 5, 5, 9.6, 1.5);
      break;
    case "latin":
      text("latin", 6, 38, 9, 1, 11, 1.8);
      text("latin", 6, 60, 9, 1, 11, 1.8, 9);
      break;
    case "hebrew":
      text("hebrew", 30, 30, 5, 4, 11, 2);
      break;
    case "coptic":
      text("coptic", 20, 26, 3, 5, 10, 1.6);
      text("coptic", 66, 26, 3, 5, 10, 1.6, 5);
      s.fill("M34 16l3 -6l3 6l6 3l-6 3l-3 6l-3 -6l-6 -3Z", "accent");
      break;
    default:
      text("phoenician", 28, 30, 6, 4, 10, 1.7);
  }
};

/** One rounded block of the Maya script. */
function mayaBlock(s: Sketch, x: number, y: number, size: number, which: number): void {
  s.fill(`M${x + 5} ${y}h${size - 10}q5 0 5 5v${size - 10}q0 5 -5 5h${10 - size}q-5 0 -5 -5v${10 - size}q0 -5 5 -5Z`, which % 2 ? "lit" : "sun");
  s.line(`M${x + 5} ${y}h${size - 10}q5 0 5 5v${size - 10}q0 5 -5 5h${10 - size}q-5 0 -5 -5v${10 - size}q0 -5 5 -5Z`, "ink", 1.2);
  const marks = [
    `M${x + 4} ${y + 8}q8 -6 15 0M${x + 7} ${y + 12}h.1M${x + 15} ${y + 12}h.1M${x + 6} ${y + 18}h11`,
    `M${x + 11.5} ${y + 5}a6.5 6.5 0 1 0 .1 0M${x + 11.5} ${y + 9}v5h4`,
    `M${x + 4} ${y + 6}h15M${x + 4} ${y + 11}h15M${x + 6} ${y + 17}h.1M${x + 11.5} ${y + 17}h.1M${x + 17} ${y + 17}h.1`,
    `M${x + 5} ${y + 18}q0 -12 7 -13q7 1 6 8l-5 1q-2 4 -8 4M${x + 12} ${y + 9}h.1`,
    `M${x + 4} ${y + 5}l15 13M${x + 19} ${y + 5}l-15 13M${x + 11.5} ${y + 4}v15`,
    `M${x + 4} ${y + 12}q4 -8 7.5 0t7.5 0M${x + 7} ${y + 5}h9M${x + 7} ${y + 19}h9`,
    `M${x + 11.5} ${y + 4}v15M${x + 4} ${y + 8}h6M${x + 13} ${y + 8}h6M${x + 4} ${y + 15}h6M${x + 13} ${y + 15}h6`,
    `M${x + 5} ${y + 5}h13v6h-13v7h13M${x + 8} ${y + 8}h.1M${x + 15} ${y + 15}h.1`,
    `M${x + 5} ${y + 10}q6 -8 12 0v8M${x + 5} ${y + 18}v-8M${x + 9} ${y + 14}h.1M${x + 14} ${y + 14}h.1`,
  ];
  s.line(marks[which % marks.length]!, which === 4 ? "accent" : "ink", 1.9);
}

export const INSCRIPTIONS: Record<string, Draw> = { inscription };
