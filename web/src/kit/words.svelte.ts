/** Words that only one folder needs, in the language of the page. */
import { Catalogue, type Params } from "../shell/texts";
import { words } from "../shell/words.svelte";

/** The ids among those that are asked for; of a pattern such as `act-${string}` any that fits will do. */
type Known<Id extends string, Asked extends string> = string extends Asked
  ? never
  : Asked extends unknown
    ? [Extract<Id, Asked>] extends [never]
      ? never
      : Asked
    : never;

/** How messages are said: one of them by its id, in the language that the page speaks now. */
export type Say<Id extends string> = <const Asked extends string>(
  id: Asked & Known<Id, Asked>,
  params?: Params,
) => string;

/** Make `say` from the catalogues of a folder: `./texts/en.ftl` and its like, by their paths. */
export function wordsOf<Id extends string>(sources: Record<string, string>): Say<Id> {
  const catalogues = new Map<string, Catalogue>();
  return (id, params) => {
    const { lang } = words;
    let found = catalogues.get(lang);
    if (!found) {
      found = new Catalogue(lang, [sources[`./texts/${lang}.ftl`] ?? sources["./texts/en.ftl"] ?? ""]);
      catalogues.set(lang, found);
    }
    return found.say(id, params);
  };
}
