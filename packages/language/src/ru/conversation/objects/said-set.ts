import { type ObjectSet, TITLE_MAX_CHARS } from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, roleAt } from '../../commands/view.ts';
import { originFacts } from '../acts/when.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { ALL_WORDS, SET_WORDS } from '../lexicon.ts';
import { leavesDaysOut, windowOf } from '../questions/day-window.ts';
import { hoursOf, saysSeveralParts } from '../questions/part-of-day.ts';
import { FROM_THE_END } from './in-view-phrases.ts';
import { NAMES_MAX, namesIn } from './names.ts';
import { placeOf } from './ordinal.ts';

/** What a set's words come to: a set, or one that they name and that cannot be told. */
export type SaidSet = ObjectSet | 'unclear';

interface Words {
  isAll: boolean;
  /** "задачи", "встречи": more than one is meant. */
  isPlural: boolean;
  /** Something besides the day narrows the set. */
  isNarrowed: boolean;
  of: ObjectSet['of'] | null;
  state: ObjectSet['state'];
  day: Item | null;
  project: Item[];
  about: Item[];
  tag: Item[];
  named: Item[];
  except: Item[];
  /** "кроме первого и третьего" */
  exceptPlaces: Map<Item, number>;
  /** "несделанное" */
  isUndone: boolean;
  /** "остальное": what is left of something that is said, too. */
  isRest: boolean;
  isUnclear: boolean;
}

type Place = 'named' | 'project' | 'about' | 'tag' | 'except';

/** "все созвоны в пятницу" where a task is about calls, too: only what stands in the calendar. */
const blocksOnly = ({ of, named }: Words, clause: Clause): Partial<typeof BLOCKS> =>
  of === null && areInTasks(named, clause) ? BLOCKS : {};

/** "удали всё": hardly everything there is. */
const isAll = ({ isUndone, state }: Words, isTimed: boolean): boolean =>
  !isUndone && !isTimed && state === 'open';

/**
 * "все задачи проекта Ремонт", "все встречи завтра кроме созвона": the objects that are meant by what
 * they have in common. `known`: items that say what is done to them. Null where one object is named.
 */
export function readSet(
  items: readonly Item[],
  known: ReadonlySet<Item>,
  clause: Clause,
): SaidSet | null {
  // where they stand now is said beside where they go, and tells which they are
  const origin = known.size === 0 ? [] : originFacts(items, clause.text);
  const left = items.filter((item) => !known.has(item) || origin.includes(item));
  const words = sorted(left);
  const facts = left.filter((item) => isFact(item) && !words.exceptPlaces.has(item));
  if (!isSet(words)) return null;
  if (words.isUnclear) return 'unclear';
  const when = windowIn(facts, words, clause);
  if (when === 'unclear') return 'unclear';
  // "остальные": of what, is not said
  if (words.isRest && when === null) return 'unclear';
  // "удали дела утром и вечером": what stands between is not among them
  if (saysSeveralParts(facts)) return 'unclear';
  const hours = hoursOf(facts);
  const narrowed = narrowedBy(words, clause);
  const names = namesIn(words.except, clause);
  if (isTooLong(narrowed, names)) return 'unclear';
  const except = exceptOf(names, [...words.exceptPlaces.values()]);
  // "перенеси всё несделанное на завтра": what should have been done by now
  const isOverdue = words.isUndone && when === null && isOnlyNamed(narrowed);
  if (isOverdue) return { ...overdueBy(clause), ...narrowed, ...except };
  if (isAll(words, when !== null) && Object.keys({ ...narrowed, ...except }).length === 0)
    return 'unclear';
  // "все вопросы к банку" may be the name of one object; "все созвоны в среду" is none
  const isOfMeetings = when !== null && areMeetings(words.named);
  if (narrowed.words !== undefined && words.of === null && !isOfMeetings) return 'unclear';
  const ofBlocks = isOfMeetings ? blocksOnly(words, clause) : {};
  return { ...standingAt(words, when, hours), ...ofBlocks, ...narrowed, ...except };
}

const BLOCKS = { of: 'timeblocks' } as const;

/** "подготовить созвоны": a task that is about meetings is none of them, and bears their name. */
function areInTasks([noun]: readonly Item[], { thread }: Clause): boolean {
  return (thread?.candidates ?? []).some(({ kind, title = '' }) => {
    const [first = '', ...others] = wordsIn(title);
    return (
      kind === 'task' &&
      isInfinitive(first) &&
      others.some((word) => isSameName(word, noun?.word ?? ''))
    );
  });
}

/** "созвоны": by this noun each of them is called, and no other word stands beside it. */
const areMeetings = ([noun, ...more]: readonly Item[]): boolean =>
  noun !== undefined && more.length === 0 && !isQuoted(noun) && isMeeting(noun);
const isMeeting = (item: Item): boolean => ['meeting', 'event'].includes(roleAt(item) ?? '');

/** What the members are, and when. */
function standingAt(
  { of, state }: Words,
  window: ObjectSet['window'] | null,
  hours: ReturnType<typeof hoursOf>,
): ObjectSet {
  return {
    of: of ?? (window === null ? 'tasks' : 'both'),
    state,
    ...(window === null ? {} : { window }),
    ...(hours === null ? {} : { hours }),
  };
}

/** What is left out of it, by names or by places in the list that was shown. */
function exceptOf(
  names: readonly string[],
  places: number[],
): Pick<ObjectSet, 'except' | 'except_places'> {
  return {
    ...(names.length === 0 ? {} : { except: [...names] }),
    ...(places.length === 0 ? {} : { except_places: places }),
  };
}

/** The days that are said of a set; null where none are. */
function windowIn(
  facts: readonly Item[],
  { day }: Words,
  clause: Clause,
): ObjectSet['window'] | null | 'unclear' {
  if (facts.length === 0) return day === null ? null : windowOfWord(day, clause);
  const said = windowOf(facts, clause.text, clause.ground, 1);
  const isStretch = !facts.some(isOfSeveral) && !leavesDaysOut(facts, clause.text, clause.ground);
  return said === null || !isStretch ? 'unclear' : said;
}

type Narrowed = Pick<ObjectSet, 'project' | 'about' | 'tag' | 'words'>;

/** What the members have in common besides their day. */
function narrowedBy(words: Words, clause: Clause): Narrowed {
  const project = wordsOf(words.project, clause);
  const about = wordsOf(words.about, clause);
  const tag = wordsOf(words.tag, clause);
  const named = wordsOf(words.named, clause);
  return {
    ...(project === null ? {} : { project }),
    ...(about === null ? {} : { about }),
    ...(tag === null ? {} : { tag: tag.replace(/[^\p{L}\p{N}_-]/gu, '') }),
    ...(named === null ? {} : { words: named }),
  };
}

/** Words that were cut would tell another set. */
const isTooLong = ({ project, about, tag, words }: Narrowed, except: readonly string[]): boolean =>
  (project?.length ?? 0) > PROJECT_MAX_CHARS ||
  (tag?.length ?? 0) > TAG_MAX_CHARS ||
  except.length > NAMES_MAX ||
  [about, words, ...except].some((each) => (each?.length ?? 0) > TITLE_MAX_CHARS);

const isOnlyNamed = ({ project, about, tag }: Narrowed): boolean =>
  project === undefined && about === undefined && tag === undefined;

/** Open tasks of the year up to today. */
function overdueBy({ ground }: Clause): ObjectSet {
  const { day } = ground.now;
  return {
    of: 'tasks',
    state: 'open',
    window: { from: formatDay(day - YEAR_DAYS), to: formatDay(day) },
  };
}

const YEAR_DAYS = 365;
const PROJECT_MAX_CHARS = 120;
const TAG_MAX_CHARS = 64;

/** One plural noun says a set only beside what its members have in common. */
function isSet(words: Words): boolean {
  const { isAll, isPlural, isNarrowed, except, exceptPlaces, project, about, tag } = words;
  const isSaid = isAll || isPlural;
  return (
    isSaid &&
    (isAll ||
      isNarrowed ||
      exceptPlaces.size > 0 ||
      [except, project, about, tag].some((each) => each.length > 0))
  );
}

/** Each word where it belongs. */
function sorted(items: readonly Item[]): Words {
  const words: Words = {
    isAll: false,
    isPlural: false,
    isNarrowed: false,
    of: null,
    state: 'open',
    day: null,
    project: [],
    about: [],
    tag: [],
    named: [],
    except: [],
    exceptPlaces: new Map(),
    isUndone: false,
    isRest: false,
    isUnclear: false,
  };
  let place: Place = 'named';
  for (const [at, item] of items.entries()) {
    const left = leftOutPlace(item, place);
    if (left !== null) {
      words.exceptPlaces.set(item, left);
      place = 'except';
    } else if (isFact(item)) {
      words.isNarrowed = true;
      if (place !== 'except') place = 'named';
    } else if (isQuoted(item)) words[place].push(item);
    else place = placed(item, { words, place, next: items[at + 1] });
  }
  return words;
}

/** "кроме первого" looks like a date that is left out; behind "кроме" an ordinal is a place in a list. */
function leftOutPlace(item: Item, place: Place): number | null {
  if (isQuoted(item)) return null;
  const [, behind] = factOf(item)?.kind === 'except' ? item.parts : [];
  if (behind !== undefined) return placeOf(saidWord(behind));
  const word = saidWord(item);
  return place === 'except' ? (FROM_THE_END.get(word) ?? placeOf(word)) : null;
}

/** The one word of an item; a time of several words is no ordinal. */
const saidWord = ({ word, parts }: Item): string =>
  parts.length === 0 ? word : parts.length === 1 ? (parts[0]?.word ?? '') : '';

interface At {
  readonly words: Words;
  readonly place: Place;
  readonly next: Item | undefined;
}

/** Puts one word where it belongs; the place of what follows it. */
function placed(item: Item, { words, place, next }: At): Place {
  const { word } = item;
  if (place === 'except') {
    words.except.push(item);
    return place;
  }
  if (SET_WORDS.except.has(word)) return 'except';
  if (SET_WORDS.rest.has(word)) {
    words.isRest = true;
    words.isAll = true;
    return 'named';
  }
  if (ALL_WORDS.has(word) || SET_WORDS.all.has(word)) {
    words.isAll = true;
    return 'named';
  }
  if (SET_WORDS.tag.has(word) || word === '#') return 'tag';
  if (SET_WORDS.project.has(word)) return 'project';
  return narrowed(item, words) ? 'named' : kept(item, { words, place, next });
}

/** Does the word say which kind, state or day the set is of? */
function narrowed({ word }: Item, words: Words): boolean {
  const of = SET_WORDS.tasks.has(word) ? 'tasks' : SET_WORDS.blocks.has(word) ? 'timeblocks' : null;
  if (of !== null) {
    words.of = of;
    words.isPlural = true;
    return true;
  }
  const state = SET_STATES.find(([, pattern]) => pattern.test(word))?.[0];
  if (state !== undefined) {
    words.state = state;
    words.isUndone ||= state === 'open';
    words.isNarrowed = true;
    return true;
  }
  return false;
}

const SET_STATES = Object.entries(SET_WORDS.states) as [ObjectSet['state'], RegExp][];

function kept(item: Item, { words, place, next }: At): Place {
  if (SET_WORDS.days.has(item.word)) {
    words.day = item;
    words.isNarrowed = true;
    return 'named';
  }
  const isHead = SET_WORDS.project.has(next?.word ?? '') || SET_WORDS.tag.has(next?.word ?? '');
  if (SET_WORDS.about.has(item.word) && !isHead) return 'about';
  // "с тегом", "из проекта": the preposition goes with the noun behind it
  if (isHead || SET_WORDS.beside.has(item.word)) return place;
  words[place].push(item);
  return place;
}

/** "5 и 6 марта": more days than one stretch. */
function isOfSeveral(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'day' && fact.others.length > 0;
}

/** "завтрашние": the day that the adjective says. */
function windowOfWord({ word }: Item, { ground }: Clause): ObjectSet['window'] | null {
  const days = SET_WORDS.days.get(word) ?? 0;
  const on = formatDay(ground.now.day + days);
  return { from: on, to: on };
}

function wordsOf(items: readonly Item[], { said }: Clause): string | null {
  const first = items[0];
  const last = items.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    said
      .slice(first.from, last.to)
      .replace(/\s+/g, ' ')
      .replace(/[«»"“”„]/g, '')
      .trim() || null
  );
}
