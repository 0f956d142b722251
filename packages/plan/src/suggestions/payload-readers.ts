import {
  AnyDayOrInstant,
  CHOICES,
  DeferStrategy,
  isJsonObject,
  Priority,
  SUGGESTION_BOUNDS,
  type SuggestionType,
} from '@planerka/contracts';
import { isText, isTextUpTo } from './plain-value.ts';

/** The value as it is kept, without keys that the contract does not name; undefined for a wrong one. */
type Reader = (value: unknown) => unknown;

/** What the payload of a type holds. */
export interface PayloadShape {
  /** Of each group one key at least has to be there. */
  readonly required: ReadonlyArray<readonly string[]>;
  /** All keys that the contract names for the type; any other is stripped (V3). */
  readonly keys: ReadonlyArray<readonly [key: string, read: Reader]>;
}

const upTo =
  (max: number): Reader =>
  (value) =>
    isTextUpTo(value, max) ? value : undefined;
const oneOf =
  (names: readonly unknown[]): Reader =>
  (value) =>
    names.includes(value) ? value : undefined;

const id: Reader = (value) => (isText(value) ? value : undefined);
const date: Reader = (value) => AnyDayOrInstant.safeParse(value).data;
const title = upTo(SUGGESTION_BOUNDS.title);
const nextAction = upTo(SUGGESTION_BOUNDS.nextAction);
const category = upTo(SUGGESTION_BOUNDS.category);
const projectName = upTo(SUGGESTION_BOUNDS.projectName);

const choices: Reader = (value) =>
  Array.isArray(value) &&
  value.length >= CHOICES.min &&
  value.length <= CHOICES.max &&
  value.every((choice) => isTextUpTo(choice, SUGGESTION_BOUNDS.choice))
    ? value
    : undefined;

/** Any number of subtasks but none: that there are too many is a fault of its own (J8). */
const subtasks: Reader = (value) => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const orders = new Set<unknown>();
  const kept: unknown[] = [];
  for (const subtask of value) {
    if (!isJsonObject(subtask) || title(subtask['title']) === undefined) return undefined;
    const { title: words, order } = subtask;
    if (!isCount(order) || orders.has(order)) return undefined;
    orders.add(order);
    kept.push({ title: words, order });
  }
  return kept;
};

/** A whole number from 1. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

const TODO = ['todoId', id] as const;
const TARGET = [TODO, ['todoTempId', id]] as const;

/** The contract's table of types, a row each. */
export const PAYLOADS = {
  set_due_date: { required: [['dueDateISO']], keys: [['dueDateISO', date], ...TARGET] },
  set_priority: {
    required: [['priority']],
    keys: [['priority', oneOf(Priority.options)], ...TARGET],
  },
  set_project: {
    required: [['projectId', 'projectName']],
    keys: [['projectId', id], ['projectName', projectName], ['category', category], ...TARGET],
  },
  set_category: { required: [['category']], keys: [['category', category], ...TARGET] },
  rewrite_title: { required: [['title']], keys: [['title', title], ...TARGET] },
  propose_next_action: {
    required: [['title', 'text']],
    keys: [['title', nextAction], ['text', nextAction], ...TARGET],
  },
  split_subtasks: { required: [['subtasks']], keys: [['subtasks', subtasks], TODO] },
  ask_clarification: {
    required: [['questionId'], ['question']],
    keys: [
      ['questionId', id],
      ['question', upTo(SUGGESTION_BOUNDS.question)],
      ['choices', choices],
      ...TARGET,
    ],
  },
  defer_task: {
    required: [['strategy']],
    keys: [['strategy', oneOf(DeferStrategy.options)], ...TARGET],
  },
  propose_create_project: { required: [['projectName']], keys: [['projectName', projectName]] },
} as const satisfies Record<SuggestionType, PayloadShape>;
