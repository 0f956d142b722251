import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { appliedAndTakenBack, fromAnOldBase, someApproved } from '../rig/random-set-life.ts';

/** Random sets, one upon the other, through the agents' door and a person's yes. */

const rounds = 6;
const LONG = { timeout: 240_000 };

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(() => kernel.stop());

it('applied and taken back is as it was; the journal tells all of it', LONG, async () => {
  for (const seed of [1, 2]) {
    expect(await appliedAndTakenBack(kernel, { seed, rounds })).toBe(rounds);
  }
  await journalTellsAll(kernel.url);
});

it('approving some is as if only they had been proposed', LONG, async () => {
  expect(await someApproved(kernel, { seed: 3, rounds })).toBe(rounds);
});

it('an old base changes no row that somebody else has written', LONG, async () => {
  expect(await fromAnOldBase(kernel, { seed: 4, rounds })).toBe(rounds);
});
