/** What bots and seats are called. */
import type { SeatShown } from "./protocol";
import { say, words } from "./words.svelte";

export function botName(bot: string): string {
  return words.shell.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** A bot that was given no name is called by what it is; an empty seat has none. */
export function seatName(seat: SeatShown): string {
  return seat.kind === "bot" && seat.name === seat.bot ? say("seat-bot-level", { bot: botName(seat.bot) }) : seat.name;
}
