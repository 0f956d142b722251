import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { tailBehind } from './tail-behind.ts';

it.each([
  ['удалить старые фото с телефона, задача на завтра', 'удалить старые фото с телефона', '09-16'],
  ['помыть плиту, задача на субботу', 'помыть плиту', '09-19'],
  ['починить кран — это задача на пятницу', 'починить кран', '09-18'],
  ['постирать шторы - это задача на пятницу', 'постирать шторы', '09-18'],
  ['отменить подписку, задача на четверг', 'отменить подписку', '09-17'],
  ['оплатить садик, это дело на понедельник', 'оплатить садик', '09-21'],
])('%s: what it is anyway, and when', (text, title, on) => {
  const { envelopes, operations = [] } = readSaid(text);
  const made = envelopes.map(({ command: { entities } }) => [
    entities.title,
    entities.planned_at?.slice(5, 10),
  ]);
  expect(made).toEqual([[title, on]]);
  expect(operations).toEqual([]);
});

it.each([
  'понять условие, задача на движение',
  'придумать, задача на логику',
  'решить задачу на завтра',
  'дать детям задачи на завтра',
  'обсудить, задача на завтра или нет',
  'купить хлеб завтра, задача на субботу',
  'выписать из учебника: примеры, задача на завтра',
])('%s is read as it stands', (text) => {
  expect(tailBehind(text)).toBeNull();
});

it.each([
  'починить кран и забрать шкаф, это задачи на завтра',
  'починить кран, забрать шкаф — задачи на завтра',
])('%s: several', (text) => {
  const made = readSaid(text).envelopes.map(({ command: { entities } }) => [
    entities.title,
    entities.planned_at?.slice(5, 10),
  ]);
  expect(made).toEqual([
    ['починить кран', '09-16'],
    ['забрать шкаф', '09-16'],
  ]);
});
