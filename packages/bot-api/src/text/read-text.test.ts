import type { MessageEntity } from '@grammyjs/types';
import { expect, test } from 'vitest';
import { readCaption, readMessageText } from './read-text.ts';

const bold = (offset: number, length: number): MessageEntity => ({ type: 'bold', offset, length });

test('ends are trimmed and entities move along', () => {
  expect(readMessageText({ text: ' \n ab  \n', entities: [bold(3, 4)] })).toEqual({
    text: 'ab',
    entities: [bold(0, 2)],
  });
});

test('a carriage return goes and other control characters become spaces', () => {
  expect(readMessageText({ text: 'a\r\nb\tc', entities: [bold(3, 3)] })).toEqual({
    text: 'a\nb c',
    entities: [bold(2, 3)],
  });
});

test('given entities are ignored beside a parse mode', () => {
  const read = readMessageText({ text: '<i>x</i>', parse_mode: 'HTML', entities: [bold(0, 1)] });
  expect(read.entities).toEqual([{ type: 'italic', offset: 0, length: 1 }]);
});

test('limits count characters that are left after parsing', () => {
  expect(readMessageText({ text: '😀'.repeat(4096) }).text).toHaveLength(8192);
  expect(
    readMessageText({ text: `<b>${'x'.repeat(4096)}</b>`, parse_mode: 'HTML' }).text,
  ).toHaveLength(4096);
  expect(() => readMessageText({ text: '😀'.repeat(4097) })).toThrow('message is too long');
  expect(() => readCaption({ text: 'x'.repeat(1025) })).toThrow('message caption is too long');
});

test.each([
  ['', [], 'message text is empty'],
  ['  \n', [], 'text must be non-empty'],
  ['\uD83D', [], 'strings must be encoded in UTF-8'],
  ['ab', [bold(-1, 1)], 'receive an entity with incorrect offset -1'],
  ['ab', [bold(0, -1)], 'receive an entity with incorrect length -1'],
  ['ab', [bold(2, 1)], 'entity begins after the end of the text at UTF-16 offset 2'],
  [
    'ab',
    [bold(1, 2)],
    'entity beginning at UTF-16 offset 1 ends after the end of the text at UTF-16 offset 3',
  ],
  ['😀b', [bold(1, 1)], 'entity begins in a middle of a UTF-16 symbol at byte offset'],
  ['a😀', [bold(0, 2)], 'entity beginning at UTF-16 offset 0 ends in a middle of a UTF-16 symbol'],
])('%j with %j is refused', (text, entities, problem) => {
  expect(() => readMessageText({ text, entities })).toThrow(`Bad Request: ${problem}`);
});

test('an entity of nothing or of spaces alone is dropped', () => {
  expect(readMessageText({ text: 'a b', entities: [bold(0, 0), bold(1, 1)] }).entities).toEqual([]);
});

test('the legacy Markdown is said not to be played', () => {
  expect(() => readMessageText({ text: 'x', parse_mode: 'Markdown' })).toThrow('Not Implemented');
});
