import { Operation, type Outcome, type PendingChoice } from '@planerka/contracts';
import { NO } from '../commands/settle.ts';
import { refusal } from '../commands/settled.ts';
import { ownedDraft, stale } from '../drafts/owned-draft.ts';
import type { Handler } from '../handler.ts';
import type { OperationDraft } from '../plan/draft.ts';
import type { OperationAnswerProposal } from '../proposal.ts';
import { ru } from '../texts/ru.ts';
import type { Turn } from '../turn.ts';
import { askOperationAgain, NONE_OF_THESE, pursueOperation } from './pursue-operation.ts';
import { fromOperationDraft, type PursuedOperation } from './pursued-operation.ts';

/** Words that answer the open question about an operation: new fields, or other words for its target. */
export const answerOperation: Handler<OperationAnswerProposal> = async (turn, proposal) => {
  const owned = await ownedDraft(turn, proposal.draft_id);
  if (!owned.ok) return owned.refusal;
  const { draft } = owned;
  if (draft.operation === null) return stale();
  const { operation, mention } = proposal.read;
  const pursued = fromOperationDraft(draft);
  const said = [...draft.said, proposal.said];
  if (draft.question_code === 'TARGET' && mention !== undefined) {
    return await pursueOperation(turn, { ...pursued, mention, said });
  }
  const merged = mergeOperation(draft.operation.operation, operation);
  if (merged === null) {
    const again = await askOperationAgain(turn, draft, {
      unfit: draft.unfit_count,
      followUp: false,
    });
    return again ?? stale();
  }
  return await pursueOperation(turn, { ...pursued, operation: merged, said });
};

/** The draft's operation with the fields that the answer adds; null when it adds nothing. */
function mergeOperation(draft: Operation, answer: Operation): Operation | null {
  if (answer.type !== draft.type) return null;
  const merged = Operation.safeParse({ ...draft, ...answer });
  if (!merged.success || JSON.stringify(merged.data) === JSON.stringify(draft)) return null;
  return merged.data;
}

/** A tap, a number or the words of a choice of an operation's question. */
export async function chooseForOperation(
  turn: Turn,
  draft: OperationDraft,
  choice: PendingChoice,
): Promise<Outcome> {
  const next = taken(draft, choice);
  if (next !== null) return await pursueOperation(turn, next);
  turn.saveDraft({ ...draft, state: 'cancelled' });
  return refusal('CANCELLED', ru.refused.leftAsIs(draft.said), ru.refused.leftAsIsRecovery);
}

/** The operation after the choice, or null when the choice was to change nothing. */
function taken(draft: OperationDraft, choice: PendingChoice): PursuedOperation | null {
  const pursued = fromOperationDraft(draft);
  switch (draft.question_code) {
    case 'TARGET':
      return choice.id === NONE_OF_THESE
        ? { ...pursued, rejected: [...pursued.rejected, ...offeredIn(draft)] }
        : { ...pursued, operation: choice.operation ?? pursued.operation };
    case 'CONFIRM':
    case 'BULK':
    case 'STEPS':
    case 'PAST':
    case 'SURFACE':
      return choice.id === NO
        ? null
        : { ...pursued, accepted: [...draft.accepted, draft.question_code] };
    case 'SERIES':
    case 'WHEN':
    case 'NEW_TITLE':
    case 'MINUTES':
    case 'PRIORITY':
    case 'PROJECT':
    case 'LINKED_TASK':
    case 'TITLE':
    case 'DURATION':
    case 'START':
    case 'DAY':
    case 'READING':
      return { ...pursued, operation: choice.operation ?? pursued.operation };
  }
}

/** The ids of the objects that the question offered. */
function offeredIn(draft: OperationDraft): string[] {
  return draft.operation.offered;
}
