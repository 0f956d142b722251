import { Item } from '../grammar/item.ts';
import { QUOTED } from '../grammar/scan.ts';
import type { Clock, Fact } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { isSettled } from '../time/settle-clock.ts';
import {
  type HourHint,
  hourHints,
  isAboutIt,
  isHolding,
  isMeal,
  leadsTo,
  setsAside,
} from './lexicon/early-words.ts';
import { SINGULAR_ADJECTIVE } from './lexicon/word-endings.ts';
import { hasTag, roleOf } from './tags.ts';

const SHORT_WORD = 3;

function hinted(clock: Clock, hints: readonly HourHint[]): Clock {
  if (isSettled(clock, null)) return clock;
  const hint = hints.find(({ from, to }) => clock.hour >= from && clock.hour <= to);
  return hint === undefined ? clock : { ...clock, half: hint.half };
}

/** The fact with its bare hours in the half of the day that the event is in. */
function withHints(fact: Fact, hints: readonly HourHint[]): Fact {
  if (fact.kind === 'clock') {
    return fact.others.length > 0 ? fact : { ...fact, clock: hinted(fact.clock, hints) };
  }
  if (fact.kind === 'for-number') {
    return fact.clock === null ? fact : { ...fact, clock: hinted(fact.clock, hints) };
  }
  if (fact.kind === 'clock-range') {
    const { start, end } = fact.range;
    // "с пяти до семи вечера": the half that was said of the end holds for the start
    return isSettled(end, null) ? fact : { ...fact, range: { start: hinted(start, hints), end } };
  }
  if (fact.kind !== 'due' && fact.kind !== 'from' && fact.kind !== 'after') return fact;
  const { clock } = fact.point;
  return clock === null ? fact : { ...fact, point: { ...fact.point, clock: hinted(clock, hints) } };
}

function withFact(item: Item, meaning: Fact): Item {
  const { kind, value, flags, to, glued, word, rule, parts, tags } = item;
  return new Item(kind, value, flags, item.from, to, glued, word, meaning, rule, parts, tags);
}

/** Words before the event that leave it what is planned: "сходи в", "наш", "семейный". */
function leavesHead(item: Item): boolean {
  return (
    item.word.length <= SHORT_WORD ||
    hasTag(item, 'going-verb') ||
    roleOf(item) !== null ||
    SINGULAR_ADJECTIVE.test(item.word)
  );
}

/** Does what stands before the event leave it what is planned? */
function isPlannedBehind(ahead: readonly Item[], { word: event }: Item): boolean {
  const words = ahead.filter(({ meaning }) => meaning === null);
  if (words.some(({ word }) => isAboutIt(word))) return false;
  // "позвать Свету на ужин": whoever stands between is asked to it
  const isTo = leadsTo(words.at(-1)?.word ?? '');
  const isAskedTo = isTo && words.some(({ word }) => isHolding(word, ''));
  return isAskedTo || words.every((one) => leavesHead(one) || isHolding(one.word, event));
}

/** An event of the clause, and whether it is what is planned. */
interface Event {
  readonly hints: readonly HourHint[];
  readonly isPlanned: boolean;
  /** "столик на ужин", "заказать ужин": something is done for it, and "на семь" is its hour. */
  readonly isDoneFor: boolean;
}

/** The clause's event; null where there is none, or where something else says the half of the day. */
function eventOf(clause: readonly Item[]): Event | null {
  // "рамки наващивать спозаранку, часов с пяти": an adverb says it of whatever is done
  const adverb = clause.find((item) => hasTag(item, 'half-of-day'));
  const said = adverb === undefined ? null : hourHints(adverb.word);
  if (said !== null) return { hints: said, isPlanned: true, isDoneFor: false };
  const ahead: Item[] = [];
  for (const [at, item] of clause.entries()) {
    if (item.flags & QUOTED) continue;
    if (item.meaning?.kind === 'daypart' || item.meaning?.kind === 'moment') return null;
    const hints = item.meaning === null ? hourHints(item.word) : null;
    // "заехать за мясом для ужина": it is done at another time
    const before = clause[at - 1]?.word ?? '';
    if (hints !== null && setsAside(before)) return null;
    if (hints !== null) {
      const isDoneFor = leadsTo(before) || isMeal(item.word);
      return { hints, isPlanned: isPlannedBehind(ahead, item), isDoneFor };
    }
    ahead.push(item);
  }
  return null;
}

/** "заказать ужин на семь": the hour that something is for is the event's, whatever is done about it. */
const isItsHour = (event: Event, fact: Fact): boolean =>
  event.isPlanned || (event.isDoneFor && fact.kind === 'for-number');

/**
 * "ужин в семь", "утренняя пробежка в шесть", "в театр к семи": the event says which half of the day
 * its bare hour is in, within its clause. Linear in the number of items.
 */
export function readHintedHours(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => item.meaning === null && hourHints(item.word) !== null)) return items;
  const output = items.slice();
  let start = 0;
  for (let at = 0; at <= items.length; at += 1) {
    const item = items[at];
    const next = items[at + 1];
    const isFactNext = next !== undefined && factOf(next) !== null;
    if (item !== undefined && (!hasTag(item, 'ends-clause') || isFactNext)) continue;
    const clause = items.slice(start, at);
    const event = eventOf(clause);
    clause.forEach((one, index) => {
      const fact = event === null ? null : factOf(one);
      if (fact === null || event === null || !isItsHour(event, fact)) return;
      output[start + index] = withFact(one, withHints(fact, event.hints));
    });
    start = at + 1;
  }
  return output;
}
