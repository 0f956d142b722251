import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isOwnVerb, isPast } from '../../commands/finite-verbs.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { asTitled, knownAs, mentionIn, namingWords } from '../objects/known-as.ts';
import { beginsLikeVerb, sharedLetters } from '../objects/noun-of-verb.ts';
import type { Reader } from '../words.ts';
import { deleteOrder, doneOrder } from './done-so-goes-phrases.ts';
import {
  AS_HOUR,
  ASKED_NOT_BUT,
  askedNotBut,
  atHour,
  CHANGED_ONTO,
  DONE_SO_NOT,
  MAY_BE_MOVED,
  MOVED_BY_THEM,
  MOVED_WITH_THEM,
  NEEDS_NOT,
  NOBODY_NAMED,
  NOT_MANAGED,
  NOT_THEN_AS_SAID,
  ONE_TOO_MANY,
  SAID_BEFORE,
  TOLD_BEHIND,
  WILL_GIVE,
} from './moved-in-own-words-phrases.ts';
import { partsOf, toNewTime } from './other-time.ts';
import { moveOrder } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/** What is ordered of what bears the name, and when that is said to stand. */
interface Meant {
  readonly order: string;
  readonly old: string;
  readonly most: number;
}
type Way = (text: string, thread: ThreadHints) => Meant | null;

/**
 * "к зубному не сегодня я же сказала на следующей неделе", "паром в воскресенье поменяй на одиннадцать", "лена снова
 * двигает: пт 10-14", "посылку не успела завтра отправлю", "маме завтра звонить не надо отмени": one's own words for
 * another time, or for an end, of what bears the name. Null where nothing does.
 */
export const movedInOwnWords: Reader = ({ said, thread, ground, acts }) => {
  if (thread === null || thread.named === true || said.length > CHARS_MAX) return null;
  if (!MAY_BE_MOVED.test(said) || said.includes('?')) return null;
  for (const way of WAYS) {
    const meant = way(said.trim(), thread);
    const found = meant && acts(meant.order);
    if (meant === null || found === null) continue;
    const stood = meant.old === '' ? {} : stoodAt(meant.old, ground);
    return operationsOf(
      found.map((one) => asMeant(one, stood, meant.most)),
      true,
    );
  }
  return null;
};

const asMeant = (one: ReadOperation, stood: Stood, most: number): ReadOperation => ({
  ...one,
  ...stood,
  confidence: Math.min(one.confidence, most),
});
type Stood = Pick<ReadOperation, 'on' | 'at'>;

/** The day and the hour at which it is said to stand. */
function stoodAt(old: string, ground: Ground): Stood {
  const { on, at } = toNewTime({ old, anew: old }, ground) ?? {};
  return { ...(on === undefined ? {} : { on }), ...(at === undefined ? {} : { at }) };
}

/** What the words name, and the times among them; null where nothing bears them. */
function named(what: string, thread: ThreadHints) {
  const { name, times } = partsOf(what);
  const mention = mentionIn(name, thread);
  return mention === null ? null : { mention, times };
}

const notThenAsSaid: Way = (text, thread) => {
  const { what = '', wrong = '', right = '' } = NOT_THEN_AS_SAID.exec(text)?.groups ?? {};
  if (!saysOnlyTime(wrong) || !saysOnlyTime(right)) return null;
  const known = named(what, thread);
  return known && { order: moveOrder(known.mention, right), old: wrong, most: LIKELY };
};

const changedOnto: Way = (text, thread) => {
  for (const pattern of CHANGED_ONTO) {
    const { what = '', right = '' } = pattern.exec(text)?.groups ?? {};
    const known = saysOnlyTime(right) ? named(what, thread) : null;
    if (known === null) continue;
    return { order: moveOrder(known.mention, right), old: known.times, most: LIKELY };
  }
  return null;
};

/** Who moves it, or with whom it is: what bears the name, and of several the runtime asks. */
const movedByThem: Way = (text, thread) => {
  for (const pattern of [MOVED_BY_THEM, MOVED_WITH_THEM]) {
    const { who = '', right = '' } = pattern.exec(text)?.groups ?? {};
    if (who === '' || NOBODY_NAMED.test(who) || !saysOnlyTime(right)) continue;
    const mention = mentionIn(who, thread);
    if (mention !== null) return { order: moveOrder(mention, right), old: '', most: LIKELY };
  }
  return null;
};

const notManaged: Way = (text, thread) => {
  const { what = '', rest = '' } = NOT_MANAGED.exec(text)?.groups ?? {};
  const items = readText(rest).items.filter((item) => !isMark(item));
  const own = items.at(-1);
  if (own === undefined || isFact(own) || !(isOwnVerb(own.word) || WILL_GIVE.test(own.word))) {
    return null;
  }
  const ahead = items.slice(0, -1);
  // "почта до шести, завтра отправлю": until when is of the reason
  const isOfReason = (item: Item): boolean => !isFact(item) || factOf(item)?.kind === 'due';
  const first = ahead[ahead.findLastIndex(isOfReason) + 1];
  if (first === undefined || ahead.some(({ word }) => isInfinitive(word) || isVerb(word))) {
    return null;
  }
  const { name } = partsOf(what);
  const nouns = namingWords(name).filter((word) => !isInfinitive(word));
  const acts = namingWords(name).filter(isInfinitive);
  const [known] = knownAs(nouns, thread).filter(({ title = '' }) =>
    wordsIn(title)
      .filter(isInfinitive)
      .some((verb) => willDo(own.word, verb) && acts.every((act) => isOfVerb(act, verb))),
  );
  if (known === undefined) return null;
  const when = rest.slice(first.from, own.from).replace(/[\s,.–—-]+$/u, '');
  return { order: moveOrder(asTitled(nouns, known), when), old: '', most: LIKELY };
};

const OWN_MIN = 3;
/** "отправлю" of "отправить" */
const willDo = (own: string, verb: string): boolean =>
  sharedLetters(own, verb) >= Math.max(OWN_MIN, Math.floor(verb.length / 2));

/** "звонить" of "позвонить" */
const isOfVerb = (act: string, verb: string): boolean =>
  act === verb || beginsLikeVerb(act, verb) || willDo(act, verb);

/** It is asked about before it goes. */
const needsNot: Way = (text, thread) => {
  const { what = '' } = NEEDS_NOT.exec(text)?.groups ?? {};
  const { name, times } = partsOf(what);
  const nouns = namingWords(name).filter((word) => !isInfinitive(word));
  const acts = namingWords(name).filter(isInfinitive);
  const [known] = knownAs(nouns, thread).filter(({ title = '' }) =>
    acts.every((act) => wordsIn(title).some((verb) => isInfinitive(verb) && isOfVerb(act, verb))),
  );
  if (known === undefined) return null;
  return { order: deleteOrder(asTitled(nouns, known)), old: times, most: GUESS };
};

/** What was waited for has happened: what was to be done about it is done. */
const doneSoNot: Way = (text, thread) => {
  const { who = '', act = '' } = DONE_SO_NOT.exec(text)?.groups ?? {};
  const told = wordsIn(who);
  const [past, ...others] = told.filter(isPast);
  if (past === undefined || others.length > 0 || told.some(isInfinitive)) return null;
  const nouns = namingWords(who).filter((word) => word !== past);
  const [known, ...more] = knownAs(nouns, thread).filter(({ title = '' }) =>
    wordsIn(title).some((verb) => isInfinitive(verb) && isOfVerb(fold(act), verb)),
  );
  if (known === undefined) return null;
  const { title = '' } = known;
  const mention = more.length > 0 ? asTitled(nouns, known) : wordsIn(title).join(' ');
  return { order: doneOrder(mention), old: '', most: LIKELY };
};

const oneTooMany: Way = (text, thread) => {
  const { name = '' } = ONE_TOO_MANY.exec(text)?.groups ?? {};
  if (name === '') return null;
  return { order: deleteOrder(mentionIn(name, thread) ?? name), old: '', most: GUESS };
};

const WAYS: readonly Way[] = [
  notThenAsSaid,
  changedOnto,
  movedByThem,
  notManaged,
  needsNot,
  doneSoNot,
  oneTooMany,
];

/**
 * "лена пишет что не 11, а с 12, сдвинь", "не в семь, а в восемь, оказывается расписание зимнее": the plain correction,
 * without what is said around it. Null for everything else.
 */
export function plainerContrast(said: string, thread: ThreadHints | null): string | null {
  if (thread === null || said.length > CHARS_MAX || said.includes('?')) return null;
  const text = said.trim();
  const { who, wrong, right } = ASKED_NOT_BUT.exec(text)?.groups ?? {};
  if (who !== undefined && wrong !== undefined && right !== undefined) {
    const [old, anew] = [asHour(wrong), asHour(right)];
    const isPlain = saysOnlyTime(old) && saysOnlyTime(anew) && mentionIn(who, thread) !== null;
    const order = askedNotBut(who, old, anew);
    if (isPlain && order !== text) return order;
  }
  return TOLD_BEHIND.exec(text)?.groups?.['order'] ?? null;
}

/** "11", "с 12": at that hour. */
const asHour = (words: string): string => {
  const hour = AS_HOUR.exec(words.trim())?.groups?.['hour'];
  return hour === undefined ? words : atHour(hour);
};

/** "поглажено ещё вчера, я же говорила": what is told, without that it was told before. Null for everything else. */
export const withoutSaid = (said: string): string | null =>
  said.length > CHARS_MAX || said.includes('?')
    ? null
    : (SAID_BEFORE.exec(said.trim())?.groups?.['told'] ?? null);
