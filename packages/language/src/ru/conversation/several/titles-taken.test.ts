import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const TITLES = [
  'сварить варенье',
  'вымыть полы',
  'заказать шкаф и стол',
  'дядю с поезда встретить',
  'дядю встречать не надо',
  'мастеру',
  'позвонить мастеру насчёт крана',
];
const thread = spokenOf(
  TITLES.map((title, at) => ({ kind: 'task' as const, number: at + 1, title })),
);
const operations = (said: string, more = thread) =>
  (readSaid(said, { thread: more }).operations ?? []).map(({ operation }) => operation);

describe('tasks that go, by their titles', () => {
  it.each([
    ['удали сварить варенье и вымыть полы', [1, 2]],
    ['вымыть полы, сварить варенье удали', [2, 1]],
    ['удали дядю с поезда встретить и дядю встречать не надо', [4, 5]],
    ['сотри задачи вымыть полы и заказать шкаф и стол', [2, 3]],
    ['убери обе задачи сварить варенье и вымыть полы', [1, 2]],
    ['нет удали заказать шкаф и стол, сварить варенье и мастеру', [3, 1, 6]],
  ])('«%s»', (said, tasks) => expect(operations(said)).toEqual([{ type: 'delete', tasks }]));

  it.each([
    'удали сварить варенье и купить хлеб',
    'удали заказать шкаф и стол',
    'удали сварить варенье и перенеси вымыть полы на завтра',
    'сварить варенье и вымыть полы',
    'удали сварить варенье и вымыть полы в субботу',
  ])('not by «%s»', (said) => expect(operations(said).filter((one) => 'tasks' in one)).toEqual([]));

  it('not where two are called so', () => {
    const twice = spokenOf(
      ['вымыть полы', 'вымыть полы', 'сварить варенье'].map((title, at) => ({
        kind: 'task' as const,
        number: at + 1,
        title,
      })),
    );
    const said = operations('удали вымыть полы и сварить варенье', twice);
    expect(said.filter((one) => 'tasks' in one)).toEqual([]);
  });
});

describe('two names of one thing', () => {
  it.each([
    ['мастеру и позвонить мастеру насчёт крана это одно и то же, оставь одну', 6],
    ['мастеру и позвонить мастеру насчёт крана одно и то же', 6],
    ['мастеру и позвонить мастеру насчёт крана это одно и то же оставь первую', 7],
    ['дядю встречать не надо и дядю с поезда встретить одно и то же, удали вторую', 4],
    ['мастеру это то же самое что и позвонить мастеру насчёт крана, удали лишнюю', 6],
    ['варенье и полы это дубли, оставь вторую', 1],
  ])('«%s»', (said, task) => {
    const { operations: read = [] } = readSaid(said, { thread });
    expect(read.map(({ operation }) => operation)).toEqual([{ type: 'delete', task }]);
    expect(read[0]?.confidence).toBeLessThan(0.8);
  });

  it.each([
    'варенье и джем это одно и то же',
    'одно и то же каждый день',
    'варенье и варенье одно и то же',
    'дядю и полы это одно и то же, перенеси на завтра',
  ])('not by «%s»', (said) =>
    expect(operations(said).filter(({ type }) => type === 'delete')).toEqual([]),
  );
});

it('«про ... всё» is all of it', () =>
  expect(operations('удали про дядю всё')).toMatchObject([{ type: 'delete' }]));
