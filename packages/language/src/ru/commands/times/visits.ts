/** Others who come at an hour of a day: "ветеринар приедет в пятницу к десяти коз прививать". */
import { type Item, leavesOf } from '../../../grammar/item.ts';
import { type Frame, factOf } from '../../../time/frame.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isFinite } from '../finite-verbs.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { pointsOf } from './time-slots.ts';

/** So many words say who comes. */
const COMER_WORDS_MAX = 3;

/** It is told by somebody, denied, doubted, or happens again and again. */
export const NOT_A_PLAN: readonly Tag[] = [
  'not',
  'subordinating',
  'holding',
  'saying',
  'ordered-by-other',
  'often',
  'clause-adverb',
  'third-person',
];

/** Where the verb of arriving is, if who comes is said before it and nothing else is told; -1 for none. */
function arrivalIn(items: readonly Item[]): number {
  const at = items.findIndex((item) => isWord(item) && hasTag(item, 'arriving-then'));
  if (at < 0) return -1;
  const comer = items.slice(0, at).filter((item) => isWord(item) && !isFact(item));
  const isNamed = comer.every(
    (item) => hasTag(item, 'conjunction') || (roleAt(item) !== 'pronoun' && !isAction(item)),
  );
  if (comer.length === 0 || comer.length > COMER_WORDS_MAX || !isNamed) return -1;
  const isTold = items.some(
    (item, i) =>
      NOT_A_PLAN.some((tag) => hasTag(item, tag)) ||
      (i !== at && isWord(item) && !isFact(item) && !isAction(item) && isFinite(item.word)),
  );
  return isTold ? -1 : at;
}

/** Does the stretch say only that somebody or something comes? */
export const isVisit = (items: readonly Item[]): boolean => arrivalIn(items) >= 0;

/** A day and an hour, said at once or apart. */
function isAppointed(items: readonly Item[]): boolean {
  const slots = new Set(items.flatMap((item) => [...pointsOf(item)]));
  return slots.has('day') && slots.has('clock');
}

/**
 * "... к десяти коз прививать": what others come for is at the end, behind what it is done to, and nobody
 * else is asked for it. `action` is where the infinitive is in `items[from..to)`.
 */
export function isWhatTheyComeFor(
  items: readonly Item[],
  { from, to }: { readonly from: number; readonly to: number },
  action: number,
): boolean {
  const before = items.slice(from, action);
  if (!isVisit(before) || !isAppointed(before)) return false;
  if (isServiceBehind(items.slice(action, to), items[action - 1])) return true;
  const isLast = items.slice(action + 1, to).every((item) => isMark(item) || isFact(item));
  const object = items[action - 1];
  if (!isLast || object === undefined || !isWord(object) || isFact(object)) return false;
  return !hasTag(object, 'arriving-then') && !hasTag(object, 'pointing-back');
}

/** "... в двенадцать чинить бойлер": what only somebody who is called does, right behind the hour and ahead of its object. */
function isServiceBehind([verb, ...behind]: readonly Item[], hour: Item | undefined): boolean {
  if (!hasTag(verb, 'served') || hour === undefined || !isFact(hour)) return false;
  const isMore = behind.some((item) => isAction(item) || isFact(item) || hasTag(item, 'wish'));
  return behind.length > 0 && !isMore && !behind.some((item) => hasTag(item, 'pointing-back'));
}

/** "электрик придёт к двум": others come at an hour rather than by it. */
export function atArrival(items: readonly Item[], frame: Frame | null): Frame | null {
  const due = frame?.due ?? null;
  if (frame === null || due === null || due.clock === null || frame.clock !== null) return frame;
  if (!isVisit(items) || !items.some(isTowardsHour)) return frame;
  return { ...frame, day: frame.day ?? due.day, clock: due.clock, due: null };
}

/**
 * "к бабушке еду к шести часа на два", "в гости к пяти на час": whoever goes somewhere and says for how long is there
 * at the hour, and does not have to be done by then.
 */
export function atOwnArrival(items: readonly Item[], frame: Frame | null): Frame | null {
  const due = frame?.due ?? null;
  if (frame === null || due === null || due.clock === null || frame.clock !== null) return frame;
  if (frame.length === null || frame.repeats.length > 0 || items.some(isAction)) return frame;
  const words = items.filter((item) => isWord(item) && !isFact(item));
  const isTrip = hasTag(words[0], 'destination') || words.some((item) => hasTag(item, 'own-trip'));
  if (!isTrip || !items.some(isTowardsHour)) return frame;
  return { ...frame, day: frame.day ?? due.day, clock: due.clock, due: null };
}

/** "к двум", and not "до двух" */
const isTowardsHour = (item: Item): boolean =>
  factOf(item)?.kind === 'due' && leavesOf(item).some((leaf) => hasTag(leaf, 'towards'));

/** "завтра в семь зарядка ... в обед мама приедет": one of a list of hours, and no reason for what is before it. */
export function isHourOfVisit(
  items: readonly Item[],
  { from }: { readonly from: number },
  { at, verb }: { readonly at: number; readonly verb: number },
): boolean {
  const [first, hour] = [items[from], items[at - 1]];
  if (first === undefined || hour === undefined || !isFact(first)) return false;
  if (!pointsOf(hour).some((slot) => slot === 'clock' || slot === 'daypart')) return false;
  const isSaidBefore = items.slice(from, at - 1).some((item) => pointsOf(item).includes('clock'));
  return isSaidBefore && hasTag(items[verb], 'arriving-then') && isVisit(items.slice(at, verb + 1));
}

/** "в два парикмахер придёт" */
export const saysVisitAtHour = (items: readonly Item[]): boolean =>
  isVisit(items) && items.some((item) => pointsOf(item).includes('clock'));
