/** Python in a worker: Pyodide from our own folder, with our archive unpacked beside its standard library. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";

const HOME = "/home/tablee";
const COMPILED = "tablee-compiled";

export interface Booted {
  python: PyodideAPI;
  /** Keeps the archive with every module compiled, so that the next visit compiles nothing; a little at a time. */
  keepCompiled: () => Promise<void>;
}

export async function boot(root: string): Promise<Booted> {
  const folder = new URL("pyodide/", root).href;
  const archive = fetch(new URL("inside/tablee.zip", root)).then(read);
  archive.catch(() => undefined); // it is told below
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const [python, given] = await Promise.all([loadPyodide({ indexURL: folder }), archive]);
  const key = await keyOf(given);
  const kept = key ? await compiledUnder(key) : null;
  python.unpackArchive(new Uint8Array(kept ?? given), "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  return { python, keepCompiled: async () => (key && !kept ? keep(python, key) : undefined) };
}

async function read(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.arrayBuffer();
}

/** The archive's hash; nothing where the browser hashes or keeps nothing, as outside a secure context. */
async function keyOf(archive: ArrayBuffer): Promise<string> {
  if (!("caches" in self) || !crypto.subtle) return "";
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", archive));
  return `compiled/${[...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

async function compiledUnder(key: string): Promise<ArrayBuffer | null> {
  try {
    const found = await (await caches.open(COMPILED)).match(key);
    return found ? await found.arrayBuffer() : null;
  } catch {
    return null;
  }
}

async function keep(python: PyodideAPI, key: string): Promise<void> {
  const { compiled } = python.pyimport("tablee.server.inside.compiling") as { compiled: (home: string) => Promise<Bytes> };
  const bytes = await compiled(HOME);
  const zip = bytes.toJs();
  bytes.destroy();
  try {
    await caches.delete(COMPILED);
    await (await caches.open(COMPILED)).put(key, new Response(zip as Uint8Array<ArrayBuffer>));
  } catch {
    // No room: the next visit takes a little longer.
  }
}

interface Bytes {
  toJs: () => Uint8Array;
  destroy: () => void;
}
