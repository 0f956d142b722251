/*
 * `keep-compiled.js FOLDER`: runs every chunk of a build but the entry, which would carry out a command, reads
 * a few sample messages, and writes beside each chunk what V8 has compiled of it. Functions that were
 * called are included; the others would be compiled at every start when they are first called.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtIn } from './load-built.js';

const ENTRY = 'main.js';
const folder = process.argv[2] ?? '.';
const { load, scripts } = builtIn(folder);
for (const name of readdirSync(folder)) if (name.endsWith('.js') && name !== ENTRY) load(name);
// Without it the build is only slower at its first reading: what is wrong with the rules, their tests tell.
await load('first-readings.js')
  .readSamples()
  .catch(() => {});
for (const [name, script] of scripts) {
  writeFileSync(path.join(folder, `${name}.compiled`), script.createCachedData());
}
process.exit();
