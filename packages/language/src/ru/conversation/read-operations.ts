import {
  Operation,
  type OperationType,
  type TargetKind,
  targetsOf,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import { formatDay } from '../../calendar/local-instant.ts';
import type { Item } from '../../grammar/item.ts';
import { isFact, isMark, roleAt } from '../commands/view.ts';
import { bulkOf } from './bulk.ts';
import { type Clause, isQuoted, kindSaid, mentionOf } from './clause.ts';
import { readCorrection } from './correction.ts';
import { FIELD_RULES } from './field-rules.ts';
import { EITHER_KIND, isInfinitiveVerb, kindOfNoun, wordsOf } from './lexicon.ts';
import { countIn, dayNamed, dayOfSet } from './several-at-once.ts';
import { isSpokenOf } from './spoken-of.ts';
import type { FoundOperation, Made } from './made.ts';
import { MOVING_RULES, UNPLANNED_RULES } from './moving-rules.ts';
import { onNumbered } from './on-numbered.ts';
import { PhraseBook } from './phrase.ts';
import { PLACE_RULES } from './place-rules.ts';
import { REPEAT_RULES } from './repeat-rules.ts';
import { isOfSeries, scopeIn } from './series-words.ts';
import { STATUS_RULES } from './status-rules.ts';
import { readToldDone } from './told-done.ts';
import { withVerbFirst } from './verb-first.ts';

/**
 * Tried in this order: what is taken off an object before the object itself ("сними срок", "сними
 * задачу"), places before times ("перенеси в проект", "перенеси на завтра"), states at last, since
 * their patterns are the widest.
 */
const BOOK = new PhraseBook<Clause, Made>([
  ...UNPLANNED_RULES,
  ...REPEAT_RULES,
  ...FIELD_RULES,
  ...PLACE_RULES,
  ...MOVING_RULES,
  ...STATUS_RULES,
]);

const ASKING = new Set(['можешь', 'можете', 'можно', 'мог', 'могла', 'давай', 'давайте', 'прошу']);
const OPENING = new Set([
  'а',
  'и',
  'но',
  'да',
  'нет',
  'ой',
  'так',
  'я',
  'мы',
  'все',
  'ок',
  'окей',
  'хорошо',
  'ладно',
  'уже',
  'еще',
  'это',
  'лишнее',
  'ошибка',
  'ошибся',
  'ошиблась',
  'зря',
]);

/** An order behind its object is a little less sure. */
const TURNED = 0.85;

/** What a phrase does to something that exists; null when it is nothing of the kind. */
export function readOperations(clause: Clause): FoundOperation[] | null {
  const items = withoutSameTime(
    withoutThanks(clause.items.filter((item) => !isMark(item) || isQuoted(item) || isKept(item))),
  );
  const isQuestion = clause.items.some((item) => item.word === '?' || item.word === 'ли');
  const corrected = isQuestion || clause.isAsked ? null : readCorrection({ ...clause, items });
  if (corrected !== null) return corrected;
  const starts = startsOf(items);
  for (const start of starts) {
    const phrase = items.slice(start.at);
    const made = BOOK.read(phrase, { ...clause, items: phrase });
    if (made === null) continue;
    if (isQuestion && !start.isAsked) return null;
    if (!start.isAsked && !mayBeInfinitive(phrase, made, clause)) return null;
    return settle(made, clause);
  }
  if (isQuestion) return null;
  return readTurned(items.slice(starts.at(-1)?.at ?? 0), clause) ?? readToldDone(items, clause);
}

/** "молоко отметь": the same rules, with the verb moved to the front. */
function readTurned(phrase: readonly Item[], clause: Clause): FoundOperation[] | null {
  // "задача: перенеси шкаф" says what is to be written down
  const isTitled = clause.items.some((item) => !isQuoted(item) && item.word === ':');
  if (isTitled) return null;
  for (const turned of withVerbFirst(phrase)) {
    const made = BOOK.read(turned, { ...clause, items: turned, isTurned: true });
    if (made !== null) {
      return settle({ ...made, confidence: Math.min(made.confidence, TURNED) }, clause);
    }
  }
  return null;
}

/** "перенеси на завтра, спасибо" */
function withoutThanks(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex((item) => isQuoted(item) || roleAt(item) !== 'chat');
  return last < 0 ? items : items.slice(0, last + 1);
}

/** "на четверг на то же время": the hour stays as it is anyway. */
function withoutSameTime(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item, index) =>
      item.word === 'то' &&
      items[index + 1]?.word === 'же' &&
      SAME_TIME.has(items[index + 2]?.word ?? ''),
  );
  if (at < 0) return items;
  const from = items[at - 1]?.word === 'на' || items[at - 1]?.word === 'в' ? at - 1 : at;
  return [...items.slice(0, from), ...items.slice(at + 3)];
}

const SAME_TIME = new Set(['время', 'часы']);

/** "#" opens a tag, a hyphen joins words. */
const isKept = (item: Item): boolean => item.word === '#' || (item.word === '-' && item.glued);

/** Where the phrase itself may begin: at once, or behind "давай", "пожалуйста", "можешь". */
function startsOf(items: readonly Item[]): { at: number; isAsked: boolean }[] {
  const starts = [{ at: 0, isAsked: false }];
  let isAsked = false;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || isQuoted(item)) break;
    const opens = OPENING.has(item.word) || item.meaning?.kind === 'correction';
    if (roleAt(item) !== 'soft' && !opens && !ASKING.has(item.word)) break;
    isAsked ||= ASKING.has(item.word);
    starts.push({ at: at + 1, isAsked });
  }
  return starts;
}

/** "нет, это лишнее": only leads up to what follows. */
export function isOnlyOpening(items: readonly Item[]): boolean {
  const words = items.filter((item) => !isMark(item));
  return startsOf(words).length > words.length;
}

/** "удалить старые файлы" is a task; "удалить задачу файлы" is an order to us. */
function mayBeInfinitive(phrase: readonly Item[], made: Made, clause: Clause): boolean {
  const verb = phrase[0]?.word ?? '';
  if (!isInfinitiveVerb(verb)) return true;
  const last = phrase.at(-1)?.word ?? '';
  // "взять паспорт готово" tells of what had to be done
  if (wordsOf('is-done')?.has(last) && isSpokenOf(phrase.slice(0, -1), clause)) return true;
  const isMeeting = phrase.some((item) => !isQuoted(item) && roleAt(item) === 'meeting');
  // "удалить пункт ...": the noun may stand outside the object's own words
  return isMeeting || kindSaid(phrase.slice(1)) !== null || isAddressed(made, clause);
}

const isAddressed = ({ object, operations }: Made, { handles, hasTokens }: Clause): boolean =>
  kindSaid(object) !== null ||
  handles.length > 0 ||
  hasTokens ||
  operations.some(({ type }) => NAMES_ITS_KIND.has(type));

const NAMES_ITS_KIND: ReadonlySet<OperationType> = new Set([
  'project_create',
  'project_archive',
  'subtask_add',
  'subtask_tick',
]);

/** Settles what the object's words are: numbers, a set, or a name to be searched for. */
function settle(made: Made, clause: Clause): FoundOperation[] | null {
  const found: FoundOperation[] = [];
  for (const said of made.operations) {
    const settled = settleOne(said, made, clause, found.length > 0);
    if (settled === null) return null;
    found.push(...settled);
  }
  return found.length === 0 ? null : found;
}

/** The same of one operation of the phrase; null when its words name a set that has no name. */
function settleOne(
  said: Made['operations'][number],
  made: Made,
  clause: Clause,
  isFurther: boolean,
): FoundOperation[] | null {
  const series = isOfSeries(said.type) ? scopeIn(made.object) : null;
  const object = made.object.filter((item) => series?.used.has(item) !== true);
  // lengths and years that no plan can hold
  const scoped = series === null ? said : { ...said, scope: series.scope };
  const operation = Operation.safeParse(scoped).data;
  if (operation === undefined) return null;
  const head = { operation, confidence: made.confidence, isAddressed: isAddressed(made, clause) };
  const kinds = targetsOf(operation.type);
  if (kinds.length === 0) return [head];
  const numbered = onNumbered(head, kinds, outside(clause.handles, made.title));
  if (numbered.length > 0) return numbered;
  const set = made.mayBeBulk ? onSet(head, object, made, clause) : null;
  if (set !== null) return [set];
  const bulk = bulkOf(object, { operation, known: made.used });
  // "удали все", "удали задачи 5 марта": a set we have no name for must not become one object
  const isOfDay = bulk.isPlural && object.some((item) => isFact(item) && !made.used.has(item));
  if (bulk.wantsAll || isOfDay) return null;
  // one phrase says two things of one object: "на завтра в 10 на час"
  return [onNamed(isFurther ? { ...head, same: true } : head, object, made, clause)];
}

/** "все на сегодня", "обе задачи", "просроченные": a day's, so many of a name, or a known set. */
function onSet(
  head: FoundOperation,
  object: readonly Item[],
  made: Made,
  clause: Clause,
): FoundOperation | null {
  const { operation } = head;
  const on = dayOfSet(object, operation, clause);
  if (on !== null) {
    const isToday = on === formatDay(clause.ground.now.day);
    return { ...head, bulk: 'today', ...(isToday ? {} : { on }) };
  }
  const several = countIn(object);
  if (several !== null) {
    const used = new Set([...made.used, ...several.used]);
    const words = mentionOf(clause, object, used)?.slice(0, TITLE_MAX_CHARS);
    const { count } = several;
    return { ...head, several: count, ...(words === undefined ? {} : { mention: words }) };
  }
  const { set } = bulkOf(object, { operation, known: made.used });
  return set === null ? null : { ...head, bulk: set };
}

/** One object, by its words, its kind and its day. */
function onNamed(
  head: FoundOperation,
  object: readonly Item[],
  made: Made,
  clause: Clause,
): FoundOperation {
  const { operation } = head;
  const mention = mentionOf(clause, object, made.used)?.slice(0, TITLE_MAX_CHARS) ?? null;
  const named: FoundOperation = mention === null ? head : { ...head, mention };
  const kind = kindMeant(made, targetsOf(operation.type));
  const day = dayNamed(object, { operation, known: made.used }, clause);
  const dated: FoundOperation = day === null ? named : { ...named, on: day };
  return kind === null ? dated : { ...dated, kind };
}

/**
 * "переименуй проект": then no task is meant, and "удали блок" is not said of the task shown last. It
 * only narrows what may be meant. Nouns by which people call tasks and blocks alike say nothing.
 */
function kindMeant({ object }: Made, kinds: readonly TargetKind[]): TargetKind | null {
  const kind = kinds.length > 1 ? kindSaid(object) : null;
  if (kind === null || !kinds.includes(kind)) return null;
  const noun = object.find(({ word }) => kindOfNoun(word) === kind);
  return noun === undefined || EITHER_KIND.has(noun.word) ? null : kind;
}

/** Numbers within a new title are words of it: "переименуй в задачу 7". */
function outside(handles: Clause['handles'], title: Made['title']): Clause['handles'] {
  if (title === undefined) return handles;
  return handles.filter(({ from }) => from < title.from || from > title.to);
}
