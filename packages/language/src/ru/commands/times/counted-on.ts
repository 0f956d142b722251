import type { Item } from '../../../grammar/item.ts';
import type { Day, DayByItself } from '../../../meaning.ts';
import type { Frame } from '../../../time/frame.ts';
import { REFLEXIVE_INFINITIVE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import type { CommandReading } from '../read-command.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { saidDayOf } from './shared-days.ts';

/** Words that say nothing of what is done: "а", "потом", "его". */
const isPassed = (item: Item): boolean =>
  isFact(item) ||
  isMark(item) ||
  hasTag(item, 'conjunction') ||
  hasTag(item, 'done-to-it') ||
  hasTag(item, 'already') ||
  roleAt(item) === 'sequel' ||
  roleAt(item) === 'soft';

const saidIn = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => !isPassed(item) && isWord(item));

/** They are done for what was said before, or to nothing of it. */
const isByItself = (verb: Item): boolean =>
  hasTag(verb, 'done-ahead') ||
  hasTag(verb, 'preparing-verb') ||
  hasTag(verb, 'reaching-verb') ||
  hasTag(verb, 'talking-verb') ||
  hasTag(verb, 'going-verb') ||
  REFLEXIVE_INFINITIVE.test(verb.word);

/**
 * Does the second go on with what the first is done to: "ковёр отвезти ... забрать", "сдать кровь ...
 * результаты забрать"?
 */
function goesOn(before: readonly Item[], own: readonly Item[]): boolean {
  const said = saidIn(own);
  const verb = said.find(isAction);
  if (verb === undefined || !before.some(isAction)) return false;
  const others = said.filter((item) => item !== verb);
  if (hasTag(verb, 'fetching-verb')) return others.every((item) => hasTag(item, 'outcome-noun'));
  const isShared = others.length === 0 && saidIn(before).length > 1;
  return isShared && isInfinitive(verb.word) && !isByItself(verb);
}

/** A day that names no week, month or year of its own. */
const isOpen = (day: Day | null): day is DayByItself =>
  ((day?.kind === 'weekday' || day?.kind === 'of-month') && day.which === 'plain') ||
  (day?.kind === 'date' && day.year === null);

/** The frame with its day, or that of its deadline, as the next one behind another. */
function behind(frame: Frame, of: Day): Frame {
  const { day, due } = frame;
  if (isOpen(day)) return { ...frame, day: { kind: 'next-behind', day, of } };
  if (day !== null || due === null || !isOpen(due.day)) return frame;
  return { ...frame, due: { ...due, day: { kind: 'next-behind', day: due.day, of } } };
}

/**
 * "отвезти в пятницу забрать в среду": what is done to the same thing next is on a day behind the first, and not
 * the next such day from now on. `itemsOf` gives the items of each reading.
 */
export function countedOn(
  readings: readonly CommandReading[],
  itemsOf: (at: number) => readonly Item[],
): CommandReading[] {
  const counted: CommandReading[] = [];
  for (const [at, reading] of readings.entries()) {
    const { frame, isEarlier } = reading;
    const of = saidDayOf(counted.at(-1)?.frame ?? null);
    const isFree = frame !== null && isEarlier !== true && frame.repeats.length === 0;
    counted.push(
      of !== null && isFree && goesOn(itemsOf(at - 1), itemsOf(at))
        ? { ...reading, frame: behind(frame, of) }
        : reading,
    );
  }
  return counted;
}
