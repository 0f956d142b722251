import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { profileOfCommand } from './of-command.ts';
import { profileOfUpdates } from './of-updates.ts';

/**
 * `npm run profiles`: where the time of a command and of an update of the bot goes, as text beside the
 * benchmarks. The figures are of the machine that ran it last; the shares are what is read.
 */
for (const profile of [profileOfCommand, profileOfUpdates]) {
  for (const [name, text] of Object.entries(await profile())) {
    await writeFile(path.join(import.meta.dirname, `${name}.txt`), text);
    console.log(`${name}.txt`);
  }
}
process.exit(0);
