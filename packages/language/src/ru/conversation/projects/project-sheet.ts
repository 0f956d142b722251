import type { InterpretRequest, InterpretResponse, Query } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { IN_QUOTES, NUMBER_OF_PROJECT } from './project-frame-phrases.ts';
import {
  ANY_SHEET,
  BARE_CARD,
  CARD,
  CARD_IN_VIEW,
  FOLDED,
  SHEETS,
} from './project-sheet-phrases.ts';

type ProjectQuery = Extract<Query, { type: 'project' }>;
type Said = Pick<Spoken, 'text' | 'request'>;

/**
 * "проект Витрина", "покажи смету проекта Витрина", "гант Витрины": the card of a project, or a sheet of it.
 * Words that order nothing count only where such a project is known: "проект договора" is a thing to do. While
 * something is asked they may as well be the answer.
 */
export function readProjectSheet({ text, request }: Said): InterpretResponse | null {
  const said = text.trim();
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  const projects = isAsked ? null : (request.projects ?? []).map(({ name }) => name);
  const query =
    cardInView(said, request.thread) ??
    (isAsked ? null : numbered(said)) ??
    cardOf(said, projects) ??
    sheetOf(said, projects);
  return query && { kind: 'query', query, envelopes: [], interpreter: 'rules' };
}

/** "PLAN-007": a number and nothing else. */
function numbered(said: string): ProjectQuery | null {
  const number = NUMBER_OF_PROJECT.exec(said.replace(/[?!.\s]+$/u, ''))?.groups?.['number'];
  return number === undefined ? null : { type: 'project', number: Number(number) };
}

/** "покажи проект": what is in the one that was spoken of last; where none was, the only one there is. */
function cardInView(said: string, thread: InterpretRequest['thread']): Query | null {
  if (!CARD_IN_VIEW.test(said)) return null;
  const last = thread?.candidates.find(({ kind }) => kind === 'project')?.title;
  return last === undefined
    ? { type: 'project' }
    : { type: 'projects', mention: last.slice(0, MENTION_MAX) };
}
const MENTION_MAX = 120;

function cardOf(said: string, projects: readonly string[] | null): ProjectQuery | null {
  const ordered = CARD.exec(said)?.groups?.['name'];
  if (ordered !== undefined) return named(ordered);
  const bare = BARE_CARD.exec(said)?.groups?.['name'];
  return bare === undefined ? null : known(bare, projects);
}

function sheetOf(said: string, projects: readonly string[] | null): ProjectQuery | null {
  // Asked first, since the first use of the patterns below takes a tenth of a second.
  if (!ANY_SHEET.test(said)) return null;
  for (const { sheet, shown, bare, inView } of SHEETS) {
    if (inView?.test(said) === true) return { type: 'project', sheet };
    const ordered = shown.exec(said)?.groups?.['name'];
    const about = ordered === undefined ? null : named(ordered);
    if (about !== null) return { ...about, sheet };
    const name = bare.exec(said)?.groups?.['name'];
    const found = name === undefined ? null : known(name, projects);
    if (found !== null) return { ...found, sheet };
  }
  return null;
}

/** By its number, or by its name; null for words that say what is to be done, or when. */
function named(said: string): ProjectQuery | null {
  const name = said.replace(IN_QUOTES, '$1').trim();
  const number = NUMBER_OF_PROJECT.exec(name)?.groups?.['number'];
  if (number !== undefined) return { type: 'project', number: Number(number) };
  if (name === '') return null;
  if (IN_QUOTES.test(said)) return { type: 'project', mention: name };
  const { words, items } = readText(name);
  const isMore = words.some(({ word }) => isInfinitive(word)) || items.some((item) => factOf(item));
  return isMore ? null : { type: 'project', mention: name };
}

/** The same of a project that there is, in whatever case its name stands. */
function known(said: string, projects: readonly string[] | null): ProjectQuery | null {
  if (projects === null) return null;
  const query = named(said);
  if (query === null || query.number !== undefined) return query;
  const title = projects.find((each) => isAlike(each, query.mention ?? ''));
  return title === undefined ? null : { type: 'project', mention: title };
}

/** An ending is no more than this. */
const ENDING_MAX = 3;
const STEM_MIN = 3;

function isAlike(title: string, said: string): boolean {
  const [one, other] = [wordsOf(title), wordsOf(said)];
  return (
    one.length === other.length && one.every((word, place) => sameStem(word, other[place] ?? ''))
  );
}

function wordsOf(name: string): string[] {
  return (
    name
      .toLowerCase()
      .replaceAll(...FOLDED)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** They differ at most in their endings. */
function sameStem(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = Math.max(one.length, other.length) - same;
  return same >= STEM_MIN && rest <= ENDING_MAX && same >= rest * 2;
}
