import { expect, test } from "vitest";
import { iconOf, inSlots, isWild, type Player } from "../../src/games/atlantes/view";

const kept: ReturnType<Parameters<typeof inSlots>[0]["local"]>[] = [];
const table = { local: <T>(make: () => T): T => (kept[0] ??= make()) as T };
const realm = (...cards: string[]): Player => ({ seat: "p1", board: cards.map((card) => ({ card })) }) as Player;
const cards = (...at: string[]): (string | null)[] =>
  inSlots(table, realm(...at), 5).map((location) => location?.card ?? null);

test("a location stays in its slot when another one is scored, and the next one takes the free slot", () => {
  expect(cards("L1", "L2", "L3")).toEqual(["L1", "L2", "L3", null, null]);
  expect(cards("L1", "L3")).toEqual(["L1", null, "L3", null, null]);
  expect(cards("L1", "L3", "L9", "L8")).toEqual(["L1", "L9", "L3", "L8", null]);
});

test("a manta goes by what it gives, trained or wild", () => {
  expect(iconOf("start-power2-sharks")).toBe("power2-sharks");
  expect([isWild("start-gold1"), isWild("bonus-gold2")]).toEqual([false, true]);
});
