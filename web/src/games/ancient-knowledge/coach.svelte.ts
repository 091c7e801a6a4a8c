/** What the coach points at just now; the pieces themselves show it. */
import type { Target } from "../../shell/plugin";

class Coaching {
  at = $state.raw<Target[]>([]);

  /** Somebody is being guided: only what is pointed at is lit. */
  get guides(): boolean {
    return this.at.length > 0;
  }

  /** It points at one thing, not at several to choose from. */
  get sure(): boolean {
    return this.at.length === 1;
  }

  card(id: string): boolean {
    return this.at.some((target) => target.card === id);
  }

  kind(kind: string): boolean {
    return this.at.some((target) => target.kind === kind);
  }

  /** A slot is pointed at once its card is chosen. */
  slot(slot: number, selected: Target | null): boolean {
    return this.at.some((target) => target.slot === String(slot) && target.card === selected?.card);
  }
}

export const coaching = new Coaching();
