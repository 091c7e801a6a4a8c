/** One socket to a table: it comes back by itself and then sees the whole table anew. */
import { NotConnected, Refused } from "../failures";
import type { Answer, ClientMessage, ServerMessage } from "../protocol";
import type { Socket } from "../way.svelte";

export type Status = "connecting" | "open" | "lost" | "closed" | "refused";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const ANSWER_WITHIN = 15000;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
  timer: number;
}

export class Connection {
  status = $state<Status>("connecting");
  /** The server's own words for refusing. */
  reason = $state("");
  #socket: Socket | null = null;
  #waiting = new Map<number, Waiting>();
  #ref = 0;
  #tries = 0;
  #timer = 0;

  constructor(
    readonly connect: () => Socket,
    readonly receive: (message: Exclude<ServerMessage, Answer>) => void,
  ) {
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
    this.#open();
  }

  /** Ask or tell something; the answer, or a `Refused`. */
  send(message: ClientMessage): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new NotConnected());
    const ref = ++this.#ref;
    socket.send(JSON.stringify({ ...message, ref }));
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => this.#giveUp(ref, message), ANSWER_WITHIN);
      this.#waiting.set(ref, { resolve, reject, timer });
    });
  }

  /** No answer came: what was sent may have been done or not, so the table is asked for again; without that, a new socket. */
  #giveUp(ref: number, message: ClientMessage): void {
    this.#settle(ref, (waiting) => waiting.reject(new NotConnected()));
    if (message.do === "see") this.again();
    else this.send({ do: "see" }).catch(() => undefined);
  }

  /** Begin a new conversation: the server takes the language from its beginning. */
  again(): void {
    if (this.status !== "open") return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#lose(0, "");
    this.#retryNow();
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #retryNow = (): void => {
    if (this.status === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #open(): void {
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.status = "open";
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.#socket && this.status !== "closed") this.#lose(event.code, event.reason);
    };
  }

  #hear(message: ServerMessage): void {
    if (message.is !== "answer") {
      this.receive(message);
      return;
    }
    if (message.ref === null) return;
    this.#settle(message.ref, (waiting) =>
      message.ok ? waiting.resolve(message) : waiting.reject(new Refused(409, message.error!)),
    );
  }

  #settle(ref: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(ref);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(ref);
    how(waiting);
  }

  /** 4403, 4404: the server said that there is no use in coming back. */
  #lose(code: number, reason: string): void {
    for (const ref of [...this.#waiting.keys()]) this.#settle(ref, (waiting) => waiting.reject(new NotConnected()));
    if (code === 4403 || code === 4404) {
      this.reason = reason;
      this.status = "refused";
      return;
    }
    this.status = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#open(), wait * (0.7 + Math.random() * 0.6));
  }
}
