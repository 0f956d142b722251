import { Operation } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import { stale } from '../drafts/owned-draft.ts';
import type { Handler } from '../handler.ts';
import type { ChangeTargetProposal } from '../proposal.ts';
import { ru } from '../texts/ru.ts';
import { ruleOf } from './operation-rules.ts';
import { pursueOperation } from './pursue-operation.ts';

/**
 * "Другая задача": asks which object was meant. The first one stays as it is until the other is
 * chosen; then both are written at once (contract 2.5).
 */
export const changeTarget: Handler<ChangeTargetProposal> = async (turn, proposal) => {
  const entries = await turn.tx.change(proposal.change_id);
  const [first] = entries;
  if (!first || first.action !== 'do' || first.operation === null) return stale();
  const { actor } = turn.context;
  if (first.actor !== actor.id && !actor.may_undo_others) {
    return refusal('NOT_YOURS', ru.refused.notYourChange, ru.refused.notYourChangeRecovery);
  }
  return await pursueOperation(turn, {
    operation: withoutTarget(Operation.parse(first.operation)),
    confidence: 1,
    targets: [],
    assumed: null,
    mention: null,
    rejected: entries.map(({ object_id: id }) => id),
    replaces: proposal.change_id,
    refs: [],
    suggested: [],
    accepted: [],
    said: [ru.operations.changeTarget],
    draft: null,
  });
};

/** The operation as if nobody had named its target. */
function withoutTarget(operation: Operation): Operation {
  const { targets } = ruleOf(operation.type);
  const rest = Object.entries(operation).filter(([key]) => !targets.some((kind) => kind === key));
  return Operation.parse(Object.fromEntries(rest));
}
