import { expect, test } from "vitest";
import { blocks, inline, plainText, stands, textOf } from "../../src/shell/books/markdown";
import { patched } from "../../src/shell/table/patch";
import { condensed } from "../../src/shell/table/folding";
import { clockTime } from "../../src/shell/time";

test("a rulebook is read block by block", () => {
  const read = blocks(
    "### Two in one slot\n\nWhere **one** lies [AK-073].\n\n- first\n- second\n  goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(read.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(inline("Where **one** lies [AK-073] [AK-074].").map((part) => part.style)).toEqual([
    "plain",
    "bold",
    "plain",
    "rule",
    "rule",
    "plain",
  ]);
});

test("without the numbers of its rules a sentence reads on", () => {
  const [block] = blocks("You pay [SB-098], if there is room [SB-099]†.");
  expect(textOf(block!)).toBe("You pay, if there is room. SB-098 SB-099");
  const run = block!.kind === "paragraph" ? block!.inside : [];
  expect(run.filter((part) => part.dagger).map((part) => part.text)).toEqual(["SB-099"]);
  expect([stands(run, "SB-099"), stands(run, "SB-100"), stands(run, "")]).toEqual([true, false, false]);
});

test("a drawing has a file, words for those who do not see it, and perhaps a caption", () => {
  expect(blocks('![A card (small).](slide.svg "Up it goes.")\n\n![A card.](slide.svg)')).toEqual([
    { kind: "picture", alt: "A card (small).", file: "slide.svg", caption: "Up it goes." },
    { kind: "picture", alt: "A card.", file: "slide.svg", caption: "" },
  ]);
});

test("a search minds neither case nor accents", () => {
  expect(plainText("Érudits d’Égypte")).toBe("erudits d'egypte");
});

test("a patch changes what it names and leaves the old view alone", () => {
  const before = { deck: 3, players: [{ lost: 1 }, { lost: 2 }], note: "x" };
  expect(patched(before, [[["deck"], 2], [["players", 1, "lost"], 5], [["note"]]])).toEqual({
    deck: 2,
    players: [{ lost: 1 }, { lost: 5 }],
  });
  expect(before.players[1]!.lost).toBe(2);
});

test("several cards in a row make one line", () => {
  const manner = { shifted: "quiet", discarded: "listed", removed: "summed" } as const;
  const told = condensed(
    [
      { event: "discarded", seat: "p1", card: "C1", at: 1 },
      { event: "shifted", at: 1 },
      { event: "discarded", seat: "p1", card: "C2", at: 2 },
      { event: "discarded", seat: "p2", card: "C3", at: 3 },
    ],
    manner,
  );
  expect(told.map((each) => each.card)).toEqual([["C1", "C2"], "C3"]);
});

test("a clock says hours, minutes and seconds, and counts on below zero", () => {
  expect(clockTime(754)).toBe("12:34");
  expect(clockTime(3661)).toBe("1:01:01");
  expect(clockTime(-5)).toBe("−0:05");
});
