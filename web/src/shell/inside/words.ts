/** The folder's own catalogue: words that most visits do not need. */
import { Catalogue, type Params } from "../texts";
import { words } from "../words.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const sources: Record<string, string> = { en, fr };
const catalogues = new Map<string, Catalogue>();

export function say(id: string, params?: Params): string {
  const lang = words.lang;
  let found = catalogues.get(lang);
  if (!found) {
    found = new Catalogue(lang, [sources[lang] ?? en]);
    catalogues.set(lang, found);
  }
  return found.say(id, params);
}
