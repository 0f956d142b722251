import { proposeCommand } from './commands/propose-command.ts';
import { answerWithEnvelope, answerWithOperation } from './conversation/answer.ts';
import { changeTarget } from './conversation/change-target.ts';
import { chooseByTap } from './conversation/choose.ts';
import { proposeOperation } from './conversation/propose-operation.ts';
import { cancel } from './drafts/cancel.ts';
import { expire } from './drafts/expire.ts';
import { notUnderstood } from './drafts/unfit.ts';
import type { Handler } from './handler.ts';
import { redo, undo } from './journal/undo.ts';
import type { Proposal } from './proposal.ts';
import { changeSettings } from './settings/change-settings.ts';
import type { Turn } from './turn.ts';
import type { Refusal, Verdict } from './verdict.ts';

/** What is known of one kind of proposal. */
interface ProposalKind<P extends Proposal> {
  readonly handle: Handler<P>;
  /** Is the question that is still open asked again after it? */
  readonly digresses: boolean;
  /**
   * A refusal is kept under its key like any outcome, or a late repetition could do what was refused
   * then. A button names exactly what it is about, so its refusal is not kept: the same button may be
   * pressed again when things have changed, or by the person it was meant for.
   */
  readonly mayBeTriedAgain: (proposal: P, refusal: Refusal) => boolean;
}

type ProposalOf<T extends Proposal['type']> = Extract<Proposal, { type: T }>;

const never = (): boolean => false;

/** Every kind of proposal: a new one is a new file and a line here. */
const PROPOSAL_KINDS: { readonly [T in Proposal['type']]: ProposalKind<ProposalOf<T>> } = {
  command: { handle: proposeCommand, digresses: true, mayBeTriedAgain: never },
  answer: { handle: answerWithEnvelope, digresses: true, mayBeTriedAgain: never },
  choice: {
    handle: chooseByTap,
    digresses: false,
    mayBeTriedAgain: (_proposal, { code }) => code !== 'CANCELLED',
  },
  cancel: { handle: cancel, digresses: false, mayBeTriedAgain: never },
  not_understood: { handle: notUnderstood, digresses: false, mayBeTriedAgain: never },
  operation: {
    handle: proposeOperation,
    digresses: true,
    mayBeTriedAgain: ({ pressed }) => pressed === true,
  },
  operation_answer: { handle: answerWithOperation, digresses: true, mayBeTriedAgain: never },
  change_target: { handle: changeTarget, digresses: false, mayBeTriedAgain: () => true },
  undo: {
    handle: undo,
    digresses: false,
    mayBeTriedAgain: ({ change_ids: named }) => named !== undefined,
  },
  redo: {
    handle: redo,
    digresses: false,
    mayBeTriedAgain: ({ change_ids: named }) => named !== undefined,
  },
  settings: { handle: changeSettings, digresses: false, mayBeTriedAgain: never },
  expire: { handle: expire, digresses: false, mayBeTriedAgain: never },
};

/** The kind of this very proposal; the table gives each type its own. */
function kindOf<T extends Proposal['type']>(proposal: ProposalOf<T>): ProposalKind<ProposalOf<T>> {
  return PROPOSAL_KINDS[proposal.type];
}

/** Carries the proposal out. */
export function handle(turn: Turn, proposal: Proposal): Promise<Verdict> {
  return kindOf(proposal).handle(turn, proposal);
}

/** Is the question that is still open asked again after such a proposal? */
export function digresses({ type }: Proposal): boolean {
  return PROPOSAL_KINDS[type].digresses;
}

/** May the same proposal be made again, although it was refused? */
export function mayBeTriedAgain(proposal: Proposal, outcome: Verdict): boolean {
  return outcome.status === 'refused' && kindOf(proposal).mayBeTriedAgain(proposal, outcome);
}
