/** One language's messages, from Fluent sources. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { typesetSource } from "./typography";

const VARIABLE = /\{\s*\$([a-zA-Z][\w-]*)/g;
const ATTRIBUTE = /^ +\.([a-zA-Z][\w-]*) *=/gm;
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;

export type Params = Record<string, string | number>;

export class Catalogue {
  #bundle: FluentBundle;
  /** The variables each message and each attribute uses, so that one that is not told does not show up as its name. */
  #variables = new Map<string, string[]>();

  constructor(
    readonly lang: string,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const written of sources) this.add(written);
  }

  /** Messages that come later; of two with the same id the later one counts. */
  add(written: string): void {
    const source = typesetSource(written, this.lang);
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    for (const [id, text] of entries(source)) {
      this.#variables.set(id, variablesIn(text));
      for (const [name, part] of attributes(text)) this.#variables.set(`${id}.${name}`, variablesIn(part));
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Of a message and its attributes, or of one attribute: `choice-create.short`. */
  variables(id: string): string[] {
    return this.#variables.get(id) ?? [];
  }

  /** One message with its parameters filled in; the id itself where there is none, which a test forbids. */
  say(id: string, params: Params = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    return this.#bundle.formatPattern(message.value, this.#told(id, params), []);
  }

  attribute(id: string, name: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, this.#told(id, params), []) : "";
  }

  #told(id: string, params: Params): Params {
    return Object.assign(Object.fromEntries(this.variables(id).map((name) => [name, 0])), params);
  }
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map((match) => match[1]!);
}

/** The source of each attribute of a message. */
function attributes(text: string): [string, string][] {
  const starts = [...text.matchAll(ATTRIBUTE)];
  return starts.map((match, i) => [match[1]!, text.slice(match.index, starts[i + 1]?.index ?? text.length)]);
}

/** The source of each message by its id. */
export function entries(source: string): [string, string][] {
  const text = source.replace(/^#.*$/gm, "");
  const starts = [...text.matchAll(ENTRY)];
  return starts.map((match, i) => [match[1]!, text.slice(match.index, starts[i + 1]?.index ?? text.length)]);
}
