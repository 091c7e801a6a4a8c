/** What the coach of a table points at just now, and what is held back until then. */
import { announcer } from "../announce.svelte";
import { later } from "../later";
import type { Choice } from "../protocol";
import { touches, type Target } from "../table/aim";
import type { TableState } from "../table/state.svelte";
import type { Catalogue } from "../texts";
import { say } from "../words.svelte";
import { stepsDone, wanted, type Step } from "./guide";

export class Coaching {
  steps = $state.raw<Step[]>([]);
  words = $state.raw<Catalogue | null>(null);
  /** Somebody goes on without the guide. */
  closed = $state(false);
  /** The number of the choice before which something else was tried. */
  #refused = $state(-1);

  constructor(readonly table: TableState) {}

  /** The steps and their words, once a table turns out to be a guided one. */
  async load(lang: string): Promise<void> {
    const { lessons } = await later(() => import("./lessons"));
    const found = await lessons(this.table.title, lang);
    this.steps = found.steps;
    this.words = found.words;
  }

  readonly at = $derived.by(() => stepsDone(this.steps, this.table.events, this.table.seat));
  readonly step = $derived.by<Step | undefined>(() => this.steps[this.at]);
  readonly open = $derived.by(
    () => this.step !== undefined && !this.closed && this.table.seat !== null && this.table.past.shown === null,
  );
  /** The choices that it waits for; none where what it is about is not on offer: then anything goes. */
  readonly wishes = $derived.by<Choice[]>(() =>
    this.open && this.table.decision ? wanted(this.step!, this.table.decision.choices) : [],
  );

  /** The step that ends the guide. */
  get last(): boolean {
    return this.step !== undefined && this.at === this.steps.length - 1;
  }
  /** Somebody is being guided: only what is pointed at is lit. */
  get guides(): boolean {
    return this.wishes.length > 0;
  }
  /** Something else was tried just now. */
  get nudged(): boolean {
    return this.#refused === this.table.number;
  }
  /** What to do, in the words of what is seen: a phone may show it in another place. */
  get sentence(): string {
    const id = `step-${this.step?.id ?? ""}`;
    return (this.table.phone && this.words?.attribute(id, "phone")) || (this.words?.say(id) ?? "");
  }
  get title(): string {
    return this.words?.attribute(`step-${this.step?.id ?? ""}`, "title") ?? "";
  }
  get why(): string {
    return this.words?.attribute(`step-${this.step?.id ?? ""}`, "why") ?? "";
  }

  /** The wishes that what was taken up leads to. */
  #ahead(wishes: Choice[]): Choice[] {
    const { selected } = this.table;
    return selected ? wishes.filter((wish) => touches(wish, selected)) : [];
  }

  /** Is this the next thing to press for one of the wishes? First the card; once it is taken up, its slot. */
  pointsAt(target: Target, after?: string, wishes = this.wishes): boolean {
    const ahead = this.#ahead(wishes);
    if (!ahead.length) return !after && wishes.some((wish) => touches(wish, target));
    const chosen = Object.keys(target).every((field) => field in this.table.selected!);
    return !chosen && ahead.some((wish) => touches(wish, target));
  }

  /** The same for a button that makes one of these choices. */
  pointsAtChoice(...choices: Choice[]): boolean {
    const ahead = this.#ahead(this.wishes);
    return (ahead.length ? ahead : this.wishes).some(({ line }) => choices.some((choice) => choice.line === line));
  }

  /** May it be chosen, or taken up? If not, the coach says so. */
  allows(choices: Choice[]): boolean {
    const fits = !this.guides || this.wishes.some(({ line }) => choices.some((choice) => choice.line === line));
    if (!fits) {
      this.#refused = this.table.number;
      announcer.say(`${say("coach-not-yet")} ${this.sentence}`);
    }
    return fits;
  }
}
