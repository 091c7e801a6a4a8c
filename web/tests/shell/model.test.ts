/** What a table is after each message, in the order of their arrival, and what one can do then. */
import { describe, expect, test } from "vitest";
import type { ChatLine, ServerMessage, TableSeen } from "../../src/shell/protocol";
import {
  decisionIn,
  drawMoves,
  drawTable,
  EMPTY,
  isSame,
  isSameQuestion,
  phaseOf,
  receive,
  type Model,
  type Situation,
} from "../../src/shell/table/model";
import { choice, decision, moved, seat, tableOf } from "./tables";

const line = (text: string): ChatLine => ({ seat: "p2", name: "Bea", text, quick: "", at: 1 });
const chat = (text: string): Extract<ServerMessage, { is: "chat" }> => ({ is: "chat", line: line(text) });
const seats = (away: boolean): Extract<ServerMessage, { is: "seats" }> => ({
  is: "seats",
  seats: [seat("p1"), seat("p2", { away })],
  state: "running",
  rematch: "",
});

/** A model whose table is drawn. */
function drawn(table: TableSeen = tableOf()): Model {
  return drawTable(receive(EMPTY, table), table);
}
const texts = (model: Model): string[] => (model.live?.chat ?? []).map((each) => each.text);
const isAway = (model: Model): boolean | undefined => model.live?.seats[1]?.away;

describe("a table that arrives", () => {
  test("is not drawn before its files are there", () => {
    const model = receive(EMPTY, tableOf());
    expect(model.live).toBeNull();
    expect(model.pending).toHaveLength(1);
  });
  test("is what there is to draw, at once and before anything else", () => {
    const table = tableOf();
    expect(receive(EMPTY, table).arrival).toEqual({ message: table, restarts: true, urgent: true, asks: true });
  });
  test("is drawn and waits no longer", () => {
    const model = drawn();
    expect(model.live?.number).toBe(4);
    expect(model.pending).toEqual([]);
  });
  test("replaces one that is still waiting", () => {
    const model = receive(receive(EMPTY, tableOf({ number: 1 })), tableOf({ number: 2 }));
    expect(model.pending.map(({ table }) => table.number)).toEqual([2]);
  });
  test("that was replaced may still be drawn and loses nothing of the newer one", () => {
    const [old, newer] = [tableOf({ number: 1 }), tableOf({ number: 2 })];
    const model = drawTable(receive(receive(EMPTY, old), newer), old);
    expect(model.live?.number).toBe(1);
    expect(drawTable(receive(model, chat("hello")), newer).live).toMatchObject({ number: 2, chat: [line("hello")] });
  });
});

describe("seats and talk that arrive while a table waits for its files", () => {
  test("are not lost before the first table is drawn", () => {
    const table = tableOf({ seats: [seat("p1"), seat("p2", { away: true })] });
    const model = drawTable(receive(receive(EMPTY, table), seats(false)), table);
    expect(isAway(model)).toBe(false);
  });
  test("are not overwritten by the table that came before them", () => {
    const again = tableOf({ seats: [seat("p1"), seat("p2", { away: true })] });
    const waiting = receive(receive(drawn(), again), seats(false));
    expect(isAway(drawTable(waiting, again))).toBe(false);
  });
  test("are seen at once at the table that is drawn", () => {
    const waiting = receive(drawn(), tableOf());
    expect(texts(receive(waiting, chat("hello")))).toEqual(["hello"]);
  });
  test("are said once", () => {
    const again = tableOf();
    const waiting = receive(receive(drawn(), again), chat("hello"));
    expect(texts(drawTable(waiting, again))).toEqual(["hello"]);
  });
  test("that came before the table are in it already", () => {
    const again = tableOf({ chat: [line("hello")] });
    const waiting = receive(receive(drawn(), chat("hello")), again);
    expect(texts(drawTable(waiting, again))).toEqual(["hello"]);
  });
  test("keep their order", () => {
    const again = tableOf();
    const waiting = [again, chat("one"), chat("two"), seats(true), chat("three")].reduce(receive, drawn());
    const model = drawTable(waiting, again);
    expect(texts(model)).toEqual(["one", "two", "three"]);
    expect(isAway(model)).toBe(true);
  });
  test("before any table change nothing", () => {
    expect(receive(EMPTY, chat("hello"))).toEqual(EMPTY);
  });
  test("ask playback for nothing", () => {
    expect(receive(drawn(), chat("hello")).arrival).toBeNull();
    expect(receive(drawn(), seats(true)).arrival).toBeNull();
  });
});

describe("moves", () => {
  test("change what their patch names and nothing else", () => {
    const before = drawn();
    const after = drawMoves(before, [moved(5, { patch: [[["clay"], 3]] })]);
    expect(after.live?.view).toMatchObject({ clay: 3 });
    expect(after.live?.view?.players).toBe(before.live?.view?.players);
  });
  test("are drawn in their order", () => {
    const moves = [moved(5, { patch: [[["clay"], 3]] }), moved(6, { patch: [[["clay"], 1]] })];
    expect(drawMoves(drawn(), moves).live).toMatchObject({ number: 6, view: { clay: 1 } });
  });
  test("leave the talk alone", () => {
    const model = receive(drawn(), chat("hello"));
    expect(texts(drawMoves(model, [moved(5)]))).toEqual(["hello"]);
  });
  test("keep who is away, and bring the clocks", () => {
    const model = drawMoves(receive(drawn(), seats(true)), [moved(5, { clocks: [30, 20] })]);
    expect(isAway(model)).toBe(true);
    expect(model.live?.seats.map((each) => each.clock)).toEqual([30, 20]);
  });
  test("keep an adventure that they say nothing about", () => {
    const adventure = { series: "syncro", level: 2 } as unknown as TableSeen["adventure"];
    expect(drawMoves(drawn(tableOf({ adventure })), [moved(5)]).live?.adventure).toBe(adventure);
  });
  test("of others are looked at", () => {
    expect(receive(drawn(tableOf({ deciding: ["p2"] })), moved(5)).arrival).toMatchObject({ urgent: false });
  });
  test("of one's own are shown at once", () => {
    const own = moved(5, { events: [{ event: "dug", at: 5, seat: "p1" }] });
    expect(receive(drawn(), own).arrival).toMatchObject({ urgent: true });
  });
  test("that were taken back are shown at once", () => {
    expect(receive(drawn(tableOf({ deciding: ["p2"] })), moved(5, { undone: [4] })).arrival?.urgent).toBe(true);
  });
  test("of one of several who decide are shown at once while one is asked oneself", () => {
    const both = drawn(tableOf({ deciding: ["p1", "p2"] }));
    expect(receive(both, moved(5, { deciding: ["p1"] })).arrival).toMatchObject({ urgent: true, asks: true });
  });
  test("say whether one is asked after them", () => {
    expect(receive(drawn(), moved(5, { deciding: ["p1"] })).arrival?.asks).toBe(true);
    expect(receive(drawn(), moved(5, { deciding: ["p2"] })).arrival?.asks).toBe(false);
    expect(receive(drawn(), moved(5, { deciding: [], state: "over" })).arrival?.asks).toBe(true);
  });
  test("before any table change nothing that is drawn", () => {
    expect(drawMoves(EMPTY, [moved(1)]).live).toBeNull();
  });
});

describe("the same question", () => {
  const asked = (clay = "1"): ReturnType<typeof decision> => decision([choice(`dig ${clay}`, "Dig", { clay })]);
  test("stays the same object when another table brings it", () => {
    const before = drawn(tableOf({ decision: asked() }));
    const again = tableOf({ decision: asked() });
    expect(drawTable(receive(before, again), again).live?.decision).toBe(before.live?.decision);
  });
  test("stays the same object when another has moved", () => {
    const before = drawn(tableOf({ decision: asked() }));
    expect(drawMoves(before, [moved(5, { decision: asked() })]).live?.decision).toBe(before.live?.decision);
  });
  test("with other choices is another one", () => {
    const before = drawn(tableOf({ decision: asked() }));
    expect(drawMoves(before, [moved(5, { decision: asked("2") })]).live?.decision).toEqual(asked("2"));
  });
  test("with another price is another one", () => {
    const [one, other] = [asked(), { ...asked(), says: { "dig 1": { price: 2 } } }];
    expect(isSameQuestion(one, other)).toBe(false);
    expect(isSameQuestion(one, asked())).toBe(true);
  });
  test("is not nothing asked twice", () => {
    expect(isSameQuestion(null, null)).toBe(false);
  });
  test.each([
    [1, 1, true],
    ["a", "b", false],
    [null, {}, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: { b: [null] } }, { a: { b: [null] } }, true],
  ])("compares %j and %j", (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });
});

describe("the phase", () => {
  const asked = decision([choice("dig", "Dig")]);
  const now: Situation = {
    live: tableOf({ decision: asked }),
    moment: null,
    isPlayingBack: false,
    next: null,
    staged: null,
    sent: null,
    selected: null,
  };
  const moment = { number: 2 } as unknown as NonNullable<Situation["moment"]>;
  const dig = choice("dig", "Dig");
  test.each<[string, Partial<Situation>]>([
    ["waiting", { live: null }],
    ["waiting", { live: tableOf() }],
    ["choosing", {}],
    ["narrowing", { selected: { card: "loom" } }],
    ["staged", { staged: dig }],
    ["sending", { sent: "dig" }],
    ["playingBack", { isPlayingBack: true }],
    ["playingBack", { isPlayingBack: true, sent: "dig" }],
    ["handingOver", { next: "p2" }],
    ["lookingBack", { moment }],
    ["lookingBack", { moment, isPlayingBack: true, staged: dig, sent: "dig" }],
    ["over", { live: tableOf({ state: "over" }) }],
    ["over", { live: tableOf({ state: "stopped" }) }],
  ])("is %s (%#)", (is, change) => {
    expect(phaseOf({ ...now, ...change }).is).toBe(is);
  });
  test("asks while one chooses, narrows or sends", () => {
    expect(decisionIn(phaseOf(now))).toBe(asked);
    expect(decisionIn(phaseOf({ ...now, selected: { card: "loom" } }))).toBe(asked);
    expect(decisionIn(phaseOf({ ...now, sent: "dig" }))).toBe(asked);
  });
  test("asks nothing while one looks back, waits, confirms or watches", () => {
    for (const change of [{ moment }, { staged: dig }, { isPlayingBack: true }, { next: "p2" }, { live: tableOf() }])
      expect(decisionIn(phaseOf({ ...now, ...change }))).toBeNull();
  });
});
