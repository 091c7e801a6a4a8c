/** A table with the types of its title: what boards draw from and act through. */
import type { SharedMessage } from "../shell/generated/messages";
import type { CardFace, Decision, Seat } from "../shell/protocol";
import type { TableState, Target } from "../shell/table/state.svelte";
import type { Params } from "../shell/texts";

/** What a title declares of itself; `tools/page_types.py` writes it into the title's `generated.ts`. */
export interface Contract {
  view: { players: { seat: Seat }[] };
  player: { seat: Seat };
  event: { event: string; at: number; seat?: Seat };
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

/** A question that may only be one of the title's. */
export interface DecisionOf<C extends Contract> extends Omit<Decision, "prompt" | "choices" | "says"> {
  prompt: C["prompt"];
  choices: C["choice"][];
  /** By line. */
  says: Record<string, C["says"]>;
}

export interface CardOf<C extends Contract> extends Omit<CardFace, "extra"> {
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
  choicesFor(target: Target): C["choice"][];
  /** The listed choice with these fields; of several the first. */
  find<W extends Wanted<C["choice"]>>(wanted: W): Extract<C["choice"], { kind: W["kind"] }> | undefined;
  choose(choice: C["choice"]): Promise<void>;
  /** Several that belong together, taken all or none. */
  chooseAll(choices: C["choice"][]): Promise<void>;
  say(id: C["message"] | SharedMessage, params?: Params): string;
  eventText(told: C["event"]): string;
  isQuiet(told: C["event"]): boolean;
}

/** A table of the title that has this contract. */
export type TableOf<C extends Contract> = Omit<TableState, keyof Typed<C>> & Typed<C>;
