/** Dragons: wings, horns and a price. */
import { curve, times, type Point, type Sketch } from "../../../art/pen";
import { eyes, flame, halo, type Draw } from "./night";

/** One wing, spread to the right from its shoulder; mirrored for the left. */
function wing(s: Sketch, x: number, y: number, span: number, rise: number, side: number, colour = "stone"): void {
  const at = (u: number, v: number): Point => [x + side * span * u, y - rise * v];
  s.fill(`${curve([at(0, 0), at(0.3, 0.7), at(0.62, 1)])}L${curve([at(0.62, 1), at(1.05, 0.55), at(1.1, -0.35)]).slice(1)}Q${at(0.86, 0.02).join(" ")} ${at(0.8, -0.5).join(" ")}Q${at(0.62, -0.02).join(" ")} ${at(0.5, -0.55).join(" ")}Q${at(0.36, -0.1).join(" ")} ${at(0.06, -0.36).join(" ")}Z`, colour);
  for (const [u, v] of [[1.1, -0.35], [0.8, -0.5], [0.5, -0.55]] as const) s.line(`M${at(0.62, 1).join(" ")}L${at(u, v).join(" ")}`, "shade", 1.6);
  s.line(curve([at(0, 0), at(0.3, 0.7), at(0.62, 1)]), "lit", 2.6);
  s.line(`M${at(0.62, 1).join(" ")}l${side * 3} -6`, "lit", 2);
}

/** A head seen from in front. */
function mask(s: Sketch, x: number, y: number, k: number, horns = 1): void {
  s.placed(`translate(${x} ${y}) scale(${k})`, () => {
    for (const side of [-1, 1]) s.fill(`M${side * 6} -10Q${side * 20} -16 ${side * (14 + 6 * horns)} ${-26 - 10 * horns}Q${side * (6 + 5 * horns)} -22 ${side * 2} -14Z`, "lit");
    s.poly([[-14, -12], [14, -12], [17, 0], [8, 10], [6, 22], [-6, 22], [-8, 10], [-17, 0]], "stone");
    s.poly([[4, -12], [14, -12], [17, 0], [8, 10], [6, 22], [2, 22]], "lit", 0.55);
    s.poly([[-17, 0], [-28, -6], [-15, -9]], "shade").poly([[17, 0], [28, -6], [15, -9]], "shade");
    eyes(s, 0, 0, 8, 3, "angry", "accent");
    s.disc(-3, 17, 1.3, "ink").disc(3, 17, 1.3, "ink").line("M-7 22Q0 26 7 22", "ink", 1.6);
    s.poly([[-5, 22], [-3, 27], [-1, 23]], "sun").poly([[5, 22], [3, 27], [1, 23]], "sun");
  });
}

/** A head in profile, looking right; 0 0 is the nape. */
function profile(s: Sketch, x: number, y: number, k: number, side = 1, open = true): void {
  s.placed(`translate(${x} ${y}) scale(${side * k} ${k})`, () => {
    s.fill("M-4 -6Q-16 -14 -26 -12Q-14 -8 -8 0Z", "lit").fill("M2 -9Q-8 -22 -20 -24Q-8 -12 -4 -4Z", "lit");
    s.fill("M-8 6Q-8 -10 6 -11Q14 -12 20 -7L34 -4Q38 -2 35 2L14 4L10 9Q0 14 -8 6Z", "stone");
    s.fill("M6 -11Q14 -12 20 -7L34 -4Q38 -2 35 2L24 2Q18 -6 6 -11Z", "lit", 0.7);
    if (open) s.fill("M10 8L14 4L30 8Q32 12 28 13L12 14Z", "shade").poly([[20, 3], [22, 8], [24, 3]], "sun").poly([[28, 2], [30, 6], [32, 2]], "sun");
    s.oval(11, -4, 3.2, 2.4, "accent").disc(12, -4, 1.1, "ink").disc(32, -3, 1, "ink");
  });
}

/** A body as a thick line that thins, with a lighter belly and spikes. */
function coil(s: Sketch, points: readonly Point[], width: number): void {
  s.line(curve(points), "shade", width + 3).line(curve(points), "stone", width);
  s.line(curve(points.map(([x, y]): Point => [x + width * 0.2, y + width * 0.22])), "lit", width * 0.28, 0.6);
}

const whelp: Draw = (s) => {
  wing(s, 50, 62, 34, 24, -1);
  wing(s, 70, 62, 34, 24, 1);
  s.fill(curve([[44, 106], [40, 84], [48, 66], [60, 60], [72, 66], [80, 84], [76, 106]], true), "stone").fill(curve([[52, 104], [50, 86], [60, 72], [70, 86], [68, 104]], true), "lit", 0.7);
  coil(s, [[74, 100], [92, 104], [104, 94], [100, 84]], 6);
  mask(s, 60, 52, 1.15, 0.2);
  s.fill("M28 112Q28 94 36 90L42 98L50 90L58 99L66 91L74 99L82 90L88 96Q92 102 92 112Z", "sun").ink("M40 104l6 4M70 102l8 5", 0.8, 0.5);
};

const burner: Draw = (s) => {
  s.poly([[14, 112], [14, 96], [34, 78], [56, 96], [56, 112]], "dark").poly([[8, 98], [34, 72], [62, 98], [54, 98], [34, 80], [16, 98]], "mid");
  s.poly([[66, 114], [66, 100], [86, 84], [108, 100], [108, 114]], "dark").poly([[60, 102], [86, 78], [114, 102], [106, 102], [86, 86], [68, 102]], "mid");
  for (const [x, h] of [[26, 26], [38, 34], [48, 20], [80, 22], [94, 28]] as const) { flame(s, x, 92, h, "accent"); flame(s, x, 92, h * 0.55, "sun"); }
  wing(s, 66, 36, 46, 30, 1);
  wing(s, 58, 38, 30, 30, -1);
  coil(s, [[104, 62], [88, 52], [72, 42], [58, 40], [46, 46]], 12);
  profile(s, 46, 44, 0.9, -1);
  s.fill("M16 52Q2 62 10 84Q18 70 24 76Q20 62 28 56Z", "accent").fill("M16 54Q10 64 14 74Q18 64 24 60Z", "sun");
};

const soot: Draw = (s) => {
  wing(s, 54, 60, 58, 46, -1, "dark");
  wing(s, 66, 60, 58, 46, 1, "dark");
  s.fill(curve([[50, 112], [46, 84], [52, 62], [60, 56], [68, 62], [74, 84], [70, 112]], true), "stone");
  s.line("M54 74H66M52 84H68M53 94H67", "shade", 1.6);
  mask(s, 60, 46, 1, 0.8);
};

const copper: Draw = (s) => {
  halo(s, 70, 40, 34, "accent");
  coil(s, [[22, 124], [30, 100], [26, 78], [34, 56], [50, 44]], 26);
  times(5, (i) => { const [x, y] = [[12, 108], [14, 92], [10, 74], [16, 58], [28, 42]][i]!; s.poly([[x!, y! + 8], [x! - 9, y! - 3], [x! + 6, y! - 4]], "lit"); });
  profile(s, 52, 44, 1.75);
  s.line("M40 64l10 6M34 80l12 4M34 96l14 2", "shade", 2, 0.7);
};

const river: Draw = (s) => {
  coil(s, [[4, 112], [10, 84], [26, 78], [36, 96], [44, 112]], 12);
  coil(s, [[52, 114], [60, 84], [76, 76], [86, 96], [92, 114]], 14);
  coil(s, [[84, 112], [98, 80], [92, 54], [72, 42]], 15);
  for (const [x, y] of [[16, 76], [68, 74], [103, 66], [98, 50]] as const) s.poly([[x, y], [x + 7, y - 12], [x + 9, y + 2]], "lit");
  profile(s, 70, 42, 1.2, -1);
  s.line("M36 46q-12 2 -16 12M38 42q-14 -6 -22 0", "lit", 1.6);
};

const twilight: Draw = (s) => {
  coil(s, [[110, 112], [78, 108], [88, 86], [104, 70], [78, 60], [40, 64], [24, 48], [40, 30], [62, 34]], 11);
  for (const [x, y] of [[82, 98], [96, 84], [80, 56], [60, 58], [34, 60], [24, 44], [40, 28]] as const) s.poly([[x - 3, y], [x + 1, y - 10], [x + 5, y]], "accent");
  wing(s, 58, 60, 30, 22, 1);
  profile(s, 62, 34, 1);
  s.line("M22 96q12 -6 22 0q10 6 20 0", "glow", 2, 0.8);
};

const horned: Draw = (s) => {
  for (const side of [-1, 1]) {
    s.fill(`M${60 + side * 14} 48Q${60 + side * 52} 46 ${60 + side * 46} 6Q${60 + side * 36} 34 ${60 + side * 6} 38Z`, "lit").line(`M${60 + side * 24} 44l${side * 3} -6M${60 + side * 33} 39l${side * 4} -5M${60 + side * 40} 30l${side * 4} -4`, "shade", 2);
    s.fill(`M${60 + side * 22} 62Q${60 + side * 48} 70 ${60 + side * 52} 96Q${60 + side * 38} 80 ${60 + side * 20} 78Z`, "shade");
  }
  s.poly([[32, 44], [88, 44], [96, 66], [78, 84], [74, 110], [46, 110], [42, 84], [24, 66]], "stone").poly([[66, 44], [88, 44], [96, 66], [78, 84], [74, 110], [64, 110]], "lit", 0.5);
  s.poly([[60, 36], [68, 56], [60, 74], [52, 56]], "shade");
  eyes(s, 60, 66, 18, 6, "angry", "accent");
  s.disc(53, 94, 2.6, "ink").disc(67, 94, 2.6, "ink");
  s.line("M44 104Q60 112 76 104", "ink", 2.4).poly([[48, 104], [51, 114], [54, 106]], "sun").poly([[72, 104], [69, 114], [66, 106]], "sun");
};

const matriarch: Draw = (s) => {
  wing(s, 52, 50, 62, 40, -1);
  wing(s, 68, 50, 62, 40, 1);
  s.fill(curve([[42, 114], [38, 84], [48, 54], [60, 46], [72, 54], [82, 84], [78, 114]], true), "stone").fill(curve([[50, 112], [50, 84], [60, 62], [70, 84], [70, 112]], true), "lit", 0.6);
  s.line("M51 82H69M50 92H70M51 102H69", "shade", 1.6);
  mask(s, 60, 38, 1.1, 1.3);
  for (const [x, y, r] of [[30, 104, 10], [48, 110, 11], [88, 106, 11]] as const) s.oval(x, y, r * 0.8, r, "sun").oval(x + 2, y, r * 0.5, r * 0.8, "accent", 0.5).disc(x - 2, y - 3, 1.4, "shade");
};

const homecoming: Draw = (s) => {
  s.poly([[34, 112], [34, 72], [60, 48], [86, 72], [86, 112]], "dark").poly([[26, 76], [60, 42], [94, 76], [86, 76], [60, 54], [34, 76]], "mid");
  s.rect(52, 84, 16, 28, "accent").rect(40, 80, 8, 8, "sun").rect(72, 80, 8, 8, "sun").line("M60 84V112", "dark", 1.4);
  coil(s, [[6, 96], [20, 108], [60, 106], [104, 104], [106, 80], [80, 64], [36, 62], [16, 44], [30, 26], [52, 28]], 12);
  for (const [x, y] of [[110, 90], [96, 68], [60, 58], [24, 54], [16, 36], [30, 20]] as const) s.poly([[x - 4, y], [x + 2, y - 9], [x + 5, y + 1]], "accent");
  profile(s, 52, 28, 1.1);
};

/** On the tower: the first Boss. */
const tower: Draw = (s) => {
  s.poly([[40, 124], [43, 44], [77, 44], [80, 124]], "mid").poly([[64, 44], [77, 44], [80, 124], [66, 124]], "far").rect(38, 36, 44, 10, "mid");
  for (const x of [38, 50, 62, 74]) s.rect(x, 30, 8, 8, "mid");
  for (const [x, y] of [[56, 62], [60, 86], [52, 108]] as const) s.fill(`M${x} ${y + 10}v-6a4 4 0 0 1 8 0v6Z`, "accent");
  wing(s, 48, 44, 58, 40, -1);
  wing(s, 72, 44, 58, 40, 1);
  coil(s, [[98, 122], [74, 110], [36, 100], [40, 82], [84, 74], [84, 56], [60, 48], [58, 34]], 15);
  mask(s, 60, 30, 1.35, 1.6);
};

export const DRAGONS: Record<string, Draw> = { whelp, burner, soot, copper, river, twilight, horned, matriarch, homecoming, tower };
