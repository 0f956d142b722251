import { type Item } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import type { AnyCaptures, Around, Made, Rule } from '../../grammar/rule.ts';
import { kinds } from '../kinds.ts';
import {
  DATIVE_NOUN,
  GENITIVE_NOUN,
  OBLIQUE_PLACE,
  SCORE_STEM,
  SINGULAR_ADJECTIVE,
} from '../lexicon/word-endings.ts';
import { ACC, DAT, FEMININE, GEN, INS, MASCULINE, NEUTER, NOM } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { isDigits, rule } from './make.ts';
import { CAPITAL_MONTH, keep, keepAll, runsOn } from './owned.ts';
import { PAPERS } from './papers.ts';

/** Dates after which streets and squares are called, as day and month. */
const STREET_DATES = new Set([
  '1 5',
  '9 5',
  '8 3',
  '25 10',
  '7 11',
  '9 1',
  '22 1',
  '17 9',
  '3 7',
  '12 12',
  '23 2',
  '4 11',
]);

/** Is the date the name of the street, or the day on which one goes there? */
function isStreetName(street: Item, day: Item, month: Item, { after }: Around): boolean {
  if (month.kind === CAPITAL_MONTH) return true;
  const hasHouse = after !== null && (isDigits(after) || HOUSES.has(after.kind));
  // "выйти на улицу 8 марта"
  return (
    hasHouse || (STREET_DATES.has(`${day.value} ${month.value}`) && !street.word.endsWith('у'))
  );
}
const HOUSES = new Set(kinds.members('own-house'));

const street = (
  m: AnyCaptures & { street: Item; d: Item; month: Item },
  around: Around,
): Made | null => (isStreetName(m.street, m.d, m.month, around) ? keep(m.d, m.month) : null);

const NOT_AFTER_NUMBER = new Set(
  [
    'month',
    'capital-month',
    'numbered-day',
    'minute',
    'м',
    'hours',
    'час',
    'ч',
    'day-word',
    'дня',
    ':',
    'of-daypart',
    'week',
    'month-unit',
    'year',
  ].map((name) => kinds.id(name)),
);

/** "смена 8 часов", "рейс 15 марта": the number has a unit of its own. */
const hasUnit = ({ after }: Around): boolean => after !== null && NOT_AFTER_NUMBER.has(after.kind);

/** "квартира 15"; in "страницы 10 и 12 октября" the days go on. */
const numbered = (m: AnyCaptures, around: Around): Made | null =>
  hasUnit(around) || runsOn(around) || hasTag(around.after, 'and') ? null : keepAll(m);

/** The version up to which something is raised. */
const numberedUpTo = (m: AnyCaptures & { n: Item }, around: Around): Made | null =>
  hasUnit(around) ? null : keep(m.n);

/** "главы с 3 по 5": nothing that the numbers count is behind them. */
const stretch = (m: AnyCaptures, around: Around): Made | null =>
  hasUnit(around) ? null : keepAll(m);

const ROOMS = new Set(kinds.members('own-room'));

/** "8 марта, дом 5", "8 марта офис 12"; but "3 марта кабинет 12" is a day. */
function houseOn(m: AnyCaptures & { d: Item; month: Item; house: Item }): Made | null {
  return ROOMS.has(m.house.kind) ? flatIn(m) : keepAll(m);
}

/** A street that is called after a date, its house and its flat. */
function flatIn(m: AnyCaptures & { d: Item; month: Item }): Made | null {
  return STREET_DATES.has(`${m.d.value} ${m.month.value}`) ? keepAll(m) : null;
}

/** "сорок дней по Николаю": days of remembrance are no length. */
const REMEMBRANCE = new Set([9, 40]);

/** "на 5 полку"; in "в 17:30 полку забрать" the number is of the clock. */
function obliquely(
  { n, place }: AnyCaptures & { n: Item; place: Item },
  { before }: Around,
): Made | null {
  const isOfClock = n.glued && before?.word === ':';
  return !isOfClock && OBLIQUE_PLACE.test(place.word) ? keep(n) : null;
}

/** Prepositions after which two numbers around "на" are a clock and a length. */
const BEFORE_CLOCK = new Set(
  [
    'в',
    'к',
    'до',
    'с',
    'после',
    'на',
    'hours',
    'по',
    'weekday',
    'relative',
    'daypart',
    'month',
    'numbered-day',
  ].map((name) => kinds.id(name)),
);

const isWritten = (item: Item): boolean =>
  isDigits(item) || item.parts.some((part) => isDigits(part));

function size(m: AnyCaptures & { a: Item; b: Item }, around: Around): Made | null {
  const { before } = around;
  if ((before !== null && BEFORE_CLOCK.has(before.kind)) || hasUnit(around)) return null;
  return isWritten(m.a) === isWritten(m.b) ? keep(m.a, m.b) : null;
}

const FEMININE_OWNERS = new Set(kinds.members('own-ordered-f'));
const OTHER_OWNERS = new Set(kinds.members('own-ordered'));

/** "восьмом классе", "пятого урока"; but "пятого урок", "двадцатого лекция" begin with their day. */
function agrees(nth: Item, noun: Item): boolean {
  const { flags } = nth;
  if (FEMININE_OWNERS.has(noun.kind) && flags & FEMININE) return true;
  if (!OTHER_OWNERS.has(noun.kind) || !(flags & (MASCULINE | NEUTER))) return false;
  // "к двадцатому склад": no dative of it
  if (flags & DAT && !(flags & (NOM | ACC | GEN))) return DATIVE_NOUN.test(noun.word);
  const isGenitive = (flags & GEN) !== 0 && !(flags & (NOM | ACC));
  return !isGenitive || GENITIVE_NOUN.test(noun.word);
}

const counts = ({ nth, noun }: AnyCaptures & { nth: Item; noun: Item }): Made | null =>
  agrees(nth, noun) ? keep(nth) : null;

const SENTENCE_GOES_ON = new Set([',', '.', '!', ')', 'newline']);

const AMOUNT_FROM = 60;

/** "Анне Вторник": a surname, unless a clock behind it makes it a day after all. */
const surname = (m: AnyCaptures & { day: Item }, { after }: Around): Made | null =>
  after === null ||
  after.kind === UNKNOWN ||
  SENTENCE_GOES_ON.has(after.word) ||
  after.value >= AMOUNT_FROM
    ? keep(m.day)
    : null;

const MONTHS = 12;
const YEARS = { from: 20, to: 40 };
/** A number from here on is a whole year. */
const WHOLE_YEARS = 1000;

/** "25-12-26", "25-12-2026", "2026-12-25" */
const isWrittenDate = ({ a, b, c }: Readonly<Record<'a' | 'b' | 'c', Item>>): boolean =>
  b.value <= MONTHS &&
  (a.value >= WHOLE_YEARS ||
    c.value >= WHOLE_YEARS ||
    (c.value >= YEARS.from && c.value <= YEARS.to));

/** The short numbers of fire brigades, police, ambulances. */
const EMERGENCIES = new Set([101, 102, 103, 104, 112, 911]);

/** What is as it is on a day, or covers it. */
const AS_OF: readonly Rule[] = [
  rule('<own-as-of> на <d:dom> <month:any-month>', keepAll),
  rule('<own-as-of> на <d:ord-dom> <month:any-month>?', keepAll),
  rule('<own-as-of> на <d:ord-dom> <n:numbered-day>', keepAll),
  rule('<own-as-of> на <day:relative>', keepAll),
  // "отгул за 5 мая"
  rule('за <d:dom> <month:any-month>', (m, around) => (runsOn(around) ? null : keepAll(m))),
  rule('за <d:ord-dom> <month:any-month>', (m, around) => (runsOn(around) ? null : keepAll(m))),
];

const BIRTHS: readonly Rule[] = [
  rule('<d:dom> ~. <m:minutes> ~. <y:whole> <g:year-word>? <own-birth>', keepAll),
  rule('<d:dom> ~. <m:minutes> ~. <y:whole> <g:year-word>? <own-money>', keepAll),
  rule('<d:dom> <m:any-month> <y:whole> <g:year-word>? <own-birth>', keepAll),
  rule('<d:ord-dom> <m:any-month> <y:whole> <g:year-word>? <own-birth>', keepAll),
  rule('<d:ord-dom> <m:any-month> <y:ord> <g:year-word>? <own-birth>', keepAll),
  rule('<y:whole> <g:year-word> <own-birth>', keepAll),
  // "двадцать восьмого день рождения": the ordinal counts no days
  rule('<x:ord-dom> <d:day-word> <own-birth>', (m) => keep(m.d)),
];

const ADDRESSES: readonly Rule[] = [
  rule('<street:own-street> <d:dom> <month:any-month>', street),
  rule('<street:own-street> <d:ord-dom> <month:any-month>', street),
  rule('<own-street> <n:n> <y:year-word> <month:any-month>?', keepAll),
  rule('<d:dom> <month:any-month> ,? <house:own-house> <n:whole>', houseOn),
  rule('<own-house> .? <n:whole>', numbered),
  rule('<own-numbered> .? <n:whole>', (m, around) =>
    around.after?.glued === true && around.after.word === '.' ? null : numbered(m, around),
  ),
  // "договор 22/7"
  rule('<own-paper> <a:whole> ~/ ~<b:whole>', keepAll),
  rule('<own-paper> <n:whole>', (m, around) =>
    around.after?.glued === true ? null : numbered(m, around),
  ),
  // "параграфы с 14 по 17", "страницы 20-25", "с пятого по восьмой урок"
  rule('<own-numbered> .? с|от <a:whole> по|до <b:whole>', stretch),
  rule('<own-numbered> с|от <a:ord> по|до <b:ord>', stretch),
  rule('<own-numbered> .? <a:whole> -|и|, <b:whole>', stretch),
  // "за период с 1 по 15 февраля"
  rule('за <own-span> с <a:dom> по|до <b:dom> <month:any-month>', keepAll),
  rule('за <own-span> с <a:ord-dom> по|до <b:ord-dom> <month:any-month>', keepAll),
  rule('за <own-span> с <a:any-month> по|до <b:any-month>', keepAll),
  // "лицензия 1с"
  rule('<n:whole> ~<letter:с>', (m, { after }) =>
    after !== null && isDigits(after) ? null : keep(m.n, m.letter),
  ),
  // "2-17-45": a telephone of a village
  rule('<a:whole> ~- ~<b:whole> ~- ~<c:whole>', (m, { after }) =>
    isWrittenDate(m) || after?.glued === true || !isDigits(m.a) ? null : keepAll(m),
  ),
  // "192.168.1.15"
  rule('<a:whole> ~. ~<b:whole> ~. ~<c:whole> ~. ~<d:whole>', keepAll),
  rule('с|от <a:whole> по|до <b:whole> <own-numbered>', stretch),
  rule('с|от <a:ord> по|до <b:ord> <own-numbered>', stretch),
  rule('с|от <a:ord> по|до <b:ord> <own-ordered>', stretch),
  rule('с|от <a:ord> по|до <b:ord> <own-ordered-f>', stretch),
  // "8 марта 12 квартира 5"
  rule('<d:dom> <month:any-month> ,? <n:whole> ,? <own-house> <m:whole>', flatIn),
  // "в 4 поликлинику", "в 305 кабинете"
  rule('<n:whole> <place:own-numbered>', obliquely),
  rule('<n:whole> <place:own-house>', obliquely),
  // "обновить ядро до 6.8"
  rule('<own-upgrade> <x:any-word>? до|на <n:fraction>', (m) => keep(m.n)),
  rule('<own-upgrade> <x:any-word>? до|на <n:whole> ~. ~<m:whole>', (m) => keep(m.n, m.m)),
  rule('<own-upgrade> <own-version> до|на <n:fraction>', (m) => keep(m.n)),
  rule('<own-upgrade> <own-version> до|на <n:whole> ~. ~<m:whole>', (m) => keep(m.n, m.m)),
  // "поднять версию ноды до 22"
  rule('<own-upgrade> <own-version> <x:any-word>? до|на <n:whole>', numberedUpTo),
  rule('<own-version> <n:whole> ~. ~<m:whole>', keepAll),
  rule('<own-version> <n:whole> ~. ~<m:whole> ~. ~<l:whole>', keepAll),
];

/** "восемьсот" */
const isHundreds = (item: Item): boolean =>
  !isDigits(item) && item.value < 1000 && item.value % 100 === 0;

const AMOUNTS: readonly Rule[] = [
  // "со счётом 21:15"
  rule('<score:own-paper> <a:whole> ~: ~<b:whole>', (m) =>
    m.score.word.startsWith(SCORE_STEM) ? keep(m.a, m.b) : null,
  ),
  rule('<own-ratio> <a:whole> ~: ~<b:whole>', keepAll),
  rule('в <n:n60+>', (m) => (EMERGENCIES.has(m.n.value) && isDigits(m.n) ? keep(m.n) : null)),
  rule('<n:n> <own-money>', (m) => keep(m.n)),
  // "60к": thousands
  rule('<n:n> ~к', (m) => (isDigits(m.n) ? keep(m.n) : null)),
  // "до девяти восемьсот", "по две пятьсот": thousands and hundreds
  rule('до|за|по <n:n> <t:n60+>', (m) =>
    isHundreds(m.t) && !isDigits(m.n) ? keep(m.n, m.t) : null,
  ),
  rule('<n:n> <t:n60+> <own-money>?', (m) =>
    isDigits(m.n) && !isDigits(m.t) && m.t.value >= 1000 ? keep(m.n, m.t) : null,
  ),
  rule('<a:n> на <b:n>', size),
  rule('<a:n> <own-size> <b:n>', size),
  rule('<a:n> на <b:n> на <c:n>', (m, around) => (size(m, around) === null ? null : keep(m.c))),
];

const ORDERED: readonly Rule[] = [
  // "в 7 Б", "в девятом бэ"
  rule('<n:n1-12> <own-letter>', (m) => keep(m.n)),
  rule('<nth:ord1-12> <own-letter>', (m) => keep(m.nth)),
  rule('<nth:ord-dom> <noun:own-ordered>', counts),
  rule('<nth:ord-dom> <noun:own-ordered-f>', counts),
  rule('<nth:ord-dom> <adjective:any-word> <noun:own-ordered>', (m) =>
    SINGULAR_ADJECTIVE.test(m.adjective.word) ? counts(m) : null,
  ),
  rule('<nth:ord-dom> <adjective:any-word> <noun:own-ordered-f>', (m) =>
    SINGULAR_ADJECTIVE.test(m.adjective.word) ? counts(m) : null,
  ),
];

const PEOPLE: readonly Rule[] = [
  rule('<name> <day:capital-weekday>', surname),
  rule('<own-of> <name> <day:capital-weekday>', (m) => keep(m.day)),
  rule('от|про|о <name> <day:capital-weekday>', (m) => keep(m.day)),
  rule('<n:n> <days:day-word> по <any-word>', ({ n, days }) =>
    REMEMBRANCE.has(n.value) ? keep(n, days) : null,
  ),
  rule('<name> <day:capital-month>', surname),
  rule('<day:any-month> <patronymic>', (m) => keep(m.day)),
  rule('<day:capital-month> <name> <patronymic>', (m) => keep(m.day)),
  rule('<day:capital-month> <patronymic>', (m) => keep(m.day)),
  rule('<day:any-weekday> <patronymic>', (m) => keep(m.day)),
  rule('<own-greeting> с <d:dom> <day:any-month>', ({ d, day }) => keep(d, day)),
  rule('<own-greeting> <any-word> с <d:dom> <day:any-month>', ({ d, day }) => keep(d, day)),
  // "с маем", "по апрелю": no time is said in these cases
  rule('с|между <day:any-month>', (m) => (m.day.flags & INS ? keep(m.day) : null)),
  rule('с|между <day:any-weekday>', (m) => (m.day.flags & INS ? keep(m.day) : null)),
  rule('по <day:any-month>', (m) =>
    m.day.flags & DAT && !(m.day.flags & (NOM | ACC | GEN)) ? keep(m.day) : null,
  ),
  rule('про|о|об <day:any-month>', (m) => keep(m.day)),
  rule('<own-of> <day:any-month>', (m) => keep(m.day)),
];

/**
 * What belongs to a noun and so plans nothing; laid over the words before the rules of time read
 * them. A rule hides what it captures.
 */
export const BELONGINGS: readonly Rule[] = [
  ...PAPERS,
  ...AS_OF,
  ...BIRTHS,
  ...ADDRESSES,
  ...AMOUNTS,
  ...ORDERED,
  ...PEOPLE,
];
