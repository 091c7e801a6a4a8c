/** Which pages of each adventure's journal were read in this browser. */
const KEY = "tablee-journal";

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The pages that come after those that were read. */
export function unread(series: string, journal: string[]): string[] {
  return journal.slice(kept()[series] ?? 0);
}

export function markRead(series: string, journal: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [series]: journal.length }));
  } catch {
    // A browser that keeps nothing shows them again.
  }
}
