/**
 * What one means to do next, put together while others play: pieces tapped on the board, in their order. It stays in this
 * page, knows no rule, and is held against the choices that are listed when one is asked.
 */
import { announcer } from "../announce.svelte";
import type { Choice } from "../protocol";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";
import { sameTarget, touches, type Target } from "./aim.svelte";
import type { TableState } from "./state.svelte";

interface PlannedStep {
  target: Target;
  names: string[];
}

export class Plan {
  /** Taps are put into the plan. */
  open = $state(false);
  #steps = $state.raw<PlannedStep[]>([]);
  /** The number at which the present turn began; -1 while others play. */
  #began = -1;

  constructor(readonly table: TableState) {}

  /** One waits for others at a table where one sits. */
  get isPossible(): boolean {
    const { table } = this;
    const waits = table.live?.state === "running" && table.seat !== null && !table.live.deciding.includes(table.seat);
    return waits && !table.away && table.past.shown === null;
  }
  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }
  /** All of it in words: "Toniná → slot 4, then Search". */
  get text(): string {
    const steps = this.#steps.map((step) => step.names.join(" → "));
    return steps.length ? steps.reduce((first, second) => say("plan-two", { first, second })) : "";
  }
  has(target: Target): boolean {
    return this.#steps.some((step) => Object.keys(target).every((field) => step.target[field] === target[field]));
  }

  /** A card begins a step; its place completes it. The last tap once more takes it out. */
  add(target: Target, name: string, after?: string): void {
    const last = this.#steps.at(-1);
    if (last && after && after in last.target) {
      const joined = { target: { ...last.target, ...target }, names: [last.names[0]!, name] };
      this.#steps = [...this.#steps.slice(0, -1), joined];
    } else if (last && sameTarget(last.target, target)) this.#steps = this.#steps.slice(0, -1);
    else if (!after) this.#steps = [...this.#steps, { target, names: [name] }];
  }

  drop(): void {
    this.#steps = [];
    this.open = false;
  }

  /** The one listed choice that is what was planned next. */
  get choice(): Choice | null {
    const fitting = this.#fitting();
    return fitting.length === 1 ? fitting[0]! : null;
  }

  #fitting(): Choice[] {
    const next = this.#steps[0];
    return next ? this.table.aim.choices.filter((choice) => touches(choice, next.target)) : [];
  }

  /** A new question: do what was planned, offer it, or say that it cannot be done any more. */
  meet(): void {
    const { table } = this;
    if (!table.decision) {
      if (table.seat && !table.live?.deciding.includes(table.seat)) this.#began = -1;
      return;
    }
    this.open = false;
    if (this.isEmpty) return;
    const first = this.#began < 0;
    if (first) this.#began = table.number;
    const fitting = this.#fitting();
    if (fitting.length === 1 && settings.planned) void this.go();
    else if (fitting.length > 1) table.select(this.#steps[0]!.target);
    else if (fitting.length === 0 && first) {
      // Between two planned steps something else may have to be chosen; at the beginning of a turn it is too late.
      announcer.show(say("plan-lost", { steps: this.text }));
      this.drop();
    }
  }

  /** Do the next step. */
  async go(): Promise<void> {
    const { choice } = this;
    if (!choice) return;
    this.#steps = this.#steps.slice(1);
    await this.table.choose(choice.line);
  }

  /** Something was chosen: what was planned in the same words is done. */
  chosen(choice: Choice): void {
    if (this.#steps[0] && touches(choice, this.#steps[0].target)) this.#steps = this.#steps.slice(1);
  }
}
