/** Parts that leave out the verb of the one before: "... а маму в семь", "... а Оксане прайс завтра". */
import type { Item } from '../../../grammar/item.ts';
import { DATIVE, DATIVE_ONLY, NOMINATIVE_ONLY } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { pointsOf } from '../times/time-slots.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import type { Part } from './part.ts';

/** "..., а в понедельник сверка": what takes place needs no verb. */
const isHappening = (item: Item): boolean =>
  roleAt(item) === 'meeting' || roleAt(item) === 'event' || hasTag(item, 'doing-noun');

const saidIn = (items: readonly Item[]): readonly Item[] =>
  items.filter(
    (item) => isWord(item) && !isFact(item) && !isMark(item) && !hasTag(item, 'conjunction'),
  );

/** Whom something is done for, and what is done: "Кате договор", "маме красные розы". */
function isForWhomAndWhat([whom, ...what]: readonly Item[]): boolean {
  if (whom === undefined || what.length === 0 || what.length > WHAT_WORDS_MAX) return false;
  if (!DATIVE.test(whom.word) || looksLikeAdjective(whom.word) || roleAt(whom) !== null)
    return false;
  return what.every(
    (item) =>
      !hasTag(item, 'preposition') &&
      !hasTag(item, 'binding') &&
      !DATIVE_ONLY.test(item.word) &&
      isThing(item),
  );
}
const isThing = (item: Item): boolean => {
  const role = roleAt(item);
  return role === null || role === 'device' || role === 'fixture';
};
const WHAT_WORDS_MAX = 3;

const endsInTime = (items: readonly Item[]): boolean => {
  const last = items.findLast((item) => !isMark(item));
  return last !== undefined && pointsOf(last).length > 0;
};

/** "Лене скинуть фотки сегодня а Оксане прайс завтра": both tell whom, what and when, and one verb is said. */
function isAlike(before: readonly Item[], own: readonly Item[]): boolean {
  if (own.some(isAction) || before.filter(isAction).length !== 1) return false;
  if (!endsInTime(before) || !endsInTime(own)) return false;
  const said = saidIn(before).filter((item) => !isAction(item));
  return isForWhomAndWhat(said) && isForWhomAndWhat(saidIn(own));
}

/** Is the second set against the first, and may the verb be done to what it says? */
function isContrasted(items: readonly Item[], part: Part, own: readonly Item[]): boolean {
  if (part.joint !== 'time' || !hasTag(items[part.from], 'whereas')) return false;
  const first = own.find(
    (item) => !isFact(item) && !hasTag(item, 'whereas') && !hasTag(item, 'already'),
  );
  const isPlace = hasTag(first, 'placing') || (first !== undefined && isHappening(first));
  // "а завтра уже в рейс", "а в среду распевка": nothing that the verb could be done to
  const isNone = own.some((item) => hasTag(item, 'none-of'));
  const isBearer = first !== undefined && NOMINATIVE_ONLY.test(first.word);
  return !isPlace && !isNone && !isBearer && !own.some(isAction);
}

/**
 * "встретить папу в три а маму в семь": the verb said first holds for both, which is asked, unless both are
 * told alike.
 */
export function withVerbs(items: readonly Item[], parts: readonly Part[]): Part[] {
  return parts.map((part, i) => {
    const before = parts[i - 1];
    if (before === undefined || part.isLine) return part;
    const own = items.slice(part.from, part.to);
    const said = items.slice(before.from, before.to);
    const verb = said.find(isAction);
    if (verb === undefined) return part;
    if (isAlike(said, own)) {
      const isBehindWhom = saidIn(said)[0] !== verb;
      return { ...part, verb, isBehindWhom, isSure: part.verb === null && part.isSure };
    }
    if (part.verb !== null || !isContrasted(items, part, own)) return part;
    return { ...part, verb, isSure: false };
  });
}
