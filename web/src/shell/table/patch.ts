/** A view after the changes that the server tells; what did not change stays the same object. */
import type { Change, Json, View } from "../protocol";

export function patched(view: View, changes: Change[]): View {
  let result: Json = view;
  for (const change of changes) {
    result = set(result, change[0], 0, change.length === 2 ? change[1] : undefined);
  }
  return result as View;
}

function set(place: Json, path: (string | number)[], depth: number, value: Json | undefined): Json {
  if (depth === path.length) return value ?? null;
  const key = path[depth]!;
  if (Array.isArray(place)) {
    const copy = [...place];
    copy[Number(key)] = set(place[Number(key)] ?? null, path, depth + 1, value);
    return copy;
  }
  const copy: { [key: string]: Json } = { ...(place as { [key: string]: Json }) };
  if (depth === path.length - 1 && value === undefined) delete copy[key];
  else copy[key] = set(copy[key] ?? null, path, depth + 1, value);
  return copy;
}
