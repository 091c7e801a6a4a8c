/**
 * What one means to do next, put together while others play: pieces tapped on the board, in their order. It stays in this
 * page, knows no rule, and is held against the choices that are listed when one is asked.
 */
import { announcer } from "../announce.svelte";
import type { Choice, Decision, Seat } from "../protocol";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";
import type { Target } from "./aim";
import { addTap, afterChoice, choicesOfNext, hasTarget, onQuestion, type PlannedStep } from "./plan";
import type { TableState } from "./state.svelte";

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
    return hasTarget(this.#steps, target);
  }

  add(target: Target, name: string, after?: string): void {
    this.#steps = addTap(this.#steps, target, name, after);
  }

  drop(): void {
    this.#steps = [];
    this.open = false;
  }

  /** The one listed choice that is what was planned next. */
  get choice(): Choice | null {
    const [choice, ...others] = this.#fitting();
    return choice && !others.length ? choice : null;
  }

  #fitting(): Choice[] {
    return choicesOfNext(this.#steps, this.table.aim.listed);
  }

  /** A new question: do what was planned, offer it, or say that it cannot be done any more. */
  meet(decision: Decision | null, deciding: Seat[]): void {
    const { table } = this;
    if (!decision) {
      if (table.seat && !deciding.includes(table.seat)) this.#began = -1;
      return;
    }
    this.open = false;
    if (this.isEmpty) return;
    const first = this.#began < 0;
    if (first) this.#began = table.number;
    const what = onQuestion(this.#fitting(), { isFirst: first, byItself: settings.planned });
    if (what === "do") void this.go();
    else if (what === "select") table.select(this.#steps[0]?.target ?? null);
    else if (what === "lost") {
      announcer.show(say("plan-lost", { steps: this.text }));
      this.drop();
    }
  }

  /** Do the next step. */
  async go(): Promise<void> {
    const { choice } = this;
    if (!choice) return;
    this.#steps = this.#steps.slice(1);
    await this.table.choose(choice);
  }

  /** Something was chosen: what was planned in the same words is done. */
  chosen(choice: Choice): void {
    this.#steps = afterChoice(this.#steps, choice);
  }
}
