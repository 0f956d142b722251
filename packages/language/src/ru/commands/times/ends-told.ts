/** Until when what takes place goes on, told in a clause behind it: "олимпиада в субботу в 10, мне там дежурить до часу". */
import { Item, leavesOf } from '../../../grammar/item.ts';
import type { Clock, Fact, Point } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { clockAfter, clockOnDay, daypartSecond } from '../../../time/settle-clock.ts';
import { hasTag, type Tag } from '../../tags.ts';
import type { SaidNote } from '../fields/said-notes.ts';
import { isOwnVerb } from '../finite-verbs.ts';
import { isAction, isFact, isMark, isWord, says } from '../view.ts';

/** An utterance without the clauses that tell an end, the ends with what they end. */
export interface EndsTold {
  readonly items: readonly Item[];
  /** What of such a clause says more than until when. */
  readonly notes: readonly SaidNote[];
  /** It is not sure what ends then, or whether it does: all of it is asked about. */
  readonly isUnsure: boolean;
}

/** Where a clause stands that tells an end; `to` is exclusive. */
interface Clause {
  readonly from: number;
  readonly to: number;
  /** The time itself. */
  readonly at: number;
}

const TELLING: readonly Tag[] = [
  'finishing-then',
  'back-then',
  'arriving-then',
  'being-there',
  'lasting-deed',
];
const NO_POINT: Point = { day: null, clock: null, daypart: null, period: null };
/** What goes on longer is likelier read wrongly. */
const HOURS_MAX = 12;
/** "встреча в 11, закончим в 2" is past noon; "быть там до 9" is when one comes, and no evening. */
const HOURS_PAST_NOON_MAX = 8;
const HOUR = 3600;

/** The items with the ends that later clauses tell laid beside the beginnings. */
export function withEndsTold(text: string, said: readonly Item[]): EndsTold {
  let items = said;
  const notes: SaidNote[] = [];
  let isUnsure = false;
  let begins = 0;
  for (let at = 1; at < items.length; at += 1) {
    if (isHard(items[at])) begins = at + 1;
    const clause = clauseAt(items, at);
    if (clause === null || !isTold(items, clause, begins)) continue;
    const start = startBefore(items, begins, clause.from);
    const end = start === null ? null : endAt(items, start, clause);
    const more = end === null ? items.slice(clause.from, clause.to) : deedsIn(items, clause);
    const note = noteOf(text, items, clause, more);
    if (note !== null) notes.push(note);
    const isDone = end === null && isBehindEnd(items, begins, clause);
    if (!isDone && (end === null || isDoubtful(items, begins, clause))) isUnsure = true;
    const kept = end === null ? [] : [end];
    const ahead = items
      .slice(0, clause.from)
      .filter((_, i) => end === null || !isBareBeginning(items, i, start))
      .map((item) => (end !== null && item === items[start ?? -1] ? begun(item) : item));
    items = [...ahead, ...kept, ...items.slice(clause.to)];
    begins = ahead.length + kept.length;
    at = begins;
  }
  return { items, notes, isUnsure };
}

/** The clause around the time at `at`, which holds no other words than such a clause does; null for none. */
function clauseAt(items: readonly Item[], at: number): Clause | null {
  const time = items[at];
  if (time === undefined || !mayEnd(time)) return null;
  let from = at;
  while (from > 0 && isOfClause(items[from - 1])) from -= 1;
  let to = at + 1;
  while (to < items.length && isOfClause(items[to]) && !says(items[to], 'conjunction')) to += 1;
  const [before, behind] = [items[from - 1], items[to]];
  const isOpened = isMark(before) || (before !== undefined && factOf(before) !== null);
  const isClosed = behind === undefined || isMark(behind) || says(behind, 'conjunction');
  const isOpenedByAnd = says(items[from], 'conjunction');
  // "созвон в десять, а там работать до шести": afterwards
  if (says(items[from], 'whereas') && says(items[from + 1], 'there-then')) return null;
  return isClosed && (isOpened || isOpenedByAnd) ? { from, to, at } : null;
}

const isHard = (item: Item | undefined): boolean => isMark(item) && HARD.has(item?.word ?? '');
const HARD: ReadonlySet<string> = new Set(['newline', ';']);

const isOfClause = (item: Item | undefined): boolean =>
  says(item, 'beside-ending') || TELLING.some((tag) => says(item, tag));

/** An hour, a part of the day or how long it takes, and no day. */
function mayEnd(item: Item): boolean {
  const fact = factOf(item);
  if (fact?.kind === 'due') {
    const { day, period, clock, daypart } = fact.point;
    return day === null && period === null && (clock !== null || daypart !== null);
  }
  return fact !== null && MAY_END.has(fact.kind);
}
const MAY_END: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'clock',
  'length',
  'due-in',
  'daypart',
]);

/** Do its words say that it ends then, and is anything said before it that could end? */
function isTold(items: readonly Item[], clause: Clause, begins: number): boolean {
  const ahead = items.slice(begins, clause.from);
  const isSaid = ahead.some((item) => isWord(item) && !isOfClause(item) && !isBeginning(item));
  if (!isSaid || !ahead.some((item) => factOf(item) !== null)) return false;
  const own = items.slice(clause.from, clause.to);
  // "закончим в час" is one time with its verb
  const words = own.flatMap(leavesOf);
  const isBack = words.some((item) => hasTag(item, 'back-then'));
  if (isBack && (ahead.some(isRide) || isWayBack(words))) return false;
  if (words.some((item) => FINISHING.some((tag) => hasTag(item, tag)))) return true;
  if (!lasts(own, items[clause.at] as Item)) return false;
  // "завтра купить хлеб, работать до шести": a day of its own, which ends nothing
  const isOfEvent =
    startBefore(items, begins, clause.from) !== null && !isDoubtful(items, begins, clause);
  return isOfEvent || saysAny(own, ['there-then']);
}

/** "в субботу в 9 в Тверь, обратно в 20": with no verb of coming it is when one sets out. */
const isWayBack = (words: readonly Item[]): boolean =>
  !words.some((item) => COMING.some((tag) => hasTag(item, tag) && !hasTag(item, 'way-back')));
const COMING: readonly Tag[] = ['back-then', 'arriving-then', 'being-there'];

/** "поезд в 9, обратно в 20", "в 7 туда, обратно в 18": there and back are two. */
const isRide = (item: Item): boolean => says(item, 'ride');

/**
 * "там до двух", "там дежурить до часу", "там часа три", ", до обеда", "домой к пяти". Without "там", "работать до шести"
 * may be what comes next; "быть к девяти" is when one comes, "гулять в пять" when one begins.
 */
function lasts(own: readonly Item[], time: Item): boolean {
  const fact = factOf(time);
  if (fact?.kind === 'length') return saysAny(own, ['going-on', 'there-then']);
  if (fact?.kind !== 'due') return false;
  if (fact.isBy === true) return saysAny(own, ['home-then']) && !saysAny(own, ['having-to']);
  const isBare = own.length === 1 && fact.point.daypart !== null;
  return isBare || saysAny(own, ['going-on', 'there-then']);
}

const FINISHING = ['finishing-then', 'back-then', 'arriving-then'] as const;

const saysAny = (items: readonly Item[], tags: readonly Tag[]): boolean =>
  items.some((item) => tags.some((tag) => says(item, tag)));

const isBeginning = (item: Item | undefined): boolean => says(item, 'beginning-then');

/** Is one free or back when what was said before is over, as "курсы с 9 до 12, освобожусь в час"? */
function isBehindEnd(items: readonly Item[], begins: number, clause: Clause): boolean {
  const own = items.slice(clause.from, clause.to);
  if (!own.flatMap(leavesOf).some((item) => BEHIND.some((tag) => hasTag(item, tag)))) return false;
  const ahead = items.slice(begins, clause.from);
  const hours = ahead.filter((item) => hourOf(factOf(item)) !== null);
  const [range, ...more] = ahead.map(factOf).flatMap((fact) => rangeEnd(fact) ?? []);
  const time = factOf(items[clause.at] as Item);
  const told = time === null ? null : pointOf(time)?.clock;
  if (range === undefined || told == null || more.length > 0 || hours.length > 0) return false;
  const over = clockOnDay(range, null);
  const behind = clockAfter(told, over) - over;
  return behind <= HOURS_PAST_NOON_MAX * HOUR;
}
const BEHIND: readonly Tag[] = ['free-then', 'back-then'];

function rangeEnd(fact: Fact | null): Clock | null {
  if (fact?.kind === 'clock-range') return fact.range.end;
  return fact?.kind === 'range' ? fact.end.clock : null;
}

/**
 * Where the hour is said at which it begins, of two things the nearer one; null where there is none, or several of one
 * thing, or its end is known.
 */
function startBefore(items: readonly Item[], begins: number, to: number): number | null {
  let found: number | null = null;
  for (let at = begins; at < to; at += 1) {
    const item = items[at];
    const fact = item === undefined ? null : factOf(item);
    if (fact === null) continue;
    const isEnded = found !== null && ENDED.has(fact.kind);
    if (isEnded) return null;
    if (hourOf(fact) === null) continue;
    if (found !== null && !isNextThing(items, { found, at, to })) return null;
    found = at;
  }
  return found;
}

/** "в 10 созвон с Олей, в 11 созвон с Петей": each hour has a name of its own behind it, and neither is a way there. */
function isNextThing(
  items: readonly Item[],
  { found, at, to }: { readonly found: number; readonly at: number; readonly to: number },
): boolean {
  const [one, other] = [items.slice(found + 1, at), items.slice(at + 1, to)];
  const isNamed = [one, other].every((own) =>
    own.some((item) => isWord(item) && !isOfClause(item)),
  );
  return isNamed && isMark(items[at - 1]) && ![...one, ...other].some(isBeginning);
}
const ENDED: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'clock-range',
  'range',
  'due',
  'length',
]);

const hourOf = (fact: Fact | null): Clock | null => {
  if (fact?.kind === 'clock') return fact.others.length === 0 ? fact.clock : null;
  return fact?.kind === 'from' && fact.point.day === null ? fact.point.clock : null;
};

/** The time as the end of what begins at `start`; null where it would be no end of that. */
function endAt(items: readonly Item[], start: number, { at, to }: Clause): Item | null {
  const [begin, time] = [items[start], items[at]];
  const clock = begin === undefined ? null : hourOf(factOf(begin));
  const fact = time === undefined ? null : factOf(time);
  if (time === undefined || fact === null || clock === null) return null;
  if (fact.kind === 'length') return time;
  if (fact.kind === 'due-in')
    return withMeaning(time, { kind: 'length', length: fact.length, said: 'for' });
  const end = pointOf(fact);
  // "завтрак в 8, там до обеда, в 15 гости": a rough end would reach for the next thing
  const isOnlyLast = end !== null && (end.clock !== null || items.slice(to).every(isMark));
  if (end === null || !isOnlyLast) return null;
  const begins = clockOnDay(clock, null);
  const ends = end.clock === null ? partBegins(end) : clockAfter(end.clock, begins);
  const isPastNoon = end.clock !== null && clockOnDay(end.clock, null) <= begins;
  const most = isPastNoon ? HOURS_PAST_NOON_MAX : HOURS_MAX;
  if (ends <= begins || ends - begins > most * HOUR) return null;
  return withMeaning(time, {
    kind: 'range',
    start: end.clock === null ? { ...NO_POINT, clock } : NO_POINT,
    end,
    certain: true,
  });
}

/** Roughly: a person may have other hours, by which it is laid on the day. */
const partBegins = ({ daypart }: Point): number =>
  daypart === null ? 0 : daypartSecond(daypart, {});

function pointOf(fact: Fact): Point | null {
  if (fact.kind === 'due') return fact.point;
  if (fact.kind === 'clock') return { ...NO_POINT, clock: fact.clock };
  return fact.kind === 'daypart' ? { ...NO_POINT, daypart: fact.daypart } : null;
}

/** "с 9": with an end told it is when it begins. */
function begun(item: Item): Item {
  const fact = factOf(item);
  if (fact?.kind !== 'from' || fact.point.clock === null) return item;
  return withMeaning(item, { kind: 'clock', clock: fact.point.clock, others: [], certain: true });
}

function withMeaning(item: Item, meaning: Fact): Item {
  const { kind, value, flags, from, to, glued, word, rule, parts, tags } = item;
  return new Item(kind, value, flags, from, to, glued, word, meaning, rule, parts, tags);
}

/** "начало в 7": the word alone says no more than its hour; "начало в 9 у школы" and "выезд в 9" say more. */
function isBareBeginning(items: readonly Item[], at: number, start: number | null): boolean {
  const [before, behind] = [items[at - 1], items[at + 2]];
  const isAlone = isMark(before) && (behind === undefined || isMark(behind));
  return at + 1 === start && says(items[at], 'own-beginning') && isAlone;
}

/**
 * "забрать сына в пять, вернемся к шести", "выставка в 10, приедем в 11": it may be no end of what was said. "Закончу в 12"
 * is of what one does oneself.
 */
function isDoubtful(items: readonly Item[], begins: number, { from, to }: Clause): boolean {
  const own = items.slice(from, to);
  if (saysAny(own, ['arriving-then'])) return true;
  const isDone = own.flatMap(leavesOf).some((item) => hasTag(item, 'done-then'));
  return !isDone && items.slice(begins, from).some(isAction);
}

/** What one does there: it is no name of what takes place. */
const deedsIn = (items: readonly Item[], { from, to }: Clause): readonly Item[] =>
  items.slice(from, to).filter((item) => says(item, 'lasting-deed'));

function noteOf(
  text: string,
  items: readonly Item[],
  { from, to }: Clause,
  told: readonly Item[],
): SaidNote | null {
  const said = told.slice(told.findIndex((item) => !says(item, 'conjunction')));
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [opens, closes] = [items[from] as Item, items[to - 1] as Item];
  const words = text.slice(first.from, last.to);
  return { from: opens.from, to: closes.to, words, isSure: true };
}

/**
 * Is nothing said but when something ends, when somebody is back, or that one has to be there: "вернемся в воскресенье",
 * "быть за полчаса"? By itself that is nothing to do.
 */
export function tellsEndOnly(items: readonly Item[]): boolean {
  const words = items.filter((item) => isWord(item) && factOf(item) === null);
  if (!words.every(isOfClause)) return false;
  const isBack = saysAny(words, ['back-then', 'arriving-then']);
  // "обратно в воскресенье в 18" is a way of its own
  if (words.length === 1 && saysAny(words, ['way-back']) && items.some(mayEnd)) return false;
  const isAtHour = items.some(mayEnd) && saysAny(words, FINISHING);
  const isBefore = items.some((item) => factOf(item)?.kind === 'due-in');
  return (
    isAtHour || (isBefore && saysAny(words, ['being-there'])) || (isBack && items.some(isFact))
  );
}

const isHour = (item: Item): boolean => hourOf(factOf(item)) !== null;

/**
 * "экзамен 10 марта, начало в 9": the word says no more than its hour, where no other was said. "Билеты купить, начало
 * в 9", "концерт, выезд в 9" are at another hour than it is done or begins.
 */
export function withoutBareBeginning(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex((_, i) => isBareBeginning(items, i, i + 1));
  const ahead = items.slice(0, Math.max(at, 0));
  if (ahead.some((item) => isAction(item) || isOwnVerb(item.word) || isBeginning(item)))
    return items;
  const isNamed = ahead.some((item) => isWord(item) && factOf(item) === null);
  const isTimed = ahead.some(
    (item) => hourOf(factOf(item)) !== null || ENDED.has(factOf(item)?.kind ?? 'day'),
  );
  const hour = items[at + 1];
  const isAtHour = hour !== undefined && isHour(hour);
  return at > 0 && isNamed && !isTimed && isAtHour ? items.filter((_, i) => i !== at) : items;
}
