/** Those who translate: half-length, by people and by what they carry. */
import { arm, hairBefore, hairBehind, head, torso, cloak, type Look } from "../../../art/figure";
import { curve, times, type Options, type Point, type Sketch } from "../../../art/pen";
import { EMBLEMS } from "./emblems";
import { says, size } from "./hall";
import { tones } from "./tones";

type Draw = (s: Sketch, look: Look) => void;

function ears(s: Sketch, look: Look): void {
  for (const side of [-1, 1]) s.oval(side * 11.6, -57, 2.3, 3.8, look.skin[side > 0 ? 0 : 2]);
}

/** On the head, around 0 -58, in the colours of the trim. */
const HATS: Record<string, Draw> = {
  // turbans, from small to great
  turban: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill(curve([[-14, -64], [-18, -74], [-9, -84], [6, -85], [17, -76], [14.500, -64], [0, -70]], true), base).fill(curve([[-14, -64], [-18, -74], [-9, -84], [-5, -76], [-9, -67]], true), shade);
    s.line("M-16 -70Q0 -84 16 -72M-13 -65Q2 -78 17 -77", lit, 1.6).line("M-10 -80Q2 -76 14 -66", shade, 1.1, 0.7);
  },
  great: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill(curve([[-15, -63], [-24, -74], [-20, -88], [-4, -95], [14, -92], [24, -80], [17, -64], [0, -70]], true), base).fill(curve([[-15, -63], [-24, -74], [-20, -88], [-8, -93], [-10, -78], [-9, -66]], true), shade);
    s.line("M-22 -76Q0 -94 22 -78M-18 -68Q2 -84 22 -86M-12 -91Q6 -84 18 -68", lit, 1.8).disc(0, -74, 2.6, look.cloth[1]).line("M0 -77Q3 -90 -4 -98", "#fffaf0", 2);
  },
  kulah: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill("M-11 -70L-6 -98Q0 -101 6 -98L11 -70Z", look.cloth[1]).fill("M-11 -70L-6 -98Q-3 -100 -1 -100L-3 -70Z", look.cloth[2]).line("M-8 -84Q0 -80 9 -84", look.cloth[0], 1.400);
    s.fill(curve([[-14, -63], [-18, -70], [-10, -77], [8, -77], [17, -71], [14, -63], [0, -69]], true), base).fill(curve([[-14, -63], [-18, -70], [-10, -77], [-6, -71], [-8, -66]], true), shade).line("M-15 -68Q0 -78 15 -69", lit, 1.500);
  },
  cap: (s, look) => s.fill("M-12.500 -64Q-13 -79 0 -79.500Q13 -79 12.500 -64Q0 -70 -12.500 -64Z", look.trim[1]).fill("M-12.500 -64Q-13 -79 -2 -79.500Q-8 -72 -6 -67Z", look.trim[2]).line("M-12.500 -65Q0 -71 12.500 -65M-11.500 -70Q0 -76 11.500 -70", look.trim[0], 1.3),
  // from the east
  futou: (s) => s.fill("M-13 -64Q-14 -76 -8 -78L-6 -88Q2 -92 8 -87L9 -78Q14 -76 13 -64Q0 -70 -13 -64Z", "#22202c").fill("M2 -90Q6 -90 8 -87L9 -78Q14 -76 13 -64Q9 -66 6 -67Z", "#4a4658").line("M-8 -72Q-22 -74 -34 -68M8 -72Q22 -74 34 -68", "#22202c", 3.4).line("M-12 -66Q0 -72 12 -66", "#c9a04a", 1.2),
  topknot: (s, look) => s.disc(0, -82, 5.600, look.hair[2]).disc(1, -83, 4, look.hair[1]).fill("M-12.600 -60Q-14 -78 0 -79Q14 -78 12.600 -60Q10 -68 4 -71Q-6 -70 -12.600 -60Z", look.hair[1]).line("M-12 -84L13 -80", look.trim[1], 1.8).disc(13, -80, 1.6, look.trim[0]).rect(-4.500, -78, 9, 3, look.trim[1]),
  gauze: (s, look) => s.fill("M-14 -66L-16 -88Q0 -94 16 -88L14 -66Q0 -73 -14 -66Z", look.trim[1]).fill("M3 -91Q10 -91 16 -88L14 -66Q9 -68 6 -69Z", look.trim[0], 0.8).fill("M-14 -66L-16 -88Q-12 -90 -8 -91L-7 -69Z", look.trim[2]).line("M-15 -80Q0 -86 15 -80", look.trim[2], 1.2).fill("M-14 -68Q-20 -52 -17 -44L-12 -56Z", look.trim[2]).fill("M14 -68Q20 -52 17 -44L12 -56Z", look.trim[1]),
  // women's veils and wraps
  veil: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill(curve([[0, -81], [13, -76], [17, -60], [18, -44], [26, -30], [17, -20], [10, -36], [12.500, -56], [8, -69], [0, -73], [-8, -69], [-12.500, -56], [-10, -36], [-17, -20], [-26, -30], [-18, -44], [-17, -60], [-13, -76]], true), base);
    s.fill(curve([[0, -81], [-13, -76], [-17, -60], [-18, -44], [-26, -30], [-17, -20], [-10, -36], [-12.500, -56], [-8, -69], [0, -73]], true), shade).line("M8 -69Q13.500 -56 10 -36L16 -21M0 -73Q5 -72 8 -69", lit, 1.700).line("M-8 -69Q-13 -56 -10 -36", look.cloth[0], 1.200, 0.8);
  },
  wrap: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill(curve([[-13, -60], [-17, -74], [-8, -86], [6, -87], [17, -78], [14, -60], [10, -67], [0, -71], [-9, -68]], true), base).fill(curve([[-13, -60], [-17, -74], [-8, -86], [-6, -74], [-9, -67]], true), shade).line("M-14 -68Q-2 -84 15 -76M-10 -83Q6 -80 14 -66", lit, 1.500);
    s.fill(curve([[12, -62], [20, -54], [22, -36], [15, -24], [13, -44]], true), base).line("M15 -56Q19 -44 16 -30", lit, 1.200);
  },
  hijab: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill("M0 -82Q18 -80 17 -58Q17 -46 24 -34Q10 -24 0 -24T-24 -34Q-17 -46 -17 -58Q-18 -80 0 -82ZM0 -74Q-11 -72 -11.500 -58Q-11 -46 0 -41Q11 -46 11.500 -58Q11 -72 0 -74Z", base).fill("M0 -82Q-18 -80 -17 -58Q-17 -46 -24 -34Q-14 -26 -4 -25Q-2 -34 -3 -42Q-11 -47 -11.500 -58Q-11 -72 0 -74Z", shade).line("M11.500 -58Q11 -46 0 -41M14 -70Q18 -58 15 -46M-2 -30Q10 -30 20 -35", lit, 1.400);
  },
  flowers: (s) => { for (const [x, y] of [[-11, -70], [-6, -76], [9, -73]] as const) times(5, (i) => s.disc(x + Math.cos(i * 1.257) * 2.4, y + Math.sin(i * 1.257) * 2.4, 1.7, i % 2 ? "#ffd3d3" : "#fff6e0")); },
  jewels: (s) => s.line("M0 -75V-70", "#efb93a", 1.200).disc(0.8, -68.400, 1.700, "#c2402f").disc(-12, -50, 1.800, "#efb93a").disc(12, -50, 1.800, "#fff0b0").line("M3 -53q2 2 3 0", "#efb93a", 0.900),
  // from the west and the desert
  fillet: (s, look) => s.line("M-12.500 -67Q0 -75 12.500 -67", look.trim[1], 2.6).line("M0 -71Q8 -71 12.500 -67", look.trim[0], 1),
  laurel: (s) => times(7, (i) => s.placed(`translate(${-12 + i * 4} ${-66 - 7 * Math.sin(((i + 0.5) / 7) * Math.PI)}) rotate(${-50 + i * 17})`, () => s.oval(0, 0, 4, 1.600, i > 3 ? "#9cc46a" : "#5f8a45"))),
  skiadion: (s, look) => s.fill("M-13 -66Q-12 -84 0 -85Q12 -84 13 -66Z", look.trim[1]).fill("M2 -85Q12 -84 13 -66H7Q8 -78 2 -85Z", look.trim[0]).fill("M-22 -65Q0 -74 24 -64Q0 -68 -22 -65Z", look.trim[2]).disc(0, -85, 2, look.trim[0]),
  cowl: (s, look) => {
    s.fill(curve([[0, -90], [14, -80], [18, -62], [18, -44], [26, -32], [11, -38], [12.500, -54], [9, -69], [0, -74], [-9, -69], [-12.500, -54], [-11, -38], [-26, -32], [-18, -44], [-18, -62], [-14, -80]], true), look.cloth[1]).fill(curve([[0, -90], [-14, -80], [-18, -62], [-18, -44], [-26, -32], [-11, -38], [-12.500, -54], [-9, -69], [0, -74]], true), look.cloth[2]).line("M9 -69Q13.500 -54 11 -38M0 -74Q6 -72 9 -69", look.cloth[0], 1.600);
    for (const [x, y] of [[-13, -72], [-15, -60], [13, -73], [15.500, -61], [0, -82]] as const) s.line(`M${x - 1.800} ${y}h3.600M${x} ${y - 1.800}v3.600`, look.trim[1], 1);
  },
  shemagh: (s, look) => {
    const [lit, base, shade] = look.trim;
    s.fill(curve([[0, -84], [14, -79], [18, -62], [20, -40], [14, -28], [10, -44], [12, -60], [8, -70], [-8, -70], [-12, -60], [-10, -44], [-16, -28], [-20, -40], [-18, -62], [-14, -79]], true), base).fill(curve([[0, -84], [-14, -79], [-18, -62], [-20, -40], [-16, -28], [-10, -44], [-12, -60], [-8, -70]], true), shade);
    s.line("M-14 -71Q0 -77 14 -71", look.cloth[2], 3.600).line("M-14 -72Q0 -78 14 -72", look.cloth[0], 1).line("M12 -60Q17 -46 13 -32", lit, 1.300);
  },
  litham: (s, look) => {
    HATS.great!(s, look);
    s.fill("M-12.500 -55Q0 -50 12.500 -55L14 -42Q0 -32 -14 -42Z", look.trim[1]).fill("M-12.500 -55Q-6 -52 -2 -52L-4 -36Q-10 -38 -14 -42Z", look.trim[2]).line("M-12.500 -55Q0 -50 12.500 -55M-13 -48Q0 -43 13.500 -48", look.trim[0], 1.100);
  },
  straw: (s) => s.fill("M-28 -66Q0 -78 28 -66Q0 -60 -28 -66Z", "#caa45c").fill("M0 -75Q16 -75 28 -66Q14 -63 0 -63Z", "#efd08c").fill("M-12 -68Q-10 -86 0 -87Q10 -86 12 -68Q0 -73 -12 -68Z", "#dcb86e").line("M-12 -69Q0 -74 12 -69", "#96364f", 2.400),
  hood: (s, look) => s.fill(curve([[0, -87], [15, -80], [19, -62], [17, -46], [22, -36], [10, -38], [12.500, -52], [11, -68], [0, -75], [-11, -68], [-12.500, -52], [-10, -38], [-22, -36], [-17, -46], [-19, -62], [-15, -80]], true), look.trim[1]).fill(curve([[0, -87], [-15, -80], [-19, -62], [-17, -46], [-22, -36], [-10, -38], [-12.500, -52], [-11, -68], [0, -75]], true), look.trim[2]).line("M11 -68Q13.500 -52 10 -38M0 -75Q8 -73 11 -68", look.trim[0], 1.700),
  crown: (s, look) => {
    HATS.great!(s, look);
    s.poly([[-15, -72], [-17, -84], [-9, -78], [-5, -90], [0, -80], [5, -90], [9, -78], [17, -84], [15, -72], [0, -77]], "#efb93a").poly([[2, -79], [5, -90], [9, -78], [17, -84], [15, -72], [6, -75]], "#fff0b0").disc(0, -79, 2, "#c2402f");
  },
};

/** What leans or sits beside a person. */
const BESIDE: Record<string, (s: Sketch) => void> = {
  parrot: (s) => s.placed("translate(27 -44)", () => s.fill(curve([[-4, 8], [-6, -6], [0, -14], [7, -12], [8, -2], [5, 10], [0, 24], [-2, 14]], true), "#4f9a4c").fill(curve([[5, 0], [8, 6], [2, 22], [0, 12]], true), "#c2402f").poly([[7, -11], [12, -8], [7, -5]], "#efb93a").disc(4, -9, 1.400, "#1a1420").line("M0 8l-2 4M3 8l1 4", "#6b4a2a", 1.200)),
  staff: (s) => s.line("M34 44V-72", "#6b4a2a", 3.400).line("M34.800 44V-72", "#b58a5e", 1.200).line("M34 -72q0 -9 -8 -8t-4 9", "#6b4a2a", 3),
  bag: (s) => s.line("M-18 -38Q2 -8 17 2", "#6b4a2a", 3.200).fill("M8 2H30V24Q19 30 8 24Z", "#8a5a32").fill("M8 2H30V10Q19 16 8 10Z", "#b58a5e").disc(19, 12, 1.800, "#efb93a"),
  cat: (s) => s.placed("translate(-34 2)", () => s.fill(curve([[-9, 30], [-10, 8], [-4, -4], [4, -4], [10, 8], [9, 30]], true), "#3a3436").disc(0, -8, 7.500, "#3a3436").poly([[-7, -11], [-6, -19], [-1, -14]], "#3a3436").poly([[7, -11], [6, -19], [1, -14]], "#3a3436").oval(-2.800, -8.500, 1.600, 2, "#e8d05a").oval(3, -8.500, 1.600, 2, "#e8d05a").line("M-2.800 -9.500v2M3 -9.500v2", "#17161f", 0.800)),
};

const REACH: Record<string, (w: number) => [Point, Point, Point]> = {
  rest: (w) => [[w - 3, -32], [w + 9, -6], [7, 0]],
  offer: (w) => [[w - 3, -32], [w + 12, -6], [w - 1, -12]],
  up: (w) => [[w - 3, -32], [w + 17, -24], [w + 9, -44]],
  chest: (w) => [[w - 3, -32], [w + 10, -12], [4, -22]],
  down: (w) => [[w - 3, -32], [w + 7, -10], [w + 4, 16]],
};

export function portrait(s: Sketch, o: Options): void {
  const look: Look = {
    skin: tones(o.skin, "olive"),
    hair: tones(o.hair, "black"),
    cloth: tones(o.cloth, "indigo"),
    trim: tones(o.trim, "saffron"),
    broad: size(o, "broad", 22),
    has: (word) => says(o.look, word),
  };
  const w = look.broad;
  const scale = size(o, "scale", 1.08);
  const words = (name: string): string[] => (typeof o[name] === "string" ? (o[name]).split(" ") : []);
  const [left = "rest", right = "offer"] = words("arms");
  s.placed(`translate(${size(o, "x", 60)} ${size(o, "y", 104)}) scale(${o.flip ? -scale : scale} ${scale})`, () => {
    if (look.has("mantle")) cloak(s, look, 44, 1.3);
    for (const word of words("with")) if (word === "staff") BESIDE.staff!(s);
    hairBehind(s, look);
    torso(s, look);
    const hold = (what: unknown, pose: string, side: number): void => {
      const points = (REACH[pose] ?? REACH.rest!)(w).map(([u, v]): Point => [u * side, v]) as [Point, Point, Point];
      const emblem = EMBLEMS[String(what)];
      if (emblem) s.placed(`translate(${points[2][0] + side * 2} ${points[2][1] - 15}) scale(${size(o, "prop", 0.92)})`, () => emblem(s));
      arm(s, points, look.cloth, look.skin, 8.5);
    };
    hold(o.left, left, -1);
    ears(s, look);
    head(s, look);
    hairBefore(s, look);
    for (const word of words("hat")) HATS[word]?.(s, look);
    for (const word of words("with")) if (word !== "staff") BESIDE[word]?.(s);
    hold(o.right, right, 1);
  });
}
