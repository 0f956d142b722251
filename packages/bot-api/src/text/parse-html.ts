import type { MessageEntity } from '@grammyjs/types';
import { badRequest } from '../failure.ts';
import type { FormattedText } from './formatted-text.ts';
import { decodeHtmlReference } from './html-reference.ts';
import { linkEntity } from './link-entity.ts';
import { byteOffset } from './utf8.ts';

interface OpenTag {
  readonly name: string;
  readonly offset: number;
  readonly attributes: ReadonlyMap<string, string>;
}

const STYLES = new Map<string, MessageEntity.CommonMessageEntity['type']>([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['ins', 'underline'],
  ['s', 'strikethrough'],
  ['strike', 'strikethrough'],
  ['del', 'strikethrough'],
  ['tg-spoiler', 'spoiler'],
  ['span', 'spoiler'],
]);
const SUPPORTED = new Set([...STYLES.keys(), 'a', 'code', 'pre', 'blockquote', 'tg-emoji']);

const PLAIN = /[^<&]+/y;
const TAG_NAME = /<([^\s>]*)/y;
const START_TAG = /<([^\s>/]+)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[\w.-]+))?)*)\s*>/y;
const END_TAG = /<\/([^\s>]*)\s*>/y;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+)))?/g;
const REFERENCE = /&[#\w]+;?/g;

/**
 * Reads Telegram's HTML: its few tags, `&lt; &gt; &amp; &quot;` and numeric references.
 * @throws ApiFailure 400 in the official server's words, with the byte offset of the tag.
 */
export function parseHtml(source: string): FormattedText {
  return new HtmlReader(source).read();
}

class HtmlReader {
  readonly #source: string;
  readonly #open: OpenTag[] = [];
  readonly #entities: MessageEntity[] = [];
  /** Of `<code class="language-x">`; it counts only once a `<pre>` is found around it. */
  readonly #languages = new Map<MessageEntity, string>();
  #text = '';
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): FormattedText {
    while (this.#at < this.#source.length) this.#step();
    const unclosed = this.#open.at(-1);
    if (unclosed) {
      throw failure(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
    }
    return { text: this.#text, entities: this.#entities };
  }

  #step(): void {
    const character = this.#source[this.#at];
    if (character === '&') {
      const reference = decodeHtmlReference(this.#source, this.#at);
      this.#text += reference?.text ?? '&';
      this.#at = reference?.end ?? this.#at + 1;
    } else if (character !== '<') {
      this.#text += this.#match(PLAIN)?.[0] ?? '';
    } else if (this.#source[this.#at + 1] === '/') {
      this.#closeTag();
    } else {
      this.#openTag();
    }
  }

  /** Takes what the sticky pattern finds here, and moves on only if it finds something. */
  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at = pattern.lastIndex;
    return match ?? undefined;
  }

  #openTag(): void {
    const at = this.#at;
    const where = () => `at byte offset ${byteOffset(this.#source, at)}`;
    if (!this.#source.includes('>', this.#at)) throw failure(`Unclosed start tag ${where()}`);
    TAG_NAME.lastIndex = this.#at;
    const name = (TAG_NAME.exec(this.#source)?.[1] ?? '').toLowerCase();
    if (!SUPPORTED.has(name)) throw failure(`Unsupported start tag "${name}" ${where()}`);
    const match = this.#match(START_TAG);
    if (!match) throw failure(`Empty attribute name in the tag "${name}" ${where()}`);
    const attributes = readAttributes(match[2] ?? '');
    if (name === 'span' && attributes.get('class') !== 'tg-spoiler') {
      throw failure(`Tag "span" must have class "tg-spoiler" ${where()}`);
    }
    this.#open.push({ name, offset: this.#text.length, attributes });
  }

  #closeTag(): void {
    const at = this.#at;
    const where = () => `at byte offset ${byteOffset(this.#source, at)}`;
    const tag = this.#open.pop();
    if (!tag) throw failure(`Unexpected end tag ${where()}`);
    const match = this.#match(END_TAG);
    if (!match) throw failure(`Unclosed end tag ${where()}`);
    const name = (match[1] ?? '').toLowerCase();
    if (name !== '' && name !== tag.name) {
      throw failure(`Unmatched end tag ${where()}, expected "</${tag.name}>", found "</${name}>"`);
    }
    if (this.#text.length > tag.offset) this.#addEntity(tag);
  }

  #addEntity(tag: OpenTag): void {
    const span = { offset: tag.offset, length: this.#text.length - tag.offset };
    const style = STYLES.get(tag.name);
    if (style) {
      this.#entities.push({ type: style, ...span });
    } else if (tag.name === 'blockquote') {
      const type = tag.attributes.has('expandable') ? 'expandable_blockquote' : 'blockquote';
      this.#entities.push({ type, ...span });
    } else if (tag.name === 'tg-emoji') {
      const id = tag.attributes.get('emoji-id') ?? '';
      if (!/^[1-9]\d*$/.test(id)) throw failure('Invalid custom emoji identifier specified');
      this.#entities.push({ type: 'custom_emoji', custom_emoji_id: id, ...span });
    } else if (tag.name === 'a') {
      const link = linkEntity(tag.attributes.get('href') || this.#text.slice(tag.offset), span);
      if (link) this.#entities.push(link);
    } else if (tag.name === 'pre') {
      this.#addPre(span);
    } else {
      this.#addCode(tag, span);
    }
  }

  #addPre(span: { offset: number; length: number }): void {
    const inner = this.#entities.at(-1);
    const language = inner && fills(inner, span) ? this.#languages.get(inner) : undefined;
    if (language) this.#entities.pop();
    this.#entities.push({ type: 'pre', ...(language && { language }), ...span });
  }

  #addCode(tag: OpenTag, span: { offset: number; length: number }): void {
    const inner = this.#entities.at(-1);
    const language = /^language-(.+)$/.exec(tag.attributes.get('class') ?? '')?.[1];
    if (language && inner?.type === 'pre' && fills(inner, span)) {
      inner.language = language;
      return;
    }
    const code: MessageEntity = { type: 'code', ...span };
    if (language) this.#languages.set(code, language);
    this.#entities.push(code);
  }
}

function fills(entity: MessageEntity, span: { offset: number; length: number }): boolean {
  return entity.offset === span.offset && entity.length === span.length;
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare?.toLowerCase() ?? '';
    const decoded = value.replaceAll(REFERENCE, (reference) => {
      const found = decodeHtmlReference(reference, 0);
      return found ? found.text + reference.slice(found.end) : reference;
    });
    if (name) attributes.set(name.toLowerCase(), decoded);
  }
  return attributes;
}

function failure(text: string): Error {
  return badRequest(`can't parse entities: ${text}`);
}
