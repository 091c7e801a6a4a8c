/** What the server knows of titles: boxes, cards, rulebooks; fetched once each. */
import { api } from "./api";
import { faults } from "./faults.svelte";
import { hueOf } from "./generic/drawing";
import { titleBox, titlePage, type TitleBox, type TitlePage } from "./plugin";
import type { CardFace, Rulebook, TitleShown } from "./protocol";
import { words } from "./words.svelte";

/** Colours for a title that brings none: made from its id, for day and night, dark and light enough to be read on. */
function lendPalette(title: string): void {
  const hue = hueOf(title);
  const own = `[data-title="${CSS.escape(title)}"]`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    ${own} { --title-accent: hsl(${hue} 48% 27%); --title-on-accent: #fffaf0; }
    [data-theme="dark"] ${own} { --title-accent: hsl(${hue} 52% 76%); --title-on-accent: #19130b; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** What a title's module brings; nothing if the module fails, and then the generic parts serve. */
async function orFault<T>(title: string, loading: Promise<T>): Promise<T | undefined> {
  try {
    return await loading;
  } catch (problem) {
    faults.add(title, "page", problem);
    return undefined;
  }
}

class Library {
  titles = $state.raw<TitleShown[] | null>(null);
  #cards = $state.raw<Record<string, Record<string, CardFace>>>({});
  #boxes = $state.raw<Record<string, TitleBox>>({});
  #pages = $state.raw<Record<string, TitlePage>>({});
  #rulebooks = $state.raw<Record<string, Rulebook>>({});
  #running = new Map<string, Promise<void>>();

  title(id: string): TitleShown | undefined {
    return this.titles?.find((title) => title.id === id);
  }

  titleName(id: string): string {
    return this.title(id)?.names[words.lang] ?? id;
  }

  cards(title: string): Record<string, CardFace> {
    return this.#cards[title] ?? {};
  }

  /** What the lobby shows of a title; nothing before it is known. */
  box(title: string): TitleBox | undefined {
    return this.#boxes[title];
  }

  page(title: string): TitlePage {
    return this.#pages[title] ?? { id: title };
  }

  rulebook(title: string): Rulebook | undefined {
    return this.#rulebooks[`${title}/${words.lang}`];
  }

  loadTitles(): Promise<void> {
    return this.#once("titles", async () => {
      this.titles = await api.titles();
    });
  }

  /** Lid and colours. */
  loadBox(title: string): Promise<void> {
    return this.#once(`box/${title}`, async () => {
      const box = await orFault(title, titleBox(title));
      if (!box) lendPalette(title);
      this.#boxes = { ...this.#boxes, [title]: box ?? { id: title } };
    });
  }

  loadPage(title: string): Promise<void> {
    return this.#once(`page/${title}`, async () => {
      const page = (await orFault(title, titlePage(title))) ?? { id: title };
      if (!page.Board) await this.loadBox(title); // for its colours
      this.#pages = { ...this.#pages, [title]: page };
    });
  }

  /** Everything that a table of this title needs before it can be drawn. */
  async loadTable(title: string): Promise<void> {
    await Promise.all([this.loadTitles(), this.loadPage(title), this.loadCards(title), words.load(title)]);
  }

  loadCards(title: string): Promise<void> {
    return this.#once(`cards/${title}`, async () => {
      const faces = await api.cards(title);
      this.#cards = { ...this.#cards, [title]: Object.fromEntries(faces.map((face) => [face.id, face])) };
    });
  }

  loadRules(title: string): Promise<void> {
    const lang = words.lang;
    return this.#once(`rules/${title}/${lang}`, async () => {
      const book = await api.rules(title, lang);
      this.#rulebooks = { ...this.#rulebooks, [`${title}/${lang}`]: book };
    });
  }

  /** What failed may be tried again; what runs or is done is not begun twice. */
  #once(key: string, load: () => Promise<void>): Promise<void> {
    let running = this.#running.get(key);
    if (!running) {
      running = load();
      running.catch(() => this.#running.delete(key));
      this.#running.set(key, running);
    }
    return running;
  }
}

export const library = new Library();
