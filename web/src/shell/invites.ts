/** Invitations that this browser made: the server keeps only their hashes, so the links are kept here. */
import type { Invite, Seat, TableMade } from "./protocol";
import { stored } from "./stored.svelte";

const MOST = 200;

type Kept = Record<string, Record<Seat, string>>;

const kept = stored<Kept>("tablee-invites", {});

export function keepInvites(made: { id: string; invites: Invite[] } | TableMade): void {
  if (!made.invites.length) return;
  const tokens = Object.fromEntries(made.invites.map((each) => [each.seat, each.token]));
  kept.update((all) =>
    Object.fromEntries(Object.entries({ ...all, [made.id]: { ...all[made.id], ...tokens } }).slice(-MOST)),
  );
}

export function keptInvite(table: string, seat: Seat): string | undefined {
  return kept.value[table]?.[seat];
}

export function dropInvite(table: string, seat: Seat): void {
  if (!kept.value[table]?.[seat]) return;
  kept.update((all) => {
    const { [seat]: _, ...others } = all[table] ?? {};
    return { ...all, [table]: others };
  });
}

/** The token stands after the `#`, which browsers never send. */
export function inviteLink(table: string, token: string): string {
  return `${location.href.split("#")[0]}#/join/${table}/${token}`;
}
