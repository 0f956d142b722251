import {
  calendarParts,
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  type Moment,
  minutesBetween,
  timeOf,
  today,
  weekdayOf,
} from '@planerka/plan';

const WEEKDAYS = [
  'понедельник',
  'вторник',
  'среда',
  'четверг',
  'пятница',
  'суббота',
  'воскресенье',
] as const;

const WEEKDAYS_SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

const MONTHS_WITHIN = [
  'январе',
  'феврале',
  'марте',
  'апреле',
  'мае',
  'июне',
  'июле',
  'августе',
  'сентябре',
  'октябре',
  'ноябре',
  'декабре',
] as const;

/** 1 = January to 12 = December: "марта". */
export function monthOf(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** 1 = January to 12 = December: "марте", as in "в марте". */
export function monthWithin(month: number): string {
  return MONTHS_WITHIN[month - 1] ?? '';
}

/** 1 = Monday to 7 = Sunday, nominative. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

/** 1 = Monday to 7 = Sunday: "пн". */
export function weekdayShort(weekday: number): string {
  return WEEKDAYS_SHORT[weekday - 1] ?? '';
}

/** "26 февраля", without weekday and year. */
export function formatDayAndMonth(day: Day): string {
  const { month, date } = calendarParts(day);
  return `${date} ${MONTHS[month - 1] ?? ''}`;
}

/** "четверг, 26 февраля 2026": where it is not known when it will be read. */
export function formatFullDay(day: Day): string {
  return `${weekdayName(weekdayOf(day))}, ${formatDayAndMonth(day)} ${calendarParts(day).year}`;
}

/** "четверг, 26 февраля"; the year is written only where it is not the present one. */
export function formatDay(day: Day, moment: Moment): string {
  const { year } = calendarParts(day);
  if (year !== calendarParts(today(moment)).year) return formatFullDay(day);
  return `${weekdayName(weekdayOf(day))}, ${formatDayAndMonth(day)}`;
}

const NEAR_DAYS: ReadonlyMap<number, string> = new Map([
  [-1, 'вчера'],
  [0, 'сегодня'],
  [1, 'завтра'],
  [2, 'послезавтра'],
]);

/** "завтра", "суббота, 28 февраля": the days around today by their word. */
export function formatNearDay(day: Day, moment: Moment): string {
  return NEAR_DAYS.get(daysBetween(today(moment), day)) ?? formatDay(day, moment);
}

/** "завтра, 14:00", "суббота, 28 февраля, 14:00" */
export function formatInstant(instant: Instant, moment: Moment): string {
  const { zone } = moment;
  return `${formatNearDay(dayOf(instant, zone), moment)}, ${timeOf(instant, zone)}`;
}

/**
 * "завтра, 14:00–15:00"; a span over midnight names both days, one within `day`, which the reader
 * knows, names none.
 */
export function formatSpan(from: Instant, to: Instant, moment: Moment, day?: Day): string {
  const { zone } = moment;
  const sameDay = dayOf(from, zone) === dayOf(to, zone);
  if (sameDay && dayOf(from, zone) === day) {
    return `${timeOf(from, zone)}–${timeOf(to, zone)}${lengthUntold(from, to, zone)}`;
  }
  const end = sameDay ? `–${timeOf(to, zone)}` : ` – ${formatInstant(to, moment)}`;
  return `${formatInstant(from, moment)}${end}`;
}

/**
 * " (1 ч)" behind a span whose clocks do not tell how long it is, on the night in which they are set back or
 * forward: one of an hour may go from 02:15 to 02:15. Empty on every other day.
 */
export function lengthUntold(from: Instant, to: Instant, zone: string): string {
  const minutes = minutesBetween(from, to);
  const days = daysBetween(dayOf(from, zone), dayOf(to, zone));
  const byClock = days * DAY_MINUTES + clockMinutes(to, zone) - clockMinutes(from, zone);
  return byClock === minutes ? '' : ` (${formatDuration(minutes)})`;
}

const DAY_MINUTES = 24 * 60;

function clockMinutes(instant: Instant, zone: string): number {
  const [hours = 0, minutes = 0] = timeOf(instant, zone).split(':').map(Number);
  return hours * 60 + minutes;
}

/** "45 мин", "1 ч", "1 ч 30 мин" */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} ч` : '', rest > 0 || hours === 0 ? `${rest} мин` : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** A planned or due time as it is stored: a day, or an instant. */
export function formatWhen(on: Day | null, at: Instant | null, moment: Moment): string | null {
  if (at !== null) return formatInstant(at, moment);
  return on === null ? null : formatNearDay(on, moment);
}
