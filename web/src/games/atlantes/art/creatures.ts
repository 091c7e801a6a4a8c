/** Those of the sea's people that are no people: a horse in harness, a crab on a mission, a fish with a lamp. */
import { curve, oval, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { tones } from "./tones";
import { bubbles } from "./water";

function seahorse(s: Sketch, o: Options): void {
  const [lit, base, shade] = tones(o.skin, "horse");
  const [tl, trim, ts] = tones(o.trim, "red");
  s.placed("translate(58 62)", () => {
    // the fin on the back, then body and tail in one sweep
    s.fill(curve([[-16, -10], [-34, -20], [-38, -6], [-34, 8], [-18, 14]], true), tl).line("M-16 -8L-33 -15M-16 -2L-37 -4M-16 6L-33 6", ts, 1.2);
    s.fill(curve([[2, -46], [-12, -42], [-18, -28], [-15, -14], [-22, 4], [-20, 24], [-6, 38], [6, 44], [8, 54], [-2, 58], [-8, 52], [-2, 47], [-4, 60], [8, 64], [18, 54], [14, 38], [10, 26], [14, 8], [12, -8], [8, -18], [12, -26]], true), shade);
    s.fill(curve([[4, -46], [-8, -42], [-12, -28], [-9, -14], [-14, 4], [-12, 22], [0, 36], [11, 46], [11, 56], [2, 61], [8, 64], [18, 54], [14, 38], [10, 26], [14, 8], [12, -8], [8, -18], [12, -26]], true), base);
    s.fill(curve([[8, -18], [12, -8], [14, 8], [10, 26], [4, 22], [6, 6], [5, -8]], true), lit);
    for (let i = 0; i < 9; i++) s.line(`M${-13 + i * 1.2} ${-4 + i * 5}Q${0 + i} ${2 + i * 5} ${11 - Math.abs(i - 3) * 0.6} ${-4 + i * 5}`, shade, 1.2, 0.8);
    // head, snout, crown of spines
    s.fill(curve([[-14, -38], [-10, -52], [4, -56], [16, -48], [22, -38], [38, -32], [41, -27], [38, -23], [20, -28], [8, -22], [-6, -24]], true), base).fill(curve([[-14, -38], [-10, -52], [0, -55], [-4, -40], [2, -26], [-6, -24]], true), shade).fill(curve([[16, -48], [22, -38], [38, -32], [41, -28], [24, -32], [12, -40]], true), lit);
    s.line("M41 -29q2 2 0 4", shade, 1.6);
    s.poly([[-10, -50], [-16, -62], [-5, -55], [-4, -68], [3, -56], [9, -64], [9, -53]], base).poly([[3, -56], [9, -64], [9, -53]], lit);
    s.disc(10, -42, 4.4, "#fff6dc").disc(11, -42, 2.7, "#161a26").disc(12, -43, 0.9, "#ffffff").line("M5 -46Q10 -49 15 -45", shade, 1.4);
    // harness: bridle, saddle, a small banner
    s.line("M22 -38Q20 -32 21 -28M22 -37Q8 -30 -8 -28M-10 -27Q-26 -20 -20 -4", trim, 2.2).disc(21.5, -33, 2, tl);
    s.fill(curve([[-21, -6], [-8, -12], [8, -8], [11, 6], [-4, 12], [-19, 8]], true), trim).fill(curve([[2, -10], [8, -8], [11, 6], [3, 9]], true), tl).line("M-19 8Q-4 14 11 6M-21 -5Q-8 -11 8 -8", "#f7d25a", 1.8);
    s.line("M-12 -10V-52", "#6d4a30", 1.8);
    s.fill("M-12 -52Q-22 -56 -32 -50Q-24 -46 -32 -38Q-22 -42 -12 -40Z", "#f7d25a");
  });
  bubbles(s, 100, 50, 6, 3, 34);
}

function crab(s: Sketch, o: Options): void {
  const [lit, base, shade] = tones(o.skin, "crab");
  s.placed("translate(60 74)", () => {
    for (const side of [-1, 1]) {
      // legs, then the arm with its claw
      times(3, (i) => s.line(`M${side * 24} ${8 + i * 6}Q${side * (44 + i * 2)} ${2 + i * 8} ${side * (50 - i * 3)} ${26 + i * 8}`, side > 0 ? base : shade, 4.6));
      s.placed(`scale(${side} 1)`, () => {
        s.line("M26 -4Q48 -2 44 -22", shade, 8).line("M27 -5Q47 -4 44 -22", side > 0 ? lit : base, 4.6);
        s.fill(curve([[38, -20], [30, -36], [36, -52], [46, -50], [43, -40], [48, -38], [54, -50], [60, -38], [54, -24], [46, -18]], true), side > 0 ? base : shade);
        s.fill(curve([[50, -22], [58, -32], [55, -46], [60, -38], [54, -24]], true), lit);
      });
      // stalks
      s.line(`M${side * 9} -18L${side * 12} -34`, shade, 4).disc(side * 12.5, -37, 6, "#fff8e2").disc(side * 12.5 + 1.4, -37, 3.1, "#161a26").disc(side * 12.5 + 2.4, -38.2, 1, "#ffffff").fill(`M${side * 12.5 - 6.4} -38Q${side * 12.5} -47 ${side * 12.5 + 6.4} -38Z`, base);
    }
    s.fill(curve([[-34, -2], [-26, -20], [0, -27], [26, -20], [34, -2], [26, 18], [0, 26], [-26, 18]], true), base).fill(curve([[-34, -2], [-26, -20], [-8, -26], [-16, 0], [-8, 25], [-26, 18]], true), shade).fill(curve([[12, -25], [26, -20], [34, -2], [26, 18], [22, -2]], true), lit);
    for (const [x, y] of [[-16, -14], [-4, -20], [10, -17], [20, -8], [-22, -4]] as const) s.disc(x, y, 2, lit, 0.7);
    s.line("M-8 -3Q2 4 12 -3", "#5a1420", 2).line("M-8 -3l-2 -2M12 -3l2 -2", "#5a1420", 1.6);
    // a sash of office, a monocle, a treaty
    s.fill("M-30 4Q-4 6 22 22L14 24Q-6 12 -31 10Z", "#3f55a8").line("M-30 4Q-4 6 22 22", "#f2c44a", 1.6).disc(-4, 11, 4.4, "#f2c44a").disc(-4, 11, 2.2, "#fff3c0");
    s.line(oval(13.5, -37, 7.6, 7.6), "#f2c44a", 1.7).line("M20 -33Q26 -20 22 -8", "#f2c44a", 1);
    s.placed("translate(-46 -50) rotate(-14)", () => s.poly([[-9, -14], [9, -14], [9, 10], [-9, 10]], "#fff4d2").line("M-6 -9H6M-6 -5H6M-6 -1H3", "#8a6a4a", 1.1).fill("M-11 -14Q-11 -18 -7 -17H11Q12 -14 9 -14ZM-11 10Q-11 14 -7 13H11Q12 10 9 10Z", "#d9bd84").disc(4, 5, 3, "#c0382f"));
  });
}

function angler(s: Sketch, o: Options): void {
  const [lit, base, shade] = tones(o.skin, "angler");
  s.disc(94, 34, 44, "#ffe9a0", 0.14).disc(94, 34, 26, "#ffe9a0", 0.2);
  s.placed("translate(54 70)", () => {
    s.fill(curve([[-40, 0], [-56, -18], [-60, 2], [-52, 22], [-38, 10]], true), shade).line("M-42 0L-57 -10M-42 4L-58 4M-41 8L-52 16", base, 1.4);
    s.fill(curve([[-42, 4], [-34, -22], [-10, -38], [18, -36], [40, -20], [50, -2], [38, 2], [26, 8], [34, 22], [44, 30], [30, 42], [0, 46], [-28, 34]], true), base);
    s.fill(curve([[-42, 4], [-34, -22], [-10, -38], [4, -37], [-12, -10], [-6, 20], [4, 45], [-28, 34]], true), shade).fill(curve([[18, -36], [40, -20], [50, -2], [40, -2], [26, -18]], true), lit);
    // the mouth and what it is full of
    s.fill(curve([[49, -1], [30, 0], [12, 8], [10, 18], [22, 30], [42, 31], [30, 20]], true), "#2a0d1c");
    const teeth: Point[] = [[44, -1], [36, 0], [28, 2], [20, 5], [14, 9]];
    teeth.forEach(([x, y], i) => s.poly([[x - 3, y], [x + 2.6, y - 0.6], [x - 0.6 - i * 0.4, y + 9 + (i % 2) * 3]], "#fdf6dc"));
    for (const [x, y, h] of [[18, 28, 9], [26, 31, 12], [34, 32, 9], [40, 32, 7]] as const) s.poly([[x - 3, y], [x + 3, y + 0.6], [x, y - h]], "#efe2c0");
    s.disc(20, -15, 7.4, "#e8f2c0").disc(22, -15, 4.2, "#10141c").disc(23.600, -17, 1.500, "#ffffff").line("M12 -22Q20 -27 29 -19", shade, 2.600);
    s.fill(curve([[-12, 8], [-28, 14], [-30, 26], [-16, 24], [-8, 18]], true), lit, 0.8).line("M-12 12L-27 18M-12 16L-24 24", shade, 1.200);
    s.fill(curve([[-20, -32], [-24, -46], [-10, -44], [-4, -37]], true), shade);
    for (const [x, y] of [[-26, -8], [-18, 4], [-22, 22], [-4, 36], [0, -24]] as const) s.disc(x, y, 1.900, lit, 0.6);
    // the lamp, and a little cap: it works for its living
    s.line("M6 -36Q14 -62 34 -48", lit, 2.400).disc(39, -38, 12, "#fff2b0", 0.4).disc(39, -38, 7, "#ffe26a").disc(40, -39, 4, "#fffbe0");
  });
  bubbles(s, 106, 80, 5, 4, 30);
}

export const CREATURES: Record<string, (s: Sketch, o: Options) => void> = { seahorse, crab, angler };
