import type { ReadOperation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isPast, isShortPassive } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import {
  BESIDE_DONE,
  ELSE_DONE,
  MISSED,
  PAST_ENDING,
  SELF_ENDING,
  SHORT_MASCULINE,
  TIME_AHEAD,
  WAS,
} from '../../lexicon/acting-words.ts';
import { hasTag } from '../../tags.ts';
import { BETWEEN_PARTS } from '../acts/list-phrases.ts';
import { type FoundOperation, GUESS, LIKELY } from '../acts/made.ts';
import { onlyBlocksBear } from '../acts/told-news-rules.ts';
import { isSameName, isSameWord, wordsIn } from '../answers/choice-by-words.ts';
import { type Clause, isQuoted, kindSaid, mentionOf } from '../clause.ts';
import { isVerb, JOINING } from '../lexicon.ts';
import { NAMES_MAX, namesIn } from '../objects/names.ts';
import { ordinalIn } from '../objects/ordinal.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import { countIn } from '../objects/several-at-once.ts';
import { shownIn } from '../objects/shown-ones.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import { FORSAKEN, GIVEN_UP } from './given-up-phrases.ts';
import { HAPPENING, SPOKE } from './happening-phrases.ts';
import { isDoingOf } from './is-doing-of.ts';
import { nearDeedOf } from './near-deed.ts';
import { HANDED_IN } from './near-deed-phrases.ts';
import { FELL_BY_ITSELF } from './passed-by-phrases.ts';
import { BINDING } from './probably-done-phrases.ts';
import { isToldOtherwise } from './told-otherwise.ts';
import { isWholeDeed, namesOf } from './whole-deed.ts';

/** What is told so is short; longer stretches are stories. */
const WORDS_MAX = 7;
/** "молоко купил", "я уже полила фикус": done; "ещё не полил": not done after all. Null for all else. */
export function readToldDone(items: readonly Item[], clause: Clause): FoundOperation[] | null {
  const words = items.filter(
    (item) => (!isMark(item) || isQuoted(item)) && item.meaning?.kind !== 'correction',
  );
  if (words.length > WORDS_MAX) return null;
  if (clause.handles.length > 0) return numberedDone(words, clause);
  const dropped = givenUp(words, clause);
  if (dropped !== null) return [{ ...dropped, isAddressed: false }];
  const isTold = (item: Item): boolean =>
    tellsDone(item) ||
    (!isQuoted(item) && (isDoneOfTitle(item, clause) || HANDED_IN.test(item.word)));
  const [verb, ...more] = words.filter(isTold);
  if (verb === undefined || more.length > 0 || MISSED.test(verb.word)) return null;
  if (FELL_BY_ITSELF.test(verb.word)) return null;
  if (words.some((item) => isAction(item) || isAhead(item, clause) || isOther(item))) return null;
  // "краску купил не ту": something else is denied than the verb
  if (words.some((item, at) => hasTag(item, 'not') && words[at + 1] !== verb)) return null;
  return happensByItself(verb, words, clause) ? null : doneBy(verb, words, clause);
}

/** What this one verb among the words tells as done, or as not done after all. */
function doneBy(verb: Item, words: readonly Item[], clause: Clause): FoundOperation[] | null {
  const isDenied = hasTag(words[words.indexOf(verb) - 1], 'not');
  const object = words.filter(
    (item) => item !== verb && !hasTag(item, 'not') && !isFact(item) && !BESIDE_DONE.has(item.word),
  );
  const each = isDenied ? null : eachDone(words, verb, clause);
  if (each !== null) return [{ ...each, isAddressed: false }];
  const isByOther = !isDenied && isDoneByOther(object, verb, clause);
  const known = isByOther ? object.slice(1) : object;
  const mention = mentionOf(clause, known, new Set());
  if (!isDenied) {
    const which = ofList(object, clause) ?? (mention === null ? byVerb(verb, clause) : null);
    if (which !== null) return [{ ...which, isAddressed: false }];
  }
  // "я устал": nothing was done to anything
  if (mention === null ? !isDenied || !hasOneInView(clause) : !isSpokenOf(known, clause))
    return null;
  return [
    {
      operation: { type: 'update_status', status: isDenied ? 'todo' : 'done' },
      confidence:
        isByOther || isHardlyIt(object, clause) || (!isDenied && isOtherwise(verb, known, clause))
          ? GUESS
          : LIKELY,
      isAddressed: false,
      ...(mention === null ? {} : { mention }),
      ...(mention === null || isWholeDeed(verb, known, clause)
        ? {}
        : { did: verbOfTitle(verb, known, clause) }),
    },
  ];
}

/** "хлеб купил" of "купить молоко, хлеб и сыр" is not all of it. */
const isHardlyIt = (object: readonly Item[], clause: Clause): boolean =>
  isPartOfSeveral(object, clause) || isOnlyBound(object, clause);

const isOtherwise = ({ word }: Item, known: readonly Item[], { thread }: Clause): boolean =>
  isToldOtherwise(word, namesOf(known), thread ?? null);

/** The verb of the one title that bears the words, where its past was said: "посмотреть" of "билеты посмотрел". */
function verbOfTitle({ word }: Item, object: readonly Item[], { thread }: Clause): string {
  const verbs = (thread?.candidates ?? []).flatMap(({ title = '' }) => {
    const words = wordsIn(title);
    const verb = words.find(isInfinitive) ?? '';
    const names = words.filter((each) => each !== verb);
    const isBearer = object.every((item) => names.some((name) => isSameName(name, item.word)));
    return isBearer && isDoingOf(word, verb) ? [verb] : [];
  });
  const [only, ...others] = new Set(verbs);
  if (only !== undefined) return others.length > 0 ? word : only;
  return nearDeedOf(word, namesOf(object), thread ?? null) ?? word;
}

/** "картошку и гвозди сделал": several names, each of which was spoken of here by itself. */
function eachDone(words: readonly Item[], verb: Item, clause: Clause): ReadOperation | null {
  const object = words.filter(
    (item) =>
      item !== verb && !isFact(item) && (JOINING.has(item.word) || !BESIDE_DONE.has(item.word)),
  );
  // "рюкзак и шторы удали": an order ends like a verb of the past
  if (isVerb(verb.word) || isSpokenOf(object, clause)) return null;
  const names = [...namesIn(object, clause)];
  const isEach = names.length > 1 && names.length <= NAMES_MAX;
  return isEach && names.every((name) => isSpokenOf(readText(name).items, clause))
    ? { operation: DONE, confidence: LIKELY, mention: names.join(' '), names }
    : null;
}

/** "записаться", "записалась": both of the same verb. */
const withoutSelf = (word: string): string => word.replace(SELF_ENDING, '');

/**
 * "кран сломался", "логопед заболел": what happens to a thing is not what was to be done to it, unless its
 * title says the very verb.
 */
function happensByItself(verb: Item, words: readonly Item[], { thread }: Clause): boolean {
  const { word } = verb;
  const isSpeech = SPOKE.test(word);
  if (!isSpeech && !HAPPENING.test(word)) return false;
  const stem = word.replace(PAST_ENDING, '');
  return !(thread?.candidates ?? []).some(({ title = '' }) => {
    const [first = '', ...names] = wordsIn(title);
    if (!isInfinitive(first)) return false;
    // "Олегу звонил" of "позвонить Олегу"
    if (isSpeech && first.includes(stem) && words.some((item) => names.includes(item.word)))
      return true;
    return isSameWord(withoutSelf(first), withoutSelf(word));
  });
}

/**
 * "Петя забрал справку", where "забрать справку" was to be done: by somebody else, with the very verb of the
 * title, which is asked about.
 */
function isDoneByOther(object: readonly Item[], verb: Item, clause: Clause): boolean {
  const [who, ...rest] = object;
  if (who === undefined || rest.length === 0 || who.from > verb.from) return false;
  // "муж купит" tells of what is still to come
  if (!isPast(verb.word)) return false;
  if (isSpokenOf(object, clause) || !isSpokenOf(rest, clause)) return false;
  return (clause.thread?.candidates ?? []).some(({ title = '' }) => {
    const [first = ''] = wordsIn(title);
    return (
      isInfinitive(first) &&
      isSameWord(first, verb.word) &&
      isSpokenOf(rest, { ...clause, thread: only(clause, title) })
    );
  });
}

/** The thread with nothing but what bears the title. */
const only = ({ thread }: Clause, title: string): Clause['thread'] =>
  thread && { ...thread, candidates: thread.candidates.filter((each) => each.title === title) };

const DONE = { type: 'update_status', status: 'done' } as const;

/** "TASK-2 купил", "TASK-3 ещё не сделала": of what is named by its number, and of nothing besides. */
function numberedDone(words: readonly Item[], { handles }: Clause): FoundOperation[] | null {
  const said = words.filter((item) => !BESIDE_DONE.has(item.word) && kindSaid([item]) === null);
  const isDenied = hasTag(said[0], 'not');
  const [verb, ...more] = isDenied ? said.slice(1) : said;
  const isTold = verb !== undefined && more.length === 0 && tellsDone(verb);
  const isTask = handles.every(({ kind, isBare }) => kind === 'task' && !isBare);
  if (!isTold || !isTask || ELSE_DONE.test(verb.word)) return null;
  return handles.map(({ number }) => ({
    operation: { type: 'update_status', task: number, status: isDenied ? 'todo' : 'done' },
    confidence: LIKELY,
    isAddressed: true,
  }));
}
/** "первую сделал", "обе вымыла": of those that stand in view. */
function ofList(object: readonly Item[], clause: Clause): ReadOperation | null {
  const shown = clause.thread?.candidates.length ?? 0;
  const several = countIn(object);
  if (several !== null && several.used.size === object.length) {
    return shown < several.count
      ? null
      : { operation: DONE, confidence: LIKELY, several: several.count };
  }
  const places = shownIn(object, new Set(), clause);
  if (places !== null) return { operation: DONE, confidence: LIKELY, shown: places.shown };
  return placed(object, clause, DONE);
}

/** "вторую отменила": what is told as given up is asked about. */
function givenUp(words: readonly Item[], clause: Clause): ReadOperation | null {
  const verb = words.find(
    ({ word }) => (GIVEN_UP.test(word) || FORSAKEN.test(word)) && isPast(word),
  );
  if (verb === undefined) return null;
  const object = words.filter((item) => item !== verb && !BESIDE_DONE.has(item.word));
  const left = forsaken(verb, object, clause);
  if (left !== null) return left;
  const found = placed(object, clause, { type: 'update_status', status: 'cancelled' });
  return found && { ...found, confidence: GUESS };
}

/** "на картошку забил", of what was spoken of here. */
function forsaken(verb: Item, object: readonly Item[], clause: Clause): ReadOperation | null {
  if (!FORSAKEN.test(verb.word) || !isSpokenOf(object, clause) || object.some(isFact)) return null;
  const mention = mentionOf(clause, object, new Set());
  const operation = onlyBlocksBear(object, clause)
    ? ({ type: 'delete' } as const)
    : ({ type: 'update_status', status: 'cancelled' } as const);
  return mention === null ? null : { operation, confidence: GUESS, mention };
}

/** What one place names of those in view. */
function placed(
  object: readonly Item[],
  clause: Clause,
  operation: ReadOperation['operation'],
): ReadOperation | null {
  const [only, ...others] = object;
  if (only === undefined || others.length > 0) return null;
  const ordinal = ordinalIn(object, new Set());
  if (ordinal === null || (clause.thread?.candidates.length ?? 0) < ordinal) return null;
  const mention = mentionOf(clause, object, new Set());
  return mention === null ? null : { operation, confidence: LIKELY, mention, ordinal };
}

/** "вымыла" where something was to be washed: what that was to be done to. */
function byVerb({ word }: Item, { thread }: Clause): ReadOperation | null {
  const infinitives = (thread?.candidates ?? []).flatMap(({ title = '' }) => {
    const [first = ''] = wordsIn(title);
    const isOf = isSameWord(first, word) || pastsOf(first).includes(word);
    return isInfinitive(first) && isOf ? [first] : [];
  });
  const [mention, ...others] = new Set(infinitives);
  if (mention === undefined || others.length > 0) return null;
  // "сдал" is too short to be found by: the plan looks for the verb as the title has it
  const did = isSameWord(mention, word) ? word : mention;
  return { operation: DONE, confidence: LIKELY, mention, did };
}

/** So much of a verb its passive has, too: "сдать", "сдан". */
const PASSIVE_STEM = 3;

/** "кладовка разобрана", where "разобрать кладовку" was to be done. */
function isDoneOfTitle({ word }: Item, { thread }: Clause): boolean {
  // of the masculine ones only those are listed that no noun is like: others have to be nearer to the verb
  const apart = isShortPassive(word) ? 4 : SHORT_MASCULINE.test(word) ? 3 : null;
  if (apart === null) return false;
  const isOf = (verb: string): boolean =>
    isInfinitive(verb) && sharedLength(verb, word) >= Math.max(PASSIVE_STEM, verb.length - apart);
  return (thread?.candidates ?? []).some(({ title = '' }) => wordsIn(title).some(isOf));
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * "склад сдали" is perhaps not said of "сдать отчёт по складу": what was named is only bound there, and what it is done
 * to was not named.
 */
function isOnlyBound(object: readonly Item[], { thread }: Clause): boolean {
  const names = object.map(({ word }) => word);
  if (names.some((name) => BINDING.has(name))) return false;
  const bearers = (thread?.candidates ?? []).filter(({ title = '' }) =>
    names.every((name) => wordsIn(title).some((word) => isSameName(name, word))),
  );
  return (
    names.length > 0 &&
    bearers.length > 0 &&
    bearers.every(({ title = '' }) => isBoundIn(title, names))
  );
}

function isBoundIn(title: string, names: readonly string[]): boolean {
  const words = wordsIn(title);
  const verb = words.findIndex(isInfinitive);
  const next = words[verb + 1] ?? '';
  const isSaid = (word: string): boolean => names.some((name) => isSameName(name, word));
  const isFree = (word: string, at: number): boolean =>
    !BINDING.has(words[at - 1] ?? '') && isSaid(word);
  // "сходить в банк" has nothing else that it could be done to
  const hasObject = verb >= 0 && next !== '' && !BINDING.has(next) && !isSaid(next);
  return hasObject && !words.some(isFree);
}

/** Is what was named one of several things in the title that bears it? */
function isPartOfSeveral(object: readonly Item[], { thread }: Clause): boolean {
  const names = object.map(({ word }) => word);
  const bears = (title: string): boolean =>
    names.every((name) => wordsIn(title).some((word) => isSameWord(name, word)));
  const titles = (thread?.candidates ?? []).flatMap(({ title = '' }) =>
    bears(title) ? [title] : [],
  );
  const [only, ...more] = titles;
  if (only === undefined || more.length > 0 || names.length === 0) return false;
  const parts = partsOfTitle(only);
  return parts.length > 1 && parts.filter((part) => !bears(part)).length > 0;
}

const partsOfTitle = (title: string): string[] => title.split(BETWEEN_PARTS);

const hasOneInView = ({ thread }: Clause): boolean => thread?.default_task_id !== undefined;

const isOther = (item: Item): boolean =>
  hasTag(item, 'mental') || hasTag(item, 'telling') || hasTag(item, 'undone') || WAS.has(item.word);

/** A time that is no part of what was done: "перенесли на завтра" tells something else. */
function isAhead(item: Item, { text }: Clause): boolean {
  const fact = factOf(item);
  if (fact === null || BESIDE_DONE.has(item.word) || roleAt(item) === 'soft') return false;
  if (TIME_AHEAD.test(text.slice(item.from, item.to))) return true;
  if (fact.kind === 'day') return fact.day.kind === 'relative' && fact.day.days > 0;
  return !THEN.has(fact.kind);
}

/** "вчера вечером", "в пять": when it was done. */
const THEN: ReadonlySet<string> = new Set(['clock', 'daypart', 'moment']);

/** Does the item tell that something was done? */
export const tellsDone = (item: Item): boolean =>
  !isQuoted(item) && item.meaning === null && isPast(item.word) && !isOther(item);
