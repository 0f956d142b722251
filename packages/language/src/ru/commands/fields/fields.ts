import type { Priority } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import type { Length } from '../../../meaning.ts';
import { minutesOf } from '../../../time/length-minutes.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isFact, isMark, isWord, plainWord, roleAt, says, takeAll } from '../view.ts';
import { readProject } from './project-field.ts';
import type { Fields } from './said-fields.ts';
import { UNHURRIED_PHRASES, URGENT_PHRASES } from './urgency-phrases.ts';

const phrasesOf = (phrases: readonly string[]): PhraseList =>
  new PhraseList(phrases, { wordOf: plainWord });
const URGENCIES: readonly (readonly [PhraseList, Priority])[] = [
  [phrasesOf(URGENT_PHRASES), 'high'],
  [phrasesOf(UNHURRIED_PHRASES), 'low'],
];

export const TAGS_MAX = 20;
export const REMINDERS_MAX = 10;
const TAG_MAX_CHARS = 64;
const YEAR_MINUTES = 525_600;
const DAY_MINUTES = 1440;

const ORDINAL_PRIORITY: readonly (Priority | null)[] = [null, 'high', 'medium', 'low', 'low'];

const LEVELS: Readonly<Record<string, Priority>> = {
  'level-high': 'high',
  'level-medium': 'medium',
  'level-low': 'low',
};

/** "с тегом", "под тегом", "и поставь тег": what leads to a field says nothing without it. */
function takeFieldLead(items: readonly Item[], at: number, taken: Set<Item>): void {
  let from = at;
  while (from > 1 && says(items[from - 1], 'field-order')) from -= 1;
  const before = items[from - 1];
  if (hasTag(before, 'with') || hasTag(before, 'under')) from -= 1;
  else if (from > 1 && hasTag(before, 'and')) from -= 1;
  takeAll(items, from, at, taken);
}

/** "с высоким приоритетом", "приоритет высокий", "первый приоритет" */
function readPriority(items: readonly Item[], at: number, fields: Fields, taken: Set<Item>): void {
  // "приоритет: высокий", "приоритет - высокий"
  const after = items[at + 1]?.word;
  const next = after === ':' || after === '-' ? at + 2 : at + 1;
  const beyond = hasTag(items[next], 'very-level') ? next + 1 : next;
  for (const side of [at - 1, beyond]) {
    const item = items[side];
    if (item === undefined || item.meaning !== null) continue;
    const level = LEVELS[roleAt(item) ?? ''];
    const numbered = item.kind !== 0 && roleAt(item) === null ? ORDINAL_PRIORITY[item.value] : null;
    const priority = level ?? numbered ?? null;
    if (priority === null) continue;
    fields.priority = priority;
    takeAll(items, Math.min(at, side), Math.max(at, side) + 1, taken);
    const first = Math.min(at, side);
    takeFieldLead(items, first, taken);
    return;
  }
}

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
  const isAdverb = hasTag(item, 'urgency-adverb');
  if (!isBeforeNoun && !(isAdverb && isAtEdge)) return;
  const isNegated = hasTag(before, 'not') || role === 'unhurried';
  fields.priority = isNegated ? 'low' : (fields.priority ?? 'high');
  if (role === 'urgent' && !isNegated) fields.priority = 'high';
  taken.add(item);
  // "это не срочно"
  for (let i = at - 1; hasTag(items[i], 'beside-urgency'); i -= 1) takeAll(items, i, i + 1, taken);
}

/** "#работа", "#ремонт-кухни", "#q3" */
function readHashtag(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const first = items[at + 1];
  if (first === undefined || !first.glued || isMark(first)) return;
  let last = at + 1;
  for (let more = items[last + 1]; more?.glued === true; more = items[last + 1]) {
    if (isMark(more) && more.word !== '-') break;
    last += 1;
  }
  addTag(fields, text.slice(first.from, items[last]?.to));
  takeAll(items, at, last + 1, taken);
}

/** "с тегами дом и работа": does another one follow behind `items[at]`? */
function continuesTags(items: readonly Item[], at: number): boolean {
  const joint = items[at + 1];
  const further = items[at + 2];
  if (joint === undefined || (joint.word !== ',' && !hasTag(joint, 'and'))) return false;
  return further !== undefined && isWord(further) && roleAt(further) === null;
}

/** "тег дом", "тег: дом", "с тегами дом и работа" */
function readTags(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const first = items[at + 1]?.word === ':' ? at + 2 : at + 1;
  const next = items[first];
  if (next === undefined || !isWord(next) || isAction(next) || hasTag(next, 'no-name')) return;
  takeAll(items, at, first, taken);
  takeFieldLead(items, at, taken);
  const isList = hasTag(items[at], 'listed-tags');
  for (let last = first; ; last += 2) {
    const tag = items[last];
    if (tag === undefined) return;
    addTag(fields, text.slice(tag.from, tag.to));
    taken.add(tag);
    if (!isList || !continuesTags(items, last)) return;
    takeAll(items, last + 1, last + 2, taken);
  }
}

function addTag(fields: Fields, tag: string): void {
  const value = tag.slice(0, TAG_MAX_CHARS);
  if (fields.tags.length < TAGS_MAX && !fields.tags.includes(value)) fields.tags.push(value);
}

/** "за полчаса", "за день и за час" after "напомни": how long before. */
function readReminders(items: readonly Item[], at: number, fields: Fields, taken: Set<Item>): void {
  const takeHead = (): void => {
    const head = items[at];
    const before = items[at - 1];
    if (head !== undefined) taken.add(head);
    if (before !== undefined && hasTag(before, 'before-reminder')) taken.add(before);
  };
  let index = at + 1;
  for (;;) {
    while (items[index]?.word === ',' || hasTag(items[index], 'reminded')) index += 1;
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
    if (hasTag(items[index + 1], 'until') && hasTag(items[index + 2], 'event-itself')) {
      takeAll(items, index + 1, index + 3, taken);
      index += 2;
    } else if (isNamedAgain(items, index + 1)) {
      takeAll(items, index + 1, index + 3, taken);
      index += 2;
    }
    index += 1;
  }
}

const endsThere = (item: Item | undefined): boolean =>
  item === undefined || isMark(item) || isFact(item);

/**
 * "..., предупреди за час", "... за час дёрни меня": behind what is planned, and with nobody else to
 * be told: "предупредить за час соседку" is something to do.
 */
function readAlert(items: readonly Item[], at: number, fields: Fields, taken: Set<Item>): void {
  const alert = items[at];
  if (alert === undefined || !items.slice(0, at).some((item) => isWord(item))) return;
  let last = at;
  while (hasTag(items[last + 1], 'reminded')) last += 1;
  const ahead = items[at - 1];
  if (endsThere(items[last + 1]) && ahead !== undefined && reminderLength(ahead) !== null) {
    takeReminder(ahead, fields, taken);
    takeAll(items, at, last + 1, taken);
    return;
  }
  const behind = items[last + 1];
  const isOwn = behind !== undefined && reminderLength(behind) !== null;
  if (isOwn && endsThere(items[last + 2])) readReminders(items, at, fields, taken);
}

function takeReminder(item: Item, fields: Fields, taken: Set<Item>): void {
  const length = reminderLength(item);
  const minutes = length === null ? -1 : Math.round(minutesOf(length));
  if (minutes < 0 || minutes > YEAR_MINUTES || fields.remindBefore.includes(minutes)) return;
  fields.remindBefore.push(minutes);
  taken.add(item);
}
/** "за полчаса до матча, матч в пять": named for the reminder, then for itself. */
function isNamedAgain(items: readonly Item[], at: number): boolean {
  const name = items[at + 1];
  if (!hasTag(items[at], 'until') || name === undefined || !isWord(name)) return false;
  const stem = name.word.slice(0, Math.max(STEM_MIN, name.word.length - ENDING_MAX));
  return items.slice(at + 2).some((item) => isWord(item) && item.word.startsWith(stem));
}
const STEM_MIN = 4;
const ENDING_MAX = 2;

function reminderLength(item: Item): Length | null {
  const { meaning } = item;
  return meaning?.kind === 'due-in' && meaning.weak ? meaning.length : null;
}

/** "кровь из носу", "не горит": at the edges, like the adverbs. */
function readUrgencyPhrases(
  items: readonly Item[],
  isTitle: (item: Item) => boolean,
  fields: Fields,
  taken: Set<Item>,
): void {
  const first = items.findIndex(isTitle);
  const last = items.findLastIndex(isTitle);
  for (const [phrases, priority] of URGENCIES) {
    items.forEach((item, at) => {
      if (taken.has(item)) return;
      const end = phrases.endAt(items, at);
      const isFirst = at <= first;
      if (end === at || isFirst === end > last) return;
      const isOutside = (_: Item, i: number): boolean => i < at || i >= end;
      // "купить самое важное" is done to it
      if (!isFirst && items.filter(isOutside).filter(isTitle).every(isAction)) return;
      fields.priority ??= priority;
      takeAll(items, at, end, taken);
    });
  }
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
    !hasTag(item, 'not') &&
    !hasTag(item, 'beside-urgency');
  readUrgencyPhrases(items, isTitle, fields, taken);
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

function readerOf(items: readonly Item[], at: number): FieldReader | undefined {
  const item = items[at];
  if (item?.word === '#') return readHashtag;
  if (says(item, 'nudge') || says(item, 'tell-us')) return READERS.remind;
  if (says(item, 'label') && hasTag(items[at - 1], 'with')) return readTags;
  return READERS[roleAt(item) ?? ''];
}

/** Reads the fields of a command and takes their words. */
export function readFields(text: string, items: readonly Item[], taken: Set<Item>): Fields {
  const fields: Fields = { priority: null, tags: [], project: null, remindBefore: [] };
  items.forEach((item, at) => {
    if (taken.has(item) && roleAt(item) !== 'remind' && roleAt(item) !== 'reminder') return;
    readerOf(items, at)?.(text, items, at, fields, taken);
    if (hasTag(item, 'alert') && !taken.has(item)) readAlert(items, at, fields, taken);
  });
  return fields;
}
