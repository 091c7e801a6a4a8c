/** Pictures for what nobody has drawn: a lid and a card's emblem, made from a word. The same word, the same picture. */

/** A stream of numbers from 0 to 1 that hangs on a word alone. */
export function chanceOf(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export interface Shape {
  d: string;
  /** Which of the palette's colours. */
  tone: number;
}

const round = (value: number): string => value.toFixed(1);

/** A band across the picture whose upper edge swings. */
function wave(chance: () => number, width: number, top: number, swing: number, bottom: number): string {
  const first = top + (chance() - 0.5) * swing;
  let d = `M0 ${round(first)}`;
  const steps = 3;
  for (let i = 1; i <= steps; i++) {
    const x = (width * i) / steps;
    const middle = x - width / steps / 2;
    d += ` Q${round(middle)} ${round(top + (chance() - 0.5) * swing * 2)} ${round(x)} ${round(top + (chance() - 0.5) * swing)}`;
  }
  return `${d} V${bottom} H0Z`;
}

function peaks(chance: () => number, width: number, top: number, swing: number, bottom: number): string {
  let d = `M0 ${round(top + swing)}`;
  for (let i = 0; i < 4; i++) {
    const x = (width * (i + 0.3 + chance() * 0.4)) / 4;
    d += ` L${round(x)} ${round(top - chance() * swing)} L${round((width * (i + 1)) / 4)} ${round(top + swing * (0.4 + chance() * 0.6))}`;
  }
  return `${d} V${bottom} H0Z`;
}

/** A row of houses with domes and towers. */
function roofs(chance: () => number, width: number, top: number, swing: number, bottom: number): string {
  let d = `M0 ${bottom}`;
  let x = 0;
  while (x < width) {
    const wide = 26 + chance() * 42;
    const y = top + (chance() - 0.5) * swing;
    const kind = chance();
    d += ` V${round(y)}`;
    if (kind < 0.42) d += ` a${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(wide)} 0`;
    else if (kind < 0.6) d += ` l${round(wide / 2)} ${round(-wide * 0.7)} l${round(wide / 2)} ${round(wide * 0.7)}`;
    else d += ` h${round(wide)}`;
    x += wide;
    d += ` V${bottom}`;
  }
  return `${d}Z`;
}

const LANDS = [wave, peaks, roofs];

export interface Lid {
  hue: number;
  skies: Shape[];
  light: { x: number; y: number; r: number };
  rays: boolean;
  lands: Shape[];
}

/** The picture on a lid, 400 × 300: a sky with a light in it, and four depths of one kind of land. */
export function lidOf(word: string): Lid {
  const chance = chanceOf(`chalk ${word}`);
  const land = LANDS[Math.floor(chance() * LANDS.length)]!;
  const skies = [0, 1, 2].map((depth) => ({ d: wave(chance, 400, 40 + depth * 46, 22, 300), tone: depth }));
  const lands = [0, 1, 2, 3].map((depth) => ({
    d: land(chance, 400, 158 + depth * 34, 46 - depth * 7, 300),
    tone: depth,
  }));
  const light = { x: 220 + chance() * 120, y: 92 + chance() * 60, r: 34 + chance() * 30 };
  return { hue: hueOf(word), skies, light, lands, rays: chance() < 0.5 };
}

/** The emblem of a card, 100 × 60. */
export function emblemOf(word: string): Shape[] {
  const chance = chanceOf(word);
  const land = LANDS[Math.floor(chance() * LANDS.length)]!;
  const x = 18 + chance() * 64;
  const y = 12 + chance() * 16;
  const r = 5 + chance() * 8;
  const disc = `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
  const bands = [0, 1, 2].map((depth) => ({
    d: land(chance, 100, 28 + depth * 11, 16 - depth * 3, 60),
    tone: depth + 1,
  }));
  return [{ d: disc, tone: 0 }, ...bands];
}

/** A colour for a word: the same word always has the same. The word stands beside it, so nothing hangs on the colour. */
export function hueOf(word: string): number {
  return Math.floor(chanceOf(`evening land ${word}`)() * 360);
}
