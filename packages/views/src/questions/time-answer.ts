import type { Message } from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  atLocal,
  blockAsItComes,
  type Day,
  dayOf,
  daysBetween,
  epochMs,
  type Instant,
  type Moment,
  nameFacts,
  say,
  type Target,
  type Task,
  type TaskTime,
  today,
} from '@planerka/plan';
import { type Answer, pagedAnswer } from './answer.ts';
import { foundLine } from './list-answers.ts';
import { whenFacts } from './when-facts.ts';

/** What is asked of the time of an object. */
export type AskedOfTime = 'until' | 'start' | 'end' | 'length';

const MINUTE_MS = 60_000;
/** From so many days on the hours say nothing any more. */
const FAR_DAYS = 2;

/** When an object is: its start, or the time by which it is to be done; `end` where that is known. */
interface Span {
  readonly target: Target;
  readonly why: 'start' | 'due';
  readonly at: TaskTime;
  /** Where it counts from, for order. */
  readonly start: Instant;
  readonly end: Instant | null;
  readonly minutes: number | null;
}

/**
 * "сколько до созвона?", "во сколько он кончится?": the answer about the nearest of the objects, the others
 * in lines below it. Null where none of them is.
 */
export function timeAnswer(
  found: readonly Target[],
  asks: AskedOfTime,
  moment: Moment,
): Answer | null {
  const comes = found.map((target) => asItComes(target, moment));
  const spans = comes.flatMap((target) => spanOf(target, moment) ?? []);
  const [first] = spans.sort((a, b) => rank(a, b, moment));
  const chosen = first?.target ?? comes[0];
  if (chosen === undefined) return null;
  const title = first === undefined ? unsaid(chosen, asks) : toldOf(first, asks, moment);
  const others = comes.filter((target) => target !== chosen);
  return pagedAnswer(
    title,
    others.map((target) => foundLine(target, moment)),
    { page: 0, footer: null },
  );
}

const asItComes = (target: Target, { now }: Moment): Target =>
  target.kind === 'timeblock'
    ? { kind: 'timeblock', row: blockAsItComes(target.row, now) }
    : target;

/** What is still ahead comes first, the nearest of it; then the latest of what has been. */
function rank(a: Span, b: Span, { now, zone }: Moment): number {
  const isOver = (span: Span): boolean => epochMs(overAt(span, zone)) <= epochMs(now);
  if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
  const order = epochMs(a.start) - epochMs(b.start);
  return isOver(a) ? -order : order;
}

/** When it is past: at its end, or after the day that it is on. */
function overAt({ at, start, end }: Span, zone: string): Instant {
  if (end !== null) return end;
  return at.on === null ? start : atLocal(addDays(at.on, 1), '00:00', zone);
}

function spanOf(target: Target, { zone }: Moment): Span | null {
  if (target.kind === 'project') return null;
  if (target.kind === 'timeblock') {
    const { start_at: start, end_at: end, duration_minutes: minutes } = target.row;
    return { target, why: 'start', at: { on: null, at: start }, start, end, minutes };
  }
  const { row } = target;
  const { why, at } = timeOf(row);
  const start = at.at ?? (at.on === null ? null : atLocal(at.on, '00:00', zone));
  if (start === null) return null;
  const minutes = row.duration_minutes;
  const end =
    why === 'start' && at.at !== null && minutes !== null ? addMinutes(at.at, minutes) : null;
  return { target, why, at, start, end, minutes };
}

function timeOf({ planned_on, planned_at, due_on, due_at }: Task): Pick<Span, 'why' | 'at'> {
  const isPlanned = planned_on !== null || planned_at !== null;
  return isPlanned
    ? { why: 'start', at: { on: planned_on, at: planned_at } }
    : { why: 'due', at: { on: due_on, at: due_at } };
}

function toldOf(span: Span, asks: AskedOfTime, moment: Moment): Message {
  const { target, at, end, minutes } = span;
  const object = nameFacts(target);
  switch (asks) {
    case 'until':
      return untilSpan(span, moment);
    case 'start':
      return say('bound_of_object', { object, bound: 'start', at });
    case 'end':
      return end === null
        ? say('time_unsaid', { object, what: 'length' })
        : say('bound_of_object', { object, bound: 'end', at: { on: null, at: end } });
    case 'length':
      return minutes === null
        ? say('time_unsaid', { object, what: 'length' })
        : say('length_of_object', { object, minutes });
  }
}

function untilSpan(span: Span, moment: Moment): Message {
  const { target, why, at, start, end } = span;
  const { now, zone } = moment;
  const object = nameFacts(target);
  if (epochMs(overAt(span, zone)) <= epochMs(now)) {
    return say('all_over', { object, when: whenFacts(target) });
  }
  const left = (to: Instant): number => Math.ceil((epochMs(to) - epochMs(now)) / MINUTE_MS);
  if (end !== null && epochMs(start) <= epochMs(now)) {
    return say('going_on', { object, to: end, minutes: left(end) });
  }
  const day: Day = at.on ?? dayOf(start, zone);
  const days = Math.max(0, daysBetween(today(moment), day));
  const minutes = at.at === null || days >= FAR_DAYS ? null : left(at.at);
  return say('until_object', { object, until: { why, at, minutes, days } });
}

/** Nothing is known of its time; of its length perhaps. */
function unsaid(target: Target, asks: AskedOfTime): Message {
  const object = nameFacts(target);
  const minutes = target.kind === 'project' ? null : target.row.duration_minutes;
  if (asks === 'length' && minutes !== null) return say('length_of_object', { object, minutes });
  return say('time_unsaid', { object, what: asks === 'length' ? 'length' : 'time' });
}
