/**
 * Python's memory as it was after its start, where the page was built (`memory.mjs`): it is put in place, and nothing has
 * to be started. Pyodide does so with a memory as a whole; ours leaves out what the wasm brings by itself, and is a
 * quarter of it.
 */
import type { PyodideConfig } from "pyodide";

interface Header {
  /** Of which Pyodide it is the memory. */
  build: string;
  size: number;
  /** So much of the memory's beginning is xored with what the wasm brings. */
  fixed: number;
  config: unknown;
  parts: [at: number, length: number][];
  files: [name: string, length: number][];
}

interface Settings {
  instantiateWasm: (imports: unknown, done: (instance: WebAssembly.Instance, module: unknown) => void) => unknown;
}

interface Module {
  HEAPU8: Uint8Array;
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, content: Uint8Array, how: object) => void };
  API: { config: { BUILD_ID: string }; restoreSnapshot: () => unknown };
  _malloc: (size: number) => number;
  _ZSTD_getFrameContentSize: (at: number, length: number) => bigint;
  _ZSTD_decompress: (to: number, room: number, from: number, length: number) => number;
}

type Make = (settings: Settings) => Promise<Module>;

/** How Pyodide is loaded with this memory; its files go to `home`. */
export function remembering(packed: Promise<ArrayBuffer>, home: string, make: Make): PyodideConfig {
  let pristine = new Uint8Array();
  async function created(settings: Settings): Promise<Module> {
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, done) =>
      instantiate(imports, (instance, module) => {
        pristine = new Uint8Array((instance.exports.memory as WebAssembly.Memory).buffer).slice();
        done(instance, module);
      });
    const [module, given] = await Promise.all([make(settings), packed]);
    module.API.restoreSnapshot = () => restored(module, pristine, unpacked(module, new Uint8Array(given)), home);
    return module;
  }
  // Any memory that is given here tells Pyodide not to start by itself; ours takes its place above.
  return { _loadSnapshot: new Uint8Array(16), createPyodideModule: created as never };
}

/** Python for browsers brings what unpacks it. Whatever this leaves in its memory is overwritten at once. */
function unpacked(module: Module, packed: Uint8Array): Uint8Array {
  if (!packed.length) throw new Error("The page was built without Python's memory.");
  const from = module._malloc(packed.length);
  module.HEAPU8.set(packed, from);
  const size = Number(module._ZSTD_getFrameContentSize(from, packed.length));
  const to = module._malloc(size);
  if (module._ZSTD_decompress(to, size, from, packed.length) !== size) throw new Error("memory");
  return module.HEAPU8.slice(to, to + size);
}

/** What Pyodide wants to know of JavaScript's side. */
function restored(module: Module, pristine: Uint8Array, content: Uint8Array, home: string): unknown {
  const length = new DataView(content.buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(content.subarray(4, 4 + length))) as Header;
  if (header.build !== module.API.config.BUILD_ID) throw new Error("Python's memory is of another Pyodide.");
  while (module.HEAPU8.length < header.size) module._malloc(1 << 20);
  const memory = module.HEAPU8;
  memory.fill(0);
  let next = 4 + length;
  for (const [at, size] of header.parts) {
    memory.set(content.subarray(next, next + size), at);
    next += size;
  }
  for (let i = 0; i < header.fixed; i++) memory[i]! ^= pristine[i]!;
  for (const [name, size] of header.files) {
    const path = `${home}/${name}`;
    module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    module.FS.writeFile(path, content.subarray(next, next + size), { canOwn: true });
    next += size;
  }
  return header.config;
}
