import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import type { Day, Point } from '../../meaning.ts';
import { isCounting, standsAfterTime } from './context.ts';
import { fact, isDigits, NO_POINT, range, rule } from './make.ts';
import { clockOf, pointOf } from './points.ts';

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
export const SPANS: readonly Rule[] = [
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
  // "между 18 и 20 мая"
  rule('между <first:dom> и <b:day-point>', ({ first, b }) => daySpan(first, b)),
  rule('между <first:ord-dom> и <b:day-point>', ({ first, b }) => daySpan(first, b)),
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
export const BOUNDS: readonly Rule[] = [
  rule('<a:fact> ,? но|и|а? и? до <b:point>', ({ a, b }) => between(opening(a), pointOf(b))),
  rule('<a:fact> ,? но|и|а? и? не позже|позднее <b:point>', ({ a, b }) =>
    between(opening(a), pointOf(b)),
  ),
  // "до двух, а после четырёх" sets two things against each other
  rule('<b:fact> ,? но|и? и? не раньше|ранее <a:point>', ({ a, b }) =>
    between(pointOf(a), closing(b)),
  ),
  rule('<b:fact> ,? но|и? и? после <a:point>', ({ a, b }) => between(pointOf(a), closing(b))),
];
