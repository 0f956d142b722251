import type { PatchOp } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import {
  NODE_FIELDS,
  PLAN_FIELDS,
  patchedFields,
  STEP_FIELDS,
  TASK_FIELDS,
} from './patch-fields.ts';
import { Refused } from './refused.ts';

const TASK = {
  title: 'Old',
  description: null,
  context: 'known',
  priority: 'low',
  domain: null,
  tags: ['a', 'b'],
  depends_on: ['TASK-001'],
};

function op(name: PatchOp['op'], field: string, value?: unknown): PatchOp {
  return { op: name, field, ...(value === undefined ? {} : { value }) };
}

function refusal(work: () => unknown): Refused['error'] {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.error;
    throw error;
  }
  throw new Error('nothing was refused');
}

type Patching = (ops: readonly PatchOp[]) => unknown;

const on: Record<'task' | 'plan' | 'step' | 'node', Patching> = {
  task: (ops) => patchedFields(TASK_FIELDS, {}, ops),
  plan: (ops) => patchedFields(PLAN_FIELDS, {}, ops),
  step: (ops) => patchedFields(STEP_FIELDS, {}, ops),
  node: (ops) => patchedFields(NODE_FIELDS, {}, ops),
};

describe('patchedFields', () => {
  it.each<[string, PatchOp[], Record<string, unknown>]>([
    ['sets a word', [op('set', 'title', 'New')], { title: 'New' }],
    ['sets text', [op('set', 'description', 'what')], { description: 'what' }],
    ['unsets text', [op('unset', 'context')], { context: null }],
    ['appends text as a line', [op('append', 'context', 'more')], { context: 'known\nmore' }],
    ['appends text to nothing', [op('append', 'description', 'more')], { description: 'more' }],
    ['unsets a value', [op('unset', 'priority')], { priority: null }],
    ['sets a value', [op('set', 'domain', 'home')], { domain: 'home' }],
    ['sets a list', [op('set', 'tags', ['c'])], { tags: ['c'] }],
    ['appends one entry', [op('append', 'tags', 'c')], { tags: ['a', 'b', 'c'] }],
    ['appends several, each once', [op('append', 'tags', ['b', 'c'])], { tags: ['a', 'b', 'c'] }],
    ['removes an entry', [op('remove', 'tags', 'a')], { tags: ['b'] }],
    ['removes what is not there', [op('remove', 'tags', 'x')], { tags: ['a', 'b'] }],
    ['empties a list', [op('unset', 'depends_on')], { depends_on: [] }],
    [
      'goes on from what an earlier operation left',
      [op('remove', 'tags', 'a'), op('append', 'tags', 'z'), op('set', 'title', 'New')],
      { tags: ['b', 'z'], title: 'New' },
    ],
  ])('%s', (_name, ops, expected) => {
    expect(patchedFields(TASK_FIELDS, TASK, ops)).toEqual(expected);
  });

  it('adds and removes keys of data', () => {
    const plan = { contract_data: { budget: 5 } };
    const ops = [
      op('append', 'contract_data', { owner: 'x' }),
      op('remove', 'contract_data', 'budget'),
    ];
    expect(patchedFields(PLAN_FIELDS, plan, ops)).toEqual({ contract_data: { owner: 'x' } });
    const proof = patchedFields(STEP_FIELDS, { proof: {} }, [
      op('append', 'proof', { tests: 'require' }),
    ]);
    expect(proof).toEqual({ proof: { tests: 'require' } });
    expect(
      patchedFields(STEP_FIELDS, { proof: { tests: 'require' } }, [op('unset', 'proof')]),
    ).toEqual({
      proof: {},
    });
  });

  it.each<[string, Patching, PatchOp, string]>([
    ['a field of nothing', on.task, op('set', 'colour', 'red'), 'Fields: title'],
    ['a field of a plan', on.task, op('set', 'contract', 'text'), 'Fields: title'],
    ['a field of a task', on.plan, op('set', 'domain', 'home'), 'Fields: title'],
    ['what another call sets', on.task, op('set', 'status', 'DONE'), 'Use tasks_complete'],
    [
      'a step that is closed by a patch',
      on.step,
      op('set', 'completed', true),
      'Use tasks_progress',
    ],
    ['criteria of a task node', on.node, op('set', 'success_criteria', ['x']), 'Fields: title'],
    ['a name of every object', on.task, op('set', 'constructor', 'x'), 'Fields: title'],
  ])('refuses %s', (_name, fields, given, recovery) => {
    const error = refusal(() => fields([given]));
    expect(error.code).toBe('UNKNOWN_FIELD');
    expect(error.recovery).toContain(recovery);
    expect(error.details).toMatchObject({ fields: expect.arrayContaining(['title']) });
  });

  it.each([
    ['a title unset', op('unset', 'title')],
    ['a title appended to', op('append', 'title', 'x')],
    ['text removed from', op('remove', 'description', 'x')],
    ['a value appended to', op('append', 'priority', 'high')],
    ['an empty title', op('set', 'title', '  ')],
    ['a priority that there is not', op('set', 'priority', 'urgent')],
    ['tags that are no list', op('set', 'tags', 'a')],
    ['a tag that is no text', op('append', 'tags', 5)],
    ['nothing to set', op('set', 'title')],
    ['nothing to append', op('append', 'tags')],
    ['text that is none', op('append', 'description', 5)],
  ])('refuses %s', (_name, given) => {
    const error = refusal(() =>
      patchedFields(TASK_FIELDS, TASK, [op('set', 'title', 'New'), given]),
    );
    expect(error.code).toBe('INVALID_INPUT');
    expect(error.message).toMatch(/^ops\.1[:.]/);
  });
});
