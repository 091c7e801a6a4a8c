/** The page's messages in the chosen language, and each title's beside them; a switch of language changes all at once. */
import { api } from "./api";
import { later } from "./later";
import type { Lang } from "./protocol";
import { settings } from "./settings.svelte";
import { Catalogue, type Params } from "./texts";

/** What areas are called on the generic board, where a title does not say it itself. */
const areas = import.meta.glob<string>("./generic/texts/*.ftl", { query: "?raw", import: "default" });
const sources = import.meta.glob<string>("../../../src/tablee/texts/page*.ftl", { query: "?raw", import: "default" });

class Words {
  #shell = $state.raw<Catalogue>(new Catalogue("en", []));
  #titles = $state.raw<Record<string, Catalogue>>({});
  /** The files of messages that are in use. */
  #parts = ["page"];

  /** The language that is spoken now: the chosen one as soon as its words are here. */
  get lang(): Lang {
    return this.#shell.lang as Lang;
  }

  get shell(): Catalogue {
    return this.#shell;
  }

  say(id: string, params?: Params): string {
    return this.#shell.say(id, params);
  }

  /** The messages of shell and title; the shell's alone until the title's are here. */
  of(title: string): Catalogue {
    return this.#titles[title] ?? this.#shell;
  }

  async speak(lang: Lang): Promise<void> {
    const source = (await Promise.all(this.#parts.map((part) => shellSource(part, lang)))).join("\n");
    const titles = await Promise.all(
      Object.keys(this.#titles).map(async (id) => [id, await titleSource(id, lang)] as const),
    );
    this.#shell = new Catalogue(lang, [source]);
    this.#titles = Object.fromEntries(titles.map(([id, more]) => [id, new Catalogue(lang, [more, source])]));
  }

  async load(title: string): Promise<void> {
    const lang = this.lang;
    if (this.#titles[title]?.lang === lang) return;
    const [source, more] = await Promise.all([shellSource("page", lang), titleSource(title, lang)]);
    if (lang === this.lang) this.#titles = { ...this.#titles, [title]: new Catalogue(lang, [more, source]) };
  }

  /** Messages that only some of the page's parts say: they come with the first of those, before it is drawn. */
  async need(part: string): Promise<void> {
    if (this.#parts.includes(part)) return;
    this.#parts.push(part);
    const shell = this.#shell;
    shell.add(await later(() => shellSource(part, this.lang)));
  }

  /** Change the language everywhere. */
  async choose(lang: Lang): Promise<void> {
    await this.speak(lang);
    settings.change({ lang });
  }
}

async function shellSource(part: string, lang: string): Promise<string> {
  return (await sources[`../../../src/tablee/texts/${part}.${lang}.ftl`]?.()) ?? "";
}

const fetched = new Map<string, Promise<string>>();

function titleSource(title: string, lang: string): Promise<string> {
  const key = `${title}/${lang}`;
  let found = fetched.get(key);
  if (!found) {
    found = Promise.all([areas[`./generic/texts/${lang}.ftl`]?.() ?? "", api.texts(title, lang)]).then(
      ([common, own]) => `${common}\n${own.fluent}`,
    );
    found.catch(() => fetched.delete(key));
    fetched.set(key, found);
  }
  return found;
}

export const words = new Words();
export const say = (id: string, params?: Params): string => words.say(id, params);
