/** Orders that somebody else gave and that are told: "мама сказала купить хлеба, я обещал". */
import type { Item } from '../../../grammar/item.ts';
import { LISTED_STEM_MIN, PLURAL_PAST, VERB_STEM } from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isFinite, isOwnVerb, isPast } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** So many words name who gives an order. */
const TELLER_WORDS_MAX = 4;
/** So near its "а" somebody is told of who does otherwise. */
const CONTRAST_WORDS_MAX = 5;

/** So many words may be between the teller's verb and what is to be done. */
const BETWEEN_MAX = 3;

const RETELLING: readonly Tag[] = ['holding', 'ordered-by-other'];

const retells = (item: Item): boolean => RETELLING.some((tag) => hasTag(item, tag));

const isOwn = (item: Item | undefined): boolean => hasTag(item, 'self');

/** "я", "мне", "ну", "ладно": words of an answer that say nothing of what is done. */
const isReplyWord = (item: Item): boolean =>
  isOwn(item) || hasTag(item, 'reply-word') || roleAt(item) === 'soft' || roleAt(item) === 'chat';

/** "сказал что куплю", "пообещала", "говорю ладно отвезу": somebody takes on himself what was told. */
function isAccepted(tail: readonly Item[]): boolean {
  const words = tail.filter((item) => isWord(item) && !isFact(item));
  if (words.some((item) => hasTag(item, 'not') || hasTag(item, 'already'))) return false;
  const said = words.filter((item) => !isReplyWord(item));
  if (said.length === 0) return words.some((item) => hasTag(item, 'agreeing-word'));
  const [first, ...more] = said;
  if (hasTag(first, 'accepting') || hasTag(first, 'promised')) return true;
  if (first !== undefined && isPlainOwn(first)) return true;
  const isReply = hasTag(first, 'replying');
  if (!isReply) return false;
  if (words.some((item) => hasTag(item, 'agreeing-word'))) return true;
  return more.length > 0 && more[0] !== undefined && isPlainOwn(more[0]);
}

/** куплю, отвезу, соберём */
const isPlainOwn = (item: Item): boolean =>
  isOwnVerb(item.word) &&
  !hasTag(item, 'replying') &&
  !hasTag(item, 'mental') &&
  !hasTag(item, 'question-word');

/** "купить ... я и купил": the same verb, of the past. */
function isDoneOf(action: Item, tail: readonly Item[]): boolean {
  const stem = VERB_STEM.exec(action.word)?.[1] ?? '';
  if (stem.length < LISTED_STEM_MIN) return false;
  return tail.some(
    (item) =>
      isWord(item) && isPast(item.word) && (item.word.startsWith(stem) || hasTag(item, 'did')),
  );
}

/** "..., а брат не пойдёт", "а сам дрель включает": set against what is told. */
function isSetAgainstIt(tail: readonly Item[]): boolean {
  return tail.some((item, at) => {
    const next = tail[at + 1];
    if (!hasTag(item, 'whereas') || next === undefined || isFact(next)) return false;
    if (hasTag(next, 'no-contrast') || hasTag(next, 'next-step')) return false;
    if (hasTag(next, 'set-against')) return true;
    const near = tail.slice(at + 1, at + 1 + CONTRAST_WORDS_MAX);
    if (near.some((one) => isAction(one))) return false;
    const isDenied = near.some((one) => hasTag(one, 'not'));
    return near.some(
      (one) => isWord(one) && (isPast(one.word) || (isDenied && isFinite(one.word))),
    );
  });
}

/**
 * "тренер говорит ешь больше, а сам худой", "дед сказал посадить они и посадили": what others say,
 * set against what becomes of it; what somebody takes on himself is not.
 */
export function isRetold(items: readonly Item[]): boolean {
  const words = items.filter((item) => isWord(item) || isFact(item));
  const said = words.findIndex(retells);
  if (said < 0 || words.slice(0, said).some((item) => isAction(item))) return false;
  // "попросила его вынести ведро": the order was one's own
  const whom = words[said + 1];
  if (said === 0 && hasTag(whom, 'done-to-others') && isPast(words[0]?.word ?? '')) return true;
  const at = words.findIndex((item, i) => i > said && isAction(item));
  const action = words[at];
  const tail = words.slice(at < 0 ? said + 1 : at + 1);
  const answer = answerIn(tail);
  if (answer !== null && isAccepted(answer)) return false;
  if (action !== undefined && hasTag(words[said], 'ordered-by-other') && isDoneOf(action, tail)) {
    return true;
  }
  return isSetAgainstIt(tail);
}

/** What somebody answers to what he was told: from "я", "ну", "говорю" on. */
function answerIn(tail: readonly Item[]): readonly Item[] | null {
  const at = tail.findIndex(
    (item, i) => opensAnswer(tail, i) || (isWord(item) && hasTag(item, 'accepting')),
  );
  return at < 0 ? null : tail.slice(at);
}

const opensAnswer = (tail: readonly Item[], at: number): boolean =>
  isOwn(tail[at]) || hasTag(tail[at], 'replying') || hasTag(tail[at], 'promised');

/**
 * Where the answer begins with which somebody takes a told order on himself, in
 * `items[from..to)`: "... говорю ладно отвезу"; null where none does.
 */
export function answerWithin(items: readonly Item[], from: number, to: number): number | null {
  const action = items.findIndex((item, at) => at >= from && at < to && isAction(item));
  const isTold = items
    .slice(0, Math.max(action, 0))
    .some((item) => hasTag(item, 'ordered-by-other'));
  if (action < 0 || !isTold) return null;
  for (let at = action + 1; at < to; at += 1) {
    const opens = hasTag(items[at], 'replying') || isOwn(items[at]);
    if (opens && isAccepted(items.slice(at, to))) return at;
  }
  return null;
}

/**
 * Where the order begins that a teller told in `items[from..to)`: "мама сказала | купить хлеба";
 * null where nobody is named as the teller or nothing to do follows.
 */
export function orderBehindTeller(
  items: readonly Item[],
  from: number,
  to: number,
): { readonly tellerEnd: number; readonly at: number } | null {
  let words = 0;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined || isAction(item)) return null;
    if (isWord(item) && hasTag(item, 'ordered-by-other')) {
      const start = words > 0 ? orderFrom(items, at + 1, to) : null;
      return start === null ? null : { tellerEnd: at + 1, at: start };
    }
    if (isMark(item) || isFact(item) || isOwn(item) || isBesideTeller(item)) continue;
    // "завхоз звонил сказал ...": more is told
    if (isFinite(item.word)) return null;
    words += 1;
    if (words > TELLER_WORDS_MAX) return null;
  }
  return null;
}

/** "мне тут сказали": nobody is named. */
const isBesideTeller = (item: Item): boolean =>
  hasTag(item, 'to-us') || hasTag(item, 'hereabouts') || hasTag(item, 'clause-adverb');

/** Behind the verb: whom it was told, and "что надо". */
function orderFrom(items: readonly Item[], at: number, to: number): number | null {
  let start = at;
  while (start < to && isLeading(items[start])) start += 1;
  const behind = items.slice(start, to);
  const action = behind.findIndex((item) => isAction(item));
  const first = behind[action];
  if (first === undefined || !isInfinitive(first.word)) return null;
  if (behind.slice(0, action).filter((item) => !isFact(item)).length > BETWEEN_MAX) return null;
  // "сказал что он просил ...": another clause is between
  return behind.slice(0, action).some((item) => hasTag(item, 'subordinating')) ? null : start;
}

/**
 * "мне передали чтобы я в четверг зашёл в кадры", "мы с Колей договорились в субботу кататься",
 * "обещала в воскресенье испечь блины": taken on oneself for a time that is said.
 */
export function isTakenOn(items: readonly Item[]): boolean {
  if (!items.some(isFact) || items.some((item) => hasTag(item, 'whereas'))) return false;
  const words = items.filter((item) => isWord(item) && roleAt(item) !== 'soft');
  const [first] = words;
  if (words.some((item, at) => hasTag(item, 'so-that') && isToldUs(words, at))) return true;
  if (!items.some((item) => isAction(item))) return false;
  const verb = words.findIndex((item) => hasTag(item, 'agreed') || hasTag(item, 'promised'));
  if (verb < 0 || !words.slice(verb).some((item) => isAction(item))) return false;
  if (words.slice(0, verb).some(isOwn)) return true;
  // "обещали в четверг привезти шкаф": others did
  const isSingular = !PLURAL_PAST.test(first?.word ?? '');
  return verb === 0 && (isSingular || hasTag(first, 'agreed'));
}

/** "передали чтобы я ... зашёл" */
function isToldUs(words: readonly Item[], at: number): boolean {
  const before = words.slice(0, at);
  const isSaid = before.some(
    (item) => hasTag(item, 'ordered-by-other') || hasTag(item, 'passed-on'),
  );
  return isSaid && isOwn(words[at + 1]);
}

const isLeading = (item: Item | undefined): boolean =>
  hasTag(item, 'to-us') || hasTag(item, 'what') || hasTag(item, 'wish') || hasTag(item, 'so-that');
