/** Seats of a table that is being set: who is asked to sit where. */
import type { SeatWish, TitleShown } from "../protocol";

/** Not the weakest, not the strongest: the level in the middle. */
export function quickBot(title: TitleShown): string {
  return title.bots[Math.floor(title.bots.length / 2)] ?? "";
}

/** Me against one bot, or as many as the title needs. */
export function quickSeats(title: TitleShown): SeatWish[] {
  const others = Math.max(title.players[0], 2) - 1;
  return [{ kind: "me" }, ...Array.from({ length: title.players[1] === 1 ? 0 : others }, () => botSeat(title))];
}

export function botSeat(title: TitleShown): SeatWish {
  return { kind: "bot", bot: quickBot(title) };
}

/** Names of people on one screen have to differ and to be there; bots get theirs at the table. */
export function readySeats(seats: SeatWish[], nameOf = (number: number) => `${number}`): SeatWish[] {
  return seats.map((seat, i) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? "" };
    if (seat.kind === "hotseat") return { kind: "hotseat", name: seat.name?.trim() || nameOf(i + 1) };
    return { kind: seat.kind };
  });
}
