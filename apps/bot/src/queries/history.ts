import type { Query } from '@planerka/contracts';
import { AGENTS_DOOR } from '@planerka/plan';
import { CHANGES_PER_PAGE, historyAnswer } from '@planerka/views';
import { pointedTargets } from '@planerka/runtime';
import { inRows } from '../reply/in-rows.ts';
import { button, type Step } from '../reply/reply.ts';
import { ruSurfaces as ru } from '../texts/ru-surfaces.ts';
import { answerStep } from './answer-step.ts';
import type { Asked } from './asked.ts';

/** /history: each change with its own way back; what somebody else did is theirs to undo. */
export async function history(asked: Asked<Extract<Query, { type: 'history' }>>): Promise<Step[]> {
  const { reader, workspace, moment, page, actor, mayUndoAgents } = asked;
  const part = { limit: CHANGES_PER_PAGE + 1, offset: page * CHANGES_PER_PAGE };
  const changes = await reader.changes(workspace, part);
  const buttons = changes.slice(0, CHANGES_PER_PAGE).flatMap((change, index) => {
    const byAgent = change.entries.every(({ door }) => door === AGENTS_DOOR);
    if (change.actor !== actor && !(byAgent && mayUndoAgents)) return [];
    const position = index + 1;
    const ids = [change.change_id];
    return change.undone
      ? [button(ru.redoOne(position), { type: 'redo', changes: ids })]
      : [button(ru.undoOne(position), { type: 'undo', changes: ids })];
  });
  const entries = changes.flatMap((change) => change.entries);
  const named = await pointedTargets(reader.view(workspace), entries);
  const answer = historyAnswer(changes, { actor, page, named }, moment);
  return [answerStep(asked, answer, inRows(buttons))];
}
