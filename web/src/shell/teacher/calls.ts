/** What is asked of the teacher over HTTP. */
import { call, table } from "../api";
import type { DailyShown, HintTold, PuzzleJudged, PuzzleShown, ReviewTold, Seat, TableMade } from "../protocol";

export const teacher = {
  hint: (id: string, seat?: Seat) => call<HintTold>("POST", `${table(id)}/hint`, seat ? { seat } : {}),
  review: (id: string) => call<ReviewTold>("GET", `${table(id)}/review`),
  /** Begins where there is none yet, and says how far it is. */
  startReview: (id: string) => call<ReviewTold>("POST", `${table(id)}/review`, {}),
  puzzles: () => call<PuzzleShown[]>("GET", "puzzles"),
  /** `id` is `title/number`. */
  layOut: (id: string) => call<TableMade>("POST", `puzzles/${id}`, {}),
  judge: (id: string) => call<PuzzleJudged>("GET", `${table(id)}/puzzle`),
  /** Of a day that has been, or of today. */
  daily: (day = "") => call<DailyShown[]>("GET", day ? `daily?day=${day}` : "daily"),
  playDaily: (title: string) => call<TableMade>("POST", `daily/${title}`, {}),
};
