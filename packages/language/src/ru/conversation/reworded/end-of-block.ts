import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark, ownWords } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { readingOf } from '../acts/when.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import {
  END_CHANGED,
  END_ORDERED,
  END_SAID,
  ENDS_OTHERWISE,
  MAY_BE_END,
  SO_LONG,
  untilThen,
} from './end-of-block-phrases.ts';
import { plainNews } from './plain-news.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
const DAY_CHARS = '2026-02-26'.length;

const WAYS: readonly (readonly [readonly RegExp[], number])[] = [
  [ENDS_OTHERWISE, LIKELY],
  [END_CHANGED, LIKELY],
  [END_ORDERED, LIKELY],
  [END_SAID, GUESS],
];

/**
 * "смена завтра до 18 а не до 20", "смену сократили, до 18", "смену до 18 сделай", where a timeblock of that name was
 * spoken of here: when it is over. A task has no end, and a block no deadline. Null for everything else.
 */
export function endOfBlock(
  said: string,
  thread: ThreadHints | null,
  ground: Ground,
): ReadOperation | null {
  if (thread === null || said.length > CHARS_MAX || !MAY_BE_END.test(said)) return null;
  const text = plainNews(said);
  for (const [patterns, confidence] of WAYS) {
    for (const pattern of patterns) {
      const { what, day = '', right } = pattern.exec(text)?.groups ?? {};
      if (what === undefined || right === undefined || SO_LONG.test(right)) continue;
      const found = endOf(`${what} ${day}`, right, thread, ground);
      if (found !== null) return { ...found, confidence };
    }
  }
  return null;
}

function endOf(
  what: string,
  right: string,
  thread: ThreadHints,
  ground: Ground,
): Omit<ReadOperation, 'confidence'> | null {
  const items = readText(what).items.filter((item) => !isMark(item));
  const facts = items.filter(isFact);
  if (!facts.every(isDay)) return null;
  const named = items.filter((item) => !isFact(item));
  const words = namingWords(named.map(({ word }) => word).join(' '));
  const blocks = knownAs(words, thread).filter(({ kind }) => kind === 'timeblock');
  const [first] = blocks;
  if (first === undefined) return null;
  const days = ownWords(facts, what);
  const until = untilThen(days, right);
  const times = readText(until).items.filter((item) => !isMark(item));
  if (!times.every(isFact) || times.some(isLength)) return null;
  const end = readingOf(times, until, ground)?.reading.start ?? null;
  if (end === null || end.length === DAY_CHARS) return null;
  const isOnDay = facts.length > 0 || times.length > 1;
  return {
    operation: { type: 'set_duration', end_at: end },
    mention: asTitled(words, first),
    kind: 'timeblock',
    ...(isOnDay ? { on: end.slice(0, DAY_CHARS) } : {}),
  };
}

const isDay = (item: Item): boolean => factOf(item)?.kind === 'day';
/** "сократили до двух часов" tells how long it is, and not when it is over. */
const isLength = (item: Item): boolean => factOf(item)?.kind === 'due-in';
