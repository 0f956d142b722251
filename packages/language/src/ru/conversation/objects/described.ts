import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { weekdayOf } from '../../../calendar/civil.ts';
import { formatDay } from '../../../calendar/local-instant.ts';
import { fold } from '../../../grammar/scan.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { whenOf } from '../acts/when.ts';
import {
  AHEAD,
  AROUND_DESCRIBED,
  DAY_STEMS,
  TAKES_DESCRIBED,
  UNTIMED,
} from './described-phrases.ts';
import { asTitled, knownAs, namingWords } from './known-as.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;
const DAY_CHARS = '2026-02-26'.length;
const WEEK = 7;

/**
 * "удали музыкалку, которая без времени", "и субботнюю в 11 тоже удали": of those alike the one that is described goes;
 * without a name one of those of which that was just said. Null where nothing is described so.
 */
export function describedGoes(
  said: string,
  thread: ThreadHints | null,
  ground: Ground,
): ReadOperation | null {
  if (thread === null || said.length > CHARS_MAX) return null;
  const text = said
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(AHEAD, '');
  const what = TAKES_DESCRIBED.map((each) => each.exec(text)?.groups?.['what']).find(Boolean);
  if (what === undefined) return null;
  const isUntimed = UNTIMED.test(what);
  const left = what.replace(UNTIMED, ' ');
  const items = readText(left).items.filter((item) => !isMark(item));
  const days = items.flatMap(({ word }) => weekdayIn(word) ?? []);
  if (!isUntimed && days.length === 0) return null;
  if (days.length > 1) return null;
  const named = items.filter(
    (item) => !isFact(item) && weekdayIn(item.word) === null && !AROUND_DESCRIBED.has(item.word),
  );
  const mention = nameOf(namingWords(named.map(({ word }) => word).join(' ')), thread);
  const then = thenOf(left, ground);
  if (mention === null || then === null) return null;
  const [weekday] = days;
  const on = weekday === undefined ? then.on : nextOn(weekday, ground);
  return {
    operation: { type: 'delete' },
    mention,
    confidence: LIKELY,
    ...(on === undefined ? {} : { on }),
    ...(then.at === undefined ? {} : { at: then.at }),
    ...(isUntimed ? { untimed: true as const } : {}),
  };
}

const weekdayIn = (word: string): number | null =>
  DAY_STEMS.find(([stem]) => stem.test(fold(word)))?.[1] ?? null;

/** What bears the name; without one, what the last one that went was called. */
function nameOf(words: readonly string[], thread: ThreadHints): string | null {
  if (words.length === 0) return thread.deleted?.[0]?.title ?? null;
  const [known] = knownAs(words, thread);
  return known === undefined ? null : asTitled(words, known);
}

/** The day and the hour at which it stands; null where another kind of time is said. */
function thenOf(words: string, ground: Ground): Pick<ReadOperation, 'on' | 'at'> | null {
  const facts = readText(words).items.filter(isFact);
  if (facts.length === 0) return {};
  const when = whenOf(facts, words, ground);
  if (when === null || when.fields.shift_minutes !== undefined) return null;
  const { planned_at: day, planned_time: hour } = when.fields;
  const at = hour ?? (day?.includes('T') === true ? day.slice(...HOUR) : undefined);
  return {
    ...(at === undefined ? {} : { at }),
    ...(day == null ? {} : { on: day.slice(0, DAY_CHARS) }),
  };
}
const HOUR = ['2026-02-26T'.length, '2026-02-26T10:00'.length] as const;

/** The nearest such day of the week from today on. */
function nextOn(weekday: number, { now }: Ground): string {
  const ahead = (weekday - weekdayOf(now.day) + WEEK) % WEEK;
  return formatDay(now.day + ahead);
}
