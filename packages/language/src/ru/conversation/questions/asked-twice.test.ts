import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const TITLES = ['купить саморезы', 'позвонить сереге', 'сдать отчёт'];

const thread = spokenOf(
  TITLES.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title })),
);
/** A Wednesday. */
const NOW = '2026-02-25T12:00:00+03:00';
const read = (text: string) => readSaid(text, { now_iso: NOW, thread });

describe('two questions of one breath are both answered', () => {
  it.each([
    ['так что у меня там по покупкам осталось и вообще что без даты висит', 'list', 'inbox'],
    ['что во входящих и что на завтра', 'inbox', 'agenda'],
    ['какие дела без даты и что на выходных', 'inbox', 'agenda'],
    ['а что просрочено и что без срока', 'overdue', 'inbox'],
    ['что у меня по сереге и что завтра', 'find', 'agenda'],
    ['что на неделе и что без даты вообще', 'agenda', 'inbox'],
  ])('%s', (text, first, second) => {
    const { kind, query, query_also: also } = read(text);
    expect([kind, query?.type, also?.type]).toEqual(['query', first, second]);
  });

  it.each([
    'узнать у Марины что осталось по смете и что заказать',
    'что купить маме и что подарить папе',
    'спросить что осталось на складе и какие есть цвета',
  ])('%s is no two questions', (text) => {
    expect(read(text).query_also).toBeUndefined();
  });
});

describe('all the days that are asked about at once are told', () => {
  it.each([
    ['короче что на пятницу и на выходные покажи', '02-27', '03-01'],
    ['какие планы на субботу и на следующую неделю', '02-28', '03-08'],
    ['план на пятницу и на субботу', '02-27', '02-28'],
    ['что в пятницу утром и в субботу вечером', '02-27', '02-28'],
    ['что завтра утром и вечером', '02-26', '02-26'],
  ])('%s', (text, from, to) => {
    const window = { from: `2026-${from}`, to: `2026-${to}` };
    expect(read(text).query).toEqual({ type: 'agenda', window });
  });

  it('tells what is left of them', () => {
    const window = { from: '2026-02-25', to: '2026-02-26' };
    const query = { type: 'agenda', window, left: true };
    expect(read('что сегодня осталось и что завтра').query).toEqual(query);
  });

  it('keeps the part of the day that is the only one', () => {
    expect(read('что завтра утром').query).toMatchObject({ hours: { to: '12:00' } });
  });
});

describe('what leads up to a question, and an order to show what is left', () => {
  const today = { type: 'agenda', window: { from: '2026-02-25', to: '2026-02-25' } };
  it.each([
    ['покажи что осталось', { type: 'tasks' }],
    ['все на сегодня спасибо что осталось', { type: 'tasks' }],
    ['вообще что у меня осталось', { type: 'tasks' }],
    ['ну всё спасибо а что осталось на сегодня', today],
    ['доброе, что сегодня', today],
    ['добрый, какие планы', today],
  ])('%s', (text, query) => {
    expect(read(text).query).toEqual(query);
  });

  it.each(['доброе дело сделать завтра', 'спасибо, завтра купить хлеб', 'посмотри что с краном'])(
    '%s asks nothing',
    (text) => {
      expect(read(text).kind).toBe('commands');
    },
  );

  it.each(['всё на сегодня спасибо', 'все на сегодня'])('%s is talk', (text) => {
    expect(read(text).kind).toBe('none');
  });
});

it('looks for no word of a question in titles', () => {
  const { query } = read('что по резине осталось вообще и висит');
  expect(JSON.stringify(query ?? null)).not.toMatch(/осталось|вообще|висит/u);
});
