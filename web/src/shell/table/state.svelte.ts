/** A table as one seat sees it: what boards draw from and act through. */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { asKnown, isSealed } from "../adventure";
import { announcer } from "../announce.svelte";
import { api, Refused } from "../api";
import { Coaching } from "../coach/coaching.svelte";
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
  Moved,
  Parts,
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
import { viewport } from "../viewport.svelte";
import { words } from "../words.svelte";
import { Aim, isSameQuestion, type Target } from "./aim.svelte";
import { Connection } from "./connection.svelte";
import { Hints } from "./hints.svelte";
import { aloud, continued } from "./log";
import { lengthOf } from "./pace";
import { Past } from "./past.svelte";
import { patched } from "./patch";
import { Pieces } from "./pieces";
import { Plan } from "./plan.svelte";
import { Playback } from "./playback.svelte";
import { Scenes } from "./scenes.svelte";
import { makeTarget, type TargetOptions } from "./target.svelte";

export type { Target } from "./aim.svelte";

const MOST_TRIES = 8;

export class TableState {
  /** The table as the server told it last, as far as it has been played back. */
  live = $state.raw<TableSeen | null>(null);
  /** Everything told so far, oldest first; what was taken back is gone. */
  events = $state.raw<Told[]>([]);
  /** The log as each pair of eyes at this screen knows it, and up to which number. */
  readonly #logs = new Map<Seat | null, { number: number; events: Told[] }>();
  /** It could not be fetched: we have its end, and ask again when the next table comes. */
  #logIsCut = false;
  /** What the last move told. */
  fresh = $state.raw<Told[]>([]);
  /** The choice that is on its way to the server. */
  pressed = $state<string | null>(null);
  /** Somebody wants to know what is best: it is thought about, or shown. */
  asks = $state(false);
  /** What the teacher would choose: it is lit as advice. */
  advised = $state.raw<Choice[]>([]);
  /** The choice that waits to be confirmed. */
  staged = $state.raw<Choice | null>(null);
  zoomed = $state<string | null>(null);
  /** What was tapped to see the card: the reason is about that. */
  zoomedAs = $state.raw<Target | null>(null);
  #looking = $state<Seat | null>(null);
  #cards = $derived.by(() => {
    const all = library.cards(this.title);
    const reached = this.live?.adventure?.reached;
    return reached === undefined
      ? all
      : Object.fromEntries(Object.values(all).map((card) => [card.id, asKnown(card, reached)]));
  });
  #places = $derived(placesIn(this.view, this.cards, this.events));
  /** The last that the server told, shown or not: whom it asked. */
  #heard: { deciding: Seat[]; mine: Seat[] } = { deciding: [], mine: [] };
  /** What happened and has not been read out yet. */
  #unread: Told[] = [];
  /** What the server tells the next one at this screen, while the last one still looks. */
  #held = $state.raw<Exclude<ServerMessage, Answer>[]>([]);
  /** One's last act was to take something back. */
  #takenBack = false;
  /** The server's clock minus ours, in seconds. */
  #ahead = 0;

  readonly connection: Connection;
  readonly playback = new Playback<TableSeen | Moved>((messages) => this.#play(messages));
  readonly pieces = new Pieces();
  readonly aim = new Aim(() => this.decision);
  readonly hints = new Hints(this);
  readonly scenes = new Scenes(this);
  readonly plan = new Plan(this);
  readonly past: Past;
  /** Who explains a first game: shows one thing at a time and holds back the rest. */
  readonly coaching: Coaching;

  constructor(readonly id: string) {
    this.past = new Past(id, (change, moment) => this.#carry(change, moment?.events ?? []));
    this.connection = new Connection(id, (message) => this.#receive(message));
    this.coaching = new Coaching(this);
  }

  leave(): void {
    this.past.stop();
    this.playback.clear();
    this.connection.close();
  }

  // What is

  get phone(): boolean {
    return viewport.phone;
  }
  get low(): boolean {
    return viewport.low;
  }
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
  /** One's own seat, or the one with whose eyes one looks back; null for a spectator. */
  get seat(): Seat | null {
    return this.past.eyes ?? this.live?.seat ?? null;
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
  /** Bots that are being asked right now. Nobody watches another think where all keep silent. */
  get thinking(): Seat[] {
    if (this.past.shown || this.playback.waiting || this.silent || this.live?.state !== "running") return [];
    return this.seats
      .filter((each) => (each.kind === "bot" || each.away) && this.deciding.includes(each.seat))
      .map((each) => each.seat);
  }
  get isMyTurn(): boolean {
    if (this.live?.state !== "running" || !this.seat || this.away) return false;
    return this.silent ? this.live.decision !== null : this.deciding.includes(this.seat);
  }
  /** One's own seat that a bot plays until one takes it back. */
  get away(): SeatShown | null {
    const { state, mine = [] } = this.live ?? {};
    return (state === "running" && this.seats.find((each) => each.away && mine.includes(each.seat))) || null;
  }
  /** May one ask for a hint now? */
  get canAsk(): boolean {
    return this.live?.hints === true && this.decision !== null && !this.coaching.guides;
  }
  /** It was played to its end, and nothing of it is secret any more: the teacher can look at it. */
  get isReviewable(): boolean {
    const { live } = this;
    return live?.state === "over" && live.number > 0 && live.result?.by !== "concession" && !isSealed(live);
  }
  get number(): number {
    return this.past.shown?.number ?? this.live?.number ?? 0;
  }
  /** The event being shown right now. */
  get now(): Told | null {
    const told = this.fresh.filter((each) => !this.isQuiet(each));
    return told.find((each) => !this.parts[each.event]) ?? told[0] ?? null;
  }
  get lang(): string {
    return words.lang;
  }
  get looking(): Seat {
    return this.#looking ?? this.seat ?? this.seats[0]?.seat ?? "p1";
  }
  get cards(): Record<string, CardFace> {
    return this.#cards;
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
    return {
      catalogue: words.of(this.title),
      cards: this.cards,
      seat: this.past.eyes ? null : this.seat,
      nameOf: (seat) => this.nameOf(seat),
      places,
      prompts,
    };
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
  /** The name of the bot on this seat; empty where a person sits. */
  botAt(seat: Seat): string {
    const found = this.seats.find((each) => each.seat === seat);
    return found?.kind === "bot" ? seatName(found) : "";
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
  /** Take up, or put back; `from` is the one of several equal things that was taken. */
  select(target: Target | null, from: HTMLElement | null = null): void {
    this.aim.take(target, from);
    this.hints.close();
  }

  /**
   * What a tap does: sends the one choice that fits, or takes a card up until the rest is chosen. Whatever is calm shows
   * itself and says why it is. A thumb takes a card up first even where nothing else is to be chosen: the bar then has
   * the button, and a second tap shows the card large.
   */
  tap(target: Target, element?: HTMLElement, options: TargetOptions = {}): void {
    const { after } = options;
    const card = options.card ?? this.cardOf(target);
    if (this.plan.open && this.plan.isPossible) {
      this.plan.add(target, options.label ?? (card ? this.cardName(card) : ""), after);
      return;
    }
    if (!this.decision || this.pressed !== null) {
      if (target.seat && !card) this.look(target.seat);
      else this.#show(card, target, element, options);
      return;
    }
    const thumb = this.phone && card !== undefined && !this.decision.cancellable;
    const tapped = this.aim.tap(target, after);
    if (tapped.do === "unselect") {
      if (thumb) this.zoom(card);
      else this.select(null);
    } else if (tapped.do === "select" || (tapped.do === "choose" && thumb && tapped.alone)) {
      const taken = tapped.do === "select" ? tapped.target : target;
      if (!this.coaching.allows(this.choicesFor(taken))) return;
      this.select(taken, element);
      sounds.pick();
    } else if (tapped.do === "choose") void this.choose(tapped.choice.line);
    else {
      this.#show(card, target, element, options);
      sounds.refuse();
    }
  }

  /** Something calm: a card is shown large, with the reason inside; anything else says what it is, and why not now. */
  #show(card: string | undefined, target: Target, element: HTMLElement | undefined, options: TargetOptions): void {
    if (card) this.zoom(card, target);
    else if (element) this.hints.answer(element, target, options.after, options.label);
  }

  /** Send a choice; with confirmation asked for, put it up to be confirmed first. */
  async choose(line: string): Promise<void> {
    const choice = this.aim.choices.find((each) => each.line === line);
    this.zoomed = null;
    if (choice && !this.coaching.allows([choice])) return;
    if (choice) this.plan.chosen(choice);
    this.select(null);
    if (settings.confirm && choice) this.staged = choice;
    else await this.#send(line);
  }

  /** Several choices that belong together, one after the other, taken all or none: a piece that was dragged to its place. */
  async chooseAll(lines: string[]): Promise<void> {
    const first = this.aim.choices.find((each) => each.line === lines[0]);
    if (!first || this.pressed !== null || !this.coaching.allows([first])) return;
    this.select(null);
    this.pressed = lines[0]!;
    await attempt(() => this.#tell("choose", { choices: lines }));
    this.pressed = null;
  }

  /** An order that makes no difference is chosen by itself, unless one has just taken it back. */
  async settle(): Promise<void> {
    const { decision } = this;
    if (!decision?.same || !settings.orders || this.coaching.guides || this.#takenBack) return;
    await this.#send(decision.choices[0]!.line);
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
    this.#takenBack = false;
    this.pressed = line;
    this.playback.begin();
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
        if (!isSameQuestion(decision, this.live?.decision ?? null)) throw problem;
      }
    }
  }

  /** What the server has told may still be on its way to the board. */
  async #catchUp(number: number): Promise<void> {
    for (let i = 0; i < 100 && (this.live?.number ?? 0) < number; i++)
      await new Promise((done) => setTimeout(done, 20));
  }

  async undo(): Promise<void> {
    this.#takenBack = true;
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
  /** What of them belongs to an action, as it declares. */
  get parts(): Parts {
    return library.title(this.title)?.parts ?? {};
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
  zoom(card: string, as: Target | null = null): void {
    this.hints.close();
    this.zoomedAs = as;
    this.zoomed = card;
  }
  look(seat: Seat): void {
    this.#looking = seat;
  }

  // What the server tells

  /** At a shared screen: the next one's table has come, and waits until the screen is passed on. */
  get handing(): Seat | null {
    const next = this.#held.find((message) => message.is === "table");
    return next && !this.playback.running ? next.seat : null;
  }

  /** One has seen the end of one's own turn. */
  passOn(): void {
    const held = this.#held;
    this.#held = [];
    this.live = this.live && { ...this.live, seat: null };
    for (const message of held) this.#receive(message);
  }

  #receive(message: Exclude<ServerMessage, Answer>): void {
    const shared = message.is === "table" && message.mine.length > 1 && message.state === "running" ? message : null;
    const other = shared !== null && !!this.live?.view && shared.seat !== this.live.seat;
    if (shared && !other) this.#held = [];
    if (this.#held.length || (other && shared.seat !== null && this.live!.seat !== null)) {
      this.#held = [...this.#held, message];
      return;
    }
    if (message.is === "table") {
      // With other eyes one goes on watching: what has happened meanwhile is still played back.
      if (!other) this.playback.clear();
      this.#heard = message;
      this.playback.add(message, 0, true);
    } else if (message.is === "moved") this.#hear(message);
    else if (!this.live) return;
    else if (message.is === "seats") this.live = { ...this.live, ...message, is: "table" };
    else this.live = { ...this.live, chat: [...this.live.chat, message.line] };
  }

  /** Nobody waits to see an own move, one taken back, or one of several who decide at once. */
  #hear(moved: Moved): void {
    const { mine, deciding } = this.#heard;
    const asked = deciding.some((seat) => mine.includes(seat));
    const asks = moved.deciding.some((seat) => mine.includes(seat));
    const own = asked && (moved.events as Told[]).some((told) => told.seat !== undefined && mine.includes(told.seat));
    const length = own || (asked && asks) || moved.undone.length ? 0 : lengthOf(moved.events, this.manner, this.parts);
    this.#heard = { mine, deciding: moved.deciding };
    this.playback.add(moved, length, asks || moved.state !== "running");
  }

  async #play(messages: (TableSeen | Moved)[]): Promise<void> {
    const [first] = messages;
    if (first?.is === "table") await this.#see(first);
    const moves = messages.filter((message) => message.is === "moved");
    if (moves.length) await this.#move(moves);
  }

  #keepLog(events: Told[]): void {
    this.events = events;
    if (this.live?.view && !this.#logIsCut) this.#logs.set(this.live.seat, { number: this.live.number, events });
  }

  /** The whole log of these eyes, asked for once: the last events, which every table brings along, go on from there. */
  async #logOf(table: TableSeen): Promise<Told[]> {
    const known = this.#logs.get(table.seat);
    const joined = known && continued(known.events, known.number, table.events, table.number);
    const log = joined ? null : await api.log(this.id).catch(() => null);
    this.#logIsCut = !joined && !log;
    if (joined) return joined;
    return log ? log.events.filter((told) => (told.at ?? 0) <= table.number) : table.events;
  }

  async #see(table: TableSeen): Promise<void> {
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
  }

  async #move(moves: Moved[]): Promise<void> {
    const before = this.live;
    const fresh = moves.filter((moved) => moved.number > (before?.number ?? Infinity));
    if (!before || !fresh.length) return;
    const events = fresh.flatMap((moved) => moved.events);
    await this.scenes.play(events);
    await this.#carry(() => fresh.forEach((moved) => this.#change(moved)), events);
    this.#tellAloud(before, fresh.at(-1)!, events);
  }

  #change({ patch, clocks, deadlines, events, undone, adventure, ...rest }: Moved): void {
    const before = this.live!;
    this.live = {
      ...before,
      ...rest,
      is: "table",
      adventure: adventure ?? before.adventure,
      view: before.view && patched(before.view, patch as Change[]),
      seats: before.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? null, deadline: deadlines[i] ?? null })),
    };
    const gone = new Set(undone);
    this.#keepLog([...this.events.filter((told) => !gone.has(told.at ?? -1)), ...events]);
    if (undone.length) this.past.forget();
  }

  /** Change what is drawn, and carry the pieces from where they were. */
  async #carry(change: () => void, events: Told[]): Promise<void> {
    const still = settings.still || this.playback.hurried;
    this.pieces.remember(still);
    const motions = events.flatMap((told) => this.page.motions?.(told, this) ?? []);
    untrack(change);
    this.fresh = events;
    this.hints.close();
    await tick();
    if (still) this.pieces.highlight();
    else this.pieces.travel(motions, settings.speed === "2" ? 2 : 1);
  }

  #isMine(table: { seat?: Seat | null; deciding: Seat[] }): boolean {
    const mine = this.seats
      .filter((each) => !each.away && this.live?.mine.includes(each.seat))
      .map((each) => each.seat);
    return table.deciding.some((seat) => mine.includes(seat));
  }

  #tellAloud(before: TableSeen, moved: Moved, events: Told[]): void {
    this.#unread.push(...events);
    if (!this.playback.waiting) {
      announcer.say(aloud(this, this.#unread, moved.decision));
      this.#unread = [];
    }
    if (moved.state === "over" && before.state !== "over") sounds.end();
    else if (this.#isMine(moved) && !this.#isMine(before)) {
      sounds.turn();
      if (this.phone) navigator.vibrate?.(30);
    } else if (moved.events.length) sounds.move();
  }
}
