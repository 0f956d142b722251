import type { Item } from '../../grammar/item.ts';
import { NAME_GENITIVE, NOMINATIVE_ADJECTIVE } from '../lexicon/verb-endings.ts';
import { readText } from '../grammar.ts';
import {
  ABOUT_TEXTS,
  ASKED_FOR,
  IN_QUOTES,
  LABEL,
  MAY_HOLD,
  NOMINATIVE,
  NOTE_BARE,
  NOTE_BESIDE,
  NOTE_ENDS,
  NOTE_INTO,
  NOTE_NAMED,
  NOUN_OF_NOTES,
  ROW_BEGINS,
  TO_WHAT_IS_THERE,
} from './said-notes-phrases.ts';
import { isInfinitive, looksLikeAdjective } from './verb-forms.ts';
import { isFact, isMark } from './view.ts';
import { hasTag } from '../tags.ts';

/** A note that was said with what is asked for, and where all that tells it is; it belongs to what is before. */
export interface SaidNote {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

interface Lead {
  readonly from: number;
  /** Where the words of the note begin. */
  readonly begins: number;
}

const NOTES_MAX = 10;

/** The words of an utterance without its notes, and these. */
export function takeNotes(
  text: string,
  spelt: readonly Item[],
): { readonly items: readonly Item[]; readonly notes: readonly SaidNote[] } {
  const notes = notesIn(text);
  const isOfNote = (item: Item): boolean =>
    notes.some(({ from, to }) => item.from >= from && item.to <= to);
  return { items: notes.length === 0 ? spelt : spelt.filter((item) => !isOfNote(item)), notes };
}

/**
 * The notes that an utterance says to what it asks for: "купить лак, заметка: матовый", "... с комментарием: код
 * 45", "... в описании напиши ...". A note ends where another field or another request begins. "написать заметку
 * в блог" and "прислать описание квартиры" hold none.
 */
export function notesIn(text: string): readonly SaidNote[] {
  const notes: SaidNote[] = [];
  let from = 0;
  while (notes.length < NOTES_MAX && MAY_HOLD.test(text.slice(from))) {
    const lead = leadIn(text, from);
    if (lead === null) break;
    const { end, words } = noteAt(text, lead);
    from = end;
    if (words !== '') notes.push({ from: lead.from, to: end, words });
  }
  return notes;
}

/** The first place from which on a note is said. */
function leadIn(text: string, from: number): Lead | null {
  const found = [NOTE_NAMED, NOTE_INTO, NOTE_BESIDE, NOTE_BARE].flatMap((pattern) =>
    [...text.slice(from).matchAll(pattern)].flatMap((match): Lead[] => {
      const at = from + match.index;
      const lead = { from: at, begins: at + match[0].length };
      return isMeant(pattern, match.groups ?? {}, text, lead) ? [lead] : [];
    }),
  );
  return found.reduce<Lead | null>(
    (first, each) => (first === null || each.from < first.from ? each : first),
    null,
  );
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Is a note told there, and not something that one does to a note? */
function isMeant(pattern: RegExp, said: Groups, text: string, { from, begins }: Lead): boolean {
  const { noun = '', order, behind, is = '' } = said;
  const ahead = text.slice(0, from);
  const note = text.slice(begins);
  if (note.trim() === '' || !isAskedFor(ahead, note)) return false;
  const isSaid = is.trim() !== '' || IN_QUOTES.test(note);
  if (pattern === NOTE_BESIDE) {
    if (LABEL.test(noun)) return wordsAhead(note) > 1;
    return isSaid || NOUN_OF_NOTES.test(noun) || opensNote(note);
  }
  if (pattern === NOTE_INTO) return isSaid || order !== undefined || behind !== undefined;
  if (pattern === NOTE_NAMED) {
    return isSaid || order !== undefined || NOMINATIVE.test(noun) || opensNote(note);
  }
  return followsObject(ahead) && (isSaid || NOMINATIVE.test(noun) || opensNote(note));
}
/** Is something asked for ahead of the note, or behind one that was said first? */
function isAskedFor(ahead: string, note: string): boolean {
  if (TO_WHAT_IS_THERE.test(ahead)) return false;
  const { words } = readText(ahead);
  if (words.some(({ word }) => isInfinitive(word))) return true;
  const kind = ASKED_FOR.exec(ahead);
  if (kind === null) return false;
  const isNamed = ahead.slice(kind.index + kind[0].length).trim() !== '';
  return isNamed || note.includes(':') || IN_QUOTES.test(note);
}

/** "описание товара" is of something; "описание матовый", "комментарий код 45" opens the note itself. */
function opensNote(note: string): boolean {
  const [first] = readText(note).items;
  if (first === undefined || isMark(first) || hasTag(first, 'preposition')) return false;
  if (isInfinitive(first.word) || isFact(first) || NOMINATIVE_ADJECTIVE.test(first.word))
    return true;
  return !NAME_GENITIVE.test(first.word);
}

const wordsAhead = (note: string): number => {
  const { words } = readText(note.slice(0, lengthOf(note)));
  return words.filter((item) => !isMark(item)).length;
};

/** "купить лак описание ...": what is done is done to something else. */
function followsObject(ahead: string): boolean {
  const { words } = readText(ahead);
  const verb = words.findLastIndex(({ word }) => isInfinitive(word));
  const last = words.at(-1);
  if (verb < 0 || last === undefined || verb === words.length - 1) return false;
  const isLed =
    hasTag(last, 'preposition') || hasTag(last, 'conjunction') || looksLikeAdjective(last.word);
  return !isLed && !ABOUT_TEXTS.test(words[verb]?.word ?? '');
}

function noteAt(text: string, { begins }: Lead): { readonly end: number; readonly words: string } {
  const note = text.slice(begins);
  const quoted = IN_QUOTES.exec(note);
  if (quoted !== null) {
    const words = quoted.slice(1).find((each) => each !== undefined) ?? '';
    return { end: begins + quoted[0].length, words: words.trim() };
  }
  const ahead = text.slice(0, begins);
  const length = lengthOf(note, ahead);
  const said = note.slice(0, length);
  const words = (isBracketed(ahead) ? said.replace(/\)$/u, '') : said)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;]+|[\s,;:]+$/gu, '')
    .replace(/(?<![.\p{Lu}]\p{L}*)\.$/u, '');
  return { end: begins + length, words };
}

const isBracketed = (ahead: string): boolean => ahead.split('(').length > ahead.split(')').length;

/** How far the note goes: to the next field or request, to its bracket, to a line of something else. */
function lengthOf(note: string, ahead = ''): number {
  const ends = [note.length];
  const other = NOTE_ENDS.exec(note);
  if (other !== null) ends.push(other.index);
  const bracket = note.indexOf(')');
  if (isBracketed(ahead) && bracket >= 0) ends.push(bracket + 1);
  for (const line of note.matchAll(/\n/gu)) {
    const next = note.slice(line.index + 1);
    const [first] = readText(next).words;
    if (ROW_BEGINS.test(next) || isInfinitive(first?.word ?? '')) ends.push(line.index);
  }
  // "создай задачу с заметкой квартира 8: передать ключи"
  const colon = note.indexOf(':');
  const hasTitle = readText(ahead).words.some(({ word }) => isInfinitive(word));
  if (colon >= 0 && !hasTitle && isInfinitive(readText(note.slice(colon + 1)).words[0]?.word ?? ''))
    ends.push(colon);
  return Math.min(...ends);
}

/** Which of the parts, by where they begin, a note is told to: the last one that began before it. */
export function partOfNote(begins: readonly number[], note: SaidNote): number {
  return Math.max(
    begins.findLastIndex((from) => from < note.from),
    0,
  );
}
