import type { Clock, Ids } from './ports/clock-and-ids.ts';
import type { NeedsOf } from './ports/needs-of.ts';
import type { PlanTransaction } from './ports/plan-transaction.ts';
import type { Snapshot, SuggestibleQuery } from './ports/snapshot.ts';
import type { Suggesting } from './ports/suggesting.ts';
import type { ProposalContext } from './proposal.ts';
import { Turn } from './turn/turn.ts';

/** One call on its way: the plan as its transaction saw it when the call was opened. */
export interface OpenCall<Tx extends PlanTransaction> {
  readonly turn: Turn;
  readonly tx: Tx;
  readonly snapshot: Snapshot;
}

/** What a call answers, and whether anything of it is written; where not, nothing is. */
export interface CallAnswer<T> {
  readonly answer: T;
  readonly writes: boolean;
}

/** What a call is opened with besides the plan. */
export interface CallWants {
  /** Those whose first outcomes it wants to know. */
  readonly keys?: readonly string[];
  /** What it may make, and suggest something about; null where it makes nothing. */
  readonly making?: Omit<SuggestibleQuery, 'now'> | null;
}

/** Every door's calls: the only place where one is opened, and where what it wrote is committed. */
export interface Calls<Tx extends PlanTransaction> {
  /** A call that only looks, inside a transaction that is open already. */
  open(tx: Tx, context: ProposalContext): Promise<OpenCall<Tx>>;
  /**
   * One call in one transaction: all that `work` writes, or nothing. `work` may run more than once,
   * and only its last run counts.
   */
  carryOut<T>(
    context: ProposalContext,
    wants: CallWants,
    work: (call: OpenCall<Tx>) => Promise<CallAnswer<T>>,
  ): Promise<T>;
}

export interface CallPorts<Tx extends PlanTransaction> {
  readonly store: {
    transaction<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  };
  readonly clock: Clock;
  readonly ids: Ids;
  /** The language that outcomes are frozen with; that of those who have chosen none by default. */
  readonly locale?: string | undefined;
  /** What suggestions are made with; without it none are. */
  readonly suggesting?: Suggesting | undefined;
  /** Reads what a project's overview asks for; without it nothing is asked for. */
  readonly needsOf?: NeedsOf | undefined;
}

export function createCalls<Tx extends PlanTransaction>({
  store,
  clock,
  ids,
  locale,
  suggesting,
  needsOf,
}: CallPorts<Tx>): Calls<Tx> {
  const open = async (
    tx: Tx,
    context: ProposalContext,
    { keys = [], making = null }: CallWants = {},
  ): Promise<OpenCall<Tx>> => {
    const { thread, actor } = context;
    const now = clock.now();
    const snapshot = await tx.snapshot({
      thread,
      actor: actor.id,
      keys,
      suggesting: suggesting === undefined || making === null ? null : { ...making, now },
    });
    return {
      turn: new Turn(context, now, tx, ids, snapshot, locale, suggesting, needsOf),
      tx,
      snapshot,
    };
  };
  return {
    open: async (tx, context) => await open(tx, context),
    carryOut: async (context, wants, work) =>
      await store.transaction(context.workspace, async (tx) => {
        const call = await open(tx, context, wants);
        const { answer, writes } = await work(call);
        if (writes) await call.turn.commit();
        return answer;
      }),
  };
}
