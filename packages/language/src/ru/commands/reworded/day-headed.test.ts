import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { dayHeaded } from './day-headed.ts';

const written = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities, confidence } }) => ({
    title: entities.title,
    on: entities.planned_at ?? entities.due_date,
    isSure: confidence >= 0.75,
  }));

it.each([
  ['завтра: обложка журнала, накладная Сорбету 70к, отвезти рамы', 3],
  ['чт утро. завтра: обложка журнала, накладная Сорбету 70к, отвезти рамы', 3],
  ['доброе утро! завтра: правки по буклету, сдать пропуск', 2],
  ['итак, завтра: отчёт для Раисы, опись шкафа и вернуть дрель', 3],
])('%s: the day of the heading holds for all', (text, count) => {
  const found = written(text);
  expect(found).toHaveLength(count);
  expect(new Set(found.map(({ on }) => on)).size).toBe(1);
  expect(found.every(({ on, isSure }) => on !== undefined && isSure)).toBe(true);
});

it.each([
  'завтра: яйца, творог, сметана',
  'завтра: купить яйца, творог, сметану',
  'завтра: яйца, творог, вернуть банки',
  'завтра: не спала, голова тяжёлая, купить чай',
  'повестка: смета, сроки, выбрать подрядчика',
  'завтра: собрание',
  'завтра: смета, акт, забрать ключи, если успею',
  'завтра в 10: смета Орлову, забрать ключи',
  'завтра: смета Орлову, забрать ключи?',
])('%s is read as it stands', (text) => {
  expect(dayHeaded(text)).toBeNull();
});
