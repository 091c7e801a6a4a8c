/** How a request can fail. */
import type { Problem } from "./protocol";

/** The server refused: its reason as a code and a sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** The server cannot be reached at all. */
export class Unreachable extends Error {}

/** The table cannot be reached now; nothing was sent, or its answer never came. */
export class NotConnected extends Error {}
