import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import { ANY_DAY, type Day, type Nth, type Point, type Which, WORKING_DAY } from '../../meaning.ts';
import { LOOKS_LIKE_INFINITIVE } from '../lexicon/word-endings.ts';
import { FEMININE, GEN, isPlural } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { day, fact, NO_POINT, nthList, rule } from './make.ts';

/** More nth days than a month has are a mistake, not a list. */
const NTHS_MAX = 10;

const weekday = (item: Item, which: Which): Made =>
  day({ kind: 'weekday', weekday: item.value, which });

const onWeekday = (item: Item): Point => ({
  ...NO_POINT,
  day: { kind: 'weekday', weekday: item.value, which: 'plain' },
});

const nth = (o: Item, of: number): Nth => ({ nth: o.value, weekday: of });
const isNth = (o: Item): boolean => o.value >= 1 && o.value <= 5;

function nths(list: readonly Nth[]): Made | null {
  return list.length > NTHS_MAX || list.some((one) => one.nth > 31)
    ? null
    : nthList({ kind: 'nth-list', nths: list });
}

function within(
  list: readonly Nth[],
  unit: Extract<Day, { kind: 'nth' }>['within'],
  which: Which,
  month: number | null = null,
  year: number | null = null,
): Made {
  return day({ kind: 'nth', nths: list, month, year, which, within: unit });
}

/** "первая и третья пятница" */
const NTH_LISTS: readonly Rule[] = [
  rule('<ord> <weekday>', (m) => (isNth(m.ord) ? nths([nth(m.ord, m.weekday.value)]) : null)),
  rule('<final> <weekday>', (m) => nths([nth(m.final, m.weekday.value)])),
  rule('<a:ord> и|, <b:ord> <weekday>', ({ a, b, weekday: w }) =>
    nths([nth(a, w.value), nth(b, w.value)]),
  ),
  rule('<a:ord> и <b:final> <weekday>', ({ a, b, weekday: w }) =>
    nths([nth(a, w.value), nth(b, w.value)]),
  ),
  rule('<a:ord> , <b:ord> и <c:ord> <weekday>', ({ a, b, c, weekday: w }) =>
    nths([nth(a, w.value), nth(b, w.value), nth(c, w.value)]),
  ),
  rule('<nth-list> и|, <ord> <weekday>', (m) =>
    nths([...m['nth-list'].meaning.nths, nth(m.ord, m.weekday.value)]),
  ),
  // "первый и последний вторник и пятницу": each of the ordinals for each of the days
  rule('<nth-list> и|, <weekday>', (m) => {
    const known = m['nth-list'].meaning.nths;
    const ordinals = [...new Set(known.map((one) => one.nth))];
    return nths([...known, ...ordinals.map((n) => ({ nth: n, weekday: m.weekday.value }))]);
  }),
  rule('<final> <unit>', (m) =>
    isPlural(m.unit.flags) || !hasTag(m.unit, 'month-day') ? null : nths([nth(m.final, ANY_DAY)]),
  ),
  rule('<ord> <day-unit>', (m) =>
    isPlural(m['day-unit'].flags) ? null : nths([nth(m.ord, ANY_DAY)]),
  ),
  rule('<ord> с <part> <day-unit>', (m) =>
    m.part.value === 3 ? nths([{ nth: -m.ord.value, weekday: ANY_DAY }]) : null,
  ),
  rule('<ord> с <part> <weekday>', (m) =>
    m.part.value === 3 && isNth(m.ord)
      ? nths([{ nth: -m.ord.value, weekday: m.weekday.value }])
      : null,
  ),
  rule('<final> <workday-adjective> <day-unit>', (m) => nths([nth(m.final, WORKING_DAY)])),
  rule('<ord> <workday-adjective> <day-unit>', (m) => nths([nth(m.ord, WORKING_DAY)])),
];

/** "вторая пятница марта", "последний день следующего месяца" */
const NTH_DAYS: readonly Rule[] = [
  rule('<nth-list> <month>', (m) =>
    within(m['nth-list'].meaning.nths, 'month', 'plain', m.month.value),
  ),
  rule('<nth-list> <month> <y:whole> <year-word>?', (m) =>
    within(m['nth-list'].meaning.nths, 'month', 'plain', m.month.value, m.y.value),
  ),
  rule('<nth-list> <month-unit>', (m) => within(m['nth-list'].meaning.nths, 'month', 'plain')),
  rule('<nth-list> <week>', (m) => within(m['nth-list'].meaning.nths, 'week', 'plain')),
  rule('<nth-list> <quarter>', (m) => within(m['nth-list'].meaning.nths, 'quarter', 'plain')),
  rule('<nth-list> <year>', (m) => within(m['nth-list'].meaning.nths, 'year', 'plain')),
  rule('<nth-list> <this> <month-unit>', (m) =>
    within(m['nth-list'].meaning.nths, 'month', 'this'),
  ),
  rule('<nth-list> <next> <month-unit>', (m) =>
    within(m['nth-list'].meaning.nths, 'month', 'next'),
  ),
  rule('<nth-list> <this> <week>', (m) => within(m['nth-list'].meaning.nths, 'week', 'this')),
  rule('<nth-list> <next> <week>', (m) => within(m['nth-list'].meaning.nths, 'week', 'next')),
  rule('<nth-list> <this> <year>', (m) => within(m['nth-list'].meaning.nths, 'year', 'this')),
  rule('<nth-list> <next> <year>', (m) => within(m['nth-list'].meaning.nths, 'year', 'next')),
];

/** Is the week left out: "в среду на следующей", with nothing behind that it could be? */
const isLeftOut = (after: Item | null): boolean =>
  after === null || hasTag(after, 'ends-clause') || LOOKS_LIKE_INFINITIVE.test(after.word);

/** "следующая пятница", "вторая пятница марта": days by their weekday. */
export const DAYS: readonly Rule[] = [
  // before "по пт" can be read as every Friday
  rule('с|от <a:weekday> по|до <b:weekday>', ({ a, b }) =>
    fact({ kind: 'range', start: onWeekday(a), end: onWeekday(b), certain: true }),
  ),
  rule('<this> <weekday>', (m) => weekday(m.weekday, 'this')),
  rule('<next> <weekday>', (m) => weekday(m.weekday, 'next')),
  // "в ту среду": plans lie ahead
  rule('<that> <weekday>', (m) => weekday(m.weekday, 'next')),
  rule('<nearest> <weekday>', (m) => weekday(m.weekday, 'nearest')),
  rule('<before-last> <weekday>', (m) => weekday(m.weekday, 'before-last')),
  rule('<last> <weekday>', (m) => weekday(m.weekday, 'last')),
  // "не в эту пятницу, а в следующую"
  rule('не в <this> ,? а в <next> <weekday>', (m) => weekday(m.weekday, 'next')),
  // "в среду на следующей"
  rule('<weekday> на <next>', (m, { after }) =>
    isLeftOut(after) && m.next.flags & FEMININE ? weekday(m.weekday, 'next') : null,
  ),
  rule('<weekday> на <this>', (m, { after }) =>
    isLeftOut(after) && m.this.flags & FEMININE ? weekday(m.weekday, 'this') : null,
  ),
  rule('не в <this> <weekday> ,? а в <next>', (m) => weekday(m.weekday, 'next')),
  rule('<weekday> <next>', (m) => (m.next.flags & GEN ? null : weekday(m.weekday, 'next'))),
  ...NTH_LISTS,
  ...NTH_DAYS,
];
