import { type Entities, type Note, TITLE_MAX_CHARS } from '@planerka/contracts';
import { say } from '../../messages/messages.ts';
import { isStartPast, type Moment, today } from '../../time/moment.ts';
import { readWhen } from '../../time/when.ts';
import {
  addDays,
  addMinutes,
  atLocal,
  dayOf,
  type Instant,
  minutesBetween,
  timeOf,
  toInstant,
  toLocalIso,
} from '../../time/zoned.ts';
import { type RefuseDecision, refuse } from '../decision.ts';
import { lengthRefused } from '../length-refused.ts';
import { type Completed, type CreateRule, lacks, type SlotSearch } from './create-rule.ts';
import { daysIn } from './day-choices.ts';
import { durationChoices } from './duration-choices.ts';
import { plannedWhen } from './planned-when.ts';
import { recurrenceColumns } from './recurrence-columns.ts';

/** "с 22:00 до 00:30" ends on the next day when that makes at most this long. */
const OVERNIGHT_MAX_MINUTES = 12 * 60;
const SEARCH_DAYS = 2;

interface Span {
  readonly start: Instant | null;
  readonly end: Instant | null;
  readonly minutes: number | null;
  readonly refusal?: RefuseDecision;
  /** Start, end and duration were all said and do not agree: both lengths in question. */
  readonly disagree?: readonly number[];
}

/** What was said of start, end and duration, with what follows from it. */
function readSpan(entities: Entities, moment: Moment): Span {
  const minutes = entities.duration_minutes ?? null;
  const planned = plannedWhen(entities, moment.zone);
  const saidStart = entities.start_at === undefined ? planned.at : toInstant(entities.start_at);
  let end = entities.end_at === undefined ? null : toInstant(entities.end_at);
  if (end === null) return { start: saidStart, end, minutes };
  if (saidStart === null) {
    return { start: minutes === null ? null : addMinutes(end, -minutes), end, minutes };
  }
  if (end <= saidStart) {
    const nextDay = addDays(dayOf(end, moment.zone), 1);
    const overnight = atLocal(nextDay, timeOf(end, moment.zone), moment.zone);
    const night = minutesBetween(saidStart, overnight);
    if (night <= 0 || night > OVERNIGHT_MAX_MINUTES) {
      return {
        start: saidStart,
        end,
        minutes,
        refusal: refuse(
          'END_BEFORE_START',
          say('end_before_start', { start_at: saidStart, end_at: end }),
          say('example_span', {}),
        ),
      };
    }
    end = overnight;
  }
  const between = minutesBetween(saidStart, end);
  if (minutes !== null && minutes !== between) {
    return { start: saidStart, end, minutes, disagree: [minutes, between] };
  }
  return { start: saidStart, end, minutes: between };
}

interface Repeating {
  readonly entities: Entities;
  readonly moment: Moment;
  readonly notes: readonly Note[];
}

/**
 * What repeats from one hour to another is as long as these hours are apart, though the clocks are changed
 * between them on its first day.
 */
function asRepeated(span: Span, { entities, moment: { zone }, notes }: Repeating): Span {
  const { start, end } = span;
  const isByEnd = entities.end_at !== undefined && entities.duration_minutes === undefined;
  if (entities.recurrence === undefined || !isByEnd || start === null || end === null) return span;
  // As if there were no zone: a clock that is never changed.
  const onTheClock = (at: Instant) =>
    toInstant(`${dayOf(at, zone)}T${saidTime(at, notes) ?? timeOf(at, zone)}:00Z`);
  const minutes = minutesBetween(onTheClock(start), onTheClock(end));
  return minutes > 0 ? { ...span, minutes } : span;
}

/** The hour that was said for a time which the clocks skip. */
function saidTime(at: Instant, notes: readonly Note[]): string | null {
  const [skipped] = notes.flatMap((note) =>
    note.code === 'SKIPPED_BY_DST' && toInstant(note.moved_to) === at ? [note.said] : [],
  );
  return skipped ?? null;
}

/** The days on which a start may be offered: the day or window said, else today and tomorrow. */
function searchDays(entities: Entities, moment: Moment): SlotSearch['days'] {
  const planned = plannedWhen(entities, moment.zone);
  if (planned.on !== null) return [planned.on];
  if (entities.planned_window !== undefined) return daysIn(entities, moment, 7);
  const due = readWhen(entities.due_date);
  const dueDay = due.at === null ? due.on : dayOf(due.at, moment.zone);
  if (dueDay !== null && dueDay >= today(moment)) {
    const window = { from: today(moment), to: dueDay };
    return daysIn({ planned_window: window }, moment, 7);
  }
  return daysIn({}, moment, SEARCH_DAYS);
}

function complete(entities: Entities, moment: Moment, notes: readonly Note[]): Completed {
  const saidRefused = lengthRefused(entities.duration_minutes);
  if (saidRefused) return saidRefused;
  const span = asRepeated(readSpan(entities, moment), { entities, moment, notes });
  if (span.refusal) return span.refusal;
  if (span.disagree) {
    return lacks('DURATION', say('ask_duration', {}), durationChoices(span.disagree));
  }
  if (span.minutes === null) return lacks('DURATION', say('ask_duration', {}), durationChoices());
  const refused = lengthRefused(span.minutes);
  if (refused) return refused;
  if (span.start === null) {
    const slots = { days: searchDays(entities, moment), minutes: span.minutes };
    return { ...lacks('START', say('ask_start', {})), slots };
  }
  const { planned_at: _day, planned_time: _time, planned_window: _window, ...rest } = entities;
  return {
    kind: 'complete',
    entities: {
      ...rest,
      start_at: toLocalIso(span.start, moment.zone),
      end_at: toLocalIso(addMinutes(span.start, span.minutes), moment.zone),
      duration_minutes: span.minutes,
    },
  };
}

/** A block has no description: what was said beside its title is added to it, as far as it fits. */
function titleWith({ title, description }: Entities): string | null {
  if (description === undefined) return title ?? null;
  const whole = title === undefined ? description : `${title} (${description})`;
  return whole.length > TITLE_MAX_CHARS ? `${whole.slice(0, TITLE_MAX_CHARS - 1)}…` : whole;
}

/** Asks for the duration, then the start (C7-start-question); never for a title. */
export const timeblockCreate: CreateRule = {
  intent: 'timeblock_create',
  creates: 'timeblock',
  event: 'timeblock_created',
  complete,

  pastTime(entities, moment) {
    if (entities.start_at === undefined || entities.recurrence !== undefined) return null;
    const start = toInstant(entities.start_at);
    return isStartPast(start, moment) ? { on: null, at: start } : null;
  },

  elsewhen({ start_at: _start, end_at: _end, ...rest }) {
    return rest;
  },

  retell(entities, moment) {
    const { start, end, minutes } = readSpan(entities, moment);
    const stop = end ?? (start !== null && minutes !== null ? addMinutes(start, minutes) : null);
    return say('new_block', {
      title: entities.title ?? null,
      on: plannedWhen(entities, moment.zone).on,
      start_at: start,
      end_at: stop,
      duration_minutes: minutes,
      recurrence: entities.recurrence ?? null,
    });
  },

  build(entities, moment, made) {
    const start = toInstant(entities.start_at ?? '');
    const minutes = entities.duration_minutes ?? 0;
    return {
      kind: 'timeblock',
      row: {
        timeblock_id: made.id,
        number: made.number,
        task_id: null,
        title: titleWith(entities),
        start_at: start,
        end_at: addMinutes(start, minutes),
        duration_minutes: minutes,
        calendar_id: entities.calendar_id ?? null,
        priority: entities.priority ?? null,
        tags: entities.tags ?? [],
        project_name: entities.project ?? null,
        ...recurrenceColumns(entities, { on: null, at: start }, moment),
        remind_before_minutes: entities.remind_before_minutes ?? null,
        snoozed_until: null,
        sources: null,
        created_by: made.actor,
        created_at: made.at,
        deleted_at: null,
        revision: 1,
      },
    };
  },
};
