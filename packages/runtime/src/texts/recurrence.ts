const DAY_NAMES: Readonly<Record<string, { every: string; on: string; nth: string }>> = {
  MO: { every: 'каждый понедельник', on: 'по понедельникам', nth: 'понедельник' },
  TU: { every: 'каждый вторник', on: 'по вторникам', nth: 'вторник' },
  WE: { every: 'каждую среду', on: 'по средам', nth: 'среда' },
  TH: { every: 'каждый четверг', on: 'по четвергам', nth: 'четверг' },
  FR: { every: 'каждую пятницу', on: 'по пятницам', nth: 'пятница' },
  SA: { every: 'каждую субботу', on: 'по субботам', nth: 'суббота' },
  SU: { every: 'каждое воскресенье', on: 'по воскресеньям', nth: 'воскресенье' },
};

const UNITS: Readonly<Record<string, { every: string; few: string; many: string }>> = {
  HOURLY: { every: 'каждый час', few: 'часа', many: 'часов' },
  DAILY: { every: 'каждый день', few: 'дня', many: 'дней' },
  WEEKLY: { every: 'каждую неделю', few: 'недели', many: 'недель' },
  MONTHLY: { every: 'каждый месяц', few: 'месяца', many: 'месяцев' },
  YEARLY: { every: 'каждый год', few: 'года', many: 'лет' },
};

const plural = new Intl.PluralRules('ru');

function every(frequency: string, interval: number): string {
  const unit = UNITS[frequency];
  if (!unit) return 'с повтором';
  if (interval === 1) return unit.every;
  return `раз в ${interval} ${plural.select(interval) === 'few' ? unit.few : unit.many}`;
}

function onDays(days: readonly string[]): string {
  const names = days.map((day) => DAY_NAMES[day]?.on.replace(/^по /, '') ?? day);
  const last = names.pop() ?? '';
  return `по ${names.length > 0 ? `${names.join(', ')} и ` : ''}${last}`;
}

function monthDays(days: string): string {
  return days
    .split(',')
    .map((day) => (day === '-1' ? 'в последний день' : `${day}-го числа`))
    .join(', ');
}

function nthWeekday(day: string): string {
  const [, nth = '', code = ''] = /^([+-]?\d+)([A-Z]{2})$/.exec(day) ?? [];
  const name = DAY_NAMES[code]?.nth ?? code;
  return nth === '-1' ? `последний день «${name}» месяца` : `${nth}-й день «${name}» месяца`;
}

/**
 * An RRULE value in words, "по вторникам и четвергам", "раз в 2 недели по средам, до 31.05.2026".
 * What the words have no form for is left out, never invented.
 */
export function describeRecurrence(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const frequency = parts.get('FREQ') ?? '';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const days = (parts.get('BYDAY') ?? '').split(',').filter((day) => day !== '');
  const single = days[0];
  let words: string;
  if (days.length === 5 && ['MO', 'TU', 'WE', 'TH', 'FR'].every((day) => days.includes(day))) {
    words = interval === 1 ? 'по будням' : `${every(frequency, interval)} по будням`;
  } else if (days.length === 2 && days.includes('SA') && days.includes('SU')) {
    words = interval === 1 ? 'по выходным' : `${every(frequency, interval)} по выходным`;
  } else if (single !== undefined && days.length === 1 && DAY_NAMES[single] && interval === 1) {
    words = DAY_NAMES[single].every;
  } else if (days.length > 0 && days.every((day) => day.length === 2)) {
    words = interval === 1 ? onDays(days) : `${every(frequency, interval)} ${onDays(days)}`;
  } else if (single !== undefined) {
    words = `${every(frequency, interval)}, ${days.map(nthWeekday).join(', ')}`;
  } else {
    words = every(frequency, interval);
  }
  const dates = parts.get('BYMONTHDAY');
  if (dates !== undefined) words += `, ${monthDays(dates)}`;
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get('UNTIL') ?? '');
  if (until) words += `, до ${until[3]}.${until[2]}.${until[1]}`;
  const count = parts.get('COUNT');
  if (count !== undefined) words += `, всего раз: ${count}`;
  return words;
}
