import type { ShownOnes, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark } from '../../commands/view.ts';
import type { ReadText } from '../../grammar.ts';
import { isQuoted } from '../clause.ts';
import { hourOf, hoursOf, minuteOf } from '../questions/part-of-day.ts';
import {
  JUST_WRITTEN,
  OF_WHAT,
  POINTER,
  POINTS_AT_ONE,
  RELATIVE,
  STANDS_THERE,
} from './in-view-phrases.ts';

/** An order with a plain pointer or a name where a clause told which object is meant. */
interface PointedOut {
  readonly order: string;
  /** When it stands, among those that were shown last; null where the clause names it. */
  readonly shown: ShownOnes | null;
}

/**
 * "то, что утром, перенеси на пятницу", "ту, которая про пальто, удали": the order without the clause that
 * tells which of those that were shown is meant. Null where no such clause is said.
 */
export function pointedOut(
  said: string,
  { items }: ReadText,
  thread: ThreadHints | null,
): PointedOut | null {
  if (thread === null || items.some(({ word }) => word === '?' || word === ':')) return null;
  const isIt = thread.default_task_id !== undefined || thread.default_timeblock_id !== undefined;
  if (isIt && JUST_WRITTEN.test(said)) {
    return { order: said.replace(JUST_WRITTEN, `$1${POINTER} `).trim(), shown: null };
  }
  const words = items.filter((item) => !isMark(item) || isQuoted(item));
  const at = words.findIndex(
    (item, index) =>
      !isQuoted(item) && POINTS_AT_ONE.has(item.word) && RELATIVE.has(words[index + 1]?.word ?? ''),
  );
  const head = words[at];
  if (head === undefined) return null;
  const behind = words.slice(at + 2).filter(({ word }) => !STANDS_THERE.has(word));
  const [first, second] = behind;
  if (first === undefined) return null;
  const hours = isFact(first) ? hoursAt(first) : null;
  if (isFact(first)) {
    return hours === null
      ? null
      : { order: joined(said, head.from, POINTER, first.to), shown: { hours } };
  }
  const name = OF_WHAT.has(first.word) ? second : first;
  if (name === undefined || isFact(name)) return null;
  const rest = said.slice(name.from).replace(',', ' ');
  return { order: `${said.slice(0, head.from)}${rest}`.trim(), shown: null };
}

function hoursAt(item: Item): ShownOnes['hours'] | null {
  const hour = hourOf(item);
  return hour === null ? hoursOf([item]) : minuteOf(hour);
}

const joined = (said: string, from: number, word: string, to: number): string =>
  `${said.slice(0, from)}${word} ${said.slice(to).replace(/^\s*,/u, '')}`.trim();
