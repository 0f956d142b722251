import {
  COMMANDS_MAX,
  type Entities,
  type InterpretRequest,
  type InterpretResponse,
  type Operation,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import {
  EVEN_MORE,
  JOINS_TITLES,
  LEADS_TO_NEW,
  NEW_TASK,
  TASKS_AHEAD,
  THERE_TOO,
} from './said-of-whole-phrases.ts';

type Request = Pick<InterpretRequest, 'thread'> & Partial<Pick<InterpretRequest, 'source'>>;

/** A single word is hardly ever a title that nothing else bears. */
const WORDS_MIN = 2;
const CHARS_MAX = 300;

/**
 * "договориться с залом это завтра утром", "найти фотографа и купить ноты туда же", where tasks of exactly these titles
 * were spoken of: something new of them, and no second ones. Null for everything else.
 */
export function saidOfWhole(
  said: string,
  { thread, source }: Request,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const text = said.trim();
  // what an edited message had made is taken back, and its words make it anew
  if (source?.channel === 'telegram_edit') return null;
  if (thread == null || text.length > CHARS_MAX || text.includes('?')) return null;
  const ahead = TASKS_AHEAD.exec(text)?.[0] ?? '';
  const named = titlesIn(text.slice(ahead.length), titlesOf(thread));
  const [first] = named.titles;
  if (first === undefined) return null;
  const rest = named.rest.replace(LEADS_TO_NEW, '').trim();
  const noted = named.titles.length === 1 ? notedOf(rest, first) : null;
  if (noted !== null) return noted;
  const changes = rest === '' ? null : changesIn(rest, { title: first, thread, readNew });
  if (changes === null || named.titles.length * changes.length > COMMANDS_MAX) return null;
  const operations = named.titles.flatMap((mention) =>
    changes.map((operation, at): ReadOperation => {
      const same = at > 0 ? { same: true as const } : {};
      return { operation, confidence: LIKELY, mention, kind: 'task', ...same };
    }),
  );
  return { kind: 'operations', envelopes: [], operations, interpreter: 'rules' };
}

/** "позвонить судье ещё и про мячи спросить": a note, which is asked about first; null for everything else. */
function notedOf(rest: string, mention: string): InterpretResponse | null {
  const { more } = EVEN_MORE.exec(rest)?.groups ?? {};
  if (more === undefined || readText(more).items.some(isFact)) return null;
  const operation = { type: 'add_note', text: more } as const;
  const operations = [{ operation, confidence: GUESS, mention, kind: 'task' as const }];
  return { kind: 'operations', envelopes: [], operations, interpreter: 'rules' };
}

/** The titles of tasks that were spoken of, the longest first. */
const titlesOf = ({ candidates }: ThreadHints): readonly string[] =>
  [...new Set(candidates.flatMap(({ kind, title = '' }) => (kind === 'task' ? [title] : [])))]
    .filter((title) => title.trim().split(/\s+/u).length >= WORDS_MIN)
    .sort((a, b) => b.length - a.length);

/** The titles whose words stand first, one after the other, and what is said behind the last of them. */
export function titlesIn(
  words: string,
  known: readonly string[],
): { readonly titles: readonly string[]; readonly rest: string } {
  const titles: string[] = [];
  let rest = words;
  let next = rest;
  for (;;) {
    const found = known.map((each) => ({ title: each, length: lengthOf(each, next) }));
    const { title, length } = found.find((each) => each.length > 0) ?? { title: '', length: 0 };
    if (length === 0) return { titles, rest };
    const said = next.slice(0, length);
    titles.push(fold(said) === fold(title) ? said : title);
    rest = next.slice(length);
    const joint = JOINS_TITLES.exec(rest)?.[0];
    if (joint === undefined) return { titles, rest };
    next = rest.slice(joint.length);
  }
}

/** How many signs of what the words begin with are all the words of the title, in any order; 0 where they are not. */
function lengthOf(title: string, words: string): number {
  if (beginsWith(words, title)) return title.length;
  const all = foldedWords(title);
  const said = [...words.matchAll(WORD)].slice(0, all.length);
  const last = said.at(-1);
  if (last === undefined || said.length < all.length) return 0;
  const length = last.index + last[0].length;
  const isSame = foldedWords(words.slice(0, length)).join(' ') === all.join(' ');
  return isSame && !/[,;:.!?]/u.test(words.slice(0, length)) ? length : 0;
}

const WORD = /[\p{L}\p{N}]+/gu;
const foldedWords = (text: string): readonly string[] => wordsIn(text).toSorted();

const beginsWith = (words: string, title: string): boolean =>
  fold(words).startsWith(fold(title)) && !/^[\p{L}\p{N}]/u.test(words.slice(title.length));

/** What is new of the one that bears the title; null where the words make its name longer, or say what is not read here. */
function changesIn(
  rest: string,
  {
    title,
    thread,
    readNew,
  }: {
    readonly title: string;
    readonly thread: ThreadHints;
    readonly readNew: (text: string) => InterpretResponse;
  },
): readonly Operation[] | null {
  if (THERE_TOO.test(rest)) {
    const project = thread.candidates.find(({ kind }) => kind === 'project')?.title;
    return project === undefined ? null : [{ type: 'move_to_project', project_title: project }];
  }
  const { kind, envelopes, notes = [] } = readNew(`${NEW_TASK} ${title} ${rest}`);
  const [only, ...more] = envelopes;
  if (kind !== 'commands' || only === undefined || more.length > 0 || notes.length > 0) return null;
  const { title: named = '', ...fields } = only.command.entities;
  return fold(named) === fold(title) ? operationsFor(fields) : null;
}

/** Each of the fields as what is done to a task; null where one of them has no such operation here. */
function operationsFor(fields: Omit<Entities, 'title'>): readonly Operation[] | null {
  const {
    planned_at: at,
    planned_time: time,
    due_date: due,
    duration_minutes: minutes,
    priority,
    project,
    ...others
  } = fields;
  const operations: Operation[] = [];
  if (at !== undefined) operations.push({ type: 'reschedule', planned_at: at });
  else if (time !== undefined) operations.push({ type: 'reschedule', planned_time: time });
  if (due !== undefined) operations.push({ type: 'set_due', due_date: due });
  if (minutes !== undefined) operations.push({ type: 'set_duration', duration_minutes: minutes });
  if (priority !== undefined) operations.push({ type: 'set_priority', priority });
  if (project !== undefined) operations.push({ type: 'move_to_project', project_title: project });
  return operations.length === 0 || Object.keys(others).length > 0 ? null : operations;
}
