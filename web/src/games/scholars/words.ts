/** The folder's own catalogue: words that the title's texts do not need elsewhere. */
import { Catalogue, type Params } from "../../shell/texts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const sources: Record<string, string> = { en, fr };
const catalogues = new Map<string, Catalogue>();

export function say(lang: string, id: string, params?: Params): string {
  let found = catalogues.get(lang);
  if (!found) {
    found = new Catalogue(lang, [sources[lang] ?? en]);
    catalogues.set(lang, found);
  }
  return found.say(id, params);
}
