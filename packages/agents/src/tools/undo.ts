import type { TaskToolInput } from '@planerka/contracts';
import {
  type JournalEntry,
  objectId,
  type PlanObject,
  readRow,
  rootOf,
  stepIdOf,
} from '@planerka/plan';
import { type Direction, type Hindrance, planReverting } from '@planerka/runtime';
import { refuseCircles } from '../depends-on.ts';
import { asEntity, type Entity, entityId, entityRef, objectRef } from '../names.ts';
import { ensure, type Refused, refused } from '../refused.ts';
import { localAt } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';

/** `tasks_undo`: the agent's own last change in this workspace, or the one that it names; all of it. */
export async function undo(call: ToolCall, input: TaskToolInput<'tasks_undo'>): Promise<ToolReply> {
  const last = input.change_id ?? (await call.tx.lastUndoable(call.actor));
  return await revertLast(call, 'undo', last, input);
}

/** `tasks_redo`: what the agent undid last, while it has written nothing new since. */
export async function redo(call: ToolCall, input: TaskToolInput<'tasks_redo'>): Promise<ToolReply> {
  return await revertLast(call, 'redo', await call.tx.lastRedoable(call.actor), input);
}

async function revertLast(
  call: ToolCall,
  direction: Direction,
  changeId: string | null,
  { expected_revision: expected }: TaskToolInput<'tasks_undo'>,
): Promise<ToolReply> {
  if (changeId === null) throw nothing(call, direction);
  const entries = await call.tx.entriesOf([changeId]);
  ensure(
    entries.length > 0,
    'UNKNOWN_ID',
    `There is no change ${changeId} in this workspace.`,
    'tasks_history lists the changes there are.',
    { next: call.next('tasks_history') },
  );
  if (direction === 'redo') refuseDeletion(call, entries);
  const touched = await touchedBy(call, entries);
  // What a change is about: the task, where one call has made its plan, too.
  const main = touched.find(({ kind }) => kind === 'task') ?? touched[0];
  if (main) await call.expect(main, expected);
  const plan = await planReverting(call.turn, direction, [changeId]);
  if ('hindrance' in plan) throw await hindered(call, direction, entries, plan.hindrance);
  for (const change of plan.changes) {
    call.revert(direction, change);
    await refuseCircles(call, change.steps);
  }
  const after = await call.revisions(touched);
  const revisions = Object.fromEntries(
    touched.map((entity, index) => [entityId(entity), after[index] ?? 0]),
  );
  return {
    result: {
      ...(main && { ...entityRef(main), revision: revisions[entityId(main)] ?? 0 }),
      [direction === 'undo' ? 'undone' : 'redone']: retold(call, changeId, entries),
      timezone: call.turn.moment.zone,
      revisions,
      events: call.events,
    },
  };
}

/** What may be deleted no more is not deleted a second time either. */
function refuseDeletion({ caller }: ToolCall, entries: readonly JournalEntry[]): void {
  ensure(
    caller.rights.has('delete') || !entries.some(({ type }) => type === 'deleted'),
    'FORBIDDEN',
    'The change deletes something, and this agent may not delete.',
    'The owner of the workspace can allow it: /agent in Telegram, or a new token of `planerka token add`.',
  );
}

/** A change in brief: what was called, what it did, and when. */
function retold(
  call: ToolCall,
  changeId: string,
  entries: readonly JournalEntry[],
): Record<string, unknown> {
  const [first] = entries;
  return {
    change_id: changeId,
    tool: first?.operation?.['tool'] ?? null,
    types: [...new Set(entries.map(({ type }) => type))],
    at: first ? localAt(call, first.at) : null,
  };
}

/** The plans and tasks whose trees a change has written to, those that are gone included. */
async function touchedBy(call: ToolCall, entries: readonly JournalEntry[]): Promise<Entity[]> {
  const rootIds = [...new Set(entries.map(rootOf))];
  const present = await call.turn.objects(
    rootIds.flatMap((id) => [{ kind: 'task', id } as const, { kind: 'project', id } as const]),
  );
  const past = entries.toReversed().flatMap((entry) => objectOf(entry) ?? []);
  const byId = new Map([...past, ...present].map((object) => [objectId(object), object]));
  return rootIds.flatMap((id) => asEntity(byId.get(id) ?? null) ?? []);
}

/** The object of an entry as the entry left it, or as it was where the entry removed it. */
function objectOf({ object_kind: kind, after, before }: JournalEntry): PlanObject | null {
  const row = after ?? before;
  return row && readRow(kind, row);
}

function nothing(call: ToolCall, direction: Direction): Refused {
  const next = call.next('tasks_history');
  return direction === 'undo'
    ? refused(
        'NOTHING_TO_UNDO',
        'You have changed nothing in this workspace that still stands.',
        "Only your own changes can be undone; tasks_history lists everybody's.",
        { next },
      )
    : refused(
        'NOTHING_TO_REDO',
        'There is nothing to redo: you have undone nothing, or written something new since.',
        'Make the change you want as a new call.',
        { next },
      );
}

async function hindered(
  call: ToolCall,
  direction: Direction,
  entries: readonly JournalEntry[],
  hindrance: Hindrance,
): Promise<Refused> {
  if (hindrance.reason === 'nothing') return nothing(call, direction);
  const { code = 'REVISION_MISMATCH', message, details } = toldHindrance(call, hindrance);
  const previous =
    direction === 'undo' ? await call.tx.undoableBefore(call.actor, firstSeq(entries)) : null;
  const change = retold(call, entries[0]?.change_id ?? '', entries);
  return refused(
    code,
    message,
    previous === null
      ? 'Read it again and make the change you want as a new call; nothing was written.'
      : `Read it again and make the change you want as a new call; your change before it is ${previous} (tasks_undo with change_id).`,
    {
      next: call.next('tasks_history'),
      details: { change, ...(previous === null ? {} : { previous }), ...details },
    },
  );
}

function firstSeq(entries: readonly JournalEntry[]): number {
  return Math.min(...entries.map(({ seq }) => seq));
}

/** So many of the changes that prevent the undo are named one by one. */
const TOLD_MAX = 20;

function totalOf({ length: total }: readonly unknown[]): { total?: number } {
  return total > TOLD_MAX ? { total } : {};
}

interface ToldHindrance {
  readonly code?: 'NOT_YOURS';
  readonly message: string;
  readonly details?: Record<string, unknown>;
}

function toldHindrance(
  call: ToolCall,
  hindrance: Exclude<Hindrance, { reason: 'nothing' }>,
): ToldHindrance {
  switch (hindrance.reason) {
    case 'not_yours':
      return { code: 'NOT_YOURS', message: 'That change was made by somebody else.' };
    case 'changed_since': {
      const changed = hindrance.later.map((entry) => {
        const object = objectOf(entry);
        const about = (object && objectRef(object)) ?? { object: entry.object_kind };
        return { ...about, type: entry.type, actor: entry.actor, at: localAt(call, entry.at) };
      });
      const brief = [...new Set(changed.map(({ type, actor }) => `${type} by ${actor}`))];
      const by = brief.length === 0 ? '' : `: ${brief.join(', ')}`;
      return {
        message: `What your change left was changed since${by}.`,
        details: { changed: changed.slice(0, TOLD_MAX), ...totalOf(changed) },
      };
    }
    case 'belonging': {
      const belongs = hindrance.objects.map(({ kind, row }) =>
        kind === 'task' ? stepIdOf(row) : kind,
      );
      const message =
        'What your change made has been built upon since: it holds steps, tasks or notes of others.';
      return { message, details: { belongs: belongs.slice(0, TOLD_MAX), ...totalOf(belongs) } };
    }
    case 'owner_gone':
      return { message: 'What your change belonged to is not there any more.' };
  }
}
