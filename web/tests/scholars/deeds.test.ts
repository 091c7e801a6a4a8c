import { describe, expect, it } from "vitest";
import { marksOf } from "../../src/games/scholars/deeds";
import { icons } from "../../src/games/scholars/icons";

const read = (text: string): string =>
  marksOf(text)
    .map(
      ({ sign, count, tints, word }) =>
        word || `${sign}${count > 1 ? count : ""}${tints.length ? `[${tints.join()}]` : ""}`,
    )
    .join(" ");

describe("effects as signs", () => {
  it.each([
    ["worker any 1, silver 3", "worker silver3"],
    ["either retire, die white 1 / gold 1", "retire die[white] / gold"],
    ["(either die black 1 / worker white 1), silver 1", "die[black] / worker[white] silver"],
    ["if colour yellow orange: may-move-gold 1", "die[yellow] die[orange] › move-gold"],
    ["if colour blue green: worker any 1, destroy 1", "die[blue] die[green] › worker destroy"],
    ["pay silver 2: advance primary 1", "− silver2 › advance[red,yellow,blue]"],
    ["pay die black: silver 3", "return[black] › silver3"],
    ["per level 6: either die primary 1 / destroy 1", "level 6+ › die[red,yellow,blue] / destroy"],
    ["plus 2", "+2"],
    ["also travel", "+ travel"],
    ["count xp as gold", "xp = gold"],
  ])("%s", (text, signs) => expect(read(text)).toBe(signs));

  it("has a drawing for every sign", () => {
    const texts = [
      "gold 1, xp 1, mark 1, draw 2, page, upgrade, employ, dispatch, rest, harvest-card, place-gold 2, harvest any",
      "if met wild1 persian: influence purple 1",
      "if delivered green: same red orange",
      "if value 8: influence any 1",
    ];
    const signs = texts.flatMap(marksOf).flatMap(({ sign }) => (sign ? [sign] : []));
    expect(signs.filter((sign) => !(sign in icons))).toEqual([]);
  });
});
