import { expect, it } from 'vitest';
import { readInput } from './read-input.ts';
import { Refused } from './refused.ts';

const workspace = 'acme/repo';

function problem(tool: Parameters<typeof readInput>[0], args: unknown): string {
  try {
    readInput(tool, args);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  throw new Error('it was taken');
}

it('says of a value with several forms what each of them wants', () => {
  const checkpoint = problem('tasks_evidence_capture', { workspace, checkpoint: 'fast' });
  expect(checkpoint).toContain('"criteria"|"tests"|"security"|"perf"|"docs"');
  expect(checkpoint).toContain('array');
  const step = { workspace, task: 'TASK-001', path: 's:0' };
  const odd = problem('tasks_close_step', { ...step, checkpoints: 'everything' });
  expect(odd).toContain('"gate"|"all"');
  const inner = problem('tasks_close_step', { ...step, checkpoints: { criteria: 'yes' } });
  expect(inner).toContain('boolean');
});
