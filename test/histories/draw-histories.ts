import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Act } from './act.ts';
import { type Cast, drawActs } from './draw-acts.ts';
import { everyOperation, everyTool } from './every-act.ts';
import { historyText } from './history.ts';

/*
 * Writes the acts of histories that are not there yet; what comes of them is recorded by the test
 * when snapshots are updated. Those that are there stay as they are: they are what is compared with.
 */
const HISTORIES: ReadonlyArray<readonly [cast: Cast, count: number, acts: number]> = [
  ['people', 7, 70],
  ['agents', 4, 50],
  ['everybody', 3, 60],
];

function write(name: string, acts: () => readonly Act[]): void {
  const file = path.join(import.meta.dirname, 'golden', `${name}.json`);
  if (existsSync(file)) return;
  writeFileSync(file, historyText(acts().map((act) => ({ act }))));
}

write('every-operation', everyOperation);
write('every-tool', everyTool);
for (const [cast, count, acts] of HISTORIES) {
  for (let seed = 1; seed <= count; seed += 1) {
    write(`${cast}-${seed}`, () => drawActs(cast, seed, acts));
  }
}
