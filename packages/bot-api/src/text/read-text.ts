import type { MessageEntity, ParseMode } from '@grammyjs/types';
import { badRequest, notPlayed } from '../failure.ts';
import { characterCount } from './character-count.ts';
import { addFoundEntities } from './find-entities.ts';
import type { FormattedText } from './formatted-text.ts';
import { parseHtml } from './parse-html.ts';
import { parseMarkdownV2 } from './parse-markdown-v2.ts';
import { tidyText } from './tidy-text.ts';

export interface TextSource {
  readonly text: string;
  readonly parse_mode?: ParseMode | undefined;
  readonly entities?: readonly MessageEntity[] | undefined;
}

/** Limits in characters, after entity parsing. */
export const MESSAGE_LENGTH = 4096;
const CAPTION_LENGTH = 1024;

/**
 * Turns what a bot sends into what a chat shows: markup parsed, entities checked, ends trimmed,
 * mentions and links found.
 * @throws ApiFailure 400 for an empty or too long text and for bad markup or entities.
 */
export function readMessageText(source: TextSource): FormattedText {
  if (source.text === '') throw badRequest('message text is empty');
  const read = readText(source);
  if (read.text === '') throw badRequest('text must be non-empty');
  if (characterCount(read.text) > MESSAGE_LENGTH) throw badRequest('message is too long');
  return read;
}

/** The same for a caption, which may be missing or empty. */
export function readCaption(source: TextSource): FormattedText {
  const read = readText(source);
  if (characterCount(read.text) > CAPTION_LENGTH) throw badRequest('message caption is too long');
  return read;
}

function readText({ text, parse_mode: mode, entities }: TextSource): FormattedText {
  // A parse mode makes the server ignore the given entities.
  const parsed = mode && text !== '' ? parse(text, mode) : { text, entities: entities ?? [] };
  const tidy = tidyText(parsed);
  return { text: tidy.text, entities: addFoundEntities(tidy.text, tidy.entities) };
}

function parse(text: string, mode: ParseMode): FormattedText {
  switch (mode) {
    case 'HTML':
      return parseHtml(text);
    case 'MarkdownV2':
      return parseMarkdownV2(text);
    case 'Markdown':
      throw notPlayed('the legacy parse_mode Markdown');
  }
}
