import type { Priority } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import type { Length } from '../../time/meaning.ts';
import { minutesOf } from '../../time/length-minutes.ts';
import { looksLikeAdjective } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt, takeAll } from './view.ts';

/** What is said about a command besides its title and time. */
export interface Fields {
  priority: Priority | null;
  readonly tags: string[];
  project: string | null;
  readonly remindBefore: number[];
}

export const TAGS_MAX = 20;
const REMINDERS_MAX = 10;
const TAG_MAX_CHARS = 64;
const PROJECT_WORDS_MAX = 3;
const PROJECT_MAX_CHARS = 120;
const YEAR_MINUTES = 525_600;
const DAY_MINUTES = 1440;

const ORDINAL_PRIORITY: readonly (Priority | null)[] = [null, 'high', 'medium', 'low', 'low'];

const LEVELS: Readonly<Record<string, Priority>> = {
  'level-high': 'high',
  'level-medium': 'medium',
  'level-low': 'low',
};

/** "с высоким приоритетом", "приоритет высокий", "первый приоритет" */
function readPriority(items: readonly Item[], at: number, fields: Fields, taken: Set<Item>): void {
  // "приоритет: высокий", "приоритет - высокий"
  const after = items[at + 1]?.word;
  const next = after === ':' || after === '-' ? at + 2 : at + 1;
  for (const side of [at - 1, next]) {
    const item = items[side];
    if (item === undefined || item.meaning !== null) continue;
    const level = LEVELS[roleAt(item) ?? ''];
    const numbered = item.kind !== 0 && roleAt(item) === null ? ORDINAL_PRIORITY[item.value] : null;
    const priority = level ?? numbered ?? null;
    if (priority === null) continue;
    fields.priority = priority;
    takeAll(items, Math.min(at, side), Math.max(at, side) + 1, taken);
    const first = Math.min(at, side);
    if (WITH.has(items[first - 1]?.word ?? '')) takeAll(items, first - 1, first, taken);
    return;
  }
}

const WITH = new Set(['с', 'со']);
const EDGE_WORDS = new Set(['очень', 'это', 'супер', 'не']);
const ADVERBS = new Set(['срочно', 'важно', 'асап', 'несрочно']);

function readUrgency(
  items: readonly Item[],
  at: number,
  isAtEdge: boolean,
  fields: Fields,
  taken: Set<Item>,
): void {
  const item = items[at];
  if (item === undefined) return;
  const role = roleAt(item);
  const before = items[at - 1];
  const isBeforeNoun = ['task', 'reminder'].includes(roleAt(items[at + 1]) ?? '');
  const isAdverb = ADVERBS.has(item.word);
  if (!isBeforeNoun && !(isAdverb && isAtEdge)) return;
  const isNegated = before?.word === 'не' || role === 'unhurried';
  fields.priority = isNegated ? 'low' : (fields.priority ?? 'high');
  if (role === 'urgent' && !isNegated) fields.priority = 'high';
  taken.add(item);
  // "это не срочно"
  for (let i = at - 1; EDGE_WORDS.has(items[i]?.word ?? ''); i -= 1)
    takeAll(items, i, i + 1, taken);
}

/** "#работа", "тег дом", "с тегами дом и работа" */
function readTags(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const item = items[at];
  // "тег: дом"
  const first = items[at + 1]?.word === ':' ? at + 2 : at + 1;
  const next = items[first];
  if (item === undefined || next === undefined) return;
  if (item.word === '#') {
    if (!next.glued || isMark(next)) return;
    let last = at + 1;
    // "#ремонт-кухни", "#q3"
    for (let more = items[last + 1]; more?.glued === true; more = items[last + 1]) {
      if (isMark(more) && more.word !== '-') break;
      last += 1;
    }
    addTag(fields, text.slice(next.from, items[last]?.to));
    takeAll(items, at, last + 1, taken);
    return;
  }
  if (!isWord(next) || isAction(next) || NO_NAMES.has(next.word)) return;
  takeAll(items, at, first, taken);
  if (WITH.has(items[at - 1]?.word ?? '')) takeAll(items, at - 1, at, taken);
  let last = first;
  for (;;) {
    const tag = items[last];
    if (tag === undefined) break;
    addTag(fields, text.slice(tag.from, tag.to));
    taken.add(tag);
    const joint = items[last + 1];
    const further = items[last + 2];
    const isList = item.word.startsWith('тег') && item.word !== 'тег' && item.word !== 'тегом';
    if (!isList || joint === undefined || (joint.word !== ',' && joint.word !== 'и')) break;
    if (further === undefined || !isWord(further) || roleAt(further) !== null) break;
    taken.add(joint);
    last += 2;
  }
}

/** No tag and no project is called so. */
const NO_NAMES = new Set('с со в во на к ко по до за от из у о об про для и а не'.split(' '));

function addTag(fields: Fields, tag: string): void {
  const value = tag.slice(0, TAG_MAX_CHARS);
  if (fields.tags.length < TAGS_MAX && !fields.tags.includes(value)) fields.tags.push(value);
}

const GENITIVES = new Set('дел задач книг игр тем идей покупок продуктов'.split(' '));
const GENITIVE_ENDINGS = ['ов', 'ев', 'ок', 'ей', 'ий'];

const isGenitivePlural = (word: string): boolean =>
  GENITIVES.has(word) || GENITIVE_ENDINGS.some((ending) => word.endsWith(ending));

const OWN = new Set(['мой', 'наш', 'свой', 'общий']);
const PROJECT_PREPOSITIONS = new Set(['в', 'для', 'по', 'к', 'из']);

/** "в проект ремонт кухни", "в список покупок": the name ends with the phrase. */
function readProject(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const isList = roleAt(items[at]) === 'list';
  let start = at - 1;
  // "в мой строительный список"
  while (isList && start > at - 3 && !PROJECT_PREPOSITIONS.has(items[start]?.word ?? ''))
    start -= 1;
  const preposition = items[start];
  if (fields.project !== null) return;
  // "(проект ремонт)", "проект ремонт: купить краску"
  const isApart = !isList && (preposition === undefined || preposition.word === '(');
  if (!isList && isBareProject(items, at, taken)) {
    takeBareProject(text, items, at, fields, taken);
    return;
  }
  if (!isApart && !PROJECT_PREPOSITIONS.has(preposition?.word ?? '')) return;
  const named = items.slice(start + 1, at).find((item) => !OWN.has(item.word));
  let end = at + 1;
  if (items[end]?.word === ':') end += 1;
  const first = end;
  while (end < items.length && end - first < PROJECT_WORDS_MAX) {
    const item = items[end];
    if (item === undefined || taken.has(item) || isFact(item) || isAction(item)) break;
    // "в проект лето": the first word is the name, whatever it may mean elsewhere
    if (!isWord(item) || roleAt(item) !== null || NO_NAMES.has(item.word)) break;
    if (end > first && item.kind !== 0) break;
    // "в список покупок молоко": a list is named by what it is of
    if (isList && (end > first || !isGenitivePlural(item.word))) break;
    end += 1;
  }
  const quoted = endOfQuote(items, first);
  if (quoted > first) end = quoted;
  if (end === first && named === undefined) return;
  if (isApart && preposition === undefined && items[end]?.word !== ':') return;
  const from = named?.from ?? (isList ? items[at]?.from : items[first]?.from);
  const name = text.slice(from, items[end - 1]?.to);
  fields.project = (quoted > first ? name.slice(1, -1).trim() : name).slice(0, PROJECT_MAX_CHARS);
  if (isApart && (items[end]?.word === ')' || items[end]?.word === ':')) end += 1;
  takeAll(items, start, end, taken);
}

/**
 * "купить обои проект ремонт": the name alone, behind what it is the project of. Behind a verb or an
 * adjective the project is what something is done to: "сдать проект", "новый проект".
 */
function isBareProject(items: readonly Item[], at: number, taken: ReadonlySet<Item>): boolean {
  if (items[at]?.word !== 'проект') return false;
  const before = items[at - 1];
  const name = items[at + 1];
  if (before === undefined || name === undefined || !isProjectName(name)) return false;
  const isFree = isFact(before) || taken.has(before) || before.word === ',';
  if (!isFree && (!isWord(before) || isAction(before) || looksLikeAdjective(before.word))) {
    return false;
  }
  if (PROJECT_PREPOSITIONS.has(before.word) || NO_NAMES.has(before.word)) return false;
  const after = items[at + 2];
  // a longer phrase is about the project itself
  return after === undefined || isFact(after) || isMark(after) || roleAt(after) !== null;
}

const isProjectName = (item: Item): boolean =>
  item.word !== '' && isWordOrSeason(item) && !NO_NAMES.has(item.word) && !isAction(item);

/** "лето": a word of time may be a name where nothing makes it one. */
const isWordOrSeason = (item: Item): boolean => item.meaning === null && isWord(item);

function takeBareProject(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const name = items[at + 1];
  if (name === undefined) return;
  fields.project = text.slice(name.from, name.to).slice(0, PROJECT_MAX_CHARS);
  takeAll(items, at, at + 2, taken);
}

/** The end of the quoted words that begin at `from`; `from` itself when none do. */
function endOfQuote(items: readonly Item[], from: number): number {
  let end = from;
  while (end < items.length && (items[end]?.flags ?? 0) & QUOTED) end += 1;
  return end - from > 2 ? end : from;
}

/** "за полчаса", "за день и за час" after "напомни": how long before. */
function readReminders(items: readonly Item[], at: number, fields: Fields, taken: Set<Item>): void {
  const takeHead = (): void => {
    const head = items[at];
    const before = items[at - 1];
    if (head !== undefined) taken.add(head);
    if (before?.word === 'с' || before?.word === 'и') taken.add(before);
  };
  let index = at + 1;
  for (;;) {
    while (['мне', 'нам', ',', 'и', 'об', 'этом'].includes(items[index]?.word ?? '')) index += 1;
    const item = items[index];
    const before = item === undefined ? null : reminderLength(item);
    if (item === undefined || before === null) return;
    const minutes = Math.round(minutesOf(before));
    if (minutes < 0 || minutes > YEAR_MINUTES) return;
    if (fields.remindBefore.length < REMINDERS_MAX && !fields.remindBefore.includes(minutes)) {
      fields.remindBefore.push(minutes);
    }
    takeHead();
    takeAll(items, at + 1, index + 1, taken);
    // "за час до начала"
    if (items[index + 1]?.word === 'до' && EVENT_ITSELF.has(items[index + 2]?.word ?? '')) {
      takeAll(items, index + 1, index + 3, taken);
      index += 2;
    }
    index += 1;
  }
}

const EVENT_ITSELF = new Set(['начала', 'события', 'этого', 'него']);

function reminderLength(item: Item): Length | null {
  const { meaning } = item;
  return meaning?.kind === 'due-in' && meaning.weak ? meaning.length : null;
}

/** "срочно", "важно": read when the words of the command are known, since only the edges count. */
export function readUrgencies(items: readonly Item[], fields: Fields, taken: Set<Item>): void {
  const isUrgency = (item: Item): boolean => {
    const role = roleAt(item);
    return role === 'urgent' || role === 'important' || role === 'unhurried';
  };
  const isTitle = (item: Item): boolean =>
    !taken.has(item) &&
    !isFact(item) &&
    !isMark(item) &&
    !isUrgency(item) &&
    item.word !== 'не' &&
    !EDGE_WORDS.has(item.word);
  const first = items.findIndex(isTitle);
  const last = items.findLastIndex(isTitle);
  items.forEach((item, at) => {
    if (!isUrgency(item) || taken.has(item)) return;
    readUrgency(items, at, first < 0 || at < first || at > last, fields, taken);
  });
}

/** "напомни про счёт за час": how long before, said at the end. */
export function readTrailingReminder(
  items: readonly Item[],
  fields: Fields,
  taken: Set<Item>,
): void {
  const last = items.findLast((item) => !taken.has(item) && !isMark(item));
  const before = last === undefined ? null : reminderLength(last);
  if (last === undefined || before === null || fields.remindBefore.length > 0) return;
  // "за неделю" is oftener what a report covers
  const minutes = Math.round(minutesOf(before));
  if (minutes > DAY_MINUTES) return;
  fields.remindBefore.push(minutes);
  taken.add(last);
}

type FieldReader = (
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
) => void;

/** Which word opens which field. */
const READERS: Readonly<Record<string, FieldReader | undefined>> = {
  priority: (_, items, at, fields, taken) => readPriority(items, at, fields, taken),
  tag: readTags,
  project: readProject,
  list: readProject,
  remind: (_, items, at, fields, taken) => readReminders(items, at, fields, taken),
  reminder: (_, items, at, fields, taken) => readReminders(items, at, fields, taken),
};

/** Reads the fields of a command and takes their words. */
export function readFields(text: string, items: readonly Item[], taken: Set<Item>): Fields {
  const fields: Fields = { priority: null, tags: [], project: null, remindBefore: [] };
  items.forEach((item, at) => {
    if (taken.has(item) && roleAt(item) !== 'remind' && roleAt(item) !== 'reminder') return;
    const read = item.word === '#' ? readTags : READERS[roleAt(item) ?? ''];
    read?.(text, items, at, fields, taken);
  });
  return fields;
}
