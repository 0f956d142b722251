import type { ObjectHandle, RepeatingHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'поливать лимон' },
  { kind: 'task', number: 2, title: 'отвезти самовар в чистку' },
  { kind: 'timeblock', number: 3, title: 'обход склада' },
  { kind: 'task', number: 4, title: 'бросить курить' },
  { kind: 'task', number: 5, title: 'не есть сладкое' },
  { kind: 'task', number: 6, title: 'позвонить бухгалтеру' },
];
const SERIES: readonly RepeatingHandle[] = [
  { kind: 'task', number: 1, title: 'поливать лимон', rrule: 'FREQ=WEEKLY;BYDAY=MO' },
];
const thread = spokenOf(KNOWN, { series: [...SERIES] });
const read = (text: string) => readSaid(text, { thread });

describe('what stands is denied by its very verb', () => {
  it.each([
    ['в пн не поливать лимон дожди, перенести на вторник', 'поливать лимон', 'reschedule'],
    ['в понедельник лимон не поливать, полить во вторник', 'поливать лимон', 'reschedule'],
    ['завтра ливень, лимон не поливать, сдвинуть на среду', 'поливать лимон', 'reschedule'],
    ['в понедельник лимон не поливать, уезжаю', 'поливать лимон', 'delete'],
    ['не везти самовар завтра а перенести на субботу', 'отвезти самовар в чистку', 'reschedule'],
    ['самовар завтра не отвозить, в субботу отвезти', 'отвезти самовар в чистку', 'reschedule'],
    ['не отвозить самовар, мастер заболел', 'отвезти самовар в чистку', 'update_status'],
    ['самовар завтра не отвозить, отменить', 'отвезти самовар в чистку', 'update_status'],
    ['завтра обход склада не проводить, отложить на среду', 'обход склада', 'reschedule'],
    ['бухгалтеру завтра не звонить', 'позвонить бухгалтеру', 'update_status'],
  ])('%s', (text, mention, type) => {
    const { envelopes, operations = [] } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([{ mention, operation: { type }, confidence: 0.6 }]);
  });

  it('moves the one occurrence that was named, to the day behind it', () => {
    expect(read('в понедельник лимон не поливать, перенести на вторник').operations).toMatchObject([
      { operation: { scope: 'this' }, on: expect.any(String) },
    ]);
  });

  it.each([
    // another verb, another thing
    'не пересаживать лимон до марта',
    'не поливать кактус',
    // the verb stands there as what is given up
    'не курить на балконе до мая',
    // more is said than that
    'не звонить бухгалтеру с работы',
    'сказать Ане не отвозить самовар',
    'не забыть полить лимон',
    'не отвозить самовар до марта',
  ])('says nothing of the kind: %s', (text) => {
    const { operations = [] } = read(text);
    expect(operations.filter(({ confidence }) => confidence === 0.6)).toEqual([]);
  });
});

describe('nothing but a verb by which what stands is changed', () => {
  it.each(['завтра перенести', 'завтра гроза, сдвинуть на среду', 'взять зонт, отложить на среду'])(
    'is nothing new, and nothing beside it is: %s',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'none', envelopes: [] });
    },
  );

  it.each([
    ['перенести комод в спальню завтра', 'перенести комод в спальню'],
    ['отменить подписку в пятницу', 'отменить подписку'],
    ['отложить деньги на зуб', 'отложить деньги на зуб'],
    ['напомни завтра в 10 отменить', 'отменить'],
    ['создай задачу перенести', 'перенести'],
  ])('%s', (text, title) => {
    expect(read(text).envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
  });
});

it.each([
  ['купить яйца, муку и сахар', 'муку не покупать'],
  ['помыть окна и полы', 'окна не мыть, дождь'],
  ['написать Коле и Тане', 'не писать Коле, сам позвонит'],
  ['позвонить Оле', 'не звонить Оле раньше десяти'],
  ['погулять с собакой', 'не гулять с собакой после десяти'],
  ['спать', 'не пить после десяти'],
])('«%s»: «%s» takes nothing whole off the plan', (title, text) => {
  const thread = spokenOf([{ kind: 'task', number: 1, title }]);
  const { operations = [] } = readSaid(text, { thread });
  const gone = operations.filter(
    ({ operation: one }) =>
      one.type === 'delete' || (one.type === 'update_status' && one.status === 'cancelled'),
  );
  expect(gone).toEqual([]);
});
