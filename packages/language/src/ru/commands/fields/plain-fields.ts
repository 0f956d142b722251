import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isFact, isWord } from '../view.ts';
import {
  MADE_NEW,
  MAKES_NEW,
  NAME_OF_TIME,
  PLAIN_FIELDS,
  PUT_NEW,
} from './plain-fields-phrases.ts';
import { notesIn } from './said-notes.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;

/**
 * What is asked for with fields that are ordered one by one ("... и поставь тег работа", "за час напомни, ..."), or
 * stand on lines of their own, in the words in which fields are read. What a note says stays as it is. Null where
 * nothing new is asked for, and for what is plain already.
 */
export function plainFields(text: string): string | null {
  if (text.length > CHARS_MAX || !MAKES_NEW.test(text)) return null;
  let plain = '';
  let from = 0;
  for (const note of notesIn(text)) {
    plain += inPlainWords(text.slice(from, note.from)) + text.slice(note.from, note.to);
    from = note.to;
  }
  plain += inPlainWords(text.slice(from));
  const whole = plain.replace(PUT_NEW, MADE_NEW);
  return whole === text ? null : whole;
}

const inPlainWords = (said: string): string =>
  PLAIN_FIELDS.reduce((text, [words, by]) => text.replace(words, by), said).replace(
    NAME_OF_TIME,
    withoutName,
  );

/** "узнать, когда завтра концерт" asks when something else is: the field holds a time, and nothing beside it. */
function withoutName(whole: string, _mark: unknown, said: string): string {
  const { items } = readText(said);
  const isTime =
    items.some(isFact) &&
    items.every((item) => isFact(item) || !isWord(item) || hasTag(item, 'preposition'));
  return isTime ? said : whole;
}
