import { formatDayAndMonth, monthOf, monthWithin } from './dates.ts';
import { listed } from './lists.ts';
import { counted } from './plural.ts';

type Gender = 'masculine' | 'feminine' | 'neuter';

interface DayNames {
  readonly every: string;
  readonly on: string;
  readonly gender: Gender;
  /** "в первый понедельник", "в первую среду" */
  readonly accusative: string;
}

const DAY_NAMES: Readonly<Record<string, DayNames>> = {
  MO: {
    every: 'каждый понедельник',
    on: 'понедельникам',
    gender: 'masculine',
    accusative: 'понедельник',
  },
  TU: { every: 'каждый вторник', on: 'вторникам', gender: 'masculine', accusative: 'вторник' },
  WE: { every: 'каждую среду', on: 'средам', gender: 'feminine', accusative: 'среду' },
  TH: { every: 'каждый четверг', on: 'четвергам', gender: 'masculine', accusative: 'четверг' },
  FR: { every: 'каждую пятницу', on: 'пятницам', gender: 'feminine', accusative: 'пятницу' },
  SA: { every: 'каждую субботу', on: 'субботам', gender: 'feminine', accusative: 'субботу' },
  SU: {
    every: 'каждое воскресенье',
    on: 'воскресеньям',
    gender: 'neuter',
    accusative: 'воскресенье',
  },
};

const WORKING_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR'];

const ORDINALS: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  '1': { masculine: 'в первый', feminine: 'в первую', neuter: 'в первое' },
  '2': { masculine: 'во второй', feminine: 'во вторую', neuter: 'во второе' },
  '3': { masculine: 'в третий', feminine: 'в третью', neuter: 'в третье' },
  '4': { masculine: 'в четвёртый', feminine: 'в четвёртую', neuter: 'в четвёртое' },
  '5': { masculine: 'в пятый', feminine: 'в пятую', neuter: 'в пятое' },
  '-1': { masculine: 'в последний', feminine: 'в последнюю', neuter: 'в последнее' },
  '-2': { masculine: 'в предпоследний', feminine: 'в предпоследнюю', neuter: 'в предпоследнее' },
};

function ordinal(position: string, gender: Gender): string | null {
  return ORDINALS[position.replace('+', '')]?.[gender] ?? null;
}

interface Unit {
  readonly every: string;
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

const UNITS: Readonly<Record<string, Unit>> = {
  MINUTELY: { every: 'каждую минуту', one: 'минуту', few: 'минуты', many: 'минут' },
  HOURLY: { every: 'каждый час', one: 'час', few: 'часа', many: 'часов' },
  DAILY: { every: 'каждый день', one: 'день', few: 'дня', many: 'дней' },
  WEEKLY: { every: 'каждую неделю', one: 'неделю', few: 'недели', many: 'недель' },
  MONTHLY: { every: 'каждый месяц', one: 'месяц', few: 'месяца', many: 'месяцев' },
  YEARLY: { every: 'каждый год', one: 'год', few: 'года', many: 'лет' },
};

function every({ frequency, interval }: Rule): string {
  const unit = UNITS[frequency];
  if (!unit) return 'с повтором';
  if (interval === 1) return unit.every;
  return `раз в ${counted(interval, unit.one, unit.few, unit.many)}`;
}

/** A rule, its parts taken apart. */
interface Rule {
  readonly frequency: string;
  readonly interval: number;
  readonly days: readonly string[];
  /** Which of the days that the rest of the rule finds. */
  readonly positions: readonly string[];
  readonly dates: readonly string[];
  readonly months: readonly number[];
  readonly hours: readonly string[];
  readonly minutes: readonly string[];
}

function ruleOf(parts: ReadonlyMap<string, string>): Rule {
  const list = (name: string): string[] =>
    (parts.get(name) ?? '').split(',').filter((each) => each !== '');
  return {
    frequency: parts.get('FREQ') ?? '',
    interval: Number(parts.get('INTERVAL') ?? 1),
    days: list('BYDAY'),
    positions: list('BYSETPOS'),
    dates: list('BYMONTHDAY'),
    months: list('BYMONTH').map(Number),
    hours: list('BYHOUR'),
    minutes: list('BYMINUTE'),
  };
}

/** Every week, or every so many: on which days of it. */
function weekly(rule: Rule): string {
  const { days, interval } = rule;
  const isSet = (set: readonly string[]): boolean =>
    days.length === set.length && set.every((day) => days.includes(day));
  const [single = ''] = days;
  const onDays = `по ${listed(days.map((day) => DAY_NAMES[day]?.on ?? day))}`;
  const words = isSet(WORKING_DAYS) ? 'по будням' : isSet(['SA', 'SU']) ? 'по выходным' : onDays;
  if (interval > 1) return `${every(rule)} ${words}`;
  return days.length === 1 ? (DAY_NAMES[single]?.every ?? words) : words;
}

/** "в первый понедельник", "в последний рабочий день" */
function nthDays({ days, positions }: Rule): string[] {
  const isWorking = WORKING_DAYS.every((day) => days.includes(day)) && days.length === 5;
  const [weekday, ...others] = days;
  return positions.length === 0
    ? days.flatMap((day) => {
        const [, nth = '', code = ''] = /^([+-]?\d+)([A-Z]{2})$/.exec(day) ?? [];
        return nthDay(nth, DAY_NAMES[code]);
      })
    : positions.flatMap((position) => {
        if (isWorking) {
          const which = ordinal(position, 'masculine');
          return which === null ? [] : [`${which} рабочий день`];
        }
        return weekday === undefined || others.length > 0
          ? []
          : nthDay(position, DAY_NAMES[weekday]);
      });
}

function nthDay(position: string, day: DayNames | undefined): string[] {
  const which = day && ordinal(position, day.gender);
  return day && which ? [`${which} ${day.accusative}`] : [];
}

/** "7 марта", "5-го и 20-го числа", "в мае": dates and months, as far as there are words for them. */
function dates({ dates: days, months, frequency }: Rule, which: readonly string[]): string[] {
  const [month, ...otherMonths] = months;
  const isOneDate = days.length > 0 && days.every((day) => Number(day) > 0);
  if (month !== undefined && otherMonths.length === 0 && frequency === 'YEARLY') {
    if (which.length > 0) return [`${listed(which)} ${monthOf(month)}`];
    if (isOneDate) return [`${listed(days)} ${monthOf(month)}`];
  }
  const inMonths = months.length === 0 ? [] : [`в ${listed(months.map(monthWithin))}`];
  const last = days.includes('-1') ? ['в последний день'] : [];
  const numbered = days.filter((day) => Number(day) > 0).map((day) => `${day}-го`);
  const onDates = numbered.length === 0 ? [] : [`${listed(numbered)} числа`];
  const onDays = which.length === 0 ? [] : [listed(which)];
  return [...onDays, ...onDates, ...last, ...inMonths];
}

function clocks({ hours, minutes }: Rule): string[] {
  const [minute = '00'] = minutes;
  if (hours.length === 0) return [];
  const times = hours.map((hour) => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`);
  return [`в ${listed(times)}`];
}

/**
 * An RRULE value in words, "по вторникам и четвергам", "раз в 2 недели по средам, до 31 мая 2026".
 * What the words have no form for is left out, never invented.
 */
export function describeRecurrence(value: string): string {
  const parts = new Map(value.split(';').map((part) => part.split('=', 2) as [string, string]));
  const rule = ruleOf(parts);
  const isByWeekday =
    rule.days.length > 0 &&
    rule.positions.length === 0 &&
    rule.days.every((day) => DAY_NAMES[day] !== undefined);
  const words = [
    isByWeekday ? weekly(rule) : every(rule),
    ...dates(rule, isByWeekday ? [] : nthDays(rule)),
    ...clocks(rule),
  ];
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get('UNTIL') ?? '');
  if (until) {
    const [, year, month, day] = until;
    words.push(`до ${formatDayAndMonth(`${year}-${month}-${day}`)} ${year}`);
  }
  const count = parts.get('COUNT');
  if (count !== undefined) words.push(`всего ${counted(Number(count), 'раз', 'раза', 'раз')}`);
  return words.join(', ');
}
