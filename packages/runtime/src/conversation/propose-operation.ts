import { CONFIDENCE, type RefusedOutcome } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import type { Handler } from '../handler.ts';
import type { TargetRef } from '../plan/draft.ts';
import { objectId } from '../plan/object.ts';
import type { OperationProposal } from '../proposal.ts';
import { ru } from '../texts/ru.ts';
import { today } from '../commands/moment.ts';
import type { Turn } from '../turn.ts';
import { ruleOf } from './operation-rules.ts';
import { pursueOperation } from './pursue-operation.ts';
import { unknownTarget } from './targets.ts';

/** An operation on something that exists. Under 0.40 nothing is done, whatever it says. */
export const proposeOperation: Handler<OperationProposal> = async (turn, proposal) => {
  const { operation, confidence, mention, bulk } = proposal.read;
  if (confidence < CONFIDENCE.hint) {
    return refusal('NOT_UNDERSTOOD', ru.refused.notUnderstood, ru.refused.notUnderstoodRecovery);
  }
  const listed = 'tasks' in operation ? await listedTargets(turn, operation.tasks ?? []) : [];
  if (!Array.isArray(listed)) return listed;
  const targets = bulk === undefined ? listed : await bulkTargets(turn, bulk);
  const isEmpty = bulk !== undefined && targets.length === 0;
  if (isEmpty || (bulk !== undefined && !ruleOf(operation.type).bulk)) {
    return refusal(
      isEmpty ? 'NOTHING_FOUND' : 'INTENT_NOT_ALLOWED',
      isEmpty ? ru.refused.nothingInSet : ru.refused.noBulk,
      ru.refused.nothingFoundRecovery,
    );
  }
  return await pursueOperation(turn, {
    operation,
    confidence,
    targets,
    assumed: null,
    mention: mention ?? null,
    rejected: [],
    replaces: null,
    refs: proposal.refs,
    suggested: proposal.suggested,
    accepted: [],
    said: [proposal.said],
    draft: null,
  });
};

/** Tasks that the operation lists by number, each once; a number that is none refuses all. */
async function listedTargets(
  turn: Turn,
  numbers: readonly number[],
): Promise<TargetRef[] | RefusedOutcome> {
  const targets: TargetRef[] = [];
  for (const number of new Set(numbers)) {
    const target = await turn.byNumber('task', number);
    if (!target) return unknownTarget({ kind: 'task', number });
    targets.push({ kind: target.kind, id: objectId(target), revision: target.row.revision });
  }
  return targets;
}

async function bulkTargets(
  turn: Turn,
  bulk: NonNullable<OperationProposal['read']['bulk']>,
): Promise<TargetRef[]> {
  const tasks = await turn.tx.bulk(bulk, today(turn.moment), turn.now);
  return tasks.map((row) => ({
    kind: 'task',
    id: objectId({ kind: 'task', row }),
    revision: row.revision,
  }));
}
