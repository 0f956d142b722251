import type { ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { AND, ROWS } from '../objects/by-rows-phrases.ts';
import { placeOf } from '../objects/ordinal.ts';
import { nameAt, type Projects, wordsOf } from '../projects/in-known-project.ts';
import {
  ACT_OF_ROWS,
  COUNTS_OF_FIRST,
  DAY_BEHIND,
  DAY_OF_ROWS,
  EACH_PLACE,
  GENTLY,
  IMPORTANT,
  INTO_PROJECT,
  INTO_SOME,
  LAST_PLACE,
  MAKES,
  MATTERS,
  MOVES_INTO,
  NEUTER_END,
  ORDERS_IN_PLAIN,
  PUTS,
  ROW_LEFT,
  ROW_NOT_ROW,
  ROW_SHIFTED,
  ROW_UNNEEDED,
  ROWS_INTO,
  ROWS_SAID,
  ROWS_THERE,
  SHIFTS_ROWS,
  TAKES_ROWS,
  UNNEEDED_NOW,
  WHY_ROWS_GO,
} from './rows-ordered-phrases.ts';

/** A single object is no list. */
const LIST_MIN = 2;
const CHARS_MAX = 200;
/** More places than the list of an operation holds. */
const PLACES_MAX = 10;

/** Rows of the list in view, and what is ordered of them. */
export interface OrderedRows {
  readonly places: readonly number[];
  /** The same in the words of any other order; null where no list is in view, or nothing is known to be ordered. */
  readonly order: string | null;
  /** Is it surely an order, so that nothing new is meant? */
  readonly isAct: boolean;
}

/**
 * "первое и третье в проект Сад", "третье и пятое туда же", "второе и третье готово", "первые три на завтра": rows by
 * their places with what is to be done with them. Null where anything else is said, and where other rules read it.
 */
export function rowsOrdered(
  said: string,
  thread: ThreadHints | null,
  projects: Projects,
): OrderedRows | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || /[?\n]|:(?!\d)/u.test(text)) return null;
  return leftAlone(text) ?? orderedIn(text, thread, projects);
}

/** Which of two rows was meant of what is done already, or that one stays: nothing that is read here, and no day. */
function leftAlone(text: string): OrderedRows | null {
  const isLeft = ROW_NOT_ROW.test(text) || ROW_LEFT.test(text);
  return isLeft ? { places: placesIn(text) ?? [], order: null, isAct: true } : null;
}

/** Which rows are said, and what of them; `isAlone`: no other rule reads it of a single row. */
function saidOfRows(text: string) {
  const {
    verb: ordered = '',
    rows = '',
    count,
    rest: behind = '',
  } = ROWS_SAID.exec(text)?.groups ?? {};
  const verb = ordered.replace(GENTLY, '');
  const isWhy = TAKES_ROWS.test(verb) && WHY_ROWS_GO.test(behind);
  const rest = isWhy ? '' : behind;
  const places = count === undefined ? placesIn(rows) : firstOnes(count);
  return { rows, places, verb, rest, isAlone: isWhy || shiftedBy(rest) !== null };
}

function orderedIn(
  text: string,
  thread: ThreadHints | null,
  projects: Projects,
): OrderedRows | null {
  const { rows, places, verb, rest, isAlone } = saidOfRows(text);
  if (places === null || (isLastAlone(places) && !isAlone) || DAY_BEHIND.test(rest)) return null;
  const into = placeIn(verb, rest, { thread, projects });
  // "вторую на завтра" is read as it stands
  const isOther = places.length > 1 || isNeuter(rows) || into !== null || isAlone;
  const isAct = into !== null || isOfRows(verb, rest) || isOfList(rows, places, thread);
  const isInView = isListed(thread);
  if (!isOther || !(isAct || isInView)) return null;
  if (!isInView) return { places, order: null, isAct };
  return { places, order: inPlain(verb, rest, { count: places.length, into }), isAct };
}

/** The same in plain words; null where it goes into a project that nobody spoke of. */
function inPlain(
  verb: string,
  rest: string,
  { count, into }: { readonly count: number; readonly into: string | null },
): string | null {
  const names = named(count);
  const shift = shiftedBy(rest);
  if (shift !== null) return `${SHIFTS_ROWS.order} ${names} ${shift}`;
  if (ROW_UNNEEDED.test(rest)) return `${names} ${UNNEEDED_NOW}`;
  if (MATTERS.test(rest)) return `${MAKES} ${names} ${IMPORTANT}`;
  if (into === null) return `${plainly(verb)} ${names} ${plainly(rest)}`.trim();
  return into === '' ? null : `${MOVES_INTO} ${names} ${into}`;
}

/** "попозже на часик" as "на часик позже"; null for everything else. */
function shiftedBy(rest: string): string | null {
  for (const pattern of ROW_SHIFTED) {
    const { length, later } = pattern.exec(rest)?.groups ?? {};
    if (length === undefined) continue;
    const { by, later: forth, earlier: back } = SHIFTS_ROWS;
    return `${by} ${length} ${later === undefined ? back : forth}`;
  }
  return null;
}

/** "отмени последнее" is no row. */
const isLastAlone = (places: readonly number[]): boolean => places.length === 1 && places[0] === -1;

const isListed = (thread: ThreadHints | null): boolean =>
  (thread?.listed_count ?? thread?.candidates.length ?? 0) >= LIST_MIN;

/** "первое и третье ...": of several places that the list in view has no days are meant. */
const isOfList = (rows: string, places: readonly number[], thread: ThreadHints | null): boolean =>
  places.length > 1 &&
  isNeuter(rows) &&
  !/\d/u.test(rows) &&
  isListed(thread) &&
  Math.max(...places) <= (thread?.listed_count ?? 0);

const isNeuter = (rows: string): boolean => NEUTER_END.test(rows.trim());

const isOfRows = (verb: string, rest: string): boolean =>
  ACT_OF_ROWS.test(rest) ||
  shiftedBy(rest) !== null ||
  MATTERS.test(rest) ||
  ROW_UNNEEDED.test(rest) ||
  DAY_OF_ROWS.test(rest) ||
  (verb !== '' && rest === '');

function placesIn(rows: string): number[] | null {
  const places = [...rows.matchAll(EACH_PLACE)].map(([word]) => {
    if (LAST_PLACE.test(word)) return -1;
    return /^\d/u.test(word) ? Number.parseInt(word, 10) : placeOf(fold(word));
  });
  const known = [...new Set(places.filter((place) => place !== null))];
  const isKnown = known.length === places.length && known.length > 0;
  return isKnown && known.length <= PLACES_MAX && known.every((place) => place <= 20)
    ? known
    : null;
}

function firstOnes(count: string): number[] {
  const last = COUNTS_OF_FIRST[count.toLowerCase()] ?? Number(count);
  return Array.from({ length: last }, (_, at) => at + 1);
}

/** "удалить" of rows is an order, too. */
const plainly = (rest: string): string =>
  rest.replace(/^\p{L}+/u, (word) => ORDERS_IN_PLAIN[word.toLowerCase()] ?? word);

/** So many rows in words; which they are is known already. */
function named(count: number): string {
  const words = ROWS.slice(0, count);
  return words.length > 1
    ? `${words.slice(0, -1).join(', ')} ${AND} ${words.at(-1)}`
    : (ROWS[1] ?? '');
}

/** "в проект Сад" in plain words; empty where a project is pointed at that nobody spoke of, null where none is said. */
function placeIn(
  verb: string,
  rest: string,
  { thread, projects }: { readonly thread: ThreadHints | null; readonly projects: Projects },
): string | null {
  if (verb !== '' && !PUTS.test(verb)) return null;
  if (ROWS_THERE.test(rest)) {
    const project = thread?.candidates.find(({ kind }) => kind === 'project')?.title;
    return project === undefined ? '' : `${INTO_PROJECT} ${project}`;
  }
  // "в проект" names none
  if (INTO_SOME.test(rest)) return '';
  const { noun, project = '' } = ROWS_INTO.exec(rest)?.groups ?? {};
  if (project === '') return null;
  if (noun !== undefined) return `${INTO_PROJECT} ${project}`;
  const words = wordsOf(project);
  const known = nameAt({ text: project, words, projects }, 0);
  return known === null || known.end < words.length
    ? null
    : `${INTO_PROJECT} ${known.project.name}`;
}
