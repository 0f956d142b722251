import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const task = (number: number, title: string) => ({ kind: 'task' as const, number, title });

/** What is done, where these stand and the first was shown last. */
function actsOf(text: string, ...titles: readonly string[]) {
  const candidates = titles.map((title, at) => task(at + 1, title));
  const thread = spokenOf(candidates, { default_task_id: 1 });
  const { kind, operations = [] } = readSaid(text, { thread });
  expect(kind).toBe('operations');
  return operations.map(({ operation, confidence }) => ({
    ...operation,
    sure: confidence >= 0.75,
  }));
}
const called = (title: string, number: number, sure = true) => ({
  type: 'rename',
  title,
  task: number,
  sure,
});

it.each([
  ['название не то. должно быть правки баннера', 'правки банер', 'правки баннера'],
  ['название неправильное, надо правки баннера', 'правки банер', 'правки баннера'],
  [
    'почему ну короче в названии, должно быть починить кран',
    'ну короче починить кран',
    'починить кран',
  ],
  ['там опечатка стоматолог а не стамотолог', 'стамотолог в 10', 'стоматолог в 10'],
  ['опечатка: не стамотолог, а стоматолог', 'стамотолог в 10', 'стоматолог в 10'],
  [
    'переименуй обложки маше, а то там вечера какое-то лишнее',
    'обложки маше вечера',
    'обложки маше',
  ],
  ['переименуй кп в кп для антона, а то забуду', 'кп до пятницы', 'кп для антона'],
  ['задачу «а то там вечера» переименуй в обложки маше', 'а то там вечера', 'обложки маше'],
  ['переименуй «мрт в понед» в «МРТ колена»', 'мрт в понед', 'МРТ колена'],
  ['урок это гитара, так и назови урок гитары', 'урок', 'урок гитары'],
])('a title is mended: %s', (text, known, title) => {
  expect(actsOf(text, known, 'купить корм')).toEqual([called(title, 1)]);
});

it('is said of what its words are most like', () => {
  const text = 'название не то. должно быть отправить кп антону';
  expect(actsOf(text, 'купить корм', 'отправить кп')).toEqual([
    called('отправить кп антону', 2, false),
  ]);
});

it('what the title does not say yet is asked about', () => {
  const text = 'кп это антону отправить, исправь название';
  expect(actsOf(text, 'отправить кп')).toEqual([called('отправить кп антону', 1, false)]);
});

it.each([
  'переименуй логотип, а то непонятно',
  'переименуй логотип, потому что путаю',
  'назови логотип иначе, а то забуду',
])('a reason is no new name: %s', (text) => {
  const [only, ...more] = actsOf(text, 'логотип');
  expect(more).toEqual([]);
  expect(only).toMatchObject({ type: 'rename', sure: true });
  expect(only).not.toHaveProperty('title');
});

it('a name in quotes is one, whatever it says', () => {
  expect(actsOf('переименуй логотип в «а то там вечера»', 'логотип')).toMatchObject([
    { type: 'rename', title: 'а то там вечера' },
  ]);
});

it.each([
  ['удали ту задачу «а то там»', false],
  ['удали задачу «а то там вечера»', true],
  ['обложки для маши та кривая задача «а то там вечера» удали', true],
])('what is quoted goes, and by its beginning after a yes: %s', (text, sure) => {
  const thread = spokenOf([task(1, 'купить корм'), task(2, 'а то там вечера')]);
  const { operations = [] } = readSaid(text, { thread });
  expect(operations).toMatchObject([{ operation: { type: 'delete' }, mention: 'а то там вечера' }]);
  expect(operations.every(({ confidence }) => confidence >= 0.75)).toBe(sure);
});

it.each([['не лене а лёле позвонить, поправь', 'позвонить Лене', 'позвонить лёле']])(
  'the verb of a title is not said twice in it: %s',
  (text, known, title) => {
    expect(actsOf(text, known)).toMatchObject([{ type: 'rename', title }]);
  },
);

it('a time that is wrong is no name', () => {
  expect(actsOf('время не то. должно быть 17', 'созвон')).toMatchObject([
    { type: 'reschedule', planned_time: '17:00' },
  ]);
});

it.each([
  'исправить название в шапке сайта завтра',
  'название нормальное, не трогай',
  'должно быть, билеты подорожали',
])('mends nothing: %s', (text) => {
  const { operations, envelopes } = readSaid(text, {
    thread: spokenOf([task(1, 'правки баннера')], { default_task_id: 1 }),
  });
  expect(operations).toBeUndefined();
  const sure = envelopes.filter(({ command }) => command.confidence >= 0.75);
  expect(
    sure.every(({ command }) => command.entities.title === 'исправить название в шапке сайта'),
  ).toBe(true);
});
