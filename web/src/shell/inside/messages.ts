/** What a page and the worker that keeps its tables say to each other. */

export type ToInside =
  | { do: "open"; root: string }
  | { do: "call"; ref: number; method: string; path: string; body: string; lang: string }
  | { do: "connect"; line: number; table: string; lang: string }
  | { do: "say"; line: number; text: string }
  | { do: "hang-up"; line: number };

export type FromInside =
  | { is: "open" }
  | { is: "broken"; reason: string }
  | { is: "answer"; ref: number; status: number; text: string }
  | { is: "told"; line: number; text: string }
  | { is: "ended"; line: number; code: number; reason: string };
