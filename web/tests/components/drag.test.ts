import { afterEach, expect, test, vi } from "vitest";
import { draggable, droppable } from "../../src/kit/drag";

afterEach(() => document.body.replaceChildren());

function box(left: number, top: number): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: "40px",
    height: "40px",
  });
  document.body.append(element);
  return element;
}

function move(type: string, pointerType: string, on: EventTarget, x: number, y: number): void {
  const at = { clientX: x, clientY: y, pointerId: 7, isPrimary: true, button: 0, bubbles: true };
  on.dispatchEvent(new PointerEvent(type, { ...at, pointerType }));
}

function carry(pointerType: string, thing: HTMLElement, x: number, y: number): void {
  move("pointerdown", pointerType, thing, 20, 20);
  move("pointermove", pointerType, thing, x, y);
  move("pointerup", pointerType, thing, x, y);
}

test.each(["mouse", "pen", "touch"])("what is carried by %s comes to the place that takes it", (pointerType) => {
  const [thing, place] = [box(0, 0), box(0, 200)];
  const taken = vi.fn();
  draggable({ what: "die" })(thing);
  droppable((carried) => () => void taken(carried))(place);
  carry(pointerType, thing, 20, 220);
  expect(taken.mock.calls).toEqual([[{ what: "die" }]]);
  expect(document.body.children.length).toBe(2);
});

test("a finger that moves along the row scrolls it", () => {
  const [thing, place] = [box(0, 0), box(200, 0)];
  const taken = vi.fn();
  draggable({ what: "die" })(thing);
  droppable((carried) => () => void taken(carried))(place);
  carry("touch", thing, 220, 20);
  expect(taken).not.toHaveBeenCalled();
});

test("without a thing of its own it is taken up and let go by the same taps", () => {
  const [card, slot] = [box(0, 0), box(0, 200)];
  const taps: string[] = [];
  card.dataset.lit = "";
  slot.dataset.target = "";
  card.addEventListener("click", () => taps.push("card"));
  slot.addEventListener("click", () => taps.push("slot"));
  draggable()(card);
  carry("mouse", card, 20, 220);
  return vi.waitFor(() => expect(taps).toEqual(["card", "slot"]));
});
