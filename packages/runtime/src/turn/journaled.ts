import type { Operation } from '@planerka/contracts';
import {
  type Instant,
  JOURNAL_VERSION,
  type JournalEntry,
  type JournalType,
  objectId,
  type PlanObject,
  type Step,
} from '@planerka/plan';
import type { ProposalContext } from '../proposal.ts';

/** What is told of a whole change. */
export interface ChangeHead {
  readonly action: JournalEntry['action'];
  readonly type: JournalType;
  readonly target?: string;
  /** Belongs to a change of this call that was begun before. */
  readonly changeId?: string;
  /** What was asked for, kept in the journal. */
  readonly operation?: Operation | Readonly<Record<string, unknown>>;
}

/** One step of a change, and its place in the log. */
interface Journaled {
  readonly head: ChangeHead;
  readonly step: Pick<Step, 'before' | 'type'>;
  readonly after: PlanObject | null;
  /** The object as it is known: after the step, or else before it. */
  readonly known: PlanObject;
  readonly revision: number;
  readonly seq: number;
  readonly changeId: string;
  readonly at: Instant;
}

/** The step as the journal keeps it. */
export function journaled(
  { actor, door, traceId }: ProposalContext,
  { head, step, after, known, revision, seq, changeId, at }: Journaled,
): JournalEntry {
  return {
    seq,
    change_id: changeId,
    action: head.action,
    target_change_id: head.target ?? null,
    actor: actor.id,
    door,
    trace_id: traceId,
    type: step.type ?? head.type,
    v: JOURNAL_VERSION,
    object_kind: known.kind,
    object_id: objectId(known),
    revision,
    operation: head.operation ?? null,
    before: step.before?.row ?? null,
    after: after?.row ?? null,
    at,
  };
}
