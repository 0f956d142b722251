import type { Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { isFact, plainWord } from '../../commands/view.ts';
import { type Clause, mentionOf } from '../clause.ts';
import { OF_BEING_FREE, OF_TIME, SOON, TIME_OPENINGS } from './asked-phrases.ts';

type Found = Extract<Query, { type: 'find' }>;
type Asks = NonNullable<Found['asks']>;

const MENTION_MAX = 500;
const MENTION_MIN = 3;

const spelt = (words: ReadonlySet<string>): string => `<${[...words].join('|')}>`;

/** The openings with the classes that they name spelt out. */
const openings = (phrases: readonly string[]): PhraseList =>
  new PhraseList(
    phrases.map((phrase) =>
      phrase
        .replaceAll('<around>', spelt(OF_TIME.around))
        .replaceAll('<lasts>', spelt(OF_TIME.lasts)),
    ),
    { wordOf: plainWord },
  );

const UNTIL = openings(TIME_OPENINGS.until);
const UNTIL_IF_ASKED = openings(TIME_OPENINGS.untilIfAsked);
const END = openings(TIME_OPENINGS.end);
const START = openings(TIME_OPENINGS.start);
const WHEN = openings(TIME_OPENINGS.when);
const LENGTH = openings(TIME_OPENINGS.length);

/**
 * "сколько до созвона?", "во сколько закончится урок?", "как долго идёт приём?": what is asked of the time of
 * the object that the other words name. `isAsked`: a mark or a particle says that it is a question.
 */
export function readAskedOfTime(
  items: readonly Item[],
  clause: Clause,
  isAsked: boolean,
): Query | null {
  const opened = openedAs(items, isAsked);
  if (opened === null) return null;
  const named = nameIn(items.slice(opened.end));
  const mention = mentionOf(clause, named, new Set());
  if (mention === null || mention.length < MENTION_MIN) return null;
  // "до скольки я занята": no object is called so
  if (OF_BEING_FREE.free.has(mention) || OF_BEING_FREE.busy.has(mention)) return null;
  return { type: 'find', mention: mention.slice(0, MENTION_MAX), asks: opened.asks };
}

/** What the first words ask, and where they end; null where they ask nothing of a time. */
function openedAs(items: readonly Item[], isAsked: boolean): { asks: Asks; end: number } | null {
  const simple: readonly (readonly [Asks, PhraseList])[] = [
    ['length', LENGTH],
    ['until', UNTIL],
    ['end', END],
    ['start', START],
  ];
  for (const [asks, list] of simple) {
    const end = list.endAt(items, 0);
    if (end > 0) return { asks, end };
  }
  const soon = isAsked ? UNTIL_IF_ASKED.endAt(items, 0) : 0;
  if (soon > 0) return { asks: 'until', end: soon };
  // "ужин скоро?"
  if (isAsked && items.some((item, at) => at === items.length - 1 && plainWord(item) === SOON))
    return { asks: 'until', end: 0 };
  const end = WHEN.endAt(items, 0);
  if (end === 0) return null;
  const says = (words: ReadonlySet<string>): boolean =>
    items.some((item) => words.has(plainWord(item)));
  if (says(OF_TIME.ends)) return { asks: 'end', end };
  return says(OF_TIME.starts) ? { asks: 'start', end } : null;
}

/** Without the verb of the question, and without what is said around the name. */
function nameIn(items: readonly Item[]): readonly Item[] {
  const left = items.filter((item) => {
    const word = plainWord(item);
    return !OF_TIME.starts.has(word) && !OF_TIME.ends.has(word) && !OF_TIME.lasts.has(word);
  });
  const isAround = (item: Item): boolean => isFact(item) || OF_TIME.around.has(plainWord(item));
  const from = left.findIndex((item) => !isAround(item));
  const last = left.findLastIndex((item) => !isAround(item));
  return from < 0 ? [] : left.slice(from, last + 1);
}
