import type { Item } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import type { Clock, Day, Length, Period } from '../../meaning.ts';
import { kinds } from '../kinds.ts';
import { GENITIVE_ADJECTIVE, UNCOUNTED_NOUN } from '../lexicon/word-endings.ts';
import { GEN } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { readsAsMinutes } from './clocks.ts';
import { endsThere, isCounting, isInfinitive, isRough, standsAfterTime } from './context.ts';
import { DEADLINES } from './deadlines.ts';
import { clock, clockAt, day, fact, length, lengthOf, NO_POINT, rule, window } from './make.ts';
import { clockOf, pointOf } from './points.ts';
import { SEVERAL } from './several.ts';
import { shifted } from './shifted.ts';
import { BOUNDS, SPANS } from './spans.ts';
import { CORRECTIONS } from './taken-back.ts';
import { TAKING } from './taking.ts';
import { lasting } from './units.ts';

const from = (item: Item): Made | null => {
  const point = pointOf(item);
  return point === null ? null : fact({ kind: 'from', point });
};

/** "с завтрашнего": said of a day */
const isMasculineGenitive = ({ word }: Item): boolean => GENITIVE_ADJECTIVE.test(word);

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

function opensAfter(item: Item, after: Item | null): Made | null {
  const point = pointOf(item);
  if (point === null || (item.meaning === null && isCounting(item.value, after))) return null;
  // "сразу после, в десять": an hour with its own preposition is when it is, and not what it is after
  if (hasTag(item.parts[0], 'in')) return null;
  return fact({ kind: 'after', point });
}

/** "завтра с двух уборка": the hour from which something is; "с двух точек" counts them. */
function opensWork(hour: Item, before: Item | null, after: Item | null): Made | null {
  const isHour = (hour.flags & GEN) !== 0 && hour.value >= 1 && hour.value <= 12;
  const isApart = before === null || standsAfterTime(before) || hasTag(before, 'third-person');
  const isThing = after !== null && (UNCOUNTED_NOUN.test(after.word) || hasTag(after, 'begins-at'));
  return isHour && isApart && isThing && !isCounting(hour.value, after) ? from(hour) : null;
}

const exceptPeriod = (period: Period): Made =>
  fact({ kind: 'except', days: [], weekdays: [], months: [], periods: [period] });

const exceptWindow = ({ meaning }: Item): Made | null =>
  meaning?.kind === 'window' ? exceptPeriod(meaning.period) : null;

/** "за два дня до пятницы", "через два дня с пятницы", "с понедельника", "после 18" */
const ANCHORED: readonly Rule[] = [
  rule('за <lasting> до <day-point>', (m) => shifted(m.lasting, -1, m['day-point'])),
  rule('накануне <day-point>', (m) => byDays(m['day-point'], -1)),
  // "на следующий день после 8 марта"
  rule('<a:day> после <b:day-point>', ({ a, b }) => {
    const said = a.meaning.day;
    // "завтра после третьего" is tomorrow, after a third lesson
    const isNextDay =
      said.kind === 'relative' && said.days === 1 && !hasTag(a.parts[0], 'tomorrow');
    return isNextDay ? byDays(b, 1) : null;
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
  rule('с <point>', ({ point }, { before, after }) =>
    point.meaning === null && (isCounting(point.value, after) || after?.kind === 0)
      ? opensWork(point, before, after)
      : from(point),
  ),
  // "каждый день с завтрашнего"; with a noun behind it the adjective is the noun's
  rule('с <relative-adjective>', ({ 'relative-adjective': said }, { after }) =>
    isMasculineGenitive(said) && (after === null || after.kind !== UNKNOWN || isInfinitive(after))
      ? fact({
          kind: 'from',
          point: { ...NO_POINT, day: { kind: 'relative', days: said.value } },
        })
      : null,
  ),
  // "часов с девяти", "часов после пяти"
  rule('<hour-plural> с <point>', ({ 'hour-plural': hours, point }, { after }) =>
    isRough(hours) && !isCounting(point.value, after) ? from(point) : null,
  ),
  rule('<hour-plural> после <point>', ({ point }, { after }) => {
    const value = pointOf(point);
    return value === null || isCounting(point.value, after)
      ? null
      : fact({ kind: 'after', point: value });
  }),
  rule('сразу после <point>', ({ point }, { after }) => opensAfter(point, after)),
  rule('после <point>', ({ point }, { after }) => opensAfter(point, after)),
  // "кроме этой недели", "только не на следующей неделе"
  rule('<but-for> <fact>', (m) => exceptWindow(m.fact)),
  rule('<but-for> <period>', (m) => exceptPeriod(m.period.meaning.period)),
  rule('<but-for> <day-point>', (m) => {
    const { meaning } = m['day-point'];
    return meaning?.kind === 'day'
      ? fact({
          kind: 'except',
          days: [meaning.day, ...meaning.others],
          weekdays: [],
          months: [],
          periods: [],
        })
      : null;
  }),
];

const again = (item: Item): Made | null => {
  const { meaning } = item;
  if (meaning?.kind === 'length') return length(meaning.length, meaning.said);
  return meaning?.kind === 'for-number' ? fact(meaning) : null;
};

/** "статья про 5 часов сна": what the title is about, which no rule reads again. */
const TOPIC: Made = { kind: kinds.id('topic'), value: 0, flags: 0, meaning: null };

/** "утром и вечером неделю", "каждый день месяц": how long a repetition goes on. */
function goesOnFor(unit: Item, before: Item | null): boolean {
  const meaning = before?.meaning;
  const isRepeated =
    meaning?.kind === 'repeat' ||
    ((meaning?.kind === 'daypart' || meaning?.kind === 'clock') && meaning.others.length > 0);
  return isRepeated && hasTag(unit, 'going-on');
}
const HOUR = lengthOf(1, 'hour');

/** An hour beside the infinitive of what is done so long. */
const isDoneFor = (before: Item | null, after: Item | null): boolean =>
  (isInfinitive(before) && (endsThere(after) || hasTag(after, 'with-alone'))) ||
  (isInfinitive(after) && endsThere(before));

/** What no relation took up. */
const LEFT_OVER: readonly Rule[] = [
  rule('<period>', ({ period }, { before }) =>
    hasTag(before, 'title-period') ? null : window(period.meaning.period),
  ),
  rule('про|о|об <length>', () => TOPIC),
  // "примерно на час", "на час примерно"
  rule('<about> <lasting>', ({ lasting: item }) => again(item)),
  rule('<about> <fact>', (m) => again(m.fact)),
  rule('<length> <about>', (m) => (hasTag(m.about, 'around-it') ? null : again(m.length))),
  // "созвон в десять, полтора"
  rule('<fraction>', ({ fraction }, { before, after }) =>
    fraction.value === 1.5 && after === null && before?.meaning?.kind === 'clock'
      ? length(lengthOf(1.5, 'hour'))
      : null,
  ),
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
    if (goesOnFor(unit, before)) {
      const value = lasting(unit);
      return value === null ? null : length(value);
    }
    // "отдохнуть час", "часок почитать"
    if (hasTag(unit, 'hour-long') && isDoneFor(before, after)) return length(lasting(unit) ?? HOUR);
    const isApart = before?.word === '(' && (after === null || after.word === ')');
    if (!isApart && (after !== null || !isLast)) return null;
    const value = lasting(unit);
    return value === null ? null : length(value);
  }),
];

/** Relations between points of time; taken up last, when the points are known. */
export const RELATIONS: readonly Rule[] = [
  ...SPANS,
  ...BOUNDS,
  ...TAKING,
  ...SEVERAL,
  ...ANCHORED,
  ...DEADLINES,
  ...LEFT_OVER,
  ...CORRECTIONS,
];
