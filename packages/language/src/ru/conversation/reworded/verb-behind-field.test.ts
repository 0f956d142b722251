import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'вернуть дрель соседу' },
  { kind: 'timeblock', number: 1, title: 'маникюр' },
  { kind: 'timeblock', number: 2, title: 'созвон с Ритой' },
];
const thread = spokenOf(KNOWN);
const said = (text: string) => readSaid(text, { thread });
const operationsIn = (text: string) =>
  (said(text).operations ?? []).map(({ operation, mention }) => [operation.type, mention]);

describe('a field stands ahead of its verb', () => {
  it.each(['дрель срочной сделай', 'дрель важной сделай, пожалуйста', 'дрель срочной пометь'])(
    '%s',
    (text) => {
      expect(operationsIn(text)).toEqual([['set_priority', 'дрель']]);
    },
  );

  it('any other quality is none', () => {
    expect(operationsIn('дрель белой сделай')).toEqual([]);
  });

  it('of what nobody spoke of it is read as the plain order is', () => {
    const plain = operationsIn('сделай уборку срочной');
    expect(plain).toEqual([['set_priority', 'уборку']]);
    expect(operationsIn('уборку срочной сделай')).toEqual(plain);
  });

  it.each([
    ['созвон на 15 перенеси', 'созвон'],
    ['созвон с Ритой на 16 сдвинь', 'созвон с Ритой'],
  ])('a number behind a name is an hour: %s', (text, mention) => {
    const { operations = [] } = said(text);
    expect(operations).toMatchObject([{ mention, operation: { type: 'reschedule' } }]);
    expect(operations.every(({ operation }) => 'planned_time' in operation)).toBe(true);
  });
});

describe('a bare number behind a name', () => {
  const known = [
    { kind: 'task', number: 1, title: 'оплатить ипотеку' },
    { kind: 'task', number: 2, title: 'забрать пальто' },
    { kind: 'timeblock', number: 1, title: 'столик в ресторане' },
  ] as const;
  const begins_at = '2026-09-16T10:00:00+03:00';
  const told = spokenOf(known, { beginnings: [{ kind: 'task', number: 2, begins_at }] });
  const hoursIn = (text: string) =>
    (readSaid(text, { thread: told }).operations ?? []).flatMap(({ operation }) =>
      operation.type === 'reschedule' ? [operation.planned_time] : [],
    );

  it.each(['ипотеку на 15 перенеси', 'столик на 4 перенеси', 'отпуск на 15 перенеси'])(
    '%s: a day of the month, or for how many',
    (text) => expect(hoursIn(text).filter((hour) => hour !== undefined)).toEqual([]),
  );

  it('is the hour of what has one', () =>
    expect(hoursIn('пальто на 15 перенеси')).toEqual(['15:00']));
});

describe('reminders of what is named', () => {
  it.each(['про маникюр за два часа предупреди', 'о маникюре меня за два часа предупреди'])(
    '%s',
    (text) => {
      expect(said(text).operations).toMatchObject([
        { operation: { type: 'set_reminders', remind_before_minutes: [120] } },
      ]);
    },
  );

  it.each([
    'о маникюре мне напоминать не надо',
    'не надо напоминать о маникюре',
    'про маникюр не надо мне напоминать',
  ])('none, and nothing goes: %s', (text) => {
    expect(said(text).operations).toMatchObject([
      { operation: { type: 'set_reminders', remind_before_minutes: [] } },
    ]);
  });

  it('what was to be done by that very verb goes', () => {
    const known = spokenOf([{ kind: 'task', number: 1, title: 'напомнить Свете про ключи' }]);
    expect(readSaid('Свете напоминать не надо', { thread: known }).operations).toMatchObject([
      { operation: { type: 'update_status', status: 'cancelled' } },
    ]);
  });

  it('of what nobody spoke of nothing is set', () => {
    expect(operationsIn('про отпуск за час предупреди')).toEqual([]);
  });
});

describe('sets', () => {
  it.each(['всем задачам без даты поставь завтра', 'поставь всем делам без даты завтра'])(
    '%s',
    (text) => {
      expect(said(text).operations).toMatchObject([
        { bulk: 'inbox', operation: { type: 'reschedule', planned_at: '2026-09-16' } },
      ]);
    },
  );

  it('those that stand are no title', () => {
    const { envelopes } = said('всем задачам поставь высокий приоритет');
    expect(envelopes.every(({ command }) => command.confidence < 0.75)).toBe(true);
  });

  it('all meetings of one noun on one day', () => {
    expect(said('отмени все созвоны в пятницу').operations).toMatchObject([
      {
        operation: { type: 'delete' },
        set: { words: 'созвоны', window: { from: '2026-09-18', to: '2026-09-18' } },
      },
    ]);
  });

  it.each([
    ['подготовить созвоны', 'timeblocks'],
    ['созвон с Олей', 'both'],
  ])('beside the task «%s» they are of %s', (title, of) => {
    const thread = spokenOf([{ kind: 'task', number: 1, title }]);
    const [one] = readSaid('отмени все созвоны в пятницу', { thread }).operations ?? [];
    expect(one?.set).toMatchObject({ of, words: 'созвоны' });
  });

  it.each(['отмени все созвоны', 'удали все вопросы к банку в пятницу'])(
    'no set that we know: %s',
    (text) => {
      expect(operationsIn(text)).toEqual([]);
    },
  );

  it('the day of both is no part of their name', () => {
    expect(said('оба созвона завтрашние на час позже сдвинь').operations).toMatchObject([
      { several: 2, mention: 'созвона' },
    ]);
  });
});

describe('all that lies in the inbox, wherever its verb stands', () => {
  const setIn = (text: string) =>
    (said(text).operations ?? []).map(({ operation, set, bulk }) => [operation.type, set ?? bulk]);
  const plain = setIn('перенеси всё из входящих на среду');

  it.each([
    'всё из входящих поставь на среду',
    'все входящие на среду поставь',
    'на среду всё из инбокса перекинь',
    'входящие разом закинь на среду',
    'всё, что лежит во входящих, поставь на среду',
    'поставь всё из входящих на среду',
  ])('%s', (text) => {
    expect(plain).toHaveLength(1);
    expect(setIn(text)).toEqual(plain);
    expect(said(text).envelopes).toEqual([]);
  });

  it.each([
    'разобрать входящие в среду',
    'входящие письма поставь на среду',
    'все письма из входящих распечатать в среду',
    'всё из холодильника вынести в среду',
  ])('no set: %s', (text) => {
    expect(setIn(text)).toEqual([]);
    expect(said(text).envelopes).toHaveLength(1);
  });
});

describe('a tag, and then its verb', () => {
  const tagsIn = (text: string) =>
    (said(text).operations ?? []).map(({ operation, mention }) => [
      operation.type === 'set_tags' ? operation.add : operation.type,
      mention,
    ]);

  it.each([
    'тегом ремонт пометь дрель',
    'меткой ремонт отметь дрель',
    'тег ремонт поставь на дрель',
    'метку ремонт повесь на дрель',
  ])('%s', (text) => {
    expect(tagsIn(text)).toEqual([[['ремонт'], 'дрель']]);
  });

  it.each(['пометить коробки меткой хрупкое завтра', 'наклеить метку на чемодан завтра'])(
    'something to do: %s',
    (text) => {
      expect(said(text).envelopes).toHaveLength(1);
    },
  );
});
