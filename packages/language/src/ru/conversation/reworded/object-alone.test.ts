import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'отдать куртку в химчистку' },
  { kind: 'task', number: 2, title: 'затопить баню' },
  { kind: 'task', number: 3, title: 'купить собаку' },
  { kind: 'task', number: 4, title: 'вымыть собаку' },
]);
const read = (text: string) => readSaid(text, { thread });

describe('what something is done to, and a time', () => {
  it.each([
    ['куртку суббота 12:00', 'куртку'],
    ['баню в субботу двенадцать часов', 'баню'],
  ])('%s: whether it is moved is asked about', (text, mention) => {
    const [only, ...more] = read(text).operations ?? [];
    expect(more).toEqual([]);
    expect(only).toMatchObject({ operation: { type: 'reschedule' } });
    expect(only?.mention).toContain(mention);
    expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
  });

  it.each([
    'сауна в субботу в 12',
    'купить куртку в субботу в 12',
    'шубу в субботу двенадцать часов',
  ])('%s may be new', (text) => expect(read(text).operations).toBeUndefined());
});
