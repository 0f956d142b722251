import type { ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { AND, ORDER_THEN_ROWS, ROW, ROWS, ROWS_FROM_TO } from './by-rows-phrases.ts';
import { placeOf } from './ordinal.ts';

/** A single object is no list. */
const LIST_MIN = 2;

interface Rows {
  /** What was said, with places of a list where bare numbers stood. */
  readonly order: string;
  /** Where a number may be an object's own as well, it is asked. */
  readonly confidence: number;
}

/**
 * "1-3 на завтра", "с 2 по 4 на пятницу", "1 и 3 готовы", "сделал 4": the same with the places of the list
 * that was shown last. Null where numbers are none of its rows.
 */
export function byRows(said: string, thread: ThreadHints | null): Rows | null {
  const { candidates = [], listed_count: rows = candidates.length } = thread ?? {};
  if (rows < LIST_MIN || said.includes('?') || said.includes(':')) return null;
  const text = said.trim();
  const places: number[] = [];
  const named = (from: number, to: number): string | null => {
    const each = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const words = each.flatMap((place) => ROWS[place - 1] ?? []);
    if (from < 1 || to < from || words.length < each.length || to > rows) return null;
    places.push(...each);
    return words.length > 1
      ? `${words.slice(0, -1).join(', ')} ${AND} ${words.at(-1)}`
      : (words[0] ?? null);
  };
  const order = stretch(text, named) ?? behindOrder(text, named) ?? eachNumber(text, named);
  if (order === null || places.length === 0) return null;
  const isSure = places.length > 1 && !places.some((place) => isOther(place, candidates));
  return { order, confidence: isSure ? LIKELY : GUESS };
}

type Named = (from: number, to: number) => string | null;

/** Does another row hold the task of that very number? Then that may be meant as well. */
const isOther = (place: number, candidates: ThreadHints['candidates']): boolean =>
  candidates.some(
    ({ kind, number }, at) => kind === 'task' && number === place && at + 1 !== place,
  );

function stretch(text: string, named: Named): string | null {
  const { from = '', to = '' } = ROWS_FROM_TO.exec(text)?.groups ?? {};
  const [first, last] = [from, to].map((word) =>
    /^\d/u.test(word) ? Number(word) : placeOf(fold(word)),
  );
  const words = first == null || last == null ? null : named(first, last);
  return words === null ? null : text.replace(ROWS_FROM_TO, () => `${words} `);
}

function behindOrder(text: string, named: Named): string | null {
  const { order = '', rows = '', rest = '' } = ORDER_THEN_ROWS.exec(text)?.groups ?? {};
  const isSeveral = /\D/u.test(rows);
  const told = order.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  // "закрой 3" is the task of that number; of what is told as done only a row can be meant
  if (rows === '' || !(isSeveral || isPast(told))) return null;
  const words = eachNumber(rows, named);
  return words === null ? null : `${order} ${words}${rest}`;
}

function eachNumber(text: string, named: Named): string | null {
  let isWhole = true;
  let isFound = false;
  const order = text.replace(ROW, (said, joint: string, from: string, to: string | undefined) => {
    const words = named(Number(from), Number(to ?? from));
    isWhole &&= words !== null;
    isFound = true;
    return words === null ? said : `${joint}${words}`;
  });
  return isWhole && isFound ? order : null;
}
