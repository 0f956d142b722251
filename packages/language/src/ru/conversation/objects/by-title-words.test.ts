import type { ObjectHandle, ReadOperation } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { spokenOf } from '../../../../../../test/rig/read-said.ts';
import { byTitleWords } from './by-title-words.ts';

const KNOWN: readonly ObjectHandle[] = [
  'арендовать зал',
  'проверить тетради',
  'украсить веранду',
  'сшить занавески',
  'позвонить маме',
  'купить нитки',
  'заказать нитки',
  'сдать отчёт',
  'выбрать подарок Олегу',
].map((title, at) => ({ kind: 'task', number: at + 1, title }));

const MOVE = { type: 'reschedule', planned_at: '2026-02-26' } as const;

function mentionOf(mention: string, more: Partial<ReadOperation> = {}): string | undefined {
  const read: ReadOperation = { operation: MOVE, mention, confidence: 0.8, ...more };
  return byTitleWords([read], spokenOf([...KNOWN]))[0]?.mention;
}

it.each([
  ['аренду зала', 'арендовать зал'],
  ['зала аренда', 'зал арендовать'],
  ['проверку тетрадей', 'проверить тетради'],
  ['украшение веранды', 'украсить веранду'],
  ['занавесок', 'занавески'],
  ['подарка Олегу', 'подарок олегу'],
  ['звонок маме', 'позвонить маме'],
])('«%s» is looked for as «%s»', (said, mention) => {
  expect(mentionOf(said)).toBe(mention);
});

it.each([
  // endings are found as they are
  'отчётом',
  // of two it is not told which
  'ниток',
  // the noun of the act alone may be of anything that is not known here
  'аренду',
  'звонок',
  // another act, or another thing
  'продажу зала',
  'аренду гаража',
  'уборку веранды',
  // what is to be done, in so many words
  'убрать веранду',
])('«%s» is looked for as it is said', (said) => {
  expect(mentionOf(said)).toBe(said);
});

it('what a timeblock is called by names no task', () => {
  expect(mentionOf('занавесок', { kind: 'timeblock' })).toBe('занавесок');
});

it('two names are no other form of one', () => {
  expect(mentionOf('зал и аренду', { names: ['зал', 'аренду'] })).toBe('зал и аренду');
});

it.each([
  ['платок', 'почистить платки'],
  ['носок', 'зашить носки'],
  ['чашек', 'помыть чашки'],
  ['кружки', 'записаться в кружок'],
])('«%s» may be another thing than that of «%s»', (said, title) => {
  const read: ReadOperation = { operation: MOVE, mention: said, confidence: 0.8 };
  const thread = spokenOf([{ kind: 'task', number: 1, title }]);
  expect(byTitleWords([read], thread)[0]?.mention).toBe(said);
});
