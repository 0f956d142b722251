import type { Target } from '@planerka/plan';
import { expect, it } from 'vitest';
import { wordForWord } from './word-for-word.ts';

/** Only their titles are looked at. */
const named = (...titles: readonly string[]): Target[] =>
  titles.map((title) => ({ kind: 'task', row: { title } }) as unknown as Target);

const titlesOf = (targets: readonly Target[]): ReadonlyArray<string | null> =>
  targets.map(({ row }) => row.title);

it.each([
  ['окнам', 'удали задачу к окнам', ['окна вымыть', 'к окнам'], ['к окнам']],
  ['вымыть окна', 'вымыть окна готово', ['вымыть окна у мамы', 'Вымыть окна'], ['Вымыть окна']],
  [
    'вымыть окна',
    'вымыть окна готово, вымыть окна у мамы завтра',
    ['вымыть окна у мамы', 'вымыть окна'],
    ['вымыть окна'],
  ],
  ['вымыть окна у мамы', '', ['вымыть окна', 'вымыть окна у мамы'], ['вымыть окна у мамы']],
  ['снять ёлку это лишнее', '', ['ёлку купить', 'снять елку'], ['снять елку']],
  ['вымыть окна', '', ['вымыть окна', 'вымыть окна'], ['вымыть окна', 'вымыть окна']],
  ['окна', 'окна готово', ['окна', 'вымыть окна'], ['окна', 'вымыть окна']],
  ['окна', 'вымой окна', ['вымыть окна', 'заказать окна'], ['вымыть окна', 'заказать окна']],
])('%s of «%s»', (words, said, titles, meant) => {
  expect(titlesOf(wordForWord(named(...titles), { words, said: [said] }))).toEqual(meant);
});
