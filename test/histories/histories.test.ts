import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startAgents } from '../rig/agent.ts';
import { countedIds } from '../rig/counted-ids.ts';
import { historyText, readHistory } from './history.ts';
import { playHistory } from './play-history.ts';

// cites: K-replay, D-journal
const FOLDER = path.join(import.meta.dirname, 'golden');

/*
 * Random histories of every door, as they were when they were recorded: what each act answered and
 * which rows it wrote. A rule that moves to another place writes the same rows. Where a rule itself
 * changes, `npm run golden:update` records what comes now, and the difference says what changed.
 */
it.each(readdirSync(FOLDER))('%s is played as it was recorded', async (name) => {
  const file = path.join(FOLDER, name);
  const kernel = await startAgents({ connections: 2, ids: countedIds() });
  try {
    const acts = readHistory(file).map(({ act }) => act);
    const played = await playHistory(kernel, acts);
    await expect(historyText(played.calls)).toMatchFileSnapshot(file);
  } finally {
    await kernel.stop();
  }
});
