/** Where the lines of the win chances run. */
import type { CurvePoint, SeatReviewed } from "../protocol";

export interface WinChart {
  left: number;
  right: number;
  bottom: number;
  ticks: { chance: number; y: number }[];
  /** By seat: its line, and the band in which it may truly run. */
  lines: { seat: string; line: string; band: string }[];
  x: (number: number) => number;
  y: (chance: number) => number;
}

const LEFT = 46;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 14;

const within = (chance: number): number => Math.min(1, Math.max(0, chance));
const written = (points: [number, number][]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export function winChart(seats: SeatReviewed[], last: number, width: number, height: number): WinChart {
  const [left, right, bottom] = [LEFT, Math.max(LEFT + 40, width - RIGHT), height - BOTTOM];
  const x = (number: number): number => left + (Math.min(last, number) / Math.max(1, last)) * (right - left);
  const y = (chance: number): number => TOP + (1 - within(chance)) * (bottom - TOP);
  return {
    left,
    right,
    bottom,
    ticks: [0, 0.5, 1].map((chance) => ({ chance, y: y(chance) })),
    lines: seats.map(({ seat, curve }) => ({
      seat,
      line: written(curve.map((point) => [x(point.number), y(point.win)])),
      band: written([
        ...curve.map<[number, number]>((point) => [x(point.number), y(point.win + point.error)]),
        ...curve.toReversed().map<[number, number]>((point) => [x(point.number), y(point.win - point.error)]),
      ]),
    })),
    x,
    y,
  };
}

/** The chance at a moment: that of the last point up to there. */
export function chanceAt(curve: CurvePoint[], number: number): number {
  return (curve.findLast((point) => point.number <= number) ?? curve[0])?.win ?? 0;
}

/** Some moments of the game for a table: evenly apart, with the first and the last. */
export function someMoments(last: number, most = 10): number[] {
  const steps = Math.max(1, Math.min(most, last));
  return [...new Set(Array.from({ length: steps + 1 }, (_, i) => Math.round((i * last) / steps)))];
}
