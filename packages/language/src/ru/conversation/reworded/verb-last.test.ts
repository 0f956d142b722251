import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'timeblock', number: 2, title: 'растяжка' },
  { kind: 'task', number: 1, title: 'сдать анализы' },
];
const OF_TASK = spokenOf(KNOWN, { default_task_id: 1 });
const OF_BLOCK = spokenOf(KNOWN, { default_timeblock_id: 2 });
const IN_NO_VIEW = spokenOf(KNOWN);

describe('what is set stands ahead of the order', () => {
  it.each([
    ['тег дом добавь', { type: 'set_tags', add: ['дом'] }],
    ['приоритет высокий поставь', { type: 'set_priority', priority: 'high' }],
    ['высокий приоритет ей поставь', { type: 'set_priority', priority: 'high' }],
    ['до пятницы срок поставь', { type: 'set_due', due_date: '2026-09-18' }],
    ['а напоминание за час поставь', { type: 'set_reminders', remind_before_minutes: [60] }],
    ['напомнить за час', { type: 'set_reminders', remind_before_minutes: [60] }],
    ['каждую неделю повторяй', { type: 'set_recurrence', rrule: 'FREQ=WEEKLY' }],
    ['заметку добавь: натощак', { type: 'add_note', text: 'натощак' }],
    ['сдать кровь назови', { type: 'rename', title: 'сдать кровь' }],
  ])('%s', (text, operation) => {
    expect(readSaid(text, { thread: OF_TASK })).toMatchObject({
      envelopes: [],
      operations: [{ operation }],
    });
  });

  it.each([
    ['до 12 продли', 'set_duration'],
    ['на полтора часа её сделай', 'set_duration'],
    ['на два часа продли', 'set_duration'],
    ['на 20 минут её сократи', 'set_duration'],
  ])('of a block: %s', (text, type) => {
    const { operations = [] } = readSaid(text, { thread: OF_BLOCK });
    expect(operations.map(({ operation }) => operation.type)).toEqual([type]);
  });

  it.each([
    'завтра тесто поставь',
    'кашу на плиту поставь',
    'маме в 12 напомни',
    'банки на зиму сделай',
    'гвозди в список добавь',
    'занавеску укороти',
    'на год продли',
    'на полгода продли',
    'на полтора года продли',
    'на пару лет продли',
    'на квартал продли',
    'на два сезона растяни',
    'на неделю сократи',
    'щенка Бублик назови',
    'в понедельник полис продли',
    'стихи на пятницу повтори',
    'метки на грядках сделай',
    'заметку в газету сделай',
    'срок аренды продли',
    'повтор сериала запиши',
  ])('%s is nothing of what is in view', (text) => {
    const { operations = [] } = readSaid(text, { thread: OF_TASK });
    expect(operations.filter(({ mention, confidence }) => !mention && confidence >= 0.75)).toEqual(
      [],
    );
  });

  it.each(['тег дом добавь', 'до 12 продли', 'каждую неделю повторяй'])(
    'with nothing in view nothing is set: %s',
    (text) => {
      const { operations = [] } = readSaid(text, { thread: IN_NO_VIEW });
      expect(operations.filter(({ confidence }) => confidence >= 0.75)).toEqual([]);
    },
  );
});

it.each([
  'перенеси перенеси',
  'поставь поставь',
  'перенеси поставь',
  'сделай сделай',
  'перенеси и перенеси',
])('an order that is said twice is not turned for ever: %s', (text) => {
  const thread = spokenOf([{ kind: 'task', number: 1, title: 'купить обои' }], {
    default_task_id: 1,
    listed_count: 0,
  });
  expect(() => readSaid(text, { thread })).not.toThrow();
});
