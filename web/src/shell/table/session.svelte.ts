/** What happens at a table: choices are sent, messages are received and drawn, turns are announced. Components only draw. */
import { tick, untrack } from "svelte";
import { announcer } from "../announce.svelte";
import { Refused } from "../failures";
import { faults } from "../faults.svelte";
import { library } from "../library.svelte";
import { attempt } from "../problems";
import type { Answer, Moved, TableSeen, Told, WhySaid } from "../protocol";
import { settings } from "../settings.svelte";
import { sounds } from "../sounds";
import { way } from "../way.svelte";
import { Connection } from "./connection.svelte";
import { aloud } from "./log";
import { drawMoves, drawTable, handOver, isSameQuestion, receive, type TableMessage } from "./model";
import { lengthOf } from "./pace";
import type { TableState } from "./state.svelte";

const MOST_TRIES = 8;
/** How long a refused choice waits for the moves that came before it, in milliseconds. */
const CATCH_UP_WITHIN = 2000;

export class Session {
  readonly connection: Connection;
  /** What happened and has not been read out yet. */
  #unread: Told[] = [];
  /** One's last act was to take something back. */
  #tookBack = false;
  /** The server's clock minus ours, in seconds. */
  #ahead = 0;
  readonly #waiting = new Set<{ number: number; go: () => void }>();
  readonly #stop: () => void;

  constructor(readonly table: TableState) {
    this.connection = new Connection(
      () => way.connection.socket(table.id),
      (message) => this.receive(message),
    );
    // A new question: what was planned is done or offered, and an order that makes no difference is chosen.
    this.#stop = $effect.root(() => {
      $effect(() => {
        const { decision, deciding } = table;
        untrack(() => {
          table.plan.meet(decision, deciding);
          void this.#settle();
        });
      });
    });
  }

  leave(): void {
    this.#stop();
    this.connection.close();
  }

  /** The server's time, in seconds. */
  serverTime(now: number): number {
    return now / 1000 + this.#ahead;
  }

  // What one does

  /** Send a choice; with confirmation asked for, put it up to be confirmed first. */
  async choose(line: string): Promise<void> {
    const { table } = this;
    const choice = table.aim.listed.find(line);
    table.zoomed = null;
    if (choice && !table.coaching.allows([choice])) return;
    if (choice) table.plan.chosen(choice);
    table.select(null);
    if (settings.confirm && choice) table.staged = choice;
    else await this.#send([line]);
  }

  /** Send several choices that belong together, taken all or none: a piece that was dragged to its place. */
  async chooseAll(lines: string[]): Promise<void> {
    const { table } = this;
    const first = table.aim.listed.find(lines[0] ?? "");
    if (!first || !table.coaching.allows([first])) return;
    table.select(null);
    await this.#send(lines);
  }

  async confirm(): Promise<void> {
    const { staged } = this.table;
    this.table.staged = null;
    if (staged) await this.#send([staged.line]);
  }

  async undo(): Promise<void> {
    this.#tookBack = true;
    this.table.select(null);
    await attempt(() => this.#tell("undo"));
  }

  /** Take back the picks of a choice that is being made. */
  async cancel(): Promise<void> {
    this.table.select(null);
    await attempt(() => this.#tell("cancel"));
  }

  async why(line: string): Promise<WhySaid | null> {
    const { live } = this.table;
    const who = live && live.mine.length > 1 ? { seat: live.decision?.seat ?? null } : {};
    return (await this.connection.send({ do: "why", choice: line, ...who })).why ?? null;
  }

  /** An order that makes no difference is chosen by itself, unless one has just taken it back. */
  async #settle(): Promise<void> {
    const { decision, coaching } = this.table;
    const first = decision?.same ? decision.choices[0] : undefined;
    if (first && settings.orders && !coaching.guides && !this.#tookBack) await this.#send([first.line]);
  }

  async #send(lines: string[]): Promise<void> {
    const { table } = this;
    if (table.pressed !== null || !table.live) return;
    this.#tookBack = false;
    table.pressed = lines[0] ?? null;
    table.playback.begin();
    try {
      await attempt(() => this.#tellChoices(lines));
    } finally {
      table.pressed = null;
    }
  }

  /** Where several choose at once, another's choice may come a moment before: the same question is answered again. */
  async #tellChoices(lines: string[]): Promise<void> {
    for (let tries = 0; ; tries++) {
      const { decision = null, deciding = [] } = this.table.live ?? {};
      try {
        await this.#tell("choose", lines);
        return;
      } catch (problem) {
        const late = problem instanceof Refused && problem.problem.code === "stale-choice" && lines.length === 1;
        if (!late || deciding.length < 2 || tries === MOST_TRIES) throw problem;
        await this.#reach(Number(problem.problem.params.now));
        if (!isSameQuestion(decision, this.table.live?.decision ?? null)) throw problem;
      }
    }
  }

  /** Wait until what the server has told up to this number is drawn. */
  #reach(number: number): Promise<void> {
    if ((this.table.live?.number ?? 0) >= number) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = { number, go: resolve };
      this.#waiting.add(waiting);
      setTimeout(() => {
        this.#waiting.delete(waiting);
        resolve();
      }, CATCH_UP_WITHIN);
    });
  }

  #tell(what: "choose" | "undo" | "cancel", choices: string[] = []): Promise<Answer> {
    const { live } = this.table;
    if (!live) return Promise.reject(new Error("no table yet"));
    const { number, decision, seat, mine } = live;
    const who = mine.length > 1 ? { seat: decision?.seat ?? seat } : {};
    if (what === "choose") return this.connection.send({ do: what, number, choices, ...who });
    return this.connection.send({ do: what, number, ...who });
  }

  // What the server tells

  receive(message: TableMessage): void {
    const { table } = this;
    table.model = receive(table.model, message);
    const { arrival } = table.model;
    if (!arrival) return;
    if (arrival.restarts) table.playback.clear();
    const moved = arrival.message.is === "moved" && !arrival.urgent ? arrival.message : null;
    const length = moved ? lengthOf(moved.events, table.manner, table.parts) : 0;
    table.playback.add(arrival.message, length, arrival.asks);
  }

  /** At a shared screen: one has seen the end of one's own turn. */
  passOn(): void {
    const [model, held] = handOver(this.table.model);
    this.table.model = model;
    for (const message of held) this.receive(message);
  }

  async draw(messages: (TableSeen | Moved)[]): Promise<void> {
    const [first] = messages;
    if (first?.is === "table") await this.#drawTable(first);
    const moves = messages.filter((message) => message.is === "moved");
    if (moves.length) await this.#drawMoves(moves);
    for (const each of [...this.#waiting]) {
      if ((this.table.live?.number ?? 0) < each.number) continue;
      this.#waiting.delete(each);
      each.go();
    }
  }

  async #drawTable(arrived: TableSeen): Promise<void> {
    const { table } = this;
    table.past.forget();
    table.staged = null;
    this.#ahead = arrived.now - Date.now() / 1000;
    await library.loadTable(arrived.title);
    const events = await table.log.of(arrived);
    const change = (): void => {
      table.model = drawTable(table.model, arrived);
      table.log.keep(table.live, events);
    };
    if (table.live?.view && arrived.view) await this.carry(change, []);
    else change();
  }

  async #drawMoves(moves: Moved[]): Promise<void> {
    const { table } = this;
    const before = table.live;
    const fresh = moves.filter((moved) => moved.number > (before?.number ?? Infinity));
    const last = fresh.at(-1);
    if (!before || !last) return;
    const events = fresh.flatMap((moved) => moved.events as Told[]);
    await table.scenes.play(events);
    await this.carry(() => {
      table.model = drawMoves(table.model, fresh);
      table.log.add(table.live, fresh);
      if (fresh.some((moved) => moved.undone.length)) table.past.forget();
    }, events);
    this.#announce(before, last, events);
  }

  /** Change what is drawn, and carry the pieces from where they were. */
  async carry(change: () => void, events: Told[]): Promise<void> {
    const { table } = this;
    const still = settings.still || table.playback.hurried;
    table.pieces.remember(still);
    const { title, page } = table;
    const motions = faults.guard(
      title,
      "motion",
      () => events.flatMap((told) => page.motions?.(told, table) ?? []),
      [],
    );
    untrack(change);
    table.fresh = events;
    table.hints.close();
    await tick();
    if (still) table.pieces.highlight();
    else table.pieces.travel(motions, settings.speed === "2" ? 2 : 1);
  }

  #announce(before: TableSeen, moved: Moved, events: Told[]): void {
    const { table } = this;
    this.#unread.push(...events);
    if (!table.playback.waiting) {
      announcer.say(aloud(table, this.#unread, moved.decision));
      this.#unread = [];
    }
    if (moved.state === "over" && before.state !== "over") sounds.end();
    else if (this.#isMine(moved) && !this.#isMine(before)) {
      sounds.turn();
      if (table.phone && "vibrate" in navigator) navigator.vibrate(30);
    } else if (moved.events.length) sounds.move();
  }

  #isMine({ deciding }: { deciding: string[] }): boolean {
    const { live } = this.table;
    return !!live?.seats.some((each) => !each.away && live.mine.includes(each.seat) && deciding.includes(each.seat));
  }
}
