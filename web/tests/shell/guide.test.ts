import { describe, expect, it } from "vitest";
import { stepsDone, wanted, type Step } from "../../src/shell/coach/guide";

const told = (event: string, facts: object = {}) => ({ event, at: 1, seat: "p1", ...facts });
const choice = (line: string, fields: object = {}) => ({ line, kind: "", ...fields });

describe("a step of a guide", () => {
  const steps: Step[] = [
    { id: "build", choose: ["build loom"], done: { event: "built", card: "loom" } },
    { id: "fire", choose: ["fire *"], done: [{ event: "fired" }, { event: "cooled" }], times: 2 },
    { id: "watch", choose: [], done: { event: "built", seat: "p2" } },
    { id: "rain", choose: [], done: { event: "rained" } },
    { id: "end", choose: [] },
  ];
  const first = [told("built", { card: "loom" })];
  const second = [...first, told("fired"), told("cooled")];

  it("ends with its event, in the order of the steps, when it happened to the learner", () => {
    expect(stepsDone(steps, [], "p1")).toBe(0);
    expect(stepsDone(steps, [told("built", { card: "loom", seat: "p2" })], "p1")).toBe(0);
    expect(stepsDone(steps, [told("built", { card: "kiln" }), told("fired")], "p1")).toBe(0);
    expect(stepsDone(steps, first, "p1")).toBe(1);
  });

  it("may want an event several times, or one of several", () => {
    expect(stepsDone(steps, [...first, told("fired")], "p1")).toBe(1);
    expect(stepsDone(steps, second, "p1")).toBe(2);
  });

  it("may wait for what somebody else does, or for what nobody does", () => {
    expect(stepsDone(steps, [...second, told("built")], "p1")).toBe(2);
    const third = [...second, told("built", { seat: "p2" })];
    expect(stepsDone(steps, third, "p1")).toBe(3);
    expect(stepsDone(steps, [...third, { event: "rained", at: 2 }], "p1")).toBe(4);
  });

  it("waits for the first of its wishes that is on offer, for anything where it says so, never for what is to be kept", () => {
    const step = { id: "archive", choose: ["archive", "done", "discard *"], keep: ["C5"] };
    const wishes = (...lines: string[]) =>
      wanted(
        step,
        lines.map((line) => choice(line)),
      ).map(({ line }) => line);
    expect(wishes("search", "archive", "create C5 slot 5")).toEqual(["archive"]);
    expect(wishes("discard A8", "discard C5", "discard M20")).toEqual(["discard A8", "discard M20"]);
    expect(wishes("discard M20", "done")).toEqual(["done"]);
    expect(wishes("search", "discard C5")).toEqual([]);
  });

  it("may wish for a kind of choice, or for a place in it", () => {
    const offered = [
      choice("pass", { kind: "Pass" }),
      choice("put C5 slot 2", { kind: "Put", slot: "2" }),
      choice("put C6 slot 3", { kind: "Put", slot: "3" }),
    ];
    const lines = (...choose: Step["choose"]) => wanted({ id: "", choose }, offered).map(({ line }) => line);
    expect(lines({ kind: "Pass" })).toEqual(["pass"]);
    expect(lines({ kind: "Put", slot: "3" })).toEqual(["put C6 slot 3"]);
    expect(lines("put * slot 2")).toEqual(["put C5 slot 2"]);
    expect(lines("put")).toEqual([]);
  });
});
