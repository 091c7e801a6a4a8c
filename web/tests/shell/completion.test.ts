/** Typing a choice instead of pointing at it. */
import { expect, test } from "vitest";
import { commandFor, keyName, titleOf, type Command } from "../../src/shell/table/command";
import { completed, entriesFor } from "../../src/shell/table/completion";

const loom1 = { line: "build loom slot 1", text: "Build the Loom in slot 1" };
const loom2 = { line: "build loom slot 2", text: "Build the Loom in slot 2" };
const dig = { line: "dig 2", text: "Dig for 2 clay" };
const undo = { text: "undo" };
const all = [dig, loom1, loom2, undo];

test("a notation finds the choices that begin with it", () => {
  expect(entriesFor(all, "build loom")).toEqual([loom1, loom2]);
  expect(entriesFor(all, "  BUILD   loom slot 2")).toEqual([loom2]);
});
test("words find choices and commands, after the notations that begin so", () => {
  expect(entriesFor(all, "clay")).toEqual([dig]);
  expect(entriesFor(all, "und")).toEqual([undo]);
  expect(entriesFor([...all, { text: "the big dig" }], "dig")[0]).toBe(dig);
});
test("nothing typed finds everything", () => {
  expect(entriesFor(all, " ")).toEqual(all);
});
test("a notation is completed as far as it is certain", () => {
  expect(completed(all, "b")).toBe("build loom slot ");
  expect(completed(all, "build loom slot 2")).toBe("build loom slot 2");
  expect(completed(all, "D")).toBe("dig 2");
});
test("what begins no notation stays as it was typed", () => {
  expect(completed(all, "weave")).toBe("weave");
  expect(completed(all, "")).toBe("");
});

const command = (id: string, key: string, possible = true): Command => ({
  id,
  text: id,
  key,
  when: () => possible,
  run: () => undefined,
});
test("a key is a command's in small and in capital letters", () => {
  expect(commandFor([command("undo", "u")], "U")?.id).toBe("undo");
  expect(commandFor([command("undo", "u")], "x")).toBeUndefined();
});
test("a key passes over a command that cannot be done now", () => {
  expect(commandFor([command("undo", "u", false), command("own", "u")], "u")?.id).toBe("own");
});
test("a tooltip says the key", () => {
  expect(titleOf({ ...command("undo", "u"), text: "Undo" })).toBe("Undo (U)");
  expect(keyName("Escape")).toBe("Esc");
});
