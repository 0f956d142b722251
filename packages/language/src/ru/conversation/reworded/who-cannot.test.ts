import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const NOW = '2026-02-25T12:00:00+03:00';
const thread = spokenOf([
  { kind: 'timeblock', number: 1, title: 'созвон с Романом' },
  { kind: 'timeblock', number: 2, title: 'встреча с Вероникой' },
  { kind: 'timeblock', number: 3, title: 'ужин с Вероникой' },
  { kind: 'task', number: 1, title: 'купить подарок Инге' },
]);
const read = (text: string) => readSaid(text, { thread, now_iso: NOW });

describe('with somebody who cannot', () => {
  it.each([
    ['Роман приболел, созвона не будет', 'созвон с Романом'],
    ['Роман приболел, встречи с ним не будет', 'созвон с Романом'],
    ['Роман уехал, так что не созваниваемся', 'созвон с Романом'],
    ['Вероника в больнице, встречи с ней не будет', 'встреча с Вероникой'],
    ['Вероника улетела, ужин отменяется', 'ужин с Вероникой'],
  ])('whether that goes is asked: %s', (text, mention) => {
    expect(read(text).operations).toMatchObject([
      { operation: { type: 'delete' }, mention, confidence: 0.6 },
    ]);
  });

  it('the day that is said travels with it', () => {
    const { operations } = read('Роман заболел, завтра созвона не будет');
    expect(operations).toMatchObject([{ operation: { type: 'delete' }, on: '2026-02-26' }]);
  });

  it('but not of what is known to stand on another', () => {
    const beginnings = [
      { kind: 'timeblock' as const, number: 1, begins_at: '2026-02-27T10:00:00+03:00' },
    ];
    const goes = (text: string) =>
      readSaid(text, { thread: { ...thread, beginnings }, now_iso: NOW }).operations?.filter(
        ({ mention }) => mention === 'созвон с Романом',
      );
    expect(goes('Роман заболел, в пятницу созвона не будет')).toHaveLength(1);
    expect(goes('Роман заболел, завтра созвона не будет') ?? []).toEqual([]);
  });

  it.each([
    'Инга заболела, встречи с ней не будет',
    'Марат заболел, встречи с ним не будет',
    'Вероника уехала, не видимся',
    'Роман приболел, ужина не будет',
  ])('nothing of the kind is known: %s', (text) => {
    expect(read(text).operations).toBeUndefined();
  });
});
