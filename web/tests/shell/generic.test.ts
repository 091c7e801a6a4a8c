import { expect, test } from "vitest";
import {
  isEmpty,
  isFact,
  isGone,
  ownFields,
  pieceIn,
  placesIn,
  sharedFields,
  spotsIn,
} from "../../src/shell/generic/areas";
import { emblemOf, hueOf, lidOf } from "../../src/shell/generic/drawing";
import { areaName, valueName } from "../../src/shell/generic/names";
import type { CardFace, View } from "../../src/shell/protocol";
import { panelFacts } from "../../src/shell/table/facts";
import type { TableState } from "../../src/shell/table/state.svelte";
import { Catalogue } from "../../src/shell/texts";

const face = (id: string): CardFace => ({
  id,
  kind: "kind",
  timing: "",
  names: {},
  texts: {},
  numbers: {},
  extra: {},
  provenance: {},
  art: null,
  level: 0,
});
const cards = { L1: face("L1"), L2: face("L2") };

test("numbers, words and lists of words are facts; cards lie in areas", () => {
  expect(isFact(3, cards)).toBe(true);
  expect(isFact(["gold2", "score"], cards)).toBe(true);
  expect(isFact({ white: 3, red: 1 }, cards)).toBe(true);
  expect(isFact(["L1"], cards)).toBe(false);
  expect(isFact("L1", cards)).toBe(false);
});

test("an object with one card is a piece, with what lies on it", () => {
  const piece = pieceIn({ card: "L1", raised: 2, levels: ["gold2"], owner: null }, cards);
  expect(piece?.card).toBe("L1");
  expect(piece?.more.map((field) => field.name)).toEqual(["raised", "levels"]);
});

test("what lies on a piece is told in words", () => {
  const piece = pieceIn(
    {
      card: "L1",
      on: [
        { spell: "L2", by: "p1" },
        { spell: null, by: null },
      ],
    },
    cards,
  );
  expect(piece?.more).toEqual([{ name: "on", value: ["L2 p1", "–"] }]);
});

test("a place without a card is a piece by its name; two cards are none", () => {
  expect(pieceIn({ place: "a1", card: null }, cards)?.ids).toEqual(["a1"]);
  expect(pieceIn({ top: "L1", bottom: "L2" }, cards)).toBeUndefined();
});

test("what the frame tells is not told twice", () => {
  const view = { seat: "p1", round: 2, deck: 3, players: [{ seat: "p1", hand: ["L1"], gold: 2, score: { pile: 1 } }] };
  expect(sharedFields(view).map((field) => field.name)).toEqual(["deck"]);
  expect(ownFields(view, "p1", true).map((field) => field.name)).toEqual(["gold"]);
  expect(ownFields(view, "p1", false).map((field) => field.name)).toEqual(["hand", "gold"]);
});

test("places with a row and a column lie as they do on the table", () => {
  const horde = [
    { place: "r1c1", row: 1, x: 1, face: "gone", card: null, on: [] },
    { place: "r2c1", row: 2, x: 0, face: "up", card: "L1", on: [{ spell: null, by: "p2" }] },
  ];
  const spots = spotsIn(horde, cards)!;
  expect(spots.map((spot) => [spot.row, spot.x, spot.card, isGone(spot)])).toEqual([
    [1, 1, null, true],
    [2, 0, "L1", false],
  ]);
  expect(placesIn({ horde }, cards)).toEqual({ r2c1: "L1" });
  const events = [
    { event: "destroyed", at: 2, place: "r1c1", card: "L2" },
    { event: "attacked", at: 1, place: "r3c1" },
  ];
  expect(placesIn({ horde }, cards, events)).toEqual({ r1c1: "L2", r2c1: "L1" });
  expect(spotsIn([{ place: "a1", card: "L1" }], cards)).toBeUndefined();
  expect(spotsIn([], cards)).toBeUndefined();
});

test("nothing, no flag and an empty pile are empty; zero is not", () => {
  expect([null, false, [], {}, ""].every((value) => isEmpty(value))).toBe(true);
  expect(isEmpty(0)).toBe(false);
});

test("the same word is always drawn alike, another one differently", () => {
  expect(emblemOf("L1")).toEqual(emblemOf("L1"));
  expect(emblemOf("L1")).not.toEqual(emblemOf("L2"));
  expect(lidOf("atlantes")).not.toEqual(lidOf("syncro"));
  expect(hueOf("atlantes")).not.toBe(hueOf("scholars"));
});

/** A table as far as names need it. */
function tableWith(fluent: string, view: View = {}): TableState {
  const catalogue = new Catalogue("en", [fluent]);
  return {
    title: "kilns",
    cards,
    view,
    page: {},
    isPlain: true,
    knows: (id: string) => catalogue.has(id),
    say: (id: string) => catalogue.say(id),
    nameOf: (seat: string) => `Player ${seat}`,
    cardName: (id: string) => `Card ${id}`,
  } as unknown as TableState;
}

test("an area is called as the title says, in the view's own spelling or with hyphens, or by the view's word", () => {
  const table = tableWith(
    "area-hand_count = pots in hand\narea-hand-count = cards in hand\narea-last-turn = last turn\nnumber-points = points",
  );
  expect(areaName(table, "hand_count")).toBe("pots in hand");
  expect(areaName(table, "last_turn")).toBe("last turn");
  expect(areaName(table, "points")).toBe("points");
  expect(areaName(table, "open_fire")).toBe("open fire");
});

test("a word is said by the family that is called like its area, else by the title's own words, never by families of one title", () => {
  const table = tableWith("glaze-red = a red glaze\nword-red = red\ncolour-blue = bright blue\nkind-pot = pot");
  expect(valueName(table, "glazes", "red")).toBe("a red glaze");
  expect(valueName(table, "kiln", "red")).toBe("red");
  expect(valueName(table, "kiln", "pot")).toBe("pot");
  expect(valueName(table, "kiln", "blue")).toBe("blue");
  expect(valueName(table, "colour", "blue")).toBe("bright blue");
});

test("what is empty takes no line of a player's panel, zero does", () => {
  const view = { players: [{ seat: "p1", hand: ["L1"], hand_count: 1, shelf: [], fired: ["L2"], gold: 0 }] };
  expect(panelFacts(tableWith("", view), "p1").map((fact) => [fact.label, fact.value])).toEqual([
    ["hand_count", 1],
    ["fired", 1],
    ["gold", 0],
  ]);
});
