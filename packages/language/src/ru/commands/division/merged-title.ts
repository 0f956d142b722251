import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { ownerClassOf } from '../../lexicon/owners.ts';
import { DATIVE } from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { BEHIND_IT_PHRASES, SAME_PLACE_PHRASES } from '../times/shared-day-phrases.ts';
import { isDueDay, slotsOf } from '../times/time-slots.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, plainWord } from '../view.ts';
import { argumentsFrom } from './clause-arguments.ts';

const SAME_PLACE = new PhraseList(SAME_PLACE_PHRASES, { wordOf: plainWord });
const BEHIND_IT = new PhraseList(BEHIND_IT_PHRASES, { wordOf: plainWord });

/** "сварить суп, потом помыть плиту": what is next is another thing, wherever it is said. */
const namesNext = (left: readonly Item[]): boolean =>
  left.some((item, at) => at > 0 && hasTag(item, 'next-step') && isWordAt(left, at + 1));

function isWordAt(left: readonly Item[], at: number): boolean {
  const item = left[at];
  return item !== undefined && isWord(item);
}

/** "за свет заплатить и за газ заплатить" */
function repeatsAction(left: readonly Item[]): boolean {
  const actions = left.filter(isAction).map(({ word }) => word);
  return new Set(actions).size < actions.length;
}

/** What follows these is done there, or is what they are for. */
const LEADING: readonly Tag[] = ['going-verb', 'reaching-verb', 'governing-verb', 'saying'];

const isJoint = (item: Item): boolean => isMark(item) || hasTag(item, 'conjunction');

/** "забрать велосипед в пятницу. Новые педали сыну": another sentence begins behind the time of the first. */
function goesOnBehindStop(
  items: readonly Item[],
  left: ReadonlySet<Item>,
  used: ReadonlySet<Item>,
): boolean {
  return items.some((item, at) => {
    const before = items[at - 1];
    if (item.word !== '.' || before === undefined || !used.has(before)) return false;
    const own = (part: readonly Item[]) => part.filter((one) => left.has(one) && isWord(one));
    return own(items.slice(0, at)).length > 0 && own(items.slice(at)).length > 1;
  });
}

/** "разобрать краску завтра утром, за чаем сходить": a time ended the first, a joint opens the second. */
function goesOnBehindTime(
  items: readonly Item[],
  left: ReadonlySet<Item>,
  used: ReadonlySet<Item>,
): boolean {
  let isActed = false;
  let isTimed = false;
  let isJoined = false;
  /** What the action was done to, and what was named behind its time. */
  let objects = 0;
  let behind = 0;
  for (const item of items) {
    if (left.has(item) && isAction(item)) {
      // "купить корм в субботу собаку помыть": each has what it is done to
      const isOther = isJoined || (objects > 0 && behind > 0);
      if (isActed && isTimed && isOther) return true;
      // "съездить завтра на рынок и купить мёда"
      isActed = !LEADING.some((tag) => hasTag(item, tag));
      isTimed = false;
      isJoined = false;
      objects = 0;
      behind = 0;
    } else if (used.has(item)) {
      isTimed ||= slotsOf(item).length > 0;
      // "завтра с утра, в обед": two times that were taken for one
      isJoined ||= isTimed && item.parts.some(isJoint);
    } else {
      isJoined ||= isTimed && isJoint(item);
      if (!left.has(item) || !isWord(item)) continue;
      // "купить доски завтра чтобы починить забор"
      if (hasTag(item, 'subordinating')) isActed = false;
      else if (isTimed) behind += 1;
      else objects += 1;
    }
  }
  return false;
}

/**
 * "такси на седьмое на одиннадцать и грузчиков на час": a day and an hour, or a time on either side,
 * end what "и" goes on with; "хлеб завтра и молоко" is one.
 */
function goesOnBehindAnd(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  return items.some((item, at) => {
    const next = items[at + 1];
    if (!hasTag(item, 'and') || next === undefined || !left.has(next) || !isWord(next))
      return false;
    let from = at;
    while (from > 0 && isTimeOf(items[from - 1], left)) from -= 1;
    const hasWords = items.slice(0, from).some((one) => left.has(one) && isWord(one));
    if (from === at || !hasWords) return false;
    const isTimedBehind = items.slice(at).some((one) => isTimeOf(one, left));
    return at - from > 1 || isTimedBehind;
  });
}

const isTimeOf = (item: Item | undefined, left: ReadonlySet<Item>): boolean =>
  item !== undefined && !left.has(item) && isFact(item);

/**
 * "на базар в час уколы": where one goes, an hour, and behind it what no preposition ties to the
 * place.
 */
function goesOnBehindPlace(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  const first = items.findIndex((item) => left.has(item));
  const hour = items.findIndex((item, at) => at > first && !left.has(item) && isClock(item));
  const place = items[first];
  const next = items[hour + 1];
  if (first < 0 || hour < first || next === undefined || !left.has(next)) return false;
  const isPlace =
    hasTag(place, 'placing') && !items.some((item) => left.has(item) && isAction(item));
  // "на рынок в четыре утра выезжаем": what one does there oneself
  const isNoun =
    isWord(next) && !hasTag(next, 'preposition') && next.meaning === null && !isOwnDoing(next);
  // "к врачу в понедельник в три Садовая сорок", "кабинет 12": a place and its number
  const isAddress = isNumberedPlace(next) || items.slice(hour + 1).some((item) => isCardinal(item));
  return isPlace && isNoun && !isAddress && !hasTag(items[hour - 1], 'preposition');
}

const isOwnDoing = (item: Item): boolean => hasTag(item, 'own-plan');

const isNumberedPlace = ({ word }: Item): boolean =>
  ownerClassOf(word)?.split('+').includes('house') ?? false;

const isTaken = (item: Item | undefined, left: ReadonlySet<Item>): boolean =>
  item !== undefined && !left.has(item) && !isMark(item);

/** What tells more of the plan before it. */
const NO_PLAN: readonly Tag[] = ['preposition', 'conjunction', 'abbreviation', 'owned'];

/** "перед этим в час обед" names nothing yet before its hour. */
const UNNAMED: readonly Tag[] = ['preposition', 'event-preposition', 'pointing'];

const isNamed = (item: Item): boolean => isWord(item) && !UNNAMED.some((tag) => hasTag(item, tag));

/**
 * "приёмка в десять инструктаж": among others, what is behind the hour of a plan without a verb is
 * likely a plan of its own.
 */
function goesOnBehindHour(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  if (items.some((item) => left.has(item) && isAction(item))) return false;
  return items.some((item, at) => {
    const next = items[at + 1];
    const isSaidBefore = items.slice(0, at).some((one) => left.has(one) && isNamed(one));
    // "зачёт в девять ауд 412": where it is
    if (items.slice(at + 1).some((one) => left.has(one) && isCardinal(one))) return false;
    if (left.has(item) || !isClock(item) || next === undefined || !isSaidBefore) return false;
    if (!left.has(next) || !isWord(next) || isOwnDoing(next)) return false;
    return !NO_PLAN.some((tag) => hasTag(next, tag));
  });
}

const isClock = (item: Item): boolean => slotsOf(item).join() === 'clock';

/** "каждый ... сверка": of how often something is only a part was understood. */
const losesRepetition = (items: readonly Item[], left: ReadonlySet<Item>): boolean =>
  items.some((item, at) => {
    const next = items[at + 1];
    return (
      left.has(item) && hasTag(item, 'every-time') && next !== undefined && isTimeOf(next, left)
    );
  });

/** "сходить к нотариусу во вторник паспорт не забыть": what shall not be forgotten was named behind a time. */
function remembersBehindTime(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  const words = items.filter((item) => !isMark(item));
  const [not, forget] = words.slice(-2);
  if (!hasTag(not, 'not') || !hasTag(forget, 'forget')) return false;
  let at = words.length - 2;
  for (let before = words[at - 1]; before !== undefined && left.has(before); ) {
    at -= 1;
    before = words[at - 1];
  }
  const isNamed = at < words.length - 2;
  return isNamed && isTimeOf(words[at - 1], left) && words.slice(0, at).some(isAction);
}

/** "окна помыть, в церковь с женой": what follows a verb behind its object is no more of that. */
function goesOnBehindVerb(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  return items.some((item, at) => {
    const next = items[at + 1];
    if (item.word !== ',' || next === undefined) return false;
    let from = at - 1;
    while (from > 0 && isTaken(items[from], left)) from -= 1;
    const verb = items[from];
    if (verb === undefined) return false;
    const isEnd = left.has(verb) && isAction(verb);
    const isObjectBefore = items.slice(0, from).some((one) => left.has(one) && isWord(one));
    const isMore =
      left.has(next) && isWord(next) && !hasTag(next, 'subordinating') && !hasTag(next, 'pointing');
    return isEnd && isObjectBefore && isMore && !isAction(next);
  });
}

/** "отнести ключи Ирине, Олегу коробки": somebody else is given something else. */
function givesToAnother(left: readonly Item[]): boolean {
  if (!left.some((item) => GIVING.some((tag) => hasTag(item, tag)))) return false;
  return left.some((item, at) => {
    const [whom, what, next] = left.slice(at + 1, at + 4);
    if (item.word !== ',' || !isPerson(whom) || what === undefined || !isNoun(what)) return false;
    // "купить нитки, молнии потайные": what the thing is like
    if (looksLikeAdjective(what.word)) return false;
    const isEnd = next === undefined || isMark(next) || isAction(next);
    return isEnd && left.slice(0, at).some(isPerson);
  });
}
const GIVING: readonly Tag[] = ['giving-verb', 'getting-verb'];

/** "Олегу", "маме", "родителям" */
const isPerson = (item: Item | undefined): boolean =>
  item !== undefined && isNoun(item) && DATIVE.test(item.word) && !looksLikeAdjective(item.word);

const isNoun = (item: Item): boolean =>
  isWord(item) && !isCardinal(item) && !isAction(item) && !UNNAMED.some((tag) => hasTag(item, tag));

/** "урок и сразу после него чаепитие", "отчёт, сверку туда же": what points back is another thing. */
function pointsBack(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  let isListed = false;
  let isSaid = false;
  return items.some((item, at) => {
    const isLeft = left.has(item);
    const isSame = isSaid && isLeft && isListed && SAME_PLACE.endAt(items, at) > at;
    if (isSame || (isSaid && isLeft && BEHIND_IT.endAt(items, at) > at)) return true;
    isListed ||= item.word === ',';
    isSaid ||= isLeft;
    return false;
  });
}

/** "отчёт к пятому сдать и акты десятого": a noun behind "и", between a deadline and another day. */
function goesOnBetweenDays(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  const due = items.findIndex((item) => !left.has(item) && isDueDay(item));
  const day = items.findLastIndex((item) => !left.has(item) && slotsOf(item).includes('day'));
  if (due < 0 || day < due) return false;
  const between = items.slice(due + 1, day);
  const and = between.findIndex((item) => hasTag(item, 'and') && item.meaning === null);
  return and > 0 && between.slice(and + 1).some((item) => left.has(item) && isWord(item));
}

/**
 * "в администрацию за подписью и рабочим аванс раздать": behind "и" an action with what it is done
 * to before it, and before "и" another action or where one goes.
 */
function goesOnBehindJoint(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  const and = items.findIndex((item) => left.has(item) && hasTag(item, 'and'));
  if (and < 0) return false;
  const behind = argumentsFrom(items, and + 1, items.length);
  if (behind === null || behind.pointsBack) return false;
  const before = items.slice(0, and).filter((item) => left.has(item) && !isMark(item));
  const verb = before.find(isAction);
  // "отвезти и в банк позвонить": what the first is done to went elsewhere
  if (verb !== undefined && before.length === 1) return !hasTag(verb, 'going-verb');
  if (behind.bare === 0) return false;
  if (verb === undefined) return hasTag(before[0], 'placing');
  return !LEADING.some((tag) => hasTag(verb, tag)) && !before.some((item) => hasTag(item, 'what'));
}

/** "репетиция в субботу в десять ноты распечатать": behind the hour of a plan something is done to another thing. */
function actsBehindPlan(items: readonly Item[], left: ReadonlySet<Item>): boolean {
  const hour = items.findIndex((item) => !left.has(item) && isClock(item));
  if (hour < 1 || items.slice(0, hour).some((item) => left.has(item) && isAction(item)))
    return false;
  if (!items.slice(0, hour).some((item) => left.has(item) && isNamed(item) && isNoun(item)))
    return false;
  const next = items[hour + 1];
  if (next === undefined || isFact(next)) return false;
  const behind = argumentsFrom(items, hour + 1, items.length);
  return behind !== null && behind.bare > 0 && !behind.isForWhomOnly;
}

/** "в субботу у мамы юбилей торт заказать": behind an occasion something is done to a thing of its own. */
function actsBehindOccasion(left: readonly Item[]): boolean {
  const at = left.findIndex((item) => hasTag(item, 'occasion'));
  if (at < 0 || at > OCCASION_WITHIN || left.slice(0, at).some(isAction)) return false;
  // "костюм на утренник Мише сшить": what it is for
  if (hasTag(left[at - 1], 'preposition')) return false;
  const from = left.findIndex((item, i) => i > at && !isMark(item));
  const behind = from < 0 ? null : argumentsFrom(left, from, left.length);
  return behind !== null && behind.bare > 0;
}
/** "у мамы юбилей" */
const OCCASION_WITHIN = 3;

/** Does a title show that it holds more than one command: a next step, an action twice or behind its time? */
export function isMergedTitle(
  items: readonly Item[],
  left: readonly Item[],
  used: ReadonlySet<Item>,
  isAmongOthers: boolean,
): boolean {
  const own = new Set(left);
  return (
    (isAmongOthers && goesOnBehindHour(items, own)) ||
    namesNext(left) ||
    repeatsAction(left) ||
    goesOnBehindTime(items, own, used) ||
    goesOnBehindStop(items, own, used) ||
    goesOnBehindAnd(items, own) ||
    goesOnBehindPlace(items, own) ||
    goesOnBehindVerb(items, own) ||
    goesOnBetweenDays(items, own) ||
    goesOnBehindJoint(items, own) ||
    actsBehindPlan(items, own) ||
    actsBehindOccasion(left) ||
    pointsBack(items, own) ||
    givesToAnother(left) ||
    losesRepetition(items, own) ||
    remembersBehindTime(items, own)
  );
}
