import type { Entities, PendingQuestion, Priority } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../spoken.ts';
import { readText } from '../../grammar.ts';
import { REMINDERS_MAX, readFields, readUrgencies, TAGS_MAX } from '../fields/fields.ts';
import { isFact, isMark } from '../view.ts';
import {
  ALL_THE_SAME,
  BEFORE_IT,
  JOINS_FIELD,
  OF_WHAT_IS_ASKED,
  ONE_OR_OTHER,
  REMIND_AHEAD,
  REMIND_BEHIND,
  SAID_HIGH,
  SAID_LOW,
} from './answer-and-fields-phrases.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';

/** Questions that ask for a value of something new. */
const ASKS_VALUE: ReadonlySet<string> = new Set(['DURATION', 'START', 'DAY']);
/** More is a story. */
const CHARS_MAX = 120;

/**
 * "на час, и напомни за 15 минут", "завтра, и пусть будет важная": the answer, and what else is set of the new thing
 * that is asked about: a reminder, a priority, tags. Null where any other word is said: that may be of something else.
 */
export function answerAndFields(
  { text, ground }: Pick<Spoken, 'text' | 'ground'>,
  pending: PendingQuestion,
): AnswerReading | null {
  const isOfOne = ASKS_VALUE.has(pending.question.code) && pending.together === undefined;
  if (!isOfOne || text.length > CHARS_MAX || text.includes('?')) return null;
  if (ALL_THE_SAME.test(text) || ONE_OR_OTHER.test(text)) return null;
  const found = fieldsIn(text);
  if (found === null || found.left === '') return null;
  const value = readAnswer(found.left, readText(found.left), pending, ground);
  // a choice that holds no value of its own is carried out as it was offered
  // "обед, завтра в 13, важный": the name of it would be lost
  if (value?.choiceId === null && !isOnlyOfIt(found.left)) return null;
  const isValue = value !== null && (value.choiceId === null || addsTo(pending, value.entities));
  if (!isValue) return null;
  return { ...value, choiceId: null, entities: withFields(value.entities, found) };
}

/** Do the words tell nothing but a time or a length of what is asked about? */
const isOnlyOfIt = (said: string): boolean =>
  readText(said).items.every(
    (item) => isFact(item) || isMark(item) || OF_WHAT_IS_ASKED.test(item.word),
  );

const addsTo = ({ envelope }: PendingQuestion, entities: Entities): boolean =>
  JSON.stringify(envelope.command.entities) !== JSON.stringify(entities);

interface Beside {
  readonly priority: Priority | null;
  readonly tags: readonly string[];
  readonly remindBefore: readonly number[];
  /** The words without those of the fields. */
  readonly left: string;
}

/** How urgent it is, said in a clause of its own, and the words without that clause. */
export function levelIn(text: string): { readonly level: Priority | null; readonly left: string } {
  const high = text.replace(SAID_HIGH, ' ');
  const left = high.replace(SAID_LOW, ' ');
  return { level: high !== text ? 'high' : left !== high ? 'low' : null, left };
}

function fieldsIn(text: string): Beside | null {
  const { level, left } = levelIn(text);
  const ordered = left.replace(REMIND_BEHIND, REMIND_AHEAD).replace(BEFORE_IT, ' ');
  const { items } = readText(ordered);
  const taken = new Set<Item>();
  const fields = readFields(ordered, items, taken);
  readUrgencies(items, fields, taken);
  const { tags, remindBefore, project } = fields;
  const priority = level ?? fields.priority;
  const isNone = priority === null && tags.length === 0 && remindBefore.length === 0;
  // the project of something new is asked about, where there is none of the name
  if (isNone || project !== null) return null;
  return { priority, tags, remindBefore, left: without(ordered, items, taken) };
}

/** What is left of the text without the words that were taken, and without what joined them. */
function without(text: string, items: readonly Item[], taken: ReadonlySet<Item>): string {
  let left = '';
  let from = 0;
  for (const item of items) {
    if (!taken.has(item)) continue;
    left += `${text.slice(from, item.from)} `;
    from = item.to;
  }
  left += text.slice(from);
  return left.replace(JOINS_FIELD, '').replace(/\s+/gu, ' ').trim();
}

export function withFields(
  known: Entities,
  { priority, tags, remindBefore }: Omit<Beside, 'left'>,
): Entities {
  const allTags = [...new Set([...(known.tags ?? []), ...tags])].slice(0, TAGS_MAX);
  const all = [...new Set([...(known.remind_before_minutes ?? []), ...remindBefore])];
  return {
    ...known,
    ...(priority === null ? {} : { priority }),
    ...(tags.length === 0 ? {} : { tags: allTags }),
    ...(remindBefore.length === 0 ? {} : { remind_before_minutes: all.slice(0, REMINDERS_MAX) }),
  };
}
