import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { LIKELY } from '../acts/made.ts';
import { everyOtherOf } from '../acts/repeat-rules.ts';
import { repetitionOf } from '../acts/repetition.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { EACH_NOT_ONCE, NOT_ONCE_BUT, SO_EACH_TIME, THIS_ONE } from './each-time-phrases.ts';
import { partsOf } from './other-time.ts';
import { plainNews } from './plain-news.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "давление папе мерить надо каждый вечер а не только завтра", "и так каждый вечер" behind one: what was written for
 * once repeats from now on, and no second one is made. Null for everything else.
 */
export function eachTime(
  said: string,
  thread: ThreadHints | null,
  ground: Ground,
): ReadOperation | null {
  if (thread === null || said.length > CHARS_MAX || said.includes('?')) return null;
  const text = plainNews(said);
  const so = SO_EACH_TIME.exec(text)?.groups?.['each'];
  if (so !== undefined) return ofView(so, thread, ground);
  for (const pattern of [NOT_ONCE_BUT, EACH_NOT_ONCE]) {
    const { what = '', each, once } = pattern.exec(text)?.groups ?? {};
    if (each === undefined || !isOnce(once)) continue;
    const { name, times } = partsOf(`${what} ${each}`.trim());
    const words = namingWords(name);
    const repeated = repetitionIn(times, ground);
    if (repeated === null) continue;
    if (words.length === 0) return ofView(times, thread, ground);
    const [first] = knownAs(words, thread);
    if (first === undefined) continue;
    return { operation: repeated, mention: asTitled(words, first), confidence: LIKELY };
  }
  return null;
}

const isOnce = (once: string | undefined): boolean =>
  once === undefined || saysOnlyTime(once) || THIS_ONE.test(once);

/** What is in view keeps its own hour where only a part of the day is said. */
function ofView(times: string, thread: ThreadHints, ground: Ground): ReadOperation | null {
  const view = inView(thread);
  if (view === null || view.kind === 'project' || !saysOnlyTime(times)) return null;
  const repeated = repetitionIn(times, ground);
  if (repeated === null) return null;
  const { planned_time: _own, ...rest } = repeated;
  const operation = saysHour(times) ? repeated : rest;
  return { operation: { ...operation, [view.kind]: view.number }, confidence: LIKELY };
}

const timesOf = (words: string) => readText(words).items.filter((item) => !isMark(item));

const saysHour = (words: string): boolean =>
  timesOf(words).some((item) => factOf(item)?.kind === 'clock');

function repetitionIn(times: string, ground: Ground) {
  const items = timesOf(times);
  if (!items.every(isFact)) return null;
  const other = everyOtherOf(items);
  if (other !== null) return other;
  const found = repetitionOf(items, times, ground);
  return found === null || items.some((item) => !found.used.has(item))
    ? null
    : ({ type: 'set_recurrence', ...found.fields } as const);
}
