import { expect, it } from "vitest";
import { actsOf } from "../../src/games/syncro/view";
import { beatsOf, resolutionOf } from "../../src/games/syncro/scene/acts";

const told = (event: string, facts: Record<string, unknown> = {}) => ({ event, ...facts }) as never;

it("a resolution is one act for each enemy, with what follows from it", () => {
  const { acts, revealed, end } = resolutionOf([
    told("attacked", { seat: "p1", place: "r3c1" }),
    told("resolved", { place: "r3c1", card: "MU-02", spells: [5, 2], total: 10, strength: 3 }),
    told("destroyed", { place: "r3c1", card: "MU-02" }),
    told("drew", { seat: "p1", count: 2 }),
    told("resolved", { place: "r3c2", card: "GO-01", spells: [2], total: 2, strength: 6 }),
    told("spells-discarded", { place: "r3c2", spells: [2] }),
    told("revealed", { place: "r2c1", card: "MU-03" }),
  ]);
  expect(acts.map((act) => [act.card, act.outcome, act.bonus])).toEqual([
    ["MU-02", "above", 3],
    ["GO-01", "below", 0],
  ]);
  expect(acts[0]!.follows.map((each) => each.event)).toEqual(["destroyed", "drew"]);
  expect(beatsOf(acts[0]!)).toBe(6);
  expect(revealed).toHaveLength(1);
  expect(end).toBeNull();
});

it("a slot's two Spells are one attack, and a new round begins with none", () => {
  const round = [
    told("round-began", { seat: "p1", at: 1 }),
    told("attacked", { seat: "p1", at: 2 }),
    told("attacked", { seat: "p1", at: 3 }),
    told("passed", { seat: "p2", at: 4 }),
    told("attacked", { seat: "p1", at: 5 }),
  ];
  expect(actsOf(round, 5)).toEqual(["attacked", "passed", "attacked"]);
  expect(actsOf(round, 2)).toEqual(["attacked"]);
  expect(actsOf([...round, told("round-began", { seat: "p2", at: 6 })], 6)).toEqual([]);
});
