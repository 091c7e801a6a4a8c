/** Who sits in front of this browser. */
import { api } from "./api";
import type { Me } from "./protocol";
import { say, words } from "./words.svelte";

class Guest {
  me = $state.raw<Me | null>(null);
  /** The name as it is being typed; it is told to the server when something is done under it. */
  typed = $state("");

  get name(): string {
    return this.me?.name ?? "";
  }

  async load(): Promise<void> {
    this.me = await api.me();
    this.typed = this.name;
  }

  /** Be somebody before a seat is taken: with the typed name, or the default one. */
  async introduce(): Promise<void> {
    const name = this.typed.trim() || say("guest-name");
    if (this.me?.name === name && this.me.lang === words.lang) return;
    this.me = await api.setMe({ name, lang: words.lang });
    this.typed = this.me.name;
  }

  /** Where notices go, or until when one is away. */
  async change(change: { webhook?: string; absent?: number }): Promise<void> {
    this.me = await api.setMe({ name: this.me?.name ?? "", lang: words.lang, ...change });
  }

  /** The server's sentences come in the language of the page. */
  async followLanguage(): Promise<void> {
    if (this.me && this.me.lang !== words.lang) this.me = await api.setMe({ name: this.me.name, lang: words.lang });
  }
}

export const guest = new Guest();
