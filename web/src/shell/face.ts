/** A bot's face, drawn from its name: the same name, the same face, forever. On a grid of 40 × 40. */
import { chanceOf } from "./generic/drawing";

export interface Face {
  hue: number;
  head: string;
  /** What it wears: drawn behind the head, in its colour, and in ink above. */
  behind: string;
  above: string;
  eyes: string;
  mouth: string;
  marks: string;
}

const HUES = [12, 28, 42, 78, 128, 160, 186, 206, 228, 262, 312, 342];
const HEADS = [
  "M20 10c7 0 11.5 4.6 11.5 12S27 34.5 20 34.5 8.5 29.4 8.5 22 13 10 20 10Z",
  "M12.5 11h15a4 4 0 0 1 4 4v14a5 5 0 0 1-5 5h-13a5 5 0 0 1-5-5V15a4 4 0 0 1 4-4Z",
  "M20 9.5 31 15v11.5L20 35 9 26.5V15Z",
  "M20 9c5 0 8 3.6 8.6 8.6.3 2.6 3.4 4.6 3.4 8.4 0 5-5 8.5-12 8.5S8 31 8 26c0-3.8 3.1-5.8 3.4-8.4C12 12.6 15 9 20 9Z",
  "M9 13c3.6-2 7-3 11-3s7.4 1 11 3v7.5c0 7-4.5 11.5-11 14.5-6.5-3-11-7.5-11-14.5Z",
  "M10 22c0-7.5 4-12.5 10-12.5S30 14.5 30 22v7c0 3.5-2 5.5-5 5.5H15c-3 0-5-2-5-5.5Z",
];
/** [behind, above] */
const HATS: [string, string][] = [
  ["", '<path d="M20 10V5"/><circle cx="20" cy="4" r="2.2" fill="currentColor" stroke="none"/>'],
  ['<path d="M9 14 8 4l7 6ZM31 14l1-10-7 6Z"/>', ""],
  [
    "",
    '<path d="M14 10 11.5 4.5M26 10l2.5-5.5"/><circle cx="11" cy="4" r="1.7" fill="currentColor" stroke="none"/><circle cx="29" cy="4" r="1.7" fill="currentColor" stroke="none"/>',
  ],
  [
    '<path d="M6 12.5c5-3.5 23-3.5 28 0-2 1.8-26 1.8-28 0Z"/><path d="M12.5 11c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5Z"/>',
    "",
  ],
  [
    '<circle cx="6.5" cy="22" r="3.5"/><circle cx="33.5" cy="22" r="3.5"/>',
    '<path d="M13 9.5c2-2.6 4.3-3.8 7-3.8s5 1.2 7 3.8"/>',
  ],
  ['<path d="m11 12-.6-7.5 5 3.3L20 3l4.6 4.8 5-3.3L29 12Z"/>', ""],
  ['<path d="M20 11c-1-5-6-7.5-9.5-5 .5 3.5 4.5 5.5 9.5 5Zm0 0c1-5 6-7.5 9.5-5-.5 3.5-4.5 5.5-9.5 5Z"/>', ""],
];
const EYES = [
  '<circle cx="15.5" cy="20.5" r="2" fill="currentColor" stroke="none"/><circle cx="24.5" cy="20.5" r="2" fill="currentColor" stroke="none"/>',
  '<circle cx="15.3" cy="20.5" r="3.3" class="light"/><circle cx="24.7" cy="20.5" r="3.3" class="light"/><circle cx="16" cy="20.8" r="1.4" fill="currentColor" stroke="none"/><circle cx="24" cy="20.8" r="1.4" fill="currentColor" stroke="none"/>',
  '<path d="M12.5 17.5h15v5.5h-15Z" class="light"/><circle cx="16.5" cy="20.2" r="1.5" fill="currentColor" stroke="none"/><circle cx="23.5" cy="20.2" r="1.5" fill="currentColor" stroke="none"/>',
  '<path d="M13 21c1-2 4-2 5 0M22 21c1-2 4-2 5 0"/>',
  '<circle cx="20" cy="19.8" r="4.6" class="light"/><circle cx="20" cy="19.8" r="2" fill="currentColor" stroke="none"/>',
  '<path d="M12.8 18.5h5.4M21.8 18.5h5.4"/><circle cx="15.5" cy="21" r="1.6" fill="currentColor" stroke="none"/><circle cx="24.5" cy="21" r="1.6" fill="currentColor" stroke="none"/>',
];
const MOUTHS = [
  '<path d="M15.5 27c2.6 2.4 6.4 2.4 9 0"/>',
  '<path d="M16.5 28h7"/>',
  '<path d="M16 26.5h8v1.5a4 4 0 0 1-8 0Z" class="light"/>',
  '<circle cx="20" cy="28" r="1.9" class="light"/>',
  '<path d="M15 27.5c1.7 1.6 3.4 1.6 5 0 1.6 1.6 3.3 1.6 5 0"/>',
  '<path d="M17 28.3c2.5.600 5-.4 6.5-2.2"/>',
];
const MARKS = [
  "",
  '<circle cx="12.5" cy="25.5" r="1.7" class="blush"/><circle cx="27.5" cy="25.5" r="1.7" class="blush"/>',
  '<path d="M17.8 13.5h4.4M18.8 15.5h2.4"/>',
  '<path d="m20 12.6 1.3 1.9L20 16.4l-1.3-1.9Z" fill="currentColor" stroke="none"/>',
];

export function faceOf(name: string): Face {
  const chance = chanceOf(`face ${name}`);
  chance();
  const pick = <T>(from: T[]): T => from[Math.floor(chance() * from.length)]!;
  const hue = pick(HUES);
  const head = pick(HEADS);
  const [behind, above] = pick(HATS);
  return { hue, head, behind, above, eyes: pick(EYES), mouth: pick(MOUTHS), marks: pick(MARKS) };
}
