import { expect, test } from "vitest";
import { attemptOf, furthest, isSealed, playedLevel, wonTogether } from "../../src/shell/adventure";
import type { AdventureShown, Result } from "../../src/shell/protocol";

const adventure = (level: number, over = false): AdventureShown => ({
  series: "s",
  name: "",
  level,
  last: 9,
  over,
  journal: [],
  reached: level,
});
const ended = (won: boolean | null, by = ""): Result => ({ standings: [], by, won });
const won = (level: number) => ({ adventure: adventure(level + 1), result: ended(true) });
const lost = (level: number) => ({ adventure: adventure(level), result: ended(false) });
const givenUp = (level: number) => ({ adventure: adventure(level), result: ended(null, "concession") });
const running = (level: number) => ({ adventure: adventure(level), result: null });

test("after a victory the adventure is one level further than the table", () => {
  expect([won(2), lost(2), givenUp(2), running(2)].map(playedLevel)).toEqual([2, 2, 2, 2]);
  expect(playedLevel({ adventure: adventure(9, true), result: ended(true) })).toBe(9);
});

test("giving up is losing together; rivals neither win nor lose together", () => {
  expect([won(1), lost(1), givenUp(1), running(1)].map(wonTogether)).toEqual([true, false, false, null]);
  expect(wonTogether({ adventure: null, result: ended(null, "concession") })).toBeNull();
});

test("attempts at a level are counted from the last other level on, without those that were given up", () => {
  expect(attemptOf([running(1)])).toBe(1);
  expect(attemptOf([won(1), lost(2), lost(2), running(2)])).toBe(3);
  expect(attemptOf([lost(1), won(1), running(2)])).toBe(1);
  expect(attemptOf([lost(1), givenUp(1), running(1)])).toBe(2);
  expect(attemptOf([givenUp(1)])).toBe(1);
});

test("cards are known as far as one has come with this title at any table", () => {
  const at = (level: number, title = "t") => ({ title, adventure: adventure(level) });
  expect(furthest("t", [])).toBe(1);
  expect(furthest("t", [at(3), at(5), at(2), at(8, "other"), { title: "t", adventure: null }])).toBe(5);
});

test("a level is sealed from its end until the next one is made or the adventure is over", () => {
  expect(isSealed({ ...won(1), rematch: "" })).toBe(true);
  expect(isSealed({ ...won(1), rematch: "t2" })).toBe(false);
  expect(isSealed({ ...givenUp(1), rematch: "" })).toBe(false);
  expect(isSealed({ adventure: adventure(9, true), result: ended(true), rematch: "" })).toBe(false);
  expect(isSealed({ adventure: null, result: ended(null), rematch: "" })).toBe(false);
});
