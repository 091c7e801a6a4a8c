/**
 * How the cards in hand lie, so that the text of each is read without pointing at it: upright in one row while all have
 * room for it; else on their side in rows, the wordy ones wider. A hand of many long texts takes some more height, in a
 * narrow window more than in a wide one.
 */

export interface Worded {
  id: string;
  name: string;
  text: string;
  /** The signs beside its name: price, points. */
  signs: number;
}

export interface Laid {
  /** Upright with their picture; or on their side, words first. */
  upright: boolean;
  /** The size of the text, in px. */
  font: number;
  cards: { id: string; width: number; height: number; /** A new row begins with it. */ begins: boolean }[];
}

const GAP = 8;
/** Between two rows hang the slots that the upper cards reach. */
const ROW_GAP = 14;
const FONTS = [13, 12.5, 12, 11.5, 11];
const SMALLEST = FONTS.at(-1)!;
/** Of a card on its side, in px: what is not text across and down, one sign beside the name, the widths it may have. */
const BROAD = { sides: 40, head: 25, name: 13, bottom: 9, sign: 30, least: 104, most: 220, leading: 1.24 };
/** Of an upright card, in parts of its width. */
const UPRIGHT = { sides: 0.11, margins: 0.094, title: 0.09, sort: 0.12, leading: 1.26, plate: 0.71, least: 0.078 };
/** How much wider than its shape an upright card may be. */
const WIDEST = 1;

/** How wide words are in a font of 100 px, each measured once. */
const measured = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

function widthOf(words: string, family: string): number {
  const key = `${family} ${words}`;
  let width = measured.get(key);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d")!;
    pen.font = family;
    width = pen.measureText(words).width;
    measured.set(key, width);
  }
  return width;
}

/** The widths of a text's words, one after the other. */
const worded = new Map<string, number[]>();

function wordsOf(text: string): number[] {
  let widths = worded.get(text);
  if (!widths) worded.set(text, (widths = text.split(" ").map((word) => widthOf(word, SANS))));
  return widths;
}

const SANS = '440 100px "Inter", "Inter fallback", sans-serif';
const SERIF = '630 100px "Fraunces", "Fraunces fallback", serif';

/** How many lines a text takes at a width; its first lines are shorter by the sign of its timing. */
function lines(text: string, width: number, font: number, sign: { width: number; lines: number }): number {
  const scale = font / 100;
  const space = widthOf(" ", SANS) * scale;
  let count = 1;
  let left = width - sign.width;
  let begun = false;
  for (const wide of wordsOf(text)) {
    const long = wide * scale;
    if (begun && long + space > left) {
      count++;
      left = width - (count <= sign.lines ? sign.width : 0);
      begun = false;
    }
    left -= long + (begun ? space : 0);
    begun = true;
  }
  return count;
}

function fitsUpright(card: Worded, width: number, height: number, font: number): boolean {
  const inside = width * (1 - UPRIGHT.sides);
  const title = Math.max(SMALLEST, width * (card.name.length > 21 ? 0.078 : UPRIGHT.title));
  const names = Math.ceil((widthOf(card.name, SERIF) * title * 0.0108) / (inside - width * UPRIGHT.sort));
  const text = lines(card.text, inside, font, { width: font * 1.8, lines: 2 }) * font * UPRIGHT.leading;
  return width * UPRIGHT.margins + names * title * 1.08 + text <= height * UPRIGHT.plate;
}

/** The least width with which a card on its side shows all of its name and text. */
function breadth(card: Worded, height: number, font: number): number {
  const name = widthOf(card.name, SERIF) * 0.121;
  const longest = Math.max(...card.name.split(" ").map((word) => widthOf(word, SERIF))) * 0.121;
  const fits = (inside: number): boolean => {
    // A name in two lines does not break where it would suit best.
    const beside = inside - card.signs * BROAD.sign;
    const head = name <= beside ? BROAD.head : Math.max(BROAD.head, 2 + 2 * BROAD.name);
    if (longest > beside || (name > beside && name > 1.7 * beside)) return false;
    return (
      head + lines(card.text, inside, font, { width: font * 1.6, lines: 1 }) * font * BROAD.leading + BROAD.bottom <=
      height
    );
  };
  let low = BROAD.least - BROAD.sides;
  let high = 420;
  if (fits(low)) high = low;
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high + BROAD.sides;
}

function total(widths: number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
}

/** What is left over goes to all alike, up to a limit; what is missing is taken from all alike. */
function spread(widths: number[], width: number): number[] {
  const more = (width - total(widths)) / Math.max(1, widths.length);
  return widths.map((each) => (more < 0 ? each + more : Math.min(Math.max(each, BROAD.most), each + more)));
}

function upright(cards: Worded[], width: number, height: number): Laid | null {
  const share = (width - GAP * (cards.length - 1)) / cards.length;
  for (let wide = (height * 5) / 7; wide <= Math.min(share, height * WIDEST); wide += 6) {
    const font = FONTS.find(
      (each) =>
        (each <= wide * UPRIGHT.least || each === SMALLEST) &&
        cards.every((card) => fitsUpright(card, wide, height, each)),
    );
    if (font)
      return { upright: true, font, cards: cards.map(({ id }) => ({ id, width: wide, height, begins: false })) };
  }
  return null;
}

/** Rows in the order of the hand, `breadths[row][card]` wide, such that the longest is as short as can be. */
function rows(breadths: number[][], from = 0): number[][] {
  const [first, ...rest] = breadths;
  if (!rest.length) return [first!.slice(from)];
  let best: number[][] = [];
  let least = Infinity;
  for (let to = from + 1; to <= first!.length - rest.length; to++) {
    const found = [first!.slice(from, to), ...rows(rest, to)];
    const longest = Math.max(...found.map(total));
    if (longest < least) [best, least] = [found, longest];
  }
  return best;
}

/** In rows of these heights, at the largest size of text with which all have room; null where none has. */
function broad(cards: Worded[], width: number, heights: number[], anyhow = false): Laid | null {
  if (cards.length < heights.length) return null;
  for (const font of FONTS) {
    const breadths = new Map(
      [...new Set(heights)].map((height) => [height, cards.map((card) => breadth(card, height, font))]),
    );
    const found = rows(heights.map((height) => breadths.get(height)!));
    if (found.some((row) => total(row) > width) && !(anyhow && font === SMALLEST)) continue;
    const laid = found.flatMap((row, i) =>
      spread(row, width).map((each, at) => ({ width: each, height: heights[i]!, begins: i > 0 && at === 0 })),
    );
    return { upright: false, font, cards: cards.map(({ id }, i) => ({ id, ...laid[i]! })) };
  }
  return null;
}

/** How the height is shared out among rows: alike at first, then more to those with more to say, at last to more rows. */
const SHARES = [
  [0.5, 0.5],
  [0.56, 0.44],
  [0.44, 0.56],
  [1 / 3, 1 / 3, 1 / 3],
  [0.25, 0.25, 0.25, 0.25],
];
const STEP = 10;

/** Such a height is usual, `most` is to be had if it must be. */
export function layHand(cards: Worded[], width: number, height: number, most: number): Laid {
  if (!cards.length) return { upright: true, font: SMALLEST, cards: [] };
  const straight = upright(cards, width, height);
  if (straight) return straight;
  const among = (shares: number[], high: number): number[] =>
    shares.map((share) => (high - ROW_GAP * (shares.length - 1)) * share);
  for (let high = height; high <= most; high += STEP) {
    for (const shares of SHARES) {
      const laid = broad(cards, width, among(shares, high));
      if (laid) return laid;
    }
  }
  return broad(cards, width, among(cards.length > 1 ? SHARES[0]! : [1], most), true)!;
}
