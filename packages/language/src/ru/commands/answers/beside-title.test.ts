import { expect, it } from 'vitest';
import { valueBesideTitle } from './beside-title.ts';

it.each([
  ['балкон в воскресенье после обеда', 'DAY', 'перебрать балкон', 'в воскресенье после обеда'],
  ['балкон перебрать в субботу', 'DAY', 'перебрать балкон', 'в субботу'],
  ['созвон с юристом в 15', 'START', 'созвон с юристом', 'в 15'],
  ['смета на полчаса', 'DURATION', 'разбор сметы', 'на полчаса'],
])('«%s» (%s of «%s»): %s', (text, code, title, value) => {
  expect(valueBesideTitle(text, code, title)).toBe(value);
});

it.each([
  ['в воскресенье', 'DAY', 'перебрать балкон'],
  ['перебрать шкаф в воскресенье', 'DAY', 'перебрать балкон'],
  ['балкон отменяется', 'DAY', 'перебрать балкон'],
  ['балкон', 'DAY', 'перебрать балкон'],
  ['балкон в воскресенье', 'CONFIRM', 'перебрать балкон'],
  ['купить балкон в воскресенье', 'DAY', 'перебрать балкон'],
])('«%s» (%s of «%s»): more, or nothing', (text, code, title) => {
  expect(valueBesideTitle(text, code, title)).toBeNull();
});
