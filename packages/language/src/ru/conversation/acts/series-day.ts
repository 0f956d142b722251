import type { Operation, ReadOperation, RepeatingHandle, ThreadHints } from '@planerka/contracts';
import { formatDay, parseDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { DAY_CODES } from '../../../time/recurrence.ts';
import { readText } from '../../grammar.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import type { Reader, Words } from '../words.ts';
import { GUESS, LIKELY } from './made.ts';
import { repetitionOf } from './repetition.ts';
import { IN_ITS_WEEK, INSTEAD_OF_DAY, NOT_BUT, ONE_TIME, QUESTION } from './series-day-phrases.ts';
import { dayOf, hourOf, inDays, isTodays, stretchOf, type Text } from './series-day-times.ts';
import { type Act, type SaidDay, type SaidOfSeries, saidOfSeries } from './series-day-words.ts';
import { asksScope, outAndPut, toldOfSeries } from './series-told.ts';
import { codeOf, comesOn, weekdaysOf } from './weekly-rule.ts';
import { lengthOf, minutesIn, readingOf, type When } from './when.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
const WEEK = 7;

/**
 * **One of the days of what repeats is named by its name and the day**, whether it was spoken of here or not: "в
 * пятницу у Миши тренировки нет", "мишина тренировка в среду в этот раз в 18:30", "танцы на паузу до десятого",
 * "логопед теперь с пяти". Every word has to be known; null for everything else.
 */
export const ofSeriesDay: Reader = (words) => {
  const { said, request, thread } = words;
  if ((thread?.series ?? []).length === 0 || thread === null) return null;
  if (said.length > CHARS_MAX || /\n/u.test(said) || QUESTION.test(said)) return null;
  if (request.source?.channel === 'telegram_edit') return null;
  if (isAsking(request) && !asksScope(request.pending_operation)) return null;
  const found = putInstead(words, thread) ?? ofSeries(said, words, thread);
  if (found === null) return null;
  const all = [found].flat();
  return isAsking(request) && !all.every(isForGood) ? null : operationsOf(all, false);
};

/** "мишку всегда в 18" answers which of its days are meant. */
const isForGood = ({ operation }: ReadOperation): boolean =>
  operation.type === 'reschedule' && operation.scope === 'following';

/** All that is said of one that repeats; null where the words say anything else, or name several. */
export function ofSeries(
  said: string,
  { read, ground }: Pick<Words, 'read' | 'ground'>,
  thread: ThreadHints,
) {
  const told = toldOfSeries(said);
  // "в этот раз в час дня" is no hour of every day
  const once = told.said.replace(ONE_TIME, ' ').replace(IN_ITS_WEEK, ' ');
  const plain = INSTEAD_OF_DAY.reduce((text, [day, other]) => text.replace(day, other), once);
  const isOnce = once !== told.said;
  const of = saidOfSeries(plain, plain === said ? read : readText(plain), thread, isOnce);
  const at = { said: plain, ground };
  if (of === null) return null;
  return (
    leftOut(of, at) ??
    fromNowOn(of, at) ??
    onOneOfItsDays(of, at) ??
    onItsDays(of, at) ??
    (told.isDenied ? ofWhichDays(of, at) : null) ??
    movedOnce(of, at)
  );
}

/** "лену в среду отмени, и поставь её на пятницу в 12": that one alone is moved. */
function putInstead(words: Words, thread: ThreadHints): Found {
  const said = outAndPut(words.said);
  const outs =
    said === null ? null : ofSeries(said.out, { ...words, read: readText(said.out) }, thread);
  const [out, ...more] = outs === null ? [] : [outs].flat();
  if (said === null || more.length > 0 || out?.operation.type !== 'delete') return null;
  const { from_date: from, to_date: to } = out.operation;
  if (from === undefined || from !== to) return null;
  const when = readingOf(readText(said.instead).items, said.instead, words.ground)?.reading ?? null;
  const { start = null, date_only: isDay } = when ?? {};
  if (start === null) return null;
  const hour = isDay === true ? {} : { planned_time: start.slice(11, 16) };
  const operation = {
    type: 'reschedule',
    planned_at: start.slice(0, 10),
    ...hour,
    scope: 'this',
  } as const;
  return { ...out, operation, on: from };
}

/** "гоша во вторник теперь в 18", where he comes on other days, too: that one, which is asked about. */
function onOneOfItsDays(of: SaidOfSeries, { said, ground }: Text): Found {
  const { acts, named, days, hours } = of;
  const [day, ...more] = days;
  const [only, ...others] = named?.series ?? [];
  const isElse = of.stretches.length + of.since.length + of.repeats.length > 0;
  if (only === undefined || day === undefined || others.length + more.length > 0 || isElse)
    return null;
  if (!acts.has('for-good') || [...acts].some((act) => NOT_FOR_GOOD.has(act))) return null;
  const then = dayOf(day.item, said, ground);
  const time = hourOf(hours, said, ground);
  if (then === null || time === null || comesOn(only, then) !== true) return null;
  const operation = { type: 'reschedule', planned_at: then, ...time, scope: 'this' } as const;
  return { ...on([only], of, operation, GUESS), on: then };
}

/** "гоша по вторникам в 18", where he comes on Tuesdays: another hour of all of them, which is asked about. */
function onItsDays(of: SaidOfSeries, { said, ground }: Text): Found {
  const { acts, named, days, stretches, since, repeats, hours, lengths } = of;
  const [only, ...others] = named?.series ?? [];
  if (only === undefined || others.length > 0 || acts.has('skip') || repeats.length === 0)
    return null;
  if (days.length + stretches.length + since.length + lengths.length > 0) return null;
  const rule = repetitionOf([...repeats], said, ground)?.fields.rrule ?? '';
  const isSame = weekdaysOf(rule)?.join() === (weekdaysOf(only.rrule)?.join() ?? 'none');
  const time = isSame ? hourOf(hours, said, ground) : null;
  return time && on([only], of, { type: 'reschedule', ...time, scope: 'following' }, GUESS);
}

/** "гоша во вторник в 18, а не в 17:30": that one or all of them, which is asked. */
function ofWhichDays(of: SaidOfSeries, { said, ground }: Text): Found {
  const { acts, named, days, hours } = of;
  const [day, ...more] = days;
  const fact = day === undefined ? null : factOf(day.item);
  const isWeekday = fact?.kind === 'day' && fact.day.kind === 'weekday';
  const [only, ...others] = named?.series ?? [];
  if (only === undefined || others.length > 0 || more.length > 0) return null;
  if ([...acts].some((act) => act !== 'move') || !(isWeekday || day === undefined)) return null;
  const then = day === undefined ? null : dayOf(day.item, said, ground);
  if (then !== null && comesOn(only, then) !== true) return null;
  const time = of.stretches.length + of.since.length > 0 ? null : hourOf(hours, said, ground);
  return time && on([only], of, { type: 'reschedule', ...time }, LIKELY);
}

type Found = ReadOperation | null;

/** The operation on those that are meant: by the title where it is one, else by what was said. */
function on(
  series: readonly RepeatingHandle[],
  { named }: SaidOfSeries,
  operation: Operation,
  confidence: number,
): ReadOperation {
  const [only, ...others] = series;
  const mention = only?.title !== undefined && others.length === 0 ? only.title : named?.mention;
  const kind = only !== undefined && others.length === 0 ? { kind: only.kind } : {};
  return { operation, confidence, ...(mention === undefined ? {} : { mention }), ...kind };
}

/** "в пятницу тренировки нет", "танцы на паузу до десятого": what falls on these days does not take place. */
function leftOut(of: SaidOfSeries, { said, ground }: Text): Found | readonly ReadOperation[] {
  const { acts, named, days, ahead, hours, stretches, since, repeats, lengths, sign } = of;
  const isOut = acts.has('skip') || acts.has('pause');
  const isMore = hours.length + since.length + repeats.length + lengths.length > 0 || sign !== 0;
  if (!isOut || isMore || acts.has('move') || acts.has('for-good')) return null;
  const [stretch, ...more] = stretches;
  if (stretch !== undefined) {
    const window = more.length + days.length > 0 ? null : stretchOf(stretch, said, ground);
    if (window === null) return null;
    const operation = { type: 'delete', from_date: window.from, to_date: window.to } as const;
    return on(named?.series ?? [], of, operation, GUESS);
  }
  if (named === null || acts.has('pause') || (days.length > 1 && !of.areDaysListed)) return null;
  const each =
    days.length === 0 ? [inDays(ahead, ground)] : days.map(({ item }) => dayOf(item, said, ground));
  const isSure = isToldSurely(of) && !days.some((day) => isTodays(day, ground));
  const found = each.map((then) => {
    if (then === null) return null;
    const operation = { type: 'delete', from_date: then, to_date: then } as const;
    return on(comingOn(named.series, then), of, operation, isSure ? LIKELY : GUESS);
  });
  const read = found.filter((one) => one !== null);
  return read.length < found.length ? null : read;
}

/** "в эту среду отменилась, она болеет": the reason stands apart, and one day is told. */
const isToldSurely = ({ isDoubtful, acts, named }: SaidOfSeries): boolean =>
  !isDoubtful || (acts.has('this-day') && named?.isLent === false);

/** "теперь с пяти", "со следующей недели в 12:00": all of them from then on. */
function fromNowOn(of: SaidOfSeries, words: Text): Found {
  const { acts, named, hours, stretches, since, repeats, lengths } = of;
  const { said, ground } = words;
  if (named === null || [...acts].some((act) => NOT_FOR_GOOD.has(act))) return null;
  if (stretches.length > 0 || since.length > 1 || !areItsDays(of, words)) return null;
  const [start] = since;
  if (!acts.has('for-good') && start === undefined) return null;
  if (repeats.length > 0) return repeatsAnew(of, words);
  const time = hours.length > 0 ? hourOf(hours, said, ground) : shiftOf(of);
  if (time === null || (hours.length > 0 && lengths.length > 0)) return null;
  const [only, ...others] = named.series;
  if (only === undefined || others.length > 0) return null;
  const first = start === undefined ? null : firstFrom(only, start, { said, ground });
  if (first === undefined) return null;
  const operation = { type: 'reschedule', ...time, scope: 'following' } as const;
  const made = on([only], of, operation, of.isDoubtful ? GUESS : LIKELY);
  return first === null ? made : { ...made, on: first };
}

const NOT_FOR_GOOD: ReadonlySet<Act> = new Set<Act>(['skip', 'pause', 'once']);

/** "гошу во вторник теперь в 18": the day on which it comes every week is no other one. */
function areItsDays({ days, named }: SaidOfSeries, { said, ground }: Text): boolean {
  const [day, ...more] = days;
  if (day === undefined) return true;
  const [only] = named?.series ?? [];
  const own = only === undefined ? null : weekdaysOf(only.rrule);
  const then = dayOf(day.item, said, ground);
  return more.length === 0 && own?.length === 1 && then !== null && own.includes(codeOf(then));
}

/** "теперь не по вторникам, а по средам": of several days only that one goes. */
function repeatsAnew(of: SaidOfSeries, { said, ground }: Text): Found {
  const { named, repeats, hours, since } = of;
  const found = repetitionOf([...repeats, ...hours, ...since].sort(byPlace), said, ground);
  const [only, ...others] = named?.series ?? [];
  if (found === null || found.minutes !== null || only === undefined || others.length > 0)
    return null;
  const [repeat] = repeats;
  const words = repeat === undefined ? '' : said.slice(repeat.from, repeat.to);
  const gone = NOT_BUT.exec(words)?.groups?.['old'];
  const rrule =
    gone === undefined ? found.fields.rrule : replaced(only, gone, found.fields.rrule, ground);
  if (rrule == null) return null;
  const operation = { type: 'set_recurrence', ...found.fields, rrule } as const;
  return on([only], of, operation, of.isDoubtful ? GUESS : LIKELY);
}

/** The rule with other days in the place of those that go; null where it does not come on them. */
function replaced(
  { rrule }: RepeatingHandle,
  gone: string,
  next: string | null | undefined,
  ground: Ground,
): string | null {
  const left = repetitionOf(readText(gone).items, gone, ground)?.fields.rrule;
  const [own, old, other] = [rrule, left ?? '', next ?? ''].map(weekdaysOf);
  if (own == null || old == null || other == null || !old.every((day) => own.includes(day)))
    return null;
  const days = DAY_CODES.filter(
    (day) => other.includes(day) || (own.includes(day) && !old.includes(day)),
  );
  return rrule.replace(/BYDAY=[A-Z,]+/u, `BYDAY=${days.join(',')}`);
}

/** "во вторник в этот раз в семь", "завтра не будет, перенесли на пятницу", "вместо субботы в воскресенье". */
function movedOnce(of: SaidOfSeries, { said, ground }: Text): Found {
  const { acts, named, ahead, stretches, since, repeats } = of;
  if (named === null || acts.has('for-good') || acts.has('pause')) return null;
  if (stretches.length + since.length + repeats.length > 0) return null;
  if (of.days.length > 2 || of.areDaysListed) return null;
  const sides = sidesOf(of);
  const { origin, target } = sides;
  const then = origin === null ? inDays(ahead, ground) : dayOf(origin.item, said, ground);
  const time = newTimeOf(of, target, { said, ground });
  if (time === null) return null;
  const operation = { type: 'reschedule', ...time, scope: 'this' } as const;
  if (then !== null) return ofDay(of, { sides, origin_on: then, operation }, ground);
  // of which one no day tells, only words that say that it is one
  const isOnce = acts.has('once') && origin === null && target === null;
  return isOnce ? on(named.series, of, operation, LIKELY) : null;
}

/** Of the day `then`. */
function ofDay(
  of: SaidOfSeries,
  {
    sides: { origin, target },
    origin_on: then,
    operation,
  }: { readonly sides: Sides; readonly origin_on: string; readonly operation: Moved },
  ground: Ground,
): Found {
  const { acts, named, sign } = of;
  const series = comingOn(named?.series ?? [], then);
  const isSaid = target !== origin || sign !== 0 || [...acts].some((act) => MEANS_ONE.has(act));
  const comes = series.some((one) => comesOn(one, then) !== false);
  // "лепка в этот раз в пятницу": where it does not come on Fridays, its next time goes there
  if (!comes && acts.has('once') && target === origin) return on(series, of, operation, GUESS);
  // "шахматы в пятницу в шесть" may be another one, where they do not come on that day
  if (!comes && !acts.has('move')) return null;
  // "в пятницу не будет, в субботу будет": where it comes on Saturdays anyhow, nothing may be moved there
  const onto = target === origin ? null : (operation.planned_at ?? null);
  const isItsOwn = onto !== null && series.some((one) => comesOn(one, onto) === true);
  const isTold = isSaid && !of.isDoubtful && (acts.has('move') || !isItsOwn);
  const isOpen = [origin, target].some((day) => day !== null && isTodays(day, ground));
  const isSure = isTold && !isOpen;
  return { ...on(series, of, operation, isSure ? LIKELY : GUESS), on: then };
}
const MEANS_ONE: ReadonlySet<Act> = new Set<Act>(['once', 'this-day', 'move']);

/** Where it goes, or by how much; null where the words tell neither, or both. */
function newTimeOf(of: SaidOfSeries, target: SaidDay | null, text: Text): When | null {
  const { lengths, sign, hours } = of;
  return lengths.length > 0 || sign !== 0 ? shiftOf(of) : timeOf(target, hours, text);
}

interface Sides {
  readonly origin: SaidDay | null;
  readonly target: SaidDay | null;
}

/** Where it stands and where it goes; one day alone is both, where it does not only go there. */
function sidesOf({ days, acts, ahead }: SaidOfSeries): Sides {
  const [first = null, second = null] = days;
  if (first === null) return { origin: null, target: null };
  if (second === null) {
    const isGoing = ahead !== null || first.as === 'onto';
    if (isGoing) return { origin: null, target: first };
    // "в субботу не будет" goes nowhere
    return acts.has('skip') ? { origin: first, target: null } : { origin: first, target: first };
  }
  const isTurned = second.as === 'from' || (first.as === 'onto' && second.as === 'plain');
  return isTurned ? { origin: second, target: first } : { origin: first, target: second };
}

type Moved = Extract<Operation, { type: 'reschedule' }>;

/** The time to which it goes: its hour stays where none is said. */
function timeOf(
  target: SaidDay | null,
  hours: readonly Item[],
  { said, ground }: Text,
): When | null {
  if (hours.length > 1) return null;
  const hour = hours.length === 0 ? {} : hourOf(hours, said, ground);
  if (hour === null) return null;
  if (target === null) return hours.length === 0 ? null : hour;
  const day = dayOf(target.item, said, ground);
  return day === null ? null : { planned_at: day, ...hour };
}

function shiftOf({ lengths, sign, hours }: SaidOfSeries): When | null {
  const [only, ...others] = lengths;
  const length = only === undefined || others.length > 0 ? null : lengthOf(factOf(only));
  if (length === null || sign === 0 || hours.length > 0) return null;
  return { shift_minutes: sign * minutesIn(length) };
}

const byPlace = (a: Item, b: Item): number => a.from - b.from;

/** Of several that bear the name those that come on the day, where some do. */
function comingOn(series: readonly RepeatingHandle[], day: string): readonly RepeatingHandle[] {
  const coming = series.filter((one) => comesOn(one, day) !== false);
  return coming.length > 0 ? coming : series;
}

/**
 * "со следующей недели": the first of its days from then on; null: the next one it is. Undefined where the rule
 * does not tell.
 */
function firstFrom(
  series: RepeatingHandle,
  start: Item,
  { said, ground }: Text,
): string | null | undefined {
  const reading = readingOf([start], said, ground)?.reading ?? null;
  const from = reading?.start?.slice(0, 10);
  if (from === undefined) return undefined;
  if (parseDay(from) <= ground.now.day) return null;
  if (/INTERVAL=/u.test(series.rrule) || weekdaysOf(series.rrule) === null) return undefined;
  const days = Array.from({ length: WEEK }, (_, ahead) => formatDay(parseDay(from) + ahead));
  return days.find((day) => comesOn(series, day) === true);
}
