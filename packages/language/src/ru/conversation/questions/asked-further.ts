import type { DayHours, DayWindow, Query } from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../spoken.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isAsking } from '../conversation.ts';
import { BESIDE_FURTHER, GOES_FURTHER, NEXT_OF_ASKED } from './asked-further-phrases.ts';
import { isWithinDay, windowOf } from './day-window.ts';
import { hourOf, hoursOf, minuteOf, saysSeveralParts } from './part-of-day.ts';
import { pastWindowOf } from './past-window.ts';
import { areAll, plainWordsIn } from './plain-words.ts';

/** What a time that is asked about may be: no length, and nothing that repeats. */
const ASKED_TIMES: ReadonlySet<string> = new Set([
  'day',
  'moment',
  'window',
  'daypart',
  'clock',
  'clock-range',
  'due',
  'after',
  'from',
]);
const CLOCKS: ReadonlySet<string> = new Set(['clock', 'clock-range']);

/**
 * What goes on from a question that was answered just now: of a time alone the same question is asked of that time
 * ("а в пятницу?"), and a part of the day is of the day that was told of ("а вечером я свободен?"). Without a
 * question mark only "а" and "и" go on, and only where nothing is asked. Null for everything that is whole by itself.
 */
export function askedFurther(
  { text, read, request, ground }: Spoken,
  asked: Query,
  plain: () => Query | null,
): Query | null {
  if (!('window' in asked) || asked.window === undefined) return null;
  const isMarked = text.trim().endsWith('?');
  const goesFurther = GOES_FURTHER.test(text);
  if (!isMarked && (!goesFurther || isAsking(request))) return null;
  const said = isOneDay(asked.window) ? text : withPeriod(text);
  const { items } = said === text ? read : readText(said);
  const facts = items.filter(isFact);
  // "а в 16", said: the hour may be taken as well as asked about
  if (!isMarked && facts.some((item) => CLOCKS.has(factOf(item)?.kind ?? ''))) return null;
  if (facts.length === 0 || !facts.every((item) => ASKED_TIMES.has(factOf(item)?.kind ?? '')))
    return null;
  const words = plainWordsIn(items.filter((item) => !isMark(item)));
  if (areAll(words, BESIDE_FURTHER)) return ofTime(asked, asked.window, facts, said, ground);
  const isOfDay = goesFurther && facts.every(isWithinDay) && isOneDay(asked.window);
  return isOfDay ? onDay(plain(), asked.window, ground) : null;
}

const isOneDay = ({ from, to }: DayWindow): boolean => from === to;

const withPeriod = (text: string): string =>
  NEXT_OF_ASKED.reduce((said, [words, by]) => said.replace(words, by), text);

/** The question of the day that it tells of: what is read of today, as no day is said. */
function onDay(query: Query | null, window: DayWindow, { now }: Ground): Query | null {
  if (query?.type !== 'agenda' && query?.type !== 'free') return null;
  const today = formatDay(now.day);
  const isToday = query.window.from === today && isOneDay(query.window);
  return isToday ? { ...query, window } : null;
}

/** The same question of other days, of the part of its days that is said. */
function ofTime(
  asked: Query,
  told: DayWindow,
  facts: readonly Item[],
  text: string,
  ground: Ground,
): Query | null {
  const daysOf = asked.type === 'done' ? pastWindowOf : windowOf;
  const window = facts.every(isWithinDay) ? told : daysOf(facts, text, ground, 1);
  if (window === null || saysSeveralParts(facts)) return null;
  // of what was done "а завтра?" asks nothing
  if (asked.type === 'done' && isFarBack(window, ground)) return null;
  const [hour] = facts.flatMap((item) => hourOf(item) ?? []);
  const minute = hour === undefined ? undefined : minuteOf(hour);
  const hours = hoursOf(facts) ?? undefined;
  return onward(asked, window, { ...(hours ? { hours } : {}), ...(minute ? { minute } : {}) });
}

/** "завтра", read of the past, is a year ago. */
const isFarBack = ({ to }: DayWindow, { now }: Ground): boolean =>
  to < formatDay(now.day - FAR_DAYS);
const FAR_DAYS = 200;

interface PartOfDay {
  readonly hours?: DayHours;
  /** An hour alone: whoever names it asks whether it is taken. */
  readonly minute?: DayHours;
}

function onward(asked: Query, window: DayWindow, part: PartOfDay): Query | null {
  const { hours, minute } = part;
  if (asked.type === 'agenda') return agendaOnward(asked, window, hours, minute);
  if (asked.type === 'free') return freeOnward(asked, window, part);
  if (asked.type === 'load' && hours !== undefined) return { type: 'agenda', window, hours };
  if (hours !== undefined || minute !== undefined) return null;
  const isOfDays = asked.type === 'load' || asked.type === 'tasks' || asked.type === 'done';
  return isOfDays ? { ...asked, window } : null;
}

function freeOnward(
  { duration_minutes: length }: Extract<Query, { type: 'free' }>,
  window: DayWindow,
  { hours, minute }: PartOfDay,
): Query {
  if (hours === undefined && minute !== undefined)
    return { type: 'agenda', window, hours: minute, asks: 'free' };
  const lasts = length === undefined ? {} : { duration_minutes: length };
  return { type: 'free', window, ...(hours ? { hours } : {}), ...lasts };
}

function agendaOnward(
  { mention, likewise, asks, hours: before }: Extract<Query, { type: 'agenda' }>,
  window: DayWindow,
  part: DayHours | undefined,
  minute: DayHours | undefined,
): Query {
  const isBusy = asks === 'busy' || asks === 'free';
  // "я занят завтра в 15?", "а в пятницу?": of whole days nothing is asked so
  const hours = part ?? minute ?? (isBusy ? before : undefined);
  // "когда следующая встреча?", "а завтра?": of another day all of it
  const isAsked = part === undefined && minute !== undefined ? 'busy' : undefined;
  const isYesOrNo = isBusy ? asks : isAsked;
  return {
    type: 'agenda',
    window,
    ...(hours ? { hours } : {}),
    ...(isYesOrNo && hours ? { asks: isYesOrNo } : {}),
    ...(mention ? { mention } : {}),
    ...(likewise ? { likewise } : {}),
  };
}
