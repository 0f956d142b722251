import { expect, test } from 'vitest';
import { parseMarkdownV2 } from './parse-markdown-v2.ts';

test.each([
  [
    '*b* _i_ __u__ ~s~ ||p||',
    'b i u s p',
    ['bold 0 1', 'italic 2 1', 'underline 4 1', 'strikethrough 6 1', 'spoiler 8 1'],
  ],
  ['*b _i_*', 'b i', ['italic 2 1', 'bold 0 3']],
  ['1\\.5 \\- \\!', '1.5 - !', []],
  ['`a_b*`', 'a_b*', ['code 0 4']],
  ['```ts\nlet x\n```', 'let x\n', [{ type: 'pre', language: 'ts', offset: 0, length: 6 }]],
  [
    '[l](https://example.com/a\\))',
    'l',
    [{ type: 'text_link', offset: 0, length: 1, url: 'https://example.com/a)' }],
  ],
  [
    '![👍](tg://emoji?id=5)',
    '👍',
    [{ type: 'custom_emoji', custom_emoji_id: '5', offset: 0, length: 2 }],
  ],
  ['>a\n>b\nc', 'a\nb\nc', ['blockquote 0 4']],
  ['x\n>y', 'x\ny', ['blockquote 2 1']],
])('%s', (source, text, entities) => {
  const parsed = parseMarkdownV2(source);
  expect(parsed.text).toBe(text);
  const brief = (entity: (typeof parsed.entities)[number], expected: unknown) =>
    typeof expected === 'string' ? `${entity.type} ${entity.offset} ${entity.length}` : entity;
  expect(parsed.entities.map((entity, index) => brief(entity, entities[index]))).toEqual(entities);
});

test.each([
  ['1.5', "Character '.' is reserved and must be escaped with the preceding '\\'"],
  ['a > b', "Character '>' is reserved and must be escaped with the preceding '\\'"],
  ['ж *b', "Can't find end of Bold entity at byte offset 3"],
  ['[l](x', "Can't find end of a URL at byte offset 4"],
  ['![x]', 'The entity must contain a tg://emoji or tg://time URL'],
  ['>*a\nb*', "Can't find end of Bold entity at byte offset 1"],
])('%s is refused', (source, problem) => {
  expect(() => parseMarkdownV2(source)).toThrow(`Bad Request: can't parse entities: ${problem}`);
});
