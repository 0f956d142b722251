import type { DayWindow, Query } from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isShortPassive } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, plainWord, roleAt } from '../../commands/view.ts';
import { type Clause, mentionOf } from '../clause.ts';
import { DAY_ADJECTIVES, isVerb, OF_PLAN } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { AskedInWords } from './asked-in-words.ts';
import {
  ANYTHING,
  ASKS_FOR_ANYTHING,
  FIRST_OF_ALL,
  FORGOTTEN,
  FORGOTTEN_SURELY,
  OF_ANYTHING,
  OF_BEING_FREE,
  OF_INBOX,
  OF_KNOWN,
  OF_PROJECT,
  OPEN_ABOUT,
  PRESSING,
  TO_BE_DUE,
  WILL_REMIND,
  WITH,
} from './asked-phrases.ts';
import { daysAhead, windowOf } from './day-window.ts';
import { readBestTime, readFitting, readGap, readWhenFree } from './gap-asked.ts';
import { hourOf, hoursNamed, hoursOf, minuteOf } from './part-of-day.ts';
import { areAll, hasAny, plainWordsIn, type Words } from './plain-words.ts';

const FORGETTING = new PhraseList(FORGOTTEN, { wordOf: plainWord });
const REMINDING = new PhraseList(WILL_REMIND, { wordOf: plainWord });
const SURELY_FORGETTING = new PhraseList(FORGOTTEN_SURELY, { wordOf: plainWord });

type Reader = (asked: AskedInWords) => Query | null;

/** "следующая встреча" is looked for among so many days. */
const NEXT_DAYS = 14;
const MENTION_MAX = 500;
const MENTION_MIN = 3;

const isTimed = (items: readonly Item[]): boolean => items.some(isFact);

/** "какая следующая встреча?", "во сколько завтра первая встреча?" */
const readFirst: Reader = ({ items, clause: { text, ground } }) => {
  const words = plainWordsIn(items);
  const { first, alone, kinds, opens, beside } = FIRST_OF_ALL;
  if (!opens.has(words[0] ?? '') || !areAll(words, first, kinds, beside)) return null;
  if (!hasAny(words, first) || !(hasAny(words, kinds) || hasAny(words, alone))) return null;
  const window = isTimed(items)
    ? windowOf(items, text, ground, NEXT_DAYS)
    : daysAhead(ground, NEXT_DAYS);
  return window === null ? null : { type: 'agenda', window, asks: 'first' };
};

/** "буду ли я свободна в пять?", "смогу в пятницу с 15 до 16?": yes or no, at some hour. */
const readFree: Reader = ({ items, clause: { text, ground }, isAsked }) => {
  const words = plainWordsIn(items);
  const { free, busy, verbs, beside, asks } = OF_BEING_FREE;
  if (!isTimed(items) || !areAll(words, free, busy, beside)) return null;
  const isFree = hasAny(words, free);
  if (!isFree && !hasAny(words, busy)) return null;
  if (!isAsked && (hasAny(words, verbs) || !hasAny(words, asks))) return null;
  const [hour] = items.flatMap((item) => hourOf(item) ?? []);
  const hours = hoursOf(items.filter(isFact)) ?? (hour === undefined ? null : minuteOf(hour));
  // of a whole day the free hours are told, which says more
  if (hours === null) return null;
  const window = windowOf(items, text, ground, 1);
  if (window === null) return null;
  return { type: 'agenda', window, hours, asks: isFree ? 'free' : 'busy' };
};

/** "срочные задачи", "что важного осталось на сегодня?" */
const readPressing: Reader = ({ items, clause: { text, ground } }) => {
  const words = plainWordsIn(items);
  const { words: pressing, nouns, asks, beside, burns } = PRESSING;
  if (!hasAny(words, pressing) || !areAll(words, pressing, nouns, asks, beside)) return null;
  if (!hasAny(words, asks) && !hasAny(words, nouns)) return null;
  if (!isTimed(items)) return { type: 'urgent' };
  const window = windowOf(items, text, ground, 1);
  if (window === null) return null;
  // what presses today is late as well, or due soon
  const isToday = window.to === formatDay(ground.now.day);
  // "что горит на неделе?": whatever stands there and is due there
  if (!isToday && hasAny(words, burns)) return { type: 'agenda', window };
  return isToday ? { type: 'urgent' } : { type: 'tasks', priority: 'high', window };
};

/** "что висит во входящих?", "много чего там неразобранного?" */
const readInbox: Reader = ({ items }) => {
  const words = plainWordsIn(items);
  const { inbox, unsorted, asks, beside } = OF_INBOX;
  const isOfInbox = hasAny(words, inbox) || hasAny(words, unsorted);
  if (isTimed(items) || !isOfInbox || !hasAny(words, asks)) return null;
  return areAll(words, inbox, unsorted, beside) ? { type: 'inbox' } : null;
};

/** "что сдать до пятницы?", "дедлайны в марте" */
const readDue: Reader = ({ items, clause: { text, ground } }) => {
  const { verbs, opens, beside } = TO_BE_DUE;
  if (!isTimed(items) || !opens.has(plainWordsIn(items)[0] ?? '')) return null;
  // "что оплатить до пятницы": whatever is to be done, until then it is a deadline
  const isBy = items.some((item) => factOf(item)?.kind === 'due');
  const actions = isBy ? items.filter((item) => isAction(item) && !OF_PLAN.has(item.word)) : [];
  if (actions.length > 1) return null;
  const words = plainWordsIn(items.filter((item) => !actions.includes(item)));
  if (actions.length === 0 && !hasAny(words, verbs)) return null;
  if (!areAll(words, verbs, beside)) return null;
  const window = windowOf(items, text, ground, 1);
  return window === null ? null : { type: 'tasks', due: true, window };
};

/** "что мне сделать для Лены?", "какие дела по переезду остались?" */
const readOpenAbout: Reader = ({ items, clause }) => {
  const { opens, beside, asks, prepositions, joined, joining, others } = OPEN_ABOUT;
  const words = items.map(plainWord);
  if (!opens.has(words[0] ?? '')) return null;
  const isJoined = hasAny(words, joining);
  const at = words.findIndex(
    (word, index) => index > 0 && (prepositions.has(word) || (isJoined && joined.has(word))),
  );
  const before = items.slice(0, at);
  if (at < 0 || !areAll(plainWordsIn(before), beside)) return null;
  const behind = withoutEdges(items.slice(at + 1), beside);
  const [named] = behind;
  if (!hasAny(words, asks) || named === undefined || others.has(plainWord(named))) return null;
  return openTasks(items, behind, clause);
};

/** "что осталось по проекту Сад?", "как там проект Сад?" */
const readOfProject: Reader = ({ items, clause }) => {
  const { nouns, beside, asks } = OF_PROJECT;
  const at = items.findIndex((item) => nouns.has(plainWord(item)));
  if (at < 0 || isTimed(items)) return null;
  // "проект Сад, что не сделано?": the name ends where the question begins
  const behind = items.slice(at + 1);
  const ends = behind.findIndex((item) => asks.has(plainWord(item)));
  const named = ends < 1 ? behind : behind.slice(0, ends);
  const others = [...items.slice(0, at), ...(ends < 1 ? [] : behind.slice(ends))];
  const words = plainWordsIn(others);
  if (named.length === 0 || named.length > PROJECT_WORDS_MAX || !hasAny(words, asks)) return null;
  if (!areAll(words, beside)) return null;
  const mention = mentionOf(clause, named, new Set());
  return mention === null ? null : { type: 'projects', mention: mention.slice(0, 120) };
};
const PROJECT_WORDS_MAX = 4;

/** "кому надо позвонить?" */
const readWhom: Reader = ({ items, clause }) => {
  const [first, ...rest] = items;
  if (first === undefined || plainWord(first) !== OPEN_ABOUT.whom) return null;
  const left = rest.filter((item) => !isFact(item) && !OPEN_ABOUT.beside.has(plainWord(item)));
  const [verb, ...more] = left;
  return verb === undefined || more.length > 0 || !isAction(verb)
    ? null
    : openTasks(items, left, clause);
};

/** "я не забыл записать кота?": looked for in the plan, whether it is there. */
const readForgotten: Reader = ({ items, clause, isAsked }) => {
  const end = isAsked ? FORGETTING.endAt(items, 0) : 0;
  const mention = end === 0 ? null : mentionOf(clause, items.slice(end), new Set());
  return mention === null || mention.length < MENTION_MIN
    ? null
    : { type: 'find', mention: mention.slice(0, MENTION_MAX) };
};

/**
 * What words of ordering would be taken for, though they ask: "о чём ты мне напомнишь?", "я не забыл вызвать
 * мастера", with a mark or without.
 */
export const readAskedOfBot: Reader = ({ items, clause }) => {
  if (REMINDING.isWhole(items)) return { type: 'reminders' };
  const end = SURELY_FORGETTING.endAt(items, 0);
  // whoever tells of having done it says no infinitive behind it
  if (end === 0 || !isInfinitive(items[end]?.word ?? '')) return null;
  const mention = mentionOf(clause, items.slice(end), new Set());
  return mention === null ? null : { type: 'find', mention: mention.slice(0, MENTION_MAX) };
};

function openTasks(items: readonly Item[], named: readonly Item[], clause: Clause): Query | null {
  const { text, ground } = clause;
  const mention = mentionOf(clause, named, new Set());
  if (mention === null || mention.length < MENTION_MIN) return null;
  const found = { type: 'tasks', mention: mention.slice(0, MENTION_MAX) } as const;
  if (!isTimed(items)) return found;
  const window = windowOf(items, text, ground, 1);
  return window === null ? null : { ...found, window };
}

/** Without what is said at both ends and names nothing. */
function withoutEdges(items: readonly Item[], beside: Words): readonly Item[] {
  const isBeside = (item: Item): boolean => isFact(item) || beside.has(plainWord(item));
  const from = items.findIndex((item) => !isBeside(item));
  const last = items.findLastIndex((item) => !isBeside(item));
  return from < 0 ? [] : items.slice(from, last + 1);
}

/** "чем занят вечер завтра?": the part of the day, which is named as a thing there. */
function agendaIn(window: DayWindow, items: readonly Item[]): Query {
  const [named = null] = items.flatMap((item) => hoursNamed(plainWord(item)) ?? []);
  const hours = hoursOf(items.filter(isFact)) ?? named;
  return hours === null ? { type: 'agenda', window } : { type: 'agenda', window, hours };
}

/** "завтра утром что-то есть?", "куда мне в среду?": whatever there is then. */
const readAnything: Reader = ({ items, clause: { text, ground }, isAsked }) => {
  const adjectives = plainWordsIn(items).flatMap((word) => DAY_ADJECTIVES.get(word) ?? []);
  const words = plainWordsIn(items).filter((word) => !DAY_ADJECTIVES.has(word));
  const isPart = words.some((word) => hoursNamed(word) !== null);
  const isOfDay = adjectives.length > 0;
  // "вечер свободен?" is today's
  if (
    (isTimed(items) ? isOfDay : !isOfDay && !(isPart && isAsked)) ||
    !areAll(words, OF_PLAN, OF_ANYTHING)
  )
    return null;
  const opening = words[0] === WITH ? words[1] : words[0];
  if (opening === undefined) return null;
  if (!isAsked && !ASKS_FOR_ANYTHING.has(opening) && !hasAny(words, ANYTHING)) return null;
  const [days, ...otherDays] = adjectives;
  if (otherDays.length > 0) return null;
  if (days !== undefined) return agendaIn(dayAhead(ground, days), items);
  const window = windowOf(items, text, ground, 1);
  if (window === null) return null;
  return agendaIn(window, items);
};

function dayAhead({ now }: Ground, days: number): DayWindow {
  const day = formatDay(now.day + days);
  return { from: day, to: day };
}

const readFirstOf =
  (readers: readonly Reader[]): Reader =>
  (asked) => {
    for (const read of readers) {
      const query = read(asked);
      if (query !== null) return query;
    }
    return null;
  };

/** Questions that wider rules would take, or answer without the time that they name. */
export const readNarrowQuestion = readFirstOf([
  readFirst,
  readFree,
  readFitting,
  readBestTime,
  readWhenFree,
  readGap,
  readPressing,
  readInbox,
  readDue,
  readOfProject,
  readOpenAbout,
  readWhom,
  readForgotten,
]);

/** "ужин с Верой в силе?", "фонарь помыт?": whatever is asked of nothing but what was spoken of here. */
const readOfKnown: Reader = ({ items, clause, isAsked }) => {
  const others = items.filter((item) => !isFact(item) && !OF_KNOWN.has(plainWord(item)));
  const named = others.filter((item) => !isShortPassive(item.word));
  const isShort = named.length > 0 && named.length <= KNOWN_WORDS_MAX;
  const isNamed = named.every((item) => !isAction(item) && roleAt(item) !== 'query');
  if (!isAsked || !isShort || !isNamed || items.some((item) => isVerb(item.word))) return null;
  const isKnown = named.every(
    (item) => item.word.length < MENTION_MIN || isSpokenOf([item], clause),
  );
  if (!isKnown || !isSpokenOf(named, clause)) return null;
  const mention = mentionOf(clause, named, new Set());
  return mention === null || mention.length < MENTION_MIN
    ? null
    : { type: 'find', mention: mention.slice(0, MENTION_MAX) };
};
const KNOWN_WORDS_MAX = 4;

/** What is left: a time, and words that ask for all that there is. */
export const readWideQuestion = readFirstOf([readAnything, readOfKnown]);
