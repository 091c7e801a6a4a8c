/** Which pile of cards somebody looks through. */
import type { Seat } from "../../kit";

export interface Pile {
  of: "discard" | "hand" | "pile" | "sunk";
  seat?: Seat;
}

export class Piles {
  opened = $state.raw<Pile | null>(null);

  toggle(pile: Pile): void {
    const same = this.opened?.of === pile.of && this.opened.seat === pile.seat;
    this.opened = same ? null : pile;
  }
}
