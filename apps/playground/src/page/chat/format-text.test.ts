import { expect, test } from 'vitest';
import type { TextEntity } from '../../wire/chat-message.ts';
import { type FormattedNode, formatText } from './format-text.ts';

function entity(type: string, offset: number, length: number): TextEntity {
  return { type, offset, length, url: null };
}

/** The tree as one line: marks as `type[...]`. */
function drawn(nodes: readonly FormattedNode[]): string {
  return nodes
    .map((node) =>
      node.kind === 'text' ? node.text : `${node.entity.type}[${drawn(node.children)}]`,
    )
    .join('');
}

test.each<[string, string, TextEntity[], string]>([
  ['plain text', 'купить молоко', [], 'купить молоко'],
  ['one mark', 'a b c', [entity('bold', 2, 1)], 'a bold[b] c'],
  ['marks side by side', 'abc', [entity('bold', 0, 1), entity('code', 2, 1)], 'bold[a]bcode[c]'],
  [
    'marks in marks, whatever their order',
    'abcd',
    [entity('italic', 1, 2), entity('bold', 0, 4)],
    'bold[aitalic[bc]d]',
  ],
  [
    'two marks on the same words',
    'ab',
    [entity('bold', 0, 2), entity('italic', 0, 2)],
    'bold[italic[ab]]',
  ],
  ['offsets in UTF-16 units', '👍 да', [entity('bold', 3, 2)], '👍 bold[да]'],
  [
    'a mark that sticks out of another is cut',
    'abcd',
    [entity('bold', 0, 3), entity('code', 2, 2)],
    'bold[abcode[c]]d',
  ],
  ['a mark beyond the text is cut', 'ab', [entity('bold', 1, 9)], 'abold[b]'],
  ['a mark outside the text is none', 'ab', [entity('bold', 5, 2)], 'ab'],
])('%s', (_, text, entities, expected) => {
  expect(drawn(formatText(text, entities))).toBe(expected);
});

test('the line break after a quote is drawn by the quote', () => {
  const text = 'купить молоко\nЗаписал.\nЕщё.';
  expect(drawn(formatText(text, [entity('blockquote', 0, 13)]))).toBe(
    'blockquote[купить молоко]Записал.\nЕщё.',
  );
});
