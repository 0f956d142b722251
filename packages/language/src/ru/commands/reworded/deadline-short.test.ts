import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'сверстать буклет' }], {
  default_task_id: 1,
});

it.each(['дл по буклету пт', 'буклет, дл пт', 'ддл буклета пт', 'Дл буклет до пт'])(
  'a deadline of what stands: %s',
  (text) => {
    const { operations = [] } = readSaid(text, { thread });
    expect(operations.map(({ operation }) => operation)).toEqual([
      { type: 'set_due', due_date: '2026-09-18' },
    ]);
  },
);

it.each([
  ['чертёж лестницы, дл пт', 'чертёж лестницы'],
  ['чертёж лестницы ддл 18.09', 'чертёж лестницы'],
])('a deadline of something new: %s', (text, title) => {
  const [first] = readSaid(text).envelopes;
  expect(first?.command.entities).toMatchObject({ title, due_date: '2026-09-18' });
});

it.each([
  ['купить рейку дл 2 м', 'купить рейку дл 2 м'],
  ['купить мыло дл рук завтра', 'купить мыло дл рук'],
  ['забрать посылку в ДЛ завтра', 'забрать посылку в ДЛ'],
])('no deadline: %s', (text, title) => {
  const [first] = readSaid(text).envelopes;
  expect(first?.command.entities).toMatchObject({ title });
  expect(first?.command.entities).not.toHaveProperty('due_date');
});

it.each([
  ['узнать сроки до пятницы', 'узнать сроки'],
  ['согласовать цену и сроки до пятницы', 'согласовать цену и сроки'],
])('what is asked about is no deadline: %s', (text, title) => {
  const [first] = readSaid(text).envelopes;
  expect(first?.command.entities).toMatchObject({ title, due_date: '2026-09-18' });
});
