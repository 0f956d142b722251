import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact, isMark, ownWords } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { dayAndHourOf, whenOf } from '../acts/when.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { MAY_BE_OTHER_TIME, NOT_THEN, THEN_NOT_THEN } from './other-time-phrases.ts';
import { plainNews } from './plain-news.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/** What is said of something that was spoken of: what names it, when it does not suit, and when it is instead. */
export interface SaidTime {
  readonly mention: string;
  readonly old: string;
  readonly anew: string;
  readonly confidence: number;
}

/**
 * "примерка у светланы в 12:30, а не в 11", "танцы в субботу не в 11 а в 12": another time for what bears the name, and
 * where several do, for the one that stands at the old time. Never something new. Null for everything else.
 */
export function otherTime(said: string, thread: ThreadHints | null): SaidTime | null {
  if (thread === null || said.length > CHARS_MAX || !MAY_BE_OTHER_TIME.test(said)) return null;
  const text = plainNews(said);
  for (const pattern of [NOT_THEN, THEN_NOT_THEN]) {
    const { what, then = '', wrong, right = '' } = pattern.exec(text)?.groups ?? {};
    if (what === undefined || wrong === undefined || !saysOnlyTime(wrong)) continue;
    if (right !== '' && !saysOnlyTime(right)) continue;
    const named = partsOf(`${what} ${then}`);
    const words = namingWords(named.name);
    const [known, ...more] = knownAs(words, thread);
    // where one object bears the name, and no other time is said, `readSaidOtherwise` reads the contrast
    const isPlain = named.times === '' && more.length === 0;
    if (known === undefined || isPlain) continue;
    const anew = `${named.times} ${right}`.trim();
    if (anew !== '') {
      return { mention: asTitled(words, known), old: wrong, anew, confidence: LIKELY };
    }
  }
  return null;
}

/** It is moved, and of several that bear the name the one that stands at the old time. */
export function asMoved(
  { mention, old, anew, confidence }: SaidTime,
  ground: Ground,
): ReadOperation | null {
  const found = toNewTime({ old, anew }, ground);
  return found === null ? null : { ...found, mention, confidence };
}

/** The names and the times among some words. */
export function partsOf(words: string): { readonly name: string; readonly times: string } {
  const items = readText(words).items.filter((item) => !isMark(item));
  const named = items.filter((item) => !isFact(item));
  return { name: ownWords(named, words), times: ownWords(items.filter(isFact), words) };
}

/**
 * The new time as an operation, with what the old one tells of which object is meant; null where either is no time, or
 * is one by which something is due.
 */
export function toNewTime(
  { old, anew }: { readonly old: string; readonly anew: string },
  ground: Ground,
): Pick<ReadOperation, 'operation' | 'on' | 'at'> | null {
  const next = whenIn(anew, ground);
  if (next === null) return null;
  const before = old === '' ? {} : whenIn(old, ground);
  if (before === null) return null;
  const { planned_at: day, planned_time: hour } = next;
  const operation = { type: 'reschedule', ...next } as const;
  if (day == null && hour === undefined && next.shift_minutes === undefined) return null;
  const stood = dayAndHourOf(before);
  // "в субботу в 12, а не в 11": both are of that Saturday
  const { on } = stood.at === undefined ? stood : { ...dayAndHourOf(next), ...stood };
  return { operation, ...stood, ...(on === undefined ? {} : { on }) };
}

function whenIn(words: string, ground: Ground) {
  const items = readText(words).items.filter((item) => !isMark(item));
  const isElse = items.some((item) => isFact(item) && NO_MOMENT.has(factOf(item)?.kind ?? ''));
  if (items.length === 0 || isElse) return null;
  const when = whenOf(items, words, ground);
  return when === null || when.isDue === true || !when.isSure ? null : when.fields;
}
const NO_MOMENT: ReadonlySet<string> = new Set(['repeat', 'length', 'window', 'due', 'due-in']);
