import { type Outcome, TITLE_MAX_CHARS } from '@planerka/contracts';
import { objectId } from '@planerka/plan';
import { z } from 'zod';
import { type CallPorts, createCalls } from './calls.ts';
import { remind } from './conversation/ask.ts';
import { askAgain } from './conversation/ask-again.ts';
import { askTogether, isPartOfAnother } from './conversation/asked-together.ts';
import { carryOutAgreed } from './conversation/carry-out-agreed.ts';
import { expireDrafts } from './conversation/expire.ts';
import { carryOutFollowers } from './conversation/follow-operation.ts';
import { followOwnChanges } from './conversation/follow-own-changes.ts';
import { isSaid, missingTarget } from './conversation/missing-target.ts';
import { unknownTarget } from './conversation/targets.ts';
import { saysMoreThanLate } from './conversation/unfit.ts';
import type { Draft } from './drafts/draft.ts';
import { isLossDraft } from './drafts/is-loss.ts';
import { digresses, mayBeTriedAgain, moveFor } from './machine.ts';
import type { PlanView } from './ports/plan-reader.ts';
import type { PlanStore } from './ports/plan-store.ts';
import type { PlanTransaction } from './ports/plan-transaction.ts';
import type { Snapshot } from './ports/snapshot.ts';
import type { Proposal, ProposalContext } from './proposal.ts';
import { offersOnCreate, rulesOnCreate } from './suggestions/offers-on-create.ts';
import type { Turn } from './turn/turn.ts';
import type { Question, Verdict } from './verdict.ts';

export interface Runtime<Tx extends PlanTransaction, Raw = unknown> {
  /**
   * The one door: everything of one utterance, tap or agent call in one transaction.
   * The first outcomes answer the proposals in order; after them may come the expiry of a draft and
   * the open question, asked again. A key that was seen before returns its first outcome and
   * changes nothing. `alongside` adds what belongs to the same transaction (the finished update, the
   * reply) and sees the plan as this call leaves it in `view`; it may run more than once, and only
   * its last run counts. `fresh` is false when every key had been seen. Throws RetryableError when storage is out of reach.
   */
  propose(
    context: ProposalContext,
    proposals: readonly Proposal[],
    alongside?: (
      tx: Tx,
      outcomes: readonly Outcome[],
      fresh: boolean,
      view: PlanView,
    ) => void | Promise<void>,
  ): Promise<Outcome[]>;
  /** Removes everything of a workspace for ever; this one thing cannot be undone. */
  erase(workspaceId: string, alongside?: (raw: Raw) => Promise<void>): Promise<void>;
}

export interface RuntimePorts<Tx extends PlanTransaction, Raw = unknown> extends CallPorts<Tx> {
  readonly store: PlanStore<Tx, Raw>;
}

export function createRuntime<Tx extends PlanTransaction, Raw>(
  ports: RuntimePorts<Tx, Raw>,
): Runtime<Tx, Raw> {
  const calls = createCalls(ports);
  return {
    propose: async (context, proposals, alongside) => {
      const keys = proposals.map(({ key }) => key);
      const titles = titlesMade(proposals);
      const making = titles && { titles, rules: rulesOnCreate(proposals) };
      return await calls.carryOut(context, { keys, making }, async (call) => {
        const { turn, tx, snapshot } = call;
        const outcomes = await carryOut(turn, proposals, snapshot);
        const fresh = proposals.some(({ key }) => !snapshot.outcomes.has(key));
        if (fresh || proposals.length === 0) await rememberRefs(turn);
        await alongside?.(tx, outcomes, fresh, turn);
        return { answer: outcomes, writes: true };
      });
    },
    erase: (workspaceId, alongside) => ports.store.erase(workspaceId, alongside),
  };
}

async function carryOut(
  turn: Turn,
  proposals: readonly Proposal[],
  { outcomes: known, suggestible }: Pick<Snapshot, 'outcomes' | 'suggestible'>,
): Promise<Outcome[]> {
  const fresh = proposals.filter(({ key }) => !known.has(key));
  const timer = fresh.some(({ type }) => type === 'expire');
  const freeze = <V extends Verdict>(verdict: V) => ({ ...verdict, frame: turn.frame });
  const gone = timer || fresh.length === 0 ? null : expireDrafts(turn);
  const expired = gone && freeze(gone);
  const missing = await missingTarget(turn, fresh);
  const refused = missing === null ? null : freeze(unknownTarget(missing));
  const carryOutOne = async (proposal: Proposal): Promise<Outcome> => {
    const { effect, run } = await moveFor(turn, proposal);
    const isLate = proposal.type === 'not_understood' && !saysMoreThanLate(proposal);
    return effect === 'tell_expiry' && expired && isLate ? expired : freeze(await run());
  };
  const before = turn.drafts.open;
  const outcomes: Outcome[] = [];
  const came = new Map<Proposal, Outcome>();
  for (const proposal of proposals) {
    const first = known.get(proposal.key);
    if (!first && refused !== null && isSaid(proposal)) {
      came.set(proposal, refused);
      // one reason for all of them, told once
      if (!outcomes.includes(refused)) outcomes.push(refused);
      continue;
    }
    const outcome = first ?? (await carryOutOne(proposal));
    if (!first) came.set(proposal, outcome);
    outcomes.push(outcome);
  }
  if (expired && !outcomes.includes(expired)) outcomes.push(expired);
  if (fresh.length > 0) {
    outcomes.push(...(await carryOutAgreed(turn)).map(freeze));
    outcomes.push(...(await carryOutFollowers(turn)).map(freeze));
    followOwnChanges(turn);
  }
  const question = fresh.length === 0 ? null : await followUp(turn, fresh, { outcomes, before });
  if (question) outcomes.push(freeze(question));
  const offered = suggestible && (await offersOnCreate(turn, came, suggestible));
  const together = askTogether(turn, outcomes);
  const asTold = (outcome: Outcome): Outcome =>
    offered !== null && outcome === offered.outcome && outcome.status === 'done'
      ? { ...outcome, offers: offered.offers }
      : together(outcome);
  for (const [proposal, outcome] of came) {
    if (!mayBeTriedAgain(proposal, outcome)) turn.record(proposal.key, asTold(outcome));
  }
  return outcomes.map(asTold);
}

/** Titles of the tasks that these may make; null where none does. */
function titlesMade(proposals: readonly Proposal[]): string[] | null {
  const commands = proposals.filter((proposal) => proposal.type === 'command');
  if (commands.length === 0) return null;
  return commands.flatMap(({ envelope }) => {
    const title = TitleOfTask.safeParse(envelope).data?.command.entities.title;
    return title === undefined ? [] : [title];
  });
}

/** All that is looked at of an envelope before it is checked. */
const TitleOfTask = z.object({
  command: z.object({
    intent: z.literal('task_create'),
    entities: z.object({ title: z.string().max(TITLE_MAX_CHARS) }),
  }),
});

/** Remembers what tokens and replies named, whatever came of the words (K2-2-thread-context). */
async function rememberRefs(turn: Turn): Promise<void> {
  const named = turn.context.refs ?? [];
  for (const target of await turn.numbered([...named].reverse())) {
    if (target) turn.remember(target.kind, objectId(target));
  }
}

/**
 * What is said of a question that nobody has just asked: the next of the utterance is asked when the
 * last one was settled; one that was set aside is in hand again, and the person is told so once.
 * A person who is asked to confirm a loss and says something else has not said yes: only that question's
 * own buttons still answer it, until another loss has been asked about and settled.
 */
async function followUp(
  turn: Turn,
  proposals: readonly Proposal[],
  { outcomes, before }: { readonly outcomes: readonly Outcome[]; readonly before: Draft | null },
): Promise<Question | null> {
  const open = overtakenBy(turn, outcomes);
  const asked = outcomes.some(
    (outcome) =>
      outcome.status === 'question' && outcome.draft_id === open?.draft_id && !outcome.queued,
  );
  if (asked) return null;
  if (open !== null) {
    const digressed = proposals.some(digresses);
    if (!digressed) return null;
    // an answer that was refused is asked for anew
    if (proposals.every(isAnswer)) return await askAgain(turn, open, asBefore(open));
    if (!isLossDraft(open)) return remindOnce(turn, open);
    turn.drafts.save({ ...open, state: 'waiting' });
  }
  const next = turn.drafts.queued.find(
    (draft) => !isPartOfAnother(turn, draft) && draft.operation.follows === undefined,
  );
  if (next) return await askAgain(turn, next, asBefore(next));
  // behind one loss that was asked about and is settled, another is in hand again
  const isAmongLosses = before !== null && isLossDraft(before) && (await isSettled(turn, before));
  const back = turn.drafts.waiting.find((draft) => isAmongLosses || !isLossDraft(draft));
  if (back === undefined) return null;
  const opened = turn.drafts.ask(isChanged(outcomes) ? overtaken(back) : back);
  return remindOnce(turn, opened);
}

/** Was the question answered, or called off? */
async function isSettled(turn: Turn, { draft_id: id }: Draft): Promise<boolean> {
  const state = (await turn.drafts.find(id))?.state;
  return state === 'done' || state === 'cancelled';
}

/** Told once that it waits, the question is out of view as soon as something more is said. */
function remindOnce(turn: Turn, draft: Draft): Question | null {
  const { operation } = draft;
  if (operation.reminded !== true) return remind(turn, draft);
  turn.drafts.save({ ...draft, operation: { ...operation, out_of_view: true } });
  return null;
}

/** The open question, which knows from now on whether something was changed since it was put. */
function overtakenBy(turn: Turn, outcomes: readonly Outcome[]): Draft | null {
  const { open } = turn.drafts;
  if (open === null || turn.drafts.isAskedNow(open) || !isChanged(outcomes)) return open;
  const behind = overtaken(open);
  turn.drafts.save(behind);
  return behind;
}

function isChanged(outcomes: readonly Outcome[]): boolean {
  return outcomes.some((outcome) => outcome.status === 'done' && outcome.receipt.action === 'do');
}

function overtaken(draft: Draft): Draft {
  return { ...draft, operation: { ...draft.operation, overtaken: true } };
}

function isAnswer({ type }: Proposal): boolean {
  return type === 'answer' || type === 'operation_answer';
}

function asBefore({ unfit_count: unfit }: Draft) {
  return { unfit, followUp: true };
}
