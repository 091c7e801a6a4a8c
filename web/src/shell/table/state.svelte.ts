/** A table as one seat sees it: what boards draw from and act through. */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { announcer } from "../announce.svelte";
import { api, Refused } from "../api";
import { placesIn } from "../generic/areas";
import { library } from "../library.svelte";
import { seatName } from "../names";
import type { TitlePage } from "../plugin";
import { attempt } from "../problems";
import type {
  Answer,
  CardFace,
  Change,
  Choice,
  Decision,
  Manner,
  Moment,
  Moved,
  Seat,
  SeatShown,
  ServerMessage,
  TableSeen,
  Told,
  View,
  WhySaid,
} from "../protocol";
import { settings } from "../settings.svelte";
import { sounds } from "../sounds";
import { choiceText, eventText, plain, promptText, shortText, word, type Reader } from "../speaker";
import type { Params } from "../texts";
import { words } from "../words.svelte";
import { Aim, type Target } from "./aim.svelte";
import { Connection } from "./connection.svelte";
import { Hints } from "./hints.svelte";
import { continued } from "./log";
import { Past } from "./past.svelte";
import { patched } from "./patch";
import { Pieces } from "./pieces";
import { Playback } from "./playback.svelte";
import { makeTarget, type TargetOptions } from "./target.svelte";

export type { Target } from "./aim.svelte";

const MOST_TRIES = 8;
const PHONE = matchMedia("(max-width: 719px)");

export class TableState {
  /** The table as the server told it last, as far as it has been played back. */
  live = $state.raw<TableSeen | null>(null);
  /** Everything told so far, oldest first; what was taken back is gone. */
  events = $state.raw<Told[]>([]);
  /** The log as each pair of eyes at this screen knows it, and up to which number. */
  readonly #logs = new Map<Seat | null, { number: number; events: Told[] }>();
  /** What the last move told. */
  fresh = $state.raw<Told[]>([]);
  /** The choice that is on its way to the server. */
  pressed = $state<string | null>(null);
  /** The choice that waits to be confirmed. */
  staged = $state.raw<Choice | null>(null);
  zoomed = $state<string | null>(null);
  /** Set by a coach who shows one thing at a time: false keeps a choice from being sent. */
  guide: ((choice: Choice) => boolean) | null = null;
  phone = $state(PHONE.matches);
  #looking = $state<Seat | null>(null);
  #places = $derived(placesIn(this.view, this.cards, this.events));
  /** The server's clock minus ours, in seconds. */
  #ahead = 0;

  readonly connection: Connection;
  readonly playback = new Playback();
  readonly pieces = new Pieces();
  readonly aim = new Aim(() => this.decision);
  readonly hints = new Hints(this);
  readonly past: Past;

  constructor(readonly id: string) {
    this.past = new Past(id, (change, moment) => this.#carry(change, moment?.events ?? []));
    this.connection = new Connection(id, (message) => this.#receive(message));
    PHONE.addEventListener("change", this.#measure);
  }

  leave(): void {
    this.past.stop();
    this.playback.clear();
    this.connection.close();
    PHONE.removeEventListener("change", this.#measure);
  }

  #measure = (): void => {
    this.phone = PHONE.matches;
  };

  // What is

  get title(): string {
    return this.live?.title ?? "";
  }
  get page(): TitlePage {
    return library.page(this.title);
  }
  /** Drawn by the generic board: the title has none of its own, or the plain one is wanted. */
  get isPlain(): boolean {
    return settings.plain || !this.page.Board;
  }
  /** One's own seat; null for a spectator. */
  get seat(): Seat | null {
    return this.live?.seat ?? null;
  }
  get seats(): SeatShown[] {
    return this.live?.seats ?? [];
  }
  get view(): View {
    return this.past.shown?.view ?? this.live?.view ?? {};
  }
  /** What one is asked now; null while others decide, in replays, and while moves are still played back. */
  get decision(): Decision | null {
    return this.past.shown || this.playback.running || this.staged ? null : (this.live?.decision ?? null);
  }
  get deciding(): Seat[] {
    return this.past.shown?.deciding ?? this.live?.deciding ?? [];
  }
  /** Nobody may talk now, nor see how long another thinks or who has chosen already. */
  get silent(): boolean {
    return this.live?.state === "running" && library.title(this.title)?.silent === true;
  }
  /** At a silent table all choose at the same time. */
  get together(): boolean {
    return this.silent && this.deciding.length > 1;
  }
  get isMyTurn(): boolean {
    if (this.live?.state !== "running" || !this.seat) return false;
    return this.silent ? this.live.decision !== null : this.deciding.includes(this.seat);
  }
  get number(): number {
    return this.past.shown?.number ?? this.live?.number ?? 0;
  }
  /** The event being shown right now. */
  get now(): Told | null {
    return this.fresh.find((told) => !this.isQuiet(told)) ?? null;
  }
  get lang(): string {
    return words.lang;
  }
  get looking(): Seat {
    return this.#looking ?? this.seat ?? this.seats[0]?.seat ?? "p1";
  }
  get cards(): Record<string, CardFace> {
    return library.cards(this.title);
  }
  /** How far a clock has run down: seconds left now; null without one. */
  clock(seat: SeatShown, now: number): number | null {
    if (seat.clock === null) return null;
    const runs = this.live?.state === "running" && this.live.deciding.includes(seat.seat);
    return runs ? seat.clock - Math.max(0, now / 1000 + this.#ahead - this.live!.since) : seat.clock;
  }

  // Words

  get reader(): Reader {
    const places = this.#places;
    const prompts = library.title(this.title)?.prompts ?? {};
    return { catalogue: words.of(this.title), cards: this.cards, seat: this.seat, nameOf: (seat) => this.nameOf(seat), places, prompts };
  }
  say(id: string, params?: Params): string {
    return words.of(this.title).say(id, params);
  }
  knows(id: string): boolean {
    return words.of(this.title).has(id);
  }
  /** One of a family of words: `word("kind", "city")`. */
  word(family: string, value: string): string {
    return word(words.of(this.title), family, value);
  }
  nameOf(seat: Seat): string {
    const found = this.seats.find((each) => each.seat === seat);
    return (found && seatName(found)) || this.say("player-name", { number: Number(seat.slice(1)) });
  }
  cardName(id: string): string {
    return this.cards[id]?.names[this.lang] ?? id;
  }
  choiceText(choice: Choice): string {
    return choiceText(this.reader, choice, this.decision?.says[choice.line]);
  }
  /** On a button: in few words where there is little room. */
  buttonText(choice: Choice): string {
    if (!this.phone) return this.plain(this.choiceText(choice));
    const says = this.decision?.says[choice.line] ?? {};
    return this.plain(shortText(this.reader, choice, says, (field) => this.#isKnown(choice, field)));
  }
  /** What was tapped says it, or it is the same whatever one chooses. */
  #isKnown(choice: Choice, field: string): boolean {
    const value = choice[field]!;
    if (value === this.zoomed || Object.values(this.selected ?? {}).includes(value)) return true;
    const others = this.aim.choices.filter((each) => each.kind !== "Done" && each.kind !== "Pass");
    return others.every((each) => each.kind === choice.kind && each[field] === value);
  }
  eventText(told: Told): string {
    return eventText(this.reader, told);
  }
  promptText(decision: Decision): string {
    return promptText(this.reader, decision);
  }
  /** A sentence with the cards' names in it, for what cannot show links. */
  plain(text: string): string {
    return plain(text, this, this.lang);
  }

  // What can be chosen

  get selected(): Target | null {
    return this.aim.selected;
  }
  choicesFor(target: Target): Choice[] {
    return this.aim.choicesFor(target);
  }
  /** The card that a target names, if it names one. */
  cardOf(target: Target): string | undefined {
    const named = target.card ?? target.any;
    return named !== undefined && named in this.cards ? named : target.card;
  }
  isLit(target: Target, after?: string): boolean {
    return this.pressed === null && this.aim.isLit(target, after);
  }
  select(target: Target | null): void {
    this.aim.selected = target;
    this.hints.close();
  }

  /** What a tap does: sends the one choice that fits, or selects, or says why not. */
  tap(target: Target, element?: HTMLElement, after?: string): void {
    const card = this.cardOf(target);
    const sheet = this.phone && card !== undefined && !this.decision?.cancellable && !this.selected;
    if (!this.decision || this.pressed !== null || sheet) {
      if (card) this.zoom(card);
      else if (target.seat) this.look(target.seat);
      return;
    }
    const tapped = this.aim.tap(target, after);
    if (tapped.do === "choose") void this.choose(tapped.choice.line);
    else if (tapped.do === "select") this.select(tapped.target);
    else if (tapped.do === "unselect") this.select(null);
    else if (element) this.hints.ask(element, target, after, 0);
    if (tapped.do === "select") sounds.pick();
    if (tapped.do === "why") sounds.refuse();
  }

  /** Send a choice; with confirmation asked for, put it up to be confirmed first. */
  async choose(line: string): Promise<void> {
    const choice = this.aim.choices.find((each) => each.line === line);
    this.zoomed = null;
    if (choice && this.guide?.(choice) === false) return;
    this.select(null);
    if (settings.confirm && choice) this.staged = choice;
    else await this.#send(line);
  }

  async confirm(): Promise<void> {
    const staged = this.staged;
    this.staged = null;
    if (staged) await this.#send(staged.line);
  }

  unstage(): void {
    this.staged = null;
  }

  async #send(line: string): Promise<void> {
    if (this.pressed !== null || !this.live) return;
    this.pressed = line;
    await attempt(() => this.#tellChoice(line));
    this.pressed = null;
  }

  /** Where several choose at once, another's choice may come a moment before: the same question is answered again. */
  async #tellChoice(line: string): Promise<void> {
    for (let tries = 0; ; tries++) {
      const { decision, deciding } = this.live!;
      try {
        await this.#tell("choose", { choices: [line] });
        return;
      } catch (problem) {
        const late = problem instanceof Refused && problem.problem.code === "stale-choice";
        if (!late || deciding.length < 2 || tries === MOST_TRIES) throw problem;
        await this.#catchUp(Number(problem.problem.params.now));
        if (!sameQuestion(decision, this.live?.decision ?? null)) throw problem;
      }
    }
  }

  /** What the server has told may still be on its way to the board. */
  async #catchUp(number: number): Promise<void> {
    for (let i = 0; i < 100 && (this.live?.number ?? 0) < number; i++) await new Promise((done) => setTimeout(done, 20));
  }

  async undo(): Promise<void> {
    this.select(null);
    await attempt(() => this.#tell("undo", {}));
  }

  /** Take back the picks of a choice that is being made. */
  async cancel(): Promise<void> {
    this.select(null);
    await attempt(() => this.#tell("cancel", {}));
  }

  #tell(what: "choose" | "undo" | "cancel", more: { choices?: string[] }): Promise<Answer> {
    const { number, decision, seat, mine } = this.live!;
    const who = mine.length > 1 ? { seat: decision?.seat ?? seat ?? undefined } : {};
    return this.connection.send({ do: what, number, ...more, ...who } as Parameters<Connection["send"]>[0]);
  }

  async why(line: string): Promise<WhySaid | null> {
    const mine = this.live && this.live.mine.length > 1 ? { seat: this.live.decision?.seat } : {};
    return (await this.connection.send({ do: "why", choice: line, ...mine })).why ?? null;
  }

  /** How the title's events are told, as it declares them. */
  get manner(): Manner {
    return library.title(this.title)?.told ?? {};
  }
  /** Is it left out of what is told? */
  isQuiet(told: Told): boolean {
    return this.manner[told.event] === "quiet";
  }

  // For elements of a board

  target(target: Target, options: string | TargetOptions = {}): Attachment<HTMLElement> {
    return makeTarget(this, target, typeof options === "string" ? { label: options } : options);
  }
  piece(id: string): Attachment<HTMLElement> {
    return this.pieces.piece(id);
  }
  place(name: string): Attachment<HTMLElement> {
    return this.pieces.place(name);
  }
  zoom(card: string): void {
    this.hints.close();
    this.zoomed = card;
  }
  look(seat: Seat): void {
    this.#looking = seat;
  }

  // What the server tells

  #receive(message: Exclude<ServerMessage, Answer>): void {
    if (message.is === "table") {
      this.playback.clear();
      this.playback.add({ show: () => this.#see(message) });
    } else if (message.is === "moved") this.playback.add({ show: () => this.#move(message) });
    else if (!this.live) return;
    else if (message.is === "seats") this.live = { ...this.live, ...message, is: "table" };
    else this.live = { ...this.live, chat: [...this.live.chat, message.line] };
  }

  #keepLog(events: Told[]): void {
    this.events = events;
    if (this.live?.view) this.#logs.set(this.live.seat, { number: this.live.number, events });
  }

  /** The whole log of these eyes, asked for once: the last events, which every table brings along, go on from there. */
  async #logOf(table: TableSeen): Promise<Told[]> {
    const known = this.#logs.get(table.seat);
    const joined = known && continued(known.events, known.number, table.events, table.number);
    if (joined) return joined;
    const log = await api.log(this.id).catch(() => null);
    return log ? log.events.filter((told) => (told.at ?? 0) <= table.number) : table.events;
  }

  async #see(table: TableSeen): Promise<number> {
    this.past.forget();
    this.pressed = this.staged = null;
    this.#ahead = table.now - Date.now() / 1000;
    await library.loadTable(table.title);
    const events = table.view ? await this.#logOf(table) : table.events;
    const change = (): void => {
      this.live = table;
      this.#keepLog(events);
    };
    if (this.live?.view && table.view) await this.#carry(change, []);
    else change();
    return 0;
  }

  async #move(moved: Moved): Promise<number> {
    const before = this.live;
    if (!before || moved.number <= before.number) return 0;
    const mine = before.seat !== null && moved.events.some((told) => told.seat === before.seat) && this.#isMine(before);
    const { patch, clocks, events, undone, adventure, ...rest } = moved;
    await this.#carry(() => {
      this.live = {
        ...before,
        ...rest,
        is: "table",
        adventure: adventure ?? before.adventure,
        view: before.view && patched(before.view, patch as Change[]),
        seats: before.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? null })),
      };
      const gone = new Set(undone);
      this.#keepLog([...this.events.filter((told) => !gone.has(told.at ?? -1)), ...events]);
      if (undone.length) this.past.forget();
    }, events);
    this.#tellAloud(before, moved);
    // Nobody waits for others where several decide at once.
    const still = this.#isMine(before) && this.#isMine(moved);
    return mine || still || undone.length ? 0 : events.filter((told) => !this.isQuiet(told)).length;
  }

  /** Change what is drawn, and carry the pieces from where they were. */
  async #carry(change: () => void, events: Told[]): Promise<void> {
    const still = settings.still || settings.speed === "skip";
    this.pieces.remember(still);
    const motions = events.flatMap((told) => this.page.motions?.(told, this) ?? []);
    untrack(change);
    this.fresh = events;
    this.hints.close();
    await tick();
    if (still) this.pieces.highlight();
    else this.pieces.travel(motions, settings.speed === "1" ? 1 : 2);
  }

  #isMine(table: { seat?: Seat | null; deciding: Seat[] }): boolean {
    const mine = this.live?.mine ?? [];
    return table.deciding.some((seat) => mine.includes(seat));
  }

  #tellAloud(before: TableSeen, moved: Moved): void {
    const lines = moved.events.filter((told) => !this.isQuiet(told)).map((told) => this.plain(this.eventText(told)));
    if (moved.decision) lines.push(this.plain(this.promptText(moved.decision)));
    announcer.say(lines.join(". "));
    if (moved.state === "over" && before.state !== "over") sounds.end();
    else if (this.#isMine(moved) && !this.#isMine(before)) {
      sounds.turn();
      if (this.phone) navigator.vibrate?.(30);
    } else if (moved.events.length) sounds.move();
  }
}

function sameQuestion(one: Decision | null, other: Decision | null): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

export type { Moment };
