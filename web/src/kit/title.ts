/** A title's part of the page, checked against what the title declares. */
import type { Component } from "svelte";
import type { SharedMessage } from "../shell/generated/messages";
import type * as shell from "../shell/plugin";
import type { Motion, PanelFact, Seat, Target, TitlePage } from "../shell/plugin";
import type { CardOf, Contract, TableOf } from "./table";

export interface BoardProps<T = TableOf<Contract>> extends Omit<shell.BoardProps, "table"> {
  table: T;
}
export interface HandProps<T = TableOf<Contract>> extends Omit<shell.HandProps, "table"> {
  table: T;
}
export interface CardFaceProps<Card = shell.CardFace> extends Omit<shell.CardFaceProps, "card"> {
  card: Card;
}
export interface SceneProps<T extends { events: unknown[] }> extends Omit<shell.SceneProps, "table" | "events"> {
  table: T;
  /** What happened, in its order; the view is still the one before it. */
  events: T["events"];
}

type Part = Exclude<shell.BoardPart, "all">;
type EventOf<C extends Contract, Name> = Extract<C["event"], { event: Name }>;

/** One number of a player's panel, under one of the messages that the title may say. */
export type FactOf<C extends Contract> = PanelFact & { label: C["message"] | SharedMessage };

/** Whom a lone player has to beat. */
export type Rival = NonNullable<ReturnType<NonNullable<TitlePage["rival"]>>>;

/** What travels for an event, by its name. */
export type MotionsOf<C extends Contract> = {
  [Name in C["event"]["event"]]?: (event: EventOf<C, Name>, table: TableOf<C>) => Motion[];
};

/** All that a title may bring; what it leaves out is drawn by the generic parts. Each field is told of in shell/plugin.ts. */
export interface TitleOf<C extends Contract> extends Pick<
  TitlePage,
  "id" | "Held" | "seatsOnBoard" | "parts" | "handAbove" | "icons"
> {
  Board?: Component<BoardProps<TableOf<C>>>;
  Hand?: Component<HandProps<TableOf<C>>>;
  CardFace?: Component<CardFaceProps<CardOf<C>>>;
  /** On which part of the phone's switch each question is answered: it goes there by itself. */
  questions?: Partial<Record<C["prompt"], Part>> | ((table: TableOf<C>) => Part | undefined);
  scene?: (events: C["event"][], table: TableOf<C>) => Component<SceneProps<TableOf<C>>> | undefined;
  Ending?: Component<{ table: TableOf<C>; won: boolean }>;
  rival?: (table: TableOf<C>) => Rival | undefined;
  panel?: (table: TableOf<C>, seat: Seat) => FactOf<C>[];
  motions?: MotionsOf<C>;
  taken?: (selected: Target, table: TableOf<C>) => string | undefined;
  tries?: (target: Target, table: TableOf<C>) => C["choice"][];
  commands?: (table: TableOf<C>) => ReturnType<NonNullable<TitlePage["commands"]>>;
}

/** Give a title's part of the page to the shell, which knows no title's types. */
export function defineTitle<C extends Contract = Contract>(title: TitleOf<C>): TitlePage {
  const { motions, questions, ...rest } = title;
  const moves = motions as Record<string, (event: object, table: object) => Motion[]> | undefined;
  const parts = questions as Record<string, Part> | ((table: object) => Part | undefined) | undefined;
  const page = {
    ...rest,
    motions: (event: { event: string }, table: object) => moves?.[event.event]?.(event, table) ?? [],
    partOf: (table: { decision: { prompt: string } | null }) =>
      typeof parts === "function" ? parts(table) : parts?.[table.decision?.prompt ?? ""],
  };
  return page as object as TitlePage;
}
