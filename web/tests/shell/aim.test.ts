import { expect, test } from "vitest";
import { touches } from "../../src/shell/table/aim.svelte";
import { groupsOf, labelOf } from "../../src/shell/table/groups";

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
