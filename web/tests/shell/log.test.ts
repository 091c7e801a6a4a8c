import { describe, expect, it } from "vitest";
import type { Told } from "../../src/shell/protocol";
import { continued } from "../../src/shell/table/log";

const told = (...numbers: number[]): Told[] => numbers.map((at) => ({ event: "drew", at }));

describe("the log goes on from what is known", () => {
  it("stays as it is when nothing has happened", () => {
    const known = told(1, 2, 3);
    expect(continued(known, 3, told(2, 3), 3)).toBe(known);
  });
  it("takes what came after the first number that both have", () => {
    expect(continued(told(1, 2, 2, 3), 3, told(2, 3, 4, 5), 5)).toEqual(told(1, 2, 2, 3, 4, 5));
  });
  it("leaves out what was taken back meanwhile", () => {
    expect(continued(told(1, 2, 3), 3, told(1, 2, 5), 5)).toEqual(told(1, 2, 5));
  });
  it("is asked for again when something may be missing in between", () => {
    expect(continued(told(1, 2), 2, told(4, 5), 5)).toBeNull();
    expect(continued(told(1, 2), 2, told(3, 4), 4)).toBeNull();
    expect(continued(told(1, 2), 2, [], 4)).toBeNull();
  });
});
