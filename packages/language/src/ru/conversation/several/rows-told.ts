import type { InterpretResponse, Operation, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { readBoxList } from '../acts/box-list.ts';
import { NAMING_PREPOSITIONS } from '../acts/box-list-phrases.ts';
import { listAhead } from '../acts/list-names.ts';
import { SURE } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isTitleAsked } from '../conversation.ts';
import { isCalled, isListCalled, type Thing, thingsOfTitle } from '../objects/things-of-title.ts';
import {
  FOR_LIST_SAID,
  IS_AT_HAND,
  MAY_STRIKE,
  OF_LIST_SAID,
  OF_PURCHASES,
  STRIKES,
  WHOSE_LIST,
} from './rows-told-phrases.ts';
import { type ToldOfThings, toldOfThings } from './some-of-things.ts';
import { AS_BOUGHT, GOT, NOT } from './some-of-things-phrases.ts';

/** Longer names tell a story, and are no list's. */
const NAME_WORDS_MAX = 5;

/**
 * "ножницы нашлись, вычеркни", "клей не надо, у нас есть", "в списке для кружка бумага и картон куплены": the boxes of
 * those are ticked, whatever is asked and whatever else bears their names, for on a list nothing is lost by it. Where
 * such a row stands on no list, the plan asks before it goes.
 */
export function interpretRowsTold({ text, request }: Spoken): InterpretResponse | null {
  const { thread = null } = request;
  if (thread === null || isTitleAsked(request)) return null;
  if (OF_PURCHASES.test(text) && MAY_STRIKE.test(text)) return null;
  const lists = listsOf(thread);
  const of = lists.length === 0 ? null : listSaid(text, lists);
  const rows = of === null ? [] : rowsOf(thread);
  if (of === null || rows.length === 0) return null;
  const found = toldIn(of, rows);
  if (found === null || found.rows.length === 0) return null;
  const isBeside =
    found.isStruck || of.list !== undefined || isNamedElsewhere(text, found.rows, thread);
  if (!isBeside || readBoxList(text, thread) !== null) return null;
  const did = found.isStruck ? undefined : wordsIn(text).find((word) => GOT.test(word));
  const operation: Operation =
    did === undefined || of.list !== undefined
      ? { type: 'subtask_tick', done: true }
      : { type: 'update_status', status: 'done' };
  const operations = found.rows.map(
    ({ text: mention }): ReadOperation => ({
      operation,
      confidence: SURE,
      mention,
      ...(did === undefined ? {} : { did }),
      list: of.list ?? null,
    }),
  );
  return { kind: 'operations', envelopes: [], operations, interpreter: 'rules' };
}

interface ToldOfRows {
  readonly rows: readonly Thing[];
  /** "вычеркни": they shall only be struck off. */
  readonly isStruck: boolean;
}

/** The rows of which it is told that they are got or shall be struck off; null where something else is done to one of them. */
function toldIn({ rest }: SaidOfList, rows: readonly Thing[]): ToldOfRows | null {
  const [verb = ''] = wordsIn(AS_BOUGHT(''));
  const title = { verb, lead: verb, things: rows };
  const bare = MAY_STRIKE.test(rest) ? rest.replace(IS_AT_HAND, ' ') : rest;
  const told = toldOfThings(bare, title);
  if (told === null) return null;
  const isAtHand = bare !== rest;
  const words = told.gone.map((at) => told.struck.get(at));
  const isMeant = words.every(
    (word) => word === undefined || STRIKES.test(word) || (word === NOT && isAtHand),
  );
  const gone = goneOf(told, rows);
  return isMeant && gone.every((row) => isNamed(bare, row))
    ? { rows: gone, isStruck: words.every((word) => word !== undefined) }
    : null;
}

/** Does a task in whose title they only occur bear all their names, and no task of which just this may be told? */
function isNamedElsewhere(
  said: string,
  rows: readonly Thing[],
  { candidates }: ThreadHints,
): boolean {
  const others = candidates.flatMap(({ kind, title = '' }) => {
    const words = wordsIn(title);
    const isIt = rows.every((row) => words.some((word) => isCalled(row, word)));
    return kind === 'task' && isIt && words.length > rows.length ? [title] : [];
  });
  return rows.length > 1 && others.length > 0 && !others.some((title) => isAllOf(said, title));
}

/** "купить семена и лейку": all that it names is told of. */
function isAllOf(said: string, title: string): boolean {
  const named = thingsOfTitle(title);
  return named !== null && toldOfThings(said, named)?.gone.length === named.things.length;
}

const goneOf = ({ gone }: ToldOfThings, rows: readonly Thing[]): readonly Thing[] =>
  gone.flatMap((at) => rows[at] ?? []);

const isNamed = (said: string, row: Thing): boolean =>
  wordsIn(said).some((word) => isCalled(row, word));

/** The things that may stand on a list: what is called by them alone, each once. */
function rowsOf({ candidates }: ThreadHints): readonly Thing[] {
  const rows = candidates.flatMap(({ kind, title = '' }): readonly Thing[] => {
    if (kind !== 'task' || isListCalled(title) || thingsOfTitle(title) !== null) return [];
    const [thing, ...more] = thingsOfTitle(AS_BOUGHT(title))?.things ?? [];
    return thing === undefined || more.length > 0 ? [] : [thing];
  });
  return rows.filter((row, at) => rows.findIndex(({ text }) => text === row.text) === at);
}

const listsOf = ({ candidates }: ThreadHints): readonly string[] =>
  candidates.flatMap(({ kind, title = '' }) => {
    const isList = kind === 'task' && isListCalled(title) && !title.includes(',');
    return isList && wordsIn(title).length <= NAME_WORDS_MAX ? [title] : [];
  });

interface SaidOfList {
  /** What is said of its things. */
  readonly rest: string;
  /** The list that was named, null where it is whichever bears them; undefined where none was spoken of. */
  readonly list?: string | null;
}

/** Which list is spoken of, and what is said besides; null where it is none that is known. */
function listSaid(said: string, lists: readonly string[]): SaidOfList | null {
  const found = OF_LIST_SAID.exec(said);
  if (found === null) return forList(said, lists) ?? { rest: said };
  const before = said.slice(0, found.index);
  const behind = said.slice(found.index + found[0].length);
  const [ahead] = wordsIn(found.groups?.['ahead'] ?? '');
  if (ahead !== undefined && !WHOSE_LIST.has(ahead)) {
    const list = lists.find((title) => wordsIn(title).some((word) => isSameAdjective(word, ahead)));
    return list === undefined ? null : { rest: `${before} ${behind}`, list };
  }
  const words = wordsIn(behind);
  const known = listAhead(words, lists);
  if (known !== null) {
    return { rest: `${before} ${withoutWords(behind, known.length)}`, list: known.list };
  }
  return NAMING_PREPOSITIONS.has(words[0] ?? '')
    ? null
    : { rest: `${before} ${behind}`, list: null };
}

/** "для кружка клей купила": the one list that is for that. */
function forList(said: string, lists: readonly string[]): SaidOfList | null {
  const found = FOR_LIST_SAID.exec(said);
  const [place = ''] = wordsIn(found?.groups?.['place'] ?? found?.groups?.['within'] ?? '');
  if (found === null || place === '') return null;
  const [list, ...more] = lists.filter((title) => {
    const name = wordsIn(title).slice(1);
    const last = name.at(-1);
    return last !== undefined && name.length <= 2 && isSameName(last, place);
  });
  if (list === undefined || more.length > 0) return null;
  const rest = `${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}`;
  return { rest, list };
}

const STEM = 5;
/** "хозяйственном", "хозяйственный" */
const isSameAdjective = (a: string, b: string): boolean =>
  isSameName(a, b) || (a.length > STEM && a.slice(0, -3) === b.slice(0, a.length - 3));

const withoutWords = (said: string, count: number): string =>
  said.replace(new RegExp(`^[\\s,:–—-]*(?:[^\\s]+\\s*){${count}}`, 'u'), ' ');
