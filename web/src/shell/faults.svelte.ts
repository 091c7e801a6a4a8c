/** Errors in a part of the page. The part is left out or drawn plainly; the rest works on, and the player can copy a report. */
import { Refused, NotConnected, Unreachable } from "./failures";

/** A part of a title's page; `page` is its module. */
export type Part = "board" | "hand" | "card" | "scene" | "ending" | "motion" | "page";

interface Fault {
  title: string;
  part: Part | "shell";
  stack: string;
}

const MOST = 20;

/** Could a file not be fetched? All else that goes wrong while a part is loaded goes wrong the next time as well. */
export function isNetworkFault(problem: unknown): boolean {
  const { message } = problem as { message?: unknown };
  return (
    problem instanceof Error &&
    /dynamically imported module|module script failed|failed to fetch|networkerror|load failed|unable to preload/i.test(
      String(message),
    )
  );
}

function stackOf(problem: unknown): string {
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}

class Faults {
  #list = $state.raw<Fault[]>([]);

  add(title: string, part: Part, problem: unknown): void {
    console.error(problem);
    this.#keep({ title, part, stack: stackOf(problem) });
  }

  /** An error that nothing caught. True if it is one of the page's own. */
  addUncaught(problem: unknown): boolean {
    const isAway = problem instanceof Refused || problem instanceof Unreachable || problem instanceof NotConnected;
    if (!(problem instanceof Error) || problem.name === "AbortError" || isAway || isNetworkFault(problem)) return false;
    this.#keep({ title: "", part: "shell", stack: stackOf(problem) });
    return true;
  }

  #keep(fault: Fault): void {
    if (this.#list.length < MOST) this.#list = [...this.#list, fault];
  }

  of(title: string): Fault[] {
    return this.#list.filter((fault) => fault.title === title);
  }

  has(title: string, ...parts: Part[]): boolean {
    return this.of(title).some(({ part }) => (parts as string[]).includes(part));
  }

  /** What a part of a title's page gives for this; `otherwise` if it fails, and from then on. */
  guard<T>(title: string, part: Part, what: () => T, otherwise: T): T {
    if (this.has(title, part)) return otherwise;
    try {
      return what();
    } catch (problem) {
      this.add(title, part, problem);
      return otherwise;
    }
  }

  /** A table is opened anew: its title may try again. */
  forget(title: string): void {
    this.#list = this.#list.filter((fault) => fault.title !== title || fault.part === "page");
  }

  /** Everything needed to mend it, as text. */
  report(facts: Record<string, string | number>): string {
    const lines = Object.entries({ ...facts, browser: navigator.userAgent }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const faults = this.#list.map(({ title, part, stack }) => `${title || "page"}/${part}\n${stack}`);
    return ["Tablée", ...lines, "", ...faults].join("\n");
  }
}

export const faults = new Faults();
