/*
 * `keep-compiled.js FOLDER`: runs every chunk of a build but the entry, which would carry out a command, and
 * writes beside each what V8 has compiled of it, functions called while loading included.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtIn } from './load-built.js';

const ENTRY = 'main.js';
const folder = process.argv[2] ?? '.';
const { load, scripts } = builtIn(folder);
for (const name of readdirSync(folder)) if (name.endsWith('.js') && name !== ENTRY) load(name);
for (const [name, script] of scripts) {
  writeFileSync(path.join(folder, `${name}.compiled`), script.createCachedData());
}
process.exit();
