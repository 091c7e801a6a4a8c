/** Times as people say them. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "5 minutes ago"; the times are seconds. */
export function ago(then: number, now: number, lang: string): string {
  const seconds = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** 754 seconds are 12:34; a spent clock counts on below zero. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [hours, minutes, rest] = parts as [number, number, number];
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${seconds < 0 && whole > 0 ? "−" : ""}${hours ? `${hours}:${two(minutes)}` : minutes}:${two(rest)}`;
}

/** "in 2 days", "2 days ago"; the times are seconds. */
export function inTime(then: number, now: number, lang: string): string {
  const seconds = then - now;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "always", style: "long" });
  const size = Math.abs(seconds);
  // Whole days only from two on: "in 1 day" may be 47 hours.
  const hours = Math.round(seconds / 3600);
  if (Math.abs(hours) >= 48) return format.format(Math.round(hours / 24), "day");
  if (size >= 5400) return format.format(hours, "hour");
  return format.format(Math.round(seconds / 60), "minute");
}

/** "24 Nov". */
export function dayOf(seconds: number, lang: string): string {
  return new Date(seconds * 1000).toLocaleDateString(lang, { day: "numeric", month: "short" });
}
