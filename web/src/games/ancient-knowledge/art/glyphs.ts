/** Signs of real scripts, as strokes on a grid 8 wide and 10 tall. */
import type { Sketch } from "../../../art/pen";

/** One path per sign, each beginning with " M"; numbers are coordinates on the grid. */
const SIGNS: Record<string, string> = {
  // Elder Futhark: f u th a r k g w h n i j
  runes:
    "M2,10V0M2,3L7,0M2,6L6,3 M1,10V0L6,3V10 M2,10V0M2,2L6,5L2,8 M2,10V0M2,1L7,4M2,4L7,7 M1,10V0L6,2L2,5L6,10 M6,0L1,5L6,10 M1,0L7,10M7,0L1,10 M2,10V0L6,3L2,5 M1,0V10M7,0V10M1,4L7,6 M4,0V10M1,4L7,6 M4,0V10 M2,2L5,4L2,6M6,4L3,6L6,9",
  greek:
    "M0,10L4,0L8,10M1.6,6.6H6.4 M1,10V0H4Q7,0 7,2.5Q7,4.8 4,4.8H1M4,4.8Q7.6,4.8 7.6,7.4Q7.6,10 4,10H1 M1,10V0H7 M0,10L4,0L8,10Z M4,0Q8,0 8,5Q8,10 4,10Q0,10 0,5Q0,0 4,0M2.6,5H5.4 M0,10L4,0L8,10 M1,0H7M2,5H6M1,10H7 M1,10V0H7V10 M7,0H1L5,5L1,10H7 M4,0V10M4,2.4Q7.6,2.4 7.6,5Q7.6,7.6 4,7.6Q.4,7.6 .4,5Q.4,2.4 4,2.4 M4,0V10M.6,1V3Q.6,6 4,6Q7.4,6 7.4,3V1 M0,10H2.6Q.4,7 .4,4.4Q.4,0 4,0Q7.6,0 7.6,4.4Q7.6,7 5.4,10H8",
  latin:
    "M0,10L4,0L8,10M1.6,6.6H6.4 M1,10V0H4Q7,0 7,2.5Q7,4.8 4,4.8H1M4,4.8Q7.6,4.8 7.6,7.4Q7.6,10 4,10H1 M7.6,2Q6.4,0 4,0Q.4,0 .4,5Q.4,10 4,10Q6.4,10 7.6,8 M1,0V10H3.6Q7.6,10 7.6,5Q7.6,0 3.6,0Z M7,0H1V10H7M1,5H5 M7,0H1V10M1,5H5 M7.4,2Q6,0 4,0Q.4,0 .4,5Q.4,10 4,10Q7.4,10 7.4,6H5 M1,0V10M7,0V10M1,5H7 M4,0V10 M1,10V0M7,0L1,5.4L7,10 M1,0V10H6 M0,10L1,0L4,7L7,0L8,10 M1,10V0L7,10V0 M4,0Q8,0 8,5Q8,10 4,10Q0,10 0,5Q0,0 4,0 M1,10V0H4Q7.4,0 7.4,2.8Q7.4,5.6 4,5.6H1 M4,0Q8,0 8,5Q8,10 4,10Q0,10 0,5Q0,0 4,0M5,7L8,11 M1,10V0H4Q7.4,0 7.4,2.8Q7.4,5.4 4,5.4H1M4,5.4L7.4,10 M7,1.6Q5.6,0 4,0Q1,0 1,2.4Q1,4.6 4,5Q7.2,5.4 7.2,7.6Q7.2,10 4,10Q2,10 .8,8.4 M0,0H8M4,0V10 M1,0V6Q1,10 4,10Q7,10 7,6V0 M0,0L4,10L8,0",
  phoenician:
    "M7,0L1,3.4L7,7M5.4,0V10 M5.6,0Q1,0 2.4,3Q4,6 6,3.4M5.6,0V4Q5.6,9 1,10 M1,4L4,0L6,10 M4,0L7.4,5H.6ZM5.6,5V10 M2,0V10M2,0H7M2,3H6.4M2,6H6 M4,10V4M4,4Q0,3 1,0M4,4Q8,3 7,0 M1,0H7M1,10H7M4,0V10 M1.6,0V10M6.4,0V10M1.6,1H6.4M1.6,5H6.4M1.6,9H6.4 M4,1A4,4 0 1 0 4.1,1M1.4,2.4L6.6,7.6M6.6,2.4L1.4,7.6 M2,10L5.4,0M3,6L0,3M4,4L1,1 M4,2A3.4,3.4 0 1 0 4.1,2 M2,0L6,4L2,6L6,10",
  hebrew:
    "M1,0L7,10M7,0Q7,3 4.4,4.6M1,10Q.6,6.4 3,4.4 M1,1H5.4Q6.6,1 6.6,3V9M0,9H8 M2,1Q5,1 5,4L6.4,9M4.6,6L1.4,9 M0,1H8M6.4,1V10 M1,1H7V9M1.4,4.4V9 M3,1Q5,1 5,3V10 M1,10V1H6.6V10 M1,1Q1,9 4,9Q7.4,9 7.4,3Q7.4,1 5,1 M1,1H4.4Q7,1 7,5Q7,9 4.4,9H1 M5,-2V2H1Q1,7 6,10 M7,1Q1,0 1,4Q1,9 7,9V4 M1,1Q1,7 4,9H8M4,9V1M7.4,1Q7.4,6 4,9",
  coptic:
    "M0,10L4,0L8,10M1.6,6.6H6.4 M1,10V0H7V10M1,10H7 M7,1Q1,-1 1,5Q1,11 7,9M1,5H6 M1,0H7L1,10H7 M4,0Q7,0 7,5Q7,10 4,10Q1,10 1,5Q1,0 4,0M1,5H7 M1,0V10M7,0Q4,5 1,5Q4,5 7,10 M0,10L4,0L8,10 M1,2Q4,-2 4,5Q4,10 1,9M7,2Q4,-2 4,5Q4,10 7,9 M1,0Q1,5 4,5Q7,5 7,0M4,5V10M2,10H6 M1,4Q1,0 4,0Q7,0 7,4Q7,8 1,8L1,10H7 M4,0V10M0,5Q0,2 4,2Q8,2 8,5Q8,8 4,8Q0,8 0,5 M1,0Q7,1 4,5Q1,9 7,10",
  numerals:
    "M4,0Q8,0 8,5Q8,10 4,10Q0,10 0,5Q0,0 4,0 M2,2L4.6,0V10M2,10H7 M1,2.4Q1.6,0 4,0Q7,0 7,2.6Q7,5 1,10H7.4 M1,1Q2.4,0 4,0Q7,0 7,2.4Q7,4.6 4,4.6Q7.4,4.6 7.4,7.2Q7.4,10 4,10Q2,10 .8,8.6 M5.4,10V0L.6,7H7.6 M7,0H2L1.4,4.6Q3,3.8 4.4,3.8Q7.4,4 7.4,6.8Q7.4,10 4,10Q2,10 .8,8.8 M6.8,1Q6,0 4.4,0Q.8,0 .8,6Q.8,10 4,10Q7.4,10 7.4,7Q7.4,4 4.2,4Q1.4,4 .8,6.6 M.8,0H7.4L3.4,10 M4,0Q6.8,0 6.8,2.4Q6.8,4.6 4,4.6Q1.2,4.6 1.2,2.4Q1.2,0 4,0M4,4.6Q7.4,4.6 7.4,7.2Q7.4,10 4,10Q.6,10 .6,7.2Q.6,4.6 4,4.6 M1.2,9Q2,10 3.6,10Q7.2,10 7.2,4Q7.2,0 4,0Q.6,0 .6,3Q.6,6 3.8,6Q6.6,6 7.2,3.4",
  proto:
    "M4,0V10M0,5H8 M0,0L8,10M8,0L0,10 M0,3L2,0L4,3L6,0L8,3M0,7L2,4L4,7L6,4L8,7 M4,0L8,5L4,10L0,5Z M1,0V10M4,0V10M7,0V10M1,5H7 M0,10L4,0L8,10M4,0V10 M1,1H7V9H1ZM1,5H7M4,1V9 M4,1A4,4 0 1 0 4.1,1M4,4.6h.2 M0,2H8M0,5H8M0,8H8M2,0V10 M0,0L4,5L0,10M4,0L8,5L4,10 M4,10V3M4,3L1,0M4,3L7,0M4,6L1,3.4M4,6L7,3.4 M1,8Q4,-4 7,8M1,8H7",
  rongorongo:
    "M4,0.6a1.6,1.6 0 1 0 .1,0M4,4V7L1.6,10M4,7L6.4,10M4,4.6L0.6,2M4,4.6L7.4,2 M1,10Q0,4 4,3Q8,4 7,10M4,3L6.6,0L4,.6M3,6h.2 M4,0Q8,5 4,10Q0,5 4,0M4,3V7 M0,6Q2,1 5,3L8,1Q7,4 5,6Q2,9 0,6M4.4,4h.2 M2,10V3Q2,0 5,1L7,3L5,3.4V10 M4,10V4M4,4Q0,4 1,0M4,4Q8,4 7,0M4,7Q1,7 1,4.6M4,7Q7,7 7,4.6 M1,1Q7,1 7,5Q7,9 1,9Q4,5 1,1 M4,1.4a1.4,1.4 0 1 0 .1,0M1,4.6L4,5.4L7,4.6M4,5.4V8M2,10L4,8L6,10M1,4.6V8M7,4.6V8 M0,8L3,2L4,5L7,0M4,5L8,8 M2,0V10M6,0V10M2,3L6,1M2,6L6,4M2,9L6,7",
  cretan:
    "M4,0L8,4L4,8L0,4ZM4,8V10 M0,8Q0,3 4,3Q8,3 8,8M2,3L1,0M6,3L7,0M3,6h.2M5,6h.2 M4,0V10M1,2Q4,4 7,2M1,2L4,0L7,2 M4,1A4,4 0 1 0 4.1,1M4,1V9M0,5H8 M1,10Q1,2 4,2Q7,2 7,10M2.4,2L4,0L5.6,2M1,6H7 M0,2H8L6,5L8,8H0L2,5Z M0,5Q2,1 6,3L8,1V9L6,7Q2,9 0,5M3,4.4h.2 M4,10V4M4,4L1,1M4,4L7,1M4,4V0M2,7L4,6L6,7 M1,0L7,5L1,10M3,1.6V8.4 M1,9L4,1L7,9M1,9H7M2.4,6H5.6",
  hanzi:
    "M1,0H7V10H1ZM1,5H7 M2,0H7V10M2,0V6Q2,9 0,10M2,3.4H7M2,6.6H7 M4,0V9M0,4V9H8V4 M4,0V10M0,3H3L0,7M8,2L4.4,5L8,8 M4,0V10M0,3H8M4,3L0,8M4,3L8,8 M4,0Q4,6 0,10M4,3Q5,7 8,10 M4,0Q4,6 0,10M4,4Q6,8 8,10M0,3H8 M0,1H8M4,1V9M1,5H7M0,9H8 M1,1H7V8H1Z M4,0V10M1,3L0,6M7,3L8,6M2,0L1,2M6,0L7,2M0,10L4,6L8,10 M0,2H8M4,2V10L2,9M0,6H8 M4,0V8M4,4H7M0,8H8",
  hieroglyphs:
    "M1,10V2Q1,0 3,1Q4,5 3,10Z M0,4l1,-1.6l1,1.6l1,-1.6l1,1.6l1,-1.6l1,1.6l1,-1.6l1,1.6M0,8l1,-1.6l1,1.6l1,-1.6l1,1.6l1,-1.6l1,1.6l1,-1.6l1,1.6 M0,5Q4,1 8,5Q4,9 0,5M4,3.6a1.4,1.4 0 1 0 .1,0M5,7L6,10 M4,4V10M1,6H7M4,4Q1.4,3 1.8,1.4Q2.4,0 4,0Q5.6,0 6.2,1.4Q6.6,3 4,4 M1,2Q3,-1 4.4,1.4L4,4Q7,4 8,8L4,7L3,10M4,7Q1,6 1,2M3,10H5 M0,10V3H8V10M0,3Q4,-2 8,3M3,10V6H5V10 M0,4H8L7,7H1ZM2,4V1M4,4V0M6,4V1 M1,8Q0,2 4,2Q8,2 7,8M1,8H7M4,2V0 M0,2H8V4H0ZM2,4V10M6,4V10 M4,1A4,4 0 1 0 4.1,1M4,4A1,1 0 1 0 4.1,4 M0,8Q2,10 5,8L7,2L8,3M5,8V10M1,7L0,4 M1,10L4,0L7,10Z",
  voynich:
    "M1,8Q0,3 3,3Q6,3 5,7Q4,10 7,8 M1,10Q1,0 4,0Q7,0 4,4Q2,7 7,8 M1,5Q1,3 3,3Q5,3 5,5Q5,8 7,7 M2,10V0Q6,-1 6,3Q6,6 2,5 M1,6Q3,2 4,6Q5,10 7,5 M1,4H4V8Q4,10 7,8",
};

/** The signs of a script, one path each. */
export function signs(script: string): string[] {
  return (SIGNS[script] ?? "").split(/ (?=M)/).filter(Boolean);
}

/** Writes rows of signs into a box, each `tall` high. */
export function write(s: Sketch, script: string, x: number, y: number, columns: number, rows: number, tall: number, colour: string, weight = 1, start = 0): void {
  const known = signs(script);
  const scale = tall / 10;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const d = known[(start + r * columns + c) % known.length]!;
      s.placed(`translate(${(x + c * tall * 1.12).toFixed(1)} ${(y + r * tall * 1.5).toFixed(1)}) scale(${scale.toFixed(2)})`, () => s.line(d, colour, weight / scale));
    }
  }
}

/** Wedges pressed into clay. */
export function wedges(s: Sketch, x: number, y: number, w: number, h: number, rows: number, colour: string, size = 1): void {
  const step = h / rows;
  let upright = "";
  for (let r = 0; r < rows; r++) {
    let u = x;
    while (u < x + w - 4 * size) {
      const v = y + r * step + step * 0.2;
      const kind = s.random();
      const k = size * s.random(0.8, 1.15);
      if (kind < 0.4) upright += `M${u} ${v}h${2.6 * k}l${-1 * k} ${1.6 * k}l${-0.3 * k} ${step * 0.55}l${-0.3 * k} ${-step * 0.55}Z`;
      else if (kind < 0.75) upright += `M${u} ${v + step * 0.1}v${2.4 * k}l${1.5 * k} ${-0.9 * k}l${3.6 * k} ${-0.3 * k}l${-3.6 * k} ${-0.3 * k}Z`;
      else upright += `M${u + 2.4 * k} ${v}l${-2.2 * k} ${step * 0.28}l${2.2 * k} ${step * 0.28}l${-0.9 * k} ${-step * 0.28}Z`;
      u += s.random(3.2, 5) * size;
    }
  }
  s.fill(upright.replace(/(\.\d\d)\d+/g, "$1"), colour);
}
