/** The server in a worker: the server's tables in Python, over this browser's disk. */
import { boot } from "./boot";
import { Disk } from "./disk";
import type { FromInside, ToInside } from "./messages";

/** The server as Python has it. */
interface InsideServer {
  call: (
    method: string,
    path: string,
    body: string,
    lang: string,
  ) => Promise<[number, string] & { destroy: () => void }>;
  connect: (line: number, table: string, lang: string) => Promise<void>;
  hear: (line: number, text: string) => void;
  hang_up: (line: number) => void;
}

const tell = (message: FromInside): void => postMessage(message);

/** The bots that look ahead; their worker is made when the first of them is asked. */
class Thinker {
  #worker: Worker | null = null;
  #waiting: { question: string; resolve: (line: string) => void; reject: (reason: Error) => void }[] = [];

  constructor(readonly root: string) {}

  think = (question: string): Promise<string> =>
    new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      if (this.#waiting.length === 1) this.#next();
    });

  #next(): void {
    const first = this.#waiting[0];
    if (!first) return;
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
      this.#worker.onmessage = (event: MessageEvent<{ line: string } | { reason: string }>) => {
        const asked = this.#waiting.shift();
        if ("line" in event.data) asked?.resolve(event.data.line);
        else asked?.reject(new Error(event.data.reason));
        this.#next();
      };
      this.#worker.onerror = () => {
        this.#worker?.terminate();
        this.#worker = null;
        this.#waiting.shift()?.reject(new Error("thinker"));
        this.#next();
      };
      this.#worker.postMessage({ root: this.root });
    }
    this.#worker.postMessage({ question: first.question });
  }
}

async function open(root: string): Promise<InsideServer> {
  const disk = new Disk();
  const opened = disk.open();
  opened.catch(() => undefined); // it is told below
  const python = await boot(root);
  await opened;
  const page = {
    get: disk.get,
    all: disk.all,
    last: disk.last,
    write: disk.write,
    lock: disk.lock,
    listen: (heard: ((ids: string) => void) & { copy: () => (ids: string) => void }) => disk.listen(heard.copy()),
    tell: (line: number, text: string) => tell({ is: "told", line, text }),
    ended: (line: number, code: number, reason: string) => tell({ is: "ended", line, code, reason }),
    think: new Thinker(root).think,
  };
  const { begin } = python.pyimport("tablee.server.inside.page") as { begin: (page: unknown) => Promise<InsideServer> };
  return begin(page);
}

/** To answer this takes all titles, and nobody waits for it: whatever somebody waits for goes first. */
const PATIENT = "/api/daily";
const QUIET = 1000;
let busy = 0;
let lastAsked = -QUIET;

async function quiet(): Promise<void> {
  while (busy || performance.now() - lastAsked < QUIET) await new Promise((resolve) => setTimeout(resolve, QUIET / 10));
}

let server: Promise<InsideServer> | null = null;

addEventListener("message", (event: MessageEvent<ToInside>) => {
  const message = event.data;
  lastAsked = performance.now();
  if (message.do === "open") {
    server = open(message.root);
    server.then(
      () => tell({ is: "open" }),
      (reason: unknown) => tell({ is: "broken", reason: String(reason) }),
    );
    return;
  }
  void server?.then(
    (here) => heard(here, message).catch((reason: unknown) => failed(message, reason)),
    () => undefined, // it was told
  );
});

/** A fault of ours: whoever waits for an answer gets one. */
function failed(message: ToInside, reason: unknown): void {
  console.error(String(reason));
  if (message.do === "call") tell({ is: "answer", ref: message.ref, status: 500, text: "" });
}

async function heard(here: InsideServer, message: Exclude<ToInside, { do: "open" }>): Promise<void> {
  if (message.do !== "call") return act(here, message);
  if (message.method === "GET" && message.path === PATIENT) await quiet();
  busy++;
  await act(here, message).finally(() => busy--);
  lastAsked = performance.now();
}

async function act(here: InsideServer, message: Exclude<ToInside, { do: "open" }>): Promise<void> {
  switch (message.do) {
    case "call": {
      const answer = await here.call(message.method, message.path, message.body, message.lang);
      const [status, text] = answer;
      answer.destroy();
      tell({ is: "answer", ref: message.ref, status, text });
      return;
    }
    case "connect":
      return here.connect(message.line, message.table, message.lang);
    case "say": {
      here.hear(message.line, message.text);
      return;
    }
    case "hang-up": {
      here.hang_up(message.line);
      return;
    }
  }
}
