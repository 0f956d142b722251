import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * `npm run bench [NAME ...]`: runs every `*.bench.ts` of this folder, or those whose name contains a
 * given word. Each prints its own table; what is compared is compared within one run.
 */
const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts'));
for (const file of files.sort()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const bench: unknown = await import(path.join(import.meta.dirname, file));
  if (typeof bench === 'object' && bench !== null && 'run' in bench) {
    await (bench.run as () => Promise<void>)();
  }
}
