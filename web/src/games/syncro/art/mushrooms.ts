/** Mushrooms: a cap that glows, a stem with a face. */
import { around, curve, times, type Sketch } from "../../../art/pen";
import { eyes, halo, type Draw } from "./night";

function stem(s: Sketch, x: number, foot: number, h: number, w: number, lean = 0): void {
  s.body(x, foot, h, [w * 1.15, w, w * 0.86, w * 0.8], { lean, tones: [s.c.sun, s.c.lit, s.c.stone], bare: true });
}

function spots(s: Sketch, at: readonly (readonly [number, number, number])[], colour = "accent"): void {
  for (const [x, y, r] of at) s.disc(x, y, r * 1.5, colour, 0.3).disc(x, y, r, colour);
}

/** A cap from rim to rim: its top at y - h. */
function cap(s: Sketch, x: number, y: number, w: number, h: number, colour = "stone"): void {
  s.fill(`M${x - w} ${y}Q${x - w} ${y - h * 1.3} ${x} ${y - h}Q${x + w} ${y - h * 1.3} ${x + w} ${y}Q${x} ${y + h * 0.34} ${x - w} ${y}Z`, colour);
  s.fill(`M${x + w} ${y}Q${x + w} ${y - h * 1.3} ${x} ${y - h}Q${x + w * 0.66} ${y - h * 0.7} ${x + w * 0.5} ${y + h * 0.09}Z`, "leaf", 0.75);
  s.fill(`M${x - w} ${y}Q${x} ${y + h * 0.34} ${x + w} ${y}Q${x} ${y + h * 0.62} ${x - w} ${y}Z`, "shade");
  s.ink(times(9, (i) => `M${x - w * 0.8 + i * w * 0.2} ${y + 1}L${x - w * 0.3 + i * w * 0.075} ${y + h * 0.3}`).join(""), 0.6, 0.5);
}

const puffling: Draw = (s) => {
  times(9, (i) => s.disc(...around(60, 60, 44 + (i % 3) * 5, 195 + i * 19), 2.6 - (i % 3) * 0.6, "accent", 0.8));
  s.disc(60, 74, 32, "stone").fill("M60 42a32 32 0 0 1 0 64a44 44 0 0 0 0 -64Z", "leaf", 0.8);
  spots(s, [[44, 54, 3], [60, 48, 3.6], [76, 56, 3], [35, 68, 2.2], [86, 70, 2.2]]);
  s.fill("M54 44Q60 34 66 44Z", "shade");
  s.line("M42 72q5 -7 10 0M68 72q5 -7 10 0", "ink", 2.6);
  s.fill("M46 82Q60 78 74 82Q70 99 60 99Q50 99 46 82Z", "ink").fill("M53 94Q60 88 67 94Q64 99 60 99Q56 99 53 94Z", "accent");
};

const gloomcap: Draw = (s) => {
  stem(s, 58, 106, 46, 12, 4);
  s.fill(curve([[22, 84], [20, 62], [36, 34], [62, 24], [88, 36], [98, 66], [92, 92], [84, 74], [74, 68], [60, 72], [46, 68], [34, 74]], true), "stone");
  s.fill(curve([[70, 27], [90, 38], [98, 66], [92, 92], [86, 74], [82, 50]], true), "leaf", 0.7);
  spots(s, [[40, 46, 4], [58, 36, 3], [76, 48, 4.4], [60, 56, 3.4], [30, 62, 2.8], [90, 66, 2.6]], "water");
  eyes(s, 61, 80, 8, 3, "sad");
  s.line("M54 95q7 -6 14 0", "ink", 1.8);
  s.fill("M47 84q-4 7 0 9q4 -2 0 -9Z", "water");
};

const sporeling: Draw = (s) => {
  for (const [x, y, k] of [[28, 106, 0.5], [94, 106, 0.42]] as const) {
    stem(s, x, y, 30 * k, 10 * k);
    cap(s, x, y - 26 * k, 30 * k, 24 * k);
  }
  stem(s, 60, 108, 34, 14);
  cap(s, 60, 74, 42, 30);
  spots(s, [[36, 60, 4.6], [54, 50, 4], [74, 56, 5], [88, 66, 3.2], [62, 66, 3]]);
  eyes(s, 60, 90, 7, 4.2);
  s.line("M56 99q4 4 8 0", "ink", 1.8);
};

const twins: Draw = (s) => {
  for (const side of [-1, 1]) s.placed(`translate(60 0) scale(${side} 1)`, () => {
    stem(s, 14, 108, 40, 10, 8);
    s.placed("rotate(14 26 66)", () => {
      cap(s, 26, 66, 27, 30);
      spots(s, [[16, 54, 3.4], [30, 46, 3], [40, 58, 3]]);
    });
    eyes(s, 19, 82, 5.5, 3, "angry");
    s.line("M15 94q4 -3 9 0", "ink", 1.6);
  });
};

const bell: Draw = (s) => {
  stem(s, 60, 110, 40, 8);
  s.fill("M26 84Q34 78 36 50Q40 20 60 18Q80 20 84 50Q86 78 94 84Q78 92 60 91Q42 92 26 84Z", "stone");
  s.fill("M66 19Q80 22 84 50Q86 78 94 84Q84 90 72 91Q80 60 66 19Z", "leaf", 0.7);
  s.fill("M26 84Q42 92 60 91Q78 92 94 84Q78 100 60 99Q42 100 26 84Z", "shade");
  s.disc(60, 102, 6, "accent").disc(60, 102, 9, "accent", 0.3);
  s.line("M38 62Q60 70 82 62M41 44Q60 51 79 44", "accent", 1.6, 0.8);
  eyes(s, 60, 56, 9, 4);
  for (const [x, y] of [[34, 94], [48, 101], [80, 98]] as const) s.fill(`M${x} ${y - 6}q4 7 0 9q-4 -2 0 -9Z`, "water");
};

const parasol: Draw = (s) => {
  stem(s, 60, 110, 64, 6);
  s.poly([[48, 66], [72, 66], [76, 74], [44, 74]], "lit");
  s.fill("M8 56Q14 30 60 24Q106 30 112 56Q100 50 92 57Q84 50 76 57Q68 50 60 57Q52 50 44 57Q36 50 28 57Q20 50 8 56Z", "dark");
  s.fill("M70 25Q106 32 112 56Q100 50 92 57Q90 40 70 25Z", "shade");
  s.line("M60 25Q34 34 28 56M60 25Q50 38 44 56M60 25V56M60 25Q70 38 76 56M60 25Q86 34 92 56", "water", 1.2, 0.9);
  times(7, (i) => s.fill(`M${14 + i * 15.4} 57q4 ${12 + (i % 3) * 6} 0 ${15 + (i % 3) * 7}q-4 -${4 + (i % 3)} 0 -${15 + (i % 3) * 7}Z`, "ink"));
  s.disc(60, 24, 4, "accent");
  eyes(s, 60, 86, 4.4, 3.2, "angry");
};

const morel: Draw = (s) => {
  s.line("M52 98L38 112M68 98L86 110", "lit", 6).line("M38 112h-9M86 110h9", "stone", 5);
  stem(s, 60, 102, 34, 13);
  s.fill(curve([[38, 70], [36, 46], [46, 22], [60, 10], [74, 22], [84, 46], [82, 70], [60, 78]], true), "stone");
  times(6, (r) => times(5, (c) => {
    const x = 44 + c * 8 + (r % 2) * 4 - 2;
    const y = 22 + r * 9;
    if (Math.abs(x - 60) < 6 + r * 5) s.oval(x, y, 2.8, 3.4, r % 2 ? "shade" : "dark");
  }));
  s.line(curve([[60, 10], [74, 22], [84, 46], [82, 70]]), "leaf", 3);
  eyes(s, 60, 84, 6, 3.4, "angry");
  s.line("M52 95h16", "ink", 2).line("M84 82L104 62", "lit", 4.4).line("M36 82L20 92", "lit", 4.4);
};

const baron: Draw = (s) => {
  halo(s, 60, 40, 36, "accent");
  s.body(60, 112, 48, [26, 22, 17, 15], { tones: [s.c.sun, s.c.lit, s.c.stone], bare: true });
  cap(s, 60, 66, 50, 40, "shade");
  spots(s, [[24, 56, 5], [40, 42, 6], [60, 34, 5], [80, 44, 6.4], [96, 58, 4.4], [60, 54, 5]]);
  s.poly([[46, 24], [43, 8], [52, 16], [60, 4], [68, 16], [77, 8], [74, 24]], "accent").disc(60, 4, 2.6, "sun").disc(43, 8, 2, "sun").disc(77, 8, 2, "sun");
  eyes(s, 60, 82, 9, 4.6, "angry");
  s.fill("M60 92Q44 88 36 98Q48 104 60 96Q72 104 84 98Q76 88 60 92Z", "ink");
};

export const MUSHROOMS: Record<string, Draw> = { puffling, gloomcap, sporeling, twins, bell, parasol, morel, baron };
