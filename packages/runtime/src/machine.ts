import { isCreate } from '@planerka/plan';
import { decideSet } from './changesets/decide-set.ts';
import { draftSet } from './changesets/draft-set.ts';
import { takeWords } from './changesets/take-words.ts';
import { mergeEnvelope } from './conversation/answer.ts';
import { askAnew } from './conversation/ask-anew.ts';
import { callOff, nothingToCancel } from './conversation/cancel.ts';
import { changeTarget } from './conversation/change-target.ts';
import { take } from './conversation/choose.ts';
import { ranOut } from './conversation/expire.ts';
import { proposeCommand } from './conversation/propose-command.ts';
import { proposeOperation } from './conversation/propose-operation.ts';
import { hint, hintBesideExpiry, isAside, unfit, unread } from './conversation/unfit.ts';
import { decideDayPlan } from './day-plan/decide-day-plan.ts';
import { proposeDayPlan } from './day-plan/propose-day-plan.ts';
import type { Draft } from './drafts/draft.ts';
import { notYours, stale } from './drafts/stale.ts';
import { redo, undo } from './journal/undo.ts';
import type { NotUnderstoodProposal, Proposal } from './proposal.ts';
import { changeSettings } from './settings/change-settings.ts';
import { decideSuggestion } from './suggestions/decide-suggestion.ts';
import { suggestForTask } from './suggestions/suggest-for-task.ts';
import { takeAnswer } from './suggestions/take-answer.ts';
import type { Turn } from './turn/turn.ts';
import type { Refusal, Verdict } from './verdict.ts';

/**
 * The question that a proposal meets: the one that it names, or else the one that is open here. `over`:
 * the question that it names is asked no more, or the open one has just run out; `foreign`: the one
 * that it names was put to somebody else.
 */
export const QUESTION_STATES = ['none', 'create', 'change', 'over', 'foreign'] as const;

/** What may come of a proposal, in words for whoever reads the table. */
export const EFFECTS = {
  settle: 'settled in its own right: written, refused, or a question that waits for its turn',
  merge: 'its fields go into the draft, which is settled again; one that adds nothing is unfit',
  take: 'the choice goes into the draft, which is settled again, or is called off by a no',
  unfit: 'the same question again with its choices; the third time the draft is dropped',
  talk_or_unfit:
    'thanks and the like are answered as such, and the question waits; all else is unfit, and a sentence is quoted',
  call_off: 'the draft is called off, its words are quoted back',
  nothing_to_cancel: 'refused: nothing is asked',
  hint: 'refused with an example',
  tell_expiry: 'told that the question has run out, with its words',
  run_out: 'the draft and those that wait behind it are over when their time is',
  stale: 'refused: it is over',
  not_yours: 'refused: somebody else was asked',
} as const;
type Effect = keyof typeof EFFECTS;

/** One cell: what comes of such a proposal in such a state. */
interface Cell<P extends Proposal, D extends Draft | null> {
  readonly effect: Effect;
  readonly run: (turn: Turn, proposal: P, draft: D) => Promise<Verdict>;
}

/** What comes of a proposal in each state; null where it cannot meet it. */
interface Row<P extends Proposal> {
  readonly none: Cell<P, null> | null;
  readonly create: Cell<P, Draft>;
  readonly change: Cell<P, Draft>;
  readonly over: Cell<P, null>;
  readonly foreign: Cell<P, null> | null;
}

/** What is known of one kind of proposal. */
interface ProposalKind<P extends Proposal> {
  readonly row: Row<P>;
  /** Is the question that is still open asked again after it? */
  readonly digresses: boolean | ((proposal: P) => boolean);
  /**
   * A refusal is kept under its key like any outcome, or a late repetition could do what was refused
   * then. A button names exactly what it is about, so its refusal is not kept: the same button may be
   * pressed again when things have changed, or by the person it was meant for.
   */
  readonly mayBeTriedAgain: (proposal: P, refusal: Refusal) => boolean;
}

type ProposalOf<T extends Proposal['type']> = Extract<Proposal, { type: T }>;

type Run<P extends Proposal, D extends Draft | null> = Cell<P, D>['run'];

function cell<P extends Proposal, D extends Draft | null>(
  effect: Effect,
  run: Run<P, D>,
): Cell<P, D> {
  return { effect, run };
}

/** What does not depend on what is asked. */
function always<P extends Proposal>(run: Run<P, Draft | null>): Row<P> {
  const settle = cell('settle', run);
  return { none: settle, create: settle, change: settle, over: settle, foreign: null };
}

const STALE = cell('stale', async () => stale());
const NOT_YOURS = cell('not_yours', async () => notYours());
const UNFIT = cell('unfit', async (turn: Turn, _proposal: Proposal, draft: Draft) =>
  unfit(turn, draft),
);

const TALK_OR_UNFIT = cell(
  'talk_or_unfit',
  async (turn: Turn, proposal: NotUnderstoodProposal, draft: Draft) =>
    isAside(proposal) ? hint(turn, proposal) : unread(turn, draft, proposal),
);

/** What comes of an answer, by what it may be merged into. */
function answers<P extends Proposal>(by: Pick<Row<P>, 'create' | 'change'>): Row<P> {
  return { none: null, ...by, over: STALE, foreign: NOT_YOURS };
}

const never = (): boolean => false;
const isNamed = ({ change_ids: named }: { readonly change_ids?: unknown }): boolean =>
  named !== undefined;

/** The conversation: every kind of proposal, in every state. A new kind is a new file and an entry here. */
export const PROPOSAL_KINDS: {
  readonly [T in Proposal['type']]: ProposalKind<ProposalOf<T>>;
} = {
  command: { row: always(proposeCommand), digresses: true, mayBeTriedAgain: never },
  answer: {
    row: answers({ create: cell('merge', mergeEnvelope), change: UNFIT }),
    digresses: true,
    mayBeTriedAgain: never,
  },
  operation: {
    row: always(proposeOperation),
    digresses: true,
    mayBeTriedAgain: ({ pressed }) => pressed === true,
  },
  operation_answer: {
    row: answers({ create: STALE, change: cell('merge', takeWords) }),
    digresses: true,
    mayBeTriedAgain: never,
  },
  choice: {
    row: answers({ create: cell('take', take), change: cell('take', takeAnswer) }),
    digresses: false,
    mayBeTriedAgain: (_proposal, { code }) => code !== 'CANCELLED',
  },
  cancel: {
    row: {
      none: cell('nothing_to_cancel', async () => nothingToCancel()),
      create: cell('call_off', callOff),
      change: cell('call_off', callOff),
      // A question that ran out just now was what the person meant: nothing else is taken back for it.
      over: cell('nothing_to_cancel', async () => nothingToCancel()),
      foreign: null,
    },
    // what was undone came before the question that is still open
    digresses: true,
    mayBeTriedAgain: never,
  },
  not_understood: {
    row: {
      none: cell('hint', hint),
      create: TALK_OR_UNFIT,
      change: TALK_OR_UNFIT,
      // Few words that are no command were the late answer: the call tells of the expiry instead.
      over: cell('tell_expiry', hintBesideExpiry),
      foreign: null,
    },
    digresses: isAside,
    mayBeTriedAgain: never,
  },
  change_target: { row: always(changeTarget), digresses: false, mayBeTriedAgain: () => true },
  undo: { row: always(undo), digresses: false, mayBeTriedAgain: isNamed },
  redo: { row: always(redo), digresses: false, mayBeTriedAgain: isNamed },
  suggest: { row: always(suggestForTask), digresses: false, mayBeTriedAgain: () => true },
  suggestion: { row: always(decideSuggestion), digresses: false, mayBeTriedAgain: () => true },
  day_plan: { row: always(proposeDayPlan), digresses: true, mayBeTriedAgain: () => true },
  day_plan_act: { row: always(decideDayPlan), digresses: false, mayBeTriedAgain: () => true },
  draft_set: { row: always(draftSet), digresses: false, mayBeTriedAgain: () => true },
  change_set: { row: always(decideSet), digresses: false, mayBeTriedAgain: () => true },
  settings: { row: always(changeSettings), digresses: false, mayBeTriedAgain: never },
  ask_anew: { row: always(askAnew), digresses: false, mayBeTriedAgain: () => true },
  expire: {
    row: {
      none: STALE,
      create: cell('run_out', ranOut),
      change: cell('run_out', ranOut),
      over: STALE,
      foreign: null,
    },
    digresses: false,
    mayBeTriedAgain: never,
  },
};

/** The kind of this very proposal; the table gives each type its own. */
function kindOf<T extends Proposal['type']>(proposal: ProposalOf<T>): ProposalKind<ProposalOf<T>> {
  return PROPOSAL_KINDS[proposal.type];
}

/** What comes of a proposal: the effect, and what brings it about. */
export interface Move {
  readonly effect: Effect;
  readonly run: () => Promise<Verdict>;
}

/** Looks up what comes of the proposal, by the question that it meets. */
export async function moveFor(turn: Turn, proposal: Proposal): Promise<Move> {
  const { row } = kindOf(proposal);
  const { state, draft } = await questionMet(turn, proposal);
  if (draft !== null) {
    const { effect, run } = row[state];
    return { effect, run: () => run(turn, proposal, draft) };
  }
  const { effect, run } = row[state] ?? STALE;
  return { effect, run: () => run(turn, proposal, null) };
}

type Met =
  | { readonly state: 'create' | 'change'; readonly draft: Draft }
  | { readonly state: 'none' | 'over' | 'foreign'; readonly draft: null };

/** An answer names its question, which has to be open here, and the actor's own. */
async function questionMet(turn: Turn, proposal: Proposal): Promise<Met> {
  const names = 'draft_id' in proposal && proposal.type !== 'expire';
  if (!names) {
    const timed = proposal.type === 'expire' ? proposal.draft_id : null;
    const open = turn.drafts.waiting.find(({ draft_id: id }) => id === timed) ?? turn.drafts.open;
    return open ? asked(open) : { state: turn.drafts.hasExpired ? 'over' : 'none', draft: null };
  }
  const draft = await turn.drafts.find(proposal.draft_id);
  if (draft === null) return { state: 'over', draft: null };
  if (draft.actor !== turn.context.actor.id) return { state: 'foreign', draft: null };
  const isAsked = draft.state === 'open' || draft.state === 'waiting';
  const isHere = isAsked && draft.thread === turn.context.thread;
  return isHere && !turn.drafts.isExpired(draft) ? asked(draft) : { state: 'over', draft: null };
}

function asked(draft: Draft): Met {
  return { state: isCreate(draft.operation.operation) ? 'create' : 'change', draft };
}

/** Is the question that is still open asked again after such a proposal? */
export function digresses(proposal: Proposal): boolean {
  const { digresses: holds } = kindOf(proposal);
  return typeof holds === 'function' ? holds(proposal) : holds;
}

/** May the same proposal be made again, although it was refused, or led to nothing but offers? */
export function mayBeTriedAgain(proposal: Proposal, outcome: Verdict): boolean {
  if (outcome.status === 'offered' || outcome.status === 'review') return true;
  return outcome.status === 'refused' && kindOf(proposal).mayBeTriedAgain(proposal, outcome);
}
