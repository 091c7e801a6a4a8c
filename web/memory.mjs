/**
 * Python's memory after its start, written down once so that no visit has to start it: `node memory.mjs ARCHIVE FOLDER`.
 * What is taken along and why stands in src/tablee/server/inside/waking.py; src/shell/inside/memory.ts reads it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import { loadPyodide, version } from "pyodide";

const WAKING = "../src/tablee/server/inside/waking.py";
const HOME = "/home/tablee";
const PAGE = 4096;
const LEVEL = 17;
const [archive, folder] = process.argv.slice(2);
const pyodide = fileURLToPath(new URL("node_modules/pyodide/", import.meta.url));
const bytes = (path) => new Uint8Array(readFileSync(path));

const python = await loadPyodide({ indexURL: pyodide });
python.unpackArchive(bytes(archive), "zip", { extractDir: HOME });
python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
const waking = python.pyimport("tablee.server.inside.waking");
// It takes longest, and changes only with Pyodide and with what we do to it.
const library = `${dirname(archive)}/pyodide-${version}-${crc32(bytes(fileURLToPath(new URL(WAKING, import.meta.url)))).toString(16)}.zip`;
if (!existsSync(library)) {
  const [major, minor] = python._api.pyVersionTuple;
  const source = given(bytes(`${pyodide}python_stdlib.zip`));
  writeFileSync(library, waking.library(source, `/lib/python${major}${minor}.zip`).toJs());
}
const home = new Map(Object.entries(waking.compiled(given(bytes(archive)), HOME).toJs()));
const memory = await remembered();
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/memory.bin`, python.pyimport("compression.zstd").compress(given(memory), LEVEL).toJs());
writeFileSync(`${folder}/library.zip`, waking.later(given(bytes(library)), HOME).toJs());

function given(content) {
  return python.toPy(content).tobytes();
}

/** What is in memory when everything was imported, beside the files that it may still read. */
async function remembered() {
  let pristine = null;
  const { default: make } = await import("pyodide/pyodide.asm.mjs");
  const python = await loadPyodide({
    indexURL: pyodide,
    stdLibURL: library,
    env: { PYTHONHASHSEED: "0" }, // the same memory from the same sources, as far as it depends on us
    _makeSnapshot: true,
    createPyodideModule: (settings) => {
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, done) =>
        instantiate(imports, (instance, module) => {
          pristine = new Uint8Array(instance.exports.memory.buffer).slice();
          done(instance, module);
        });
      return make(settings);
    },
  });
  for (const [name, content] of home) {
    python.FS.mkdirTree(`${HOME}/${name}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`${HOME}/${name}`, content);
  }
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  const known = python.runPython("from tablee.server.inside.waking import wake; wake()");
  for (const path of known.toJs()) home.delete(path.slice(HOME.length + 1));
  known.destroy();
  sweep(python._module);
  // The objects of JavaScript that Python holds, by the way from globalThis to each.
  const config = python._api.serializeHiwireState();
  return written(python._module.HEAPU8, pristine, config, [...home]);
}

/** Frees leave what was there before; nobody needs it, and it weighs. */
function sweep(module) {
  const end = module._sbrk(0);
  const taken = [];
  for (let piece = 1 << 16; piece >= 512; piece >>= 1) {
    for (let at = 0; at + piece <= end;) {
      at = module._malloc(piece);
      taken.push(at);
      if (at + piece <= end) module.HEAPU8.fill(0, at, at + piece);
    }
  }
  for (const at of taken) module._free(at);
}

/** A header, the parts of the memory that are not empty, each file. What the wasm brings by itself is xored away. */
function written(memory, pristine, config, files) {
  let fixed = pristine.length;
  while (!pristine[fixed - 1]) fixed--;
  const left = memory.slice();
  for (let i = 0; i < fixed; i++) left[i] ^= pristine[i];
  const parts = [];
  for (let at = 0; at < left.length; at += PAGE) {
    if (left.subarray(at, at + PAGE).every((byte) => byte === 0)) continue;
    const last = parts.at(-1);
    if (last && last[0] + last[1] === at) last[1] += PAGE;
    else parts.push([at, PAGE]);
  }
  const header = Buffer.from(
    JSON.stringify({
      build: python._api.config.BUILD_ID,
      size: left.length,
      fixed,
      config,
      parts,
      files: files.map(([name, content]) => [name, content.length]),
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const pieces = [...parts.map(([at, size]) => left.subarray(at, at + size)), ...files.map(([, content]) => content)];
  return new Uint8Array(Buffer.concat([length, header, ...pieces]));
}
