/** The files of guided games: they come when somebody is guided, or may want to be. */
import type { Json, NewTable } from "../protocol";
import { Catalogue } from "../texts";
import type { Guide, Step } from "./guide";

type Facts = Record<string, Json>;

const files = import.meta.glob<string>("../../../../src/tablee/games/*/tutorial/*", {
  query: "?raw",
  import: "default",
});

function path(title: string, name: string): string {
  return `../../../../src/tablee/games/${title.replaceAll("-", "_")}/tutorial/${name}`;
}

async function file(title: string, name: string): Promise<string> {
  return (await files[path(title, name)]?.()) ?? "";
}

export function hasGuide(title: string): boolean {
  return path(title, "steps.json") in files;
}

async function guideOf(title: string): Promise<Guide> {
  return JSON.parse(await file(title, "steps.json")) as Guide;
}

/** The table of a title's guided game, ready to be set. */
export async function guidedTable(title: string): Promise<NewTable> {
  const [{ table }, position] = await Promise.all([guideOf(title), file(title, "position.json")]);
  return { title, ...table, ...(position ? { layout: JSON.parse(position) as Facts } : {}), tutorial: "first" };
}

export async function lessons(title: string, lang: string): Promise<{ steps: Step[]; words: Catalogue }> {
  if (!hasGuide(title)) return { steps: [], words: new Catalogue(lang, []) };
  const [guide, words] = await Promise.all([guideOf(title), file(title, `${lang}.ftl`)]);
  return { steps: guide.steps, words: new Catalogue(lang, [words]) };
}
