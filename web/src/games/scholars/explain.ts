/** What a sign means, where it lies: on hover, on focus, on a tap; with the rule of the booklet to open. */
import type { Attachment } from "svelte/attachments";
import type { TableState } from "../../shell/plugin";

const WAIT = 380;

export function explain(table: TableState, text: string, rule = ""): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    const show = (wait: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (element.isConnected) table.hints.shown = { element, text, rule };
      }, wait);
    };
    const hide = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => table.hints.leave(element));
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      event.stopPropagation(); // what it lies on would answer "why not"
      if (table.hints.shown?.element === element) table.hints.stay();
      else show(WAIT);
    };
    const tap = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" && !element.closest("[data-lit]")) show(0);
    };
    // Whoever presses it has read it.
    const press = (event: MouseEvent): void => {
      if ((event as PointerEvent).pointerType !== "mouse") return;
      clearTimeout(timer);
      table.hints.close();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show(0);
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("pointerup", tap);
    element.addEventListener("click", press);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", hide);
    return () => {
      hide();
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("pointerup", tap);
      element.removeEventListener("click", press);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", hide);
    };
  };
}

/** The rule that tells of a kind of card or board. */
export const RULES: Record<string, string> = {
  translator: "SB-097",
  starter: "SB-040",
  scroll: "SB-146",
  resource: "SB-044",
  goal: "SB-149",
  action: "SB-065",
  upgraded: "SE-041",
  page: "SE-052",
  "start-page": "SE-064",
  row: "SE-099",
  caliph: "SB-131",
  scheme: "SB-180",
  room: "SB-100",
  deck: "SB-096",
  track: "SB-104",
  place: "SB-083",
  guild: "SB-125",
  house: "SB-089",
  study: "SE-080",
  level: "SB-173",
  silver: "SB-111",
  gold: "SB-113",
  xp: "SE-048",
  influence: "SB-124",
  worker: "SB-076",
  die: "SB-069",
  bag: "SB-062",
  rest: "SB-065",
  tuck: "SE-090",
  objective: "SB-149",
};
