/** Horned heads in cold light: Lieutenants, the guards of the last gate, and the one behind it all. */
import { around, curve, times, type Options, type Sketch } from "../../../art/pen";
import { eyes, flame, halo, is, type Draw } from "./night";

/** A helmet with horns on shoulders; `o.horns`, `o.helm`, `o.holds` tell them apart. */
function figure(s: Sketch, o: Options): void {
  s.fill(curve([[8, 124], [16, 92], [36, 78], [60, 74], [84, 78], [104, 92], [112, 124]], true), "shade");
  s.fill(curve([[66, 75], [84, 78], [104, 92], [112, 124], [78, 124]], true), "stone");
  for (const side of [-1, 1]) {
    if (is(o, "horns", "up")) s.fill(`M${60 + side * 14} 38Q${60 + side * 34} 32 ${60 + side * 32} 2Q${60 + side * 22} 22 ${60 + side * 4} 28Z`, "lit");
    if (is(o, "horns", "wide")) s.fill(`M${60 + side * 16} 42Q${60 + side * 44} 44 ${60 + side * 54} 18Q${60 + side * 38} 30 ${60 + side * 14} 30Z`, "lit");
    if (is(o, "horns", "down")) s.fill(`M${60 + side * 16} 34Q${60 + side * 44} 30 ${60 + side * 40} 68Q${60 + side * 30} 50 ${60 + side * 14} 46Z`, "lit");
    if (is(o, "horns", "antlers")) s.line(`M${60 + side * 12} 32Q${60 + side * 22} 20 ${60 + side * 26} 4M${60 + side * 18} 24l${side * 18} -4l${side * 8} -10M${60 + side * 23} 14l${side * 12} -8M${60 + side * 34} 20l${side * 12} 4`, "lit", 4);
  }
  s.fill("M38 78V46Q38 22 60 20Q82 22 82 46V78L70 90H50Z", "stone").fill("M66 21Q82 24 82 46V78L70 90H66Z", "lit", 0.8).fill("M38 78V46Q38 34 44 27V84Z", "shade");
}

const visor: Draw = (s, o) => {
  figure(s, o);
  s.poly([[42, 50], [57, 54], [57, 61], [44, 58]], "ink").poly([[78, 50], [63, 54], [63, 61], [76, 58]], "ink").disc(52, 56, 2.6, "accent").disc(68, 56, 2.6, "accent").disc(52, 56, 5, "accent", 0.3).disc(68, 56, 5, "accent", 0.3);
  s.line("M60 24V88M52 70v14M68 70v14", "ink", 1.6, 0.8);
  if (is(o, "holds", "thorns")) {
    const bramble = times(9, (i) => around(60, 70, 46 + (i % 2) * 5, 150 + i * 30));
    s.line(curve(bramble), "leaf", 4).line(bramble.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l${(x > 60 ? 5 : -5)} -7`).join(""), "leaf", 2.4);
    s.line("M30 100Q60 86 90 100", "leaf", 4).line("M40 95l-3 -7M52 91l-2 -8M66 91l3 -8M80 95l5 -7", "leaf", 2.4);
  }
  if (is(o, "holds", "ash")) { times(3, (i) => flame(s, 44 + i * 16, 22, 20 + (i % 2) * 10, "haze")); times(3, (i) => flame(s, 44 + i * 16, 22, 11 + (i % 2) * 6, "accent", 0.9)); s.poly([[20, 92], [46, 82], [50, 92], [22, 104]], "accent", 0.8).poly([[100, 92], [74, 82], [70, 92], [98, 104]], "accent", 0.8); }
  if (is(o, "holds", "gold")) { s.poly([[42, 26], [40, 12], [50, 20], [60, 8], [70, 20], [80, 12], [78, 26]], "accent"); for (const [x, y] of [[24, 108], [36, 112], [48, 110], [74, 112], [88, 108], [98, 112]] as const) s.oval(x, y, 8, 4, "accent").oval(x, y - 2, 8, 4, "sun"); }
  if (is(o, "holds", "chest")) { s.rect(34, 94, 52, 26, "dark").rect(34, 94, 52, 8, "mid").line("M34 94H86M44 94v26M76 94v26", "accent", 2.6).disc(60, 104, 4, "accent"); halo(s, 60, 92, 20, "accent"); times(7, (i) => s.oval(40 + i * 6.6, 93 - (i % 2) * 3, 5, 3, i % 2 ? "sun" : "accent")); }
};

const rook: Draw = (s) => {
  s.fill(curve([[6, 124], [10, 88], [34, 66], [60, 60], [86, 66], [110, 88], [114, 124]], true), "shade");
  times(9, (i) => s.line(`M${14 + i * 11.5} 122L${22 + i * 9.4} ${84 - (i % 2) * 6}`, "stone", 5));
  s.fill(curve([[36, 74], [34, 44], [48, 24], [68, 22], [82, 36], [84, 74], [60, 86]], true), "stone");
  s.fill("M58 48Q96 46 112 66Q90 62 60 72Z", "lit").line("M62 60Q90 58 108 65", "shade", 1.8);
  s.fill("M48 24Q38 8 22 6Q34 18 38 32Z", "lit").fill("M62 20Q58 4 44 -2Q52 12 52 24Z", "lit");
  s.disc(62, 44, 8, "ink").disc(62, 44, 4.6, "accent").disc(63, 44, 2, "ink");
  s.rect(20, 100, 80, 8, "dark").line("M28 96v16M44 96v16M60 96v16M76 96v16M92 96v16", "dark", 4);
};

const piper: Draw = (s, o) => {
  figure(s, o);
  s.fill("M34 74Q30 26 60 18Q90 26 86 74Q84 92 60 96Q36 92 34 74Z", "shade").fill("M42 72Q40 38 60 32Q80 38 78 72Q74 84 60 86Q46 84 42 72Z", "ink");
  eyes(s, 60, 56, 8, 3, "calm", "accent");
  s.placed("rotate(-24 60 78)", () => { s.rect(36, 76, 66, 6, "lit"); for (const x of [62, 70, 78, 86]) s.disc(x, 79, 1.6, "ink"); });
  for (const [x, y] of [[98, 40], [108, 22], [90, 20]] as const) s.fill(curve([[x - 8, y], [x - 2, y - 6], [x + 8, y - 3], [x + 6, y + 5], [x - 3, y + 6]], true), "lit", 0.5);
};

const veil: Draw = (s, o) => {
  figure(s, o);
  s.fill(curve([[24, 118], [30, 60], [42, 26], [60, 16], [78, 26], [90, 60], [96, 118], [76, 110], [60, 118], [44, 110]], true), "lit", 0.75);
  s.line("M46 30Q38 70 36 110M56 22Q52 70 52 114M66 22Q70 70 68 114M76 32Q84 72 84 110", "stone", 1.2, 0.8);
  eyes(s, 60, 52, 9, 3.4, "", "ink");
  s.poly([[38, 24], [36, 8], [46, 16], [53, 2], [60, 14], [67, 2], [74, 16], [84, 8], [82, 24]], "accent", 0.95);
  s.line("M50 92h20M60 92v16M54 104h5", "ink", 2.6).disc(60, 88, 4.6, "ink").disc(60, 88, 2, "lit");
};

/** Three dogs' heads on one neck; the right one looks the other way. */
const cerberus: Draw = (s, o) => {
  const head = (x: number, y: number, k: number, tilt: number): void => {
    s.placed(`translate(${x} ${y}) rotate(${tilt}) scale(${k})`, () => {
      s.poly([[-14, -8], [-18, -30], [-4, -14]], "shade").poly([[14, -8], [18, -30], [4, -14]], "stone");
      s.poly([[-16, -10], [16, -10], [18, 6], [8, 14], [7, 28], [-7, 28], [-8, 14], [-18, 6]], "stone").poly([[3, -10], [16, -10], [18, 6], [8, 14], [7, 28], [2, 28]], "lit", 0.6);
      eyes(s, 0, 2, 8.4, 3, "angry", "accent");
      s.oval(0, 22, 4.4, 3, "ink").poly([[-6, 27], [-4, 34], [-1, 28]], "sun").poly([[6, 27], [4, 34], [1, 28]], "sun");
    });
  };
  const flip = is(o, "turn", "right");
  s.placed(flip ? "translate(120 0) scale(-1 1)" : "translate(0 0)", () => {
    s.fill(curve([[14, 124], [22, 84], [44, 66], [76, 66], [98, 84], [106, 124]], true), "shade");
    head(28, 62, 0.85, -22);
    head(94, 58, 0.85, 20);
    head(60, 44, 1.2, 0);
    s.line("M36 96Q60 108 84 96", "accent", 4).disc(60, 103, 4, "sun");
    if (flip) s.line("M8 16V120", "dark", 4).line("M20 10V120", "dark", 4);
    else s.disc(18, 22, 9, "accent", 0.8).disc(18, 22, 6, "sun");
  });
};

/** The exiled sorcerer on his throne; wide, as the three cards lie. */
const sorcerer: Draw = (s) => {
  s.poly([[26, 124], [26, 34], [36, 18], [44, 34], [76, 34], [84, 18], [94, 34], [94, 124]], "dark").poly([[84, 18], [94, 34], [94, 124], [84, 124]], "mid");
  for (const [x, y] of [[35, 28], [85, 28]] as const) s.disc(x, y, 3, "accent");
  s.fill(curve([[20, 124], [30, 92], [46, 76], [60, 72], [74, 76], [90, 92], [100, 124]], true), "shade").fill(curve([[64, 73], [74, 76], [90, 92], [100, 124], [70, 124]], true), "stone");
  s.fill("M40 78Q36 36 60 30Q84 36 80 78Q70 88 60 88Q50 88 40 78Z", "stone").fill("M46 74Q44 50 60 45Q76 50 74 74Q68 82 60 82Q52 82 46 74Z", "ink");
  for (const side of [-1, 1]) s.fill(`M${60 + side * 10} 38Q${60 + side * 34} 34 ${60 + side * 38} 6Q${60 + side * 26} 22 ${60 + side * 3} 30Z`, "lit");
  eyes(s, 60, 60, 7.4, 3.6, "angry", "accent");
  s.fill("M52 72Q60 68 68 72Q66 100 60 108Q54 100 52 72Z", "lit");
  halo(s, 18, 84, 16, "accent");
  s.disc(18, 84, 6, "sun").line("M30 96L20 88", "lit", 4);
  s.line("M100 124V50", "dark", 3.4).disc(100, 46, 7, "accent").disc(100, 46, 3.6, "sun");
};

export const VILLAINS: Record<string, Draw> = { visor, rook, piper, veil, cerberus, sorcerer };
