import { expect, test } from 'vitest';
import { crowdTalks } from '../rig/crowd.ts';
import { openSite } from '../rig/site.ts';

test('two programs share a bot while they are killed: all is written once, in order, and answered', async () => {
  const site = await openSite();
  try {
    await crowdTalks(site, {
      seed: 3,
      people: 12,
      commandsEach: 8,
      kills: 3,
      programs: 2,
      pauseMs: 60,
    });
    expect(site.server.world.pendingUpdates).toBe(0);
  } finally {
    await site.stop();
  }
}, 120_000);
