import type { TaskToolInput } from '@planerka/contracts';
import { objectId } from '@planerka/plan';
import { countedSoFar } from '../counted.ts';
import { readSeqCursor } from '../cursor.ts';
import { selectedTarget } from '../target-selector.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { inBrief } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { changeLine, isTold, namesFor } from './event-line.ts';
import { firstPage, pagedList } from './pages.ts';

const LIMIT = 20;

/**
 * `tasks_history`: the changes of the workspace, or of one plan or task, whoever made them, newest
 * first; and the two that the caller's tasks_undo and tasks_redo would take now.
 */
export async function history(
  call: ToolCall,
  input: TaskToolInput<'tasks_history'>,
): Promise<ToolReply> {
  // The history is the workspace's unless the call names a plan or task: focus does not narrow it.
  const root = selectedTarget(input) && objectId(await call.entity(input));
  const before = readSeqCursor('changes', 'cursor', input.cursor);
  const limit = input.limit ?? LIMIT;
  const found = await call.tx.changes({
    ...(root === null ? {} : { roots: [root] }),
    originals: true,
    ...(before === null ? {} : { before }),
    limit: limit + 1,
  });
  const page = firstPage('changes', found, limit, ({ seq }) => String(seq));
  const isAll = before === null && page.next_cursor === null;
  const counted = countedSoFar(found.length, isAll);
  const shown = page.shown.filter(({ entries }) => entries.some(isTold));
  const names = await namesFor(
    call,
    shown.flatMap(({ entries }) => entries),
  );
  const { zone } = call.turn.moment;
  const undo = await call.tx.lastUndoable(call.actor);
  const redo = await call.tx.lastRedoable(call.actor);
  const changes = shown.map((change) => ({
    change_id: change.change_id,
    ...changeLine(change, { names, zone }),
    mine: change.entries.some(({ actor }) => actor === call.actor),
    undone: change.undone,
    ...(change.change_id === undo ? { next_undo: true } : {}),
    ...(change.change_id === redo ? { next_redo: true } : {}),
  }));
  const ends = { undo, redo };
  return budgeted(
    call,
    input.max_chars,
    {
      changes,
      ...ends,
      ...(page.next_cursor === null ? {} : counted),
      next_cursor: page.next_cursor,
      timezone: zone,
    },
    {
      lists: [
        {
          ...pagedList(
            'changes',
            { items: 'changes', cursor: 'next_cursor', counted: ['', counted] },
            input.cursor,
          ),
          brief: inBrief('change_id', 'seq', 'at', 'mine', 'undone'),
        },
      ],
      optional: [],
      signals: [ends],
    },
  );
}
