import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { weekdayOf } from '../../../calendar/civil.ts';
import { formatDay } from '../../../calendar/local-instant.ts';
import { fold } from '../../../grammar/scan.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { dayAndHourOf, whenOf } from '../acts/when.ts';
import { DAYS_OF_ADJECTIVES } from '../answers/choice-phrases.ts';
import { AHEAD, AROUND_DESCRIBED, TAKES_DESCRIBED, UNTIMED } from './described-phrases.ts';
import { asTitled, knownAs, namingWords } from './known-as.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;
const WEEK = 7;

/**
 * "удали музыкалку, которая без времени": of those that bear one name the described one is to be deleted. "и субботнюю в
 * 11 тоже удали" says no name: then it is called as what was deleted just now. Null where nothing is described so.
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

/** "субботнюю" is 6; null for every other word. */
function weekdayIn(word: string): number | null {
  const at = DAYS_OF_ADJECTIVES.findIndex(([form]) => form.test(fold(word)));
  return at < 0 ? null : at + 1;
}

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
  return dayAndHourOf(when.fields);
}

/** The nearest such day of the week from today on. */
function nextOn(weekday: number, { now }: Ground): string {
  const ahead = (weekday - weekdayOf(now.day) + WEEK) % WEEK;
  return formatDay(now.day + ahead);
}
