/** Calls to the server, or to the tables of this browser; what is refused becomes a `Refused` with their own sentence. */
import type {
  CardFace,
  Carried,
  CarriedTable,
  Invite,
  Me,
  Moment,
  NewTable,
  Problem,
  Rulebook,
  ScoresSeen,
  Seat,
  Summary,
  TableMade,
  TitleShown,
  Told,
} from "./protocol";
import { Refused, Unreachable } from "./failures";
import { way, type Answered } from "./way.svelte";

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answered;
  try {
    answer = await way.connection.call(method, path, body);
  } catch {
    throw new Unreachable();
  }
  const { status, text } = answer;
  if (status >= 400) throw new Refused(status, readProblem(text, status));
  return (text ? JSON.parse(text) : null) as T;
}

/** A proxy in between may answer with anything. */
function readProblem(text: string, status: number): Problem {
  try {
    const read = JSON.parse(text) as Partial<Problem>;
    if (typeof read.sentence === "string")
      return { code: read.code ?? "", sentence: read.sentence, params: read.params ?? {} };
  } catch {
    // not ours
  }
  return { code: `http-${status}`, sentence: `${status}`, params: {} };
}

export type TableList = "mine" | "open" | "watched" | "over";

/** Tables on a page of a list; one that is not full is the last. */
export const PAGE_SIZE = 50;

/** The first pages of a list: each begins where the one before ended. */
async function tables(list: TableList, pages = 1): Promise<Summary[]> {
  const found: Summary[] = [];
  for (let page = 0; page < pages && found.length === page * PAGE_SIZE; page++) {
    const after = found.at(-1);
    found.push(...(await call<Summary[]>("GET", `tables?list=${list}${after ? `&after=${after.id}` : ""}`)));
  }
  return found;
}

export const table = (id: string) => `tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me | null>("GET", "me"),
  setMe: (me: Partial<Me>) => call<Me>("POST", "me", me),
  tryNotice: () => call<unknown>("POST", "me/notice", {}),
  titles: () => call<TitleShown[]>("GET", "titles"),
  cards: (title: string) => call<CardFace[]>("GET", `titles/${title}/cards`),
  rules: (title: string, lang: string) => call<Rulebook>("GET", `titles/${title}/rules/${lang}`),
  texts: (title: string, lang: string) => call<{ fluent: string }>("GET", `texts/${title}/${lang}`),
  makeTable: (wish: NewTable) => call<TableMade>("POST", "tables", wish),
  tables,
  table: (id: string) => call<Summary>("GET", table(id)),
  join: (id: string, token: string) => call<unknown>("POST", `${table(id)}/join`, { token }),
  sit: (id: string, seat?: Seat) => call<unknown>("POST", `${table(id)}/sit`, seat ? { seat } : {}),
  start: (id: string, bot?: string) => call<unknown>("POST", `${table(id)}/start`, bot ? { bot } : {}),
  leave: (id: string, seat?: Seat, bot?: string) =>
    call<unknown>("POST", `${table(id)}/leave`, { ...(seat && { seat }), ...(bot && { bot }) }),
  comeBack: (id: string, seat?: Seat) => call<unknown>("POST", `${table(id)}/return`, seat ? { seat } : {}),
  concede: (id: string, seat?: Seat) => call<unknown>("POST", `${table(id)}/concede`, seat ? { seat } : {}),
  rematch: (id: string, pack = false) => call<TableMade>("POST", `${table(id)}/rematch`, { pack }),
  series: (id: string) => call<Summary[]>("GET", `${table(id)}/series`),
  invite: (id: string, seat: Seat) => call<Invite>("POST", `${table(id)}/invite`, { seat }),
  revoke: (id: string, seat: Seat) => call<unknown>("POST", `${table(id)}/revoke`, { seat }),
  moment: (id: string, number: number, eyes: Seat | null = null) =>
    call<Moment>("GET", `${table(id)}/moments/${number}${eyes ? `?seat=${eyes}` : ""}`),
  log: (id: string) => call<{ number: number; events: Told[] }>("GET", `${table(id)}/log`),
  scores: (id: string) => call<ScoresSeen>("GET", `${table(id)}/scores`),
  branch: (id: string, number: number, seat: Seat) => call<TableMade>("POST", `${table(id)}/branch`, { number, seat }),
  record: (id: string) => call<{ record: string }>("GET", `${table(id)}/record`),
  carry: (id: string) => call<Carried>("GET", `${table(id)}/carry`),
  openCarried: (wish: CarriedTable) => call<TableMade>("POST", "carried", wish),
  packed: () => call<unknown>("GET", "packed"),
  unpack: (packed: unknown) => call<{ added: number; kept: number }>("POST", "packed", packed),
};
