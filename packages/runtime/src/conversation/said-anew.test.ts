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

const at = (title: string, planned_at: string) => ({ entities: { title, planned_at } });
const TWO = '2026-03-01T14:00:00+03:00';

it('at one instant, fewer words of one name are the same', () => {
  expect(isSaidAnew(at('терапевт у меня и кровь', TWO), at('терапевт', TWO))).toBe(true);
});

it.each([
  [at('терапевт у меня', TWO), at('терапевт', '2026-03-01T15:00:00+03:00')],
  [at('терапевт у меня', '2026-03-01'), at('терапевт', '2026-03-01')],
  [at('созвон с Ирой', TWO), at('созвон с Леной', TWO)],
  [at('курьер приедет', TWO), at('отдать курьеру посылку', TWO)],
  [at('созвон', TWO), at('созвон с юристом', TWO)],
])('another instant, a day without an hour, or more words: two things', (first, second) => {
  expect(isSaidAnew(first, second)).toBe(false);
});
