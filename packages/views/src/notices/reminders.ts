import type { Message, Operation } from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  atLocal,
  dayOf,
  handleOf,
  type Instant,
  minutesBetween,
  nameFacts,
  say,
  type Target,
  timeOf,
  toLocalIso,
} from '@planerka/plan';
import type { Action, Told } from '../told.ts';

/** What is told this late is told as missed. */
const LATE_MINUTES = 5;
/** Lines of one message; what is beyond them stays in the plan and is counted. */
const LINES_MAX = 40;
/** Objects of one message that have buttons of their own. */
const BUTTON_ROWS_MAX = 6;

/** A reminder that is due. */
export interface Due {
  readonly fire_at: Instant;
  /** The time reminded of; null for what was put off. */
  readonly about_at: Instant | null;
  readonly target: Target;
  readonly timezone: string;
}

/** All reminders that are due in one place, told together. */
export function remindersNotice(unsorted: readonly [Due, ...Due[]], now: Instant): Told {
  const due = [...unsorted].sort(byTime);
  const isLate = ({ fire_at: at }: Due) => minutesBetween(at, now) > LATE_MINUTES;
  const [only] = unsorted;
  const isOne = due.length === 1;
  const rows = due.slice(0, BUTTON_ROWS_MAX);
  return {
    said: isOne && !isLate(only) ? [sentence(only)] : listed(due, isLate),
    objects: due.map(({ target }) => handleOf(target)),
    actions: rows.map((each, index) => actionsOf(each, now, isOne ? null : index + 1)),
  };
}

function byTime(a: Due, b: Due): number {
  if (a.fire_at !== b.fire_at) return a.fire_at < b.fire_at ? -1 : 1;
  return a.target.row.number - b.target.row.number;
}

/** One reminder that comes in time. */
function sentence({ target, fire_at, about_at }: Due): Message {
  const end_at =
    target.kind === 'timeblock' && about_at !== null
      ? addMinutes(about_at, target.row.duration_minutes)
      : null;
  const object = nameFacts(target);
  return say('reminder', { object, fire_at, about_at, end_at, own_at: plannedAt(target) });
}

/** The plan's own time of an object. */
function plannedAt(target: Target): Instant | null {
  switch (target.kind) {
    case 'timeblock':
      return target.row.start_at;
    case 'task':
      return target.row.planned_at;
    case 'project':
      return null;
  }
}

/** Numbered where buttons go by the numbers; the late ones come first. */
function listed(due: readonly Due[], isLate: (reminder: Due) => boolean): Told['said'] {
  const isNumbered = due.length > 1;
  const shown = due.slice(0, LINES_MAX).map((reminder, index) => ({
    late: isLate(reminder),
    line: line(reminder, isNumbered && index < BUTTON_ROWS_MAX ? index + 1 : null),
  }));
  const linesOf = (late: boolean) =>
    shown.filter((each) => each.late === late).map((each) => each.line);
  const [late, timely] = [linesOf(true), linesOf(false)];
  const count = due.length - shown.length;
  const more = count > 0 ? [say('reminders_more', { count })] : [];
  const title = say('reminders_title', {});
  if (late.length === 0) return [title, ...timely, ...more];
  const rest = timely.length === 0 ? [] : [title, ...timely];
  return [say('reminders_missed', {}), ...late, ...rest, ...more];
}

function line({ target, fire_at, about_at }: Due, position: number | null): Message {
  return say('reminder_line', { position, object: nameFacts(target), at: about_at ?? fire_at });
}

/** Done, 10 minutes, an hour, tomorrow: each names its object. */
function actionsOf(reminder: Due, now: Instant, position: number | null): Action[] {
  const { target } = reminder;
  const { number } = target.row;
  const named = target.kind === 'task' ? { task: number } : { timeblock: number };
  const snooze = (minutes: number): Action => ({
    label: say('label_snooze', { minutes }),
    op: { type: 'snooze', ...named, minutes },
  });
  const done: Action = {
    label: say('label_done', {}),
    op: { type: 'update_status', task: number, status: 'done' },
  };
  const actions: Action[] = [
    ...(target.kind === 'task' ? [done] : []),
    snooze(10),
    snooze(60),
    { label: say('label_remind_tomorrow', {}), op: tomorrow(reminder, now) },
  ];
  if (position === null) return actions;
  return actions.map(({ label, op }) => ({ label: say('numbered', { position, label }), op }));
}

/**
 * A task whose day has come is moved to the next one and keeps its hour: only reminded of again, it
 * would be overdue by then. What lies ahead, or is a meeting with others, is only told of again.
 */
function tomorrow(
  { target, timezone: zone, about_at: about, fire_at: fire }: Due,
  now: Instant,
): Operation {
  const today = dayOf(now, zone);
  const day = addDays(today, 1);
  const { number } = target.row;
  if (target.kind === 'task') {
    const { planned_on: on, planned_at: at, recurrence_rule: rule } = target.row;
    const planned = at === null ? on : dayOf(at, zone);
    if (planned !== null && planned <= today) {
      const alone = rule === null ? {} : { scope: 'this' as const };
      return { type: 'reschedule', task: number, planned_at: day, ...alone };
    }
  }
  const until = toLocalIso(atLocal(day, timeOf(about ?? fire, zone), zone), zone);
  const named = target.kind === 'task' ? { task: number } : { timeblock: number };
  return { type: 'snooze', ...named, until };
}
