import { expect, it } from 'vitest';
import { isSaidAnew } from './said-anew.ts';

const of = (title: string) => ({ entities: { title } });

it.each([
  ['у коли плавание в понедельник', 'коля плавание'],
  ['отвезти кресло', 'кресло отвезти в химчистку'],
  ['сдать отчёт и акты', 'сдать отчёт'],
])('«%s» and «%s» are the same', (first, second) => {
  expect(isSaidAnew(of(first), of(second))).toBe(true);
  expect(isSaidAnew(of(second), of(first))).toBe(true);
});

it.each([
  ['созвон', 'созвон с юристом'],
  ['купить хлеб', 'купить молоко'],
  ['позвонить маме', 'позвонить в банк'],
  ['', 'купить хлеб'],
])('«%s» and «%s» are not', (first, second) => {
  expect(isSaidAnew(of(first), of(second))).toBe(false);
});
