/** The guided first game: a position, steps that wait for a choice, words in two languages. */
import { Catalogue } from "../../shell/texts";
import type { Choice, Json, Target, Told } from "../../shell/plugin";

export interface Step {
  id: string;
  /** Choices it waits for, the first that is on offer; `*` stands for any card. None: the guide is over. */
  choose: string[];
  /** Cards that must not be spent. */
  keep?: string[];
  /** The event that ends it. */
  done?: Record<string, Json>;
}

const files = import.meta.glob<string>("../../../../src/tablee/games/ancient_knowledge/tutorial/*", { query: "?raw", import: "default" });

async function file(name: string): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}`));
  return found ? found[1]() : "";
}

export async function position(): Promise<Record<string, Json>> {
  return JSON.parse(await file("position.json")) as Record<string, Json>;
}

export async function lessons(lang: string): Promise<{ steps: Step[]; words: Catalogue }> {
  const [steps, words] = await Promise.all([file("steps.json"), file(`${lang}.ftl`)]);
  return { steps: JSON.parse(steps) as Step[], words: new Catalogue(lang, [words]) };
}

/** How many steps this player's events have ended, in their order. */
export function stepsDone(steps: Step[], events: Told[], seat: string | null): number {
  let at = 0;
  for (const told of events) {
    const done = steps[at]?.done;
    if (done && told.seat === seat && Object.entries(done).every(([fact, value]) => told[fact] === value)) at++;
  }
  return at;
}

/** The choices that the step waits for now: of its wishes, the first that is on offer. */
export function wanted(step: Step, choices: Choice[]): Choice[] {
  const kept = choices.filter((choice) => !step.keep?.includes(choice.line.split(" ").at(-1)!));
  for (const wish of step.choose) {
    const found = kept.filter(({ line }) => (wish.endsWith("*") ? line.startsWith(wish.slice(0, -1)) : line === wish));
    if (found.length) return found;
  }
  return [];
}

/** The pieces of a choice: what the coach points at. */
export function piecesOf({ line: _line, ...target }: Choice): Target {
  return target;
}
