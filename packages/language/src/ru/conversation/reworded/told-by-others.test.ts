import { expect, it } from 'vitest';
import { spokenOf } from '../../../../../../test/rig/read-said.ts';
import { toldByOthers } from './told-by-others.ts';

const task = (title: string) => spokenOf([{ kind: 'task', number: 1, title }]);
const block = (title: string) => spokenOf([{ kind: 'timeblock', number: 1, title }]);

it.each([
  ['Петя просил созвон на 12 перенести', block('созвон'), 'перенеси созвон на 12'],
  ['Инга просила съёмку на 18 сдвинуть', block('съёмка'), 'перенеси съёмку на 18'],
  ['шеф просил отчёт на пятницу сдвинуть', task('отчёт'), 'перенеси отчёт на пятницу'],
  ['жена просила диван на пятницу перенести', task('купить диван'), 'перенеси диван на пятницу'],
])('what others want moved: %s', (text, thread, order) => {
  expect(toldByOthers(text, thread)).toBe(order);
});

it.each([
  ['сосед просил машину завтра переставить', 'помыть машину'],
  ['жена просила диван завтра передвинуть', 'купить диван'],
  ['жена просит диван завтра передвинуть', 'купить диван'],
  ['жена просила деньги на пятницу отложить', 'снять деньги'],
  ['диван завтра передвинуть жена попросила', 'купить диван'],
])('is something else to do: %s', (text, title) => {
  expect(toldByOthers(text, task(title))).toBeNull();
});
