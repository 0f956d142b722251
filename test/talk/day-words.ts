import { addDays, calendarParts, type Day, weekdayOf } from '@planerka/plan';

/** Monday first, as `weekdayOf` counts. */
const WEEKDAYS: Readonly<Record<string, readonly string[]>> = {
  nom: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
  dat: ['понедельнику', 'вторнику', 'среде', 'четвергу', 'пятнице', 'субботе', 'воскресенью'],
  acc: ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье'],
  gen: ['понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы', 'воскресенья'],
  every: [
    'каждый понедельник',
    'каждый вторник',
    'каждую среду',
    'каждый четверг',
    'каждую пятницу',
    'каждую субботу',
    'каждое воскресенье',
  ],
};
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
];

function wordFor(form: string, day: Day): string {
  const weekday = weekdayOf(day);
  if (form === 'date') {
    const { month, date } = calendarParts(day);
    return `${date} ${MONTHS[month - 1] ?? ''}`;
  }
  if (form === 'в') return `${weekday === 2 ? 'во' : 'в'} ${WEEKDAYS['acc']?.[weekday - 1] ?? ''}`;
  const word = WEEKDAYS[form]?.[weekday - 1];
  if (word === undefined) throw new Error(`no such form of a weekday: ${form}`);
  return word;
}

/** Puts days in the place of `{в+3}`, `{nom+3}`, `{acc+3}`, `{gen+3}`, `{dat+3}`, `{every+3}` and `{date+9}`. */
export function fillDays(text: string, today: Day): string {
  return text.replaceAll(/\{([^{}+]+)\+(\d+)\}/gu, (_, form: string, ahead: string) =>
    wordFor(form, addDays(today, Number(ahead))),
  );
}

/** The day that an entry names: `today`, `tomorrow` or `+N`; null for `none`. */
export function dayNamed(name: string, today: Day): Day | null {
  if (name === 'none') return null;
  if (name === 'today') return today;
  if (name === 'tomorrow') return addDays(today, 1);
  if (/^\+\d+$/u.test(name)) return addDays(today, Number(name.slice(1)));
  throw new Error(`no such day: ${name}`);
}
