/** What is said at a table. */
import type { ChatLine, ClientMessage } from "../protocol";
import { say } from "../words.svelte";

type Quick = NonNullable<Extract<ClientMessage, { do: "say" }>["quick"]>;

/** What can be said by one tap, and is read by everybody in their own language. */
export const QUICK: Quick[] = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "thinking",
  "back-soon",
  "good-game",
];

export function lineText(line: ChatLine): string {
  return line.quick ? say(`quick-${line.quick}`) : line.text;
}
