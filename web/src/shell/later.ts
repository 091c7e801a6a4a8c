/** Parts of the page that come in files of their own, when they are first needed. */
import { isNetworkFault } from "./faults.svelte";

const AGAIN = 2000;
const LOADED = "tablee-loaded";

/**
 * Return the part, whenever it comes: a server that is away for a moment is asked again, and `missed` hears of each time in
 * vain. A part that came and failed is an error.
 */
export async function later<T>(part: () => Promise<T>, missed?: () => void): Promise<T> {
  for (;;) {
    try {
      return await part();
    } catch (problem) {
      if (!isNetworkFault(problem)) throw problem;
      missed?.();
      await new Promise((resume) => setTimeout(resume, AGAIN));
    }
  }
}

/**
 * A part could not be had. A page that was built anew has other parts: whoever has the old one open loads it again, but
 * not over and over, and not while nobody is there to answer: what is on the screen stays there.
 */
export async function loadAnew(): Promise<void> {
  if (Date.now() - lastLoaded() < 10_000) return;
  try {
    if (!(await fetch("./", { cache: "no-store" })).ok) return;
  } catch {
    return;
  }
  try {
    sessionStorage.setItem(LOADED, String(Date.now()));
  } catch {
    return; // without it the page would load itself over and over
  }
  location.reload();
}

function lastLoaded(): number {
  try {
    return Number(sessionStorage.getItem(LOADED) ?? 0);
  } catch {
    return 0;
  }
}
