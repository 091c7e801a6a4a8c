/** Parts of the page that come in files of their own, when they are first needed. */

const AGAIN = 2000;

/** The part, whenever it comes: a server that is away for a moment is asked again. `missed` hears of each time in vain. */
export async function later<T>(part: () => Promise<T>, missed?: () => void): Promise<T> {
  for (;;) {
    try {
      return await part();
    } catch {
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
  const last = Number(sessionStorage.getItem("tablee-loaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  try {
    if (!(await fetch("./", { cache: "no-store" })).ok) return;
  } catch {
    return;
  }
  sessionStorage.setItem("tablee-loaded", String(Date.now()));
  location.reload();
}
