import type { Operation } from '@planerka/contracts';
import { Item } from '../../../grammar/item.ts';
import type { Fact } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';
import type { Clause } from '../clause.ts';
import { GUESS, SURE } from './made.ts';
import { directionOf, lengthOf, minutesIn, type SaidWhen, whenOf } from './when.ts';

const DAY_MINUTES = 24 * 60;
const HOUR_MINUTES = 60;
/** "на четыре часа" is how long it takes, "на пять часов" may as well be the hour. */
const LENGTH_HOURS_MAX = 4;

type Copy = Extract<Operation, { type: 'copy' }>;
type DayFact = Extract<Fact, { kind: 'day' }>;

interface Copied {
  /** One for each day that is said. */
  readonly operations: readonly Copy[];
  readonly used: ReadonlySet<Item>;
  readonly confidence: number;
}

/**
 * "такой же в пятницу на полтора часа": the days, the hour and the length of what is done once more. What is copied
 * stands at an hour, so that a length beside the day is one. A time that is none of a calendar's, or may be two, is
 * asked for: without it the copy would stand where the first one does.
 */
export function copyOf(items: readonly Item[], clause: Clause): Copied | null {
  const facts = items.filter(isFact);
  const lasting = directionOf(items).sign === 0 ? lastingIn(facts) : null;
  const others = items.filter((item) => item !== lasting?.item);
  const isTimed = others.some((item) => isFact(item) && factOf(item)?.kind !== 'same-time');
  const whens = onEachDay(others).map((each) =>
    whenOf(each.map(asStart), clause.text, clause.ground),
  );
  if (whens.some((when) => when === null || when.fields.planned_at === null)) return null;
  const known = whens.filter((when) => when !== null);
  const operations = known.map((when) => copyAt(when, lasting?.minutes ?? when.minutes, isTimed));
  if (operations.some(({ duration_minutes: minutes = 0 }) => minutes >= DAY_MINUTES)) return null;
  // "до пятницы" is until when, "повтори на два часа" may be the hour
  const isDoubtful =
    known.some(({ isDue = false }) => isDue) || (lasting?.isOpen === true && !isTimed);
  return {
    operations,
    used: new Set([...facts, ...items.filter((item) => item === directionOf(items).item)]),
    confidence: isDoubtful ? GUESS : SURE,
  };
}

function copyAt({ fields }: SaidWhen, minutes: number | null, isTimed: boolean): Copy {
  const { planned_at: at, planned_time: time } = fields;
  const isOpen = isTimed && at === undefined && time === undefined;
  return {
    type: 'copy',
    ...(isOpen ? { planned_at: null } : {}),
    ...(at === undefined ? {} : { planned_at: at }),
    ...(time === undefined ? {} : { planned_time: time }),
    ...(minutes === null ? {} : { duration_minutes: minutes }),
  };
}

/** The words with each of the days that are named together: "в пятницу и в субботу". */
function onEachDay(items: readonly Item[]): readonly (readonly Item[])[] {
  const days = items.filter((item) => dayOf(item) !== null);
  const [first, second] = days;
  if (first === undefined) return [items];
  if (second === undefined) {
    const fact = dayOf(first);
    const all = fact === null ? [] : [fact.day, ...fact.others];
    return all.map((day) => items.map((item) => (item === first ? onDay(first, day) : item)));
  }
  const between = items.slice(items.indexOf(first), items.indexOf(days.at(-1) ?? first));
  const areTogether = between.every(
    (item) => days.includes(item) || isMark(item) || hasTag(item, 'and'),
  );
  if (!areTogether) return [items];
  return days.map((day) => items.filter((item) => item === day || !days.includes(item)));
}

function dayOf(item: Item): DayFact | null {
  const fact = factOf(item);
  return fact?.kind === 'day' ? fact : null;
}
const onDay = (item: Item, day: DayFact['day']): Item =>
  meaning(item, { kind: 'day', day, others: [], certain: true });

/** The same words, read otherwise. */
const meaning = ({ kind, from, to, glued, word, parts }: Item, fact: Fact): Item =>
  new Item(kind, 0, 0, from, to, glued, word, fact, '<copied>', parts);

/** "с 17:00": when it begins, and not from when it is moved away. */
function asStart(item: Item): Item {
  const fact = factOf(item);
  const clock = fact?.kind === 'from' && fact.point.day === null ? fact.point.clock : null;
  return clock === null ? item : meaning(item, { kind: 'clock', clock, others: [], certain: true });
}

/** The one length that is said. */
function lastingIn(
  facts: readonly Item[],
): { readonly item: Item; readonly minutes: number; readonly isOpen: boolean } | null {
  const hasHour = facts.some((item) => HOURS.has(factOf(item)?.kind ?? ''));
  const found = facts.flatMap((item) => {
    const fact = factOf(item);
    const length = fact === null || !LASTING.has(fact.kind) ? null : lengthOf(fact);
    const minutes = length === null ? 0 : minutesIn(length);
    const isShort = fact?.kind === 'length' || minutes <= LENGTH_HOURS_MAX * HOUR_MINUTES;
    const isOpen = fact?.kind === 'for-number' && !hasHour;
    return minutes > 0 && (isShort || hasHour) ? [{ item, minutes, isOpen }] : [];
  });
  const [only, ...more] = found;
  return more.length > 0 ? null : (only ?? null);
}
const LASTING: ReadonlySet<string> = new Set(['length', 'for-number']);
const HOURS: ReadonlySet<string> = new Set(['clock', 'moment', 'same-time', 'from']);
