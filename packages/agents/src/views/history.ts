import type { TaskToolInput } from '@planerka/contracts';
import { rootIdOf } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Aim } from '../aim.ts';
import type { Work } from '../work.ts';
import { budgeted } from './budgeted.ts';
import { readSeqCursor, writeCursor } from './cursor.ts';
import { changeLine, isTold, namesFor } from './event-line.ts';
import { pagedList } from './memory.ts';

const LIMIT = 20;

/**
 * `tasks_history`: the changes of the workspace, or of one plan or task, whoever made them, newest
 * first; and the two that the caller's tasks_undo and tasks_redo would take now.
 */
export async function history(
  work: Work,
  input: TaskToolInput<'tasks_history'>,
): Promise<ToolReply> {
  const root = isAimed(input) ? rootIdOf(await work.entity(input)) : null;
  const before = readSeqCursor('changes', 'cursor', input.cursor);
  const limit = input.limit ?? LIMIT;
  const found = await work.tx.changes({
    ...(root === null ? {} : { roots: [root] }),
    originals: true,
    ...(before === null ? {} : { before }),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const shown = page.filter(({ entries }) => entries.some((entry) => isTold(entry)));
  const names = await namesFor(
    work,
    shown.flatMap(({ entries }) => entries),
  );
  const undo = await work.tx.lastUndoable(work.actor);
  const redo = await work.tx.lastRedoable(work.actor);
  const last = page.at(-1);
  const next_cursor =
    found.length > limit && last ? writeCursor('changes', String(last.seq)) : null;
  const changes = shown.map((change) => ({
    change_id: change.change_id,
    ...changeLine(change, names),
    mine: change.entries.some(({ actor }) => actor === work.actor),
    undone: change.undone,
    ...(change.change_id === undo ? { next_undo: true } : {}),
    ...(change.change_id === redo ? { next_redo: true } : {}),
  }));
  const ends = { undo, redo };
  return budgeted(
    work,
    input.max_chars,
    { changes, ...ends, next_cursor },
    {
      lists: [pagedList('changes', { items: 'changes', cursor: 'next_cursor' }, input.cursor)],
      optional: [],
      signals: [ends],
    },
  );
}

/** The history is the workspace's unless the call names a plan or task: focus does not narrow it. */
function isAimed({ task, plan, target }: Aim): boolean {
  return task !== undefined || plan !== undefined || target !== undefined;
}
