import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'timeblock', number: 1, title: 'ярмарка' },
  { kind: 'task', number: 2, title: 'привезти три мешка' },
  { kind: 'task', number: 3, title: 'заказать раковину' },
  { kind: 'task', number: 4, title: 'дежурить' },
]);
const read = (text: string) => readSaid(text, { thread });

describe('what something is that stands', () => {
  it.each([
    ['три мешка это известь', 'это известь'],
    ['раковину это для дачи', 'это для дачи'],
  ])('%s is asked about as a note', (text, note) => {
    const [only, ...more] = read(text).operations ?? [];
    expect(more).toEqual([]);
    expect(only?.operation).toEqual({ type: 'add_note', text: note });
    expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
  });

  it.each([
    'ярмарка это и есть дежурство',
    'дежурить это и есть на ярмарке, с 10 до 13, одно дело',
    'раковину это просто заказать а мешки в субботу',
    'дежурить это на завтра',
  ])('%s writes nothing', (text) => {
    expect(read(text)).toMatchObject({ kind: 'none', envelopes: [] });
  });

  it.each(['узнать что это за ярмарка', 'сделать это до ярмарки', 'купить это на дачу'])(
    '%s may be new',
    (text) => expect(read(text).kind).toBe('commands'),
  );
});
