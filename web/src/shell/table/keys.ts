/** Everything by keyboard: arrows walk over what is lit, numbers press buttons, letters open things. */
import type { TableState } from "./state.svelte";
import { commandFor } from "./command";
import { commandsOf } from "./commands";
import type { Windows } from "./windows.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export function listenToKeys(event: KeyboardEvent, table: TableState, windows: Windows): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]")) return;
  if (at.matches("input:not([type=radio]), textarea, select")) {
    if (!(at instanceof HTMLInputElement && at.type === "range")) return;
    if (event.key.startsWith("Arrow")) return;
  }
  if (at.matches("input[type=radio]") && event.key.startsWith("Arrow")) return;
  if (event.key in ARROWS) {
    if (table.past.shown && !event.shiftKey) walkInTime(event.key, table);
    else walk(ARROWS[event.key]!, event.shiftKey);
    event.preventDefault();
  } else if (press(event.key, table, windows)) {
    event.preventDefault();
  }
}

/** True if the key means something here. */
function press(key: string, table: TableState, windows: Windows): boolean {
  if (/^[1-9]$/.test(key)) {
    const buttons = document.querySelectorAll<HTMLButtonElement>("[data-choice]");
    buttons[Number(key) - 1]?.click();
    return true;
  }
  const command = commandFor(commandsOf(table, windows), key);
  command?.run();
  return command !== undefined;
}

function walkInTime(key: string, table: TableState): void {
  const now = table.past.shown!.number;
  const step = key === "ArrowLeft" || key === "ArrowDown" ? -1 : 1;
  const next = Math.max(0, Math.min(table.past.shown!.last, now + step));
  table.past.stop();
  if (next !== now) void table.past.look(next).catch(() => undefined);
}

/** Move the focus to the nearest target in this direction; with Shift also to what is not lit, or only explained. */
function walk([x, y]: [number, number], all: boolean): void {
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      all ? "[data-target], [data-explained]" : "[data-lit], [data-selected], [data-choice]",
    ),
  ];
  const seen = targets.filter((element) => element.offsetParent !== null);
  const from = seen.includes(document.activeElement as HTMLElement)
    ? document.activeElement!.getBoundingClientRect()
    : null;
  if (!from) {
    seen[0]?.focus();
    return;
  }
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of seen) {
    const box = element.getBoundingClientRect();
    const right = box.x + box.width / 2 - (from.x + from.width / 2);
    const down = box.y + box.height / 2 - (from.y + from.height / 2);
    const along = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    if (along < 4) continue;
    const distance = along + aside * 2.2;
    if (distance < least) {
      least = distance;
      best = element;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
