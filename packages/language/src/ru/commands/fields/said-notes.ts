import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import { NAME_GENITIVE, NOMINATIVE_ADJECTIVE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive, looksLikeAdjective } from '../verb-forms.ts';
import { isFact, isMark } from '../view.ts';
import { isBracketed, noteEnd } from './note-end.ts';
import {
  ABOUT_TEXTS,
  ASKED_FOR,
  GOES_ALONG,
  IN_QUOTES,
  LABEL,
  MAY_HOLD,
  NOMINATIVE,
  NOTE_BARE,
  NOTE_BESIDE,
  NOTE_INTO,
  NOTE_NAMED,
  NOUN_OF_NOTES,
  TO_WHAT_IS_THERE,
} from './said-notes-phrases.ts';

/** A note that was said with what is asked for, and where all that tells it is; it belongs to what is before. */
export interface SaidNote {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** False where what follows may be of the note, or not. */
  readonly isSure: boolean;
}

interface Lead {
  readonly from: number;
  /** Where the words of the note begin. */
  readonly begins: number;
}

const NOTES_MAX = 10;
/** Longer texts are stories. */
const CHARS_MAX = 1000;

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
  if (text.length > CHARS_MAX) return [];
  const notes: SaidNote[] = [];
  let from = 0;
  while (notes.length < NOTES_MAX && MAY_HOLD.test(text.slice(from))) {
    const lead = leadIn(text, from);
    if (lead === null) break;
    const { end, words, isSure } = noteAt(text, lead);
    from = end;
    if (words !== '') notes.push({ from: lead.from, to: end, words, isSure });
  }
  return notes;
}

/** The first place from which on a note is said. */
function leadIn(text: string, from: number): Lead | null {
  let first: Lead | null = null;
  for (const pattern of [NOTE_NAMED, NOTE_INTO, NOTE_BESIDE, NOTE_BARE]) {
    const lead = leadOf(pattern, text, from);
    if (lead !== null && (first === null || lead.from < first.from)) first = lead;
  }
  return first;
}

function leadOf(pattern: RegExp, text: string, from: number): Lead | null {
  let tried = 0;
  for (const match of text.slice(from).matchAll(pattern)) {
    const at = from + match.index;
    const lead = { from: at, begins: at + match[0].length };
    if (isMeant(pattern, match.groups ?? {}, text, lead)) return lead;
    tried += 1;
    if (tried >= LEADS_MAX) break;
  }
  return null;
}
/** So many times notes are spoken of before one is told. */
const LEADS_MAX = 5;

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
    return isSaid || isBesideSaid(noun, ahead, note);
  }
  if (pattern === NOTE_INTO) return isSaid || order !== undefined || behind !== undefined;
  if (pattern === NOTE_NAMED) {
    return isSaid || order !== undefined || NOMINATIVE.test(noun) || opensNote(note);
  }
  return followsObject(ahead) && (isSaid || NOMINATIVE.test(noun) || opensNote(note));
}

/** "с заметкой матовый" says a note; "с уточнением по срокам", "написать пост с заметкой о рынке" go on with the title. */
const isBesideSaid = (noun: string, ahead: string, note: string): boolean =>
  !GOES_ALONG.test(noun) && (opensNote(note) || (NOUN_OF_NOTES.test(noun) && !isOfTexts(ahead)));

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
  const { words } = readText(note.slice(0, noteEnd(note, '').length));
  return words.filter((item) => !isMark(item)).length;
};

/** "написать пост с заметкой о рынке": the note is what is written. */
const isOfTexts = (ahead: string): boolean => {
  const verb = readText(ahead).words.findLast(({ word }) => isInfinitive(word));
  return verb !== undefined && ABOUT_TEXTS.test(verb.word);
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

interface Note {
  readonly end: number;
  readonly words: string;
  readonly isSure: boolean;
}

function noteAt(text: string, { begins }: Lead): Note {
  const note = text.slice(begins);
  const quoted = IN_QUOTES.exec(note);
  if (quoted !== null) {
    const words = quoted.slice(1).find((each) => each !== undefined) ?? '';
    return { end: begins + quoted[0].length, words: words.trim(), isSure: true };
  }
  const ahead = text.slice(0, begins);
  const { length, isSure } = noteEnd(note, ahead);
  const said = note.slice(0, length);
  const words = (isBracketed(ahead) ? said.replace(/\)$/u, '') : said)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;]+|[\s,;:]+$/gu, '')
    .replace(/(?<![.\p{Lu}]\p{L}*)\.$/u, '');
  return { end: begins + length, words, isSure };
}

/** Which of the parts, by where they begin, a note is told to: the last one that began before it. */
export function partOfNote(begins: readonly number[], note: SaidNote): number {
  return Math.max(
    begins.findLastIndex((from) => from < note.from),
    0,
  );
}
