import type { ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { spokenOf } from '../../../../../../test/rig/read-said.ts';
import { placedByWord } from './better-then.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'посчитать смету для Ирины' },
  { kind: 'task', number: 2, title: 'добавить остров в смету' },
  { kind: 'task', number: 3, title: 'купить клей' },
  { kind: 'task', number: 4, title: 'вернуть клей' },
];
const placed = (text: string) => placedByWord(text, spokenOf(KNOWN));

it('places what is done to it, and not what only mentions it', () => {
  expect(placed('смету на восемь вечера завтра поставь')).toBe(
    'перенеси «посчитать смету для Ирины» на восемь вечера завтра',
  );
});

it.each(['клей на завтра поставь', 'смету на завтра', 'лодку на завтра поставь'])(
  'places none of several, nor what is not there: %s',
  (text) => {
    expect(placed(text)).toBeNull();
  },
);
