import type { MessageEntity } from '@grammyjs/types';
import { badRequest } from '../failure.ts';
import type { FormattedText } from './formatted-text.ts';
import { linkEntity } from './link-entity.ts';
import { byteOffset } from './utf8.ts';

type Style = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'spoiler';
type Kind = Style | 'code' | 'pre' | 'text_link' | 'custom_emoji' | 'blockquote';

interface Open {
  readonly kind: Kind;
  readonly mark: string;
  readonly offset: number;
  readonly at: number;
  readonly language: string | undefined;
}

/** The longer mark first: `__` is underline before `_` is italic. */
const MARKS: readonly (readonly [mark: string, kind: Kind])[] = [
  ['```', 'pre'],
  ['`', 'code'],
  ['__', 'underline'],
  ['_', 'italic'],
  ['*', 'bold'],
  ['~', 'strikethrough'],
  ['||', 'spoiler'],
  ['![', 'custom_emoji'],
  ['[', 'text_link'],
];
const RESERVED = /[_*[\]()~`>#+\-=|{}.!]/;

/** The names the official server gives kinds in its errors. */
const NAMES: Readonly<Record<Kind, string>> = {
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  spoiler: 'Spoiler',
  code: 'Code',
  pre: 'Pre',
  text_link: 'TextUrl',
  custom_emoji: 'CustomEmoji',
  blockquote: 'BlockQuote',
};

/**
 * Reads MarkdownV2: nested styles, code, links, custom emoji, block quotes; every other reserved
 * character must be escaped.
 * @throws ApiFailure 400 in the official server's words.
 */
export function parseMarkdownV2(source: string): FormattedText {
  return new MarkdownReader(source).read();
}

class MarkdownReader {
  readonly #source: string;
  readonly #open: Open[] = [];
  readonly #entities: MessageEntity[] = [];
  #text = '';
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): FormattedText {
    while (this.#at < this.#source.length) this.#step();
    if (this.#open.at(-1)?.kind === 'blockquote') this.#close();
    this.#refuseUnclosed();
    return { text: this.#text, entities: this.#entities };
  }

  #step(): void {
    const character = this.#source[this.#at] ?? '';
    const next = this.#source.charCodeAt(this.#at + 1);
    if (character === '\\' && next > 0 && next <= 126) {
      this.#text += this.#source[this.#at + 1];
      this.#at += 2;
      return;
    }
    const open = this.#open.at(-1);
    const verbatim = open?.kind === 'code' || open?.kind === 'pre';
    if (open && this.#endsWith(open)) return this.#finish(open);
    if (verbatim) return this.#take(character);
    if (character === '\n') return this.#newLine();
    if (character === '>' && this.#atLineStart()) return this.#quote();
    const mark = MARKS.find(([text]) => this.#source.startsWith(text, this.#at));
    if (mark) return this.#begin(...mark);
    if (RESERVED.test(character)) {
      const rule = 'is reserved and must be escaped with the preceding';
      throw failure(`Character '${character}' ${rule} '\\'`);
    }
    this.#take(character);
  }

  #take(character: string): void {
    this.#text += character;
    this.#at += 1;
  }

  #endsWith(open: Open): boolean {
    if (open.kind === 'text_link' || open.kind === 'custom_emoji') {
      return this.#source[this.#at] === ']';
    }
    if (open.kind === 'blockquote') return false;
    // `___` closes the underline that is open before it closes an italic around it.
    if (open.kind === 'italic' && this.#source.startsWith('__', this.#at)) return false;
    return this.#source.startsWith(open.mark, this.#at);
  }

  #begin(mark: string, kind: Kind): void {
    const at = this.#at;
    this.#at += mark.length;
    let language: string | undefined;
    if (kind === 'pre') {
      const fence = /^([^\s`]+)(?=\s)/.exec(this.#source.slice(this.#at));
      language = fence?.[1];
      this.#at += language?.length ?? 0;
      this.#at += /^\r?\n?/.exec(this.#source.slice(this.#at))?.[0].length ?? 0;
    }
    this.#open.push({ kind, mark, offset: this.#text.length, at, language });
  }

  #finish(open: Open): void {
    if (open.kind === 'text_link' || open.kind === 'custom_emoji') return this.#finishLink(open);
    this.#at += open.mark.length;
    this.#close();
  }

  #finishLink(open: Open): void {
    this.#at += 1;
    this.#open.pop();
    const span = { offset: open.offset, length: this.#text.length - open.offset };
    const url = this.#source[this.#at] === '(' ? this.#readUrl() : undefined;
    if (open.kind === 'custom_emoji') {
      if (url === undefined) {
        throw failure('The entity must contain a tg://emoji or tg://time URL');
      }
      const id = /^tg:\/\/emoji\?id=([1-9]\d*)$/.exec(url)?.[1];
      if (!id) throw failure('Invalid tg://emoji or tg://time URL specified');
      if (span.length > 0)
        this.#entities.push({ type: 'custom_emoji', custom_emoji_id: id, ...span });
      return;
    }
    const link = linkEntity(url ?? this.#text.slice(open.offset), span);
    if (link && span.length > 0) this.#entities.push(link);
  }

  #readUrl(): string {
    const start = this.#at + 1;
    let url = '';
    for (let at = start; at < this.#source.length; at += 1) {
      if (this.#source[at] === ')') {
        this.#at = at + 1;
        return url;
      }
      if (this.#source[at] === '\\' && this.#source.charCodeAt(at + 1) <= 126) at += 1;
      url += this.#source[at] ?? '';
    }
    const where = byteOffset(this.#source, start);
    throw failure(`Can't find end of a URL at byte offset ${where}`);
  }

  #atLineStart(): boolean {
    return this.#text === '' || this.#text.endsWith('\n');
  }

  #quote(): void {
    this.#at += 1;
    if (this.#open.some(({ kind }) => kind === 'blockquote')) return;
    const offset = this.#text.length;
    this.#open.push({ kind: 'blockquote', mark: '>', offset, at: this.#at, language: undefined });
  }

  #newLine(): void {
    const goesOn = this.#source[this.#at + 1] === '>';
    this.#take('\n');
    if (goesOn || !this.#open.some(({ kind }) => kind === 'blockquote')) return;
    if (this.#open.at(-1)?.kind !== 'blockquote') this.#refuseUnclosed();
    this.#close();
  }

  #close(): void {
    const open = this.#open.pop();
    const length = this.#text.length - (open?.offset ?? 0);
    if (!open || length === 0) return;
    const span = { offset: open.offset, length };
    if (open.kind === 'pre') {
      this.#entities.push({
        type: 'pre',
        ...(open.language && { language: open.language }),
        ...span,
      });
    } else if (open.kind !== 'text_link' && open.kind !== 'custom_emoji') {
      this.#entities.push({ type: open.kind, ...span });
    }
  }

  #refuseUnclosed(): void {
    const open = this.#open.at(-1);
    if (!open) return;
    const where = `at byte offset ${byteOffset(this.#source, open.at)}`;
    throw failure(`Can't find end of ${NAMES[open.kind]} entity ${where}`);
  }
}

function failure(text: string): Error {
  return badRequest(`can't parse entities: ${text}`);
}
