/**
 * A QR code of a text, as rows of dark and light modules: byte mode, error correction M, versions 1 to 10 (213 bytes).
 * Numbers in brackets are chapters of ISO/IEC 18004.
 */

/** By version: codewords of correction in a block, then [blocks, codewords of data in each]. [table 9, level M] */
const BLOCKS: [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** Where the small squares lie, by version. [annex E] */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The field of 256 elements in which corrections are reckoned. [7.5.2] */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  POWERS[i] = value;
  LOGS[value] = i;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    generator = [...generator, 0].map((each, k) => each ^ times(generator[k - 1] ?? 0, POWERS[i]!));
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((each, k) => (rest[i + k]! ^= times(each, factor)));
  }
  return rest.slice(data.length);
}

/** All codewords in the order in which they are laid. [7.6] */
function codewords(bytes: number[], version: number): number[] {
  const [checks, ...groups] = BLOCKS[version - 1]!;
  const room = groups.reduce((sum, [count, size]) => sum + count * size, 0);
  const bits = [0, 1, 0, 0];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks: number[][] = [];
  for (const [count, size] of groups) {
    for (let i = 0; i < count; i++) blocks.push(data.splice(0, size));
  }
  const longest = Math.max(...blocks.map((block) => block.length));
  const laid: number[] = [];
  for (let i = 0; i < longest; i++) for (const block of blocks) if (i < block.length) laid.push(block[i]!);
  const corrections = blocks.map((block) => correction(block, checks));
  for (let i = 0; i < checks; i++) for (const block of corrections) laid.push(block[i]!);
  return laid;
}

/** The rest of a division by a polynomial, for format and version. [7.9, 7.10] */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

class Code {
  readonly size: number;
  /** null: still free. */
  readonly cells: (boolean | null)[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.cells = Array.from({ length: this.size }, () => new Array<boolean | null>(this.size).fill(null));
    this.drawPatterns();
  }

  set(x: number, y: number, dark: boolean): void {
    if (x >= 0 && y >= 0 && x < this.size && y < this.size) this.cells[y]![x] = dark;
  }

  square(x: number, y: number, radius: number): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(x + dx, y + dy, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  }

  drawPatterns(): void {
    const last = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.square(x, y, 4);
    const places = ALIGNED[this.version - 1]!;
    for (const x of places) {
      for (const y of places) {
        const corner = (x === 6 && (y === 6 || y === last - 6)) || (x === last - 6 && y === 6);
        if (!corner) this.square(x, y, 2);
      }
    }
    this.drawFormat(0);
    if (this.version >= 7) {
      const bits = checked(this.version, 12, 0x1f25);
      for (let i = 0; i < 18; i++) {
        const [far, near] = [last - 10 + (i % 3), Math.floor(i / 3)];
        this.set(far, near, ((bits >> i) & 1) === 1);
        this.set(near, far, ((bits >> i) & 1) === 1);
      }
    }
  }

  drawFormat(mask: number): void {
    const bits = checked(mask, 10, 0x537) ^ 0x5412; // level M is 00
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  /** Up and down in columns of two, from the right. [7.7.3] */
  lay(words: number[]): [number, number][] {
    const laid: [number, number][] = [];
    for (let right = this.size - 1, up = true; right >= 1; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i++) {
        const y = up ? this.size - 1 - i : i;
        for (const x of [right, right - 1]) {
          if (this.cells[y]![x] !== null) continue;
          const at = laid.push([x, y]) - 1;
          this.set(x, y, (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1);
        }
      }
    }
    return laid;
  }

  masked(mask: number, laid: [number, number][]): boolean[][] {
    this.drawFormat(mask);
    const rows = this.cells.map((row) => row.map((cell) => cell === true));
    for (const [x, y] of laid) if (MASKS[mask]!(x, y)) rows[y]![x] = !rows[y]![x];
    return rows;
  }
}

/** How hard it is to read: runs, blocks, what looks like a corner, too dark or too light. [7.8.3] */
function penalty(rows: boolean[][]): number {
  const size = rows.length;
  let sum = 0;
  let dark = 0;
  for (let i = 0; i < size; i++) {
    for (const line of [rows[i]!, rows.map((row) => row[i]!)]) {
      const text = line.map((cell) => (cell ? "1" : "0")).join("");
      for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
      for (let k = 0; k + 11 <= size; k++) if (/^(?:10111010000|00001011101)/.test(text.slice(k))) sum += 40;
    }
    for (let k = 0; k < size; k++) {
      if (rows[i]![k]) dark++;
      const block = i && k && [rows[i]![k], rows[i - 1]![k], rows[i]![k - 1], rows[i - 1]![k - 1]];
      if (block && block.every((cell) => cell === block[0])) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
}

/** Rows from above; true is dark. Null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    BLOCKS.findIndex(([, ...groups], i) => {
      const room = groups.reduce((sum, [count, size]) => sum + count * size, 0);
      return bytes.length + (i < 9 ? 2 : 3) <= room;
    }) + 1;
  if (!version) return null;
  const code = new Code(version);
  const laid = code.lay(codewords(bytes, version));
  const tried = MASKS.map((_, mask) => code.masked(mask, laid));
  const marks = tried.map(penalty);
  return tried[marks.indexOf(Math.min(...marks))]!;
}
