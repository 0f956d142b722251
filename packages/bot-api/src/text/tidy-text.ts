import type { MessageEntity } from '@grammyjs/types';
import { badRequest } from '../failure.ts';
import { sortEntities } from './entity-order.ts';
import type { FormattedText } from './formatted-text.ts';
import { byteOffset } from './utf8.ts';

const CONTROL = /[\p{Cc}]/u;
const LONELY_SURROGATE = /\p{Surrogate}/u;
const MAX_ENTITIES = 100;

/**
 * Checks entities against the text in UTF-16 units, drops empty ones, turns control characters
 * into spaces, and cuts spaces and line feeds off both ends as the official server does.
 * @throws ApiFailure 400 for an entity outside of the text or in the middle of a symbol.
 */
export function tidyText({ text, entities }: FormattedText): FormattedText {
  if (LONELY_SURROGATE.test(text)) throw badRequest('strings must be encoded in UTF-8');
  const checked = checkEntities(text, entities);
  const clean = CONTROL.test(text) ? cleanText(text, checked) : { text, entities: checked };
  return trimEnds(clean);
}

function checkEntities(text: string, entities: readonly MessageEntity[]): MessageEntity[] {
  for (const { offset, length } of entities) {
    if (offset < 0 || offset > 1_000_000) {
      throw badRequest(`receive an entity with incorrect offset ${offset}`);
    }
    if (length < 0 || length > 1_000_000) {
      throw badRequest(`receive an entity with incorrect length ${length}`);
    }
  }
  const filled = sortEntities(
    entities.filter(({ length }) => length > 0).map((one) => ({ ...one })),
  );
  for (const { offset, length } of filled) {
    const end = offset + length;
    if (offset >= text.length) {
      throw badRequest(`entity begins after the end of the text at UTF-16 offset ${offset}`);
    }
    if (isInsideSymbol(text, offset)) {
      const where = byteOffset(text, offset + 1);
      throw badRequest(`entity begins in a middle of a UTF-16 symbol at byte offset ${where}`);
    }
    const beginning = `entity beginning at UTF-16 offset ${offset} ends`;
    if (end > text.length) {
      throw badRequest(`${beginning} after the end of the text at UTF-16 offset ${end}`);
    }
    if (isInsideSymbol(text, end)) {
      const where = byteOffset(text, end + 1);
      throw badRequest(`${beginning} in a middle of a UTF-16 symbol at byte offset ${where}`);
    }
  }
  return filled.slice(0, MAX_ENTITIES);
}

function isInsideSymbol(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Carriage returns go, which moves what is behind them; other control characters are spaces. */
function cleanText(text: string, entities: readonly MessageEntity[]): FormattedText {
  const kept = (end: number) => end - text.slice(0, end).split('\r').length + 1;
  const moved = entities.map((entity) => {
    const offset = kept(entity.offset);
    return { ...entity, offset, length: kept(entity.offset + entity.length) - offset };
  });
  const clean = text.replaceAll('\r', '').replaceAll(/[^\P{Cc}\n]/gu, ' ');
  return { text: clean, entities: moved };
}

function trimEnds({ text, entities }: FormattedText): FormattedText {
  const end = text.trimEnd().length;
  // The beginning is kept when an entity is on it: `<pre> x</pre>` keeps its space.
  const firstEntity = entities[0]?.offset ?? end;
  const lead = /^[ \n]*/.exec(text)?.[0].length ?? 0;
  const start = Math.min(lead, firstEntity, end);
  if (start === 0 && end === text.length) {
    return { text, entities: entities.filter((entity) => hasText(text, entity)) };
  }
  const trimmed = entities.flatMap((entity) => {
    const length = Math.min(entity.length, end - entity.offset);
    return length > 0 ? [{ ...entity, offset: entity.offset - start, length }] : [];
  });
  const left = text.slice(start, end);
  return { text: left, entities: trimmed.filter((entity) => hasText(left, entity)) };
}

function hasText(text: string, { offset, length }: MessageEntity): boolean {
  return text.slice(offset, offset + length).trim() !== '';
}
