import { expect, it } from 'vitest';
import { readSplitIntoSteps } from './split-into-steps.ts';

const stepsOf = (text: string) =>
  readSplitIntoSteps(text)?.operations?.map(({ operation, mention, same }) => [
    operation.type === 'subtask_add' ? operation.title : null,
    mention ?? null,
    same ?? false,
  ]);

it('names the whole once, and each step', () => {
  expect(stepsOf('раздели отчёт на шаги: собрать цифры, написать выводы')).toEqual([
    ['собрать цифры', 'отчёт', false],
    ['написать выводы', 'отчёт', true],
  ]);
  expect(stepsOf('разбей задачу переезд на этапы: собрать вещи и заказать машину.')).toEqual([
    ['собрать вещи', 'переезд', false],
    ['заказать машину', 'переезд', true],
  ]);
  expect(stepsOf('разбей её на части: начало; конец')).toEqual([
    ['начало', null, false],
    ['конец', null, true],
  ]);
});

it.each([
  'разделить торт на части в субботу',
  'разбей отчёт на шаги',
  'раздели счёт на троих: Оля, Петя, Вова',
])('%s is another thing', (text) => {
  expect(readSplitIntoSteps(text)).toBeNull();
});
