import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { crowdTalks } from '../rig/crowd.ts';
import { endOf, throughLink } from '../rig/database-link.ts';
import { halfWritten } from '../rig/half-written.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { openLink } from '../rig/link.ts';
import { startDurableServer } from '../rig/postgres.ts';
import { openSite } from '../rig/site.ts';
import { rounds } from './rounds.ts';

const AWAY = 'База данных сейчас не отвечает';
const AWAY_MS = 10_000;
/** Who speaks so long before the database is back has certainly been told. */
const SURELY_MS = 5_000;
const PROGRAMS = 2;

type Trouble = 'killed' | 'cut off';

async function outage(seed: number, trouble: Trouble): Promise<number> {
  const database = await startDurableServer();
  const link = await openLink(endOf(database.url));
  const site = await openSite({
    databaseUrl: database.url,
    environment: { DATABASE_URL: throughLink(database.url, link) },
  });
  const away = { from: 0, to: 0 };
  try {
    const speakers = await crowdTalks(site, {
      seed,
      people: 12,
      commandsEach: 20,
      kills: 0,
      programs: PROGRAMS,
      pauseMs: 150,
      settleLimitMs: 180_000,
      incident: {
        at: 0.2,
        happens: async () => {
          await (trouble === 'killed' ? database.kill() : link.cut());
          away.from = performance.now();
          await sleep(AWAY_MS);
          away.to = performance.now();
          await (trouble === 'killed' ? database.restart() : link.mend());
        },
      },
    });
    const waited = speakers.filter(({ saidAt }) =>
      saidAt.some((at) => at > away.from && at < away.to - SURELY_MS),
    );
    expect(waited).not.toHaveLength(0);
    for (const { person } of waited) {
      // One that Telegram took without saying so is told again.
      const told = site.server.world
        .calls('sendMessage')
        .filter(({ args, status }) => args['chat_id'] === person.id && status === 200)
        .filter(({ args }) => String(args['text']).startsWith(AWAY)).length;
      expect(told, `notices to ${person.id}`).toBeGreaterThanOrEqual(1);
      // Each program holds itself to one a minute.
      expect(told, `notices to ${person.id}`).toBeLessThanOrEqual(PROGRAMS);
    }
    expect(await halfWritten(site)).toEqual([]);
    await journalTellsAll(database.url);
    return waited.length;
  } finally {
    await site.stop();
    await link.close();
    await database.close();
  }
}

test('the database goes away for ten seconds under load: nothing is half written, all is done, people are told', async () => {
  const waited = await rounds('databaseAway', (seed) =>
    outage(seed, seed % 2 === 0 ? 'killed' : 'cut off'),
  );
  expect(waited).toBeGreaterThan(0);
});
