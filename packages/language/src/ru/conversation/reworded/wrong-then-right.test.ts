import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const read = (text: string, title: string) => {
  const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
  const { operations = [] } = readSaid(text, { thread });
  return operations.map(({ operation, confidence }) =>
    operation.type === 'rename'
      ? [operation.title, confidence >= CONFIDENCE.act]
      : [operation.type, null],
  );
};

it.each([
  ['не Андрею, Алексею', 'позвонить Андрею насчёт забора', 'позвонить Алексею насчёт забора'],
  ['ой, не Марине, Ирине.', 'отдать Марине ключи', 'отдать Ирине ключи'],
  ['нет, не Борису, Глебу', 'написать Борису', 'написать Глебу'],
  ['не Ивана, Петра!', 'встретить Ивана на вокзале', 'встретить Петра на вокзале'],
])('%s of «%s»: one name for another is asked about', (text, title, expected) => {
  expect(read(text, title)).toEqual([[expected, false]]);
});

it.each([
  ['не гвозди, шурупы', 'купить гвозди', 'купить шурупы'],
  ['не груши, сливы', 'взять груши на рынке', 'взять сливы на рынке'],
  ['ой не обои, шторы', 'выбрать обои', 'выбрать шторы'],
])('%s of «%s»: one thing for another is asked about', (text, title, expected) => {
  expect(read(text, title)).toEqual([[expected, false]]);
});

it.each([
  ['не хлеб, потом скажу', 'купить хлеб'],
  ['не хлеб, стоп', 'купить хлеб'],
  ['не гвозди, погоди', 'купить гвозди'],
  ['не Лене, позже', 'позвонить Лене'],
  ['не маму, забуду', 'встретить маму'],
  ['не Андрею, Алексея', 'позвонить Андрею'],
  ['не сыра, пока', 'купить полкило сыра'],
  // the title bears no such word
  ['не Андрею, Алексею', 'позвонить Борису'],
  ['не груши, сливы', 'купить яблоки'],
  ['не Андрей, Алексей', 'позвонить Андрею'],
  // or both of them
  ['не Андрею, Борису', 'позвонить Андрею и Борису'],
  ['не груши, сливы', 'купить груши и сливы'],
  ['не билеты, забыли', 'купить билеты'],
  ['не билеты, увы', 'купить билеты'],
  ['не Магнит, Стоп', 'зайти в Магнит'],
])('%s of «%s» renames nothing', (text, title) => {
  expect(read(text, title).filter(([, isSure]) => isSure !== null)).toEqual([]);
});

it('«не Андрею, Алексею» beside «позвонить Алексею» renames nothing', () => {
  const thread = spokenOf(
    [
      { kind: 'task', number: 1, title: 'позвонить Андрею' },
      { kind: 'task', number: 2, title: 'позвонить Алексею' },
    ],
    { default_task_id: 1 },
  );
  expect(readSaid('не Андрею, Алексею', { thread }).operations ?? []).toEqual([]);
  const [only] = readSaid('не Андрею, а Алексею', { thread }).operations ?? [];
  expect(only?.confidence ?? 0).toBeLessThan(CONFIDENCE.act);
});

it('of a project in view it is asked about or not understood', () => {
  const thread = spokenOf([{ kind: 'project', number: 1, title: 'Дача' }]);
  for (const text of ['не Дача, Баня', 'не Дача, а Баня']) {
    expect(readSaid(text, { thread }).operations ?? []).toEqual([]);
  }
});
