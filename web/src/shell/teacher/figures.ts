/** Chances and points as people read them. */
import type { ChoiceAdvised } from "../protocol";
import { say, words } from "./words";

/** "54 %"; a chance that is not certain is never said to be. */
export function percent(chance: number, sure = true): string {
  const whole = Math.round(chance * 100);
  const shown = sure ? whole : Math.min(99, Math.max(1, whole));
  return (shown / 100).toLocaleString(words.lang, { style: "percent" });
}

/** "+12", "−3": of a hundred, or of points. */
function signed(number: number, digits = 0): string {
  const text = Math.abs(number).toLocaleString(words.lang, { maximumFractionDigits: digits });
  return /^0([.,]0*)?$/.test(text) ? "0" : `${number < 0 ? "−" : "+"}${text}`;
}

/** A change of a chance, in points of a hundred. */
export function change(chance: number): string {
  return say("teacher-percent-points", { points: signed(chance * 100) });
}

/** How good a choice is, as one number from 0 to 1 for its bar: its chance, or how often it was gone into. */
export function size(choice: ChoiceAdvised): number {
  return Math.min(1, Math.max(0, choice.win ?? choice.share));
}

/** Points in the end, and how far ahead that is. */
export function pointsText({ points, margin }: ChoiceAdvised): string {
  if (points === null) return "";
  const rounded = Math.round(points);
  if (margin === null) return say("teacher-points", { points: rounded });
  return say("teacher-points-ahead", { points: rounded, margin: signed(margin, 1) });
}
