import type { Question } from '../verdict.ts';
import type { Operation, QuestionCode, TargetKind, Message } from '@planerka/contracts';
import type { Ask } from '../commands/settled.ts';
import type { DraftChoice, OperationDraft, PendingOperation, TargetRef } from '../drafts/draft.ts';
import {
  blockAsItComes,
  type Candidate,
  factsOf,
  objectId,
  say,
  type Target,
} from '@planerka/plan';
import type { Turn } from '../turn.ts';
import { fromOperationDraft, type PursuedOperation } from './pursued-operation.ts';
import { sameQuestion } from './same-question.ts';
import { withTarget } from './with-target.ts';

export const NONE_OF_THESE = 'none_of_these';

/** A question about an operation, with what is settled so far. */
export interface AskedOperation {
  readonly ask: Ask;
  readonly pending: PendingOperation;
  readonly lead: Message | null;
}

/** What the draft keeps of an operation while `ask` is open. */
export function pendingOf(
  pursued: PursuedOperation,
  ask: Ask,
  more: Partial<Pick<PendingOperation, 'targets' | 'assumed' | 'offered' | 'touched'>> = {},
): PendingOperation {
  const { refs: _r, suggested: _s, accepted: _a, said: _w, draft: _d, ...own } = pursued;
  return { ...own, offered: [], touched: [], ...more, question: ask.question };
}

/** Opens the question, or lets it wait while another is open. */
export function askOperation(
  turn: Turn,
  pursued: PursuedOperation,
  asked: AskedOperation,
  how: { unfit: number; followUp: boolean } = { unfit: 0, followUp: false },
): Question {
  const { draft } = pursued;
  const same = draft === null ? sameQuestion(turn, asked.pending) : null;
  if (same?.state === 'open') {
    return askOperationAgain(turn, same, { unfit: same.unfit_count, followUp: false });
  }
  if (same) return questionOutcome(same, asked.lead, how.followUp);
  const next: OperationDraft = {
    draft_id: draft?.draft_id ?? turn.newId(),
    thread: turn.context.thread,
    actor: turn.context.actor.id,
    state: draft?.state ?? 'queued',
    envelope: null,
    operation: asked.pending,
    notes: [],
    readings: [],
    accepted: [...pursued.accepted],
    question_code: asked.ask.code,
    choices: [...asked.ask.choices],
    said: [...pursued.said],
    unfit_count: how.unfit,
    created_at: draft?.created_at ?? turn.now,
    expires_at: draft?.expires_at ?? null,
  };
  const other = turn.open;
  const waits = other !== null && other.draft_id !== next.draft_id;
  if (waits) turn.saveDraft(next);
  const opened = waits ? next : turn.openDraft(next);
  return questionOutcome(opened, asked.lead, how.followUp);
}

function questionOutcome(draft: OperationDraft, lead: Message | null, followUp: boolean): Question {
  return {
    status: 'question',
    code: draft.question_code,
    question: draft.operation.question,
    choices: draft.choices.map(({ id, label }) => ({ id, label })),
    lead: lead === null ? [] : [lead],
    draft_id: draft.draft_id,
    queued: draft.state === 'queued',
    follow_up: followUp,
  };
}

/** What these ask for stands in the question itself. */
const SELF_EXPLAINING: ReadonlySet<QuestionCode> = new Set(['BULK', 'CONFIRM', 'PAST', 'STEPS']);

/**
 * The draft's question again, word for word. After something else was said, "which one?" alone would
 * be taken for a question about that: what it is about comes first.
 */
export function askOperationAgain(
  turn: Turn,
  draft: OperationDraft,
  how: { unfit: number; followUp: boolean },
): Question {
  const { question_code: code, choices, operation: pending } = draft;
  const ask: Ask = { code, question: pending.question, choices: [...choices] };
  const about = how.followUp && !SELF_EXPLAINING.has(code);
  const lead = about ? subjectOf(draft) : null;
  return askOperation(turn, fromOperationDraft(draft), { ask, pending, lead }, how);
}

/** What the question is about; a changed target is asked for without words. */
function subjectOf({ said, operation }: OperationDraft): Message | null {
  if (operation.replaces.length > 0) return say('asked_for_another', {});
  const [words] = said;
  return words === undefined ? null : say('asked_about', { words });
}

/** "Какую задачу: А или Б?" One tap decides: a choice is the operation with its target named. */
export function targetQuestion(
  turn: Turn,
  operation: Operation,
  targets: readonly Target[],
  kinds: readonly TargetKind[],
): Ask {
  const choices: DraftChoice[] = targets.map((target) => ({
    id: `${target.kind}:${target.row.number}`,
    label: say('candidate', candidateOf(turn, target)),
    operation: withTarget(operation, target, kinds),
  }));
  const none = say('none_of_these', { kinds: targets.map(({ kind }) => kind) });
  return {
    code: 'TARGET',
    question: say('which_target', { candidates: targets.map((each) => candidateOf(turn, each)) }),
    choices: [...choices, { id: NONE_OF_THESE, label: none }],
  };
}

function candidateOf(turn: Turn, target: Target): Candidate {
  const start = target.kind === 'timeblock' ? blockAsItComes(target.row, turn.now).start_at : null;
  return { target: factsOf(target), start_at: start };
}

export function refTo(target: Target): TargetRef {
  return { kind: target.kind, id: objectId(target), revision: target.row.revision };
}
