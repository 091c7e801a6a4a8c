/** Tables as files: all of this browser's at once, or one that is taken along to play on elsewhere. */
import { api } from "../api";
import { guest } from "../me.svelte";
import type { CarriedTable, SeatWish } from "../protocol";

const ALL = "tablee tables 1";
const ONE = "tablee table 1";
const RECORD = "tablee record 1";

function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([text], { type: name.endsWith(".json") ? "application/json" : "text/plain" }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function saveAll(): Promise<void> {
  const packed = await api.packed();
  const day = new Date().toISOString().slice(0, 10);
  download(JSON.stringify(packed), `tablee-${day}.json`);
}

export async function takeAlong(id: string, title: string): Promise<void> {
  const carried = await api.carry(id);
  download(JSON.stringify({ format: ONE, ...carried }), `${title}-${id}.json`);
}

/** The id of the table that was opened, or how many were added; null: the file holds none. */
export async function readFile(text: string): Promise<string | number | null> {
  const found = read(text);
  if (!found) return null;
  if ("all" in found) {
    const { added } = await api.unpack(found.all);
    await guest.load();
    return added;
  }
  await guest.introduce();
  return (await api.openCarried(found)).id;
}

function read(text: string): CarriedTable | { all: unknown } | null {
  if (text.startsWith(RECORD)) return { record: text, seats: seatsOf(text) };
  try {
    const file = JSON.parse(text) as Partial<CarriedTable> & { format?: string };
    if (file.format === ALL) return { all: file };
    if (file.format === ONE && file.record && file.seats) return { record: file.record, seats: file.seats };
  } catch {
    // Not ours.
  }
  return null;
}

/** Of a bare record: I sit first, bots play the others. */
function seatsOf(record: string): SeatWish[] {
  const names = JSON.parse(/^seats: (.*)$/m.exec(record)?.[1] ?? "[]") as string[];
  return names.map((name, i) => (i ? { kind: "bot", bot: "", name } : { kind: "me", bot: "", name: "" }));
}
