/** The places of the journey, one for each level, and the pages between them. */
import { around, curve, rule, times, type Point, type Sketch } from "../../../art/pen";
import { flame, halo, hills, stars, type Draw } from "./night";

function sky(s: Sketch, moon = true): void {
  s.rect(-2, -2, 124, 124, "sky");
  hills(s, 34, 4, "haze", 4);
  hills(s, 58, 4, "glow", 4);
  stars(s, 26, 50);
  if (moon) s.disc(90, 22, 10, "sun").disc(86, 20, 8.6, "sky");
}

const fields: Draw = (s) => {
  sky(s);
  hills(s, 72, 4, "far");
  s.rect(-2, 82, 124, 42, "ground");
  s.line(rule(times(9, (i) => [60 + (i - 4) * 4, 82, 60 + (i - 4) * 30, 124] as const)), "dark", 2);
  s.line("M22 82V60M22 68l-10 -8M22 64l9 -9", "ink", 3);
  for (const [x, y, k] of [[44, 92, 1], [72, 88, 0.8], [94, 96, 1.2], [58, 102, 1.3]] as const) s.rect(x - 3 * k, y - 8 * k, 6 * k, 9 * k, "lit").fill(`M${x - 10 * k} ${y - 7 * k}Q${x} ${y - 24 * k} ${x + 10 * k} ${y - 7 * k}Z`, "leaf").disc(x - 3 * k, y - 12 * k, 1.6 * k, "accent").disc(x + 4 * k, y - 11 * k, 1.3 * k, "accent");
};
const road: Draw = (s) => {
  sky(s);
  hills(s, 76, 5, "far");
  s.rect(-2, 84, 124, 40, "ground");
  s.fill("M56 84H64Q60 96 92 124H20Q66 98 56 84Z", "lit", 0.7);
  for (const [x, y, w, h] of [[18, 96, 11, 34], [38, 88, 6, 18], [90, 92, 9, 28], [106, 102, 12, 40]] as const) s.poly(s.uneven([[x - w, y + 6], [x - w * 0.8, y - h], [x + w * 0.7, y - h - 4], [x + w, y + 6]], 1), "stone").poly([[x + w * 0.2, y + 6], [x + w * 0.3, y - h - 2], [x + w * 0.7, y - h - 4], [x + w, y + 6]], "lit", 0.6).disc(x - w * 0.3, y - h * 0.6, 1.8, "accent").disc(x + w * 0.3, y - h * 0.6, 1.8, "accent");
};
const village: Draw = (s) => {
  sky(s, false);
  halo(s, 60, 76, 50, "accent");
  hills(s, 84, 3, "far");
  for (const [x, y, k] of [[22, 92, 1], [52, 88, 0.9], [82, 90, 1], [104, 96, 1.1]] as const) { flame(s, x + 2, y - 8 * k, 40 * k, "accent"); flame(s, x + 2, y - 8 * k, 22 * k, "sun"); s.rect(x - 10 * k, y - 12 * k, 20 * k, 22 * k, "dark").poly([[x - 14 * k, y - 11 * k], [x, y - 26 * k], [x + 14 * k, y - 11 * k]], "ink").rect(x - 3 * k, y - 4 * k, 7 * k, 7 * k, "sun"); }
  hills(s, 104, 2, "dark");
  s.fill("M44 22Q54 10 60 22Q66 10 78 20Q68 20 62 30Q54 22 44 22Z", "ink").fill("M14 40Q20 32 24 40Q28 32 36 38Q28 40 25 45Q20 40 14 40Z", "ink");
};
const keep: Draw = (s) => {
  sky(s);
  hills(s, 82, 6, "far");
  s.poly([[44, 112], [48, 34], [72, 34], [76, 112]], "stone").poly([[64, 34], [72, 34], [76, 112], [66, 112]], "lit", 0.7).rect(42, 26, 36, 10, "shade");
  for (const [x, y] of [[56, 54], [60, 78]] as const) s.fill(`M${x} ${y + 12}v-8a4 4 0 0 1 8 0v8Z`, "accent");
  s.fill(curve([[34, 30], [42, 16], [60, 12], [80, 16], [92, 30], [74, 26], [60, 30], [46, 26]], true), "dark").fill("M92 30Q108 20 112 4Q98 8 84 18Z", "dark").fill("M34 30Q14 22 8 6Q24 10 40 18Z", "dark").disc(54, 22, 1.8, "accent").disc(64, 22, 1.8, "accent");
  hills(s, 106, 3, "ground");
};
const capital: Draw = (s) => {
  sky(s);
  for (const [x, w, h] of [[14, 9, 38], [34, 8, 52], [52, 11, 44], [74, 7, 62], [92, 10, 40], [110, 9, 50]] as const) s.rect(x - w, 104 - h, w * 2, h + 20, "stone").poly([[x - w - 2, 104 - h], [x, 90 - h], [x + w + 2, 104 - h]], "shade").rect(x - 2, 112 - h, 4, 6, "accent");
  for (const [y, a] of [[76, 0.5], [90, 0.7], [106, 0.85]] as const) s.fill(`${curve(times(7, (i): Point => [-8 + i * 23, s.about(y, 5)]))}L132 124L-8 124Z`, "lit", a);
};
const rampart: Draw = (s) => {
  sky(s);
  s.rect(-2, 66, 124, 58, "stone").rect(-2, 66, 124, 6, "lit");
  times(7, (i) => s.rect(-2 + i * 19, 52, 11, 16, "stone").rect(6 + i * 19, 52, 3, 16, "lit"));
  s.line(rule(times(5, (r) => [0, 80 + r * 9, 120, 80 + r * 9] as const)), "shade", 1.4).line(rule(times(24, (i) => { const r = i % 5; const x = (i * 37) % 120; return [x, 80 + r * 9, x, 89 + r * 9] as const; })), "shade", 1.4);
  s.fill("M44 52Q42 30 60 28Q78 30 76 52Z", "ink").fill("M46 32Q38 20 30 20Q36 28 44 38Z", "ink").fill("M74 32Q82 20 90 20Q84 28 76 38Z", "ink");
  s.line("M52 40l5 3M68 40l-5 3", "accent", 2.4).fill("M50 45Q60 42 70 45Q66 52 60 52Q54 52 50 45Z", "accent");
};
const city: Draw = (s) => {
  sky(s);
  for (const [x, w, top] of [[12, 18, 36], [108, 18, 30], [34, 9, 54], [88, 9, 50]] as const) { s.rect(x - w, top, w * 2, 94, "stone").rect(x + w * 0.4, top, w * 0.6, 94, "lit", 0.5); times(4, (r) => times(w > 10 ? 3 : 1, (c) => s.rect(x - w * 0.7 + c * w * 0.5, top + 8 + r * 16, 5, 8, (r + c) % 3 ? "ink" : "accent"))); }
  s.poly([[52, 80], [68, 80], [90, 124], [30, 124]], "glow");
  for (const [x, y] of [[44, 40], [64, 30], [78, 44], [56, 56]] as const) s.line(`M${x} ${y}v-10q6 1 7 5`, "accent", 2).oval(x - 2, y, 3, 2.2, "accent");
  for (const x of [50, 70]) s.fill(`M${x - 5} 104V90Q${x} 82 ${x + 5} 90V104Z`, "ink").line(`M${x - 4} 86l-4 -7M${x + 4} 86l4 -7`, "ink", 2.4);
};
const lightfall: Draw = (s) => {
  sky(s, false);
  s.fill(curve([[-4, 8], [20, 18], [44, 14], [60, 24], [80, 14], [104, 18], [124, 8], [124, -4], [-4, -4]], true), "shade");
  s.poly([[50, 14], [74, 14], [104, 112], [18, 112]], "accent", 0.4).poly([[56, 14], [68, 14], [84, 112], [38, 112]], "sun", 0.55);
  hills(s, 102, 3, "ground");
  for (const [x, k] of [[36, 0.9], [52, 1.1], [70, 1], [86, 0.85]] as const) s.fill(`M${x - 8 * k} 110Q${x - 6 * k} 90 ${x} 86Q${x + 6 * k} 90 ${x + 8 * k} 110Z`, "dark").disc(x, 84 - 2 * k, 4.4 * k, "dark");
};
const winter: Draw = (s) => {
  sky(s, false);
  for (const x of [12, 30, 90, 108]) s.rect(x - 6, 10, 12, 100, "stone").rect(x + 1, 10, 5, 100, "lit", 0.7).rect(x - 9, 6, 18, 6, "shade");
  s.poly([[44, 104], [42, 46], [50, 30], [60, 42], [70, 30], [78, 46], [76, 104]], "dark").fill("M48 104V76Q50 60 60 58Q70 60 72 76V104Z", "ink").line("M56 66h2M63 66h2", "accent", 3);
  s.poly([[24, 124], [44, 100], [76, 100], [96, 124]], "glow");
  s.specks(40, 0, 0, 120, 120, "sun", 1.4, 0.9);
  times(26, () => s.disc(s.random(2, 118), s.random(2, 118), s.random(0.6, 1.6), "sun", 0.85));
};
const enchanter: Draw = (s) => {
  s.rect(-2, -2, 124, 124, "sky");
  halo(s, 60, 66, 58, "accent");
  s.fill(curve([[30, 124], [36, 84], [50, 66], [60, 62], [70, 66], [84, 84], [90, 124]], true), "shade").fill("M42 58Q46 20 60 4Q74 20 78 58Z", "stone").fill("M62 6Q74 22 78 58H66Q70 30 62 6Z", "lit").oval(60, 58, 22, 5, "shade");
  s.oval(60, 64, 12, 11, "lit").fill("M48 66Q60 76 72 66Q72 100 60 110Q48 100 48 66Z", "sun").line("M53 62h4M63 62h4", "ink", 2);
  s.rect(34, 92, 18, 14, "accent").disc(76, 96, 9, "water").disc(76, 96, 4, "sun").line("M60 92l18 -20", "lit", 3);
};
const open: Draw = (s) => {
  sky(s, false);
  times(13, (i) => s.poly([[60, 78], around(60, 78, 110, 184 + i * 14.4), around(60, 78, 110, 191 + i * 14.4)], "accent", 0.5));
  s.disc(60, 78, 24, "sun");
  hills(s, 88, 3, "far");
  hills(s, 100, 3, "ground");
  s.poly([[8, 112], [8, 40], [20, 40], [20, 112]], "dark").poly([[100, 112], [100, 40], [112, 40], [112, 112]], "dark").poly([[20, 46], [44, 56], [44, 108], [20, 112]], "mid").poly([[100, 46], [76, 56], [76, 108], [100, 112]], "mid");
};
/** What the Aid card shows: the order of a round as three signs. */
const aid: Draw = (s, o) => {
  s.rect(-2, -2, 124, 124, "sky");
  halo(s, 60, 60, 54);
  times(4, (i) => s.rect(14 + i * 24, 16, 20, 26, i ? "stone" : "accent").rect(17 + i * 24, 19, 14, 20, "shade"));
  s.line("M60 46v10M55 52l5 6l5 -6", "lit", 3);
  for (const [x, y] of [[48, 70], [72, 70], [36, 90], [60, 90], [84, 90]] as const) s.rect(x - 10, y - 10, 20, 26, "lit").rect(x - 7, y - 7, 14, 12, "shade");
  times(typeof o.more === "number" ? o.more : 0, (i) => s.disc(100, 60 + i * 16, 6, "accent").disc(100, 60 + i * 16, 3, "sun"));
};

export const STORY: Record<string, Draw> = { fields, road, village, keep, capital, rampart, city, lightfall, winter, enchanter, open, aid };
