import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { talkInOtherLayout } from './other-layout.ts';

it.each([
  ['ghbdtn', 'greeting'],
  ['Ghbdtn!', 'greeting'],
  ['lj,hsq ltym', 'greeting'],
  ['cgfcb,j', 'thanks'],
  ['cgfcb,j ,jkmijt', 'thanks'],
])('%s is talk, typed in the other layout', (text, talk) => {
  expect(readSaid(text)).toMatchObject({ kind: 'none', talk });
});

it.each(['hello', 'test', 'Netflix', 'ghbdtn Лена', 'rjn', ',tcgkfnyj'])('%s is none', (text) => {
  expect(talkInOtherLayout(text)).toBeNull();
});
