/** The one sentence of the prompt bar, for whatever goes on at a table. */
import { playedLevel, wonTogether } from "../adventure";
import { library } from "../library.svelte";
import { say } from "../words.svelte";
import { folded } from "./folding";
import type { TableState } from "./state.svelte";

export interface Prompt {
  text: string;
  icon: string;
  /** mine: it waits for this person; calm: for somebody else or for nobody. */
  mood: "mine" | "calm";
}

export function promptOf(table: TableState): Prompt {
  const live = table.live!;
  const past = table.past.shown;
  if (past) return { text: pastText(table), icon: "clock", mood: "calm" };
  if (table.staged) return { text: table.choiceText(table.staged), icon: "help", mood: "mine" };
  if (live.state === "stopped") return { text: live.reason || say("status-stopped"), icon: "warning", mood: "calm" };
  if (live.state === "over")
    return { text: winners(table), icon: wonTogether(live) === false ? "flag" : "crown", mood: "calm" };
  if (table.handing)
    return { text: say("bar-hand-over", { name: table.nameOf(table.handing) }), icon: "people", mood: "mine" };
  if (table.selected) return { text: selectedText(table), icon: "forward", mood: "mine" };
  if (table.decision) return { text: table.promptText(table.decision), icon: "", mood: "mine" };
  if (table.playback.running) return { text: newest(table), icon: "", mood: "calm" };
  if (table.together) return { text: say("bar-together"), icon: "people", mood: "calm" };
  if (table.plan.open && table.plan.isPossible) return { text: planText(table), icon: "forward", mood: "calm" };
  const names = live.deciding.map((seat) => table.nameOf(seat)).join(", ");
  return { text: say("bar-waiting", { names, count: live.deciding.length }), icon: "hourglass", mood: "calm" };
}

/** What one has planned so far, or how that is done. */
function planText(table: TableState): string {
  return table.plan.isEmpty ? say("plan-how") : say("plan-so-far", { steps: table.plan.text });
}

function pastText(table: TableState): string {
  const past = table.past.shown!;
  const what = folded(past.events, table.manner, table.parts)
    .map((action) => table.eventText(action.told))
    .join(" · ");
  return what || say("replay-moment", { number: past.number, last: past.last });
}

/** What has just happened, while moves are played back. */
function newest(table: TableState): string {
  // A scene is played before the view changes: it is what happens now.
  const told = table.scenes.shown?.events.find((each) => !table.isQuiet(each) && !table.parts[each.event]) ?? table.now;
  return told ? table.eventText(told) : say("bar-playing");
}

function selectedText(table: TableState): string {
  const own = table.isPlain ? undefined : table.page.taken?.(table.selected!, table);
  if (own) return own;
  const card = table.cardOf(table.selected!);
  if (!card) return say("bar-selected-other");
  const places = table.choicesFor(table.selected!).every((choice) => "slot" in choice || "place" in choice);
  return say(places ? "bar-selected" : "bar-selected-card", { card: `⟦${card}⟧` });
}

/** How it ended, in one sentence. */
export function winners(table: TableState): string {
  const { live } = table;
  const won = live ? wonTogether(live) : null;
  if (live && won !== null) {
    if (!live.adventure) return won ? say("end-all-won") : say("end-all-lost");
    if (live.adventure.over)
      return say("end-adventure-won", { name: live.adventure.name || library.titleName(live.title) });
    const level = playedLevel(live);
    return won ? say("end-level-won", { level }) : say("end-level-lost", { level });
  }
  if (live?.result?.standings.length === 1 && live.result.won === false) return say("end-you-lose");
  const best = table.live?.result?.standings.filter((each) => each.rank === 1) ?? [];
  const names = best.map((each) => table.nameOf(each.seat)).join(", ");
  if (best.some((each) => each.seat === table.seat)) {
    return best.length > 1 ? say("end-you-share", { names }) : say("end-you-win");
  }
  return say("end-wins", { names, count: best.length });
}
