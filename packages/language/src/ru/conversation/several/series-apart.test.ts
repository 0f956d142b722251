import type { RepeatingHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const SERIES: readonly RepeatingHandle[] = [
  { kind: 'task', number: 1, title: 'вокал с Тимуром', rrule: 'FREQ=WEEKLY;BYDAY=TU' },
  { kind: 'task', number: 2, title: 'сольфеджио с Юлей', rrule: 'FREQ=WEEKLY;BYDAY=FR' },
];
const thread = spokenOf([], { series: [...SERIES] });
const read = (text: string) => readSaid(text, { thread });

describe('several that repeat, in one message', () => {
  it.each([
    ['тимур теперь в 18, юля в 19', ['following', 'following'], 0.8],
    ['тимура всегда в 18, а юлю в 19', ['following', 'following'], 0.8],
    ['тимур во вторник в 18, юля в пятницу в 20', ['this', 'this'], 0],
    ['занятия: тимур во вторник в 18, юля в пятницу в 20', ['this', 'this'], 0],
  ])('%s', (text, scopes, least) => {
    const { operations = [], envelopes } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations.map(({ mention }) => mention)).toEqual([
      'вокал с Тимуром',
      'сольфеджио с Юлей',
    ]);
    expect(operations.map(({ operation }) => operation)).toMatchObject(
      scopes.map((scope) => ({ type: 'reschedule', scope })),
    );
    for (const { confidence } of operations) expect(confidence).toBeGreaterThanOrEqual(least);
  });

  it('are left out and moved', () => {
    const { operations = [], envelopes } = read(
      'занятия: юля в эту пятницу отменяется, тимур теперь в 18',
    );
    expect(envelopes).toEqual([]);
    expect(operations.map(({ operation }) => operation.type)).toEqual(['delete', 'reschedule']);
  });

  it.each(['купить рис, юля в пятницу в 20', 'тимур во вторник в 18 и купить ноты'])(
    'with something new beside: %s',
    (text) => {
      const { envelopes } = read(text);
      const names = envelopes.filter(({ command: { confidence } }) => confidence >= 0.8);
      expect(names.map(({ command }) => command.entities.title)).not.toContain('юля');
      expect(names.map(({ command }) => command.entities.title)).not.toContain('тимур');
    },
  );
});

it.each(['юля завтра в 11', 'юлю в субботу в 12'])('«%s» may be that lesson', (text) => {
  expect(read(text).envelopes[0]?.command.confidence).toBeLessThan(0.8);
});

it('is a plan of its own', () => {
  const [only] = read('сходить с Юлей в кино завтра в 11').envelopes;
  expect(only?.command.confidence).toBeGreaterThanOrEqual(0.8);
});

it('an hour denied alone is no other hour', () => {
  expect(read('тимур во вторник не в 17:30').operations ?? []).toEqual([]);
});

it('of several days one is asked about', () => {
  const days = spokenOf([], {
    series: [
      { kind: 'task', number: 1, title: 'вокал с Тимуром', rrule: 'FREQ=WEEKLY;BYDAY=TU,TH' },
    ],
  });
  const [only] = readSaid('тимур во вторник теперь в 18', { thread: days }).operations ?? [];
  expect(only).toMatchObject({ operation: { scope: 'this' }, confidence: 0.6 });
});
