import { AGENTS_DOOR } from '@planerka/plan';
import { pointedTargets } from '@planerka/runtime';
import { CHANGES_PER_PAGE, historyAnswer } from '../questions/history-answer.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';

/** /history: each change with its own way back; what somebody else did is theirs to undo. */
export async function history({
  reader,
  workspace,
  page,
  actor,
  mayUndoAgents,
}: AskedFor<'history'>): Promise<Answered[]> {
  const part = { limit: CHANGES_PER_PAGE + 1, offset: page * CHANGES_PER_PAGE };
  const changes = await reader.changes(workspace, part);
  const reversals = changes.slice(0, CHANGES_PER_PAGE).flatMap((change, index) => {
    const byAgent = change.entries.every(({ door }) => door === AGENTS_DOOR);
    if (change.actor !== actor && !(byAgent && mayUndoAgents)) return [];
    return [{ position: index + 1, change_id: change.change_id, undone: change.undone }];
  });
  const entries = changes.flatMap((change) => change.entries);
  const named = await pointedTargets(reader.view(workspace), entries);
  return [asAnswered(historyAnswer(changes, { actor, page, named }), reversals)];
}
