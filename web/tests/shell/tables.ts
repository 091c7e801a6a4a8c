/** Tables, moves and choices for tests that need no page. */
import type { Choice, Decision, Moved, SeatShown, TableSeen } from "../../src/shell/protocol";

export function seat(name: string, more: Partial<SeatShown> = {}): SeatShown {
  const plain = { seat: name, kind: "guest", name: `Name of ${name}`, away: false, clock: null, deadline: null };
  return { ...plain, ...more } as SeatShown;
}

export function choice(line: string, kind: string, fields: Record<string, string> = {}): Choice {
  return { line, kind, ...fields };
}

export function decision(choices: Choice[], more: Partial<Decision> = {}): Decision {
  const plain = { seat: "p1", prompt: "main-action", params: {}, same: false, cancellable: false, says: {} };
  return { ...plain, choices, ...more } as Decision;
}

export function tableOf(more: Partial<TableSeen> = {}): TableSeen {
  const plain = {
    is: "table",
    id: "t1",
    title: "kilns",
    number: 4,
    seat: "p1",
    mine: ["p1"],
    seats: [seat("p1"), seat("p2")],
    state: "running",
    deciding: ["p1"],
    decision: null,
    view: { clay: 2, players: [{ seat: "p1" }, { seat: "p2" }] },
    events: [],
    chat: [],
    adventure: null,
    result: null,
    rematch: "",
    since: 0,
    now: 0,
    undo: 0,
  };
  return { ...plain, ...more } as unknown as TableSeen;
}

export function moved(number: number, more: Partial<Moved> = {}): Moved {
  const plain = {
    is: "moved",
    number,
    patch: [],
    events: [],
    undone: [],
    decision: null,
    deciding: ["p2"],
    since: 0,
    undo: 0,
    state: "running",
    result: null,
    reason: "",
    clocks: [null, null],
    deadlines: [null, null],
    adventure: null,
  };
  return { ...plain, ...more } as Moved;
}
