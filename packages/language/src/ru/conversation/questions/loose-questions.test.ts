import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'доделать логотип' }]);
/** A Wednesday. */
const NOW = '2026-02-25T12:00:00+03:00';
const read = (text: string) => readSaid(text, { now_iso: NOW, thread });
const due = (to: string) => ({ type: 'tasks', due: true, window: { from: '2026-02-25', to } });

describe('terms are asked for, and no hours', () => {
  it.each([
    ['что по дедлайнам до пт', due('2026-02-27')],
    ['че по срокам на этой неделе', due('2026-03-01')],
    ['по дедлайнам что до чт', due('2026-02-26')],
    ['какие дедлайны до пятницы', due('2026-02-27')],
    ['дедлайны до пятницы', due('2026-02-27')],
    ['чё по дедлайнам', { type: 'tasks', due: true }],
    ['че горит по срокам', { type: 'urgent' }],
    ['че я просрал по срокам', { type: 'overdue' }],
  ])('%s', (text, query) => {
    expect(read(text).query).toEqual(query);
  });

  it.each([
    'уточнить сроки до пт',
    'узнать что по дедлайнам у пекарни',
    'сроки горят, надо доделать меню',
  ])('%s: something new', (text) => {
    expect(read(text)).toMatchObject({ kind: 'commands' });
  });
});

describe('room is asked for in the days that were named before', () => {
  it.each(['чо сегодня по плану и где дырки', 'что сегодня и когда свободен'])('%s', (text) => {
    const window = { from: '2026-02-25', to: '2026-02-25' };
    expect(read(text)).toMatchObject({
      query: { type: 'agenda', window },
      query_also: { type: 'free', window },
    });
  });

  it.each(['заделать дырки в субботу', 'дырки на джинсах зашить до пт'])(
    '%s: to be done',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'commands' });
    },
  );
});

it('answers a question ahead of an order', () => {
  const { kind, query, envelopes, query_follows } = read(
    'чо сегодня по плану и добавь молоко купить',
  );
  expect([kind, query?.type, query_follows]).toEqual(['commands', 'agenda', undefined]);
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual(['молоко купить']);
});

it.each([
  ['мои планы на завтра и добавь позвонить маме в 10', '2026-02-26T10:00:00+03:00'],
  ['мои планы на завтра и добавь позвонить маме в пт в 10', '2026-02-27T10:00:00+03:00'],
])('%s: an hour is of the day that is asked about, where no other is said', (text, at) => {
  expect(read(text).envelopes).toMatchObject([{ command: { entities: { planned_at: at } } }]);
});

it('moves nothing to the day that is asked about', () => {
  const { operations = [] } = read('мои планы на завтра и перенеси логотип на 15:00');
  expect(operations).toMatchObject([{ operation: { planned_time: '15:00' } }]);
  expect(operations[0]?.operation).not.toHaveProperty('planned_at');
});

it('«завтра в зал или чё» asks nothing', () => {
  expect(read('завтра в зал или чё').query).toBeUndefined();
});

it.each(['в пятницу вечером я свободен или чё', 'в пятницу вечером я свободен или как'])(
  '%s: asked',
  (text) => {
    expect(read(text).query).toMatchObject({ type: 'agenda', asks: 'free' });
  },
);

it('leaves out what is over only where that is asked', () => {
  expect(read('что осталось на неделе').query).toMatchObject({ left: true });
  expect(read('что на неделе').query).not.toHaveProperty('left');
  expect(read('что осталось на сегодня').query).not.toHaveProperty('left');
});
