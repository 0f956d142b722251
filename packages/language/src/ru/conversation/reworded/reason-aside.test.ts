import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function read(text: string) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

const TODAY = { from: '2026-09-15', to: '2026-09-15' };

it.each([
  'перенеси всё с сегодня на завтра, зуб разболелся',
  'опоздала на поезд, перенеси всё с сегодня на завтра',
  'всё на сегодня перенеси на завтра, настроения нет',
  'меня вызвали в школу. Перенеси всё на сегодня на завтра.',
  'перенеси всё на сегодня на завтра - машина сломалась',
  'у нас потоп, поэтому перенеси всё на сегодня на завтра',
])('the reason beside an order about many is no part of it: %s', (text) => {
  const { kind, operations = [], envelopes } = read(text);
  expect([kind, envelopes]).toEqual(['operations', []]);
  expect(operations.map(({ operation }) => operation)).toEqual([
    { type: 'reschedule', planned_at: '2026-09-16' },
  ]);
  const [{ set, bulk } = {}] = operations;
  expect(set?.window ?? bulk).toEqual(set === undefined ? 'today' : TODAY);
  expect(set?.except).toBeUndefined();
});

it('what is left out stays left out, and the reason behind it is none of its names', () => {
  const [only, ...more] = read('перенеси всё на сегодня на завтра, кроме склада, я вымоталась')
    .operations ?? [undefined];
  expect(more).toEqual([]);
  expect(only?.set?.except).toEqual(['склада']);
});

it('one thing moves where the person tells of themselves', () => {
  const { operations } = read('перенеси педикюр на завтра, я приболела');
  expect(operations?.map(({ operation, mention }) => [operation.type, mention])).toEqual([
    ['reschedule', 'педикюр'],
  ]);
});

it.each([
  'перенеси всё на сегодня на завтра, педикюр остаётся',
  'удали всё на завтра, шучу',
  'перенеси всё на сегодня на завтра, но не склад',
])('what takes something of the order back is no reason: %s', (text) => {
  const sets = (read(text).operations ?? []).filter(
    ({ set, bulk }) => (set !== undefined && set.except === undefined) || bulk !== undefined,
  );
  expect(sets).toEqual([]);
});
