/** The way to the tables of this browser: a worker keeps them, and what can only be looked up is a file. */
import type { Answered, Connection, Socket } from "../way.svelte";
import { stored } from "../stored.svelte";
import type { FromInside, ToInside } from "./messages";

/** What changes with the program only. */
const LOOKED_UP = /^(puzzles|titles(\/[\w-]+\/(cards|rules\/\w+))?|texts\/[\w-]+\/\w+)$/;
/** Who one is, known before the worker is awake. */
const me = stored<unknown>("tablee-me", null);

interface Waiting {
  resolve: (answer: Answered) => void;
  reject: (reason: Error) => void;
}

class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly line: number,
    readonly post: (message: ToInside) => void,
  ) {}

  send(text: string): void {
    this.post({ do: "say", line: this.line, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.post({ do: "hang-up", line: this.line });
  }

  hear(text: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (this.readyState !== WebSocket.OPEN) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    }
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  end(code: number, reason: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code, reason }));
  }
}

export function local(root: string, lang: () => string): Connection {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const post = (message: ToInside): void => worker.postMessage(message);
  const waiting = new Map<number, Waiting>();
  const sockets = new Map<number, LocalSocket>();
  let count = 0;
  let broken: Error | null = null;

  function fail(reason: string): void {
    broken = new Error(reason);
    for (const each of waiting.values()) each.reject(broken);
    waiting.clear();
    for (const socket of sockets.values()) socket.end(1006, "");
    sockets.clear();
  }
  worker.onerror = (event) => fail(event.message);
  worker.onmessage = ({ data }: MessageEvent<FromInside>) => {
    switch (data.is) {
      case "open":
        document.documentElement.dataset.opened = String(Math.round(performance.now()));
        break;
      case "broken":
        console.error(data.reason);
        fail(data.reason);
        break;
      case "answer":
        waiting.get(data.ref)?.resolve({ status: data.status, text: data.text });
        waiting.delete(data.ref);
        break;
      case "told":
        sockets.get(data.line)?.hear(data.text);
        break;
      case "ended":
        sockets.get(data.line)?.end(data.code, data.reason);
        sockets.delete(data.line);
        break;
    }
  };
  post({ do: "open", root });

  function ask(method: string, path: string, body?: unknown): Promise<Answered> {
    if (broken) return Promise.reject(broken);
    const ref = ++count;
    const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
    post({ do: "call", ref, method, path: `/api/${path}`, body: text, lang: lang() });
    return new Promise((resolve, reject) => waiting.set(ref, { resolve, reject }));
  }

  return {
    async call(method, path, body) {
      if (method === "GET" && LOOKED_UP.test(path)) {
        const found = await fetch(new URL(`inside/${path}.json`, root));
        return { status: found.status, text: await found.text() };
      }
      if (method === "GET" && path === "me" && known()) return { status: 200, text: known() };
      const answer = await ask(method, path, body);
      if (path === "me" && answer.status === 200) me.update(() => JSON.parse(answer.text) as unknown);
      return answer;
    },
    socket(table) {
      const line = ++count;
      const socket = new LocalSocket(line, post);
      sockets.set(line, socket);
      if (broken) setTimeout(() => socket.end(1006, ""));
      else post({ do: "connect", line, table, lang: lang() });
      return socket;
    },
  };
}

/** Nobody is somebody, too: on a first visit the lobby waits for no worker. */
function known(): string {
  return JSON.stringify(me.value);
}
