import {
  isTextOperation,
  OPERATIONS,
  Operation,
  type OperationType,
  type TextOperationType,
} from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { readLength } from '../../commands/answers/answer-value.ts';
import { readMarkedFields } from '../../commands/fields/marked-fields.ts';
import { readText } from '../../grammar.ts';
import { UNTIL } from '../../lexicon/acting-words.ts';
import { repetitionOf } from '../acts/repetition.ts';
import { lengthOf, minutesIn, readingOf, type SaidWhen, whenOf } from '../acts/when.ts';
import { wordsOf } from '../lexicon.ts';

/** What a model marked of one operation: each quote is in the text. */
export interface MarkedOperation {
  readonly type: OperationType;
  readonly status: string | null;
  readonly title: string | null;
  readonly time: readonly string[];
  readonly duration: string | null;
  readonly tags: readonly string[];
  readonly removedTags: readonly string[];
  readonly priority: string | null;
  readonly project: string | null;
  readonly clears: boolean;
}

const TITLE_MAX = 500;
const STATUSES: ReadonlySet<string> = new Set(['todo', 'in_progress', 'done', 'cancelled']);

/**
 * The operation that the marks mean, its values read by the rules; null when they mean none.
 * `text` is the whole utterance: whether "на полчаса" is a length or a change of one, its verb says.
 */
export function operationOf(
  marked: MarkedOperation,
  text: string,
  ground: Ground,
): Operation | null {
  const fields = fieldsOf(marked, text, ground);
  if (fields === null) return null;
  return Operation.safeParse({ type: marked.type, ...fields }).data ?? null;
}

function fieldsOf(marked: MarkedOperation, text: string, ground: Ground): object | null {
  const { type } = marked;
  return isTextOperation(type) ? textOf(type, marked) : FIELDS[type](marked, text, ground);
}

type FieldsOf = (marked: MarkedOperation, text: string, ground: Ground) => object | null;

/** Operations whose target says all. */
const noFields = (): object => ({});

/** What the marks of each operation fill in; null when they mean nothing that it could take. */
const FIELDS: Readonly<Record<Exclude<OperationType, TextOperationType>, FieldsOf>> = {
  update_status: ({ status }) => (status !== null && STATUSES.has(status) ? { status } : null),
  reschedule: (marked, _text, ground) =>
    marked.clears ? { planned_at: null } : (said(marked, ground)?.fields ?? null),
  set_priority: ranked,
  set_tags: tagged,
  set_duration: lasting,
  set_due: (marked, _text, ground) => dueBy(marked, ground),
  set_reminders: reminding,
  set_recurrence: (marked, _text, ground) => repeated(marked, ground),
  move_to_project: inProject,
  link_task: linked,
  copy: (marked, _text, ground) => copied(marked, ground),
  swap: ({ title }) => (title === null ? {} : { with_title: title.slice(0, TITLE_MAX) }),
  snooze: (marked, _text, ground) => snoozed(marked, ground),
  list_add: listed,
  list_clear: ({ title }) => (title === null ? {} : { list: title.slice(0, TITLE_MAX) }),
  subtask_tick: ({ status }) => ({ done: status !== 'todo' }),
  unblock_task: noFields,
  pin: noFields,
  unpin: noFields,
  focus: noFields,
  unfocus: noFields,
  delete: noFields,
  project_archive: noFields,
  // which message it is, only the door knows
  attach_source: noFields,
  // its fields are read by the rules alone
  project_frame: () => null,
  set_line: () => null,
  set_item_price: () => null,
};

/** A model quotes what is put on a list as one title. */
function listed({ title }: MarkedOperation): object | null {
  return title === null ? null : { items: [title.slice(0, TITLE_MAX)] };
}

function copied(marked: MarkedOperation, ground: Ground): object {
  const { planned_at: at, planned_time: time } = said(marked, ground)?.fields ?? {};
  return { ...(at == null ? {} : { planned_at: at }), ...(time ? { planned_time: time } : {}) };
}

function ranked({ clears, priority: words }: MarkedOperation): object {
  if (clears) return { priority: null };
  const { priority } = readMarkedFields({ tags: [], priority: words, project: null });
  return priority === undefined ? {} : { priority };
}

function dueBy(marked: MarkedOperation, ground: Ground): object | null {
  if (marked.clears) return { due_date: null };
  const when = said(marked, ground);
  if (when === null) return null;
  const { planned_at: date } = when.fields;
  return date == null ? {} : { due_date: date };
}

function inProject({ clears, project: words }: MarkedOperation): object {
  if (clears) return { project: null };
  const { project } = readMarkedFields({ tags: [], priority: null, project: words });
  return project === undefined ? {} : { project_title: project };
}

function linked({ clears, title }: MarkedOperation): object {
  if (clears) return { task: null };
  return title === null ? {} : { task_title: title.slice(0, TITLE_MAX) };
}

/** The words of a title or category, cut at its bound. */
function textOf(type: TextOperationType, { title, clears }: MarkedOperation): object {
  const { field, max, nullable } = OPERATIONS[type].text;
  if (clears && nullable) return { [field]: null };
  return title === null ? {} : { [field]: title.slice(0, max) };
}

/** The time that the quoted words mean; null when words were quoted that mean none. */
function said({ time }: MarkedOperation, ground: Ground): SaidWhen | null {
  const words = time.join(', ');
  const when = whenOf(readText(words).items, words, ground);
  const isEmpty = when === null || Object.keys(when.fields).length === 0;
  return isEmpty && words !== '' && !readText(words).items.some(isTime) ? null : when;
}

const isTime = (item: Parameters<typeof factOf>[0]): boolean => factOf(item) !== null;

/** How often, as the quoted words say it; null when they say no such thing. */
function repeated({ time, duration, clears }: MarkedOperation, ground: Ground): object | null {
  if (clears) return { rrule: null };
  const words = [...time, ...(duration === null ? [] : [duration])].join(', ');
  if (words === '') return {};
  return repetitionOf(readText(words).items, words, ground)?.fields ?? null;
}

function tagged({ tags, removedTags, clears }: MarkedOperation): object {
  if (clears && removedTags.length === 0) return { tags: [] };
  const add = readMarkedFields({ tags, priority: null, project: null }).tags;
  const remove = readMarkedFields({ tags: removedTags, priority: null, project: null }).tags;
  return { ...(add ? { add } : {}), ...(remove ? { remove } : {}) };
}

function lengthIn(words: string): number | null {
  const length = readLength(words)?.frame.length ?? null;
  return length === null ? null : minutesIn(length);
}

/** "продли на полчаса" changes a length, "на полчаса" is one. */
function lasting({ duration, time }: MarkedOperation, text: string): object | null {
  const words = duration ?? time[0] ?? null;
  if (words === null) return {};
  const minutes = lengthIn(words) ?? lengthIn(words.replace(UNTIL.start, ''));
  if (minutes === null) return null;
  const verbs = readText(text).words.map(({ word }) => word);
  const isLonger = verbs.some((word) => wordsOf('lengthen')?.has(word));
  const isShorter = verbs.some((word) => wordsOf('shorten')?.has(word));
  const isUntil =
    UNTIL.start.test(words) || text.toLowerCase().includes(UNTIL.word + words.toLowerCase());
  if (isUntil || isLonger === isShorter) return { duration_minutes: minutes };
  return { by_minutes: isLonger ? minutes : -minutes };
}

function reminding({ time, duration, clears }: MarkedOperation): object | null {
  if (clears) return { remind_before_minutes: [] };
  const words = [...time, ...(duration === null ? [] : [duration])].join(', ');
  const lengths = readText(words).items.flatMap((item) => lengthOf(factOf(item)) ?? []);
  const minutes = [...new Set(lengths.map(minutesIn))];
  return minutes.length === 0 ? null : { remind_before_minutes: minutes };
}

function snoozed({ duration, time }: MarkedOperation, ground: Ground): object | null {
  const words = duration ?? time[0] ?? null;
  if (words === null) return {};
  const minutes = lengthIn(words);
  if (minutes !== null) return { minutes };
  const { items } = readText(words);
  const fact = items.map((item) => lengthOf(factOf(item))).find((length) => length !== null);
  if (fact !== undefined && fact !== null) return { minutes: minutesIn(fact) };
  const until = readingOf(items, words, ground)?.reading.start ?? null;
  return until === null || until.length === 10 ? null : { until };
}
