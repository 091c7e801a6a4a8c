/** Planning while others play. */
import { expect, test } from "vitest";
import { Listed } from "../../src/shell/table/aim";
import { addTap, afterChoice, choicesOfNext, hasTarget, onQuestion } from "../../src/shell/table/plan";
import { choice } from "./tables";

const loom = { target: { card: "loom" }, names: ["Loom"] };
const kiln = { target: { card: "kiln" }, names: ["Kiln"] };
const build = choice("build loom slot 1", "Build", { card: "loom", slot: "1" });

test("a card begins a step", () => {
  expect(addTap([], { card: "loom" }, "Loom")).toEqual([loom]);
});
test("its place completes the step", () => {
  const [step] = addTap([loom], { slot: "1" }, "slot 1", "card");
  expect(step).toEqual({ target: { card: "loom", slot: "1" }, names: ["Loom", "slot 1"] });
});
test("a place without its card plans nothing", () => {
  expect(addTap([], { slot: "1" }, "slot 1", "card")).toEqual([]);
});
test("another card is a second step", () => {
  expect(addTap([loom], { card: "kiln" }, "Kiln")).toEqual([loom, kiln]);
});
test("the last tap once more takes it out", () => {
  expect(addTap([loom, kiln], { card: "kiln" }, "Kiln")).toEqual([loom]);
});
test("what was chosen in the same words is done", () => {
  expect(afterChoice([loom, kiln], build)).toEqual([kiln]);
});
test("another choice leaves the plan as it is", () => {
  expect(afterChoice([kiln], build)).toEqual([kiln]);
});
test("the next step is held against the listed choices", () => {
  expect(choicesOfNext([loom, kiln], new Listed([build]))).toEqual([build]);
  expect(choicesOfNext([kiln], new Listed([build]))).toEqual([]);
  expect(choicesOfNext([], new Listed([build]))).toEqual([]);
});
test("what is in the plan is marked on the board", () => {
  expect(hasTarget([loom, kiln], { card: "kiln" })).toBe(true);
  expect(hasTarget([loom], { slot: "1" })).toBe(false);
});
test("one fitting choice is done where one wants it so, or offered", () => {
  expect(onQuestion([build], { isFirst: true, byItself: true })).toBe("do");
  expect(onQuestion([build], { isFirst: true, byItself: false })).toBe("keep");
});
test("several fitting choices take the card up", () => {
  expect(onQuestion([build, build], { isFirst: false, byItself: true })).toBe("select");
});
test("a step that is not listed is lost at the beginning of a turn, and kept between two steps", () => {
  expect(onQuestion([], { isFirst: true, byItself: true })).toBe("lost");
  expect(onQuestion([], { isFirst: false, byItself: true })).toBe("keep");
});
