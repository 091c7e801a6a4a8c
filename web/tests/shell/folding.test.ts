import { describe, expect, it } from "vitest";
import type { Manner, Parts, Told } from "../../src/shell/protocol";
import { folded, sinceLastTurn, turnsOf } from "../../src/shell/table/folding";

const manner: Manner = {
  "turn-began": "heading",
  creating: "quiet",
  phase: "quiet",
  tired: "listed",
  advanced: "latest",
};
const parts: Parts = {
  creating: "opens",
  phase: "ends",
  effect: "effect",
  drew: "detail",
  discarded: "detail",
  tired: "leads",
};
let at = 0;
const told = (event: string, seat?: string, more: Record<string, string | number> = {}): Told => ({
  event,
  ...(seat && { seat }),
  ...more,
  at: ++at,
});
const lines = (...events: Told[]): string[] =>
  folded(events, manner, parts).map(({ told, details }) =>
    [told.event, ...details.map((each) => each.event)].join(" < "),
  );

describe("the log has one line for each action", () => {
  it("folds what follows under it, effects and their details alike", () => {
    expect(lines(told("learned", "p1"), told("effect", "p1"), told("drew", "p1"), told("learned", "p1"))).toEqual([
      "learned < effect < drew",
      "learned",
    ]);
  });
  it("folds a payment under what it paid for, not under what came before", () => {
    const paid = [
      told("learned", "p1"),
      told("creating", "p1"),
      told("discarded", "p1", { card: "C1" }),
      told("created", "p1"),
      told("drew", "p1"),
    ];
    expect(lines(...paid)).toEqual(["learned", "created < discarded < drew"]);
    const mantas = [
      told("played", "p1"),
      told("tired", "p1", { manta: "a" }),
      told("tired", "p1", { manta: "b" }),
      told("conquered", "p1"),
    ];
    expect(lines(...mantas)).toEqual(["played", "conquered < tired"]);
    expect(folded(mantas, manner, parts)[1]!.details[0]!.manta).toEqual(["a", "b"]);
  });
  it("begins anew where a phase ends an action: each effect then has a line", () => {
    expect(
      lines(told("learned", "p1"), told("phase", "p1"), told("effect", "p1"), told("drew", "p1"), told("effect", "p1")),
    ).toEqual(["learned", "effect < drew", "effect"]);
  });
  it("tells what led to nothing by itself, and never folds over a turn's heading", () => {
    expect(lines(told("tired", "p1", { manta: "a" }), told("turn-began", "p2"), told("drew", "p2"))).toEqual([
      "tired",
      "turn-began",
      "drew",
    ]);
  });
  it("tells how far something has come by the last step", () => {
    const steps = [
      told("advanced", "p1", { science: "physics", level: 1 }),
      told("drew", "p1"),
      told("advanced", "p1", { science: "physics", level: 2 }),
    ];
    const [line] = folded(steps, manner, parts);
    expect([line!.told.level, line!.details.map((each) => each.event)]).toEqual([2, ["drew", "advanced"]]);
    expect(lines(...steps, told("advanced", "p1", { science: "chemistry", level: 1 }))).toHaveLength(2);
  });
});

describe("since one's last turn", () => {
  const first = [
    told("tiles-laid"),
    told("turn-began", "p1"),
    told("learned", "p1"),
    told("turn-began", "p2"),
    told("learned", "p2"),
  ];
  const others = [...first, told("forgot", "p1"), told("turn-began", "p3"), told("created", "p3")];
  const seats = (events: Told[], seat: string): (string | undefined)[] =>
    sinceLastTurn(events, seat, manner, parts).map((turn) => turn.seat);

  it("is everything between two turns of mine, my reactions included", () => {
    expect(seats(others, "p1")).toEqual(["p2", "p3"]);
    expect(sinceLastTurn(others, "p1", manner, parts)[0]!.events.map((each) => each.event)).toEqual([
      "turn-began",
      "learned",
      "forgot",
    ]);
  });
  it("stays the same all turn long, over neutral events and those of others", () => {
    const mine = [...others, told("turn-began", "p1"), told("created", "p1"), told("tile-filled"), told("drew", "p2")];
    expect(sinceLastTurn(mine, "p1", manner, parts)).toEqual(sinceLastTurn(others, "p1", manner, parts));
  });
  it("is what came before my first turn, but not the set-up; and nothing for whoever watches", () => {
    expect(seats(first, "p2")).toEqual(["p1"]);
    expect(seats(first.slice(0, 2), "p1")).toEqual([]);
    expect(sinceLastTurn(others, null, manner, parts)).toEqual([]);
  });
  it("goes by who acts where seats act in rounds", () => {
    const rounds: Manner = { "round-began": "round", judged: "quiet" };
    const events = [
      told("round-began", "p2"),
      told("attacked", "p1"),
      told("attacked", "p2"),
      told("judged", "p1"),
      told("drew", "p1"),
      told("round-began", "p1"),
    ];
    expect(turnsOf(events, rounds, parts).map((turn) => turn.seat)).toEqual([undefined, "p1", "p2", undefined]);
    expect(sinceLastTurn(events, "p1", rounds, parts).map((turn) => turn.seat)).toEqual(["p2", undefined]);
  });
});
