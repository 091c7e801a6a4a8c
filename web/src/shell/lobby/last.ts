/** What "play now" does: me and bots as last time at this title, or the usual first game. Kept in this browser. */
import { botName } from "../names";
import type { Json, SeatWish, TitleShown } from "../protocol";
import { stored } from "../stored.svelte";
import { say } from "../words.svelte";
import { quickSeats, readySeats } from "./seats";

export interface Quick {
  seats: SeatWish[];
  options: Record<string, Json>;
}

const last = stored<Record<string, Quick>>("tablee-last", {});
/** What levels were called before there were five of them. */
const ONCE: Record<string, string> = { random: "first", greedy: "regular" };

/** Only a table that waits for nobody can be set again with one press. */
export function keepLast(title: string, seats: SeatWish[], options: Record<string, Json>): void {
  if (!seats.some((seat) => seat.kind === "me") || !seats.every((seat) => seat.kind === "me" || seat.kind === "bot"))
    return;
  last.update((kept) => ({ ...kept, [title]: { seats, options } }));
}

function renamed(kept: Quick | undefined, title: TitleShown): Quick | undefined {
  if (!Array.isArray(kept?.seats)) return kept;
  const level = (bot = ""): string => (title.bots.includes(bot) ? bot : (ONCE[bot] ?? bot));
  return { ...kept, seats: kept.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot: level(seat.bot) } : seat)) };
}

export function quickTable(title: TitleShown): Quick {
  const kept = renamed(last.value[title.id], title);
  const [least, most] = title.players;
  // The title may have changed since: what no longer fits is left out.
  const fits =
    Array.isArray(kept?.seats) &&
    kept.seats.length >= least &&
    kept.seats.length <= most &&
    kept.seats.every((seat) => seat.kind === "me" || (seat.kind === "bot" && title.bots.includes(seat.bot ?? "")));
  if (!kept || !fits) return { seats: readySeats(quickSeats(title)), options: {} };
  const options = Object.entries(kept.options ?? {}).filter(([name, value]) =>
    title.options.some((option) => option.name === name && option.values.includes(value)),
  );
  return { seats: readySeats(kept.seats), options: Object.fromEntries(options) };
}

/** In one line: who sits there, at which level, and whether options were changed. */
export function quickWords(title: TitleShown, quick: Quick): string {
  const bots = quick.seats.filter((seat) => seat.kind === "bot");
  const levels = [...new Set(bots.map((seat) => botName(seat.bot ?? "")))].join(", ");
  const own = title.options.some(
    (option) => option.name in quick.options && quick.options[option.name] !== option.default,
  );
  const words = say("play-now-line", { bots: bots.length, levels });
  return own ? say("play-now-options", { words }) : words;
}
