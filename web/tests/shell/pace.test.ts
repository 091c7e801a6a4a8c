import { describe, expect, it } from "vitest";
import type { Manner, Parts } from "../../src/shell/protocol";
import { LIMIT, lengthOf, pauseFor } from "../../src/shell/table/pace";

/** Moves that arrive at these times, each wanting to be looked at so long: when the last has been seen, and all pauses. */
function played(moves: { at: number; length: number }[]): { end: number; pauses: number[] } {
  const pauses: number[] = [];
  let now = 0;
  moves.forEach((move, i) => {
    now = Math.max(now, move.at);
    const queue = moves.slice(i + 1).filter((each) => each.at <= now);
    const behind = queue.reduce((sum, each) => sum + each.length, 0);
    pauses.push(pauseFor(move.length, behind, (queue.at(-1) ?? move).at + LIMIT - now));
    now += pauses.at(-1)!;
  });
  return { end: now, pauses };
}

describe("playback", () => {
  it("shows little as long as it wants to be seen", () => {
    expect(played([750, 260, 170].map((length) => ({ at: 0, length }))).pauses).toEqual([750, 260, 170]);
  });
  it("shares out the time when much happened, by what there is to see", () => {
    const { end, pauses } = played([1500, 750, 1500, 750, 1500, 750, 1500, 750].map((length) => ({ at: 0, length })));
    expect(end).toBeCloseTo(LIMIT);
    expect(pauses[0]! / pauses[1]!).toBeCloseTo(2);
  });
  it("never keeps anyone waiting longer than the limit after the last move, however they come", () => {
    for (const gap of [0, 20, 150, 400, 900]) {
      for (const count of [1, 5, 30, 200]) {
        const moves = Array.from({ length: count }, (_, i) => ({ at: i * gap, length: 170 + ((i * 613) % 1600) }));
        expect(played(moves).end).toBeLessThanOrEqual(moves.at(-1)!.at + LIMIT + 1);
      }
    }
  });
  it("looks longer at a card that comes into play than at what it costs", () => {
    const manner: Manner = { shifted: "quiet", discarded: "listed" };
    const parts: Parts = { discarded: "detail" };
    const discarded = ["C1", "C2"].map((card) => ({ event: "discarded", seat: "p2", card, at: 1 }));
    expect(lengthOf([{ event: "created", seat: "p2", at: 1 }], manner, parts)).toBeGreaterThan(
      2 * lengthOf(discarded, manner, parts),
    );
    expect(lengthOf([{ event: "shifted", at: 1 }], manner, parts)).toBe(0);
  });
});
