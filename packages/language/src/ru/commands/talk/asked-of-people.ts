/** Orders meant for somebody near: "кинь домашку плиз", "набери меня как выйдешь", "Тань, глянь сюда". */
import type { Item } from '../../../grammar/item.ts';
import type { Role } from '../../lexicon/role-words.ts';
import {
  GIVEN_TO,
  LOOKS_LIKE_ORDER,
  MAY_BE_GIVEN_TO,
  MAYBE_GENITIVE,
  PATRONYMIC,
  PLURAL_ORDER,
  SINGULAR_GENITIVE,
} from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isFinite, isSecondPerson } from '../finite-verbs.ts';
import type { HeadState } from '../head/head-state.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isFactThere, isMark, isWord, roleAt } from '../view.ts';
import { openingEnd } from './frame.ts';

/** Is it surely somebody else's, or may it as well be meant for the plan? */
export type Asked = 'surely' | 'maybe';

/** So near its verb it is said whom something is done to or for. */
const NEAR = 3;

/** They ask for something to be planned, wherever they stand. */
const OURS: ReadonlySet<Role | null> = new Set<Role>([
  'remind',
  'create',
  'schedule',
  'reserve',
  'need',
  'task',
  'reminder',
  'block',
]);

/** Verbs that carry something over to whoever speaks, if it is he for whom it is done. */
const TO_US: readonly Tag[] = [
  'asked-of-people',
  'handing',
  'dative-verb',
  'reaching-verb',
  'saying',
  'giving-verb',
];

const isImperative = (item: Item | undefined): boolean =>
  IMPERATIVES.some((tag) => hasTag(item, tag));
const IMPERATIVES: readonly Tag[] = [
  'listed-imperative',
  'asked-of-people',
  'handing',
  'told-to-others',
];

/** "подбрось меня", "глуши": by its ending alone it is an order only beside whoever gives or gets it. */
export const looksLikeOrder = (item: Item | undefined): boolean => {
  if (item === undefined || !isWord(item) || roleAt(item) !== null || isAction(item)) return false;
  // an alarm is set for whoever is to be woken; "просили меня" tells
  return (
    item.kind === 0 &&
    !hasTag(item, 'wake') &&
    !isFinite(item.word) &&
    LOOKS_LIKE_ORDER.test(item.word)
  );
};

const CALLED: readonly Tag[] = ['vocative', 'elder', 'call'];

/** "в план", "в мой список" */
const isPlace = (items: readonly Item[], at: number): boolean => {
  if (!hasTag(items[at], 'plan-place')) return false;
  const before = items[hasTag(items[at - 1], 'own') ? at - 2 : at - 1];
  return hasTag(before, 'in') || hasTag(before, 'onto');
};

function marksEnd(items: readonly Item[], from: number): number {
  let at = from;
  while (isMark(items[at])) at += 1;
  return at;
}

/** A day or an hour, by which even what is asked of others may be a plan. */
const SET_TIMES: ReadonlySet<string> = new Set([
  'day',
  'clock',
  'daypart',
  'due',
  'moment',
  'offset',
  'range',
  'clock-range',
  'repeat',
  'window',
  'due-in',
  'from',
  'after',
]);

const isOrder = (items: readonly Item[], at: number): boolean =>
  isImperative(items[at]) || looksLikeOrder(items[at]);

/** Where the order is, and whether somebody is called by name before it; null where none is. */
function orderIn(items: readonly Item[], from: number): { at: number; isCalled: boolean } | null {
  const first = items[from];
  if (first === undefined || !isWord(first)) return null;
  const isCalled = CALLED.some((tag) => hasTag(first, tag));
  if (!isCalled && (isOrder(items, from) || hasTag(first, 'signal'))) return { at: from, isCalled };
  // "глянь на отчёт": what may only call for attention was passed over
  if (hasTag(first, 'preposition')) {
    const isLooked = hasTag(items[from - 1], 'asked-of-people') && !isFactThere(items[from + 1]);
    return isLooked ? { at: from - 1, isCalled: false } : null;
  }
  if (!isCalled && (roleAt(first) !== null || isAction(first))) return null;
  let at = marksEnd(items, from + (PATRONYMIC.test(items[from + 1]?.word ?? '') ? 2 : 1));
  if (!isImperative(items[at])) at = marksEnd(items, openingEnd(items, at));
  if (!isImperative(items[at])) return null;
  return isCalled || !isAction(items[at]) ? { at, isCalled } : null;
}

/** The word for whoever speaks, right behind the verb or before it. */
function usNear({ items, skipped }: HeadState, verb: number): Item | null {
  for (let at = verb + 1; at <= verb + NEAR; at += 1) {
    const item = items[at];
    if (item === undefined || isMark(item) || isAction(item) || hasTag(item, 'subordinating'))
      break;
    if (hasTag(item, 'us-asked')) return item;
  }
  return skipped.find((item) => hasTag(item, 'us-asked')) ?? null;
}

/** "как выйдешь", "когда будешь дома" */
function waitsForYou(items: readonly Item[], verb: number): boolean {
  return items.some((item, at) => {
    if (at <= verb || !hasTag(item, 'once-you')) return false;
    const near = items.slice(at + 1, at + 1 + NEAR);
    // "если сможешь" asks a planner as well
    const isTime = !hasTag(item, 'if');
    return near.some((one) => isSecondPerson(one.word) || (isTime && hasTag(one, 'you-can')));
  });
}

const isOfThing = (item: Item): boolean =>
  !hasTag(item, 'ours') && !hasTag(item, 'vague-ending') && !looksLikeAdjective(item.word);

/** "скинь Вадику четыре тысячи", "скинь смету шефу": does it go to somebody else? null where it may. */
function goesToOther(items: readonly Item[], verb: number): boolean | null {
  const said = items.slice(verb + 1).filter((item) => !isMark(item) && isOfThing(item));
  const [first, second] = said.filter((item) => !isFact(item) && roleAt(item) !== 'query');
  if (first === undefined || hasTag(first, 'preposition')) return false;
  if (GIVEN_TO.test(first.word)) return true;
  const last = said.findLast((item) => isWord(item));
  const isLast = last !== first && MAY_BE_GIVEN_TO.test(last?.word ?? '');
  if (isLast && !hasTag(said.at(-2), 'preposition')) return true;
  if (!MAY_BE_GIVEN_TO.test(first.word) || second === undefined) return false;
  if (hasTag(second, 'preposition') || roleAt(second) === 'soft') return false;
  // "фотку паспорта" is one thing, "Вадику отчёт" is not, "шефу сметы" may be both
  if (SINGULAR_GENITIVE.test(second.word)) return false;
  return MAYBE_GENITIVE.test(second.word) ? null : true;
}

/** What is handed over: to somebody else it is a task. */
function ofHanding(items: readonly Item[], at: number, isDated: boolean): Asked | null {
  if (hasTag(items[at + 1], 'sent-regards')) return 'surely';
  const isOthers = goesToOther(items, at);
  if (isOthers === true) return null;
  return isDated || isOthers === null || hasTag(items[at], 'giving-away') ? 'maybe' : 'surely';
}

/** Where whoever speaks is the one for whom or to whom it is done. */
const ofOurs = (verb: Item | undefined, us: Item, isDated: boolean): Asked => {
  const isSure = hasTag(us, 'done-to-us') || TO_US.some((tag) => hasTag(verb, tag));
  return isSure || !isDated || !isAction(verb) ? 'surely' : 'maybe';
};

/** An order that a planner could take for a task, by what else is said around it. */
function ofListed(items: readonly Item[], verb: Item | undefined, isDated: boolean): Asked | null {
  const isOfChat = items.some((item) => hasTag(item, 'chat-please') || hasTag(item, 'ours'));
  const isPlural = PLURAL_ORDER.test(verb?.word ?? '');
  return isOfChat || (isPlural && !isDated) ? 'maybe' : null;
}

/** Something is asked to be planned beside it, or not to be forgotten. */
function isForPlan(items: readonly Item[], at: number): boolean {
  const isOurs = (item: Item, i: number): boolean =>
    i !== at && (OURS.has(roleAt(item)) || isPlace(items, i));
  // "дай ручку" is no wish not to forget
  const isForgetting = (item: Item, i: number): boolean =>
    hasTag(item, 'forget') && (i !== at || hasTag(items[at - 1], 'not'));
  return items.some((item, i) => isOurs(item, i) || isForgetting(item, i));
}

/** "толкни меня завтра в семь", "кинь на завтра стирку": asked of the planner by such verbs. */
const isForUs = (verb: Item | undefined, isDated: boolean): boolean =>
  isDated
    ? roleAt(verb) === 'create' || hasTag(verb, 'nudge')
    : hasTag(verb, 'nudge') && !hasTag(verb, 'signal');

/** What the verb itself says, where nobody is named who gives the order or gets what is done. */
function ofVerb(items: readonly Item[], at: number, isDated: boolean): Asked | null {
  const verb = items[at];
  if (hasTag(verb, 'handing')) return ofHanding(items, at, isDated);
  if (isAction(verb)) return ofListed(items, verb, isDated);
  if (hasTag(verb, 'signal')) return 'surely';
  if (!isImperative(verb)) return null;
  return isDated ? 'maybe' : 'surely';
}

/** Is the order that the state is at meant for somebody near, and not for the plan? */
export function askedOfPeople(state: HeadState): Asked | null {
  const { items, skipped, isListed } = state;
  const found = orderIn(items, state.at);
  if (found === null || isListed) return null;
  const { at, isCalled } = found;
  const verb = items[at];
  if (isForPlan(items, at)) return null;
  if (waitsForYou(items, at)) return 'surely';
  const isDated = items.some(({ meaning }) => SET_TIMES.has(meaning?.kind ?? ''));
  if (isForUs(verb, isDated)) return null;
  const us = usNear(state, at);
  // "тетради мне": a noun may end like an order
  const isNoun = !isImperative(verb) && us !== items[at + 1];
  if (us !== null && !isNoun) return ofOurs(verb, us, isDated);
  if (isCalled || skipped.some((item) => hasTag(item, 'elder')))
    return isDated && isAction(verb) ? 'maybe' : 'surely';
  return ofVerb(items, at, isDated);
}
