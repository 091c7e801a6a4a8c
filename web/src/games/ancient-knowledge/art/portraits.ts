/** Sages, kings and gods, each in profile on a medallion with what they are known for. */
import { around, curve, oval, rule, times, type Options, type Sketch } from "../../../art/pen";

type Draw = (s: Sketch, o: Options) => void;

/** A head in profile, looking right; 0 0 is the ear, one unit a picture's unit. */
function face(s: Sketch, o: Options): void {
  const skin = s.colour("stone");
  const has = (word: string) => typeof o.head === "string" && o.head.split(" ").includes(word);
  if (has("ibis")) {
    s.fill(curve([[-14, 44], [-10, 20], [-4, 8], [2, -8], [10, -14], [18, -8], [18, 0], [12, 6], [10, 20], [18, 44]], true), "dark");
    s.fill(`${curve([[15, -9], [30, -2], [40, 16], [41, 28]])}Q34 10 15 2Z`, "lit").disc(12, -6, 2.2, "sun").disc(12, -6, 1.1, "ink");
    s.poly([[-14, 44], [-12, 4], [-4, -14], [4, -16], [2, 6], [8, 24], [10, 44]], "water").line(rule(times(6, (i) => [-12, 8 + i * 6, 6, 12 + i * 6] as const)), "accent", 1.6);
    return;
  }
  // neck and shoulders, then the face
  s.fill(curve([[-26, 48], [-18, 30], [-9, 22], [-9, 6], [10, 8], [9, 24], [22, 32], [28, 48]], true), o.robe === "none" ? skin : "shade");
  s.fill(`M-10 -14Q-8 -27 6 -27Q16 -26 16 -14L17 -9Q18 -6 21.6 0Q22 2 18 3L18 6L19.4 8L17.6 10L18.4 13Q18 18 11 18Q4 18 0 12L-8 16Z`, skin);
  s.fill("M16 -14L17 -9Q18 -6 21.6 0Q22 2 18 3L18 6L19.4 8L17.6 10L18.4 13Q18 18 11 18Q14 10 12 2Q11 -8 12 -20Q16 -18 16 -14Z", "lit");
  s.line("M9 -8h5.4", "ink", 1.5).line("M8 -11.6q4 -2.4 8 -.6", "ink", 1.2, 0.7).line("M13.6 8.4h4", "ink", 1);
  s.line("M0 -2q-3.4 -3 -2 3t4 3", "ink", 1, 0.5);
  const hair = s.colour(typeof o.hair === "string" ? o.hair : "dark");
  if (has("curls")) for (const [x, y] of [[-10, -12], [-9, -20], [-4, -26], [3, -29], [10, -28], [15, -23], [-11, -4], [-10, 4], [-5, -18], [2, -22], [9, -22], [-6, -9]] as const) s.disc(x, y, 4.6, hair);
  if (has("hair")) s.fill(curve([[15, -20], [10, -30], [-4, -31], [-14, -22], [-15, -6], [-12, 10], [-5, 14], [-3, 2], [-2, -8], [4, -16], [12, -18]], true), hair);
  if (has("bald")) s.fill(curve([[-9, -14], [-12, -4], [-11, 8], [-5, 10], [-4, -2], [-5, -10]], true), hair);
  if (has("beard")) s.fill(curve([[-3, 2], [2, 8], [10, 6], [18, 11], [19, 18], [16, 26], [9, 30], [2, 24], [-2, 14]], true), hair).line("M11 4.6q5 -1 7.6 2.4", hair, 2.4);
  if (has("long")) s.fill(curve([[-3, 2], [2, 8], [10, 6], [18, 11], [20, 22], [18, 38], [12, 46], [5, 36], [0, 22]], true), hair).line("M11 4.6q5 -1 7.6 2.4", hair, 2.6).ink("M8 14q1 14 4 26M13 13q2 12 1 24", 0.8, 0.5);
  if (has("forked")) s.fill(curve([[-3, 2], [2, 8], [10, 6], [18, 11], [21, 24], [19, 36], [14, 28], [10, 38], [4, 26], [0, 18]], true), hair).line("M11 4.6q5 -1 7.6 2.4", hair, 2.4);
  if (has("goatee")) s.poly([[12, 16], [18, 15], [19, 32], [15, 33]], hair);
  if (has("band")) s.line("M-14 -14Q0 -22 16 -19", "accent", 3.2);
  if (has("laurel")) times(6, (i) => { const [x, y] = around(0, -6, 18, 190 + i * 23, 1); s.placed(`rotate(${190 + i * 23 + 60} ${x} ${y})`, () => s.oval(x, y, 4.6, 1.9, "leaf")); });
  if (has("wings")) {
    s.fill("M-14 -16Q-12 -34 4 -34Q16 -33 18 -20L24 -17L22 -14Q4 -18 -14 -12Z", "accent").line("M-14 -12Q4 -18 23 -15", "lit", 1.6);
    s.fill(curve([[-4, -24], [-14, -42], [-26, -46], [-20, -38], [-25, -36], [-17, -31], [-20, -28], [-8, -22]], true), "sun");
  }
  if (has("hood")) s.fill(curve([[18, -16], [12, -32], [-4, -37], [-20, -28], [-20, -4], [-24, 22], [-12, 30], [-8, 12], [-7, -8], [2, -18], [12, -20]], true), "accent").line("M12 -20Q-7 -18 -8 12", "lit", 1.6);
  if (has("cap")) s.fill("M-15 -12Q-14 -33 4 -33Q17 -32 17 -18Q0 -22 -15 -12Z", "water").line("M-15 -12Q0 -22 17 -18", "lit", 1.6);
  if (has("turban")) s.fill(curve([[18, -18], [16, -30], [2, -38], [-12, -34], [-18, -20], [-12, -12], [0, -18], [10, -18]], true), "sun").line("M-16 -22Q0 -36 16 -24M-15 -16Q0 -28 18 -19", "far", 1.4).disc(13, -23, 2.2, "accent");
  if (has("crown")) s.poly([[-16, -14], [-18, -34], [-9, -26], [-2, -40], [5, -27], [14, -38], [17, -18]], "accent").line("M-16 -15Q0 -24 17 -19", "sun", 2).disc(-2, -40, 1.8, "sun").disc(14, -38, 1.6, "sun");
  if (has("nemes")) s.fill("M15 -19Q10 -33 -4 -32Q-20 -28 -22 8L-20 30L-4 32Q-2 14 -3 0Q0 -14 16 -18Z", "accent").line("M-21 6L-4 4M-21 14L-4 12M-20 22L-4 20M-19 -6L-5 -4M-16 -16L-3 -12M-8 -27L2 -18", "water", 2.2).fill("M15 -20q5 -1 3 -7q-4 -2 -4 4Z", "sun");
  if (has("blue-crown")) s.fill("M15 -19Q18 -44 -2 -46Q-24 -44 -24 -18Q-22 -4 -10 2Q-4 -12 16 -18Z", "water").line("M-10 2Q-4 -12 16 -18", "accent", 2.4).specks(22, -20, -42, 34, 24, "accent", 1.2, 0.9).fill("M15 -20q6 -2 4 -8q-5 -1 -4 4Z", "accent");
  if (has("skull-cap")) s.fill("M-14 -10Q-12 -29 5 -29Q15 -28 16 -19Q0 -22 -14 -10Z", "sun").line("M-14 -10Q0 -22 16 -19", "accent", 1.6);
  if (has("thrice")) {
    s.fill("M-15 -13Q-14 -24 16 -20L14 -50Q0 -58 -12 -48Z", "accent");
    s.line("M-14 -24Q0 -32 15 -28M-13 -36Q0 -44 15 -39M-14 -13Q0 -22 16 -19", "sun", 2.2);
  }
}

/** What a sage is known for, drawn around 0 0 in a square of 20. */
const SIGNS: Record<string, Draw> = {
  wind: (s) => s.line("M-10 -4h12q5 0 5 -4t-4 -3M-10 1h17q5 0 5 4t-4 3M-8 6h9", "lit", 2),
  drop: (s) => s.fill("M0 -10Q9 2 7 6Q4 11 0 11Q-4 11 -7 6Q-9 2 0 -10Z", "water").line("M-3 6q2 3 5 1", "sun", 1.4),
  book: (s) => s.poly([[-11, -6], [0, -3], [0, 9], [-11, 6]], "lit").poly([[11, -6], [0, -3], [0, 9], [11, 6]], "sun").line("M-9 -2l7 2M-9 2l7 2M9 -2l-7 2M9 2l-7 2", "ink", 0.9),
  staff: (s) => s.line("M0 -11V12", "lit", 1.8).line("M-5 -4Q0 -8 5 -4T0 3T-3 9M5 -4Q0 -8 -5 -4T0 3T3 9", "leaf", 1.6).disc(0, -11, 2.4, "accent").line("M-2 -9q-5 -4 -8 0M2 -9q5 -4 8 0", "lit", 1.6),
  triangle: (s) => s.line(`${oval(0, 0, 10, 10)}M-10 0H10L3 -9.5Z`, "lit", 1.5),
  flask: (s) => s.fill("M-3 -10h6v7L9 7Q9 11 5 11H-5Q-9 11 -9 7L-3 -3Z", "lit").fill("M-6 3L6 3L9 7Q9 11 5 11H-5Q-9 11 -9 7Z", "accent").disc(2, 7, 1.4, "sun").disc(-2, 5, 1, "sun"),
  world: (s) => s.disc(0, 0, 10, "water").fill(curve([[-7, -5], [0, -8], [6, -4], [2, 1], [7, 5], [0, 8], [-4, 2]], true), "leaf").line(oval(0, 0, 10, 10) + "M-10 0H10M0 -10V10", "lit", 1),
  cup: (s) => s.fill("M-7 -9H7Q7 1 1.4 2V8H5V11H-5V8H-1.4V2Q-7 1 -7 -9Z", "accent").line("M-7 -9H7", "sun", 1.6),
  sphere: (s) => s.line(oval(0, 0, 10, 10) + oval(0, 0, 10, 3.6) + oval(0, 0, 3.6, 10) + "M-8 -8L8 8", "lit", 1.3).disc(0, 0, 2.4, "accent"),
  foot: (s) => s.fill("M-6 -10h6v10q6 1 9 5v5H-6Z", "accent").fill(curve([[-6, -4], [-14, -12], [-12, -5], [-15, -3], [-7, 2]], true), "lit"),
  steps: (s) => s.poly([[-11, 9], [-11, 5], [-8, 5], [-8, 1], [-5, 1], [-5, -3], [-2.4, -3], [-2.4, -7], [2.4, -7], [2.4, -3], [5, -3], [5, 1], [8, 1], [8, 5], [11, 5], [11, 9]], "lit"),
  solid: (s) => s.line("M0 -11L10 -4L7 8L-7 8L-10 -4ZM0 -11L-4 2L7 8M0 -11L5 1L-7 8M-10 -4L-4 2L5 1L10 -4", "lit", 1.2),
  reed: (s) => s.placed("rotate(30)", () => s.rect(-1.6, -12, 3.2, 20, "lit").poly([[-1.6, 8], [1.6, 8], [0, 13]], "ink")).line("M-10 10H8", "accent", 1.8),
  tetractys: (s) => times(4, (r) => times(r + 1, (i) => s.disc(-r * 3 + i * 6, -8 + r * 5.6, 1.9, "lit"))),
  rays: (s) => s.disc(0, -5, 5.6, "accent").line(rule(times(7, (i) => [...around(0, -5, 6, 15 + i * 25), ...around(0, -5, 17, 15 + i * 25)] as [number, number, number, number])), "accent", 1.3).line(times(7, (i) => { const [x, y] = around(0, -5, 17.6, 15 + i * 25); return `M${x.toFixed(1)} ${y.toFixed(1)}h.1`; }).join(""), "sun", 2.6),
  volcano: (s) => s.poly([[-12, 9], [-4, -4], [4, -4], [12, 9]], "shade").poly([[-4, -4], [4, -4], [1, 0], [-1, -1]], "accent").fill(curve([[-3, -5], [-8, -12], [-1, -13], [3, -17], [9, -11], [4, -5]], true), "lit"),
};

/** The medallion: rim, ground, head, sign. */
const medallion: Draw = (s, o) => {
  s.rect(-2, -2, 124, 124, "sky");
  if (o.ground === "rays") times(16, (i) => s.poly([[61, 60], around(61, 60, 100, i * 22.5), around(61, 60, 100, i * 22.5 + 11)], "haze"));
  if (o.ground === "rows") s.line(rule(times(12, (i) => [0, i * 11, 120, i * 11] as const)), "haze", 3);
  if (o.ground === "checks") times(8, (r) => times(8, (c) => ((r + c) % 2 ? s.rect(c * 15.4, r * 15.4, 15.4, 15.4, "haze") : 0)));
  s.disc(59, 63, 48, "ink", 0.25);
  if (o.rim === "coin") s.poly(times(72, (i) => around(61, 60, i % 2 ? 48 : 46, i * 5)), "stone").disc(61, 60, 43, "far");
  else if (o.rim === "leaf") {
    s.disc(61, 60, 47, "dark").disc(61, 60, 40, "glow");
    times(28, (i) => { const [x, y] = around(61, 60, 43.4, i * 12.86); s.placed(`rotate(${i * 12.86 + 60} ${x.toFixed(1)} ${y.toFixed(1)})`, () => s.oval(x, y, 4.4, 1.7, "leaf")); });
  } else if (o.rim === "beads") {
    s.disc(61, 60, 48, "dark").disc(61, 60, 41, "haze");
    times(30, (i) => s.disc(...around(61, 60, 44.6, i * 12), 1.9, "lit"));
  } else if (o.rim === "square") s.rect(14, 12, 94, 96, "dark").rect(18, 16, 86, 88, "glow").line("M22 20H100V100H22Z", "accent", 1.4);
  else s.disc(61, 60, 47, "stone").disc(61, 60, 42, "glow").line(oval(61, 60, 44.6, 44.6), "dark", 1);
  const flip = o.turn === "left";
  s.placed(`translate(${flip ? 66 : 55} 60) scale(${flip ? -1 : 1} 1) scale(1.06)`, () => face(s, o));
  const sign = SIGNS[typeof o.sign === "string" ? o.sign : ""];
  if (sign) s.placed(`translate(${flip ? 30 : 91} ${o.signy ?? 44})`, () => sign(s, o));
};

export const PORTRAITS: Record<string, Draw> = { medallion };

