/**
 * The way to the tables: over the network to a server, or to a worker in this browser. Both take the same calls and the
 * same messages; a page has one way at a time, and says which.
 */
import { stored } from "./stored.svelte";
import { settings } from "./settings.svelte";

export interface Answered {
  status: number;
  text: string;
}

/** As much of a WebSocket as a table needs. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface Connection {
  /** Rejects when nobody can be reached. */
  call: (method: string, path: string, body?: unknown) => Promise<Answered>;
  socket: (table: string) => Socket;
}

/** The folder of the page, whatever stands after it. */
export const root = (): string => new URL("./", location.href.split(/[?#]/)[0]).href;

const server: Connection = {
  async call(method, path, body) {
    const response = await fetch(`api/${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  },
  socket(table) {
    const address = new URL(`api/tables/${encodeURIComponent(table)}/live`, root());
    address.protocol = address.protocol.replace("http", "ws");
    return new WebSocket(address);
  },
};

/** What is asked for in the address: the tables of this browser, on a server's page. */
export const HERE = "?here";
/** Has this browser had tables of its own? */
const used = stored("tablee-here", 0);

class Way {
  /** Are these the tables of this browser? */
  here = $state(false);
  /** The server cannot be reached, and so these are. */
  cut = $state(false);
  /** There is no server at all: the page lies on a host of plain files. */
  readonly alone = document.documentElement.dataset.server === "page";
  connection: Connection = server;

  /** Which way it is, before anything is asked. */
  async find(): Promise<void> {
    if (this.alone || location.search === HERE) await this.stayHere();
    // Whoever has had tables here, or has installed the page, wants it without a network as well.
    else if (used.value || matchMedia("(display-mode: standalone)").matches) this.#stayReady();
  }

  async stayHere(): Promise<void> {
    await this.#takeNewer();
    const { local } = await import("./inside/local");
    this.connection = local(root(), () => settings.lang);
    this.here = true;
    this.#stayReady();
  }

  /** A newer page that was fetched during an earlier visit. */
  async #takeNewer(): Promise<void> {
    if (!navigator.serviceWorker?.controller) return;
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (waiting) await (await import("./inside/offline")).takeOver(waiting);
  }

  #stayReady(): void {
    used.update(() => 1);
    if (navigator.serviceWorker) void import("./inside/offline").then(({ keepReady }) => keepReady());
  }

  /** The server cannot be reached: the tables of this browser instead, if it has had any. */
  async fallBack(): Promise<boolean> {
    if (this.here || used.value === 0) return false;
    await this.stayHere();
    this.cut = true;
    return true;
  }
}

export const way = new Way();
