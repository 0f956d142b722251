import { Operation } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import { stale } from '../drafts/owned-draft.ts';
import type { Handler } from '../handler.ts';
import { planReversal } from '../journal/undo.ts';
import type { ChangeTargetProposal } from '../proposal.ts';
import { ru } from '../texts/ru.ts';
import { objectId } from '../plan/object.ts';
import { ruleOf } from './operation-rules.ts';
import { pursueOperation } from './pursue-operation.ts';
import { namedIn } from './targets.ts';
import { withoutTarget } from './with-target.ts';

/**
 * "Другая задача": asks which object was meant. The first one stays as it is until the other is
 * chosen; then both are written at once (contract 2.5).
 */
export const changeTarget: Handler<ChangeTargetProposal> = async (turn, proposal) => {
  const entries = await turn.tx.change(proposal.change_id);
  const [first] = entries;
  const isReplaced = first?.type === 'target_changed';
  if (!first || first.action !== 'do' || first.operation === null || isReplaced) return stale();
  const { actor } = turn.context;
  if (first.actor !== actor.id && !actor.may_undo_others) {
    return refusal('NOT_YOURS', ru.refused.notYourChange, ru.refused.notYourChangeRecovery);
  }
  const back = await planReversal(turn, proposal.change_id);
  if (back === 'nothing') return stale();
  if (!Array.isArray(back)) return back;
  const operation = Operation.parse(first.operation);
  const { targets } = ruleOf(operation.type);
  const [named] = namedIn(operation, targets);
  const meant = named ? await turn.byNumber(named.kind, named.number) : null;
  return await pursueOperation(turn, {
    operation: withoutTarget(operation, targets),
    confidence: 1,
    targets: [],
    assumed: null,
    bulk: false,
    mention: null,
    // What the change has deleted is no candidate anyway; of others the change names its target.
    rejected: [meant ? objectId(meant) : first.object_id],
    replaces: proposal.change_id,
    refs: [],
    suggested: [],
    accepted: [],
    said: [],
    draft: null,
  });
};
