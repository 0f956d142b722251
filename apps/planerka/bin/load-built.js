/*
 * Loads what build.ts has made: chunks that are bodies of functions, each beside what V8 has compiled of it
 * (keep-compiled.js). Where that is missing or of another Node, V8 says so and compiles anew.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';

// Left alone, the space for young objects grows to 32 MB in the first second and is kept for ever. The
// program starts with a megabyte of it; a server that gets much to do lets it grow (young-space.ts).
// Said here, since V8 takes compiled code only under the flags that it was compiled under.
setFlagsFromString('--semi-space-growth-factor=1');
// Hundreds of patterns are tried once or twice and never again: to make machine code of one takes longer than
// to run its bytecode ten times.
setFlagsFromString('--regexp-tier-up-ticks=10');

/** @param {string} file */
function compiledOf(file) {
  try {
    return readFileSync(`${file}.compiled`);
  } catch {
    return undefined;
  }
}

/**
 * The chunks of a folder: `load` runs one by its name, and `scripts` are all that have been loaded.
 *
 * @param {string} folder
 */
export function builtIn(folder) {
  const require = createRequire(path.join(folder, 'main.js'));
  /** @type {Map<string, vm.Script>} */
  const scripts = new Map();
  const modules = new Map();

  function load(name) {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const file = path.join(folder, name);
    const body = readFileSync(file, 'utf8');
    const script = new vm.Script(`(function(exports,module,require,__moduleUrl){${body}\n})`, {
      filename: file,
      cachedData: compiledOf(file),
    });
    scripts.set(name, script);
    const module = { exports: {} };
    modules.set(name, module);
    const near = (wanted) => (wanted.startsWith('./') ? load(wanted.slice(2)) : require(wanted));
    script.runInThisContext()(module.exports, module, near, pathToFileURL(file).href);
    return module.exports;
  }

  return { load, scripts };
}
