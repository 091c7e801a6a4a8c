/** Where the lines of the points' chart run. */
import type { RoundPoints } from "../protocol";

export interface Chart {
  left: number;
  right: number;
  ticks: { points: number; y: number }[];
  rounds: { number: number; x: number }[];
  /** By seat. */
  lines: { x: number; y: number }[][];
  /** The places along the lines that bear the seat's mark. */
  marked: Set<number>;
  /** What each seat had in the end, moved apart where they would cover each other. */
  ends: { seat: number; points: number; y: number }[];
}

const LEFT = 34;
const RIGHT = 56;
const TOP = 12;
const BOTTOM = 26;
const APART = 18;

/** A step of 1, 2 or 5 times a power of ten, so that about four lines are drawn. */
function step(range: number): number {
  const least = Math.max(1, range / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10);
}

export function chartOf(rounds: RoundPoints[], width: number, height: number): Chart {
  const all = rounds.flatMap((round) => round.points);
  const lowest = Math.min(0, ...all);
  const highest = Math.max(1, ...all);
  const by = step(highest - lowest);
  const [low, high] = [lowest, Math.ceil(highest / by) * by];
  const bottom = Math.ceil(low / by) * by || 0;
  const [left, right] = [LEFT, Math.max(LEFT + 40, width - RIGHT)];
  const first = rounds[0]?.round ?? 0;
  const span = Math.max(1, (rounds.at(-1)?.round ?? 1) - first);
  const x = (round: number): number => left + ((round - first) / span) * (right - left);
  const y = (points: number): number => TOP + ((high - points) / (high - low)) * (height - TOP - BOTTOM);
  const every = step(span * (260 / (right - left)));
  const seats = rounds[0]?.points.length ?? 0;
  const last = rounds.at(-1)?.points ?? [];
  const ends = last.map((points, seat) => ({ seat, points, y: y(points) })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < ends.length; i++) ends[i]!.y = Math.max(ends[i]!.y, ends[i - 1]!.y + APART);
  const below = Math.max(0, (ends.at(-1)?.y ?? 0) - (height - BOTTOM));
  for (const end of ends) end.y -= below;
  return {
    left,
    right,
    ticks: Array.from({ length: Math.round((high - bottom) / by) + 1 }, (_, i) => ({
      points: bottom + i * by,
      y: y(bottom + i * by),
    })),
    rounds: rounds
      .filter((round) => round.round % every === 0)
      .map((round) => ({ number: round.round, x: x(round.round) })),
    lines: Array.from({ length: seats }, (_, seat) =>
      rounds.map((round) => ({ x: x(round.round), y: y(round.points[seat] ?? 0) })),
    ),
    marked: new Set(
      rounds.flatMap((round, i) => (i === rounds.length - 1 || (i > 0 && round.round % every === 0) ? [i] : [])),
    ),
    ends,
  };
}
