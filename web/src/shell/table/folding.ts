/** Many events, few lines: what belongs together by the manner and the parts that a title declares. As the command line does. */
import type { Manner, Parts, Seat, Told } from "../protocol";

/** One line of the log with what is folded under it. */
export interface Action {
  told: Told;
  details: Told[];
  heading: boolean;
}

/** What happened in the turn of one seat; without a seat, between turns. */
export interface Turn {
  seat: Seat | undefined;
  events: Told[];
}

const OWN = new Set(["event", "seat", "at"]);
export const isHeading = (manner: Manner, told: Told): boolean =>
  manner[told.event] === "heading" || manner[told.event] === "round";

/** The one fact of an event that says one thing. */
function thingOf(told: Told): string | undefined {
  const facts = Object.keys(told).filter((name) => !OWN.has(name));
  return facts.length === 1 ? facts[0] : undefined;
}

/** Fewer events that tell the same. Quiet ones stay where they open or end an action: `folded` needs them. */
export function condensed(events: Told[], manner: Manner, parts: Parts = {}): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const how = manner[event.event];
    const part = parts[event.event];
    if (how === "quiet" && part !== "opens" && part !== "ends") continue;
    const last = told.at(-1);
    const alike = last !== undefined && last.event === event.event && last.seat === event.seat;
    const thing = thingOf(event);
    if (alike && how === "listed" && thing !== undefined && thingOf(last) === thing) {
      const earlier = last[thing]!;
      told[told.length - 1] = { ...event, [thing]: [...(Array.isArray(earlier) ? earlier : [earlier]), event[thing]!] };
    } else if (alike && how === "summed" && last.card === event.card) {
      told[told.length - 1] = { ...event, count: Number(last.count) + Number(event.count) };
    } else {
      told.push(event);
    }
  }
  return told;
}

/** Is it about the same thing, further on? */
function continues(earlier: Told, later: Told): boolean {
  const facts = Object.keys(later).filter((name) => name !== "at" && typeof later[name] === "string");
  return facts.every((name) => earlier[name] === later[name]);
}

/** One line for each action, with what led to it and what followed from it under it. */
export function folded(events: Told[], manner: Manner, parts: Parts): Action[] {
  const actions: Action[] = [];
  let open: Action | null = null;
  let leading: Told[] = [];
  let leads = false;
  const begin = (told: Told, details: Told[] = []): Action => {
    const action = { told, details, heading: isHeading(manner, told) };
    actions.push(action);
    return action;
  };
  /** What led to nothing is told by itself. */
  const close = (): void => {
    if (leading.length) begin(leading[0]!, leading.slice(1));
    leading = [];
    leads = false;
    open = null;
  };
  for (const told of condensed(events, manner, parts)) {
    const part = parts[told.event];
    if (isHeading(manner, told)) {
      close();
      begin(told);
    } else if (part === "ends" || part === "opens") {
      close();
      leads = part === "opens";
      if (manner[told.event] !== "quiet") open = begin(told);
    } else if (part === "leads" || (part === "detail" && leads)) {
      leading.push(told);
    } else if (part === "detail") {
      if (open) open.details.push(told);
      else open = begin(told);
    } else if (part === "effect" && open && !parts[open.told.event]) {
      open.details.push(...leading, told);
      leading = [];
    } else if (open && manner[told.event] === "latest" && continues(open.told, told)) {
      const before: Action = open;
      before.details.push(before.told, ...leading);
      before.told = told;
      leading = [];
    } else {
      open = begin(told, leading);
      leading = [];
      leads = false;
    }
  }
  close();
  return actions;
}

/** The turns so far. Where seats act in rounds, whoever acts has the turn; what somebody does in another's turn belongs to that. */
export function turnsOf(events: Told[], manner: Manner, parts: Parts): Turn[] {
  const rounds = Object.values(manner).includes("round");
  const turns: Turn[] = [];
  for (const told of events) {
    const last = turns.at(-1);
    const acts =
      rounds &&
      told.seat !== undefined &&
      told.seat !== last?.seat &&
      manner[told.event] !== "quiet" &&
      !parts[told.event];
    if (!last || isHeading(manner, told) || acts) {
      turns.push({ seat: manner[told.event] === "round" ? undefined : told.seat, events: [told] });
    } else last.events.push(told);
  }
  return turns;
}

/** What the others did from the end of one's last turn to the start of this one, or up to now: the same all turn long. */
export function sinceLastTurn(events: Told[], seat: Seat | null, manner: Manner, parts: Parts): Turn[] {
  if (seat === null) return [];
  const turns = turnsOf(events, manner, parts);
  const begun = turns.findIndex((turn) => turn.events.some((told) => isHeading(manner, told)));
  let end = turns.length;
  while (end > 0 && turns[end - 1]!.seat === seat) end--;
  let start = end;
  while (start > Math.max(0, begun) && turns[start - 1]!.seat !== seat) start--;
  const since = turns.slice(start, end);
  return since.some((turn) => turn.seat !== undefined || turn.events.length > 1) ? since : [];
}
