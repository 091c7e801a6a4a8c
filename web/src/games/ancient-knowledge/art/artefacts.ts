/** The artefacts, drawn as finds are: on a plate, lit from the right, shade in dots. */
import { dice, around, curve, edges, oval, rule, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { size } from "../../../art/land";
import { signs, wedges, write } from "./glyphs";
import { moai } from "./statues";

type Draw = (s: Sketch, o: Options) => void;

/** The ground an object is shown on. */
function plate(s: Sketch, o: Options): void {
  s.rect(-2, -2, 124, 124, "sky");
  const mat = typeof o.mat === "string" ? o.mat : "disc";
  if (mat === "disc") s.disc(61, 60, 50, "haze").disc(61, 60, 44, "glow");
  if (mat === "square") s.rect(14, 14, 94, 92, "haze").rect(19, 19, 84, 82, "glow");
  if (mat === "arch") s.fill("M18 122V54A43 43 0 0 1 104 54V122Z", "haze").fill("M24 122V55A37 37 0 0 1 98 55V122Z", "glow");
  if (mat === "bands") times(6, (i) => s.rect(-2, 10 + i * 20, 124, 10, i % 2 ? "glow" : "haze"));
  if (mat === "rays") times(12, (i) => s.poly([[61, 60], around(61, 60, 100, i * 30), around(61, 60, 100, i * 30 + 15)], i % 2 ? "haze" : "glow"));
  if (mat === "grid") s.line(rule([...times(9, (i) => [i * 15, 0, i * 15, 120] as const), ...times(9, (i) => [0, i * 15, 120, i * 15] as const)]), "haze", 1.4);
  if (mat === "shelf") s.rect(-2, 92, 124, 32, "mid").rect(-2, 92, 124, 3, "far").disc(61, 56, 42, "haze");
  if (mat === "diamond") s.poly([[61, -2], [122, 60], [61, 122], [0, 60]], "haze").poly([[61, 12], [108, 60], [61, 108], [14, 60]], "glow");
  if (!o.noscale) s.ink("M26 112h18M26 110.6v2.8M35 111v2M44 110.6v2.8", 0.7, 0.7);
}

function shadow(s: Sketch, x: number, y: number, w: number): void {
  s.oval(x - w * 0.12, y, w, w * 0.15, "ink", 0.3);
}

/** A round thing, lit like a coin. */
function coin(s: Sketch, x: number, y: number, r: number, tones: [string, string, string]): void {
  s.oval(x - r * 0.06, y + r * 0.1, r, r, "ink", 0.3).disc(x, y, r, tones[1]);
  s.fill(`M${x} ${y - r}A${r} ${r} 0 0 0 ${x} ${y + r}A${r * 1.2} ${r * 1.2} 0 0 1 ${x} ${y - r}Z`, tones[2], 0.8).fill(`M${x + r * 0.4} ${y - r * 0.92}A${r} ${r} 0 0 1 ${x + r * 0.4} ${y + r * 0.92}A${r * 1.06} ${r * 1.06} 0 0 0 ${x + r * 0.4} ${y - r * 0.92}Z`, tones[0], 0.8);
  s.ink(oval(x, y, r, r), 0.7, 0.7);
}

const stone = (s: Sketch): [string, string, string] => [s.c.lit, s.c.stone, s.c.shade];

/** Discs; `like`: lobes, spiral, figures, sky, stamps, calendar. */
const disc: Draw = (s, o) => {
  const [x, y] = [61, 61];
  switch (o.like) {
    case "lobes": {
      coin(s, x, y, 38, stone(s));
      for (const a of [-90, 30, 150]) {
        const [u, v] = around(x, y, 21, a);
        s.placed(`rotate(${a + 90} ${u} ${v})`, () => s.fill(curve([[u - 11, v - 6], [u, v - 11], [u + 11, v - 6], [u + 7, v + 5], [u, v + 8], [u - 7, v + 5]], true), "ink", 0.55).fill(curve([[u - 10, v - 3], [u, v + 1], [u + 10, v - 3], [u + 6, v + 6], [u, v + 9], [u - 6, v + 6]], true), "lit"));
      }
      s.disc(x, y, 8, "shade").disc(x, y, 6, "lit").disc(x, y, 4, "ink");
      s.line(oval(x, y, 34, 34), "shade", 1.2);
      break;
    }
    case "spiral":
      for (const [u, v, r] of [[38, 42, 21], [84, 48, 17], [66, 82, 27]] as const) {
        coin(s, u, v, r, stone(s));
        let d = "";
        for (let a = 0; a < 1080; a += 30) {
          const [p, q] = around(u, v, r * (0.2 + (0.72 * a) / 1080), a);
          d += `${a ? "L" : "M"}${p.toFixed(1)} ${q.toFixed(1)}`;
        }
        s.line(d, "shade", r * 0.07);
        s.disc(u, v, r * 0.17, "ink");
      }
      break;
    case "figures":
      coin(s, x, y, 43, [s.c.mid, s.c.dark, s.c.ink]);
      s.line(oval(x, y, 38, 38) + oval(x, y, 13, 13) + rule(times(8, (i) => [...around(x, y, 13, i * 45), ...around(x, y, 38, i * 45)] as [number, number, number, number])), "stone", 1.2);
      times(8, (i) => {
        const [u, v] = around(x, y, 26, i * 45 + 22.5);
        s.placed(`translate(${u.toFixed(1)} ${v.toFixed(1)}) rotate(${i * 45 + 112})`, () => {
          s.disc(0, -5.6, 2.4, "lit").line(i % 2 ? "M0 -3V4M0 -1L-4 2M0 -1L4 2M0 4L-3 8M0 4L3 8" : "M-3 -1Q0 -4 3 -1Q5 4 0 8Q-5 4 -3 -1", "lit", 1.4);
        });
      });
      s.disc(x, y, 5, "stone").disc(x, y, 2.4, "ink");
      break;
    case "sky":
      coin(s, x, y, 44, [s.c.water, s.c.leaf, s.c.far]);
      s.disc(x - 12, y + 2, 13.5, "accent");
      s.fill(`M${x + 22} ${y - 20}A16 16 0 1 0 ${x + 22} ${y + 12}A19 19 0 0 1 ${x + 22} ${y - 20}Z`, "accent");
      s.line(`M${x + 39} ${y - 18}A43 43 0 0 1 ${x + 39} ${y + 18}`, "accent", 4).line(`M${x - 19} ${y + 33}Q${x} ${y + 42} ${x + 19} ${y + 33}`, "accent", 4);
      for (const [u, v] of [[-24, -24], [-8, -30], [8, -30], [-32, -6], [-30, 14], [-16, 26], [2, 24], [14, 20], [0, -16], [3, -20], [-3, -20], [5, -15], [-5, -15], [0, -22], [26, 26]] as const) s.disc(x + u, y + v, 2, "accent");
      break;
    case "stamps": {
      coin(s, x, y, 43, stone(s));
      let d = "";
      for (let a = 0; a < 1260; a += 20) {
        const [p, q] = around(x, y, 6 + (36 * a) / 1260, a);
        d += `${a ? "L" : "M"}${p.toFixed(1)} ${q.toFixed(1)}`;
      }
      s.line(d, "shade", 1.2);
      const marks = signs("cretan");
      times(26, (i) => {
        const a = 130 + i * 42 - i * i * 0.16;
        const [u, v] = around(x, y, 8.6 + (36 * a) / 1260 - 0.6, a);
        s.placed(`translate(${u.toFixed(1)} ${v.toFixed(1)}) rotate(${(a + 90).toFixed(0)}) scale(.62) translate(-4 -5)`, () => s.line(marks[i % marks.length]!, "ink", 1.5, 0.85));
      });
      break;
    }
    default:
      coin(s, x, y, 45, [s.c.lit, s.c.accent, s.c.dark]);
      s.disc(x, y, 36, "stone").disc(x, y, 22, "accent").disc(x, y, 19, "lit").line(oval(x, y, 36, 36) + oval(x, y, 28, 28) + oval(x, y, 22, 22), "ink", 0.9, 0.7);
      s.line(rule(times(20, (i) => [...around(x, y, 28, i * 18), ...around(x, y, 36, i * 18)] as [number, number, number, number])), "ink", 0.9, 0.7);
      times(20, (i) => {
        const [u, v] = around(x, y, 32, i * 18 + 9);
        s.rect(u - 1.8, v - 1.8, 3.6, 3.6, i % 3 ? "shade" : "accent");
      });
      times(13, (i) => s.disc(...around(x, y, 25, i * 27.7), 1.5, "ink"));
      s.rect(x - 8, y - 7, 5, 4, "ink").rect(x + 3, y - 7, 5, 4, "ink").poly([[x - 2, y - 4], [x + 2, y - 4], [x + 3, y + 3], [x - 3, y + 3]], "shade").rect(x - 8, y + 6, 16, 5, "accent").line(`M${x - 4} ${y + 6}v5M${x} ${y + 6}v5M${x + 4} ${y + 6}v5`, "ink", 0.9);
  }
};

/** Clay and stone that was written on; `like`: clay, fragment, pillow, runes, boundary. */
const tablet: Draw = (s, o) => {
  if (o.like === "clay") {
    for (const [x, y, a, k] of [[44, 52, -9, 0.9], [74, 70, 6, 1.15]] as const) {
      s.placed(`translate(${x} ${y}) rotate(${a}) scale(${k})`, () => {
        s.fill(curve([[-22, -30], [0, -32], [23, -30], [25, 0], [22, 31], [0, 33], [-23, 30], [-25, 0]], true), "ink", 0.25);
        s.body(0, 30, 62, [22, 24, 24.6, 24, 21], {});
        wedges(s, -19, -26, 38, 52, 7, s.c.ink, 1);
      });
    }
  } else if (o.like === "fragment") {
    const shape: Point[] = [[22, 100], [18, 60], [26, 28], [48, 16], [66, 22], [84, 14], [96, 34], [92, 56], [102, 74], [88, 96], [62, 104]];
    s.poly(s.uneven(shape.map(([u, v]): Point => [u - 3, v + 4]), 1), "ink", 0.3).poly(s.uneven(shape, 1.4), "stone").poly([[84, 14], [96, 34], [92, 56], [102, 74], [88, 96], [84, 70], [82, 40]], "lit");
    wedges(s, 28, 28, 58, 66, 9, s.c.ink, 1.15);
    s.line("M58 20L60 102", "shade", 1, 0.8).line("M40 62L92 58", "shade", 1.4, 0.8);
  } else if (o.like === "runes") {
    shadow(s, 61, 108, 30);
    s.body(61, 108, 92, [24, 27, 28, 27.4, 26, 22], { hard: true, rough: 1.2, lean: 1 });
    for (let r = 0; r < 6; r++) write(s, "runes", 38 + (r % 2), 26 + r * 13, 5, 1, 8, s.c.ink, 1.3, r * 5);
  } else if (o.like === "boundary") {
    shadow(s, 61, 109, 24);
    s.body(61, 109, 96, [20, 23, 24, 23.4, 21, 16, 5], {});
    s.line("M40 40H82M38 54H84M37 66H85", "shade", 1.4);
    s.fill("M52 30a5 5 0 1 0 .1 0Z", "ink", 0.6).line("M66 27l6 6M72 27l-6 6M69 25v10M64 30h10", "ink", 1.1, 0.8).line("M58 14q-8 8 2 12t0 12", "shade", 2.6);
    s.fill(curve([[44, 52], [46, 45], [54, 44], [60, 46], [58, 52]], true), "shade").fill(curve([[64, 52], [66, 43], [76, 46], [78, 52]], true), "shade").line("M48 64q4 -8 8 0M64 64v-8l4 4l4 -4v8", "shade", 1.8);
    wedges(s, 40, 70, 42, 30, 5, s.c.ink, 0.9);
  } else {
    // A face without a mouth, and a brick of letters.
    s.placed("rotate(-6 42 70)", () => {
      s.poly(s.uneven([[16, 98], [16, 48], [62, 46], [62, 98]], 1), "ink", 0.3).poly(s.uneven([[18, 96], [18, 46], [64, 44], [64, 96]], 1), "stone").rect(58, 45, 6, 51, "lit");
      write(s, "phoenician", 23, 52, 4, 4, 7.6, s.c.ink, 1.1);
    });
    shadow(s, 86, 102, 18);
    s.body(86, 102, 56, [10, 16, 18, 17, 12, 10, 12], {});
    s.line("M78 74h5M89 74h5M77 70q4 -3 7 0M88 70q4 -3 7 0", "ink", 1.6).line("M86 72v10", "shade", 2.4);
  }
};

/** Stone jars and clay pots; `like`: set, battery, lens. */
const vessel: Draw = (s, o) => {
  if (o.like === "battery") {
    shadow(s, 61, 108, 24);
    s.body(61, 108, 82, [15, 20, 23, 23, 20, 14, 9, 9.4, 11], {});
    s.fill(curve([[61, 103], [74, 98], [79, 80], [78, 62], [68, 46], [61, 44]], true), "ink", 0.9);
    s.rect(61, 40, 7, 54, "accent").rect(65.6, 40, 2.4, 54, "lit").rect(61, 33, 2.4, 58, "far").rect(58, 30, 11, 5, "dark");
    s.line("M64 30V20M64 20l-6 -6M64 20l7 -5M64 20l1 -9", "accent", 1.6);
  } else if (o.like === "lens") {
    s.placed("rotate(-18 61 60)", () => {
      s.oval(57, 66, 40, 31, "ink", 0.28).oval(61, 60, 40, 31, "water", 0.55).oval(61, 60, 40, 31, "sun", 0.35).line(oval(61, 60, 40, 31), "shade", 2.4).line(oval(61, 60, 36, 27), "sun", 1.2, 0.8);
    });
    s.placed("translate(61 60) scale(2.1) translate(-16 -8)", () => write(s, "greek", 0, 0, 3, 1, 10, s.c.ink, 1, 6), 0.55);
    s.line("M36 48q10 -14 26 -16M88 74q-4 6 -12 9", "sun", 3.4, 0.9).line("M50 86l10 -8l6 3", "sun", 1, 0.8);
  } else {
    const ring: [string, string, string][] = [[s.c.lit, s.c.stone, s.c.shade], [s.c.mid, s.c.dark, s.c.ink], [s.c.sun, s.c.glow, s.c.far]];
    shadow(s, 38, 100, 17);
    s.body(36, 100, 62, [9, 15, 18, 17, 10, 7, 9], { tones: ring[0] });
    shadow(s, 92, 100, 15);
    s.body(92, 100, 48, [11, 13, 13, 13, 12, 13.6], { tones: ring[2], hard: true });
    shadow(s, 65, 108, 20);
    s.body(65, 108, 44, [8, 17, 21, 20, 13, 8, 12], { tones: ring[1] });
    s.oval(36, 38, 9, 2.4, "ink").oval(92, 52, 13.6, 3, "ink").oval(65, 64, 12, 2.8, "ink");
    s.line("M19 74q17 6 35 0M19 68q17 6 35 0", "shade", 1).line("M80 70h25M80 76h25", "far", 1);
  }
};

/** A granite chest, its lid pushed aside. */
const chest: Draw = (s) => {
  s.poly([[14, 104], [14, 66], [78, 72], [78, 112]], "stone").poly([[78, 112], [78, 72], [110, 60], [110, 96]], "lit").poly([[14, 66], [46, 55], [110, 60], [78, 72]], "ink").poly([[14, 66], [14, 104], [24, 105.4], [24, 67]], "shade");
  s.ink(edges([[14, 104], [14, 66], [78, 72], [78, 112]]), 0.7, 0.7).ink(edges([[78, 112], [78, 72], [110, 60], [110, 96]]), 0.7, 0.7);
  s.placed("translate(-6 -13) rotate(-7 61 50)", () => {
    s.poly([[18, 62], [50, 44], [112, 50], [84, 68]], "lit").poly([[18, 62], [84, 68], [84, 79], [18, 72]], "stone").poly([[84, 68], [112, 50], [112, 60], [84, 79]], "shade");
    s.ink(edges([[18, 62], [50, 44], [112, 50], [84, 68], [84, 79], [18, 72]]), 0.7, 0.7);
  });
  s.line("M30 78v20M38 79v20M46 80v20M54 80v21M62 81v21", "shade", 1.2).specks(70, 16, 70, 60, 34, "ink", 0.7, 0.5);
};

/** Pebbles with pictures scratched in; `like`: worlds. */
const pebbles: Draw = (s, o) => {
  if (o.like === "worlds") {
    shadow(s, 61, 104, 36);
    s.body(61, 104, 86, [22, 36, 42, 42, 36, 24, 8], { rough: 1 });
    s.disc(66, 58, 18, "glow").disc(66, 58, 18, "water", 0.35).line(oval(66, 58, 18, 18) + oval(66, 58, 8, 18) + "M48 58h36M51 48h30M51 68h30", "ink", 1, 0.75);
    for (const [u, v, r] of [[36, 34, 4], [30, 64, 6], [44, 88, 3.4], [84, 88, 5], [92, 40, 3.4]] as const) s.disc(u, v, r, "ink", 0.75).disc(u + r * 0.3, v - r * 0.3, r * 0.5, "lit", 0.8);
    s.line("M36 34Q60 22 92 40M30 64Q38 82 44 88", "ink", 0.8, 0.6);
  } else {
    for (const [x, y, r] of [[36, 44, 22], [88, 42, 18], [62, 82, 28]] as const) {
      shadow(s, x, y + r * 0.9, r * 0.8);
      s.body(x, y + r * 0.9, r * 1.75, [r * 0.5, r * 0.95, r * 1.06, r, r * 0.72, r * 0.2], { tones: [s.c.mid, s.c.dark, s.c.ink] });
    }
    const d = "lit";
    s.line("M24 50q4 -12 12 -10q8 -8 10 -2l-4 2q0 6 -6 8l-2 6M28 50l-2 6M36 50l1 6", d, 1.5);
    s.line("M82 52V40q0 -6 6 -6t6 6v12M84 40h.2M90 40h.2M80 46h-4M94 46h5M84 52v4M92 52v4", d, 1.4);
    s.line("M40 92q8 -18 22 -14q8 -16 16 -8q6 2 4 8l-8 -2q0 12 -12 14l-2 8M50 88l-3 10M72 70h.2M60 80l4 -6l4 5l4 -5", d, 1.7);
  }
};

/** Corroded gears. */
const mechanism: Draw = (s) => {
  s.poly(s.uneven([[16, 98], [12, 44], [30, 18], [76, 14], [106, 34], [110, 84], [84, 108], [40, 108]], 2.4), "dark");
  const gear = (x: number, y: number, r: number, teeth: number, colour: string) => {
    s.poly(times(teeth * 2, (i) => around(x, y, i % 2 ? r : r * 0.9, (i * 180) / teeth)), colour).disc(x, y, r * 0.8, colour).line(oval(x, y, r * 0.74, r * 0.74), "ink", 0.9, 0.6);
  };
  gear(56, 60, 38, 46, s.c.leaf);
  s.poly([[26, 57], [86, 57], [86, 63], [26, 63]], "stone").poly([[53, 30], [59, 30], [59, 90], [53, 90]], "stone");
  s.line(oval(56, 60, 31, 31), "stone", 5);
  gear(88, 42, 15, 22, s.c.stone);
  gear(84, 82, 12, 18, s.c.shade);
  gear(56, 60, 13, 20, s.c.lit);
  s.disc(56, 60, 4, "ink").disc(88, 42, 3, "ink").disc(84, 82, 2.6, "ink");
  s.fill(curve([[18, 90], [24, 74], [34, 78], [40, 96], [30, 104]], true), "water", 0.75).fill(curve([[70, 20], [84, 18], [80, 27], [70, 28]], true), "water", 0.75);
};

/** Skulls; `like`: crystal, long. */
const skull: Draw = (s, o) => {
  if (o.like === "long") {
    shadow(s, 56, 102, 34);
    s.fill(curve([[20, 26], [34, 14], [56, 20], [76, 38], [90, 50], [95, 64], [90, 74], [86, 82], [84, 92], [70, 100], [60, 94], [56, 80], [44, 70], [28, 56], [18, 40]], true), "stone");
    s.fill(curve([[20, 26], [18, 40], [28, 56], [44, 70], [56, 80], [60, 94], [62, 80], [54, 62], [38, 44], [28, 28]], true), "shade").fill(curve([[56, 20], [76, 38], [90, 50], [95, 64], [88, 60], [72, 46], [50, 28]], true), "lit");
    s.fill(curve([[78, 58], [88, 56], [91, 64], [84, 70], [77, 66]], true), "ink").poly([[91, 72], [95, 66], [93, 78], [88, 78]], "ink").fill(curve([[62, 78], [68, 76], [68, 84], [62, 84]], true), "ink", 0.7);
    s.line("M76 87H88M78 84v6M81 84v6M84 84v6M87 84v5", "ink", 1).line("M64 44q-4 12 -16 16M60 30q8 12 26 20", "ink", 0.7, 0.5);
  } else {
    shadow(s, 61, 106, 30);
    s.body(61, 84, 68, [20, 28, 34, 35, 30, 12], { tones: [s.c.lit, s.c.stone, s.c.shade] });
    s.body(61, 106, 28, [15, 18, 19, 22], { hard: true });
    for (const x of [47, 75]) s.fill(curve([[x - 9, 60], [x, 54], [x + 9, 60], [x + 7, 70], [x - 6, 71]], true), "ink", 0.85).fill(curve([[x - 3, 66], [x + 4, 60], [x + 6, 67]], true), "water");
    s.poly([[61, 70], [56, 82], [66, 82]], "ink", 0.85);
    s.line(rule(times(7, (i) => [49 + i * 4, 90, 49 + i * 4, 101] as const)) + "M46 95H76", "ink", 1.1, 0.8);
    s.poly([[40, 34], [52, 24], [58, 40], [46, 48]], "sun", 0.7).poly([[66, 22], [82, 30], [74, 40]], "sun", 0.55).poly([[84, 46], [92, 44], [88, 58]], "sun", 0.6).poly([[36, 76], [44, 80], [40, 90]], "sun", 0.4);
  }
};

/** A single stone face. */
const moaiBust: Draw = (s) => {
  shadow(s, 61, 109, 26);
  moai(s, 61, 110, 94);
};

/** A small black pyramid, thirteen courses and an eye. */
const eyePyramid: Draw = (s) => {
  shadow(s, 61, 106, 44);
  s.poly([[14, 104], [61, 18], [108, 104], [48, 110]], "dark").poly([[61, 18], [108, 104], [48, 110]], "mid");
  s.line(times(12, (i) => { const t = (i + 2) / 14; return `M${61 - 47 * t} ${18 + 86 * t}L${61 - 13 * t} ${18 + 92 * t}L${61 + 47 * t} ${18 + 86 * t}`; }).join(""), "lit", 0.9, 0.75);
  s.poly([[61, 18], [47, 44], [57, 46], [76, 44]], "dark").fill(curve([[50, 40], [61, 31], [73, 40], [61, 46]], true), "lit").disc(61.6, 38.6, 4.6, "accent").disc(61.6, 38.6, 2, "ink");
  s.ink(edges([[14, 104], [61, 18], [108, 104], [48, 110]]), 0.8, 0.8);
};

/** Knotted cords. */
const cords: Draw = (s) => {
  s.line("M6 26Q60 40 116 22", "dark", 4.4).line("M6 25Q60 39 116 21", "lit", 1.2);
  const colours = ["accent", "stone", "shade", "leaf", "lit", "water", "accent", "stone", "dark", "shade", "lit"];
  const roll = dice(77);
  colours.forEach((colour, i) => {
    const x = 12 + i * 9.6;
    const y = 29 + Math.sin((i / 10) * Math.PI) * 4.6 - i * 0.3;
    const end = 76 + roll() * 34;
    const sway = (roll() - 0.5) * 14;
    s.line(`M${x} ${y}Q${x + sway * 0.2} ${(y + end) / 2} ${x + sway} ${end.toFixed(1)}`, colour, 2.4);
    for (let k = 0; k < 3; k++) {
      const t = 0.3 + k * 0.24 + roll() * 0.06;
      const u = (1 - t) * (1 - t) * x + 2 * t * (1 - t) * (x + sway * 0.2) + t * t * (x + sway);
      const v = (1 - t) * (1 - t) * y + 2 * t * (1 - t) * ((y + end) / 2) + t * t * end;
      s.oval(u, v, 2.9, 2 + k * 0.8, colour).line(`M${(u - 2.4).toFixed(1)} ${(v - 0.6).toFixed(1)}l4.8 1.2`, "ink", 0.9, 0.6);
    }
  });
};

/** Lines drawn on the desert; `like`: trident, bird. */
const geoglyph: Draw = (s, o) => {
  if (o.like === "trident") {
    s.rect(-2, 92, 124, 32, "water").line("M0 102h24M40 108h30M84 100h34", "glow", 1.2);
    s.poly(s.uneven([[-4, 94], [6, 34], [30, 10], [92, 8], [116, 40], [124, 94]], 1.6), "stone").poly(s.uneven([[84, 94], [88, 10], [116, 40], [124, 94]], 1.6), "lit", 0.7);
    s.line("M61 88V22M38 72V38Q38 54 61 54Q84 54 84 38V72M61 62Q46 62 46 74M61 62Q76 62 76 74M54 88H68", "shade", 5).line("M61 88V22M38 72V38Q38 54 61 54Q84 54 84 38V72M54 88H68", "sun", 2.6);
    for (const [x, y] of [[61, 20], [38, 36], [84, 36]] as const) s.line(`M${x - 5} ${y + 5}L${x} ${y - 3}L${x + 5} ${y + 5}M${x - 6} ${y - 1}h12`, "sun", 2);
  } else {
    s.rect(-2, -2, 124, 124, "stone");
    times(9, (i) => s.line(`M-4 ${10 + i * 13}q30 ${s.about(0, 8).toFixed(1)} 62 ${s.about(0, 4).toFixed(1)}t66 ${s.about(0, 8).toFixed(1)}`, i % 2 ? "shade" : "lit", 2.4, 0.32));
    s.line("M-4 112L124 30M-4 18L124 78", "lit", 2, 0.5);
    s.line("M10 84L52 64L58 58Q60 50 66 50Q71 51 71 56L108 40L71 60L70 66L92 92L66 70L66 74L80 108L60 74L58 76L62 114L53 75L50 73L44 106L48 70L36 90L45 68L10 84M52 64L30 38L56 58M58 56L46 24L62 52", "sun", 1.9);
    s.line("M44 24l6 0M30 38l-4 5M34 42l-4 4M46 24l-5 4M48 30l-5 3", "sun", 1.5);
  }
};

/** A monolith with staring eyes and folded hands. */
const monolith: Draw = (s) => {
  shadow(s, 61, 112, 24);
  s.body(61, 112, 62, [19, 19, 18.6, 18, 18], { hard: true, rough: 0.3 });
  s.body(61, 52, 38, [16, 17, 17, 17.6, 17], { hard: true, rough: 0.3 });
  s.rect(42, 14, 38, 5, "lit").rect(42, 19, 38, 2, "shade").line("M46 8v6M54 6v8M61 5v9M68 6v8M76 8v6", "stone", 3.4);
  for (const x of [53, 69]) s.rect(x - 5, 26, 10, 8, "lit").rect(x - 3, 28, 6, 4, "ink").line(`M${x} 34v8`, "lit", 1.8);
  s.rect(58.4, 28, 5, 12, "shade").rect(52, 44, 18, 4.4, "lit").line("M52 46h18", "ink", 1);
  s.line("M46 58h30M46 84h30M46 94h30", "shade", 2).line("M48 64h10v10h-8M74 64h-10v10h8", "lit", 2.4).line("M52 88v4M58 88v4M64 88v4M70 88v4M50 100h6v6M66 100h6v6", "shade", 1.8);
};

/** Maps; `like`: coast, hearts. */
const map: Draw = (s, o) => {
  if (o.like === "hearts") {
    s.poly(s.uneven([[8, 104], [8, 18], [114, 16], [114, 106]], 1), "lit");
    for (const k of [-1, 1]) {
      const x = 61 + k * 26;
      const heart = `M${x} 34Q${x - 6} 22 ${x - 16} 26Q${x - 28} 34 ${x - 22} 58Q${x - 14} 84 ${x} 96Q${x + 14} 84 ${x + 22} 58Q${x + 28} 34 ${x + 16} 26Q${x + 6} 22 ${x} 34Z`;
      s.fill(heart, "water").line(heart, "ink", 1.2);
      s.fill(k < 0 ? curve([[x - 12, 40], [x, 44], [x + 10, 38], [x + 14, 52], [x + 4, 58], [x - 4, 72], [x - 8, 56], [x - 16, 50]], true) : curve([[x - 10, 62], [x, 54], [x + 12, 60], [x + 10, 74], [x, 82], [x - 10, 74]], true), k < 0 ? "leaf" : "accent", 0.85);
      s.ink(times(4, (i) => `M${x} 34Q${x + (i - 1.5) * 26} 60 ${x} 96`).join("") + times(4, (i) => `M${x - 22 + i} ${42 + i * 12}q22 ${10 + i} 44 0`).join(""), 0.6, 0.5);
    }
    s.line("M14 22H108M14 100H108", "accent", 1.4);
  } else {
    s.poly(s.uneven([[12, 110], [10, 62], [16, 12], [70, 8], [108, 14], [106, 70], [112, 104], [60, 112]], 1.8), "lit");
    s.fill(curve([[14, 20], [34, 18], [40, 34], [54, 46], [50, 62], [62, 74], [60, 92], [76, 104], [40, 110], [12, 108], [12, 60]], true), "stone").line(curve([[34, 14], [40, 34], [54, 46], [50, 62], [62, 74], [60, 92], [78, 106]]), "accent", 1.6);
    s.fill(curve([[92, 14], [108, 14], [106, 44], [96, 52], [88, 34]], true), "stone").line(curve([[92, 12], [88, 34], [96, 52], [107, 46]]), "accent", 1.6);
    for (const [x, y] of [[74, 40], [82, 84]] as const) {
      s.ink(rule(times(16, (i) => [x, y, ...around(x, y, 46, i * 22.5)] as [number, number, number, number])), 0.5, 0.5);
      times(8, (i) => s.poly([[x, y], around(x, y, 3.4, i * 45 - 20), around(x, y, i % 2 ? 7 : 11, i * 45)], i % 2 ? "accent" : "ink"));
    }
    s.fill("M88 66h9l-2 4h-6Z", "ink").line("M92 66v-8", "ink", 1).poly([[92, 58], [97, 64], [92, 64]], "accent");
    s.line("M26 44q4 -6 8 0M24 62q4 -6 8 0M36 80q4 -6 8 0", "leaf", 1.6);
  }
};

/** Grooved balls of iron-stone. */
const balls: Draw = (s) => {
  for (const [x, y, r] of [[34, 46, 18], [86, 40, 14], [70, 82, 27]] as const) {
    shadow(s, x, y + r, r * 0.8);
    s.disc(x, y, r, "stone").fill(`M${x - r * 0.1} ${y - r}A${r} ${r} 0 0 0 ${x - r * 0.1} ${y + r}A${r * 1.4} ${r * 1.4} 0 0 1 ${x - r * 0.1} ${y - r}Z`, "shade").disc(x + r * 0.4, y - r * 0.4, r * 0.26, "lit");
    s.placed(`rotate(-14 ${x} ${y})`, () => s.line([-0.13, 0, 0.13].map((t) => `M${x - r * 0.98} ${y + r * t}Q${x} ${y + r * (t + 0.3)} ${x + r * 0.98} ${y + r * t}`).join(""), "ink", r * 0.06, 0.85));
    s.specks(Math.round(r * 2), x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4, "ink", 0.7, 0.5);
  }
};

/** A flute of stone. */
const flute: Draw = (s) => {
  s.placed("rotate(-34 61 60)", () => {
    s.rect(4, 57, 114, 16, "ink", 0.25).rect(4, 52, 114, 16, "stone").rect(4, 52, 114, 4, "lit").rect(4, 63, 114, 5, "shade").oval(118, 60, 3, 8, "ink").oval(4, 60, 3, 8, "shade");
    for (const x of [34, 48, 62, 76, 90]) s.oval(x, 58.6, 3.4, 2.8, "ink");
    s.poly([[12, 52], [20, 52], [18, 57], [13, 57]], "ink");
    s.line("M25 52v16M104 52v16M108 52v16", "accent", 2);
  });
  s.line("M84 84q6 -6 12 0t12 -2M90 96q6 -6 12 0t12 -2", "accent", 1.8, 0.8);
};

/** Masks that dance; `like`: kanaga. */
const mask: Draw = (s) => {
  shadow(s, 61, 110, 20);
  s.rect(58, 6, 6, 44, "dark").rect(28, 14, 66, 5.6, "dark").rect(28, 38, 66, 5.6, "dark");
  for (const x of [28, 88.4]) s.rect(x, 4, 5.6, 12, "dark").rect(x, 40, 5.6, 13, "dark");
  s.rect(62.6, 6, 1.6, 44, "lit").rect(28, 14, 66, 1.4, "lit").rect(28, 38, 66, 1.4, "lit");
  s.body(61, 110, 62, [9, 15, 18, 19, 19, 15], { hard: true });
  s.poly([[48, 62], [57, 62], [57, 84], [50, 84]], "ink").poly([[65, 62], [74, 62], [72, 84], [65, 84]], "ink").rect(59, 56, 4.6, 36, "lit").rect(55, 97, 12, 4, "ink");
  for (const y of [68, 76]) s.rect(44, y, 2.6, 3, "accent").rect(76, y, 2.6, 3, "accent");
};

/** A page of unread script and plants nobody has seen. */
const codex: Draw = (s) => {
  s.poly([[12, 104], [12, 16], [62, 20], [62, 110]], "lit").poly([[62, 110], [62, 20], [110, 14], [110, 102]], "sun").poly([[52, 20], [62, 20], [62, 110], [52, 109]], "stone", 0.6);
  s.ink(edges([[12, 104], [12, 16], [62, 20], [110, 14], [110, 102], [62, 110]]), 0.8, 0.7);
  s.line("M38 98Q36 70 38 44M38 74Q24 70 22 58M38 66Q54 62 54 50", "leaf", 2.6);
  for (const [x, y, r] of [[38, 38, 9], [21, 54, 6.4], [55, 46, 6.4]] as const) {
    times(7, (i) => s.oval(...around(x, y, r * 0.7, i * 51), r * 0.36, r * 0.36, "accent"));
    s.disc(x, y, r * 0.4, "water");
  }
  s.fill(curve([[38, 98], [28, 104], [22, 101], [32, 96]], true), "shade").fill(curve([[38, 98], [46, 105], [53, 102], [44, 96]], true), "shade");
  for (let r = 0; r < 9; r++) write(s, "voynich", 68, 24 + r * 9, 7, 1, 5, s.c.ink, 0.9, r * 5);
};

/** A king's head of basalt. */
const head: Draw = (s) => {
  shadow(s, 61, 109, 38);
  s.body(61, 108, 62, [28, 36, 38, 39, 38], {});
  s.body(61, 54, 40, [41, 41, 38, 28, 8], { tones: [s.c.stone, s.c.shade, s.c.dark] });
  s.rect(21, 46, 80, 6, "lit").rect(21, 46, 26, 6, "stone").poly([[52, 44], [70, 44], [66, 56], [56, 56]], "accent").line("M61 16V44M44 20Q40 32 42 44M78 20Q82 32 80 44", "ink", 1, 0.5);
  for (const x of [43, 78]) s.fill(curve([[x - 10, 66], [x, 60], [x + 10, 66], [x, 71]], true), "lit").disc(x, 66, 3.4, "ink").line(`M${x - 11} 60q11 -7 22 -1`, "ink", 1.6, 0.7);
  s.poly([[55, 62], [66, 62], [74, 82], [48, 82]], "stone").poly([[62, 62], [66, 62], [74, 82], [64, 82]], "lit").line("M48 82q13 6 26 0", "ink", 1.6, 0.8);
  s.fill(curve([[40, 94], [52, 89], [61, 91], [70, 89], [82, 94], [61, 103]], true), "shade").line("M40 94q21 4 42 0", "ink", 1.6);
};

/** A pillar that does not rust. */
const pillar: Draw = (s) => {
  s.rect(-2, 96, 124, 28, "mid").rect(-2, 96, 124, 2.4, "far");
  for (const x of [6, 30, 92, 116]) s.fill(`M${x - 11} 97V60Q${x - 11} 44 ${x} 38Q${x + 11} 44 ${x + 11} 60V97Z`, "haze").fill(`M${x - 7} 97V61Q${x - 7} 50 ${x} 45Q${x + 7} 50 ${x + 7} 61V97Z`, "far");
  s.poly([[40, 112], [44, 104], [78, 104], [82, 112]], "stone").rect(47, 98, 28, 7, "lit");
  s.body(61, 99, 72, [8, 7.4, 7, 6.6, 6.2], { tones: [s.c.stone, s.c.dark, s.c.ink] });
  s.body(61, 29, 20, [6, 10, 6, 11, 7, 12, 8], { tones: [s.c.stone, s.c.dark, s.c.ink] });
  s.rect(50, 6, 22, 5, "stone").line("M57 56h8M57 60h8M57 64h6M57 68h8", "stone", 1);
};

/** A goggle-eyed figure of clay. */
const dogu: Draw = (s) => {
  shadow(s, 61, 111, 22);
  for (const k of [-1, 1]) {
    s.body(61 + k * 10, 110, 34, [6, 10, 11.4, 11, 9], {});
    s.placed(`rotate(${k * 24} ${61 + k * 22} 62)`, () => s.body(61 + k * 25, 74, 26, [3, 6.6, 8, 8, 6], {}));
  }
  s.body(61, 82, 34, [16, 13, 12, 17, 20], {});
  s.body(61, 52, 34, [9, 19, 22, 20, 11], {});
  s.body(61, 20, 12, [9, 11, 8, 3], {});
  for (const x of [50, 72]) s.oval(x, 36, 9.4, 6.6, "lit").line(`M${x - 7} 36h14`, "ink", 1.5).line(oval(x, 36, 9.4, 6.6), "ink", 0.9, 0.6);
  s.disc(61, 46, 1.7, "ink").line("M48 60q13 8 26 0M50 68h22M52 74h18M55 62v16M67 62v16", "ink", 1, 0.6).disc(56, 58, 2, "shade").disc(66, 58, 2, "shade");
  s.line("M46 92h10M66 92h10M46 97h10M66 97h10", "ink", 1.1, 0.6);
};

/** A king's boat for the sky. */
const barque: Draw = (s) => {
  s.rect(-2, 86, 124, 38, "water").line("M4 98h30M50 104h34M84 96h30M10 112h40M70 114h40", "glow", 1.4, 0.8);
  s.fill("M2 50Q8 60 10 68Q30 88 61 88Q94 88 110 62Q112 46 118 38Q122 62 108 80Q92 98 61 98Q28 98 10 82Q-2 66 2 50Z", "stone").fill("M10 70Q30 90 61 90Q94 90 111 66L108 80Q92 98 61 98Q28 98 10 82Z", "shade").line("M9 68Q30 86 61 86Q94 86 110 62", "lit", 1.8);
  s.rect(44, 60, 36, 24, "lit").rect(44, 60, 9, 24, "stone").rect(42, 56, 40, 5, "accent").rect(56, 66, 9, 19, "ink");
  s.line("M20 54L34 110M30 54L44 110M88 54L78 110M98 52L88 108", "dark", 1.6);
  s.disc(61, 34, 11, "accent").disc(61, 34, 16, "accent", 0.25).line(times(12, (i) => { const [a, b] = around(61, 34, 14, i * 30); const [c, d] = around(61, 34, 19, i * 30); return `M${a.toFixed(1)} ${b.toFixed(1)}L${c.toFixed(1)} ${d.toFixed(1)}`; }).join(""), "accent", 1.6);
};

const OBJECTS: Record<string, Draw> = {
  disc,
  tablet,
  vessel,
  "stone-chest": chest,
  pebbles,
  mechanism,
  skull,
  "moai-bust": moaiBust,
  "eye-pyramid": eyePyramid,
  cords,
  geoglyph,
  monolith,
  map,
  spheres: balls,
  flute,
  mask,
  codex,
  "stone-head": head,
  "iron-pillar": pillar,
  figurine: dogu,
  barque,
};

export const ARTEFACTS: Record<string, Draw> = Object.fromEntries(
  Object.entries(OBJECTS).map(([name, draw]): [string, Draw] => [
    name,
    (s, o) => {
      plate(s, o);
      const zoom = size(o, "zoom", 0.94);
      s.placed(`matrix(${zoom} 0 0 ${zoom} ${(61 * (1 - zoom)).toFixed(2)} ${(62 * (1 - zoom)).toFixed(2)})`, () => draw(s, o));
    },
  ]),
);
