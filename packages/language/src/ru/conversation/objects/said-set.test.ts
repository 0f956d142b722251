import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

/** The days of the set that is meant; null where none is read. The corpus is said on a Tuesday. */
const daysOf = (text: string) => readSaid(text).operations?.[0]?.set?.window ?? null;

describe('the days of a set', () => {
  it.each([
    ['отмени все встречи завтра и в четверг', '16', '17'],
    ['удали все задачи на завтра и на послезавтра', '16', '17'],
  ])('%s: they follow each other', (text, from, to) => {
    expect(daysOf(text)).toEqual({ from: `2026-09-${from}`, to: `2026-09-${to}` });
  });

  it.each([
    'отмени все встречи завтра и в пятницу',
    'удали все задачи на четверг и на субботу',
    'отметь сделанным всё за завтра и за воскресенье',
  ])('%s: what stands on the days between is not meant', (text) => {
    expect(daysOf(text)).toBeNull();
  });
});
