import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const LIST = 'Список для ремонта';
const titled = (...titles: readonly string[]) =>
  spokenOf(titles.map((title, at) => ({ kind: 'task' as const, number: at + 1, title })));
const ROWS = [LIST, 'шпатель', 'валик', 'малярный скотч', 'скотч', 'грунтовка'];
const told = (said: string, ...more: readonly string[]) =>
  (readSaid(said, { thread: titled(...ROWS, ...more) }).operations ?? []).map(
    ({ operation: { type }, mention, list }) => [type, mention, list],
  );
const ticked = (list: string | null, ...rows: readonly string[]) =>
  rows.map((row) => ['subtask_tick', row, list]);

describe('rows of a list that was spoken of', () => {
  it.each([
    ['валик нашёлся, вычеркни', null, ['валик']],
    ['валик вычеркни', null, ['валик']],
    ['зачёркивай грунтовку, у брата полно', null, ['грунтовка']],
    ['шпатель и валик отыскались вычёркивай', null, ['шпатель', 'валик']],
    ['нет валик не надо, у нас есть', null, ['валик']],
    ['грунтовку не покупай дома ещё хватает', null, ['грунтовка']],
    ['скотч вычеркни', null, ['скотч']],
    ['малярный скотч вычеркни', null, ['малярный скотч']],
    ['в списке для ремонта шпатель и валик куплены', LIST, ['шпатель', 'валик']],
    ['из списка для ремонта малярный скотч взяла', LIST, ['малярный скотч']],
    ['валик в списке для ремонта уже куплен', LIST, ['валик']],
    ['в этом списке грунтовка куплена', null, ['грунтовка']],
    ['для ремонта валик и грунтовку взяла', LIST, ['валик', 'грунтовка']],
    ['по ремонту шпатель куплен', LIST, ['шпатель']],
  ])('«%s»', (said, list, rows) => expect(told(said)).toEqual(ticked(list, ...rows)));

  it('are told of, and not a long task in whose title they occur', () => {
    const long = 'отвезти соседу шпатель и валик и лестницу';
    expect(told('шпатель и валик купил', long)).toEqual([
      ['update_status', 'шпатель', null],
      ['update_status', 'валик', null],
    ]);
    // what is told may be done of all of this one
    expect(told('шпатель и валик купил', 'купить шпатель и валик')).toHaveLength(1);
  });

  it.each([
    'в списке для дачи валик куплен',
    'отметь валик',
    'для дачи валик купила и покрасила',
    'в ремонт валик отдал',
    'валик убери',
    'валик купил какой-то кривой попался',
    'валик вычеркни и позвони брату',
    'валик не нашёлся',
    'вычеркни грунтовку завтра',
  ])('not by «%s»', (said) =>
    expect(told(said).filter(([type]) => type === 'subtask_tick')).toEqual([]),
  );

  it('are none where no list was spoken of', () => {
    const { operations = [] } = readSaid('отчёт вычеркни', { thread: titled('отчёт', 'смета') });
    expect(operations.map(({ operation }) => operation.type)).toEqual(['delete']);
  });
});
