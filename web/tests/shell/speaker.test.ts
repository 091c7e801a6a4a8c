import { expect, test } from "vitest";
import type { Choice } from "../../src/shell/protocol";
import { choiceText, shortText, type Reader } from "../../src/shell/speaker";
import { Catalogue } from "../../src/shell/texts";

const SOURCE = `
choice-create = Create { $card } on slot { $slot } for { $price }
    .short = Slot { $slot }{ $price ->
        [0] { "" }
       *[other] { " " }(discard { $price })
    }
choice-attack = Attack { $target } with a { $spell }
    .short = { $target } with { $spell }
choice-search = Search: draw a card
    .short = Search
choice-learn = Learn { $card }
`;
const reader: Reader = {
  catalogue: new Catalogue("en", [SOURCE]),
  cards: {},
  seat: "p1",
  nameOf: (seat) => seat,
  places: {},
  prompts: {},
};
const choice = (kind: string, fields: Record<string, string> = {}): Choice => ({ kind, line: "", ...fields });
const short = (chosen: Choice, known: string[] = [], says = {}) =>
  shortText(reader, chosen, says, (field) => known.includes(field));

test("a button says it in few words", () => {
  expect(choiceText(reader, choice("Search"))).toBe("Search: draw a card");
  expect(short(choice("Search"))).toBe("Search");
});

test("what few words leave out has to be known", () => {
  const create = choice("Create", { card: "Petra", slot: "3" });
  expect(short(create, [], { price: 2 })).toBe("Create Petra on slot 3 for 2");
  expect(short(create, ["card"], { price: 2 })).toBe("Slot 3 (discard 2)");
  expect(short(create, ["card"], { price: 0 })).toBe("Slot 3");
});

test("whoever names what lies at a place names the place", () => {
  expect(short(choice("Attack", { place: "row 3", spell: "5" }))).toBe("row 3 with 5");
});

test("a choice without few words keeps all of them", () => {
  expect(short(choice("Learn", { card: "Aristotle" }), ["card"])).toBe("Learn Aristotle");
});
