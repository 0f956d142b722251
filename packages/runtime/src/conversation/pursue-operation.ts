import {
  CONFIDENCE,
  Operation,
  type Outcome,
  type PendingChoice,
  type QuestionOutcome,
  type TargetKind,
} from '@planerka/contracts';
import { yesOrNo } from '../commands/settle.ts';
import { type Ask, refusal } from '../commands/settled.ts';
import type { Assumption, OperationDraft, PendingOperation, TargetRef } from '../plan/draft.ts';
import { objectId, type Target } from '../plan/object.ts';
import { titled } from '../texts/name-object.ts';
import { ru } from '../texts/ru.ts';
import type { Step, Turn } from '../turn.ts';
import { asTarget } from './as-target.ts';
import type { Applied, OperationRule } from './operation-rule.ts';
import { ruleOf } from './operation-rules.ts';
import { fromOperationDraft, type PursuedOperation } from './pursued-operation.ts';
import { settleTarget } from './targets.ts';
import { writeOperation } from './write-operation.ts';

export const NONE_OF_THESE = 'none_of_these';

type Settled =
  | {
      readonly kind: 'ask';
      readonly ask: Ask;
      readonly pending: PendingOperation;
      readonly lead: string | null;
    }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** Settles the target, then what is missing, and writes; or asks the one question that comes first. */
export async function pursueOperation(turn: Turn, pursued: PursuedOperation): Promise<Outcome> {
  const settled = await settleOperation(turn, pursued);
  if (settled.kind === 'outcome') return settled.outcome;
  return openQuestion(turn, pursued, settled, { unfit: 0, followUp: false });
}

/** The open question again, or null when nothing is missing any more. */
export async function askOperationAgain(
  turn: Turn,
  draft: OperationDraft,
  how: { unfit: number; followUp: boolean },
): Promise<QuestionOutcome | null> {
  const pursued = fromOperationDraft(draft);
  const choices = [...draft.choices];
  const ask: Ask = { code: draft.question_code, text: questionText(draft), choices };
  return openQuestion(turn, pursued, { ask, pending: draft.operation, lead: null }, how);
}

/** The question's words, made from what the draft keeps. */
export function questionText(draft: OperationDraft): string {
  const { question_code: code, choices, operation } = draft;
  const labels = choices.filter(({ id }) => id !== NONE_OF_THESE).map(({ label }) => label);
  return ru.operations.question(code, labels, operation.operation, operation.targets.length);
}

async function settleOperation(turn: Turn, pursued: PursuedOperation): Promise<Settled> {
  const rule = ruleOf(pursued.operation.type);
  const found = await targetsOf(turn, rule, pursued);
  if (found.kind !== 'found') return found;
  const { targets, assumed } = found;
  const isBulk = targets.length > 1;
  const pending: PendingOperation = { ...pendingOf(pursued), targets: targets.map(refTo), assumed };
  const steps: Step[] = [];
  const texts: string[] = [];
  for (const target of targets.length === 0 ? [null] : targets) {
    const applied = await rule.apply(turn, pursued.operation, target, pursued.accepted);
    const stop = stopAt(applied, pending);
    if (stop) return stop;
    if (applied.kind === 'change') {
      steps.push(...applied.steps);
      texts.push(applied.text);
    }
  }
  if (isBulk && !pursued.accepted.includes('BULK')) {
    const text = ru.operations.bulk(
      rule.retell(turn, pursued.operation, null),
      targets.map(titled),
    );
    return { kind: 'ask', ask: { code: 'BULK', text, choices: yesOrNo() }, pending, lead: null };
  }
  if (pursued.confidence < CONFIDENCE.act && pursued.accepted.length === 0) {
    const [first] = targets;
    const text = ru.questions.confirm(rule.retell(turn, pursued.operation, first ?? null));
    return { kind: 'ask', ask: { code: 'CONFIRM', text, choices: yesOrNo() }, pending, lead: null };
  }
  return {
    kind: 'outcome',
    outcome: await writeOperation(turn, { pursued, rule, targets, assumed, steps, texts }),
  };
}

function stopAt(applied: Applied, pending: PendingOperation): Settled | null {
  switch (applied.kind) {
    case 'change':
      return null;
    case 'ask':
      return { kind: 'ask', ask: applied.ask, pending, lead: null };
    case 'refuse':
      return { kind: 'outcome', outcome: applied.refusal };
  }
}

type Found =
  | Settled
  | {
      readonly kind: 'found';
      readonly targets: readonly Target[];
      readonly assumed: Assumption | null;
    };

async function targetsOf(
  turn: Turn,
  rule: OperationRule<Operation>,
  pursued: PursuedOperation,
): Promise<Found> {
  if (rule.targets.length === 0) return { kind: 'found', targets: [], assumed: null };
  if (pursued.targets.length > 0) return await settledBefore(turn, pursued);
  const settled = await settleTarget(turn, {
    operation: pursued.operation,
    kinds: rule.targets,
    refs: pursued.refs,
    suggested: pursued.suggested,
    mention: pursued.mention,
    rejected: pursued.rejected,
  });
  switch (settled.kind) {
    case 'refuse':
      return { kind: 'outcome', outcome: settled.refusal };
    case 'one':
      return { kind: 'found', targets: [settled.target], assumed: settled.assumed };
    case 'ask': {
      const choices = targetChoices(settled.candidates, pursued.operation, rule.targets);
      const labels = settled.candidates.map(titled);
      const text = ru.operations.question('TARGET', labels, pursued.operation, 0);
      const lead = settled.unfound === null ? null : ru.operations.unfound(settled.unfound);
      return {
        kind: 'ask',
        ask: { code: 'TARGET', text, choices },
        pending: { ...pendingOf(pursued), offered: settled.candidates.map(objectId) },
        lead,
      };
    }
  }
}

/** Targets that a question was about must still be as the person was shown them. */
async function settledBefore(turn: Turn, pursued: PursuedOperation): Promise<Found> {
  const targets: Target[] = [];
  for (const { kind, id, revision } of pursued.targets) {
    const object = await turn.object(kind, id);
    const target = asTarget(object);
    const isSame = target?.row.revision === revision && target.row.deleted_at === null;
    if (!target || !isSame) {
      if (pursued.draft) turn.saveDraft({ ...pursued.draft, state: 'dropped' });
      const outcome = refusal(
        'REVISION_MISMATCH',
        ru.refused.changedMeanwhile,
        ru.refused.changedMeanwhileRecovery,
      );
      return { kind: 'outcome', outcome };
    }
    targets.push(target);
  }
  return { kind: 'found', targets, assumed: pursued.assumed };
}

/** One tap decides: each candidate's choice is the operation with its number filled in. */
function targetChoices(
  candidates: readonly Target[],
  operation: Operation,
  kinds: readonly TargetKind[],
): PendingChoice[] {
  const choices = candidates.map((target) => ({
    id: `${target.kind}:${target.row.number}`,
    label: titled(target),
    operation: withTarget(operation, target, kinds),
  }));
  return [...choices, { id: NONE_OF_THESE, label: ru.choices.noneOfThese }];
}

/** The operation with its target named; `kinds` are those that the operation can be done to. */
function withTarget(operation: Operation, target: Target, kinds: readonly TargetKind[]): Operation {
  const others = Object.entries(operation).filter(([key]) => !kinds.some((kind) => kind === key));
  return Operation.parse({ ...Object.fromEntries(others), [target.kind]: target.row.number });
}

function refTo(target: Target): TargetRef {
  return { kind: target.kind, id: objectId(target), revision: target.row.revision };
}

function pendingOf(pursued: PursuedOperation): PendingOperation {
  const { operation, targets, assumed, mention, rejected, replaces } = pursued;
  return { operation, targets, assumed, mention, offered: [], rejected, replaces };
}

function openQuestion(
  turn: Turn,
  pursued: PursuedOperation,
  asked: { readonly ask: Ask; readonly pending: PendingOperation; readonly lead: string | null },
  how: { unfit: number; followUp: boolean },
): QuestionOutcome {
  const { draft } = pursued;
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
  const state = waits ? 'queued' : turn.openDraft(next).state;
  return {
    status: 'question',
    code: next.question_code,
    clarifying_question: asked.ask.text,
    choices: next.choices.map(({ id, label }) => ({ id, label })),
    lead: asked.lead,
    draft_id: next.draft_id,
    queued: state === 'queued',
    follow_up: how.followUp,
  };
}
