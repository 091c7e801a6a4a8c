/**
 * People: half-length or whole, turned a little to the right, lit from there. 0 0 is the waist, the head's centre is at 0 -58, shoulders at -36.
 * A title brings its own hats, weapons and lower halves; what all people have is drawn here.
 */
import { curve, type Point, type Sketch } from "./pen";

/** A stuff in the light, in between, in the shade. */
export type Tones = readonly [string, string, string];

export interface Look {
  skin: Tones;
  hair: Tones;
  cloth: Tones;
  trim: Tones;
  /** Half the width of the shoulders. */
  broad: number;
  /** Words for hair, beard, face, dress: "flow", "long", "beard", "stern", "armour" … */
  has: (word: string) => boolean;
}

/** One arm from the shoulder over the elbow to the hand. */
export function arm(s: Sketch, points: readonly [Point, Point, Point], sleeve: Tones, skin: Tones, width = 8.5): void {
  const [a, b, c] = points;
  const upper = `M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${(b[0] + c[0]) / 2} ${(b[1] + c[1]) / 2}`;
  const whole = `M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`;
  s.line(whole, skin[2], width * 0.86).placed("translate(.9 -.5)", () => s.line(whole, skin[1], width * 0.6));
  s.line(upper, sleeve[2], width * 1.16).placed("translate(1 -.6)", () => s.line(upper, sleeve[1], width * 0.84)).placed("translate(2 -1.500)", () => s.line(upper, sleeve[0], width * 0.26));
  s.disc(c[0], c[1], width * 0.52, skin[2]).disc(c[0] + 0.7, c[1] - 0.5, width * 0.42, skin[1]).disc(c[0] + 1.4, c[1] - 1.2, width * 0.2, skin[0]);
}

/** Chest and shoulders down to `foot`; what is worn on it lies over it. */
export function torso(s: Sketch, look: Look, foot = 40): void {
  const w = look.broad;
  const v = w * 0.62;
  const [lit, base, shade] = look.has("bare") ? look.skin : look.cloth;
  s.fill(`M${-w} -26Q${-w} -37 ${-w * 0.5} -39L-6 -43H6L${w * 0.5} -39Q${w} -37 ${w} -26L${v * 1.1} 2L${v * 1.3} ${foot}H${-v * 1.3}L${-v * 1.1} 2Z`, base);
  s.fill(`M${-w} -26Q${-w} -37 ${-w * 0.5} -39L-6 -43Q${-w * 0.5} -26 ${-v * 0.55} 2L${-v * 0.5} ${foot}H${-v * 1.3}L${-v * 1.1} 2Z`, shade);
  s.fill(`M${w} -26Q${w} -37 ${w * 0.5} -39Q${w * 0.66} -22 ${v * 0.8} 2L${v * 0.95} ${foot}H${v * 1.3}L${v * 1.1} 2Z`, lit, 0.8);
  // neck, with the shadow of the chin
  s.fill("M-6 -50L-7 -40Q0 -34 7 -40L6.500 -50Z", look.skin[1]).fill("M-6 -50L-7 -40Q0 -34 4 -38Q0 -42 4 -50Z", look.skin[2]);
  if (look.has("vee")) s.fill("M-8 -42Q0 -37 8 -42L1 -20Z", look.skin[1]).fill("M-8 -42Q-3 -38 0 -38L1 -20Z", look.skin[2]).line("M-9 -42L1 -19L9 -42", look.trim[1], 2);
  if (look.has("shells")) s.fill("M-12 -22Q-12 -32 -5 -31Q0 -29 0 -22Q-6 -16 -12 -22ZM2 -22Q2 -30 8 -31Q14 -30 14 -22Q8 -16 2 -22Z", look.trim[1]).line("M-6 -19L-8 -29M-6 -19L-3 -29M8 -19L6 -29M8 -19L11 -28M-12 -25Q0 -21 14 -25", look.trim[2], 1).line("M0 -14V2", shade, 1, 0.6);
  else if (look.has("bare")) s.line(`M${-w * 0.6} -21Q${-w * 0.24} -16 -1 -20Q${w * 0.3} -16 ${w * 0.62} -21M0 -18V6`, shade, 1.3, 0.8).line(`M${-w * 0.3} -4h${w * 0.6}M${-w * 0.28} 4h${w * 0.56}`, shade, 1, 0.6);
  if (look.has("robe")) s.fill(`M-8 -42L2 -16L${v * 0.2} ${foot}H${-v * 0.5}L-4 -10L-11 -40Z`, look.trim[1]).line(`M-8 -42L3 -14L${v * 0.3} ${foot}`, look.trim[2], 1.2).line(`M9 -42Q8 -28 3 -14`, look.trim[1], 2.4);
  if (look.has("armour")) for (const y of [-33, -25, -17, -9, -1, 7, 15].filter((y) => y < foot)) s.line(`M${-w * 0.66 - y * 0.1} ${y}q3.300 4 6.600 0t6.600 0 6.600 0 6.600 0${w > 22 ? " 6.600 0" : ""}`, y % 2 ? shade : look.trim[1], 1.2, 0.75);
  if (look.has("cuirass")) {
    s.fill(`M${-w * 0.74} -36Q0 -28 ${w * 0.74} -36L${w * 0.6} -6Q0 4 ${-w * 0.6} -6Z`, look.trim[1]).fill(`M${-w * 0.74} -36Q${-w * 0.4} -32 ${-w * 0.2} -31L${-w * 0.2} -1Q${-w * 0.46} -2 ${-w * 0.6} -6Z`, look.trim[2]).fill(`M${w * 0.46} -33Q${w * 0.6} -34 ${w * 0.74} -36L${w * 0.6} -6L${w * 0.42} -3Z`, look.trim[0]);
    s.line(`M0 -31V0M${-w * 0.5} -20Q0 -12 ${w * 0.5} -20`, look.trim[2], 1.2, 0.8);
  }
  if (look.has("belt")) s.fill(`M${-v * 1.1} 0Q0 6 ${v * 1.1} 0L${v * 1.16} 7Q0 13 ${-v * 1.16} 7Z`, look.trim[1]).disc(1, 6.5, 3.4, look.trim[0]);
  if (look.has("sash")) s.fill(`M${-w * 0.9} -34L${-w * 0.5} -39Q4 -16 ${v} 4L${v} 14Q-4 -8 ${-w * 0.9} -34Z`, look.trim[1]).line(`M${-w * 0.5} -39Q4 -16 ${v} 4`, look.trim[0], 1.2);
  if (look.has("pearls")) for (let i = 0; i < 9; i++) s.disc(-10 + i * 2.5, -37 + 6 * Math.sin(((i + 0.5) / 9) * Math.PI), 1.7, i % 2 ? "#fffaf0" : "#e6dcec");
  if (look.has("collar")) s.fill("M-16 -37Q0 -30 16 -37L20 -30Q0 -20 -20 -30Z", look.trim[1]).line("M-18 -33Q0 -25 18 -33", look.trim[0], 1.4);
  if (look.has("pads")) for (const side of [-1, 1]) s.fill(curve([[side * w * 0.6, -40], [side * (w + 4), -40], [side * (w + 6), -28], [side * w * 0.8, -26]], true), look.trim[side > 0 ? 0 : 2]).line(curve([[side * w * 0.7, -33], [side * (w + 1), -35], [side * (w + 5), -30]]), look.trim[1], 1.6);
}

/** A cloak behind the body, falling to the foot of the picture. */
export function cloak(s: Sketch, look: Look, foot = 44, wide = 1.5): void {
  const w = look.broad * wide;
  const [lit, base, shade] = look.trim;
  s.fill(`M-9 -44Q${-w * 0.8} -40 ${-w * 0.86} -18Q${-w} 10 ${-w * 1.12} ${foot}H${w * 1.12}Q${w} 10 ${w * 0.86} -18Q${w * 0.8} -40 9 -44Z`, shade);
  s.fill(`M9 -44Q${w * 0.8} -40 ${w * 0.86} -18Q${w} 10 ${w * 1.12} ${foot}H${w * 0.4}Q${w * 0.66} -10 9 -44Z`, base).line(`M${w * 0.8} -22Q${w * 0.9} 10 ${w} ${foot}`, lit, 1.6, 0.8);
}

/** Hair that lies behind the head. */
export function hairBehind(s: Sketch, look: Look): void {
  const [lit, base, shade] = look.hair;
  if (look.has("flow")) {
    s.fill(curve([[8, -76], [-8, -80], [-22, -72], [-30, -60], [-42, -56], [-36, -48], [-44, -38], [-32, -36], [-34, -24], [-20, -30], [-10, -40], [10, -50], [16, -62]], true), shade);
    s.fill(curve([[8, -76], [-6, -78], [-16, -68], [-24, -56], [-33, -52], [-24, -46], [-30, -36], [-18, -38], [-8, -46], [8, -54], [14, -66]], true), base);
    s.line("M-2 -76Q-20 -68 -28 -54M-4 -70Q-18 -58 -24 -42", lit, 1.2, 0.8);
  }
  if (look.has("long")) s.fill(curve([[0, -78], [14, -74], [17, -60], [18, -44], [23, -26], [14, -18], [0, -26], [-14, -18], [-23, -26], [-18, -44], [-17, -60], [-14, -74]], true), shade).fill(curve([[12, -70], [16, -58], [16, -42], [21, -26], [14, -22], [10, -40]], true), base);
  if (look.has("braids")) for (const side of [-1, 1]) for (let i = 0; i < 6; i++) s.oval(side * (14 + i * 0.5), -52 + i * 6, 4 - i * 0.3, 3.8, i % 2 ? base : side > 0 ? lit : shade);
}

/** Head and face; `face` words: stern, kind, old, blind. */
export function head(s: Sketch, look: Look): void {
  const jaw = look.has("fair") ? 6.4 : 8.2;
  const [lit, base, shade] = look.skin;
  s.placed("translate(0 -58)", () => {
    s.fill(`M-11.500 -5Q-12 -17 0 -17.500Q12 -17 11.500 -5Q11.500 3 ${jaw} 10Q4 16 .8 16Q-3 16 ${-jaw} 10Q-11.500 3 -11.500 -5Z`, base);
    s.fill(`M-11.500 -5Q-12 -17 0 -17.500Q-8 -12 -7 -4Q-7 4 -4.600 8.600Q-2.600 14 .8 16Q-3 16 ${-jaw} 10Q-11.500 3 -11.500 -5Z`, shade);
    s.fill(`M11.500 -5Q11.500 3 ${jaw} 10Q7.400 6 8.400 0Q9.200 -6 7.400 -13.400Q11.700 -11 11.500 -5Z`, lit);
    // the sockets, the nose with its shadow, the mouth
    s.oval(-2.4, -2.4, 4, 2.5, shade, 0.75).oval(6, -2.4, 3.4, 2.4, shade, 0.6);
    s.fill("M2.600 -3.500Q3.600 1 5.400 4.200Q3.600 5.800 .8 4.600Q2.200 1 1.800 -3.400Z", shade).fill("M2.800 -4Q4 1 5.600 4Q4.600 4.600 3.800 4.400Q3 0 2.800 -4Z", lit);
    if (look.has("blind")) s.fill("M-11.800 -6Q0 -3 11.800 -6V-.6Q0 2.600 -11.600 -.4Z", look.trim[1]).line("M-11.500 -3.200Q0 -.2 11.600 -3.200", look.trim[2], 0.8);
    else {
      for (const x of [-2.6, 6]) {
        s.fill(`M${x - 3.1} -2.200Q${x} -5.400 ${x + 3.1} -2.300Q${x} -.4 ${x - 3.1} -2.200Z`, "#fbf7ea").disc(x + 0.5, -2.7, 1.55, "#141a26").disc(x + 1, -3.2, 0.5, "#ffffff");
        s.line(`M${x - 3.300} -2.300Q${x} -5.700 ${x + 3.300} -2.500`, look.has("fair") ? "#141a26" : shade, look.has("fair") ? 1.2 : 0.8);
      }
      const brow = look.has("fair") ? 0.9 : look.has("old") ? 2 : 1.5;
      s.line(look.has("stern") ? "M-6 -7.400L.4 -5.200M9.600 -7L4 -5.200" : look.has("kind") ? "M-6.200 -5.800Q-3 -8.600 0 -7.200M9.600 -6Q6.600 -8.600 4 -7.200" : "M-6.200 -6.400Q-3 -8.200 .2 -6.400M9.600 -6.600Q6.600 -8.200 4 -6.400", look.has("old") ? look.hair[0] : look.hair[2], brow);
    }
    s.line(look.has("stern") ? "M-1.600 9.400Q2 8.200 6 9.200" : look.has("kind") ? "M-2 8.200Q2 11.400 6.200 7.800" : "M-1.600 8.800Q2 10 6 8.600", look.has("fair") ? "#8d2f3c" : shade, look.has("fair") ? 1.7 : 1.4).line("M.6 11.800Q2.400 12.500 4.200 11.700", shade, 0.8, 0.8);
    if (look.has("old")) s.ink("M-5.600 2.600Q-4.600 6 -5 8M8.600 2.600Q8.200 5 8.400 7.400M-5 -11Q0 -12.600 6 -11M-4 -13.200Q0 -14.400 5 -13.200", 0.6, 0.5, shade);
  });
}

/** Hair and beard before the face. */
export function hairBefore(s: Sketch, look: Look): void {
  const [lit, base, shade] = look.hair;
  s.placed("translate(0 -58)", () => {
    if (look.has("flow") || look.has("long") || look.has("braids")) s.fill("M-12.500 2Q-14.500 -18 0 -20.500Q14.500 -18 12.500 0Q11.500 -9 4 -13Q-4 -10 -9.600 -9Q-11.500 -6 -12.500 2Z", base).fill("M12.500 0Q14.500 -18 2 -20.200Q8 -15 4 -13Q11.500 -9 12.500 0Z", lit, 0.55).line("M-6 -17Q-11 -13 -11.600 -5", shade, 1, 0.7);
    if (look.has("short")) s.fill("M-12.600 -1Q-14 -19 0 -20Q14 -19 12.600 -2Q11 -9 8 -12Q-2 -9.500 -9.500 -12Q-11.400 -8 -12.600 -1Z", base).fill("M12.600 -2Q14 -19 2 -19.800Q9 -15 8 -12Q11 -9 12.600 -2Z", lit, 0.5);
    if (look.has("bun")) s.disc(-4, -22, 5.4, shade).disc(-3, -23, 4, base).fill("M-12.500 0Q-14 -18 0 -19.500Q14 -18 12.500 -1Q11 -10 3 -13.500Q-6 -12 -10 -7Z", base).line("M-9 -21.500Q-4 -17.600 2 -20", look.trim[1], 1.6);
    const long = look.has("longbeard");
    if (long || look.has("beard")) {
      const end = long ? 44 : 24;
      s.fill(curve([[-11.4, -1], [-9, 6], [-3, 6.4], [2, 4.6], [7, 6.2], [10.6, 5], [11.4, -2], [12, 8], [9.6, end * 0.66], [1.5, end], [-7, end * 0.66], [-11.6, 8]], true), base);
      s.fill(curve([[-11.4, -1], [-9, 6], [-4, 8], [-3, end * 0.5], [0.5, end], [-7, end * 0.66], [-11.6, 8]], true), shade).line("M-1.600 9.400Q2 10.600 6 9.200", shade, 1.5);
      s.line(`M3 13Q4.500 ${end * 0.5} 2.500 ${end - 4}M7 11Q8 ${end * 0.4} 6 ${end * 0.7}`, lit, 1, 0.7);
    }
    if (look.has("goatee")) s.fill(`M-2 11.500Q2 13.500 6 11.400L3.400 ${look.has("pointed") ? 27 : 21}L.6 ${look.has("pointed") ? 27 : 20}Z`, base).line("M-2.600 7.600Q2 5 6.800 7.400", base, 2.2);
    if (look.has("moustache")) s.fill("M2 6Q-3 5 -7.500 10Q-2 9.600 2 8Q6 9.600 10.600 9.500Q7 5 2 6Z", base);
  });
}
