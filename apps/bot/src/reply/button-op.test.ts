import { describe, expect, it } from 'vitest';
import { type ButtonOp, readButtonOp, readOpToken, writeButtonOp } from './button-op.ts';

const DRAFT = '0198c0de-0000-7000-8000-000000000001';
const CHANGE = '0198c0de-0000-7000-8000-000000000002';

const verbs: readonly ButtonOp[] = [
  { type: 'choose', draft: DRAFT, choice: 'none_of_these' },
  { type: 'undo', changes: [CHANGE, DRAFT] },
  { type: 'redo', changes: [CHANGE] },
  { type: 'change_target', change: CHANGE },
  { type: 'replace', changes: [CHANGE], update: 7 },
  { type: 'keep' },
  { type: 'hear_again', update: 7 },
  { type: 'form', data: 'open:zone' },
  { type: 'show', query: '{"type":"find","mention":"созвон] \\"с\\""}', page: 2 },
  { type: 'card', kind: 'timeblock', number: 3 },
  { type: 'confirm', question: 'Точно?\nВсё сразу', op: '[op v:1 type:"delete" task:1]' },
  { type: 'suggest', task: 3 },
  { type: 'suggestion_settings' },
  { type: 'suggestion_switch', surface: 'today_plan', on: false },
  { type: 'picture_theme', theme: 'dark' },
  { type: 'suggestion', id: DRAFT, act: 'confirm' },
  { type: 'day_plan', set: DRAFT, act: 'accept' },
  { type: 'day_plan', set: DRAFT, act: 'accept', task: 42 },
  { type: 'several', ops: ['[op v:1 type:"delete" task:1]'] },
];

describe('what a button does', () => {
  it.each(verbs.map((verb) => [verb.type, verb] as const))('%s reads back', (_type, verb) => {
    const stored = writeButtonOp(verb);
    expect(stored.op).toMatch(/^\[op v:1 type:"/);
    expect(readButtonOp(stored)).toEqual(verb);
  });

  it('is an operation, told apart from the bot’s own verbs', () => {
    const operation = { type: 'reschedule', task: 42, planned_at: null } as const;
    expect(readButtonOp(writeButtonOp(operation))).toEqual({ type: 'operate', operation });
  });

  it('was stored otherwise before, and still works', () => {
    const read = (stored: unknown) => readButtonOp(stored);
    expect(read({ type: 'choice', draft_id: DRAFT, choice_id: 'yes' })).toEqual({
      type: 'choose',
      draft: DRAFT,
      choice: 'yes',
    });
    expect(read({ type: 'undo', change_ids: [CHANGE] })).toEqual({
      type: 'undo',
      changes: [CHANGE],
    });
    expect(read({ type: 'replace', change_ids: [CHANGE], update_id: 3 })).toEqual({
      type: 'replace',
      changes: [CHANGE],
      update: 3,
    });
    expect(read({ type: 'keep' })).toEqual({ type: 'keep' });
  });

  it.each([
    null,
    {},
    { op: '' },
    { op: 'delete' },
    { op: '[op v:2 type:"keep"]' },
    { op: '[op v:1 type:"keep"] ' },
    { op: '[op v:1 type:"keep" more:1]' },
    { op: '[op v:1 type:"undo" changes:[]]' },
    { op: '[op v:1 type:"drop_tables"]' },
    { op: '[ref v:1 type:"task" id:1]' },
    { type: 'choice', draft_id: 'x', choice_id: 'yes' },
  ])('%j is none', (stored) => {
    expect(readButtonOp(stored)).toBeNull();
  });

  it('does not take two tokens for one', () => {
    expect(readOpToken('[op v:1 type:"keep"][op v:1 type:"keep"]')).toBeNull();
  });
});
