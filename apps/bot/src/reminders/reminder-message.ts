import type { Operation } from '@planerka/contracts';
import type { DueReminder } from '@planerka/db';
import {
  handleOf,
  addDays,
  atLocal,
  dayOf,
  type Instant,
  minutesBetween,
  timeOf,
  toLocalIso,
} from '@planerka/plan';
import { formatDayAndMonth, formatLead, titled } from '@planerka/texts';
import { type Button, button, type Step, text } from '../reply/reply.ts';
import { ru } from './ru-reminders.ts';

/** What is told this late is told as missed. */
const LATE_MINUTES = 5;
/** Lines of one message; what is beyond them stays in the plan and is counted. */
const LINES_MAX = 40;
/** Objects of one message that have buttons of their own. */
const BUTTON_ROWS_MAX = 6;

/** All reminders that are due in one chat, as one message. */
export function reminderMessage(unsorted: readonly DueReminder[], now: Instant): Step {
  const due = [...unsorted].sort(byTime);
  const [only] = due;
  const isLate = ({ fire_at: at }: DueReminder) => minutesBetween(at, now) > LATE_MINUTES;
  const words =
    only && due.length === 1 && !isLate(only) ? sentence(only) : listed(due, isLate, now);
  const rows = due.slice(0, BUTTON_ROWS_MAX);
  const buttons = rows.map((each, index) =>
    buttonsOf(each, now, due.length === 1 ? null : index + 1),
  );
  return text(words, {
    buttons,
    shown: { objects: due.map(({ target }) => handleOf(target)) },
  });
}

function byTime(a: DueReminder, b: DueReminder): number {
  if (a.fire_at !== b.fire_at) return a.fire_at < b.fire_at ? -1 : 1;
  return a.target.row.number - b.target.row.number;
}

/** One reminder that comes in time. */
function sentence(reminder: DueReminder): string {
  const { target, timezone: zone, about_at: about, fire_at: fire } = reminder;
  const what = titled(target);
  if (about === null) return ru.again(what, plannedTime(reminder));
  const before = minutesBetween(fire, about);
  const day = dayOf(about, zone);
  const prefix = day === dayOf(fire, zone) ? '' : `${formatDayAndMonth(day)}, `;
  const when = `${prefix}${span(reminder, about)}`;
  if (before > 0) return ru.soon(formatLead(before), what, when);
  return target.kind === 'timeblock' ? ru.begins(what, when) : ru.due(what, when);
}

function span({ target, timezone: zone }: DueReminder, about: Instant): string {
  if (target.kind !== 'timeblock') return timeOf(about, zone);
  const end = Date.parse(about) + target.row.duration_minutes * 60_000;
  return `${timeOf(about, zone)}–${timeOf(new Date(end).toISOString(), zone)}`;
}

/** The plan's own hour of what was put off. */
function plannedTime({ target, timezone: zone, fire_at: fire }: DueReminder): string {
  const at =
    target.kind === 'timeblock'
      ? target.row.start_at
      : target.kind === 'task'
        ? target.row.planned_at
        : null;
  return at !== null && dayOf(at, zone) === dayOf(fire, zone) ? timeOf(at, zone) : '';
}

/** Numbered where buttons go by the numbers; the late ones come first. */
function listed(
  due: readonly DueReminder[],
  isLate: (reminder: DueReminder) => boolean,
  now: Instant,
): string {
  const isNumbered = due.length > 1;
  const shown = due.slice(0, LINES_MAX).map((reminder, index) => ({
    late: isLate(reminder),
    text: line(reminder, now, isNumbered && index < BUTTON_ROWS_MAX ? index + 1 : null),
  }));
  const section = (head: string, late: boolean): string[] => {
    const lines = shown.filter((each) => each.late === late).map(({ text: words }) => words);
    return lines.length === 0 ? [] : [head, ...lines];
  };
  const hidden = due.length - shown.length;
  const more = hidden > 0 ? [ru.more(hidden)] : [];
  return [...section(ru.missed, true), ...section(ru.several, false), ...more].join('\n');
}

function line(
  { target, timezone: zone, fire_at: fire, about_at: about }: DueReminder,
  now: Instant,
  position: number | null,
): string {
  const at = about ?? fire;
  const day = dayOf(at, zone);
  const date = day === dayOf(now, zone) ? '' : `${formatDayAndMonth(day)}, `;
  return ru.line(position, `${date}${timeOf(at, zone)}`, titled(target));
}

/** Done, 10 minutes, an hour, tomorrow: each names its object. */
function buttonsOf(reminder: DueReminder, now: Instant, position: number | null): Button[] {
  const { target } = reminder;
  const { number } = target.row;
  const label = (words: string) =>
    position === null ? words : ru.buttons.numbered(position, words);
  const named = target.kind === 'task' ? { task: number } : { timeblock: number };
  const done =
    target.kind === 'task'
      ? [button(label(ru.buttons.done), { type: 'update_status', task: number, status: 'done' })]
      : [];
  return [
    ...done,
    button(label(ru.buttons.ten), { type: 'snooze', ...named, minutes: 10 }),
    button(label(ru.buttons.hour), { type: 'snooze', ...named, minutes: 60 }),
    button(label(ru.buttons.tomorrow), tomorrow(reminder, now)),
  ];
}

/**
 * A task whose day has come is moved to the next one and keeps its hour: only reminded of again, it
 * would be overdue by then. What lies ahead, or is a meeting with others, is only spoken of again.
 */
function tomorrow(
  { target, timezone: zone, about_at: about, fire_at: fire }: DueReminder,
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
