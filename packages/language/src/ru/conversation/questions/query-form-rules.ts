import type { DayWindow, Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { objectIn } from '../acts/made.ts';
import { lengthOf, minutesIn } from '../acts/when.ts';
import { type Clause, kindSaid, mentionOf } from '../clause.ts';
import { isInfinitiveVerb, isVerb, OF_PLAN, wordsOf } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught, PhraseRule } from '../phrase.ts';
import { BESIDE_FIND, OF_ANYTHING } from './asked-phrases.ts';
import { daysAhead, windowOf } from './day-window.ts';
import { hourOf, hoursOf, minuteOf } from './part-of-day.ts';
import { isSpare } from './spare-phrases.ts';

export type QueryRule = PhraseRule<Clause, Query>;

const WEEK = 7;
const DAY_MINUTES = 1440;

export function asks(name: string, query: Query): QueryRule {
  return {
    name,
    // what else was said is no part of such a question
    produce: (caught) =>
      objectIn(caught).some((item) => !isFact(item) && !isSpare(item)) ? null : query,
  };
}

/** "что мне делать", but "что мне делать завтра" asks for that day. */
export function whenUndated(name: string, query: Query): QueryRule {
  const rule = asks(name, query);
  return {
    name,
    produce: (caught, clause) => (timeOf(caught).length > 0 ? null : rule.produce(caught, clause)),
  };
}

const timeOf = (caught: Caught): readonly Item[] => objectIn(caught).filter(isFact);

export function agenda(name: string, needsTime: boolean): QueryRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      if (items.some((item) => !isFact(item) && !OF_PLAN.has(item.word) && roleAt(item) !== 'soft'))
        return null;
      if (needsTime && !items.some(isFact)) return null;
      const window = windowOf(items, text, ground, 1);
      if (window === null) return null;
      const hours = hoursOf(items.filter(isFact));
      return hours === null ? { type: 'agenda', window } : { type: 'agenda', window, hours };
    },
  };
}

/** "занята ли я завтра в 15?", "я после обеда свободна?": yes or no, and by what. */
export function busy(name: string): QueryRule {
  const plain = agenda(name, true);
  return {
    name,
    produce: (caught, clause) => {
      const query = plain.produce(caught, clause);
      if (query?.type !== 'agenda') return null;
      const [hour] = objectIn(caught).flatMap((item) => hourOf(item) ?? []);
      const hours = query.hours ?? (hour === undefined ? null : minuteOf(hour));
      const isFree = clause.items.some(({ word }) => wordsOf('free')?.has(word));
      const asks = isFree ? 'free' : 'busy';
      return { ...query, asks, ...(hours === null ? {} : { hours }) };
    },
  };
}

interface FreeLength {
  readonly minutes: number;
  readonly item: Item;
}

const HOUR_WORDS: ReadonlyMap<string, number> = new Map([
  ...['час', 'часик', 'часок', 'часочек'].map((word) => [word, 60] as const),
  ...['полчаса', 'полчасика', 'полчасик'].map((word) => [word, 30] as const),
]);

/** "свободный час" has no number; "два свободных часа", "30 минут" and "окно на два часа" do. */
export function freeLength(items: readonly Item[], text: string): FreeLength | null {
  for (const item of items) {
    const fact = factOf(item);
    // elsewhere "на два часа" may be a clock: whoever looks for room for it means a length
    const isLength =
      fact?.kind === 'length' ||
      (fact?.kind === 'for-number' && /час|мин/iu.test(text.slice(item.from, item.to)));
    const length = isLength ? lengthOf(fact) : null;
    if (length !== null) return { minutes: minutesIn(length), item };
    const minutes = HOUR_WORDS.get(item.word);
    if (minutes !== undefined) return { minutes, item };
  }
  return null;
}

/** The free time of days, of the part of them that is said, and as long as it has to be. */
export function freeWithin(window: DayWindow, said: readonly Item[], minutes = 0): Query {
  const hours = hoursOf(said.filter(isFact));
  const isFitting = minutes >= 1 && minutes <= DAY_MINUTES;
  return {
    type: 'free',
    window,
    ...(hours === null ? {} : { hours }),
    ...(isFitting ? { duration_minutes: minutes } : {}),
  };
}

export function free(name: string, needsLength = false): QueryRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      const length = freeLength(items, text);
      if (needsLength && length === null) return null;
      const others = items.filter((item) => item !== length?.item);
      const window = windowOf(others, text, ground, WEEK);
      if (window === null) return null;
      return freeWithin(window, others, length?.minutes);
    },
  };
}

const isQuestionMark = ({ word }: Item): boolean => word === '?';

/** "найди окно": without a time it may be the name of what was spoken of. */
export function freeUnlessKnown(name: string): QueryRule {
  const rule = free(name);
  return {
    name,
    produce: (caught, clause) => {
      const [, ...named] = clause.items;
      const isName = !named.some(isFact) && isSpokenOf(named, clause);
      // "поискать окно для кухни" is something to do
      const isOwn = isInfinitiveVerb(caught.first.word) && !clause.items.some(isQuestionMark);
      return isName || isOwn ? null : rule.produce(caught, clause);
    },
  };
}

export function load(name: string): QueryRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      const isOther = (item: Item): boolean => !OF_LOAD.has(item.word) && !OF_PLAN.has(item.word);
      if (items.some((item) => !isFact(item) && isOther(item))) return null;
      // "сколько времени" asks for the clock
      if (items.every((item) => item.word === 'времени' || item.word === 'сейчас')) return null;
      const window = windowOf(items, text, ground, 1);
      return window === null ? null : { type: 'load', window };
    },
  };
}

const OF_LOAD = new Set(
  'часов времени работы занято свободно задач дел встреч созвонов осталось уйдет'.split(' '),
);

/** What is looked for must be named; a time beside it does not narrow the search. */
export function find(name: string): QueryRule {
  return {
    name,
    produce: (caught, clause) => {
      const items = objectIn(caught);
      // "найти гримёра на двадцатое" is something to be done
      const isOwn = isInfinitiveVerb(caught.first.word) && kindSaid(items) === null;
      if (isOwn && clause.handles.length === 0) return null;
      const mention = mentionOf(clause, items, new Set());
      const isName =
        mention !== null && mention.length >= 3 && !items.some((item) => OF_WORLD.has(item.word));
      return isName ? { type: 'find', mention: mention.slice(0, 500) } : null;
    },
  };
}

/** "когда я встречаюсь с Дашей?": what is said around the name is no part of it. */
export function whenIs(name: string): QueryRule {
  const rule = find(name);
  const isBeside = (item: Item): boolean => isFact(item) || BESIDE_FIND.has(item.word);
  return {
    name,
    produce: (caught, clause) => {
      const items = objectIn(caught);
      const from = items.findIndex((item) => !isBeside(item));
      const last = items.findLastIndex((item) => !isBeside(item));
      const object = from < 0 ? [] : items.slice(from, last + 1);
      return rule.produce({ ...caught, gaps: { object } }, clause);
    },
  };
}

/** "стоматолог это когда": the name without what is said around it. */
function withoutBeside(named: readonly Item[]): readonly Item[] {
  const isBeside = ({ word }: Item): boolean => BESIDE_FIND.has(word);
  const from = named.findIndex((item) => !isBeside(item));
  return from < 0 ? named : named.slice(from, named.findLastIndex((item) => !isBeside(item)) + 1);
}

/** "мне завтра во сколько выходить?" */
export function inTheMiddle(name: string): QueryRule {
  const rule = whenIs(name);
  return {
    name,
    produce: ({ gaps, first }, clause) => {
      const { object = [], named = [] } = gaps;
      const isPlain = object.every((item) => isFact(item) || BESIDE_FIND.has(item.word));
      return isPlain ? rule.produce({ gaps: { named }, first }, clause) : null;
    },
  };
}

/** "в какие дни бассейн": of one thing, and not "по каким дням вывозят мусор, спросить у соседки". */
export function daysOf(name: string): QueryRule {
  const rule = whenIs(name);
  return {
    name,
    produce: (caught, clause) => {
      const named = objectIn(caught).filter((item) => !isFact(item) && !BESIDE_FIND.has(item.word));
      const isTold = named.slice(1).some(({ word }) => isInfinitiveVerb(word));
      const isAll = named.every(({ word }) => OF_PLAN.has(word));
      return isTold || isAll ? null : rule.produce(caught, clause);
    },
  };
}

/** "бассейн по каким дням": what is named before a question that is none of a task. */
export function nameFirst(name: string): QueryRule {
  const rule = whenIs(name);
  const isBeside = (item: Item): boolean => isFact(item) || BESIDE_FIND.has(item.word);
  return {
    name,
    produce: ({ gaps, first }, clause) => {
      const { named = [], more = [] } = gaps;
      // "узнать в бассейне, по каким дням ..." is to be found out
      const isDone = named.some((item) => isAction(item) || isInfinitiveVerb(item.word));
      const isAsked = !isDone && more.every(isBeside);
      return isAsked ? rule.produce({ gaps: { object: named }, first }, clause) : null;
    },
  };
}

/** "встреча с Глебом когда?", "йога во сколько начинается", of what was spoken of here. */
export function nameAhead(name: string): QueryRule {
  const rule = whenIs(name);
  const isBeside = (item: Item): boolean =>
    isFact(item) || BESIDE_FIND.has(item.word) || wordsOf('act-is')?.has(item.word) === true;
  return {
    name,
    produce: ({ gaps, first }, clause) => {
      const { named = [], more = [] } = gaps;
      const isAsked = more.every(isBeside) && isSpokenOf(withoutBeside(named), clause);
      return isAsked ? rule.produce({ gaps: { object: named }, first }, clause) : null;
    },
  };
}

/** "что я должен Лене", but "что я должен был сделать вчера" names nothing. */
/** "от кого я что жду?": what is due from others is kept by that word ("жду от подрядчика смету"). */
export const owedToMe = (name: string): QueryRule => ({
  name,
  produce: () => ({ type: 'find', mention: AWAITED }),
});
const AWAITED = 'жду';

export function owed(name: string): QueryRule {
  const rule = find(name);
  return {
    name,
    produce: (caught, clause) =>
      objectIn(caught).every(
        (item) => isFact(item) || OF_PLAN.has(item.word) || OF_ANYTHING.has(item.word),
      )
        ? null
        : rule.produce(caught, clause),
  };
}

/** "Лене я что обещал?": whom it is owed to is said first, and nobody is told to do anything. */
export function owedAhead(name: string): QueryRule {
  const rule = owed(name);
  return {
    name,
    produce: ({ gaps, first }, clause) => {
      const { named = [], more = [] } = gaps;
      const isNamed = named.length > 0 && named.length <= NAMED_WORDS_MAX;
      const isPerson = isNamed && !named.some((item) => isFact(item) || isDoing(item));
      const isAsked = isPerson && more.every((item) => isFact(item) || OF_ANYTHING.has(item.word));
      return isAsked ? rule.produce({ gaps: { object: named }, first }, clause) : null;
    },
  };
}
const NAMED_WORDS_MAX = 3;
const isDoing = (item: Item): boolean =>
  isAction(item) || isVerb(item.word) || isInfinitiveVerb(item.word);

/** "что у меня по Тамаре": all that bears the words. */
export function concerning(name: string): QueryRule {
  const rule = find(name);
  return {
    name,
    produce: (caught, clause) => {
      const { object = [], named = [] } = caught.gaps;
      const isPlain = object.every((item) => isSpare(item)) && !named.some(isFact);
      const only = { ...caught, gaps: { named } };
      return isPlain ? rule.produce(only, clause) : null;
    },
  };
}

/** What no plan of ours holds. */
const OF_WORLD = new Set(
  'погода погоды времени время год году рецепт песню музыку фильм значит такое такой'.split(' '),
);

/** "чего я не успела на этой неделе?": what is open of those days; without a day what is late. */
export const undoneThen = (name: string): QueryRule => ({
  name,
  produce: (caught, { text, ground }) => {
    const items = objectIn(caught);
    if (items.some((item) => !isFact(item) && !isSpare(item))) return null;
    if (!items.some(isFact)) return { type: 'overdue' };
    const window = windowOf(items, text, ground, 1);
    return window === null ? null : { type: 'tasks', window };
  },
});

/** How numbers are printed. */
const PRINTED = { task: 'TASK', timeblock: 'BLOCK', project: 'PLAN' } as const;

/** "покажи TASK-003": its title is what is looked for, where the thread knows it, else its printed number. */
export function showNumbered(_: Caught, { handles, thread }: Clause): Query | null {
  const [handle] = handles;
  const known = thread?.candidates.find(
    ({ kind, number }) => kind === handle?.kind && number === handle.number,
  );
  if (handle === undefined || handle.isBare) return null;
  const printed = `${PRINTED[handle.kind]}-${String(handle.number).padStart(3, '0')}`;
  const title = known?.title ?? '';
  return { type: 'find', mention: title.length < 3 ? printed : title.slice(0, 500) };
}

/** "покажи стоматолога": what was spoken of here; anything else may be shown elsewhere. */
export function showKnown({ gaps }: Caught, clause: Clause): Query | null {
  const { named = [] } = gaps;
  const mention = isSpokenOf(named, clause) ? mentionOf(clause, named, new Set()) : null;
  return mention === null ? null : { type: 'find', mention: mention.slice(0, 500) };
}

/** "что с тегом дом": the word behind the noun. */
export function tagged({ gaps }: Caught): Query | null {
  const [tag, ...more] = (gaps.named ?? []).filter(({ word }) => word !== '#');
  const isPlain = (gaps.object ?? []).every((item) => isSpare(item) || BESIDE_TAG.has(item.word));
  return tag === undefined || more.length > 0 || !isPlain ? null : { type: 'tasks', tag: tag.word };
}

const BESIDE_TAG = new Set(['с', 'со', 'под', 'по']);

export function projects(name: string): QueryRule {
  return {
    name,
    produce: (caught, clause) => {
      const mention = mentionOf(clause, objectIn(caught), new Set());
      return mention === null
        ? { type: 'projects' }
        : { type: 'projects', mention: mention.slice(0, 120) };
    },
  };
}

/** "завтра вечером есть что-нибудь?": only its time counts. */
export const laterIn = (name: string): QueryRule => ({
  name,
  produce: ({ gaps }, { text, ground }) => {
    const window = windowOf(gaps.time ?? [], text, ground, 1);
    return window === null ? null : { type: 'agenda', window };
  },
});

/** "что ты только что поменял?": beside it only words for how lately are said. */
export const ofLate = (name: string): QueryRule => ({
  name,
  produce: (caught) =>
    objectIn(caught).every(
      (item) => isFact(item) || isSpare(item) || wordsOf('just')?.has(item.word),
    )
      ? { type: 'history' }
      : null,
});

export const today = (name: string): QueryRule => ({
  name,
  produce: (caught, { ground }) =>
    timeOf(caught).length > 0 ? null : { type: 'agenda', window: daysAhead(ground, 1) },
});
