/** A table as one seat sees it: what boards draw from and act through. One signal for each thing, so that a line of talk draws no board. */
import type { Attachment } from "svelte/attachments";
import { asKnown, isSealed } from "../adventure";
import { Coaching } from "../coach/coaching.svelte";
import { faults } from "../faults.svelte";
import { library } from "../library.svelte";
import type {
  CardFace,
  ChatLine,
  Choice,
  Decision,
  Manner,
  Moved,
  Parts,
  Seat,
  SeatShown,
  TableSeen,
  Told,
  View,
  WhySaid,
} from "../protocol";
import { settings } from "../settings.svelte";
import { viewport } from "../viewport.svelte";
import { words } from "../words.svelte";
import type { Target } from "./aim";
import { Aim } from "./aim.svelte";
import type { Connection } from "./connection.svelte";
import { EventLog } from "./eventlog.svelte";
import { Hints } from "./hints.svelte";
import { tapTarget, type TargetOptions } from "./input";
import { decisionIn, EMPTY, nextSeat, phaseOf, type Model } from "./model";
import { Past } from "./past.svelte";
import { Pieces } from "./pieces";
import { Plan } from "./plan.svelte";
import { Playback } from "./playback.svelte";
import { Scenes } from "./scenes.svelte";
import { Session } from "./session.svelte";
import { Speech } from "./speech.svelte";
import { makeTarget } from "./target.svelte";

export type { Target } from "./aim";

const NO_VIEW: View = {};
const NO_SEATS: SeatShown[] = [];
const NO_SEAT: Seat[] = [];
const NO_TALK: ChatLine[] = [];

export class TableState extends Speech {
  /** All that the server told, as plain data. */
  model = $state.raw<Model>(EMPTY);
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
  readonly #locals = new Map<() => unknown, unknown>();

  readonly log: EventLog;
  readonly past: Past;
  readonly playback = new Playback<TableSeen | Moved>((messages) => this.session.draw(messages));
  readonly pieces = new Pieces();
  readonly aim: Aim = new Aim(() => this.decision);
  readonly hints = new Hints(this);
  readonly scenes = new Scenes(this);
  readonly plan = new Plan(this);
  /** Who explains a first game: shows one thing at a time and holds back the rest. */
  readonly coaching: Coaching;
  readonly session: Session;

  /** The table as the server told it last, as far as it has been played back. */
  readonly live = $derived(this.model.live);
  readonly title = $derived(this.live?.title ?? "");
  readonly state = $derived(this.live?.state ?? null);
  readonly chat = $derived(this.live?.chat ?? NO_TALK);
  readonly seats = $derived(this.live?.seats ?? NO_SEATS);
  readonly mine = $derived(this.live?.mine ?? NO_SEAT);
  readonly #moment = $derived.by(() => this.past.shown);
  /** One's own seat, or the one with whose eyes one looks back; null for a spectator. */
  readonly seat = $derived.by<Seat | null>(() => this.past.eyes ?? this.live?.seat ?? null);
  readonly view = $derived<View>(this.#moment?.view ?? this.live?.view ?? NO_VIEW);
  readonly deciding = $derived(this.#moment?.deciding ?? this.live?.deciding ?? NO_SEAT);
  readonly number = $derived(this.#moment?.number ?? this.live?.number ?? 0);
  readonly selected = $derived.by(() => this.aim.selected);
  /** At a shared screen: the next one's table has come, and waits until the screen is passed on. */
  readonly handing = $derived.by(() => (this.playback.running ? null : nextSeat(this.model)));
  readonly phase = $derived.by(() =>
    phaseOf({
      live: this.live,
      moment: this.#moment,
      isPlayingBack: this.playback.running,
      next: this.handing,
      staged: this.staged,
      sent: this.pressed,
      selected: this.selected,
    }),
  );
  /** What one is asked now; null while others decide, in replays, and while moves are still played back. */
  readonly decision = $derived<Decision | null>(decisionIn(this.phase));
  /** Nobody may talk now, nor see how long another thinks or who has chosen already. */
  readonly silent = $derived(this.state === "running" && library.title(this.title)?.silent === true);
  /** At a silent table all choose at the same time. */
  readonly together = $derived(this.silent && this.deciding.length > 1);
  /** One's own seat that a bot plays until one takes it back. */
  readonly away = $derived(
    (this.state === "running" && this.seats.find((each) => each.away && this.mine.includes(each.seat))) || null,
  );
  readonly isMyTurn = $derived(
    this.state === "running" &&
      this.seat !== null &&
      !this.away &&
      (this.silent ? this.live?.decision !== null : this.deciding.includes(this.seat)),
  );
  /** Bots that are being asked right now. Nobody watches another think where all keep silent. */
  readonly thinking = $derived.by<Seat[]>(() => {
    if (this.#moment || this.playback.waiting || this.silent || this.state !== "running") return NO_SEAT;
    const isBots = (each: SeatShown): boolean => each.kind === "bot" || each.away;
    return this.seats.filter((each) => isBots(each) && this.deciding.includes(each.seat)).map((each) => each.seat);
  });
  readonly cards = $derived.by<Record<string, CardFace>>(() => {
    const all = library.cards(this.title);
    const reached = this.live?.adventure?.reached;
    if (reached === undefined) return all;
    return Object.fromEntries(Object.values(all).map((card) => [card.id, asKnown(card, reached)]));
  });

  constructor(readonly id: string) {
    super();
    this.log = new EventLog(id);
    this.past = new Past(id, (change, moment) => this.session.carry(change, moment?.events ?? []));
    this.coaching = new Coaching(this);
    this.session = new Session(this);
  }

  leave(): void {
    this.past.stop();
    this.playback.clear();
    this.session.leave();
  }

  get connection(): Connection {
    return this.session.connection;
  }
  /** Everything told so far, oldest first; what was taken back is gone. */
  get events(): Told[] {
    return this.log.events;
  }
  readonly phone = $derived(viewport.phone);
  readonly low = $derived(viewport.low);
  readonly lang = $derived(words.lang);
  readonly page = $derived(library.page(this.title));
  /** Drawn by the generic board: the title has none of its own, or the plain one is wanted. */
  readonly isPlain = $derived(settings.plain || !this.page.Board || faults.has(this.title, "board", "hand"));
  /** May one ask for a hint now? */
  readonly canAsk = $derived.by(() => this.live?.hints === true && this.decision !== null && !this.coaching.guides);
  /** It was played to its end, and nothing of it is secret any more: the teacher can look at it. */
  get isReviewable(): boolean {
    const { live } = this;
    return live?.state === "over" && live.number > 0 && live.result?.by !== "concession" && !isSealed(live);
  }
  /** The event being shown right now. */
  get now(): Told | null {
    const told = this.fresh.filter((each) => !this.isQuiet(each));
    return told.find((each) => !this.parts[each.event]) ?? told[0] ?? null;
  }
  readonly looking: Seat = $derived(this.#looking ?? this.seat ?? this.seats[0]?.seat ?? "p1");
  /** How far a clock has run down: seconds left now; null without one. */
  clock(seat: SeatShown, now: number): number | null {
    if (seat.clock === null || !this.live) return null;
    const runs = this.live.state === "running" && this.live.deciding.includes(seat.seat);
    return runs ? seat.clock - Math.max(0, this.session.serverTime(now) - this.live.since) : seat.clock;
  }
  /** How the title's events are told, as it declares them. */
  readonly manner: Manner = $derived(library.title(this.title)?.told ?? {});
  /** What of them belongs to an action, as it declares. */
  readonly parts: Parts = $derived(library.title(this.title)?.parts ?? {});
  /** Is it left out of what is told? */
  isQuiet(told: Told): boolean {
    return this.manner[told.event] === "quiet";
  }

  // What one does

  choose = ({ line }: Pick<Choice, "line">): Promise<void> => this.session.choose(line);
  chooseAll = (choices: Pick<Choice, "line">[]): Promise<void> =>
    this.session.chooseAll(choices.map(({ line }) => line));
  confirm = (): Promise<void> => this.session.confirm();
  undo = (): Promise<void> => this.session.undo();
  cancel = (): Promise<void> => this.session.cancel();
  why = (line: string): Promise<WhySaid | null> => this.session.why(line);
  passOn = (): void => this.session.passOn();
  unstage(): void {
    this.staged = null;
  }
  choicesFor(target: Target): Choice[] {
    return this.aim.choicesFor(target);
  }
  /** The listed choice with these fields; of several the first. */
  find(wanted: Target): Choice | undefined {
    return this.choicesFor(wanted)[0];
  }
  /** What a board remembers of this table and of no other: made when it is first asked for. */
  local<T>(make: () => T): T {
    if (!this.#locals.has(make)) this.#locals.set(make, make());
    return this.#locals.get(make) as T;
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
  tap(target: Target, element?: HTMLElement, options: TargetOptions = {}): void {
    tapTarget(this, target, element, options);
  }
  zoom(card: string, as: Target | null = null): void {
    this.hints.close();
    this.zoomedAs = as;
    this.zoomed = card;
  }
  look(seat: Seat): void {
    this.#looking = seat;
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
}
