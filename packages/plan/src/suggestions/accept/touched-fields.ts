import type { DeferStrategy, SuggestionReason } from '@planerka/contracts';
import type { Task } from '../../objects/task.ts';
import { TOUCHED_FIELDS, type TouchedField } from '../../objects/touched-field.ts';
import { type GivenSuggestion, payloadOf } from './payloads.ts';

const DUE = ['due_on', 'due_at'] as const;
const PROJECT = ['project_id', 'project_name'] as const;
const TIMES = ['planned_on', 'planned_at', ...DUE] as const;
const DEFERRED: Readonly<Record<DeferStrategy, readonly TouchedField[]>> = {
  next_week: TIMES,
  next_month: TIMES,
  someday: [...TIMES, 'recurrence_rule', 'category'],
};

/**
 * What a rule over the plan has looked at besides what its suggestion writes: without it there was
 * nothing to suggest. The others look at what they write, or at words.
 */
const STANDS_ON: Readonly<Partial<Record<SuggestionReason, readonly TouchedField[]>>> = {
  DUE_SOON_HIGH: [...DUE, 'duration_minutes'],
  TOO_MANY_HIGH: DUE,
  HIGH_UNDATED: ['priority', ...TIMES],
  STALE_INBOX: PROJECT,
};

/** The fields that the suggestion would write; none of one that only adds something. */
export function touchedFields({ type, payload }: GivenSuggestion): readonly TouchedField[] {
  switch (type) {
    case 'set_due_date':
      return DUE;
    case 'set_priority':
      return ['priority'];
    case 'set_project': {
      const { category } = payloadOf({ type, payload });
      return category === undefined ? PROJECT : [...PROJECT, 'category'];
    }
    case 'set_category':
      return ['category'];
    case 'rewrite_title':
      return ['title'];
    case 'defer_task':
      return DEFERRED[payloadOf({ type, payload }).strategy];
    case 'propose_next_action':
    case 'split_subtasks':
    case 'ask_clarification':
    case 'propose_create_project':
      return [];
  }
}

/** Fields as they were when a suggestion was made: a row keeps them to notice what changes since. */
export type Touched = Partial<Pick<Task, TouchedField>>;

/** The fields that the suggestion would write, and those that its reason rests on, as they are now. */
export function touchedOf(
  task: Task,
  given: GivenSuggestion,
  reason: SuggestionReason | null = null,
): Touched {
  const reasons = reason === null ? [] : (STANDS_ON[reason] ?? []);
  const fields = new Set([...touchedFields(given), ...reasons]);
  return Object.fromEntries([...fields].map((field) => [field, task[field]]));
}

/** Those of them that have changed since. */
export function changedFields(
  task: Task,
  touched: Readonly<Record<string, unknown>>,
): TouchedField[] {
  return TOUCHED_FIELDS.filter(
    (field) => Object.hasOwn(touched, field) && task[field] !== touched[field],
  );
}
