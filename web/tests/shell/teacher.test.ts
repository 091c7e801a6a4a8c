import { describe, expect, it } from "vitest";
import type { CurvePoint, PuzzleShown, SeatReviewed } from "../../src/shell/protocol";
import { nextOf } from "../../src/shell/teacher/next";
import { chanceAt, someMoments, winChart } from "../../src/shell/teacher/winchart";

const point = (number: number, win: number, error = 0): CurvePoint => ({ number, win, error, points: 0 });
const seat = (name: string, curve: CurvePoint[]): SeatReviewed => ({
  seat: name,
  start: 0,
  end: 0,
  skill: 0,
  skill_error: 0,
  luck: 0,
  curve,
  costly: [],
});
const puzzle = (number: number): PuzzleShown => ({
  id: `kilns/${number}`,
  title: "kilns",
  number,
  players: 2,
  seat: "p1",
  prompt: "",
  round: 1,
  choices: 3,
});

describe("the curve of win chances", () => {
  it("runs from the left edge to the right one, with certainty at the top", () => {
    const chart = winChart([seat("p1", [point(0, 0), point(40, 1)])], 40, 300, 160);
    const [from, to] = chart.lines[0]!.line.split(" ").map((each) => each.split(",").map(Number));
    expect(from![0]).toBe(chart.left);
    expect(to![0]).toBe(chart.right);
    expect(from![1]).toBe(chart.y(0));
    expect(to![1]).toBe(chart.y(1));
    expect(chart.y(1)).toBeLessThan(chart.y(0));
  });
  it("keeps doubt within what a chance can be", () => {
    const chart = winChart([seat("p1", [point(0, 0.98, 0.1), point(10, 0.01, 0.2)])], 10, 300, 160);
    const heights = chart.lines[0]!.band.split(" ").map((each) => Number(each.split(",")[1]));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(Number(chart.y(1).toFixed(1)));
    expect(Math.max(...heights)).toBeLessThanOrEqual(Number(chart.y(0).toFixed(1)));
  });
  it("has between two points the chance of the earlier one", () => {
    const curve = [point(2, 0.4), point(8, 0.7), point(20, 1)];
    expect([0, 2, 7, 8, 20].map((number) => chanceAt(curve, number))).toEqual([0.4, 0.4, 0.4, 0.7, 1]);
  });
  it("is told as a table from the first moment to the last, in few rows", () => {
    expect(someMoments(97)).toHaveLength(11);
    expect([someMoments(97)[0], someMoments(97).at(-1)]).toEqual([0, 97]);
    expect(someMoments(3)).toEqual([0, 1, 2, 3]);
  });
});

describe("the next puzzle", () => {
  const all = [1, 2, 3, 4].map(puzzle);
  it("is the next one that was not tried, then one before", () => {
    expect(nextOf(all, 2, { "kilns/3": "solved" })?.number).toBe(4);
    expect(nextOf(all, 3, { "kilns/4": "missed" })?.number).toBe(1);
  });
  it("is one that was missed when all were tried", () => {
    expect(nextOf(all, 1, { "kilns/2": "solved", "kilns/3": "missed", "kilns/4": "solved" })?.number).toBe(3);
  });
  it("is any other when all are solved, and none where there is no other", () => {
    expect(nextOf(all.slice(0, 2), 1, { "kilns/1": "solved", "kilns/2": "solved" })?.number).toBe(2);
    expect(nextOf(all.slice(0, 1), 1, {})).toBeUndefined();
  });
});
