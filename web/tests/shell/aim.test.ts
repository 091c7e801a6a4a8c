import { describe, expect, test } from "vitest";
import {
  choicesAhead,
  choicesWithoutElement,
  guesses,
  isInSight,
  keyOf,
  Listed,
  sameTarget,
  tap,
  touches,
  type Shown,
  type Target,
} from "../../src/shell/table/aim";
import { groupsOf, labelOf } from "../../src/shell/table/groups";
import { choice } from "./tables";

const create = { line: "create C16 slot 1", kind: "CreateMonument", card: "C16", slot: "1" };
const swap = { line: "swap C16 C17", kind: "Swap", card: "C16", card2: "C17" };

test("a target is touched by the choices that name all of it", () => {
  expect(touches(create, { card: "C16" })).toBe(true);
  expect(touches(create, { card: "C16", slot: "1" })).toBe(true);
  expect(touches(create, { card: "C16", slot: "2" })).toBe(false);
  expect(touches(swap, { card: "C17" })).toBe(true);
});

test("`any` is touched by a choice that names it anywhere, but not by its kind", () => {
  expect(touches(create, { any: "1" })).toBe(true);
  expect(touches(swap, { any: "C17" })).toBe(true);
  expect(touches(create, { any: "CreateMonument" })).toBe(false);
});

test("choices of one kind are one group under the words they share", () => {
  const said = ["Recruit Healer, place 1", "Recruit Grabber, place 2"].map((text, i) => ({
    choice: { line: `recruit ${i}`, kind: "Recruit" },
    text,
  }));
  const groups = groupsOf([...said, { choice: { line: "pass", kind: "Pass" }, text: "Decline" }]);
  expect(groups.map((group) => [group.label, group.choices.length])).toEqual([
    ["Recruit …", 2],
    ["Decline", 1],
  ]);
});

test("a group whose choices begin differently is called by their end, or by the first", () => {
  expect(labelOf(["1 gold for Anna", "2 gold for Anna"])).toBe("… gold for Anna");
  expect(labelOf(["North", "South"])).toBe("North …");
  expect(labelOf(["Attack A with a 4, using X", "Attack B with a 5, using X"])).toBe("Attack … using X");
  expect(labelOf(["Go", "Go on"])).toBe("Go …");
});

const loom1 = choice("build loom slot 1", "Build", { card: "loom", slot: "1" });
const loom2 = choice("build loom slot 2", "Build", { card: "loom", slot: "2" });
const kiln1 = choice("build kiln slot 1", "Build", { card: "kiln", slot: "1" });
const search = choice("search", "Search");
const swapped = choice("swap loom kiln", "Swap", { card: "loom", card2: "kiln" });
const listed = new Listed([loom1, loom2, kiln1, search]);

describe("the listed choices", () => {
  test("are found by field and value, in their order", () => {
    expect(listed.for({ card: "loom" })).toEqual([loom1, loom2]);
    expect(listed.for({ slot: "1" })).toEqual([loom1, kiln1]);
    expect(listed.for({ kind: "Search" })).toEqual([search]);
  });
  test("are found by several fields at once", () => {
    expect(listed.for({ card: "loom", slot: "2" })).toEqual([loom2]);
    expect(listed.for({ card: "kiln", slot: "2" })).toEqual([]);
  });
  test("are found by any of their fields", () => {
    expect(listed.for({ any: "kiln" })).toEqual([kiln1]);
    expect(listed.for({ any: "Build" })).toEqual([]);
  });
  test("are found by their second card as by their first", () => {
    expect(new Listed([swapped]).for({ card: "kiln" })).toEqual([swapped]);
    expect(new Listed([{ ...swapped, card2: "loom" }]).for({ card: "loom" })).toHaveLength(1);
  });
  test("are found by their notation", () => {
    expect(listed.find("search")).toBe(search);
    expect(listed.find("dig")).toBeUndefined();
  });
  test("are all meant by no target", () => {
    expect(listed.for({})).toHaveLength(4);
  });
  test("agree with what each choice touches", () => {
    const targets: Target[] = [{ card: "loom" }, { any: "1" }, { kind: "Build", slot: "1" }, { card: "x" }];
    for (const target of targets)
      expect(listed.for(target)).toEqual(listed.choices.filter((each) => touches(each, target)));
  });
});

describe("a tap", () => {
  test("on what only one choice names sends it", () => {
    expect(tap(listed, null, { target: { card: "kiln" } })).toEqual({ do: "choose", choice: kiln1, alone: true });
  });
  test("on what several name takes it up", () => {
    expect(tap(listed, null, { target: { card: "loom" } })).toEqual({ do: "select", target: { card: "loom" } });
  });
  test("on the place of what was taken up sends it", () => {
    const tapped = tap(listed, { card: "loom" }, { target: { slot: "2" }, after: "card" });
    expect(tapped).toEqual({ do: "choose", choice: loom2, alone: false });
  });
  test("on the same thing again puts it back", () => {
    expect(tap(listed, { card: "loom" }, { target: { card: "loom" } })).toEqual({ do: "unselect" });
  });
  test("on another card takes that one instead", () => {
    const more = new Listed([...listed.choices, choice("build kiln slot 2", "Build", { card: "kiln", slot: "2" })]);
    expect(tap(more, { card: "loom" }, { target: { card: "kiln" } })).toEqual({
      do: "select",
      target: { card: "kiln" },
    });
  });
  test("on what nothing names asks why", () => {
    expect(tap(listed, null, { target: { card: "dye" } })).toEqual({ do: "why" });
  });
  test("on a place before its card asks why", () => {
    expect(tap(listed, null, { target: { slot: "1" }, after: "card" })).toEqual({ do: "why" });
  });
  test("on two cards of one choice sends it, in either order", () => {
    for (const [one, two] of [
      ["loom", "kiln"],
      ["kiln", "loom"],
    ] as const)
      expect(tap(new Listed([swapped, search]), { card: one }, { target: { card: two } })).toMatchObject({
        choice: swapped,
      });
  });
  test("that could mean two swaps sends neither", () => {
    const both = new Listed([swapped, choice("swap kiln loom", "Swap", { card: "kiln", card2: "loom" })]);
    expect(tap(both, { card: "loom" }, { target: { card: "kiln" } }).do).not.toBe("choose");
  });
});

describe("what is lit", () => {
  const lit = (selected: Target | null, target: Target, after?: string): boolean =>
    choicesAhead(listed, selected, { target, after }).length > 0;
  test("is what a choice names", () => {
    expect(lit(null, { card: "loom" })).toBe(true);
    expect(lit(null, { card: "dye" })).toBe(false);
  });
  test("is a place once its card is taken up", () => {
    expect(lit(null, { slot: "2" }, "card")).toBe(false);
    expect(lit({ card: "loom" }, { slot: "2" }, "card")).toBe(true);
    expect(lit({ card: "kiln" }, { slot: "2" }, "card")).toBe(false);
  });
  test("is another card as well: one may change one's mind", () => {
    expect(lit({ card: "loom" }, { card: "kiln" })).toBe(true);
  });
});

describe("buttons", () => {
  test("are for what no element of the page leads to", () => {
    const shown = [{ target: { card: "loom" } }, { target: { card: "kiln" } }];
    expect(choicesWithoutElement(listed, null, shown)).toEqual([search]);
  });
  test("are for all choices where nothing is shown", () => {
    expect(choicesWithoutElement(listed, null, [])).toHaveLength(4);
  });
  test("after a card are for places that are not shown", () => {
    const shown: Shown[] = [{ target: { card: "loom" } }, { target: { slot: "1" }, after: "card" }];
    expect(choicesWithoutElement(listed, { card: "loom" }, shown)).toEqual([loom2]);
  });
  test("a place alone leads nowhere before its card", () => {
    expect(choicesWithoutElement(new Listed([kiln1]), null, [{ target: { slot: "1" }, after: "card" }])).toEqual([
      kiln1,
    ]);
  });
});

describe("something to go on with is in sight", () => {
  test("when an element shows a part of a choice", () => {
    expect(isInSight(listed, null, [{ target: { card: "kiln" } }])).toBe(true);
    expect(isInSight(listed, null, [{ target: { card: "dye" } }])).toBe(false);
  });
  test("when only buttons can say what is left", () => {
    expect(isInSight(new Listed([search]), null, [])).toBe(true);
  });
  test("after a card only when its places are", () => {
    expect(isInSight(listed, { card: "loom" }, [{ target: { card: "loom" } }])).toBe(false);
    expect(isInSight(listed, { card: "loom" }, [{ target: { slot: "1" }, after: "card" }])).toBe(true);
  });
});

describe("guesses of what was meant", () => {
  test("are offered notations with another card in them", () => {
    expect(guesses(listed, null, { card: "dye" })).toEqual(["build dye slot 1", "build dye slot 2"]);
  });
  test("keep what was taken up", () => {
    expect(guesses(listed, { card: "kiln" }, { slot: "3" })).toEqual(["build kiln slot 3"]);
  });
  test("are at most four", () => {
    const many = Array.from({ length: 9 }, (_, i) => choice(`pay ${i}`, "Pay", { amount: String(i), card: "x" }));
    expect(guesses(new Listed(many), null, { any: "dye" }).length).toBeLessThanOrEqual(4);
  });
});

test("the name of a target does not depend on the order of its fields", () => {
  expect(keyOf({ slot: "1", card: "loom" })).toBe(keyOf({ card: "loom", slot: "1" }));
  expect(sameTarget({ slot: "1", card: "loom" }, { card: "loom", slot: "1" })).toBe(true);
  expect(sameTarget(null, null)).toBe(false);
});
