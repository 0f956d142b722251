import { createBotApiServer } from '@planerka/bot-api';
import { expect, test } from 'vitest';
import { crowdTalks } from '../rig/crowd.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { openLink } from '../rig/link.ts';
import { createTestDatabase } from '../rig/postgres.ts';
import { seeded } from '../rig/seeded.ts';
import { openSite, type Site } from '../rig/site.ts';
import { rounds } from './rounds.ts';

const NOWHERE = 1;

/** A crowd talks to two or three programs, which are killed, stopped and started again all the while. */
async function crowdOf(site: Site, seed: number): Promise<number> {
  const chance = seeded(seed);
  const programs = 2 + chance.below(2);
  const speakers = await crowdTalks(site, {
    seed,
    people: 6 + chance.below(15),
    commandsEach: 6 + chance.below(10),
    kills: 3 + chance.below(5),
    gently: 0.3,
    programs,
    pauseMs: 30 + chance.below(90),
    settleLimitMs: 180_000,
  });
  expect(site.server.world.pendingUpdates).toBe(0);
  return speakers.reduce((sum, { said }) => sum + said.length, 0);
}

async function byPolling(seed: number): Promise<number> {
  const database = await createTestDatabase();
  const site = await openSite({ databaseUrl: database.url });
  try {
    const said = await crowdOf(site, seed);
    await journalTellsAll(database.url);
    return said;
  } finally {
    await site.stop();
    await database.drop();
  }
}

/** One public address leads to whichever program lives. */
async function byWebhook(seed: number): Promise<number> {
  const chance = seeded(seed);
  const database = await createTestDatabase();
  let site: Site | null = null;
  const hook = await openLink(() => {
    const living = (site?.programs() ?? []).filter((program) => program.lives());
    return { port: living.length > 0 ? Number(new URL(chance.pick(living).url).port) : NOWHERE };
  });
  try {
    site = await openSite({
      databaseUrl: database.url,
      server: await createBotApiServer({ webhook: { retryMs: 100, longestRetryMs: 1_000 } }),
      environment: {
        TELEGRAM_WEBHOOK_URL: `http://127.0.0.1:${hook.port}/telegram/updates`,
        TELEGRAM_WEBHOOK_SECRET: 'a-webhook-secret-of-this-test',
      },
    });
    const said = await crowdOf(site, seed);
    await journalTellsAll(database.url);
    return said;
  } finally {
    await site?.stop();
    await hook.close();
    await database.drop();
  }
}

test('programs are killed, stopped and started again while a crowd talks: all is written once, in order, and answered', async () => {
  const said = await rounds('twoPrograms', (seed) =>
    seed % 3 === 0 ? byWebhook(seed) : byPolling(seed),
  );
  expect(said).toBeGreaterThan(0);
});
