import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'timeblock', number: 1, title: 'созвон с Ирой' },
  { kind: 'task', number: 2, title: 'позвонить маме' },
  { kind: 'task', number: 3, title: 'купить хлеб' },
  { kind: 'task', number: 4, title: 'купить сыр' },
]);
const notesOf = (text: string) => readSaid(text, { thread }).notes ?? [];

it.each([
  ['позвонить завтра пусть', 'task', 2],
  ['завтра в 16 Ира', 'timeblock', 1],
])('only the verb, or the name, of what stands: %s', (text, kind, number) => {
  expect(notesOf(text)).toEqual([{ code: 'SAID_AGAIN', position: 0, known: [{ kind, number }] }]);
});

it.each([
  'завтра в 16 Петя',
  'запиши завтра в 16 Ира',
  'купить завтра пусть',
  'купить сахар завтра пусть',
  'завтра в 16 ира',
  'Ира',
])('%s may be new', (text) => {
  expect(notesOf(text)).toEqual([]);
});
