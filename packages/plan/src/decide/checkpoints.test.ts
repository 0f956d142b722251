import { describe, expect, it } from 'vitest';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { requireCheckpoints, verifyRoot, verifyStep } from './checkpoints.ts';

const EARLIER = { confirmed_by: 'agent:1', confirmed_at: '2026-02-25T09:00:00.000Z' };
const OPEN = { confirmed_by: null, confirmed_at: null };
const AGENT = { actor: 'agent:2', now: '2026-02-26T09:00:00.000Z' };
const NOW = { confirmed_by: 'agent:2', confirmed_at: AGENT.now };
const task = sampleTask({ number: 2, checkpoints: { criteria: EARLIER, tests: OPEN } });

describe('verifyStep', () => {
  it('confirms what is not confirmed yet, and tells that alone as news', () => {
    const chosen = { confirm: ['criteria', 'tests'], revoke: [] } as const;
    const { step, news } = verifyStep(task, chosen, AGENT);
    expect(step?.after?.row).toMatchObject({ checkpoints: { criteria: EARLIER, tests: NOW } });
    expect(news).toEqual(['tests']);
  });

  it('takes back what was confirmed', () => {
    const { step, news } = verifyStep(task, { confirm: [], revoke: ['criteria'] }, AGENT);
    expect(step?.after?.row).toMatchObject({ checkpoints: { criteria: OPEN, tests: OPEN } });
    expect(news).toEqual([]);
  });
});

describe('verifyRoot', () => {
  it('confirms what is required there and makes nothing else required', () => {
    const root = sampleTask({ number: 3, checkpoints: { perf: OPEN } });
    const chosen = { confirm: ['criteria', 'perf'], revoke: ['tests'] } as const;
    const step = verifyRoot({ kind: 'task', row: root }, chosen, AGENT);
    expect(step?.after?.row).toHaveProperty('checkpoints', { perf: NOW });
  });
});

describe('requireCheckpoints', () => {
  it('adds keys and leaves what is confirmed', () => {
    const step = requireCheckpoints({ kind: 'task', row: task }, ['criteria', 'docs']);
    const checkpoints = { criteria: EARLIER, tests: OPEN, docs: OPEN };
    expect(step?.after?.row).toHaveProperty('checkpoints', checkpoints);
    expect(requireCheckpoints({ kind: 'task', row: task }, ['tests'])).toBeNull();
  });
});
