/** Words for a screen reader, and short notes for everybody. */

class Announcer {
  /** Read aloud as they come; two places in turn, so that the same words twice are two announcements. */
  polite = $state<[string, string]>(["", ""]);
  note = $state<{ text: string; bad: boolean } | null>(null);
  #turn = 0;
  #timer = 0;

  say(text: string): void {
    if (!text) return;
    this.#turn = 1 - this.#turn;
    this.polite = this.#turn ? ["", text] : [text, ""];
  }

  /** A note that stays for a moment; bad news stays longer. */
  show(text: string, bad = false): void {
    this.note = { text, bad };
    this.say(text);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.note = null), bad ? 7000 : 3500);
  }

  dismiss(): void {
    this.note = null;
  }
}

export const announcer = new Announcer();
