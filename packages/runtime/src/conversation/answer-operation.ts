import type { Verdict } from '../verdict.ts';
import { Operation, operationEntry } from '@planerka/contracts';
import { NO } from '../commands/settle.ts';
import { refusal } from '../commands/settled.ts';
import { ownedDraft, stale } from '../drafts/owned-draft.ts';
import { unfit } from '../drafts/unfit.ts';
import type { Handler } from '../handler.ts';
import type { OperationDraft, DraftChoice } from '../drafts/draft.ts';
import { liveTarget, say, type Target } from '@planerka/plan';
import type { OperationAnswerProposal } from '../proposal.ts';
import type { Turn } from '../turn.ts';
import { NONE_OF_THESE } from './ask-operation.ts';
import { namedAmong } from './candidates.ts';
import { pursueOperation } from './pursue-operation.ts';
import { fromOperationDraft, type PursuedOperation } from './pursued-operation.ts';
import { namedIn } from './targets.ts';
import { withoutTarget } from './with-target.ts';

/** Words that answer the open question about an operation: new fields, or other words for its target. */
export const answerOperation: Handler<OperationAnswerProposal> = async (turn, proposal) => {
  const owned = await ownedDraft(turn, proposal.draft_id);
  if (!owned.ok) return owned.refusal;
  const { draft } = owned;
  if (draft.operation === null) return stale();
  const { operation, mention } = proposal.read;
  const pursued = fromOperationDraft(draft);
  const said = [...draft.said, proposal.said];
  if (draft.question_code === 'TARGET') {
    const { refs = [] } = proposal;
    if (refs.length > 0) return await pursueOperation(turn, { ...pursued, refs, said });
    const choice = await meantChoice(turn, draft, operation, mention ?? null);
    if (choice) return await chooseForOperation(turn, { ...draft, said }, choice);
    if (mention !== undefined) return await pursueOperation(turn, { ...pursued, mention, said });
  }
  const merged = mergeOperation(draft.operation.operation, operation);
  if (merged === null) return await unfit(turn, draft);
  return await pursueOperation(turn, { ...pursued, operation: merged, said });
};

/** The offered candidate that the answer names by its number, or that its words clearly indicate. */
async function meantChoice(
  turn: Turn,
  draft: OperationDraft,
  answer: Operation,
  mention: string | null,
): Promise<DraftChoice | null> {
  const { operation } = draft.operation;
  const ids = namedIn(answer, operationEntry(operation.type).targets).map(
    ({ kind, number }) => `${kind}:${number}`,
  );
  const byNumber = draft.choices.find(({ id }) => ids.includes(id));
  if (byNumber || mention === null) return byNumber ?? null;
  const offered: Target[] = [];
  for (const { id } of draft.choices) {
    const named = namedInChoice(id, draft);
    const target = named === null ? null : await turn.byNumber(named.kind, named.number);
    const live = liveTarget(target);
    if (live) offered.push(live);
  }
  const meant = offered.length === 0 ? [] : await namedAmong(turn, mention, offered);
  const [clear] = meant;
  if (!clear || meant.length !== 1) return null;
  return draft.choices.find(({ id }) => id === `${clear.kind}:${clear.row.number}`) ?? null;
}

function namedInChoice(id: string, draft: OperationDraft) {
  const choice = draft.choices.find((each) => each.id === id)?.operation;
  return choice ? (namedIn(choice, operationEntry(choice.type).targets)[0] ?? null) : null;
}

/**
 * The draft's operation with the fields that the answer adds; null when it adds nothing. Which
 * object is meant was settled by the draft: an answer does not move it.
 */
function mergeOperation(draft: Operation, answer: Operation): Operation | null {
  if (answer.type !== draft.type) return null;
  const added = withoutTarget(answer, operationEntry(draft.type).targets);
  const merged = Operation.safeParse({ ...draft, ...added });
  if (!merged.success || JSON.stringify(merged.data) === JSON.stringify(draft)) return null;
  return merged.data;
}

/** A tap, a number or the words of a choice of an operation's question. */
export async function chooseForOperation(
  turn: Turn,
  draft: OperationDraft,
  choice: DraftChoice,
): Promise<Verdict> {
  const next = taken(draft, choice);
  if (next !== null) return await pursueOperation(turn, next);
  turn.saveDraft({ ...draft, state: 'cancelled' });
  return refusal('CANCELLED', say('left_as_is', { said: draft.said }), null);
}

/** The operation after the choice, or null when the choice was to change nothing. */
function taken(draft: OperationDraft, choice: DraftChoice): PursuedOperation | null {
  const pursued = fromOperationDraft(draft);
  switch (draft.question_code) {
    case 'TARGET':
      return choice.id === NONE_OF_THESE
        ? { ...pursued, rejected: [...pursued.rejected, ...draft.operation.offered] }
        : { ...pursued, operation: choice.operation ?? pursued.operation };
    case 'PAST':
      return choice.id === NO ? elsewhen(pursued) : yes(pursued, draft);
    case 'CONFIRM':
    case 'BULK':
    case 'STEPS':
      return choice.id === NO ? null : yes(pursued, draft);
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

function yes(pursued: PursuedOperation, draft: OperationDraft): PursuedOperation {
  return { ...pursued, accepted: [...draft.accepted, draft.question_code] };
}

/** "No, not in the past": what was said of the time goes, and it is asked for anew. */
function elsewhen(pursued: PursuedOperation): PursuedOperation | null {
  const { operation } = pursued;
  if (operation.type === 'set_due') {
    const { due_date: _due, ...rest } = operation;
    return { ...pursued, operation: rest };
  }
  if (operation.type !== 'reschedule') return null;
  const { planned_at: _at, planned_time: _time, shift_minutes: _shift, ...rest } = operation;
  return { ...pursued, operation: rest };
}
