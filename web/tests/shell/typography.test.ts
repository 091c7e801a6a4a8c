import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plainText } from "../../src/shell/books/markdown";
import { labelOf } from "../../src/shell/table/groups";
import { Catalogue } from "../../src/shell/texts";
import { typeset, typesetSource } from "../../src/shell/typography";

const cases = JSON.parse(readFileSync("../tests/texts/typography.json", "utf8")) as Record<
  "prose" | "fluent",
  [string, string][]
>;

test.each(cases.prose)("in French, %j becomes %j", (plain, set) => {
  expect(typeset(plain, "fr")).toBe(set);
  expect(typeset(set, "fr")).toBe(set);
  expect(typeset(plain, "en")).toBe(plain);
});

test.each(cases.fluent)("in a French source, %j becomes %j", (plain, set) => {
  expect(typesetSource(plain, "fr")).toBe(set);
  expect(typesetSource(set, "fr")).toBe(set);
});

test("a message has its spaces, and what is filled in stays as it was typed", () => {
  const catalogue = new Catalogue("fr", ["asked = { $name } demande : quoi ?"]);
  expect(catalogue.say("asked", { name: "Bob ?" })).toBe("Bob ? demande\u00a0: quoi\u202f?");
});

test("a search typed with ordinary spaces finds what has others", () => {
  expect(plainText("Quand\u202f? «\u00a0Ici\u00a0»\u00a0: oui")).toBe("quand ? « ici » : oui");
});

test("the words that choices have in common end before a colon", () => {
  expect(labelOf(["Payer\u00a0: 2 Pièces", "Payer\u00a0: 3 Ors"])).toBe("Payer …");
});
