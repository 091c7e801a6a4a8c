/** Two people at one screen: the next seat's table waits until the screen is handed over. */
import { expect, test } from "vitest";
import { drawTable, EMPTY, handOver, nextSeat, receive, type Model } from "../../src/shell/table/model";
import { moved, tableOf } from "./tables";

const mine = ["p1", "p2"];
const first = tableOf({ mine, seat: "p1" });
const next = tableOf({ mine, seat: "p2", number: 5, deciding: ["p2"] });
const drawn: Model = drawTable(receive(EMPTY, first), first);

test("the next seat's table is not drawn while the last one looks", () => {
  const model = receive(drawn, next);
  expect(model.live?.seat).toBe("p1");
  expect(model.arrival).toBeNull();
  expect(nextSeat(model)).toBe("p2");
});
test("what comes after it waits as well, in its order", () => {
  const later = moved(6);
  const model = receive(receive(drawn, next), later);
  expect(model.held).toEqual([next, later]);
});
test("handing over hides the last seat and gives back what waited", () => {
  const [model, held] = handOver(receive(drawn, next));
  expect(model.live?.seat).toBeNull();
  expect(held).toEqual([next]);
  expect(nextSeat(model)).toBeNull();
});
test("after handing over the next table is drawn, with what happened meanwhile still played back", () => {
  const [model, held] = handOver(receive(drawn, next));
  const after = held.reduce(receive, model);
  expect(after.arrival).toMatchObject({ message: next, restarts: false });
});
test("the same seat once more needs no handing over", () => {
  expect(nextSeat(receive(drawn, tableOf({ mine, seat: "p1", number: 5 })))).toBeNull();
});
test("a new table of the same seat drops what was kept for the other", () => {
  const model = receive(receive(drawn, next), tableOf({ mine, seat: "p1", number: 6 }));
  expect(model.held).toEqual([]);
});
test("one person with one seat hands nothing over", () => {
  const alone = tableOf();
  const model = receive(drawTable(receive(EMPTY, alone), alone), tableOf({ seat: "p2" }));
  expect(nextSeat(model)).toBeNull();
});
test("the end of the game is shown to both at once", () => {
  const over = tableOf({ mine, seat: "p2", number: 5, state: "over" });
  expect(nextSeat(receive(drawn, over))).toBeNull();
});
