import {
  CANDIDATES_MAX,
  type ObjectHandle,
  type Operation,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { isFinite, isOwnVerb } from '../../commands/finite-verbs.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { actsIn, isOwnAct, isSameAct } from '../objects/same-act.ts';
import type { Reader } from '../words.ts';
import { doneOtherwise, isBareAct } from './done-otherwise.ts';
import { inPlainOrder, MAY_BE_OTHERWISE, ONLY_BUT } from './done-otherwise-phrases.ts';
import {
  ABOUT_WHO,
  ACT_AHEAD,
  ACT_BEHIND,
  INSTEAD,
  MAY_BE_NEEDED_NO_MORE,
  NEEDED_NOT,
  NO_WHAT,
  NO_WHY,
  OF_REMINDING,
  SO_NOT_NEEDED,
  TAKING,
  TO_GO,
  WANTS_MORE,
} from './needed-no-more-phrases.ts';
import { partsOf, toNewTime } from './other-time.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "внука завтра забирать не надо, дочка заберёт", "дочка звонила, внука заберёт сама, так что завтра не надо", of what
 * was spoken of here: it need not be done, for it is done by somebody else or for another reason. It is asked whether it
 * goes; of what repeats, that one day. Of "..., заберу в субботу" it is asked whether it moves. Null where nothing of
 * the kind stands.
 */
export const neededNoMore: Reader = ({ said, thread, ground }) => {
  if (thread === null || thread.named === true) return null;
  const needless = neededNot(said) ?? soNotNeeded(said);
  if (needless === null) return null;
  const known = knownOf(needless, thread);
  const [one, ...others] = known;
  if (one === undefined || isCorrected(said, needless, one)) return null;
  if (needless.moved !== null) return movedInstead(needless.moved, known, { thread, ground });
  const day = dayIn(needless.times, ground);
  const meant = known.some((each) => isSeries(each, thread)) ? 'series' : 'once';
  const operation = goesOf(known, meant === 'series' && day !== null);
  // where nothing else is known by the name, and all that stands is known, it is that one
  const isSure =
    meant === 'once' && others.length === 0 && thread.candidates.length < CANDIDATES_MAX;
  const goes = {
    operation: isSure ? { ...operation, [one.kind]: one.number } : operation,
    confidence: GUESS,
    ...(isSure ? {} : { mention: nameOf(needless, one, thread) }),
    ...(day === null || isSure ? {} : { on: day }),
  } as ReadOperation;
  const found = operationsOf([goes], true);
  if (needless.anew === null || found.kind !== 'operations') return found;
  const anew = doneOtherwise(needless.anew, needless.name, one);
  return anew === null ? null : { ...found, rest: [anew] };
};

/** "..., заберу в субботу": it is asked whether it moves to that. */
function movedInstead(
  times: string,
  [one, ...others]: readonly ObjectHandle[],
  { thread, ground }: { readonly thread: ThreadHints; readonly ground: Ground },
) {
  const next = toNewTime({ old: '', anew: times }, ground);
  if (next === null || one === undefined || others.length > 0 || isSeries(one, thread)) return null;
  const operation = { ...next.operation, [one.kind]: one.number } as Operation;
  return operationsOf([{ operation, confidence: GUESS }], true);
}

/**
 * "врачу звонить не надо, лучше написать": what is to be done instead has no object of its own, so that it is one with
 * what need not be done, and is read before anything is divided.
 */
export const neededInstead: Reader = (words) => {
  const anew = neededNot(words.said)?.anew ?? null;
  return anew !== null && isBareAct(anew) ? neededNoMore(words) : null;
};

/** "кошку не отвезти, а отнести": with the very verb of a title it is that title which is corrected. */
const isCorrected = (said: string, { act }: Needless, { title = '' }: ObjectHandle): boolean =>
  act !== null && actsIn(title).includes(act) && ONLY_BUT.test(said);

/** A task is taken off the plan, an appointment and a day of what repeats are deleted. */
export function goesOf(known: readonly ObjectHandle[], isOneDay: boolean): Operation {
  if (isOneDay) return { type: 'delete', scope: 'this' };
  return known.every(({ kind }) => kind === 'task')
    ? { type: 'update_status', status: 'cancelled' }
    : { type: 'delete' };
}

function nameOf({ name, isNamed }: Needless, one: ObjectHandle, thread: ThreadHints): string {
  return asTitled(isNamed ? name : name.filter((word) => borneIn(one, [word], thread) > 0), one);
}

/** Is it said that something need not be done, and why: nothing new, whether it stands or not? */
export function isNeededNoMore(said: string): boolean {
  const needless = neededNot(said);
  if (needless === null || needless.act === null || !needless.hasWhy) return false;
  // "хлеб покупать не надо, надо купить батон": that is new, whatever need not be done
  return needless.anew === null || isBareAct(needless.anew);
}

interface Needless {
  /** The words by which it may be named. */
  readonly name: readonly string[];
  readonly times: string;
  /** What need not be done to it, where that is said. */
  readonly act: string | null;
  /** What is told of it besides, by whom it is done: one of these may be the very act. */
  readonly told: readonly string[];
  readonly hasWhy: boolean;
  /** "..., купить наполнитель": what is to be done instead. */
  readonly anew: string | null;
  /** "..., заберу в субботу": when it is to be done instead. */
  readonly moved: string | null;
  /** Each word of the name is to be borne; else one of them is enough. */
  readonly isNamed: boolean;
}

/** "редактору не надо отправлять макет", with the act ahead; anything else as it is. */
export function withActAhead(said: string): string {
  const {
    ahead = '',
    between = '',
    act,
    more = '',
    why = '',
  } = ACT_BEHIND.exec(said)?.groups ?? {};
  const isDenied = act !== undefined && ![ahead, between, more].some((part) => NO_WHAT.test(part));
  return isDenied ? ACT_AHEAD(`${act}${more}`, `${ahead}${between}`, why) : said;
}

function neededNot(said: string): Needless | null {
  const plain = MAY_BE_NEEDED_NO_MORE.test(said) ? withActAhead(said.trim()) : said.trim();
  const text = MAY_BE_OTHERWISE.test(plain) ? inPlainOrder(plain) : plain;
  if (text.length > CHARS_MAX || !MAY_BE_NEEDED_NO_MORE.test(text)) return null;
  const { what, why = '' } = NEEDED_NOT.exec(text)?.groups ?? {};
  if (what === undefined || NO_WHAT.test(what)) return null;
  const anew = insteadIn(why);
  const { name, times } = partsOf(what);
  const acts = wordsIn(name).filter(isAct);
  const [act, ...others] = acts;
  const movedTo = anew === null && act !== undefined ? ownTimeIn(why, act) : null;
  if (why !== '' && anew === null && movedTo === null && !isWhy(why)) return null;
  if (others.length > 0 || tells(name)) return null;
  // "молоко не надо": without what would be done, others read it
  if (act === undefined || TAKING.test(act)) return null;
  const words = namingWords(name).filter((word) => word !== act && !ABOUT_WHO.test(word));
  return {
    name: words,
    times,
    act,
    told: [],
    hasWhy: why !== '',
    isNamed: true,
    anew,
    moved: movedTo,
  };
}

/**
 * "заберу сам послезавтра" of what need not be fetched: its times, where nothing else is told. Another deed,
 * "увижу её завтра", is why it need not be done.
 */
function ownTimeIn(why: string, act: string): string | null {
  const { name, times } = partsOf(why);
  const told = wordsIn(name).filter((word) => !ABOUT_WHO.test(word));
  const [verb = '', ...more] = told;
  return times !== '' && more.length === 0 && isOwnVerb(verb) && isOwnAct(verb, act) ? times : null;
}

/** "..., лучше купить кефир": what is to be done instead; null where a reason is told, or nothing. */
function insteadIn(why: string): string | null {
  const { anew = '' } = INSTEAD.exec(why)?.groups ?? {};
  const [first = '', ...more] = wordsIn(anew);
  return isInfinitive(first) && (more.length > 0 || isBareAct(anew)) ? anew : null;
}

function soNotNeeded(said: string): Needless | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || !MAY_BE_NEEDED_NO_MORE.test(text)) return null;
  const { why, what = '' } = SO_NOT_NEEDED.exec(text)?.groups ?? {};
  if (why === undefined || NO_WHAT.test(what) || !isWhy(why) || !tells(why)) return null;
  const own = partsOf(what);
  const [act = null, ...others] = wordsIn(own.name).filter(isAct);
  if (others.length > 0 || (act !== null && TAKING.test(act))) return null;
  const told = wordsIn(partsOf(why).name);
  const named = namingWords(own.name).filter((word) => word !== act);
  const isNamed = named.length > 0;
  const name = isNamed ? named : told.filter((word) => !isFinite(word) && !ABOUT_WHO.test(word));
  const times = `${own.times} ${own.times === '' ? partsOf(why).times : ''}`.trim();
  return {
    name,
    times,
    act,
    told: told.filter(isFinite),
    hasWhy: true,
    isNamed,
    anew: null,
    moved: null,
  };
}

const isAct = (word: string): boolean => isInfinitive(word) || TO_GO.test(word);

/** Is something told in it: who does it, or what has become of it? */
const tells = (words: string): boolean => wordsIn(words).some(isFinite);

/** Something is told, and nothing is ordered or asked. */
function isWhy(why: string): boolean {
  if (NO_WHY.test(why) || WANTS_MORE.test(why)) return false;
  const items = readText(why).items.filter((item) => !isMark(item));
  const isOrder = (word: string): boolean =>
    isInfinitive(word) || isVerb(word) || isImperative(word);
  return items.some((item) => !isFact(item)) && !items.some(({ word }) => isOrder(word));
}

/** Those of which it may be said: they bear the name, and are to be done by that verb. */
function knownOf({ name, act, told, isNamed }: Needless, thread: ThreadHints): ObjectHandle[] {
  const agrees = ({ title = '' }: ObjectHandle): boolean => {
    const verbs = actsIn(title);
    // "о примерке напоминать не надо": it stands, and nothing reminds of it
    if (verbs.length === 0) return act === null || !OF_REMINDING.test(act);
    const said = act === null ? told : [act];
    return said.some((word) => verbs.some((verb) => isSameAct(word, verb)));
  };
  if (isNamed) return name.length === 0 ? [] : knownAs(name, thread).filter(agrees);
  const scored = thread.candidates
    .filter(({ kind }) => kind !== 'project')
    .map((each) => ({ each, score: borneIn(each, name, thread) }))
    .filter(({ each, score }) => score > 0 && agrees(each));
  const most = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === most).map(({ each }) => each);
}

/** How many of the words its title bears. */
const borneIn = (one: ObjectHandle, words: readonly string[], thread: ThreadHints): number =>
  words.filter(
    (word) => word.length > 2 && knownAs([word], { ...thread, candidates: [one] }).length > 0,
  ).length;

/** Is it one of what repeats? */
export const isSeries = ({ kind, number }: ObjectHandle, { series = [] }: ThreadHints): boolean =>
  series.some((one) => one.kind === kind && one.number === number);

/** The day that the times name; null where they name none. */
export function dayIn(times: string, ground: Ground): string | null {
  const { on } = times === '' ? {} : (toNewTime({ old: times, anew: times }, ground) ?? {});
  return on ?? null;
}
