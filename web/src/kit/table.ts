/** A table with the types of its title: what boards draw from and act through. */
import type { SharedMessage } from "../shell/generated/messages";
import type * as shell from "../shell/plugin";
import type { Decision } from "../shell/protocol";
import type { TableState, Target } from "../shell/plugin";
import type { Say } from "./words.svelte";

/** What a title declares of itself; `tools/page_types.py` writes it into the title's `generated.ts`. */
export interface Contract {
  view: { players: { seat: shell.Seat }[] };
  player: { seat: shell.Seat };
  event: { event: string; at: number; seat?: shell.Seat };
  prompt: string;
  params: object;
  choice: { line: string; kind: string };
  says: object;
  extra: object;
  area: string;
  message: string;
}

/** What is looked for among the listed choices: a kind, and any of its fields. */
export type Wanted<C extends { kind: string }> = C extends unknown
  ? { kind: C["kind"] } & Partial<Omit<C, "kind" | "line">>
  : never;

/** A question that can only be one of the title's. */
export interface DecisionOf<C extends Contract> extends Omit<Decision, "prompt" | "choices" | "says"> {
  prompt: C["prompt"];
  choices: C["choice"][];
  /** By line. */
  says: Record<string, C["says"]>;
}

export interface CardOf<C extends Contract> extends Omit<shell.CardFace, "extra"> {
  extra: C["extra"];
}

interface Typed<C extends Contract> {
  /** What this seat sees; without players before the game begins. */
  readonly view: C["view"] | { players?: undefined };
  readonly decision: DecisionOf<C> | null;
  readonly cards: Record<string, CardOf<C>>;
  readonly events: C["event"][];
  readonly fresh: C["event"][];
  readonly now: C["event"] | null;
  choicesFor<W extends Wanted<C["choice"]>>(wanted: W): Extract<C["choice"], { kind: W["kind"] }>[];
  choicesFor(target: Target): C["choice"][];
  /** The listed choice with these fields; of several the first. */
  find<W extends Wanted<C["choice"]>>(wanted: W): Extract<C["choice"], { kind: W["kind"] }> | undefined;
  choose(choice: C["choice"]): Promise<void>;
  /** Several that belong together, taken all or none. */
  chooseAll(choices: C["choice"][]): Promise<void>;
  say: Say<C["message"] | SharedMessage>;
  eventText(told: C["event"]): string;
  isQuiet(told: C["event"]): boolean;
}

/** A table of the title that has this contract. */
export type TableOf<C extends Contract> = Omit<TableState, keyof Typed<C>> & Typed<C>;

/** What the kit's own parts need of a table, whatever its title. */
export type AnyTable = Pick<TableState, "hints" | "lang" | "nameOf" | "word" | "local" | "playback">;

/** What this seat sees; null before the game begins. */
export function viewOf<V extends { players: object[] }>(table: {
  readonly view: V | { players?: undefined };
}): V | null {
  const { view } = table;
  return view.players ? view : null;
}

/** A player's part of what is seen. */
export function playerOf<P extends { seat: shell.Seat }>(
  table: { readonly view: { players?: P[] | undefined } },
  seat: shell.Seat | null,
): P | undefined {
  return table.view.players?.find((player) => player.seat === seat);
}

/** The sum of a score's lines. */
export function total(score: Record<string, number>): number {
  return Object.values(score).reduce((sum, line) => sum + line, 0);
}
