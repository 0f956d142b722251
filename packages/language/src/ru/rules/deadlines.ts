import type { Item } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import { ANY_DAY } from '../../meaning.ts';
import { DATIVE_PLURAL } from '../lexicon/word-endings.ts';
import { DAT, GEN } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { endsThere, isCounting, isInfinitive, isRough } from './context.ts';
import { clock, daypartOf, fact, length, lengthOf, NO_POINT, plainPeriod, rule } from './make.ts';
import { pointOf } from './points.ts';
import { shifted } from './shifted.ts';
import { lasting, lengthIn } from './units.ts';

/** "аннотации к двенадцати новинкам": behind a noun the number counts those for whom it is. */
const countsDatives = (before: Item | null, after: Item | null): boolean =>
  before?.kind === UNKNOWN &&
  before.word !== '' &&
  !isInfinitive(before) &&
  after?.kind === UNKNOWN &&
  DATIVE_PLURAL.test(after.word);

function due(item: Item, after: Item | null): Made | null {
  if (item.meaning === null && isCounting(item.value, after)) return null;
  const point = pointOf(item);
  return point === null ? null : fact({ kind: 'due', point });
}

/** "до завтра вечера", "к субботе утру", and not "до пятницы вечера поэзии". */
function dueIn(by: Item, part: Item, after: Item | null): Made | null {
  const point = pointOf(by);
  const isAlone = endsThere(after) || after?.kind !== UNKNOWN || isInfinitive(after);
  if (!isAlone || point === null || point.day === null || point.clock !== null) return null;
  if (point.daypart !== null) return null;
  return fact({ kind: 'due', point: { ...point, daypart: daypartOf(part) } });
}

/** "к субботе на двенадцать", and not "к субботе на двенадцать котлет" */
function dueAt(by: Item, { meaning }: Item, after: Item | null): Made | null {
  if (meaning?.kind !== 'for-number' || meaning.length !== null) return null;
  const isAlone = endsThere(after) || after?.kind !== UNKNOWN || isInfinitive(after);
  const point = pointOf(by);
  if (!isAlone || meaning.clock === null || point?.clock !== null) return null;
  return fact({ kind: 'due', point: { ...point, clock: meaning.clock } });
}

/** "уточнить сроки до пятницы", "обсудить бюджет и сроки до среды": they are what is asked about, and name no deadline. */
const isObject = ({ word }: Item, before: Item | null): boolean =>
  /^срок(?:и|ов|ам|ами|ах)$/u.test(word) &&
  before !== null &&
  (hasTag(before, 'conjunction') ||
    (isInfinitive(before) && !/став|нест|нос|дви[нг]|знач|станов|длит|длев/u.test(before.word)));

/** "до пятницы", "к вечеру", "не позже 16", "в течение часа" */
export const DEADLINES: readonly Rule[] = [
  rule('до <point>', ({ point }, { after }) => due(point, after)),
  // "часов до шести"
  rule('<hour-plural> до <point>', ({ 'hour-plural': hours, point }, { before, after }) => {
    // "с десяти и часов до пяти": the end of a span, which is not read as one
    if (!isRough(hours) || hasTag(before, 'and') || isCounting(point.value, after)) return null;
    return due(point, after);
  }),
  rule('к <point>', ({ point }, { before, after }) => {
    if (point.meaning === null && countsDatives(before, after)) return null;
    const made = due(point, after);
    const { meaning } = made ?? {};
    return meaning?.kind === 'due' ? fact({ ...meaning, isBy: true }) : made;
  }),
  // "торт к субботе на двенадцать": the hour of the day by which
  rule('к <day-point> <hour:fact>', (m, { after }) => dueAt(m['day-point'], m.hour, after)),
  rule('до|к <day-point> <of-daypart>', (m, { after }) =>
    dueIn(m['day-point'], m['of-daypart'], after),
  ),
  rule('до|к <day-point> <daypart-noun>', (m, { after }) =>
    m['daypart-noun'].flags & DAT ? dueIn(m['day-point'], m['daypart-noun'], after) : null,
  ),
  rule('до|к <day-point> <lunch>', (m, { after }) =>
    m.lunch.flags & (GEN | DAT) ? dueIn(m['day-point'], m.lunch, after) : null,
  ),
  // "к пятнице шестого": the date says which Friday
  rule('до|к <weekday:day> ,? <date:day>', ({ weekday, date }, { after }) => {
    // "до пятницы, третье ..." goes on with a list
    const isCounting = hasTag(date.parts[0], 'counting-neuter');
    const isNamed = weekday.meaning.day.kind === 'weekday' && !isCounting;
    const { kind } = date.meaning.day;
    return isNamed && (kind === 'of-month' || kind === 'date') ? due(date, after) : null;
  }),
  // "до чт 5.03"; "до чт 10.30" is an hour
  rule('до|к <weekday:day> ,? <dotted>', ({ weekday, dotted }) => {
    const { day, clock: hour } = dotted.meaning;
    const isHour = hour !== null && hour.minute % 5 === 0;
    if (day === null || isHour || weekday.meaning.day.kind !== 'weekday') return null;
    return fact({ kind: 'due', point: { ...NO_POINT, day } });
  }),
  // "сегодня, но только до часу"
  rule(',? но? только до|к <point>', ({ point }, { after }) => due(point, after)),
  rule('в <deadline> до|к <point>', ({ point }, { after }) => due(point, after)),
  rule('перед <point>', ({ point }, { after }) => due(point, after)),
  // "до нового года": its last day
  rule('до|к|под|перед <new> <year>', () =>
    fact({
      kind: 'due',
      point: { ...NO_POINT, day: { kind: 'date', day: 31, month: 12, year: null, weekday: null } },
    }),
  ),
  rule('<hour-plural> к <point>', ({ point }, { after }) => due(point, after)),
  rule('ближе к <point>', ({ point }, { after }) => {
    const value = pointOf(point);
    // "ближе к пятнице", "ближе к концу недели"
    if (value?.day != null || value?.period != null) return due(point, after);
    if (value?.daypart !== null && value?.daypart !== undefined) {
      return fact({ kind: 'daypart', daypart: value.daypart, others: [] });
    }
    return clock(value?.clock ?? null);
  }),
  // "до конца пятницы"
  rule('до|к <part> <day-point>', (m, { after }) =>
    m.part.value === 3 ? due(m['day-point'], after) : null,
  ),
  rule('не позже|позднее чем? за <lasting> до <day-point>', (m) => {
    const made = shifted(m.lasting, -1, m['day-point'])?.meaning;
    return made?.kind === 'day'
      ? fact({ kind: 'due', point: { ...NO_POINT, day: made.day } })
      : null;
  }),
  // "в пятницу крайний срок", "сегодня край"
  rule('<day-point> ,? -? <utmost> <deadline>', (m, { after }) => due(m['day-point'], after)),
  rule('<day-point> край', (m, { after }) =>
    endsThere(after) || isInfinitive(after) ? due(m['day-point'], after) : null,
  ),
  // "последний день пятница"
  rule('<nth-list> -? <day-point>', (m, { after }) => {
    const [first, ...others] = m['nth-list'].meaning.nths;
    const isLastDay = first?.nth === -1 && first.weekday === ANY_DAY && others.length === 0;
    return isLastDay ? due(m['day-point'], after) : null;
  }),
  // "к часам пяти"
  rule('к <hour-plural> <hour>', (m, { after }) => due(m.hour, after)),
  rule('не позже|позднее чем? <offset>', (m) =>
    fact({ kind: 'due-in', length: m.offset.meaning.length, weak: false }),
  ),
  rule('не позже|позднее чем? <point>', ({ point }, { after }) => due(point, after)),
  rule('по <day-point>', (m, { after }) => due(m['day-point'], after)),
  rule('с? <utmost>? <deadline> :|-? <point>', ({ point, deadline }, { before, after }) =>
    isObject(deadline, before) ? null : due(point, after),
  ),
  rule('с? <utmost>? <deadline> :|-? до|к|на <point>', ({ point, deadline }, { before, after }) =>
    isObject(deadline, before) ? null : due(point, after),
  ),
  rule('самое позднее <point>', ({ point }, { after }) => due(point, after)),
  rule('максимум до|к <point>', ({ point }, { after }) => due(point, after)),
  rule('край|максимум :|-? <day-point>', (m, { after }) => due(m['day-point'], after)),
  // "числа до пятого", "числу к двадцатому"
  rule('<numbered-day> до|к <day-point>', (m, { after }) =>
    m['numbered-day'].flags & (GEN | DAT) ? due(m['day-point'], after) : null,
  ),
  // "в трёхдневный срок"
  rule('в <term-adjective> <deadline>', (m) =>
    fact({ kind: 'due-in', length: lengthOf(m['term-adjective'].value, 'day'), weak: false }),
  ),
  rule('<deadline> :|-? <now>', () => fact({ kind: 'now' })),
  rule('в течение|течении дня', () =>
    fact({ kind: 'due', point: { ...NO_POINT, day: { kind: 'relative', days: 0 } } }),
  ),
  rule('на протяжении <lasting>', ({ lasting: item }) => {
    const value = lasting(item);
    return value === null ? null : length(value, 'for');
  }),
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
