/** What bots and seats are called. */
import type { SeatShown } from "./protocol";
import { way } from "./way.svelte";
import { say, words } from "./words.svelte";

export function botName(bot: string): string {
  return words.shell.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** What a level plays like, in one sentence; a page thinks slower than a server, and says so of those who have a time. */
export function botSentence(bot: string): string {
  if (way.here && words.shell.has(`bot-${bot}-here`)) return say(`bot-${bot}-here`);
  return words.shell.has(`bot-${bot}-more`) ? say(`bot-${bot}-more`) : "";
}

/** What a bot is called that has no name of its own. */
export function botTitle(bot: string): string {
  return words.shell.has(`bot-${bot}-name`) ? say(`bot-${bot}-name`) : say("seat-bot-level", { bot });
}

/** A bot that was given no name is called by what it is; an empty seat has none. */
export function seatName(seat: SeatShown): string {
  return seat.kind === "bot" && seat.name === seat.bot ? botTitle(seat.bot) : seat.name;
}
