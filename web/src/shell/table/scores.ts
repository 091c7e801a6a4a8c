/** The columns of the score sheet: the result, or the score so far where the view tells it. */
import { isObject, playerArea } from "../generic/areas";
import type { PointsFrom } from "../protocol";
import type { TableState } from "./state.svelte";

export interface Column {
  seat: string;
  /** Of somebody who plays without a seat. */
  name?: string;
  from?: PointsFrom[];
  rank: number;
  total: number | null;
  lines: Record<string, number>;
}

export function scoreColumns(table: TableState): Column[] {
  const columns = seatColumns(table);
  const rival = columns.length && !table.isPlain ? table.page.rival?.(table) : undefined;
  if (!rival) return columns;
  const total = Object.values(rival.lines).reduce((sum, points) => sum + points, 0);
  return [...columns, { seat: "rival", rank: table.live?.result?.won === false ? 1 : 2, total, ...rival }].sort(
    (a, b) => a.rank - b.rank,
  );
}

function seatColumns(table: TableState): Column[] {
  const result = table.live?.result;
  if (result && result.standings.every((each) => each.score !== null)) {
    const found = result.standings.map((each) => ({
      seat: each.seat,
      rank: each.rank,
      total: each.score,
      lines: each.lines,
    }));
    return found.sort((a, b) => a.rank - b.rank);
  }
  return table.seats.flatMap(({ seat }) => {
    const score = playerArea(table.view, seat)?.score;
    if (!isObject(score)) return [];
    const lines = Object.fromEntries(
      Object.entries(score).filter((line): line is [string, number] => typeof line[1] === "number"),
    );
    const total = Object.values(lines).reduce((sum, points) => sum + points, 0);
    const rank = result?.standings.find((each) => each.seat === seat)?.rank ?? 0;
    return [{ seat, rank, total, lines }];
  });
}
