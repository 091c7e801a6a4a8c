/** Where one is, from the address after the `#`. */

type Route =
  | { page: "lobby" }
  | { page: "new"; title: string }
  | { page: "table"; id: string; moment: number | null }
  | { page: "join"; id: string; token: string }
  | { page: "cards"; title: string; card: string }
  | { page: "rules"; title: string; section: string }
  | { page: "puzzles"; title: string }
  | { page: "lost" };

/** `#/table/abc/12` is moment 12 of table abc. */
function readRoute(hash: string): Route {
  const parts = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => safeDecode(part));
  const [page = "", first = "", second = ""] = parts;
  if (page === "" && parts.length === 1) return { page: "lobby" };
  if (page === "new") return { page, title: first };
  if (page === "table" && first) return { page, id: first, moment: /^\d{1,6}$/.test(second) ? Number(second) : null };
  if (page === "join" && first && second) return { page, id: first, token: second };
  if (page === "cards" && first) return { page, title: first, card: second };
  if (page === "rules" && first) return { page, title: first, section: second };
  if (page === "puzzles" && first) return { page, title: first };
  return { page: "lost" };
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Here {
  route = $state<Route>(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = readRoute(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** The same page under a new address, without a step in the history. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.route = readRoute(hash);
  }
}

export const here = new Here();
