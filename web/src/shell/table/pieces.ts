/** Where the pieces on the page are, and how they travel when the table changes: motion that explains. */
import type { Motion } from "../plugin";

const STAGGER = 60;
const DURATION = 260;
const HIGHLIGHT = 900;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

export class Pieces {
  #pieces = new Map<string, Set<HTMLElement>>();
  #places = new Map<string, Set<HTMLElement>>();
  #before = new Map<string, Seen>();
  #there = new Set<HTMLElement>();
  /** Where each place was seen last, for one that has just gone. */
  #lastPlace = new Map<string, DOMRect>();

  piece(id: string): (element: HTMLElement) => () => void {
    return (element) => register(this.#pieces, id, element);
  }

  place(name: string): (element: HTMLElement) => () => void {
    return (element) => register(this.#places, name, element);
  }

  /** Remember where everything is, just before the table changes; `still`: only what is there, which needs no measuring. */
  remember(still: boolean): void {
    this.#before.clear();
    this.#there = new Set([...this.#pieces.values()].flatMap((elements) => [...elements]));
    if (still) return;
    for (const [id, elements] of this.#pieces) {
      const seen = visible(elements);
      if (seen) this.#before.set(id, seen);
    }
    for (const [name, elements] of this.#places) {
      const seen = visible(elements);
      if (seen) this.#lastPlace.set(name, seen.box);
    }
  }

  /** Where nothing moves, what was not there before is highlighted. */
  highlight(): void {
    for (const elements of this.#pieces.values()) {
      for (const element of elements) if (!this.#there.has(element)) flash(element);
    }
  }

  /** Carry everything from where it was to where it is now. Speed 2 is twice as fast. */
  travel(motions: Motion[], speed: number): void {
    const duration = DURATION / speed;
    let order = 0;
    const moved = new Map(motions.filter((motion) => motion.card).map((motion) => [motion.card!, motion]));
    // Everything is measured before anything is changed, or the page would be laid out once for every piece.
    const seen = [...this.#pieces].flatMap(([id, elements]) => {
      const now = visible(elements);
      return now ? [{ id, now }] : [];
    });
    const trips = seen.flatMap(({ id, now }) => {
      const before = this.#before.get(id);
      if (before && near(before.box, now.box)) return [];
      const from = before?.box ?? this.#placeBox(moved.get(id)?.from);
      return [{ now, from, rest: from ? turned(now.element) : "" }];
    });
    for (const { now, from, rest } of trips) {
      if (from) slide(now.element, from, now.box, rest, duration, (STAGGER / speed) * order++);
      else appear(now.element, duration);
    }
    for (const motion of motions) {
      const to = this.#placeBox(motion.to);
      if (motion.card) {
        const before = this.#before.get(motion.card);
        const from = before?.box ?? this.#placeBox(motion.from);
        if (to && from && before && !visible(this.#pieces.get(motion.card) ?? new Set())) {
          ghost(before.element, from, to, duration, (STAGGER / speed) * order++);
        }
      } else if (to) {
        const from = this.#placeBox(motion.from);
        if (from) this.#tokens(motion, from, to, duration, speed);
      }
    }
  }

  #tokens(motion: Motion, from: DOMRect, to: DOMRect, duration: number, speed: number): void {
    for (let i = 0; i < Math.min(motion.count ?? 1, 8); i++) {
      const token = document.createElement("span");
      token.className = "flying-token";
      token.dataset.token = motion.icon ?? "";
      fly(token, from, to, duration * 1.4, (STAGGER / speed) * i, true);
    }
  }

  #placeBox(name: string | undefined): DOMRect | undefined {
    if (!name) return undefined;
    return (
      visible(this.#places.get(name) ?? new Set())?.box ?? this.#before.get(name)?.box ?? this.#lastPlace.get(name)
    );
  }
}

function register(all: Map<string, Set<HTMLElement>>, key: string, element: HTMLElement): () => void {
  const elements = all.get(key) ?? new Set();
  elements.add(element);
  all.set(key, elements);
  return () => {
    elements.delete(element);
    if (!elements.size) all.delete(key);
  };
}

/** The first of them that takes room on the page. */
function visible(elements: Set<HTMLElement>): Seen | undefined {
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return { box, element };
  }
  return undefined;
}

function near(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 3 && Math.abs(one.width - other.width) < 3;
}

function between(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.max(0.15, Math.min(4, from.width / to.width));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** How a piece lies by itself; nothing if it lies straight. */
function turned(element: HTMLElement): string {
  const own = getComputedStyle(element).transform;
  return own === "none" ? "" : own;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, rest: string, duration: number, delay: number): void {
  element.animate(
    [
      { transform: `${between(from, to)} ${rest}`, zIndex: 40, filter: "drop-shadow(0 14px 18px rgb(40 25 5 / 0.35))" },
      { transform: rest || "none", zIndex: 40, filter: "drop-shadow(0 1px 2px rgb(40 25 5 / 0.2))" },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
}

function appear(element: HTMLElement, duration: number): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
}

/** A highlight instead of a motion. It stands still, so that nothing is drawn again and again. */
function flash(element: HTMLElement): void {
  element.dataset.fresh = "";
  setTimeout(() => delete element.dataset.fresh, HIGHLIGHT);
}

function ghost(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ["id", "tabindex", "role", "aria-label"]) copy.removeAttribute(name);
  fly(copy, from, to, duration, delay, false);
}

/** A thing that is on the page only while it is under way. */
function fly(thing: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number, small: boolean): void {
  const width = small ? 18 : from.width;
  const height = small ? 18 : from.height;
  thing.setAttribute("aria-hidden", "true");
  thing.inert = true;
  Object.assign(thing.style, {
    position: "fixed",
    left: `${from.x + from.width / 2 - width / 2}px`,
    top: `${from.y + from.height / 2 - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  (document.querySelector("[data-title]") ?? document.body).append(thing);
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  const scale = small ? 1 : Math.max(0.15, Math.min(2, to.width / from.width));
  const flight = thing.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: small ? 1 : 0.2 },
    ],
    { duration, delay, easing: EASE, fill: "both" },
  );
  flight.onfinish = () => thing.remove();
  flight.oncancel = () => thing.remove();
}
