import { expect, test } from "vitest";
import { qrCode } from "../../src/shell/qr";

const drawn = (text: string): string[] => qrCode(text)!.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("a short text is the code that cameras read", () => {
  expect(drawn("tablée")).toEqual([
    "#######...#...#######",
    "#.....#.#...#.#.....#",
    "#.###.#..###..#.###.#",
    "#.###.#...#.#.#.###.#",
    "#.###.#.###.#.#.###.#",
    "#.....#...#.#.#.....#",
    "#######.#.#.#.#######",
    ".........####........",
    "#.#.#.#...##....#..#.",
    "###..#..##....##.#.##",
    "##.#..#.#.#.#...#####",
    ".##.#...#.#...#....#.",
    ".#.#..##.##.#.###..##",
    "........##.#.#.###..#",
    "#######..###.####..##",
    "#.....#..#.###......#",
    "#.###.#.#..#.##....##",
    "#.###.#..##...###.##.",
    "#.###.#.###.#.....#.#",
    "#.....#...#...#.#.##.",
    "#######.#.#.#.#.#.###",
  ]);
});

test("every code has its three corners, its quiet lines and the size of its version", () => {
  for (const length of [1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213]) {
    const rows = drawn("x".repeat(length));
    const size = rows.length;
    expect((size - 17) % 4).toBe(0);
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      expect(rows[y]!.slice(x, x + 7)).toBe("#######");
      expect(rows[y + 1]!.slice(x, x + 7)).toBe("#.....#");
      expect(rows[y + 3]!.slice(x, x + 7)).toBe("#.###.#");
    }
    expect(rows[6]!.slice(8, size - 8)).toBe("#.".repeat(size).slice(0, size - 16));
    expect(rows[size - 8]![8]).toBe("#");
  }
});

test("what is too long has no code", () => {
  expect(qrCode("x".repeat(214))).toBeNull();
});
