import type { Item } from '../../grammar/item.ts';
import { isFinite, isPast, isThirdPerson } from './finite-verbs.ts';
import type { TalkRule, Told } from './told.ts';
import { VERBLESS_RULES } from './verbless-talk.ts';
import { isAction, isFact, isWord, roleAt } from './view.ts';
import { THIRD_PERSON, THIRD_PLURAL } from '../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../tags.ts';

const has = (words: readonly Item[], tag: Tag): boolean => words.some((word) => hasTag(word, tag));

/** Nothing in it could be planned: no time, no action, no meeting. */
const isBare = ({ isTimed, hasAction, isMeeting }: Told): boolean =>
  !isTimed && !hasAction && !isMeeting;

const startsWith = ({ words }: Told, tag: Tag): boolean => hasTag(words[0], tag);

/** Finite verbs by which nothing is told. */
const UNTOLD: readonly Tag[] = ['undone', 'lasting', 'planned'];

/** A finite verb tells of what was or what others do, unless an action is asked for beside it. */
function isTelling({ main, hasAction }: Told): boolean {
  const verbs = main.filter(
    (item, at) =>
      isDenied(main, at) || (isFinite(item.word) && !UNTOLD.some((tag) => hasTag(item, tag))),
  );
  return verbs.length > 0 && (!hasAction || has(verbs, 'telling'));
}

/** "не берёт": behind "не" even what looks like a noun is a verb. */
const isDenied = (words: readonly Item[], at: number): boolean =>
  hasTag(words[at - 1], 'not') && THIRD_PERSON.test(words[at]?.word ?? '');

/** "у соседей сегодня свадьба", "у нас дома ремонт" */
function isOwned({ words, isTimed }: Told): boolean {
  const at = words.findIndex((item) => hasTag(item, 'at'));
  if (at < 0 || at > 1) return false;
  return hasTag(words[at + 1], 'outsider') || (!isTimed && at === 0);
}

/** Each says what is talk; the first that holds decides. */
const TALK_RULES: readonly TalkRule[] = [
  { name: '<do not plan>', holds: ({ words }) => deniesOrder(words) },
  { name: '<none of it>', holds: (told) => startsWith(told, 'none-of') && !told.hasAction },
  { name: '<I hate doing>', holds: (told) => startsWith(told, 'feeling') },
  {
    name: '<I usually do>',
    holds: (told) => !told.hasAction && startsWith(told, 'usually'),
  },
  {
    name: '<as is foretold>',
    holds: (told) => startsWith(told, 'by') && hasTag(told.words[1], 'foretold') && !told.hasAction,
  },
  {
    name: '<always the same>',
    holds: ({ words, hasAction }) =>
      !hasAction &&
      words.some(
        (word, at) =>
          hasTag(word, 'the-same') &&
          hasTag(words[at + 1], 'same') &&
          hasTag(words[at - 2], 'always-same'),
      ),
  },
  { name: '<finite verb>', holds: isTelling },
  {
    name: '<I feel, I know>',
    holds: ({ main, hasAction }) => !hasAction && has(main, 'mental'),
  },
  {
    name: '<it is cold>',
    holds: ({ words, main, hasAction, isMeeting }) =>
      !hasAction && !isMeeting && has(main, 'predicate') && words.length <= PREDICATE_WORDS_MAX,
  },
  {
    name: '<only hollow words>',
    holds: ({ words }) => words.every((item) => hasTag(item, 'hollow') || roleAt(item) === 'chat'),
  },
  {
    name: '<if>, <I>',
    holds: (told) => isBare(told) && (startsWith(told, 'if') || has(told.words, 'self')),
  },
  {
    name: '<weather>',
    holds: ({ words, hasAction, isMeeting }) => !hasAction && !isMeeting && has(words, 'weather'),
  },
  {
    name: '<such a day>',
    holds: (told) =>
      !told.hasAction && startsWith(told, 'exclaiming') && !told.isMeeting && told.words.length > 1,
  },
  { name: '<what a day>', holds: (told) => !told.hasAction && startsWith(told, 'day-sigh') },
  {
    name: '<only so long until>',
    holds: (told) => startsWith(told, 'until') && !told.hasAction && has(told.words, 'remaining'),
  },
  {
    name: '<it is Monday again>',
    holds: ({ words, hasAction }) =>
      !hasAction &&
      words.every((item) => hasTag(item, 'day-nature') || hasTag(item, 'chatty')) &&
      words.length > 0,
  },
  {
    name: '<with joy to you>',
    holds: ({ words }) =>
      hasTag(words[0], 'from-with') &&
      words.slice(1, 3).some((item) => hasTag(item, 'congratulated')),
  },
  {
    name: '<at the neighbours>',
    holds: (told) => !told.hasAction && !told.isMeeting && isOwned(told),
  },
  {
    name: '<you>',
    holds: ({ words, hasAction, isTimed }) => !hasAction && !isTimed && has(words, 'spoken-to'),
  },
  {
    name: '<I cannot>',
    holds: (told) => startsWith(told, 'not') && hasTag(told.words[1], 'modal'),
  },
  {
    name: '<not that>',
    holds: (told) => startsWith(told, 'not') && !told.hasAction && !told.isTimed,
  },
  {
    name: '<it is what again>',
    holds: ({ words, hasAction, isMeeting, isTimed }) =>
      !hasAction && !isMeeting && !isTimed && has(words, 'chatty'),
  },
];
const ALL_RULES: readonly TalkRule[] = [...TALK_RULES, ...VERBLESS_RULES];
const PREDICATE_WORDS_MAX = 6;

/** "ничего не планируй", "не ставь встреч" */
const deniesOrder = (words: readonly Item[]): boolean =>
  words.some((word, at) => hasTag(word, 'not') && hasTag(words[at + 1], 'negated-order'));

/** "тренер говорит, надо больше спать": what somebody holds, up to `at`, where "надо" stands. */
export const isHeldByOther = (items: readonly Item[], from: number, at: number): boolean => {
  const before = items.slice(from, at).filter((item) => isWord(item));
  const last = hasTag(before.at(-1), 'what') ? before.at(-2) : before.at(-1);
  if (!hasTag(last, 'holding') || (before.length < 2 && !isPlural(last))) return false;
  return !items.slice(at).some(({ meaning }) => SET_TIMES.has(meaning?.kind ?? ''));
};

/** "говорят": people do. */
const isPlural = (item: Item | undefined): boolean =>
  item !== undefined && THIRD_PLURAL.test(item.word);

/** By such a time even what others say is a plan. */
const SET_TIMES: ReadonlySet<string> = new Set(['day', 'clock', 'due', 'moment']);

/** The words before the first that opens a clause of its own. */
function mainOf(words: readonly Item[]): readonly Item[] {
  const at = words.findIndex((word, i) => i > 0 && hasTag(word, 'subordinating'));
  return at < 0 ? words : words.slice(0, at);
}

const CLOCKS: ReadonlySet<string> = new Set(['clock', 'clock-range', 'range']);

/** "хлеба опять нет с утра": "нет" corrects only what stands before it by what stands behind. */
function endsInNone(items: readonly Item[]): boolean {
  const at = items.findIndex(({ meaning }) => meaning?.kind === 'correction');
  const none = items[at];
  if (at < 1 || none?.to !== (none?.from ?? 0) + NONE_CHARS) return false;
  return at === items.length - 1 || hasTag(items[at - 1], 'often');
}
/** "нет" */
const NONE_CHARS = 3;

function toldIn(items: readonly Item[]): Told {
  const words = items.filter(isWord);
  return {
    words,
    main: mainOf(words),
    isTimed: items.some((item) => isFact(item) && item.meaning?.kind !== 'correction'),
    hasAction: items.some((item) => isAction(item) && !(item !== words[0] && isPast(item.word))),
    hasClock: items.some(({ meaning }) => CLOCKS.has(meaning?.kind ?? '')),
    isAbsent: endsInNone(items),
    isMeeting: words.some((item) => ['meeting', 'event'].includes(roleAt(item) ?? '')),
  };
}

/** Do the words only tell something: what was, what is, what others do? */
export function isTalk(items: readonly Item[]): boolean {
  const told = toldIn(items);
  return told.words.length > 0 && ALL_RULES.some(({ holds }) => holds(told));
}

/** "врач велел сдать кровь": asked for by another, so it may be meant for the plan. */
export function isOrderedByOther(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => hasTag(item, 'ordered-by-other'));
  return at >= 0 && items.slice(at + 1).some(isAction);
}

/** Where what is told ends and an action begins: "сломался кран вызвать мастера"; null for the rest. */
export function actionBehindTold(items: readonly Item[], from: number, to: number): number | null {
  let isTold = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined || !isWord(item)) continue;
    if (isAction(item)) return isTold && at > from ? at : null;
    if (
      hasTag(item, 'subordinating') ||
      hasTag(item, 'telling') ||
      hasTag(item, 'ordered-by-other')
    )
      return null;
    if (hasTag(item, 'undone')) return null;
    if (roleAt(item) !== null || hasTag(item, 'being') || hasTag(item, 'lasting')) continue;
    if (isPast(item.word) || isThirdPerson(item.word)) isTold = true;
  }
  return null;
}
