import type { Message, Operation, QuestionCode, TargetKind } from '@planerka/contracts';
import { isCreate, objectId, say, type Target } from '@planerka/plan';
import type { Draft, DraftChoice, PendingOperation, TargetRef } from '../drafts/draft.ts';
import { isLoss } from '../drafts/is-loss.ts';
import type { Turn } from '../turn/turn.ts';
import type { Question } from '../verdict.ts';
import { jointQuestion } from './asked-together.ts';
import { fromDraft, type Pursued } from './pursued.ts';
import { saidWithoutDay } from './said-anew.ts';
import { sameQuestion } from './same-question.ts';
import { candidatesOf } from './told-apart.ts';
import { withTarget } from './with-target.ts';

export const NONE_OF_THESE = 'none_of_these';

/** What is asked: the question and what may be picked. */
export interface Asking {
  readonly code: QuestionCode;
  readonly question: Message;
  readonly choices: readonly DraftChoice[];
}

/** A question about an operation, with what is settled so far. */
export interface Asked {
  readonly asking: Asking;
  readonly pending: PendingOperation;
  /** What is told before it. */
  readonly lead: readonly Message[];
}

/** What the draft keeps of an operation while the question is open. */
export function pendingOf(
  pursued: Pursued,
  { question }: Asking,
  more: Partial<Pick<PendingOperation, 'targets' | 'assumed' | 'offered' | 'touched'>> = {},
): PendingOperation {
  const {
    refs: _refs,
    suggested: _suggested,
    list: _list,
    accepted: _accepted,
    said: _said,
    noticed: _noticed,
    draft: _draft,
    // what was told and done behind the last question is behind the next one no more
    reminded: _reminded,
    out_of_view: _outOfView,
    overtaken: _overtaken,
    together: _together,
    ...own
  }: Pursued & Partial<Pick<PendingOperation, 'reminded' | 'out_of_view' | 'overtaken'>> = pursued;
  return { ...own, offered: [], touched: [], ...more, question };
}

/** Opens the question, or lets it wait while another is open. */
export function ask(
  turn: Turn,
  pursued: Pursued,
  { asking, pending, lead }: Asked,
  how: { readonly unfit: number; readonly followUp: boolean } = { unfit: 0, followUp: false },
): Question {
  const same = pursued.draft === null ? askedAlready(turn, pursued, { asking, pending }) : null;
  if (same?.state === 'open' || same?.state === 'waiting') {
    return repeat(turn, same, { unfit: same.unfit_count, followUp: false });
  }
  if (same) return questionOutcome(turn, same, lead, how.followUp);
  const opened = putForward(turn, draftOf(turn, pursued, { asking, pending, unfit: how.unfit }));
  return questionOutcome(turn, opened, lead, how.followUp);
}

/** The draft of an earlier utterance that asks about the same. */
function askedAlready(
  turn: Turn,
  { operation }: Pursued,
  { asking, pending }: Pick<Asked, 'asking' | 'pending'>,
): Draft | null {
  if (!isCreate(operation)) return sameQuestion(turn, pending);
  return asking.code === 'DAY' ? saidWithoutDay(turn, operation) : null;
}

function draftOf(
  turn: Turn,
  { draft, accepted, said }: Pursued,
  asked: Pick<Asked, 'asking' | 'pending'> & { readonly unfit: number },
): Draft {
  const known = draft ?? {
    draft_id: turn.newId(),
    state: 'queued',
    created_at: turn.now,
    expires_at: null,
  };
  return {
    draft_id: known.draft_id,
    thread: turn.context.thread,
    actor: turn.context.actor.id,
    state: known.state,
    operation: asked.pending,
    accepted: [...accepted],
    question_code: asked.asking.code,
    choices: [...asked.asking.choices],
    said: [...said],
    unfit_count: asked.unfit,
    created_at: known.created_at,
    expires_at: known.expires_at,
  };
}

/** The draft as it is asked now, or as it waits for its turn. */
function putForward(turn: Turn, next: Draft): Draft {
  const other = turn.drafts.open;
  const isSecond = other !== null && other.draft_id !== next.draft_id;
  // Of one utterance, one question after the other; a newer utterance is asked about at once.
  const waits = isSecond && turn.drafts.isAskedNow(other);
  if (waits) {
    const queued: Draft = { ...next, state: 'queued' };
    turn.drafts.save(queued);
    return queued;
  }
  if (isSecond) turn.drafts.save({ ...other, state: 'waiting' });
  return turn.drafts.ask(next);
}

/**
 * Tells once that the question still waits, after something else was done: it comes back only by
 * being answered.
 */
export function remind(turn: Turn, draft: Draft): Question {
  const question = jointQuestion(turn, draft);
  const reminded: Draft = { ...draft, operation: { ...draft.operation, reminded: true } };
  turn.drafts.save(reminded);
  const [words] = draft.said;
  const isExplained = SELF_EXPLAINING.has(draft.question_code) || question.code === 'for_all';
  const about = isExplained || words === undefined ? null : words;
  const asked = questionOutcome(turn, reminded, [], true);
  return { ...asked, question: say('still_waiting', { question, words: about }) };
}

function questionOutcome(
  turn: Turn,
  draft: Draft,
  lead: readonly Message[],
  followUp: boolean,
): Question {
  return {
    status: 'question',
    code: draft.question_code,
    question: jointQuestion(turn, draft),
    choices: draft.choices.map(({ id, label }) => ({ id, label })),
    lead: [...lead],
    draft_id: draft.draft_id,
    queued: draft.state === 'queued',
    follow_up: followUp,
  };
}

/** Their questions name what they are about; when asked again, no title is put before them. */
const SELF_EXPLAINING: ReadonlySet<QuestionCode> = new Set([
  'BLOCKED',
  'BULK',
  'CONFIRM',
  'PAST',
  'STEPS',
]);

/**
 * The draft's question again, word for word. After something else was said, "which one?" alone would
 * be taken for a question about that: what it is about comes first.
 */
export function repeat(
  turn: Turn,
  draft: Draft,
  how: { readonly unfit: number; readonly followUp: boolean },
): Question {
  const { question_code: code, choices, operation: pending } = draft;
  const asking = { code, question: pending.question, choices };
  const lead = how.followUp ? subjectOf(draft) : [];
  return ask(turn, fromDraft(draft), { asking, pending, lead }, how);
}

/** What the question is about, where it does not say so itself; a changed target is asked for without words. */
export function subjectOf({ said, operation, question_code: code }: Draft): Message[] {
  if (SELF_EXPLAINING.has(code)) return [];
  if (operation.replaces.length > 0) return [say('asked_for_another', {})];
  const [words] = said;
  return words === undefined ? [] : [say('asked_about', { words })];
}

/** "Какую задачу: А или Б?" One tap decides: a choice is the operation with its target named. */
export async function targetQuestion(
  turn: Turn,
  operation: Operation,
  targets: readonly Target[],
  kinds: readonly TargetKind[],
): Promise<Asking> {
  const candidates = await candidatesOf(turn, targets);
  const choices: DraftChoice[] = candidates.map(({ target, candidate }) => ({
    id: `${target.kind}:${target.row.number}`,
    label: say('candidate', candidate),
    operation: withTarget(operation, target, kinds),
  }));
  const none = say('none_of_these', { kinds: targets.map(({ kind }) => kind) });
  const which = {
    candidates: candidates.map(({ candidate }) => candidate),
    ...(isLoss(operation) ? { loss: operation.type } : {}),
  };
  return {
    code: 'TARGET',
    question: say('which_target', which),
    choices: [...choices, { id: NONE_OF_THESE, label: none }],
  };
}

export function refTo(target: Target): TargetRef {
  return { kind: target.kind, id: objectId(target), revision: target.row.revision };
}
