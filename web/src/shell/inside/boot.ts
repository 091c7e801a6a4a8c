/** Python in a worker: Pyodide from our own folder, with our archive beside its standard library. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import { remembering } from "./memory";

const HOME = "/home/tablee";

export async function boot(root: string): Promise<PyodideAPI> {
  const folder = new URL("pyodide/", root).href;
  const memory = fetch(new URL("inside/memory.bin", root)).then(read);
  memory.catch(() => undefined); // it is told below
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof Load };
  try {
    return await awake(loadPyodide, folder, root, memory);
  } catch (reason) {
    console.warn(reason);
    return asleep(loadPyodide, folder, root);
  }
}

/** From the memory that was taken after a start. */
async function awake(
  load: typeof Load,
  folder: string,
  root: string,
  memory: Promise<ArrayBuffer>,
): Promise<PyodideAPI> {
  const { default: make } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)) as { default: never };
  const stdLibURL = new URL("inside/library.zip", root).href;
  const python = await load({ indexURL: folder, stdLibURL, ...remembering(memory, HOME, make) });
  (python.pyimport("tablee.server.inside.waking") as { awake: () => void }).awake();
  return python;
}

/** Started, as every Python; it takes some seconds. */
async function asleep(load: typeof Load, folder: string, root: string): Promise<PyodideAPI> {
  const archive = fetch(new URL("inside/tablee.zip", root)).then(read);
  archive.catch(() => undefined); // it is told below
  const [python, given] = await Promise.all([load({ indexURL: folder }), archive]);
  python.unpackArchive(new Uint8Array(given), "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  return python;
}

async function read(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.arrayBuffer();
}
