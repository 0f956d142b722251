import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import type { Clock, Day, Length, Point } from '../../time/meaning.ts';
import { kinds } from '../kinds.ts';
import { GEN } from '../morphology.ts';
import { readsAsMinutes } from './clocks.ts';
import { isCounting, standsAfterTime } from './context.ts';
import {
  clock,
  clockAt,
  day,
  fact,
  isDigits,
  length,
  lengthOf,
  NO_POINT,
  plainPeriod,
  range,
  rule,
  window,
} from './make.ts';
import { clockOf, pointOf } from './points.ts';
import { lasting, lengthIn } from './units.ts';

const from = (item: Item): Made | null => {
  const point = pointOf(item);
  return point === null ? null : fact({ kind: 'from', point });
};

function due(item: Item, after: Item | null): Made | null {
  if (item.meaning === null && isCounting(item.value, after)) return null;
  const point = pointOf(item);
  return point === null ? null : fact({ kind: 'due', point });
}

/** A point with the clock said beside its day: "с 10 января 9:00". */
function joined(dayItem: Item, clockItem: Item | undefined): Point | null {
  const point = pointOf(dayItem);
  if (point === null || clockItem === undefined) return point;
  const second = pointOf(clockItem);
  return second === null ? null : { ...point, clock: second.clock, daypart: second.daypart };
}

function between(a: Point | null, b: Point | null): Made | null {
  if (a === null || b === null) return null;
  const clocksOnly = a.clock !== null && b.clock !== null && a.day === null && b.day === null;
  if (clocksOnly) {
    return fact({ kind: 'clock-range', range: range(a.clock, b.clock) });
  }
  // "с тринадцатого по пятнадцатое июля": the first takes the month of the last
  const first = a.day?.kind === 'of-month' && b.day?.kind === 'date' ? a.day.day : null;
  if (first !== null && b.day?.kind === 'date' && first < b.day.day) {
    return fact({
      kind: 'range',
      start: { ...a, day: { ...b.day, day: first, weekday: null } },
      end: b,
      certain: true,
    });
  }
  const comparable = a.period === null && b.period === null;
  return comparable ? fact({ kind: 'range', start: a, end: b, certain: true }) : null;
}

/** The first of "10-12 марта" takes the month of the last. */
function daySpan(first: Item, last: Item): Made | null {
  const end = pointOf(last)?.day;
  if (end === undefined || end === null) return null;
  if (end.kind === 'of-month') {
    return between({ ...NO_POINT, day: { ...end, day: first.value } }, { ...NO_POINT, day: end });
  }
  if (end.kind !== 'date' || end.day <= first.value) return null;
  const start: Day = { ...end, day: first.value, weekday: null };
  return between({ ...NO_POINT, day: start }, { ...NO_POINT, day: end });
}

/** "двадцатого по двадцать пятое октября", "14.10. по 15.10": dates with nothing in front. */
function dateSpan(a: Item, b: Item): Made | null {
  const first = pointOf(a);
  const last = pointOf(b);
  const isDate = (point: Point | null): boolean =>
    point?.day?.kind === 'date' || point?.day?.kind === 'of-month';
  return isDate(first) && isDate(last) ? between(first, last) : null;
}

/** "с 15 по 17": two bare numbers joined by "по" are days. */
function daysOfMonth(first: Item, last: Item, after: Item | null): Made | null {
  if (last.value <= first.value || isCounting(last.value, after)) return null;
  const dayAt = (item: Item): Point => ({
    ...NO_POINT,
    day: { kind: 'of-month', day: item.value, which: 'plain' },
  });
  return fact({ kind: 'range', start: dayAt(first), end: dayAt(last), certain: false });
}

/** "с понедельника по среду", "с 9 до 18", "10-12 марта" */
const SPANS: readonly Rule[] = [
  // before the spans of clocks: "с 10 по 12 марта"
  rule('с|от <first:dom> до|по <b:day-point>', ({ first, b }) => daySpan(first, b)),
  rule('с|от <first:ord-dom> до|по <b:day-point>', ({ first, b }) => daySpan(first, b)),
  rule('<first:dom> .? по <b:day-point>', ({ first, b }) => daySpan(first, b)),
  // "14 до 18 апреля", but not "оплатить 5 до 18 апреля"
  rule('<first:dom> до <b:day-point>', ({ first, b }, { before }) =>
    before === null ? daySpan(first, b) : null,
  ),
  rule('<a:day-point> по <b:day-point>', ({ a, b }) => dateSpan(a, b)),
  rule('<first:dom> .? -|/ <b:day-point>', ({ first, b }) => daySpan(first, b)),
  rule('с <first:dom> .? - <b:day-point>', ({ first, b }) => daySpan(first, b)),
  rule('с <first:dom> по <last:dom>', ({ first, last }, { after }) =>
    daysOfMonth(first, last, after),
  ),
  rule('<a:part-of-day> ,? но|и|а до <b:point>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('<a:part-of-day> до <b:point>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('с|от <a:point> до|по <b:point>', ({ a, b }, { after }) =>
    isCounting(b.value, after) && b.meaning === null ? null : between(pointOf(a), pointOf(b)),
  ),
  rule('с|от <a:point> и до|по <b:point>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('с <a:point> - <b:point>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('с <a:day-point> <ac:point> до|по <b:day-point> <bc:point>', ({ a, ac, b, bc }) =>
    between(joined(a, ac), joined(b, bc)),
  ),
  rule('с <ac:point> <a:day-point> до|по <bc:point> <b:day-point>', ({ a, ac, b, bc }) =>
    between(joined(a, ac), joined(b, bc)),
  ),
  rule('с <a:day-point> <ac:point> до|по <b:clock>', ({ a, ac, b }) => {
    const start = joined(a, ac);
    const end = pointOf(b);
    return start?.clock === null ? null : between(start, end);
  }),
  rule('между <a:point> и <b:point>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('<a:clock> / <b:clock>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('<a:clock> -|до <b:point>', ({ a, b }) => {
    const end = clockOf(b);
    return end === null ? null : between(pointOf(a), { ...NO_POINT, clock: end });
  }),
  // "четверг, 26 февраля, 23:00 – пятница, 27 февраля, 01:00"
  rule('<a:clock> - <w:day> ,? <b:day> ,? <bc:clock>', ({ a, b, bc }) =>
    between(pointOf(a), joined(b, bc)),
  ),
  rule('<a:clock> - <b:day> ,? <bc:clock>', ({ a, b, bc }) => between(pointOf(a), joined(b, bc))),
  rule('<a:hour> - <b:clock>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('<a:hour> - <b:hour>', ({ a, b }, { before, after }) => {
    const near = standsAfterTime(before) || standsAfterTime(after);
    if (!near || isCounting(b.value, after) || !isDigits(a)) return null;
    return between(pointOf(a), pointOf(b));
  }),
  rule('<a:day-point> - <b:day-point>', ({ a, b }) => between(pointOf(a), pointOf(b))),
  rule('<a:dotted> - <b:dotted>', ({ a, b }) => between(pointOf(a), pointOf(b))),
];

/** The point from which something may be done: "после двух", "не раньше девяти". */
function opening(item: Item): Point | null {
  const { meaning } = item;
  return meaning?.kind === 'after' || meaning?.kind === 'from' ? meaning.point : null;
}

const closing = (item: Item): Point | null =>
  item.meaning?.kind === 'due' ? item.meaning.point : null;

/** "не раньше девяти, но не позже одиннадцати", "после двух и до пяти" */
const BOUNDS: readonly Rule[] = [
  rule('<a:fact> ,? но|и|а? и? до <b:point>', ({ a, b }) => between(opening(a), pointOf(b))),
  rule('<a:fact> ,? но|и|а? и? не позже|позднее <b:point>', ({ a, b }) =>
    between(opening(a), pointOf(b)),
  ),
  rule('<b:fact> ,? но|и|а? и? не раньше|ранее <a:point>', ({ a, b }) =>
    between(pointOf(a), closing(b)),
  ),
  rule('<b:fact> ,? но|и|а? и? после <a:point>', ({ a, b }) => between(pointOf(a), closing(b))),
];

/** "до пятницы", "к вечеру", "не позже 16", "в течение часа" */
const DEADLINES: readonly Rule[] = [
  rule('до|к <point>', ({ point }, { after }) => due(point, after)),
  rule('перед <point>', ({ point }, { after }) => due(point, after)),
  // "до нового года": its last day
  rule('до|к|под|перед <new> <year>', () =>
    fact({
      kind: 'due',
      point: { ...NO_POINT, day: { kind: 'date', day: 31, month: 12, year: null, weekday: null } },
    }),
  ),
  rule('<hour-plural> к <point>', ({ point }, { after }) => due(point, after)),
  rule('ближе к <point>', ({ point }) => {
    const value = pointOf(point);
    if (value?.daypart !== null && value?.daypart !== undefined) {
      return fact({ kind: 'daypart', daypart: value.daypart });
    }
    return clock(value?.clock ?? null);
  }),
  // "до конца пятницы"
  rule('до|к <part> <day-point>', (m, { after }) =>
    m.part.value === 3 ? due(m['day-point'], after) : null,
  ),
  rule('не позже|позднее чем? <offset>', (m) =>
    fact({ kind: 'due-in', length: m.offset.meaning.length, weak: false }),
  ),
  rule('не позже|позднее чем? <point>', ({ point }, { after }) => due(point, after)),
  rule('по <day-point>', (m, { after }) => due(m['day-point'], after)),
  rule('с? <utmost>? <deadline> :|-? <point>', ({ point }, { after }) => due(point, after)),
  rule('с? <utmost>? <deadline> :|-? до|к|на <point>', ({ point }, { after }) => due(point, after)),
  rule('самое позднее <point>', ({ point }, { after }) => due(point, after)),
  rule('максимум до|к <point>', ({ point }, { after }) => due(point, after)),
  rule('<deadline> :|-? <now>', () => fact({ kind: 'now' })),
  rule('в течение|течении дня', () =>
    fact({ kind: 'due', point: { ...NO_POINT, day: { kind: 'relative', days: 0 } } }),
  ),
  rule('в течение|течении <lasting>', ({ lasting: item }) => {
    const value = lasting(item);
    return value === null ? null : fact({ kind: 'due-in', length: value, weak: false });
  }),
  rule('в течение|течении <pair> <unit>', (m) => {
    const value = lengthIn(2, m.unit);
    return value === null ? null : fact({ kind: 'due-in', length: value, weak: false });
  }),
  rule('в течение|течении <period>', (m) =>
    fact({
      kind: 'due',
      point: { ...NO_POINT, period: { ...m.period.meaning.period, part: 'end' } },
    }),
  ),
  rule('в течение|течении <month>', (m) =>
    fact({
      kind: 'due',
      point: {
        ...NO_POINT,
        period: plainPeriod('month', 'plain', { month: m.month.value, part: 'end' }),
      },
    }),
  ),
  // "минут за 15"
  rule('<unit> за <n>', ({ unit, n }) => {
    const value = unit.flags & GEN ? lengthIn(n.value, unit) : null;
    return value === null ? null : fact({ kind: 'due-in', length: value, weak: true });
  }),
  rule('за <lasting>', ({ lasting: item }) => {
    const value = lasting(item);
    return value === null ? null : fact({ kind: 'due-in', length: value, weak: true });
  }),
];

function shifted(item: Item, sign: 1 | -1, to: Item): Made | null {
  const value = lasting(item);
  const point = pointOf(to);
  if (value === null || point?.day === null || point === null) return null;
  return day({ kind: 'shift', length: value, sign, base: point.day, weekday: null });
}

function byDays(item: Item, sign: 1 | -1): Made | null {
  const base = pointOf(item)?.day ?? null;
  return base === null
    ? null
    : day({ kind: 'shift', length: lengthOf(1, 'day'), sign, base, weekday: null });
}

/** "за 15 минут до девяти"; null when that is not within the same half of the day. */
function clockEarlier(said: Clock, by: Length): Clock | null {
  if (by.months > 0 || by.days > 0 || by.workdays > 0) return null;
  const seconds = (said.midnight ? 24 : said.hour) * 3600 + said.minute * 60 - by.seconds;
  if (seconds < 0) return null;
  const hour = Math.floor(seconds / 3600);
  const minute = Math.floor((seconds % 3600) / 60);
  return clockAt(hour, minute, { literal: said.literal, half: said.half });
}

/** "за два дня до пятницы", "через два дня с пятницы", "с понедельника", "после 18" */
const ANCHORED: readonly Rule[] = [
  rule('за <lasting> до <day-point>', (m) => shifted(m.lasting, -1, m['day-point'])),
  rule('накануне <day-point>', (m) => byDays(m['day-point'], -1)),
  // "на следующий день после 8 марта"
  rule('<a:day> после <b:day-point>', ({ a, b }) => {
    const said = a.meaning.day;
    return said.kind === 'relative' && said.days === 1 ? byDays(b, 1) : null;
  }),
  rule('за <lasting> до <period>', (m) => {
    const value = lasting(m.lasting);
    const base: Day = { kind: 'edge', period: m.period.meaning.period };
    return value === null
      ? null
      : day({ kind: 'shift', length: value, sign: -1, base, weekday: null });
  }),
  rule('за <lasting> до <hour>', (m, { after }) => {
    const value = lasting(m.lasting);
    const said = isCounting(m.hour.value, after) ? null : clockOf(m.hour);
    return value === null || said === null ? null : clock(clockEarlier(said, value));
  }),
  rule('за <lasting> до <clock>', (m) => {
    const value = lasting(m.lasting);
    return value === null ? null : clock(clockEarlier(m.clock.meaning.clock, value));
  }),
  rule('<offset> с|от|после <day-point>', (m) => {
    const base = pointOf(m['day-point'])?.day ?? null;
    const { length: value } = m.offset.meaning;
    return base === null
      ? null
      : day({ kind: 'shift', length: value, sign: 1, base, weekday: null });
  }),
  rule('начиная с <point>', ({ point }) => from(point)),
  rule('не раньше|ранее <point>', ({ point }) => from(point)),
  rule('с <point>', ({ point }, { after }) =>
    point.meaning === null && (isCounting(point.value, after) || after?.kind === 0)
      ? null
      : from(point),
  ),
  rule('после <point>', ({ point }, { after }) => {
    const value = pointOf(point);
    if (value === null || (point.meaning === null && isCounting(point.value, after))) return null;
    return fact({ kind: 'after', point: value });
  }),
  rule('кроме|исключая <day-point>', (m) => {
    const { meaning } = m['day-point'];
    return meaning?.kind === 'day'
      ? fact({ kind: 'except', days: [meaning.day, ...meaning.others], weekdays: [], months: [] })
      : null;
  }),
];

/** "займёт полчаса": the words that say so go with the length. */
function takes(item: Item): Made | null {
  const { meaning } = item;
  const value =
    meaning?.kind === 'for-number' || meaning?.kind === 'length' ? meaning.length : lasting(item);
  return value === null ? null : length({ ...value, clock: null }, 'for');
}

/** Behind a comma or a time, what sets time aside belongs to what was said before it. */
const isBehind = (before: Item | null): boolean =>
  before !== null && (before.word === ',' || before.meaning !== null);

/** "займёт полчаса", "час уйдёт", "это на час": how long, in a clause of its own. */
const TAKING: readonly Rule[] = [
  // "созвон займёт час" is about a call that is there already
  rule('<takes> <about>? <lasting>', ({ lasting: item }, { before }) =>
    isBehind(before) ? takes(item) : null,
  ),
  rule('<takes> <about>? <fact>', (m, { before }) => (isBehind(before) ? takes(m.fact) : null)),
  rule('на это <takes> <about>? <lasting>', ({ lasting: item }) => takes(item)),
  rule('на <thereof> <takes> <about>? <lasting>', ({ lasting: item }) => takes(item)),
  rule('<lasting> <takes>', ({ lasting: item }) => takes(item)),
  rule('час <minutes> <takes>', ({ minutes }) =>
    length(lengthOf(60 + minutes.value, 'minute'), 'for'),
  ),
  rule('<sets-aside> на? <lasting>', ({ lasting: item }, { before }) =>
    isBehind(before) ? takes(item) : null,
  ),
  rule('<sets-aside> <fact>', (m, { before }) => (isBehind(before) ? takes(m.fact) : null)),
  rule(', это <about>? <lasting>', ({ lasting: item }) => takes(item)),
  rule(', это <about>? <fact>', (m) => takes(m.fact)),
];

const again = (item: Item): Made | null => {
  const { meaning } = item;
  if (meaning?.kind === 'length') return length(meaning.length, meaning.said);
  return meaning?.kind === 'for-number' ? fact(meaning) : null;
};

/** "статья про 5 часов сна": what the title is about, which no rule reads again. */
const TOPIC: Made = { kind: kinds.id('topic'), value: 0, flags: 0, meaning: null };

/** What no relation took up. */
const LEFT_OVER: readonly Rule[] = [
  rule('<period>', ({ period }, { before }) =>
    before?.word === 'за' || before?.word === 'про' ? null : window(period.meaning.period),
  ),
  rule('про|о|об <length>', () => TOPIC),
  // "примерно на час", "на час примерно"
  rule('<about> <lasting>', ({ lasting: item }) => again(item)),
  rule('<about> <fact>', (m) => again(m.fact)),
  rule('<length> <about>', (m) => (m.about.word === 'около' ? null : again(m.length))),
  rule('час <minutes>', ({ minutes }, { after }) =>
    after?.kind !== 0 && readsAsMinutes(minutes) && !isCounting(minutes.value, after)
      ? length(lengthOf(60 + minutes.value, 'minute'))
      : null,
  ),
  rule('<dotted>', ({ dotted }, { before }) => {
    const { day: asDay, clock: asClock } = dotted.meaning;
    if (asDay !== null) return day(asDay, [], before === null || standsAfterTime(before));
    return clock(asClock);
  }),
  rule('<unit>', ({ unit }, { before, after }) => {
    // alone, or last of all: "созвон завтра в 10, час"
    const isLast = before === null || before.word === ',' || before.meaning?.kind === 'clock';
    const isApart = before?.word === '(' && (after === null || after.word === ')');
    if (!isApart && (after !== null || !isLast)) return null;
    const value = lasting(unit);
    return value === null ? null : length(value);
  }),
];

const secondOf = (item: Item): Made | null => {
  const { meaning } = item;
  if (meaning?.kind === 'day') return day(meaning.day, meaning.others, meaning.certain);
  return meaning?.kind === 'clock' ? clock(meaning.clock) : null;
};

/** "в десять, нет, лучше в одиннадцать", "не завтра, а послезавтра" */
const CORRECTIONS: readonly Rule[] = [
  rule(',? а? ,? нет ,? лучше? ,?', () => fact({ kind: 'correction' })),
  rule(', не ,', () => fact({ kind: 'correction' })),
  rule('не <a:day-point> ,? а <b:day-point>', ({ b }) => secondOf(b)),
  rule('не <a:clock> ,? а <b:clock>', ({ b }) => secondOf(b)),
  rule(',? а? лучше', () => fact({ kind: 'correction' })),
  rule(',? <slip> ,? нет? ,?', () => fact({ kind: 'correction' })),
  rule(',? хотя ,? нет? ,? лучше? ,?', () => fact({ kind: 'correction' })),
  rule(',? или? ,? нет ,?', () => fact({ kind: 'correction' })),
  rule(',? то есть', () => fact({ kind: 'correction' })),
];

/** Relations between points of time; taken up last, when the points are known. */
export const RELATIONS: readonly Rule[] = [
  ...SPANS,
  ...BOUNDS,
  ...TAKING,
  ...ANCHORED,
  ...DEADLINES,
  ...LEFT_OVER,
  ...CORRECTIONS,
];
