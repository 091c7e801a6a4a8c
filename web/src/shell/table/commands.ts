/** Everything that can be done at a table beside choosing, said once: keys, their list, the palette and tooltips come from here. */
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";
import type { Command } from "./command";
import type { TableState } from "./state.svelte";
import type { Tab, Windows } from "./windows.svelte";

/** Keys that no single command owns; the list of shortcuts shows them first. */
export const GESTURES: {
  keys: string[];
  message: "key-walk" | "key-walk-all" | "key-choose" | "key-numbers" | "key-zoom";
}[] = [
  { keys: ["←", "→", "↑", "↓"], message: "key-walk" },
  { keys: ["⇧", "← → ↑ ↓"], message: "key-walk-all" },
  { keys: ["↵"], message: "key-choose" },
  { keys: ["1", "–", "9"], message: "key-numbers" },
  { keys: ["Z"], message: "key-zoom" },
];

/** The commands of this table, its title's own last. */
export function commandsOf(table: TableState, windows: Windows): Command[] {
  const window = (name: NonNullable<typeof windows.open>) => (): void => {
    windows.open = name;
  };
  const tab = (name: Tab) => (): void => {
    windows.showPanel(!(windows.panel && windows.tab === name));
    windows.tab = name;
  };
  return [
    { id: "palette", text: say("key-palette"), icon: "search", key: "p", run: window("palette") },
    {
      id: "all",
      text: say("key-all"),
      icon: "list",
      key: "a",
      when: () => table.decision !== null,
      run: window("choices"),
    },
    {
      id: "hint",
      text: say("key-hint"),
      icon: "hint",
      key: "i",
      when: () => table.asks || table.canAsk,
      run: () => (table.asks = !table.asks),
    },
    {
      id: "undo",
      text: say("key-undo"),
      icon: "undo",
      key: "u",
      when: () => (table.live?.undo ?? 0) > 0 && !table.past.shown,
      run: () => void table.undo(),
    },
    {
      id: "escape",
      text: say("key-escape"),
      key: "Escape",
      when: () => letGo(table, windows) !== null,
      run: () => letGo(table, windows)?.(),
    },
    {
      id: "first",
      text: say("key-first"),
      key: "h",
      run: () => document.querySelector<HTMLElement>("[data-lit], [data-choice]")?.focus(),
    },
    {
      id: "skip",
      text: say("key-skip"),
      icon: "last",
      key: "k",
      when: () => table.playback.running,
      run: () => table.playback.skip(),
    },
    { id: "log", text: say("key-log"), key: "l", run: tab("log") },
    { id: "chat", text: say("key-chat"), icon: "chat", key: "t", run: tab("chat") },
    { id: "rules", text: say("key-rules"), icon: "book", key: "r", run: tab("rules") },
    { id: "cards", text: say("key-cards"), key: "c", run: tab("cards") },
    { id: "score", text: say("key-score"), icon: "list", key: "s", run: window("score") },
    {
      id: "journal",
      text: say("journal"),
      icon: "book",
      key: "j",
      when: () => Boolean(table.live?.adventure),
      run: window("journal"),
    },
    {
      id: "sound",
      text: settings.sound ? say("sound-off") : say("sound-on"),
      icon: settings.sound ? "sound" : "silence",
      run: () => settings.change({ sound: !settings.sound }),
    },
    {
      id: "panel",
      text: windows.panel ? say("panel-close") : say("panel-open"),
      icon: "panel",
      run: () => windows.showPanel(!windows.panel),
    },
    { id: "menu", text: say("menu"), icon: "menu", run: window("menu") },
    { id: "keys", text: say("shortcuts"), icon: "keyboard", key: "?", run: window("keys") },
    ...(table.isPlain ? [] : (table.page.commands?.(table) ?? [])),
  ];
}

/** What Escape does now: close or put back what was opened or taken up last. */
function letGo(table: TableState, windows: Windows): (() => void) | null {
  if (table.hints.shown) return () => table.hints.close();
  if (table.asks) return () => (table.asks = false);
  if (table.staged) return () => table.unstage();
  if (table.selected) return () => table.select(null);
  if (table.past.shown) return () => void table.past.backToNow();
  if (windows.panel && windows.isDrawer) return () => windows.showPanel(false);
  return null;
}
