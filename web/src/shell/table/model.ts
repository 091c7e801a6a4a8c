/** A table as plain data: what is drawn, what has arrived and waits to be drawn, and what one can do now. No page is needed. */
import type {
  Answer,
  Change,
  Choice,
  Decision,
  Json,
  Moment,
  Moved,
  Seat,
  ServerMessage,
  TableSeen,
  Told,
} from "../protocol";
import type { Target } from "./aim";
import { patched } from "./patch";

export type TableMessage = Exclude<ServerMessage, Answer>;

/** What the last message asks playback to draw. */
interface Arrival {
  message: TableSeen | Moved;
  /** Everything that waits to be drawn is out of date. */
  restarts: boolean;
  /** Show it at once: an own move, one taken back, or one of several who decide at the same time. */
  urgent: boolean;
  /** After it one is asked, or the game is over. */
  asks: boolean;
}

export interface Model {
  /** The table as it is drawn. */
  readonly live: TableSeen | null;
  /** Tables that wait to be drawn, oldest first: as they arrived, and with the talk and the seats that arrived after them. */
  readonly pending: readonly { arrived: TableSeen; table: TableSeen }[];
  /** At a shared screen: messages for the next seat, kept until the screen is handed over. */
  readonly held: readonly TableMessage[];
  /** Whom the last message asked, drawn or not. */
  readonly asked: { readonly deciding: readonly Seat[]; readonly mine: readonly Seat[] };
  readonly arrival: Arrival | null;
}

export const EMPTY: Model = { live: null, pending: [], held: [], asked: { deciding: [], mine: [] }, arrival: null };

/** Return the model with this message in it; `arrival` says what there is to draw. */
export function receive(model: Model, message: TableMessage): Model {
  const { live } = model;
  const shared = message.is === "table" && message.mine.length > 1 && message.state === "running" ? message : null;
  const other = shared !== null && !!live?.view && shared.seat !== live.seat;
  const held = shared && !other ? [] : model.held;
  if (held.length || (other && shared.seat !== null && live.seat !== null)) {
    return { ...model, held: [...held, message], arrival: null };
  }
  switch (message.is) {
    case "table": {
      // With another seat's eyes one goes on watching: what has happened meanwhile is still played back.
      const pending = other ? model.pending : [];
      return {
        ...model,
        held,
        pending: [...pending, { arrived: message, table: message }],
        asked: { deciding: message.deciding, mine: message.mine },
        arrival: { message, restarts: !other, urgent: true, asks: true },
      };
    }
    case "moved":
      return { ...model, held, ...arrivalOf(model, message) };
    case "seats":
      return everywhere(model, (table) => ({ ...table, ...message, is: "table" }));
    case "chat":
      return everywhere(model, (table) => ({ ...table, chat: [...table.chat, message.line] }));
  }
}

function arrivalOf({ asked }: Model, moved: Moved): Pick<Model, "asked" | "arrival"> {
  const isMine = (seat: Seat): boolean => asked.mine.includes(seat);
  const wasAsked = asked.deciding.some(isMine);
  const isAsked = moved.deciding.some(isMine);
  const own = wasAsked && (moved.events as Told[]).some(({ seat }) => seat !== undefined && isMine(seat));
  return {
    asked: { mine: asked.mine, deciding: moved.deciding },
    arrival: {
      message: moved,
      restarts: false,
      urgent: own || (wasAsked && isAsked) || moved.undone.length > 0,
      asks: isAsked || moved.state !== "running",
    },
  };
}

/** Change the table that is drawn and those that wait: talk and seats come at any time and nobody may miss them. */
function everywhere(model: Model, change: (table: TableSeen) => TableSeen): Model {
  return {
    ...model,
    live: model.live && change(model.live),
    pending: model.pending.map(({ arrived, table }) => ({ arrived, table: change(table) })),
    arrival: null,
  };
}

/** Return the model after a whole table is drawn. */
export function drawTable(model: Model, arrived: TableSeen): Model {
  const at = model.pending.findIndex((each) => each.arrived === arrived);
  const table = model.pending[at]?.table ?? arrived;
  return {
    ...model,
    live: { ...table, decision: sameOr(model.live?.decision ?? null, table.decision) },
    pending: model.pending.slice(at + 1),
  };
}

/** Return the model after these moves are drawn. */
export function drawMoves(model: Model, moves: readonly Moved[]): Model {
  return { ...model, live: moves.reduce<TableSeen | null>((live, moved) => live && moveOn(live, moved), model.live) };
}

function moveOn(
  table: TableSeen,
  { patch, clocks, deadlines, events: _, undone: __, adventure, ...rest }: Moved,
): TableSeen {
  return {
    ...table,
    ...rest,
    is: "table",
    decision: sameOr(table.decision, rest.decision),
    adventure: adventure ?? table.adventure,
    view: table.view && patched(table.view, patch as Change[]),
    seats: table.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? null, deadline: deadlines[i] ?? null })),
  };
}

/** Return the model after the screen was handed over, and the messages to receive next. */
export function handOver(model: Model): [Model, readonly TableMessage[]] {
  return [{ ...model, held: [], live: model.live && { ...model.live, seat: null } }, model.held];
}

/** The seat that waits for the screen. */
export function nextSeat(model: Model): Seat | null {
  return model.held.find((message) => message.is === "table")?.seat ?? null;
}

/** The old decision where the new one asks the same, so that nothing is drawn anew. */
function sameOr(old: Decision | null, now: Decision | null): Decision | null {
  return isSame(old as unknown as Json, now as unknown as Json) ? old : now;
}

/** Do two plain values hold the same? */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((value, i) => isSame(value, other[i]));
  }
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

/** Is the same asked, whatever others have done meanwhile? */
export function isSameQuestion(one: Decision | null, other: Decision | null): boolean {
  return one !== null && isSame(one as unknown as Json, other as unknown as Json);
}

/** What one can do at a table now: exactly one of these. */
export type Phase =
  | { is: "waiting" }
  | { is: "choosing"; decision: Decision }
  /** A part of a choice has been taken up. */
  | { is: "narrowing"; decision: Decision; selected: Target }
  /** A choice waits to be confirmed. */
  | { is: "staged"; choice: Choice }
  | { is: "sending"; decision: Decision | null; line: string }
  | { is: "playingBack" }
  | { is: "handingOver"; seat: Seat }
  | { is: "lookingBack"; moment: Moment }
  | { is: "over" };

/** What a phase follows from. */
export interface Situation {
  live: TableSeen | null;
  /** The earlier moment that is looked at. */
  moment: Moment | null;
  isPlayingBack: boolean;
  next: Seat | null;
  staged: Choice | null;
  sent: string | null;
  selected: Target | null;
}

export function phaseOf({ live, moment, isPlayingBack, next, staged, sent, selected }: Situation): Phase {
  const decision = live?.decision ?? null;
  if (moment) return { is: "lookingBack", moment };
  if (staged) return { is: "staged", choice: staged };
  if (isPlayingBack) return { is: "playingBack" };
  if (next !== null) return { is: "handingOver", seat: next };
  if (sent !== null) return { is: "sending", decision, line: sent };
  if (live?.state === "over" || live?.state === "stopped") return { is: "over" };
  if (!decision) return { is: "waiting" };
  return selected ? { is: "narrowing", decision, selected } : { is: "choosing", decision };
}

/** What is asked in this phase. */
export function decisionIn(phase: Phase): Decision | null {
  return phase.is === "choosing" || phase.is === "narrowing" || phase.is === "sending" ? phase.decision : null;
}
