import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const made = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities } }) => [
    entities.title,
    (entities.start_at ?? entities.planned_at)?.slice(5, 16),
    entities.duration_minutes,
  ]);

it.each([
  // an order as it is heard
  ['запешы купить молоко', 'купить молоко', undefined, undefined],
  ['пастафь блок завтра в 10 на час йога', 'йога', '09-16T10:00', 60],
  ['зописать купить соль', 'купить соль', undefined, undefined],
  // hours and what leads to them
  ['напомн чере час выключить духовку', 'выключить духовку', '09-15T11:30', undefined],
  ['послезвтра в 14 на чяс стрижка', 'стрижка', '09-17T14:00', 60],
  ['завтра в 10 на полчяса созвон с Леной', 'созвон с Леной', '09-16T10:00', 30],
])('%s', (text, title, at, lasts) => {
  expect(made(text)).toEqual([[title, at, lasts]]);
});

it.each([
  ['пашы землю', 'пашы землю'],
  ['пойти купить соль', 'пойти купить соль'],
  ['успеть сдать отчёт', 'успеть сдать отчёт'],
  ['позвонить Чересу', 'позвонить Чересу'],
])('%s keeps all its words', (text, title) => {
  expect(made(text)).toEqual([[title, undefined, undefined]]);
});
