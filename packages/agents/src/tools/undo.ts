import type { TaskToolInput } from '@planerka/contracts';
import { type JournalEntry, objectId, readRow, rootOf, stepIdOf } from '@planerka/plan';
import { type Direction, type Hindrance, planReverting } from '@planerka/runtime';
import { refuseCircles } from '../depends-on.ts';
import { type Entity, entityId } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';

/** `tasks_undo`: the agent's own last change in this workspace, all of it. */
export async function undo(work: Work, input: TaskToolInput<'tasks_undo'>): Promise<ToolReply> {
  return await revertLast(work, 'undo', await work.tx.lastUndoable(work.actor), input);
}

/** `tasks_redo`: what the agent undid last, while it has written nothing new since. */
export async function redo(work: Work, input: TaskToolInput<'tasks_redo'>): Promise<ToolReply> {
  return await revertLast(work, 'redo', await work.tx.lastRedoable(work.actor), input);
}

async function revertLast(
  work: Work,
  direction: Direction,
  changeId: string | null,
  { expected_revision: expected }: TaskToolInput<'tasks_undo'>,
): Promise<ToolReply> {
  if (changeId === null) throw nothing(work, direction);
  const entries = await work.tx.entriesOf([changeId]);
  if (direction === 'redo') refuseDeletion(work, entries);
  const touched = await touchedBy(work, entries);
  // What a change is about: the task, where one call has made its plan, too.
  const main = touched.find(({ kind }) => kind === 'task') ?? touched[0];
  if (main) await work.expect(main, expected);
  const plan = await planReverting(work.turn, direction, [changeId]);
  if ('hindrance' in plan) throw await hindered(work, direction, entries, plan.hindrance);
  for (const change of plan.changes) {
    work.revert(direction, change);
    await refuseCircles(work, change.steps);
  }
  const after = await work.revisions(touched);
  const revisions = Object.fromEntries(
    touched.map((entity, index) => [entityId(entity), after[index] ?? 0]),
  );
  return {
    result: {
      ...(main
        ? {
            [main.kind === 'task' ? 'task' : 'plan']: entityId(main),
            revision: revisions[entityId(main)] ?? 0,
          }
        : {}),
      [direction === 'undo' ? 'undone' : 'redone']: retold(changeId, entries),
      revisions,
      events: work.events,
    },
  };
}

/** What may be deleted no more is not deleted a second time either. */
function refuseDeletion({ caller }: Work, entries: readonly JournalEntry[]): void {
  if (caller.rights.has('delete') || !entries.some(({ type }) => type === 'deleted')) return;
  throw refused(
    'FORBIDDEN',
    'The change deletes something, and this agent may not delete.',
    'The owner of the workspace can allow it: /agent in Telegram.',
  );
}

/** A change in brief: what was called, what it did, and when. */
function retold(changeId: string, entries: readonly JournalEntry[]): Record<string, unknown> {
  return {
    change_id: changeId,
    tool: entries[0]?.operation?.['tool'] ?? null,
    types: [...new Set(entries.map(({ type }) => type))],
    at: entries[0]?.at ?? null,
  };
}

/** The plans and tasks whose trees a change has written to, those that are gone included. */
async function touchedBy(work: Work, entries: readonly JournalEntry[]): Promise<Entity[]> {
  const rootIds = [...new Set(entries.map(rootOf))];
  const present = await work.turn.objects(
    rootIds.flatMap((id) => [{ kind: 'task', id } as const, { kind: 'project', id } as const]),
  );
  const byId = new Map(present.map((object) => [objectId(object), object]));
  const own = new Map([...entries].reverse().map((entry) => [entry.object_id, entry]));
  return rootIds.flatMap((id) => {
    const past = own.get(id);
    const row = past?.after ?? past?.before;
    const object = byId.get(id) ?? (past && row ? readRow(past.object_kind, row) : null);
    return object?.kind === 'task' || object?.kind === 'project' ? [object] : [];
  });
}

function nothing(work: Work, direction: Direction) {
  const next = { tool: 'tasks_history', args: { workspace: work.workspace.name } };
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
  work: Work,
  direction: Direction,
  entries: readonly JournalEntry[],
  hindrance: Hindrance,
) {
  const told = retold(entries[0]?.change_id ?? '', entries);
  const facts = (details: Record<string, unknown>) => ({
    next: { tool: 'tasks_history', args: { workspace: work.workspace.name } },
    details: { change: told, ...details },
  });
  const mend = 'Read it again and make the change you want as a new call; nothing was written.';
  switch (hindrance.reason) {
    case 'nothing':
      return nothing(work, direction);
    case 'not_yours':
      return refused('NOT_YOURS', 'That change was made by somebody else.', mend, facts({}));
    case 'changed_since': {
      const changed = hindrance.later.map((entry) => ({
        ...aboutOf(entry),
        type: entry.type,
        actor: entry.actor,
        at: entry.at,
      }));
      const brief = [...new Set(changed.map(({ type, actor }) => `${type} by ${actor}`))];
      return refused(
        'REVISION_MISMATCH',
        `What your change left was changed since${brief.length === 0 ? '' : `: ${brief.join(', ')}`}.`,
        mend,
        facts({ changed }),
      );
    }
    case 'belonging': {
      const belongs = hindrance.objects.map(({ kind, row }) =>
        kind === 'task' ? stepIdOf(row) : kind,
      );
      return refused(
        'REVISION_MISMATCH',
        'What your change made has been built upon since: it holds steps, tasks or notes of others.',
        mend,
        facts({ belongs }),
      );
    }
    case 'owner_gone':
      return refused(
        'REVISION_MISMATCH',
        'What your change belonged to is not there any more.',
        mend,
        facts({}),
      );
  }
}

/** What an entry is about, by the names that agents know. */
function aboutOf({ object_kind: kind, after, before }: JournalEntry): Record<string, string> {
  const row = after ?? before;
  const object = row && readRow(kind, row);
  if (object?.kind === 'project') return { plan: entityId(object) };
  if (object?.kind !== 'task') return { object: kind };
  return object.row.parent_id === null
    ? { task: entityId(object) }
    : { step_id: stepIdOf(object.row) };
}
