/** The people of the sea, drawn from what they wear and carry: fins, crown, mask, weapon. */
import { arm, cloak, hairBefore, hairBehind, head, torso, type Look, type Tones } from "../../../art/figure";
import { around, curve, oval, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { tones } from "./tones";
import { bubbles, coral, says, size } from "./water";

type Draw = (s: Sketch, look: Look, metal: Tones) => void;

/** Ears like fans, gills on the neck. */
function fins(s: Sketch, look: Look): void {
  const [lit, base, shade] = look.skin;
  for (const side of [-1, 1]) {
    const tips: Point[] = [[side * 10, -64], [side * 20, -72], [side * 18.5, -65], [side * 22.5, -61], [side * 18.5, -57], [side * 20, -51], [side * 14, -52], [side * 10, -52]];
    s.fill(curve(tips, true), side > 0 ? lit : shade).line(`M${side * 11} -58L${side * 19} -69M${side * 11} -57L${side * 21} -61M${side * 11} -55L${side * 18} -53`, base, 1.1);
  }
  s.ink("M-5 -46q2 2 4 2M-5.500 -44q2 2 4 2M-6 -42q2 2 4 2", 0.7, 0.6, shade);
}

/** On the head, around 0 -58; `metal` is what it is made of. */
const HATS: Record<string, Draw> = {
  crest: (s, look, [lit, base, shade]) => {
    s.fill(curve([[-13, -72], [-22, -80], [-18, -88], [-9, -86], [-6, -97], [2, -89], [10, -94], [11, -82], [9, -74]], true), look.trim[1]).line("M-9 -76L-16 -86M-4 -77L-6 -94M2 -77L3 -88M6 -76L10 -90", look.trim[2], 1.2);
    s.fill("M-13.500 -60Q-15 -79 0 -80Q15 -79 13.500 -60L9.500 -66Q0 -70 -9.500 -66Z", base).fill("M13.500 -60Q15 -79 2 -80Q9 -74 9.500 -66Z", lit).fill("M-13.500 -60Q-15 -79 -2 -80Q-9 -74 -9.500 -66Z", shade);
    s.fill("M-13.500 -62L-9 -64L-8.500 -50L-11.500 -47Z", shade).fill("M13.500 -62L10 -64L10.500 -50L12 -48Z", lit).line("M-11.500 -64Q0 -71 11.500 -64", look.trim[0], 1.6);
  },
  coral: (s) => {
    for (const [x, tall] of [[-9, 20], [-2, 27], [5, 24], [11, 17]] as const) s.placed(`translate(${x} -72) rotate(${x * 2.2}) translate(${-x} 72)`, () => coral(s, x, -71, tall, "accent", 2.4));
    s.line("M-13 -68Q0 -77 13 -68", "accent", 3.6).line("M-12 -69Q0 -78 12 -69", "sun", 1, 0.7);
  },
  spikes: (s, _look, [lit, base, shade]) => {
    s.poly([[-14, -67], [-19, -88], [-9, -79], [-6, -95], [0, -82], [7, -96], [10, -79], [20, -87], [14, -67]], base).poly([[2, -73], [7, -96], [10, -79], [20, -87], [14, -67]], lit).poly([[-14, -67], [-19, -88], [-9, -79], [-8, -70]], shade);
    s.fill("M-14 -68Q0 -76 14 -68L14 -63Q0 -71 -14 -63Z", shade).disc(0, -70, 2, "#f06a58").disc(-8, -68, 1.5, "#7fd6e8").disc(8, -68, 1.5, "#7fd6e8");
    for (const [x, y] of [[-19, -88], [-6, -95], [7, -96], [20, -87]] as const) s.disc(x, y, 1.9, "#fffaf0");
  },
  sun: (s, _look, [lit, base, shade]) => {
    times(13, (i) => s.poly([around(0, -66, 15, 188 + i * 13.7), around(0, -66, i % 2 ? 27 : 38, 194.800 + i * 13.7), around(0, -66, 15, 201.700 + i * 13.7)], i > 6 ? lit : base));
    s.fill("M-15 -64Q-14 -82 0 -82Q14 -82 15 -64Q0 -76 -15 -64Z", base).line("M-14.500 -65Q0 -78 14.500 -65", shade, 1.6).disc(0, -75, 3, "#fff6d6").disc(0, -75, 1.6, "#f06a48");
  },
  tiara: (s, _look, [lit, base, shade]) => {
    s.line("M-12.500 -66Q0 -74 12.500 -66", base, 2.4);
    times(5, (i) => s.poly([[0, -70], around(0, -70, 14, 222 + i * 19), around(0, -70, 14, 239 + i * 19)], i > 2 ? lit : i === 2 ? base : shade));
    s.disc(0, -71, 2.6, "#fffaf0");
  },
  hood: (s, look) => {
    const [lit, base, shade] = look.cloth;
    s.fill(curve([[0, -86], [15, -80], [19, -62], [17, -46], [22, -36], [10, -38], [12.500, -52], [11.500, -68], [0, -75], [-11.500, -68], [-12.500, -52], [-10, -38], [-22, -36], [-17, -46], [-19, -62], [-15, -80]], true), base);
    s.fill(curve([[0, -86], [-15, -80], [-19, -62], [-17, -46], [-22, -36], [-10, -38], [-12.500, -52], [-11.500, -68], [0, -75]], true), shade).line("M11.500 -68Q13.500 -52 10 -38M0 -75Q8 -73 11.500 -68", lit, 1.8).line("M0 -75Q-9 -73 -11.500 -67", look.trim[1], 1.6);
  },
  turban: (s, look, [, gem]) => {
    const [lit, base, shade] = look.trim;
    s.fill(curve([[-15, -64], [-19, -76], [-8, -87], [8, -87], [19, -77], [15, -64], [0, -71]], true), base).fill(curve([[-15, -64], [-19, -76], [-8, -87], [-4, -78], [-9, -68]], true), shade);
    s.line("M-16 -72Q0 -86 17 -74M-14 -66Q2 -80 18 -80", lit, 1.8).disc(1, -75, 3, gem).line("M1 -78Q6 -92 -3 -96", "#fffaf0", 2.2);
  },
  veil: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill("M-10.500 -56Q0 -51 11 -56L8 -40Q1 -34 -8 -40Z", base, 0.9).fill("M2 -53Q8 -54 11 -56L8 -40Q5 -37 2 -37Z", lit, 0.8).line("M-10.500 -56Q0 -51 11 -56", shade, 1);
  },
  circlet: (s, _look, [lit, base]) => s.line("M-12.500 -67Q0 -75 12.500 -67", base, 2.6).line("M0 -71Q8 -71 12.500 -67", lit, 1).disc(0.5, -71, 2.8, "#7fe0e8"),
  horn: (s, _look, [lit, base, shade]) => {
    s.poly([[-4, -73], [12, -116], [5, -72]], base).poly([[1, -73], [12, -116], [5, -72]], lit).line("M-1 -80L6 -79M1.500 -87L7.500 -86M4 -94L9 -93M6 -101L10 -100", shade, 1.2);
    s.line("M-12.500 -66Q0 -75 12.500 -66", shade, 3).line("M-12 -67Q0 -76 12 -67", lit, 1);
  },
  jelly: (s, look) => {
    const [lit, base, shade] = look.trim;
    for (const x of [-20, -15, 15, 20]) s.line(`M${x} -72q${x > 0 ? 4 : -4} 12 0 22t0 20`, x > 0 ? lit : shade, 1.8, 0.9);
    s.fill("M-24 -70Q-24 -98 0 -99Q24 -98 24 -70Q18 -66 12 -70T0 -70T-12 -70T-24 -70Z", base).fill("M8 -98Q24 -94 24 -70Q18 -66 13 -70Q16 -88 8 -98Z", lit).fill("M-24 -70Q-24 -94 -8 -98Q-16 -88 -13 -70Q-18 -66 -24 -70Z", shade);
    s.line("M-8 -92Q-13 -84 -13 -76M0 -94V-76M8 -92Q12 -84 12 -76", "sun", 1, 0.6);
  },
  mane: (s, look, [, base]) => {
    times(15, (i) => { const a = 150 + i * 17; s.poly([around(0, -60, 12, a), around(0, -60, i % 2 ? 32 : 26, a + 8.5), around(0, -60, 12, a + 17)], i > 8 ? look.trim[0] : i % 2 ? look.trim[1] : look.trim[2]); });
    s.line("M-12 -68Q0 -76 12 -68", base, 3).poly([[-6, -71], [0, -84], [6, -71]], base).disc(0, -75, 1.8, "#f06a58");
  },
  antlers: (s) => {
    for (const side of [-1, 1]) s.placed(`translate(0 -70) scale(${side} 1)`, () => s.line("M7 0Q10 -14 20 -22M10 -9Q17 -9 22 -13M14 -16Q12 -24 14 -30M20 -22Q26 -24 28 -31M20 -22Q20 -29 22 -34", "accent", side > 0 ? 3.2 : 2.8));
  },
  helm: (s, look, [lit, base, shade]) => {
    s.fill("M-14 -46Q-16 -80 0 -81Q16 -80 14 -46L9 -42L6 -56H-3L-6 -42L-10 -42Z", base).fill("M14 -46Q16 -80 4 -81Q12 -66 9 -42Z", lit).fill("M-14 -46Q-16 -80 -3 -81Q-11 -66 -10 -42Z", shade);
    s.fill("M-8 -63H11V-58.500L5 -57L3 -50H0L-2 -57L-8 -58.500Z", "#0c1424").disc(-3.5, -60.6, 1.3, "#ffb24a").disc(6.5, -60.6, 1.3, "#ffb24a");
    s.fill(curve([[0, -80], [-8, -90], [-20, -96], [-26, -90], [-16, -86], [-10, -78]], true), look.trim[1]);
    s.poly([[-12, -77], [-22, -90], [-6, -81]], lit).poly([[12, -77], [24, -91], [6, -81]], lit);
  },
  mask: (s, look, [lit, base, shade]) => s.fill("M-11.500 -66Q0 -70 11.500 -66L11 -57Q6 -52 2.500 -55Q-2 -52 -9 -56Z", base).fill("M3 -68.500Q8 -68 11.500 -66L11 -57Q6 -52 3 -55Z", lit).fill("M-6.500 -61Q-3 -64 0 -60.800Q-3 -58.500 -6.500 -61ZM3.500 -61Q6.500 -64 9.500 -60.800Q6.500 -58.500 3.500 -61Z", "#0c1424").line("M-11.500 -66Q0 -70 11.500 -66", shade, 1).disc(0.5, -66, 1.6, look.trim[1]),
  fin: (s, look) => s.fill(curve([[-6, -74], [-16, -84], [-10, -96], [2, -100], [4, -88], [8, -80], [5, -74]], true), look.trim[1]).line("M-3 -75L-12 -88M0 -75L-4 -96M3 -75L3 -88", look.trim[2], 1.2),
};

/** In a hand at 0 0. */
const PROPS: Record<string, Draw> = {
  trident: (s, _look, [lit, base, shade]) => s.line("M0 56V-46", shade, 3.6).line("M.6 56V-46", base, 1.8).line("M-9 -58V-50Q-9 -42 0 -42T9 -50V-58M0 -42V-64", shade, 3.2).line("M-8.600 -58V-50Q-8.600 -42.600 .4 -42.600T9.400 -50V-58M.4 -42V-63", lit, 1.3).poly([[-2.5, -60], [0, -69], [2.5, -60]], lit).poly([[-11, -56], [-9, -64], [-6.500, -56]], base).poly([[6.500, -56], [9, -64], [11, -56]], lit),
  spear: (s, _look, [lit, base, shade]) => s.line("M0 56V-46", "#6d4a30", 3).line("M.6 56V-46", "#b08a5a", 1.1).poly([[-5, -44], [0, -66], [5, -44], [0, -40]], base).poly([[0, -66], [5, -44], [0, -40]], lit).line("M-5 -40H5", shade, 2),
  staff: (s, look, [lit, base, shade]) => s.line("M0 56V-36", shade, 3.4).line("M.7 56V-36", base, 1.5).disc(0, -46, 13, look.trim[0], 0.3).disc(0, -46, 8.500, look.trim[1]).fill(curve([[-6, -44], [-1, -50], [6, -47], [3, -42], [-2, -44], [0, -40]], false), "#ffffff", 0.5).line(oval(0, -46, 9, 9), lit, 1.6).disc(3, -49, 2, "#ffffff"),
  shell: (s, _look, [lit, base, shade]) => s.line("M0 56V-32", shade, 3.2).line("M.7 56V-32", base, 1.4).fill("M-10 -32Q-13 -52 0 -56Q13 -52 10 -32Z", "#f6c8a8").line("M0 -32V-54M-4 -32L-7 -50M4 -32L7 -50", "#b06a5a", 1.1).line("M-10 -32H10", lit, 2),
  sword: (s, _look, [lit, base, shade]) => s.placed("rotate(14)", () => s.poly([[-2.5, -6], [-3, -48], [0, -56], [3, -48], [2.500, -6]], base).poly([[0, -6], [0, -56], [3, -48], [2.500, -6]], lit).line("M-8 -6Q0 -2 8 -6", shade, 3).line("M0 -5V6", shade, 3.4)),
  knives: (s, _look, [lit, base]) => s.placed("rotate(-30)", () => s.fill("M-2 -4Q-8 -22 4 -38Q2 -18 3 -4Z", base).fill("M1 -4Q0 -22 4 -38Q2 -18 3 -4Z", lit)).line("M-4 -2H4", "#5a3a28", 3),
  hammer: (s, _look, [lit, base, shade]) => s.line("M0 50V-34", "#5a3a28", 4.4).line("M1 50V-34", "#a8744a", 1.4).poly([[-17, -52], [17, -52], [17, -32], [-17, -32]], base).poly([[-17, -52], [-9, -52], [-9, -32], [-17, -32]], shade).poly([[11, -52], [17, -52], [17, -32], [11, -32]], lit).line("M-17 -46H17M-17 -38H17", shade, 1, 0.7),
  conch: (s) => s.placed("rotate(-24)", () => s.fill(curve([[-5, 6], [-3, -6], [8, -14], [24, -15], [30, -7], [24, 4], [10, 8]], true), "#ffd9b8").fill(curve([[22, -14], [31, -9], [28, 1], [20, 4], [23, -4]], true), "#e8857a").line("M4 -11Q8 -2 6 6M11 -13Q15 -4 13 6M-2 -4Q0 2 -2 6", "#b0705a", 1.2).line("M-5 6Q-12 8 -16 6", "#b0705a", 2.6)),
  scroll: (s) => s.poly([[-9, -14], [11, -17], [13, 8], [-7, 11]], "#fff4d2").line("M-5 -8L8 -10M-4.500 -3L8.500 -5M-4 2L9 0", "#8a6a4a", 1.1).fill("M-11 -14Q-10 -18 -7 -17L12 -20Q14 -16 11 -15Z", "#d9bd84").fill("M-9 11Q-8 14 -5 13L14 10Q16 6 13 7Z", "#d9bd84"),
  tablet: (s, look) => s.poly([[-10, -18], [10, -20], [12, 8], [-8, 10]], "#b9c8c4").poly([[7, -19.700], [10, -20], [12, 8], [9, 8.300]], "#eef6f0").line("M-6 -13h4M1 -14h5M-5.500 -8h10M-5 -3h3M1 -4h6M-4.600 2h11", look.trim[2], 1.3),
  purse: (s, _look, [lit, base, shade]) => s.fill(curve([[-4, -6], [-12, 6], [-10, 18], [4, 21], [13, 14], [11, 3], [4, -6]], true), "#8a5a34").fill(curve([[4, -5], [11, 3], [13, 14], [6, 20], [8, 8]], true), "#b98450").line("M-6 -5Q0 -1 6 -5", "#fff0c0", 2).disc(10, -10, 4.600, shade).disc(10.800, -10.600, 3.800, base).disc(3, -14, 4.200, shade).disc(3.700, -14.600, 3.500, lit),
  scales: (s, _look, [lit, base]) => s.line("M0 0V-30M-17 -26H17M-17 -26L-23 -10M-17 -26L-11 -10M17 -26L11 -10M17 -26L23 -10", base, 1.6).fill("M-25 -10H-9Q-11 -3 -17 -3T-25 -10Z", lit).fill("M9 -10H25Q23 -3 17 -3T9 -10Z", lit).disc(0, -31, 2.4, lit).disc(-17, -12, 3, "#fffaf0").disc(17, -11, 2.500, base),
  pearl: (s) => s.disc(0, -9, 21, "#fffbe6", 0.22).disc(0, -9, 14, "#bfb0d6").disc(1, -10, 13, "#ece2f2").disc(4, -13, 8, "#fdf8ff").disc(7, -16, 2.600, "#ffffff"),
  bowl: (s) => s.disc(0, -14, 16, "#c8ffd0", 0.28).fill("M-12 -6H12Q10 6 0 6T-12 -6Z", "#d6b27a").fill("M4 -6H12Q10 6 2 6Z", "#f2dcae").oval(0, -6, 12, 3, "#9ff0b0").line("M-4 -12q3 -4 0 -8t0 -8M3 -11q3 -4 0 -8M8 -12q2 -3 0 -6", "#d8ffe0", 1.6, 0.9),
  mirror: (s, _look, [lit, base, shade]) => s.line("M0 6V-12", shade, 3.400).oval(0, -25, 11.500, 14, base).oval(0, -25, 8.800, 11.200, "#d8f2f4").fill("M-5 -20L3 -34L7 -30L-2 -16Z", "#ffffff", 0.8).line(oval(0, -25, 11.500, 14), lit, 1.200),
  lantern: (s, _look, [, base, shade]) => s.disc(0, 8, 22, "#fff0a0", 0.25).line("M0 0V3", shade, 1.400).poly([[-6, 4], [6, 4], [8, 20], [-8, 20]], "#fff3b8").line("M-6 4H6L8 20H-8ZM-2 4L-3 20M2 4L3 20M-8 20H8", base, 1.600),
  chest: (s, _look, [lit, base, shade]) => s.fill("M-15 -8Q-15 -20 0 -20T15 -8V10H-15Z", "#7a4a2a").fill("M-15 -8Q-15 -20 0 -20T15 -8Z", "#a06a3c").line("M-15 -8H15M-8 -18V10M8 -18V10", base, 2.400).poly([[-4, -10], [4, -10], [4, -2], [-4, -2]], lit).line("M-15 10H15", shade, 1.600).disc(-9, -21, 3, lit).disc(-2, -23, 3.200, base).disc(6, -22, 3, lit),
  banner: (s, look) => s.line("M0 56V-56", "#6d4a30", 3).fill("M1 -54H24Q20 -46 24 -38T20 -20H1Z", look.trim[1]).fill("M1 -54H8V-20H1Z", look.trim[2]).fill("M14 -46q6 0 8 9q-4 -1 -6 3h-4q-2 -4 -6 -3q2 -9 8 -9Z", look.trim[0]).disc(0, -57, 2.400, "#fff0b0"),
  shield: (s, look, [lit, base, shade]) => s.disc(0, 0, 19, shade).disc(1, -1, 17, base).disc(1, -1, 13.500, look.trim[1]).fill("M1 -10q9 1 12 9q-5 -1 -8 2t-2.500 7h-3q.500 -4 -2.500 -7t-8 -2q3 -8 12 -9Z", lit).line(oval(1, -1, 17, 17), lit, 1, 0.8),
  net: (s) => s.fill(curve([[-4, -2], [-15, 16], [-10, 34], [8, 36], [14, 18], [6, -2]], true), "#2f5a54", 0.5).line("M-4 -2Q-15 16 -10 34M6 -2Q14 18 8 36M-9 6Q0 12 10 8M-12 17Q0 23 12 19M-11 28Q0 32 10 29M0 -2Q-3 18 0 34", "#cfe0b0", 1).disc(-3, 20, 3.600, "#fffaf0").disc(4, 26, 4.400, "#ffd9b8"),
  wave: (s, look) => s.disc(0, -14, 20, look.trim[0], 0.25).fill("M-15 -4Q-16 -26 4 -28Q18 -27 16 -14Q10 -22 4 -18Q10 -12 2 -8Q14 -4 18 -8Q14 4 0 4T-15 -4Z", look.trim[1]).line("M-12 -6Q-12 -23 4 -25M-8 -4Q-6 -14 2 -16", "#ffffff", 1.500, 0.9),
};

const REACH: Record<string, (w: number) => [Point, Point, Point]> = {
  hold: (w) => [[w - 3, -32], [w + 13, -8], [w + 7, -24]],
  rest: (w) => [[w - 3, -32], [w + 9, -6], [7, 0]],
  offer: (w) => [[w - 3, -32], [w + 12, -6], [w - 1, -12]],
  up: (w) => [[w - 3, -32], [w + 17, -34], [w + 9, -56]],
  hip: (w) => [[w - 3, -32], [w + 18, -14], [w * 0.6, 3]],
  down: (w) => [[w - 3, -32], [w + 7, -10], [w + 4, 16]],
  mouth: (w) => [[w - 3, -32], [w + 12, -26], [23, -47]],
};

/** Other heads than a human one. */
const HEADS: Record<string, Draw> = {
  shark: (s, look) => {
    const [lit, base, shade] = look.skin;
    s.placed("translate(0 -58)", () => {
      s.fill(curve([[-4, -20], [-14, -34], [-10, -38], [2, -24]], true), shade);
      s.fill("M-17 20Q-20 -12 -3 -21Q14 -27 32 -13Q36 -9 30 -6L14 0L17 8Q10 18 0 21Z", base).fill("M-17 20Q-20 -12 -3 -21Q-10 -6 -6 8Q-4 16 0 21Z", shade);
      s.fill("M30 -6L14 0L17 8Q10 18 0 21Q2 8 4 0Q14 -6 30 -6Z", lit).fill("M27 -5.400L6 1.500Q4 8 7 13Q12 12 16 7.600L13.600 1Z", "#5a1626");
      s.line("M7 1.500l2.200 4 2.200 -4.700 2.300 4 2.300 -5 2.400 3.500 2.200 -4.600 2 2.600 2 -3.200M8 13l1.400 -3.600 2 3 1.400 -3.600 2 2.400", "#ffffff", 1.400);
      s.disc(10, -10, 2.500, "#0c1424").disc(10.900, -10.900, 0.800, "#ffffff").line("M5.500 -13.500L14 -11.500", shade, 1.800).line("M-9 -2q3 5 1 11M-5.500 -1q3 5 1 11M-12.500 -2q3 5 1 11", shade, 1.300, 0.9).line("M1 -17L9 -20M-2 -13L4 -15", lit, 1, 0.7);
    });
  },
  octopus: (s, look) => {
    const [lit, base, shade] = look.skin;
    s.placed("translate(0 -58)", () => {
      s.fill(curve([[-12, 6], [-17, -10], [-19, -28], [-8, -42], [8, -42], [19, -28], [16, -10], [13, 6]], true), base).fill(curve([[-12, 6], [-17, -10], [-19, -28], [-8, -42], [-6, -26], [-8, -8]], true), shade).fill(curve([[16, -10], [19, -28], [12, -40], [14, -24]], true), lit);
      for (const [x, y, r] of [[-8, -30, 2.600], [2, -35, 2], [9, -27, 2.800], [-2, -22, 1.800], [12, -18, 1.600]] as const) s.disc(x, y, r, lit, 0.65);
      s.fill("M-12 -8Q-4 -13 1 -5L1 -1Q-6 -6 -12 -3ZM15 -8Q8 -13 4 -5L4 -1Q10 -6 15 -3Z", shade);
      for (const x of [-5, 9]) s.oval(x, -2, 3.700, 3, "#ffe9a8").line(`M${x - 2} -2h4.200`, "#1a0f1e", 2.200);
      times(7, (i) => { const x = -12 + i * 4.200; const d = `M${x} 6q${(i - 3) * 2.200} 9 ${(i - 3) * 1.600} 17t${(i - 3) * 2.600 + (i % 2 ? 3 : -3)} 11`; s.line(d, shade, 4.800).placed("translate(.8 -.4)", () => s.line(d, i > 3 ? lit : base, 3)); });
    });
  },
  turtle: (s, look) => {
    const [lit, base, shade] = look.skin;
    s.placed("translate(0 -58)", () => {
      s.fill("M-8 10L-10 24H10L9 10Z", shade).line("M-8 14Q0 18 9 14M-9 19Q0 23 10 19", base, 1.200);
      s.fill("M-13 -2Q-14 -19 2 -20Q18 -19 20 -5Q21 2 17 5L10 12Q-2 15 -9 9Z", base).fill("M-13 -2Q-14 -19 0 -20Q-8 -10 -5 1Q-4 8 -2 13Q-6 12 -9 9Z", shade).fill("M8 -19Q18 -17 20 -5Q21 2 17 5Q14 -2 13 -8Z", lit);
      s.line("M19.500 2Q10 8 0 5", shade, 1.700).line("M18 -4q1 1 0 2", shade, 1.200);
      for (const x of [-1, 12]) s.disc(x, -6, 3.300, "#fdf8e0").disc(x + 0.900, -5.600, 1.900, "#1a1a20").fill(`M${x - 3.600} -6.200Q${x} -11 ${x + 3.600} -6.200Z`, base).line(`M${x - 3.600} -6Q${x} -8 ${x + 3.600} -6`, shade, 1);
      s.ink("M-8 -12q3 -3 6 -2M-9 -7q2 -1 3 0M6 -16q3 0 5 2", 0.800, 0.6, shade);
    });
  },
};

function lower(s: Sketch, look: Look, kind: string): void {
  const v = look.broad * 0.62;
  const [lit, base, shade] = kind === "tail" ? look.skin : look.cloth;
  if (kind === "tail") {
    s.fill(curve([[-v * 1.2, 2], [-v * 1.5, 22], [-v * 0.9, 44], [2, 60], [18, 62], [30, 52], [33, 58], [22, 70], [4, 72], [-14, 62], [-v * 2, 40], [-v * 1.9, 18]], false), shade);
    s.fill(`M${-v * 1.16} 0Q${-v * 1.7} 26 ${-v * 0.6} 46Q4 66 26 58Q34 54 35 44L43 50Q42 66 28 72Q4 80 ${-v} 62Q${-v * 2.2} 40 ${-v * 1.5} 0Z`, shade);
    s.fill(`M${-v * 1.1} 0H${v * 1.1}Q${v * 1.5} 22 ${v * 0.9} 38Q12 52 24 54Q33 54 36 44L42 50Q40 66 26 69Q2 74 ${-v * 0.7} 56Q${-v * 1.6} 40 ${-v * 1.1} 0Z`, base);
    s.fill(`M${v * 0.3} 0H${v * 1.1}Q${v * 1.5} 22 ${v * 0.9} 38Q10 50 18 56Q4 54 0 40Q${v * 0.6} 24 ${v * 0.3} 0Z`, lit, 0.7);
    for (const y of [8, 16, 24, 32, 40, 48]) s.line(`M${-v * 1.1 + y * 0.06} ${y}q3 4 6 0t6 0 6 0 ${v > 13 ? "6 0 6 0" : "6 0"}`, shade, 1, 0.6);
    s.fill("M36 46Q30 34 38 24Q42 34 42 42Q50 36 58 40Q54 52 42 52Z", look.trim[1]).line("M38 46L38 30M40 46L54 42", look.trim[2], 1.100);
    s.line(`M${-v * 1.100} 1Q0 8 ${v * 1.100} 1`, look.trim[1], 3);
  } else {
    s.fill(`M${-v * 1.1} 0L${-v * 2.1} 68Q${-v} 74 0 72T${v * 2.1} 68L${v * 1.1} 0Z`, base).fill(`M${-v * 1.1} 0L${-v * 2.1} 68Q${-v * 1.3} 72 ${-v * 0.7} 72L${-v * 0.4} 0Z`, shade).fill(`M${v * 0.66} 0L${v * 1.100} 71Q${v * 1.700} 70 ${v * 2.1} 68L${v * 1.1} 0Z`, lit, 0.75);
    s.line(`M${-v * 0.2} 6L${-v * 0.3} 70M${v * 0.3} 6L${v * 0.5} 70`, shade, 1.300, 0.7).line(`M${-v * 2.05} 66Q${-v} 72 0 70T${v * 2.05} 66`, look.trim[1], 3.400).line(`M${-v * 1.100} 1Q0 8 ${v * 1.100} 1`, look.trim[1], 3.600);
  }
}

/** What is behind a person. */
const BEHIND: Record<string, (s: Sketch, look: Look) => void> = {
  cloak: (s, look) => cloak(s, look, 70, 1.45),
  shell: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill("M-38 70Q-46 -30 0 -46Q46 -30 38 70Z", shade).fill("M0 -46Q46 -30 38 70H16Q28 -10 0 -46Z", base);
    s.line("M-30 6L-12 -20M30 6L14 -20M-36 36L-18 12M36 36L20 12M-14 -40L-10 -20M16 -40L14 -20", lit, 1.600, 0.7);
  },
  manta: (s) => {
    s.placed("translate(0 -74) rotate(-6) scale(1.1)", () => {
      s.fill("M0 -22q6 0 7 -10q7 2 8 11C36 -19 50 -6 55 14C41 8 29 11 20 20Q12 28 8 38H-8Q-12 28 -20 20C-29 11 -41 8 -55 14C-50 -6 -36 -19 -15 -21q1 -9 8 -11q1 10 7 10Z", "dark").fill("M15 -21C36 -19 50 -6 55 14C41 8 29 11 20 20Q24 -2 15 -21Z", "mid");
      s.line("M-20 -10Q-34 -4 -42 6M20 -10Q34 -4 42 6", "far", 1.400, 0.8);
    });
  },
  arms: (s, look) => {
    const [lit, base, shade] = look.skin;
    const paths = ["M-14 -8Q-44 -10 -44 -36T-26 -58Q-20 -54 -25 -50", "M14 -8Q46 -6 46 -32T36 -60Q30 -64 28 -57", "M-16 8Q-50 12 -54 -10T-44 -26", "M16 8Q48 14 54 -8T48 -20", "M-10 20Q-34 44 -50 30", "M10 20Q34 46 52 32"];
    paths.forEach((d, i) => { s.line(d, shade, 9).placed("translate(.8 -.8)", () => s.line(d, i % 2 ? lit : base, 6)); });
  },
  throne: (s) => {
    s.fill(curve([[-40, 74], [-36, 10], [-44, -30], [-30, -64], [-12, -50], [0, -84], [12, -50], [30, -64], [44, -30], [36, 10], [40, 74]], true), "shade").fill(curve([[12, -50], [30, -64], [44, -30], [36, 10], [40, 74], [24, 74], [26, 0]], true), "stone");
    s.line("M0 -80V-30M-28 -58L-20 -20M28 -58L20 -20", "lit", 1.400, 0.5);
  },
  rays: (s, look) => times(14, (i) => s.poly([[0, -56], around(0, -56, 92, i * 25.700), around(0, -56, 92, i * 25.700 + 12)], look.trim[0], 0.3)),
};

/** Half-length; `full`: from head to tail. */
export function figure(s: Sketch, o: Options): void {
  const look: Look = {
    skin: tones(o.skin, "lagoon"),
    hair: tones(o.hair, "petrol"),
    cloth: tones(o.cloth, "teal"),
    trim: tones(o.trim, "gold"),
    broad: size(o, "broad", 23),
    has: (word) => says(o.look, word),
  };
  const metal = tones(o.metal, "gold");
  const scale = size(o, "scale", o.full ? 0.66 : 1.08);
  const [x, y] = [size(o, "x", o.full ? 58 : 58), size(o, "y", o.full ? 70 : 103)];
  const w = look.broad;
  const words = (name: string): string[] => (typeof o[name] === "string" ? (o[name]).split(" ") : []);
  const [left = "rest", right = "rest"] = words("arms");
  s.placed(`translate(${x} ${y}) scale(${o.flip ? -scale : scale} ${scale})`, () => {
    for (const word of words("back")) BEHIND[word]?.(s, look);
    const other = HEADS[typeof o.head === "string" ? o.head : ""];
    if (!other) hairBehind(s, look);
    const sleeve = look.has("bare") || look.has("arms") ? look.skin : look.cloth;
    const reach = (pose: string, side: number): [Point, Point, Point] => (REACH[pose] ?? REACH.rest!)(w).map(([u, v]): Point => [u * side, v]) as [Point, Point, Point];
    const hold = (prop: unknown, pose: string, side: number): void => {
      const points = reach(pose, side);
      const [hx, hy] = points[2];
      const long = ["trident", "spear", "staff", "shell", "hammer", "banner"].includes(String(prop));
      const draw = PROPS[String(prop)];
      if (draw && long) s.placed(`translate(${hx} ${hy})`, () => draw(s, look, metal));
      arm(s, points, sleeve, look.skin, look.broad > 26 ? 11 : 8.5);
      if (draw && !long) s.placed(`translate(${hx} ${hy})${side < 0 ? " scale(-1 1)" : ""}`, () => draw(s, look, metal));
    };
    if (left === "hold" || left === "up" || left === "hip") hold(o.left, left, -1);
    if (o.full) lower(s, look, typeof o.lower === "string" ? o.lower : "robe");
    torso(s, look, o.full ? 4 : 40);
    if (left !== "hold" && left !== "up" && left !== "hip") hold(o.left, left, -1);
    if (other) other(s, look, metal);
    else {
      if (!look.has("ears")) fins(s, look);
      head(s, look);
      hairBefore(s, look);
    }
    for (const word of words("hat")) HATS[word]?.(s, look, metal);
    hold(o.right, right, 1);
  });
  if (says(o.look, "breath")) bubbles(s, 74, 34, 5, 4, 26);
}
