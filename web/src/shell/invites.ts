/** Invitations that this browser made: the server keeps only their hashes, so the links are kept here. */
import type { Invite, Seat, TableMade } from "./protocol";

const KEY = "tablee-invites";
const MOST = 200;

type Kept = Record<string, Record<Seat, string>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepInvites(made: { id: string; invites: Invite[] } | TableMade): void {
  if (!made.invites.length) return;
  const kept = read();
  kept[made.id] = { ...kept[made.id], ...Object.fromEntries(made.invites.map((each) => [each.seat, each.token])) };
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // The link can be made anew at the table.
  }
}

export function keptInvite(table: string, seat: Seat): string | undefined {
  return read()[table]?.[seat];
}

export function dropInvite(table: string, seat: Seat): void {
  const kept = read();
  if (!kept[table]?.[seat]) return;
  delete kept[table][seat];
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** The token stands after the `#`, which browsers never send. */
export function inviteLink(table: string, token: string): string {
  return `${location.href.split("#")[0]}#/join/${table}/${token}`;
}
