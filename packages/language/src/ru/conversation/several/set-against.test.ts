import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const NOW = '2026-02-25T12:00:00+03:00';
const thread = spokenOf(
  [
    { kind: 'timeblock', number: 3, title: 'стоматолог' },
    { kind: 'timeblock', number: 2, title: 'тренировка' },
    { kind: 'timeblock', number: 1, title: 'созвон с Олей' },
  ],
  { default_timeblock_id: 3 },
);
const read = (text: string) => readSaid(text, { thread, now_iso: NOW });
const moved = { type: 'reschedule', planned_at: '2026-02-27' };

describe('what is pointed at is moved, and beside it', () => {
  it.each([
    ['его на пятницу, а на субботу купить торт', 'купить торт'],
    ['перенеси его на пятницу, а посылку забрать сегодня', 'посылку забрать'],
    ['перенеси его на пятницу, а встреча с детским врачом в субботу в 10 на час', /^встреча с дет/],
    ['перенеси его на пятницу, а созвон с Петей в субботу в 10 на час', 'созвон с Петей'],
  ])('something is new: %s', (text, title) => {
    const { operations, envelopes } = read(text);
    expect(operations).toMatchObject([{ operation: moved }]);
    expect(envelopes[0]?.command.entities.title).toMatch(title);
    expect(envelopes[0]?.command.confidence).toBeGreaterThan(0.6);
  });

  it.each([
    'перенеси его на пятницу, а завтра поеду в банк',
    'перенеси его на пятницу, а в субботу поедем на дачу',
    'перенеси его на пятницу, а завтра поеду купить хлеб',
    'его на пятницу, а посылку в субботу на час',
  ])('what is told is asked about: %s', (text) => {
    const { operations, envelopes } = read(text);
    expect(operations).toMatchObject([{ operation: moved }]);
    expect(envelopes).toMatchObject([{ command: { confidence: 0.6 } }]);
  });

  it.each([
    'перенеси его на пятницу, а завтра лежу дома',
    'перенеси его на пятницу, а сегодня я отдыхаю',
    'перенеси его на пятницу, а завтра у меня выходной',
    'перенеси его на пятницу, а тренировку в субботу не трогай',
    'перенеси его на пятницу, а созвон с Олей в субботу оставь как есть',
  ])('nothing is done: %s', (text) => {
    const { operations, envelopes } = read(text);
    expect(operations).toMatchObject([{ operation: moved }]);
    expect(operations?.[0]?.mention).toBeUndefined();
    expect(envelopes).toEqual([]);
  });

  it.each([
    'его на пятницу, а тренировку в субботу на час',
    'его на пятницу, а созвон в субботу на час',
    'перенеси его на пятницу, а созвон с Олей завтра в 12 на час',
  ])('what stands is never written again: %s', (text) => {
    const { operations = [], envelopes } = read(text);
    const [first, ...others] = operations;
    expect(first).toMatchObject({ operation: moved });
    expect(others.map(({ confidence }) => confidence)).toEqual(others.map(() => 0.6));
    expect(others.length).toBeGreaterThan(0);
    expect(envelopes).toEqual([]);
  });

  it.each([
    'перенеси его на пятницу, а в пятницу напомни ещё раз',
    'перенеси его на пятницу, а завтра меня не будет',
    'перенеси его на пятницу, а завтра приедет сантехник',
  ])('nothing can be told: %s', (text) => {
    expect(read(text)).toMatchObject({ envelopes: [] });
  });
});
