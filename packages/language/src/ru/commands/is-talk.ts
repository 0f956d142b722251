import type { Item } from '../../grammar/item.ts';
import { isFinite, isPast, isThirdPerson } from './finite-verbs.ts';
import { BEING } from './head-words.ts';
import {
  CHATTY,
  CONGRATULATED,
  DAY_NATURES,
  DAY_SIGHS,
  EXCLAIMING,
  FEELING,
  FORETOLD,
  HOLDING,
  HOLLOW,
  LASTING,
  MENTAL,
  MODALS,
  NEGATED_ORDERS,
  NONE,
  ORDERED,
  OUTSIDERS,
  PLANNED,
  PREDICATES,
  REMAINING,
  SPOKEN_TO,
  SUBORDINATING,
  TELLING,
  UNDONE,
  USUALLY,
  WEATHER,
} from './talk-words.ts';
import { isAction, isFact, isWord, roleAt } from './view.ts';

/** The words of a clause that no verb of asking opens, and what is known about them. */
interface Told {
  /** Its words, without marks and times. */
  readonly words: readonly Item[];
  /** Those of its main clause. */
  readonly main: readonly Item[];
  readonly isTimed: boolean;
  readonly hasAction: boolean;
  readonly isMeeting: boolean;
}

interface TalkRule {
  readonly name: string;
  readonly holds: (told: Told) => boolean;
}

const has = (words: readonly Item[], list: ReadonlySet<string>): boolean =>
  words.some(({ word }) => list.has(word));

/** Nothing in it could be planned: no time, no action, no meeting. */
const isBare = ({ isTimed, hasAction, isMeeting }: Told): boolean =>
  !isTimed && !hasAction && !isMeeting;

const first = ({ words }: Told): string => words[0]?.word ?? '';

/** Finite verbs by which nothing is told. */
const UNTOLD: readonly ReadonlySet<string>[] = [UNDONE, LASTING, PLANNED];

/** A finite verb tells of what was or what others do, unless an action is asked for beside it. */
function isTelling({ main, hasAction }: Told): boolean {
  const verb = main.find(
    ({ word }, at) =>
      isDenied(main, at) || (isFinite(word) && !UNTOLD.some((list) => list.has(word))),
  );
  if (verb === undefined) return false;
  return !hasAction || TELLING.has(verb.word);
}

/** "не берёт": behind "не" even what looks like a noun is a verb. */
const isDenied = (words: readonly Item[], at: number): boolean =>
  words[at - 1]?.word === 'не' && /[еиюу]т$/.test(words[at]?.word ?? '');

/** "у соседей сегодня свадьба", "у нас дома ремонт" */
function isOwned({ words, isTimed }: Told): boolean {
  const at = words.findIndex(({ word }) => word === 'у');
  const owner = words[at + 1]?.word ?? '';
  if (at < 0 || at > 1) return false;
  return OUTSIDERS.has(owner) || (!isTimed && at === 0);
}

/** Each says what is talk; the first that holds decides. */
const TALK_RULES: readonly TalkRule[] = [
  { name: '<do not plan>', holds: ({ words }) => deniesOrder(words) },
  { name: '<none of it>', holds: (told) => NONE.has(first(told)) && !told.hasAction },
  { name: '<I hate doing>', holds: (told) => FEELING.has(first(told)) },
  {
    name: '<I usually do>',
    holds: (told) => !told.hasAction && USUALLY.has(first(told)),
  },
  {
    name: '<as is foretold>',
    holds: (told) =>
      first(told) === 'по' && FORETOLD.has(told.words[1]?.word ?? '') && !told.hasAction,
  },
  {
    name: '<always the same>',
    holds: ({ words, hasAction }) =>
      !hasAction &&
      words.some(
        ({ word }, at) =>
          (word === 'то' || word === 'тот') &&
          words[at + 1]?.word === 'же' &&
          SAME.has(words[at - 2]?.word ?? ''),
      ),
  },
  { name: '<finite verb>', holds: isTelling },
  {
    name: '<I feel, I know>',
    holds: ({ main, hasAction }) => !hasAction && has(main, MENTAL),
  },
  {
    name: '<it is cold>',
    holds: ({ words, main, hasAction, isMeeting }) =>
      !hasAction && !isMeeting && has(main, PREDICATES) && words.length <= PREDICATE_WORDS_MAX,
  },
  {
    name: '<only hollow words>',
    holds: ({ words }) => words.every((item) => HOLLOW.has(item.word) || roleAt(item) === 'chat'),
  },
  {
    name: '<if>, <I>',
    holds: (told) => isBare(told) && (first(told) === 'если' || has(told.words, SELVES)),
  },
  {
    name: '<weather>',
    holds: ({ words, hasAction, isMeeting }) => !hasAction && !isMeeting && has(words, WEATHER),
  },
  {
    name: '<such a day>',
    holds: (told) =>
      !told.hasAction && EXCLAIMING.has(first(told)) && !told.isMeeting && told.words.length > 1,
  },
  { name: '<what a day>', holds: (told) => !told.hasAction && DAY_SIGHS.has(first(told)) },
  {
    name: '<only so long until>',
    holds: (told) => first(told) === 'до' && !told.hasAction && has(told.words, REMAINING),
  },
  {
    name: '<it is Monday again>',
    holds: ({ words, hasAction }) =>
      !hasAction &&
      words.every(({ word }) => DAY_NATURES.has(word) || CHATTY.has(word)) &&
      words.length > 0,
  },
  {
    name: '<with joy to you>',
    holds: ({ words }) =>
      (words[0]?.word === 'с' || words[0]?.word === 'со') &&
      words.slice(1, 3).some(({ word }) => CONGRATULATED.has(word)),
  },
  {
    name: '<at the neighbours>',
    holds: (told) => !told.hasAction && !told.isMeeting && isOwned(told),
  },
  {
    name: '<you>',
    holds: ({ words, hasAction, isTimed }) => !hasAction && !isTimed && has(words, SPOKEN_TO),
  },
  {
    name: '<I cannot>',
    holds: (told) => first(told) === 'не' && MODALS.has(told.words[1]?.word ?? ''),
  },
  {
    name: '<not that>',
    holds: (told) => first(told) === 'не' && !told.hasAction && !told.isTimed,
  },
  {
    name: '<it is what again>',
    holds: ({ words, hasAction, isMeeting, isTimed }) =>
      !hasAction && !isMeeting && !isTimed && has(words, CHATTY),
  },
];
const PREDICATE_WORDS_MAX = 6;
const SAME: ReadonlySet<string> = new Set(['одно', 'одни', 'один', 'все']);

/** "ничего не планируй", "не ставь встреч" */
const deniesOrder = (words: readonly Item[]): boolean =>
  words.some(({ word }, at) => word === 'не' && NEGATED_ORDERS.has(words[at + 1]?.word ?? ''));

/** "тренер говорит, надо больше спать": what somebody holds, up to `at`, where "надо" stands. */
export const isHeldByOther = (items: readonly Item[], from: number, at: number): boolean => {
  const before = items.slice(from, at).filter((item) => isWord(item));
  const last = before.at(-1)?.word === 'что' ? before.at(-2) : before.at(-1);
  if (!HOLDING.has(last?.word ?? '') || (before.length < 2 && !isPlural(last))) return false;
  return !items.slice(at).some(({ meaning }) => SET_TIMES.has(meaning?.kind ?? ''));
};

/** "говорят": people do. */
const isPlural = (item: Item | undefined): boolean =>
  item !== undefined && /[уюя]т$/.test(item.word);

/** By such a time even what others say is a plan. */
const SET_TIMES: ReadonlySet<string> = new Set(['day', 'clock', 'due', 'moment']);
const SELVES: ReadonlySet<string> = new Set(['я', 'мы']);

/** The words before the first that opens a clause of its own. */
function mainOf(words: readonly Item[]): readonly Item[] {
  const at = words.findIndex(({ word }, i) => i > 0 && SUBORDINATING.has(word));
  return at < 0 ? words : words.slice(0, at);
}

function toldIn(items: readonly Item[]): Told {
  const words = items.filter(isWord);
  return {
    words,
    main: mainOf(words),
    isTimed: items.some((item) => isFact(item) && item.meaning?.kind !== 'correction'),
    hasAction: items.some((item) => isAction(item) && !(item !== words[0] && isPast(item.word))),
    isMeeting: words.some((item) => ['meeting', 'event'].includes(roleAt(item) ?? '')),
  };
}

/** Do the words only tell something: what was, what is, what others do? */
export function isTalk(items: readonly Item[]): boolean {
  const told = toldIn(items);
  return told.words.length > 0 && TALK_RULES.some(({ holds }) => holds(told));
}

/** "врач велел сдать кровь": asked for by another, so it may be meant for the plan. */
export function isOrderedByOther(items: readonly Item[]): boolean {
  const at = items.findIndex(({ word }) => ORDERED.has(word));
  return at >= 0 && items.slice(at + 1).some(isAction);
}

/** Where what is told ends and an action begins: "сломался кран вызвать мастера"; null for the rest. */
export function actionBehindTold(items: readonly Item[], from: number, to: number): number | null {
  let isTold = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined || !isWord(item)) continue;
    if (isAction(item)) return isTold && at > from ? at : null;
    if (SUBORDINATING.has(item.word) || TELLING.has(item.word) || ORDERED.has(item.word))
      return null;
    if (UNDONE.has(item.word)) return null;
    if (roleAt(item) !== null || BEING.has(item.word) || LASTING.has(item.word)) continue;
    if (isPast(item.word) || isThirdPerson(item.word)) isTold = true;
  }
  return null;
}
