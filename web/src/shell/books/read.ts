/** Which pages of each adventure's journal were read in this browser. */
import { stored } from "../stored.svelte";

const pages = stored<Record<string, number>>("tablee-journal", {});

/** The pages that come after those that were read. */
export function unread(series: string, journal: string[]): string[] {
  return journal.slice(pages.value[series] ?? 0);
}

export function markRead(series: string, journal: string[]): void {
  pages.update((read) => ({ ...read, [series]: journal.length }));
}
