import { expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';

test.each([
  ['<b>жир</b>', 'жир', [{ type: 'bold', offset: 0, length: 3 }]],
  ['<strong>a</strong><em>b</em>', 'ab', ['bold 0 1', 'italic 1 1']],
  ['<i>a<b>b</b></i>', 'ab', ['bold 1 1', 'italic 0 2']],
  ['1 &lt; 2 &amp;&quot;&#1078;&#x436;', '1 < 2 &"жж', []],
  ['&nbsp; & &unknown;', '&nbsp; & &unknown;', []],
  ['😀<u>x</u>', '😀x', ['underline 2 1']],
  ['<span class="tg-spoiler">s</span>', 's', ['spoiler 0 1']],
  ['<blockquote expandable>q</blockquote>', 'q', ['expandable_blockquote 0 1']],
  ['<b></b>x', 'x', []],
  [
    '<a href="t.me/x?a=1&amp;b=2">l</a>',
    'l',
    [{ type: 'text_link', offset: 0, length: 1, url: 'http://t.me/x?a=1&b=2' }],
  ],
  [
    '<a href="">example.com</a>',
    'example.com',
    [{ type: 'text_link', offset: 0, length: 11, url: 'http://example.com/' }],
  ],
  [
    '<pre><code class="language-ts">1</code></pre>',
    '1',
    [{ type: 'pre', language: 'ts', offset: 0, length: 1 }],
  ],
  ['<code class="language-ts">1</code>', '1', [{ type: 'code', offset: 0, length: 1 }]],
  [
    '<tg-emoji emoji-id="5368324170671202286">👍</tg-emoji>',
    '👍',
    [{ type: 'custom_emoji', custom_emoji_id: '5368324170671202286', offset: 0, length: 2 }],
  ],
])('%s', (source, text, entities) => {
  const parsed = parseHtml(source);
  expect(parsed.text).toBe(text);
  const brief = (entity: (typeof parsed.entities)[number], expected: unknown) =>
    typeof expected === 'string' ? `${entity.type} ${entity.offset} ${entity.length}` : entity;
  expect(parsed.entities.map((entity, index) => brief(entity, entities[index]))).toEqual(entities);
});

test.each([
  ['<b>x', 'Can\'t find end tag corresponding to start tag "b"'],
  ['ж<b', 'Unclosed start tag at byte offset 2'],
  ['<div>x</div>', 'Unsupported start tag "div" at byte offset 0'],
  ['x</b>', 'Unexpected end tag at byte offset 1'],
  ['<b>x</i>', 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'],
  ['<b>x</b', 'Unclosed end tag at byte offset 4'],
  ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
  ['<b ="1">x</b>', 'Empty attribute name in the tag "b" at byte offset 0'],
  ['<tg-emoji emoji-id="x">x</tg-emoji>', 'Invalid custom emoji identifier specified'],
])('%s is refused', (source, problem) => {
  expect(() => parseHtml(source)).toThrow(`Bad Request: can't parse entities: ${problem}`);
});

test('a hostile length of tags is read in no time worth measuring', () => {
  const source = '<b>'.repeat(20_000);
  expect(() => parseHtml(source)).toThrow('Can\'t find end tag corresponding to start tag "b"');
  expect(parseHtml('&'.repeat(20_000)).text).toHaveLength(20_000);
});
