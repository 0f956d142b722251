import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';

const read = (text: string, titles: readonly string[]) =>
  interpretUtterance(
    {
      trace_id: 'sample',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
      thread: {
        room: { kind: 'hub' },
        operations: [],
        candidates: titles.map((title, at) => ({ kind: 'task', number: at + 1, title })),
      },
    },
    { timezone: 'Europe/Moscow' },
  ).response.operations?.map(({ mention, names, confidence }) => [names ?? mention, confidence]);

const CALLS = ['позвонить поставщику насчет фурнитуры', 'позвонить сереге', 'сварить суп'];

describe('a verb alone behind a name names nothing else', () => {
  it.each([
    ['серега тоже сделано позвонил', [['серега', 0.8]]],
    ['поставщик сделано позвонил', [['поставщик', 0.8]]],
    ['готово сереге позвонил', [['сереге', 0.8]]],
  ])('%s', (text, operations) => {
    expect(read(text, CALLS)).toEqual(operations);
  });

  it('asks where the verb is none of what was named', () => {
    expect(read('серега готово и сварил', CALLS)).toEqual([
      ['серега', 0.8],
      ['сварить', 0.6],
    ]);
  });

  it.each([
    ['сереге и поставщику позвонил', [[['сереге', 'поставщику'], 0.8]]],
    [
      'серега готово суп готово',
      [
        ['серега', 0.8],
        ['суп', 0.8],
      ],
    ],
  ])('%s names both', (text, operations) => {
    expect(read(text, CALLS)).toEqual(operations);
  });
});
