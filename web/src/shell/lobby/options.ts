/** Which switches of a title matter at the table that is being set. */
import type { Json, TitleOption } from "../protocol";

export function matters(option: TitleOption, all: TitleOption[], values: Record<string, Json>, seats: number): boolean {
  if (option.data || (option.seats.length > 0 && !option.seats.includes(seats))) return false;
  if (!option.when) return true;
  const [name, value] = option.when;
  return (values[name] ?? all.find((other) => other.name === name)?.default) === value;
}
