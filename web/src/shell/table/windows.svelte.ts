/** Which of a table's windows is open, and which tab the side panel shows. */

export type WindowName = "score" | "keys" | "menu" | "choices" | "since" | "concede" | "leave";
export type Tab = "log" | "chat" | "rules" | "cards";

export class Windows {
  open = $state<WindowName | null>(null);
  tab = $state<Tab>("log");
  /** A rule that the rules tab should show. */
  rule = $state("");

  close(name: WindowName): void {
    if (this.open === name) this.open = null;
  }
}
