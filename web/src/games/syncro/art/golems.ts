/** Golems: blocks that stand up, and ember in their joints. */
import { around, curve, edges, times, type Point, type Sketch } from "../../../art/pen";
import { eyes, flame, halo, type Draw } from "./night";

/** A block: lit at the right and on top, in shade at the left. */
function block(s: Sketch, x: number, y: number, w: number, h: number, lean = 0): void {
  const pts: Point[] = [[x - w, y + h], [x - w * 0.92 + lean, y - h], [x + w * 0.94 + lean, y - h * 0.95], [x + w, y + h]];
  s.poly(s.uneven(pts, 0.7), "stone");
  s.poly([[x - w, y + h], [x - w * 0.92 + lean, y - h], [x - w * 0.5 + lean, y - h], [x - w * 0.62, y + h]], "shade");
  s.poly([[x + w * 0.5, y + h], [x + w * 0.6 + lean, y - h * 0.96], [x + w * 0.94 + lean, y - h * 0.95], [x + w, y + h]], "lit", 0.8);
  s.ink(edges(pts), 0.7, 0.7);
}

function crack(s: Sketch, ...points: Point[]): void {
  s.line(edges(points, false), "accent", 3.4, 0.3).line(edges(points, false), "accent", 1.5).line(edges(points, false), "sun", 0.6);
}

const sentry: Draw = (s) => {
  s.line("M96 14V110", "dark", 3.4).poly([[96, 2], [102, 18], [96, 24], [90, 18]], "lit");
  block(s, 46, 98, 9, 12);
  block(s, 70, 98, 9, 12);
  block(s, 58, 70, 24, 18);
  block(s, 28, 70, 8, 16);
  block(s, 88, 66, 8, 14);
  s.fill("M42 50Q38 26 58 24Q78 26 74 50Z", "stone").fill("M64 25Q78 28 74 50H64Q70 38 64 25Z", "lit").line("M44 44H73", "dark", 4);
  eyes(s, 58, 43, 8, 2.8, "", "accent");
  crack(s, [52, 56], [58, 66], [53, 74], [62, 86]);
};

const hound: Draw = (s) => {
  for (const [x, y] of [[30, 92], [42, 96], [78, 94], [92, 92]] as const) for (const d of [0, 9]) s.disc(x, y + d, 7, "shade").disc(x + 1.4, y + d - 1.4, 5.2, "stone");
  for (const [x, y, r] of [[40, 74, 14], [58, 70, 14], [76, 72, 15], [90, 78, 11], [30, 66, 12], [48, 60, 9], [68, 58, 10], [84, 62, 9]] as const) {
    s.disc(x, y, r, "shade").disc(x + 2, y - 2, r * 0.8, "stone").disc(x + 4, y - 4, r * 0.42, "lit", 0.7);
  }
  for (const [x, y, r] of [[28, 46, 15], [16, 54, 10], [20, 32, 6], [38, 30, 6]] as const) s.disc(x, y, r, "shade").disc(x + 1.6, y - 1.6, r * 0.8, "stone");
  eyes(s, 27, 44, 6.4, 3.2, "angry", "accent");
  s.line("M6 58L26 60", "ink", 2).poly([[10, 58], [13, 65], [16, 59]], "sun").poly([[18, 59], [21, 65], [24, 60]], "sun");
  s.line("M100 70Q114 60 108 44", "stone", 7);
  crack(s, [52, 62], [56, 72], [66, 70], [70, 82]);
};

const kiln: Draw = (s) => {
  s.rect(70, 12, 14, 26, "shade").rect(68, 8, 18, 6, "stone");
  s.disc(78, 0, 8, "lit", 0.3).disc(90, -4, 10, "lit", 0.2);
  block(s, 42, 98, 10, 14, -2);
  block(s, 80, 98, 10, 14, 2);
  s.fill("M26 86V52Q30 28 60 26Q92 28 94 52V86Z", "stone").fill("M74 28Q92 32 94 52V86H80Q88 50 74 28Z", "lit").fill("M26 86V52Q28 40 36 34Q34 60 38 86Z", "shade");
  s.line("M27 60H93M33 42H88", "dark", 1.4, 0.6);
  halo(s, 60, 66, 24, "accent");
  s.fill("M44 84V66Q44 52 60 52Q76 52 76 66V84Z", "ink");
  flame(s, 60, 83, 26, "accent");
  flame(s, 60, 83, 15, "sun");
  s.line("M50 84V62M60 84V54M70 84V62", "dark", 1.8);
  eyes(s, 60, 43, 11, 3.4, "angry", "accent");
  block(s, 15, 74, 9, 16, 3);
  block(s, 106, 74, 9, 16, -3);
};

const idol: Draw = (s) => {
  block(s, 60, 102, 40, 10);
  s.body(60, 96, 62, [34, 32, 24, 22, 22, 18], { hard: true });
  s.poly([[38, 96], [34, 76], [54, 80], [60, 96]], "shade").poly([[82, 96], [88, 76], [66, 80], [60, 96]], "stone");
  s.rect(42, 48, 13, 5, "ink").rect(66, 48, 13, 5, "ink").disc(49, 50, 2.4, "accent").disc(72, 50, 2.4, "accent");
  s.poly([[58, 50], [54, 62], [66, 62]], "lit").rect(50, 66, 21, 4, "ink");
  s.fill(curve([[34, 42], [36, 30], [48, 24], [62, 22], [78, 26], [86, 36], [84, 50], [78, 42], [72, 46], [64, 38], [54, 42], [46, 38], [40, 50]], true), "leaf");
  for (const [x, y, h] of [[40, 46, 18], [82, 46, 22], [34, 78, 16], [88, 80, 18]] as const) s.fill(`M${x - 3} ${y}h6l-2 ${h}q-1 2 -2 0Z`, "leaf");
  crack(s, [60, 72], [56, 82], [63, 88], [58, 96]);
};

const porter: Draw = (s) => {
  s.poly(s.uneven([[8, 40], [20, 16], [112, 8], [110, 34]], 1), "lit").poly([[8, 40], [110, 34], [108, 44], [12, 50]], "shade");
  s.ink("M22 30L104 22M16 38L106 30", 0.9, 0.6);
  s.line("M22 46L34 66", "stone", 9).line("M98 42L86 66", "stone", 9);
  block(s, 46, 100, 10, 12);
  block(s, 76, 100, 10, 12);
  block(s, 60, 76, 28, 15);
  block(s, 60, 56, 13, 10);
  eyes(s, 60, 55, 6, 2.8, "sad", "accent");
  s.line("M54 63h12", "ink", 1.8);
  crack(s, [46, 68], [54, 76], [49, 84], [58, 90]);
};

const ram: Draw = (s) => {
  for (const side of [-1, 1]) {
    const spiral = times(16, (i): Point => around(60 + side * 30, 50, 30 - i * 1.7, (side > 0 ? 210 : -30) + side * i * 28));
    s.line(curve(spiral), "shade", 13).line(curve(spiral), "stone", 10).line(curve(spiral.map(([x, y]): Point => [x + 1, y - 1.6])), "lit", 3, 0.8);
  }
  s.poly(s.uneven([[40, 34], [80, 34], [84, 62], [74, 98], [46, 98], [36, 62]], 0.8), "stone").poly([[68, 34], [80, 34], [84, 62], [74, 98], [64, 98]], "lit", 0.7).poly([[40, 34], [48, 34], [46, 98], [36, 62]], "shade");
  eyes(s, 60, 58, 13, 4, "angry", "accent");
  s.poly([[50, 84], [70, 84], [66, 96], [54, 96]], "ink").disc(56, 88, 1.6, "accent").disc(64, 88, 1.6, "accent");
  crack(s, [60, 34], [56, 44], [63, 52], [59, 66]);
  block(s, 60, 110, 30, 9);
};

const guard: Draw = (s) => {
  for (const [x, top] of [[30, 44], [45, 34], [60, 28], [75, 36], [90, 46]] as const) {
    s.poly([[x - 8, 112], [x - 8, top + 4], [x, top], [x + 8, top + 4], [x + 8, 112]], "stone").poly([[x + 2, 112], [x + 2, top + 1], [x + 8, top + 4], [x + 8, 112]], "lit", 0.7).poly([[x - 8, top + 4], [x, top], [x + 8, top + 4], [x, top + 9]], "sun", 0.35);
  }
  s.poly([[48, 30], [46, 12], [60, 4], [74, 12], [72, 30], [60, 36]], "shade").poly([[60, 4], [74, 12], [72, 30], [60, 36]], "stone");
  eyes(s, 60, 20, 6.4, 2.8, "angry", "accent");
  s.fill("M14 58H58V84Q54 104 36 112Q18 104 14 84Z", "dark").fill("M18 62H54V84Q51 100 36 107Q21 100 18 84Z", "shade").line("M36 62V106M18 80H54", "accent", 2.4).disc(36, 80, 6, "accent");
};

const fist: Draw = (s) => {
  s.poly(s.uneven([[-6, 122], [16, 92], [34, 98], [44, 84], [78, 84], [90, 96], [104, 90], [126, 122]], 1.4), "mid");
  s.poly([[42, 112], [40, 70], [82, 70], [84, 112]], "shade").poly([[66, 70], [82, 70], [84, 112], [70, 112]], "stone");
  crack(s, [52, 74], [48, 86], [56, 94], [50, 108]);
  crack(s, [74, 76], [70, 88], [78, 100]);
  for (const [x, y, h] of [[37, 44, 19], [53, 38, 22], [69, 39, 21], [84, 46, 17]] as const) block(s, x, y, 8, h);
  for (const x of [37, 53, 69, 84]) s.line(`M${x - 6} 52h12`, "accent", 1.4, 0.9);
  s.poly(s.uneven([[30, 62], [74, 66], [78, 80], [36, 80]], 0.8), "lit");
  s.line("M36 72h36", "accent", 1.3, 0.8);
};

export const GOLEMS: Record<string, Draw> = { sentry, hound, kiln, idol, porter, ram, guard, fist };
