import type { Entities, Operation } from '@planerka/contracts';
import { type CreateOperation, isCreate, say, sourceOf } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { refusal, type Verdict } from '../verdict.ts';
import { type Asked, type Asking, pendingOf } from './ask.ts';
import type { Pursued } from './pursued.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A question about a new task, or why there is none. */
export type Instead =
  | ({ readonly kind: 'ask' } & Asked)
  | { readonly kind: 'outcome'; readonly outcome: Verdict };

/**
 * Nothing bears the words: a new task is offered with what was to be done to it, where that makes
 * sense on a new one. Objects that the words do not name are never offered for it.
 */
export function instead(turn: Turn, pursued: Pursued, words: string): Instead {
  // what is told of something else is talk
  if (pursued.did !== undefined) {
    const outcome = refusal(
      'NOT_UNDERSTOOD',
      say('not_understood', {}),
      say('example_commands', {}),
    );
    return { kind: 'outcome', outcome };
  }
  const entities = isCreate(pursued.operation) ? null : entitiesFor(pursued.operation);
  // "вторую" is no name of anything
  const isNamed = pursued.counted === undefined && (pursued.kind ?? 'task') === 'task';
  if (entities === null || !isNamed) {
    const message = say('nothing_found', { words });
    return {
      kind: 'outcome',
      outcome: refusal('NOTHING_FOUND', message, say('where_all_is', {})),
    };
  }
  const operation: CreateOperation = {
    type: 'task_create',
    entities: { title: words, ...entities },
    notes: [],
    readings: [],
    origin: { trace_id: turn.context.traceId, source: { channel: 'telegram_text' } },
    ...sourcesFor(pursued.operation),
  };
  const { kind: _kind, ...rest } = pursued;
  const asking: Asking = {
    code: 'CONFIRM',
    question: say('write_instead', { words }),
    choices: yesOrNo(),
  };
  const pending = pendingOf({ ...rest, operation, mention: null }, asking);
  return { kind: 'ask', asking, pending, lead: pursued.noticed };
}

/** What was to be kept with the one that was not found is kept with the new one. */
function sourcesFor(operation: Pursued['operation']): Pick<CreateOperation, 'sources'> {
  const source = operation.type === 'attach_source' ? sourceOf(operation) : null;
  return source === null ? {} : { sources: [source] };
}

/** What the operation says of a new task; null where it makes no sense on one. */
function entitiesFor(operation: Operation): Entities | null {
  if (operation.type === 'reschedule') {
    const { planned_at: at, planned_time: time } = operation;
    return { ...(at == null ? {} : { planned_at: at }), ...(time ? { planned_time: time } : {}) };
  }
  if (operation.type === 'set_due') {
    return operation.due_date == null ? {} : { due_date: operation.due_date };
  }
  if (operation.type === 'set_priority') {
    return operation.priority == null ? {} : { priority: operation.priority };
  }
  if (operation.type === 'attach_source') return sourceOf(operation) === null ? null : {};
  if (operation.type !== 'set_duration') return null;
  const { duration_minutes: minutes } = operation;
  return minutes == null ? {} : { duration_minutes: minutes };
}
