/** One socket: answers find their question, a lost one comes back, one that stays silent is asked for the table again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotConnected, Refused } from "../../src/shell/failures";
import { Connection } from "../../src/shell/table/connection.svelte";
import type { Socket } from "../../src/shell/way.svelte";
import { tableOf } from "./tables";

/** The other end of a socket, as a network would have it. */
class Line implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: { do: string; ref: number }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; ref: number });
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  lose(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason } as CloseEvent);
  }
}

let lines: Line[] = [];
let heard: object[] = [];
const last = (): Line => lines.at(-1) as Line;

function connect(): Connection {
  const connection = new Connection(
    () => {
      lines.push(new Line());
      return last();
    },
    (message) => heard.push(message),
  );
  return connection;
}

beforeEach(() => {
  lines = [];
  heard = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (ref: number, more: object = {}): object => ({ is: "answer", ref, ok: true, error: null, ...more });

test("an answer finds its question", async () => {
  const connection = connect();
  last().open();
  const [one, two] = [connection.send({ do: "see" }), connection.send({ do: "see" })];
  last().say(answer(2, { number: 20 }));
  last().say(answer(1, { number: 10 }));
  expect([(await one).number, (await two).number]).toEqual([10, 20]);
});
test("a refusal is an error with the server's sentence", async () => {
  const connection = connect();
  last().open();
  const sent = connection.send({ do: "undo", number: 3 });
  const error = { code: "nothing-to-undo", sentence: "There is nothing to undo.", params: {} };
  last().say(answer(1, { ok: false, error }));
  await expect(sent).rejects.toThrow(Refused);
  await expect(sent).rejects.toThrow("There is nothing to undo.");
});
test("what is no answer is handed on in its order", () => {
  connect();
  last().open();
  last().say(tableOf());
  last().say({ is: "chat", line: { text: "hello" } });
  expect(heard.map((each) => (each as { is: string }).is)).toEqual(["table", "chat"]);
});
test("nothing is sent before the socket is open", async () => {
  const connection = connect();
  await expect(connection.send({ do: "see" })).rejects.toThrow(NotConnected);
  expect(last().sent).toEqual([]);
});
test("a choice that stays unanswered fails, and the table is asked for again", async () => {
  const connection = connect();
  last().open();
  const sent = connection.send({ do: "choose", number: 3, choices: ["dig"] });
  const failed = expect(sent).rejects.toThrow(NotConnected);
  await vi.advanceTimersByTimeAsync(15_000);
  await failed;
  expect(last().sent.map((each) => each.do)).toEqual(["choose", "see"]);
});
test("when that is answered, the socket stays", async () => {
  const connection = connect();
  last().open();
  connection.send({ do: "undo", number: 3 }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(15_000);
  last().say(tableOf());
  last().say(answer(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  expect(connection.status).toBe("open");
});
test("when that stays unanswered as well, a new socket is opened", async () => {
  const connection = connect();
  last().open();
  connection.send({ do: "undo", number: 3 }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lines).toHaveLength(2);
  last().open();
  expect(connection.status).toBe("open");
});
test("an answer that comes too late changes nothing", async () => {
  const connection = connect();
  last().open();
  const sent = expect(connection.send({ do: "see" })).rejects.toThrow(NotConnected);
  await vi.advanceTimersByTimeAsync(15_000);
  await sent;
  expect(() => lines[0]?.say(answer(1))).not.toThrow();
});
test("a lost socket fails what it was asked, and comes back", async () => {
  const connection = connect();
  last().open();
  const sent = connection.send({ do: "see" });
  last().lose();
  await expect(sent).rejects.toThrow(NotConnected);
  expect(connection.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(600);
  expect(lines).toHaveLength(2);
});
test("it tries more and more slowly, at last every ten seconds", async () => {
  connect();
  for (let i = 0; i < 8; i++) {
    last().lose();
    await vi.advanceTimersByTimeAsync(10_500);
  }
  expect(lines).toHaveLength(9);
});
test.each([4403, 4404])("a refused table (%i) is not asked for again", async (code) => {
  const connection = connect();
  last().lose(code, "This table is not yours.");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.status, connection.reason, lines.length]).toEqual(["refused", "This table is not yours.", 1]);
});
test("one that was left does not come back", async () => {
  const connection = connect();
  last().open();
  connection.close();
  last().lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.status, lines.length]).toEqual(["closed", 1]);
});
