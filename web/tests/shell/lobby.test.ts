import { expect, test } from "vitest";
import { faceOf } from "../../src/shell/face";
import { soonest } from "../../src/shell/lobby/lists";
import { matters } from "../../src/shell/lobby/options";
import type { Summary, TitleOption } from "../../src/shell/protocol";
import { inTime } from "../../src/shell/time";

const option = (name: string, more: Partial<TitleOption>): TitleOption => ({
  name,
  default: false,
  values: [false, true],
  per_seat: false,
  data: false,
  group: "usual",
  seats: [],
  when: null,
  ...more,
});

test("an option matters with its number of seats and while another has its value", () => {
  const solo = option("solo", { seats: [1] });
  const advanced = option("advanced", {});
  const kings = option("kings", { when: ["advanced", false] });
  const all = [solo, advanced, kings];
  expect([1, 2].map((seats) => matters(solo, all, {}, seats))).toEqual([true, false]);
  expect(matters(kings, all, {}, 2)).toBe(true);
  expect(matters(kings, all, { advanced: true }, 2)).toBe(false);
  expect(matters(option("campaign", { data: true }), all, {}, 2)).toBe(false);
});

test("one's own turn comes first, and what is due soonest before the rest", () => {
  const table = (id: string, turn: boolean, since: number, deadline: number | null): Summary =>
    ({ id, turn, since, mine: ["p1"], seats: [{ seat: "p1", deadline }] }) as unknown as Summary;
  const tables = [
    table("new", false, 9, null),
    table("any", true, 8, null),
    table("late", true, 1, 50),
    table("soon", true, 2, 20),
  ];
  expect(soonest(tables).map((each) => each.id)).toEqual(["soon", "late", "any", "new"]);
});

test("times to come are said in days from two days on", () => {
  const hour = 3600;
  expect(inTime(48 * hour - 5, 0, "en")).toBe("in 2 days");
  expect(inTime(47 * hour, 0, "en")).toBe("in 47 hours");
  expect(inTime(600, 0, "fr")).toBe("dans 10 minutes");
  expect(inTime(0, 72 * hour, "en")).toBe("3 days ago");
});

test("the same name has the same face, and names differ", () => {
  const names = ["Clio", "Enki", "Nour", "Saba", "Minos", "Triton", "Ondine", "Orlo", "Faust", "Banu", "Zayd", "Layla"];
  const faces = names.map((name) => JSON.stringify(faceOf(name)));
  expect(faces).toEqual(names.map((name) => JSON.stringify(faceOf(name))));
  expect(new Set(faces).size).toBe(names.length);
});
