import type { Operation, OperationType, ReadOperation, Source } from '@planerka/contracts';
import { isCreate, sourceFields } from '@planerka/plan';
import type { Draft, Proposal } from '@planerka/runtime';

type OperationProposal = Extract<Proposal, { type: 'operation' }>;

/** What is done to one object and takes nothing away: what it was said under belongs to the object. */
const KEEPING: ReadonlySet<OperationType> = new Set([
  'update_status',
  'reschedule',
  'rename',
  'set_priority',
  'set_tags',
  'set_category',
  'set_duration',
  'set_due',
  'set_reminders',
  'set_recurrence',
  'move_to_project',
  'subtask_add',
  'add_note',
]);

/** What the words of a message propose, with the message itself kept with what they make or change. */
export function withSource(
  proposals: readonly Proposal[],
  source: Source,
  key: (position: number) => string,
): Proposal[] {
  const kept = proposals.map((proposal) => carrying(proposal, source));
  const [only, ...more] = proposals;
  if (only?.type !== 'operation' || more.length > 0 || !isKept(only.read)) return kept;
  const attach = { type: 'attach_source', ...sourceFields(source) } as const;
  const read: ReadOperation = { operation: attach, confidence: 1, same: true };
  const { offered: _offered, ...said } = only;
  return [...kept, { ...said, key: key(proposals.length), read }];
}

function carrying(proposal: Proposal, source: Source): Proposal {
  if (proposal.type === 'command' || proposal.type === 'answer') {
    return { ...proposal, sources: [source] };
  }
  return proposal.type === 'operation' ? adding(proposal, source) : proposal;
}

/** "к TASK-012" says where to, the door which message. */
function adding(proposal: OperationProposal, source: Source): OperationProposal {
  const { read } = proposal;
  if (read.operation.type !== 'attach_source') return proposal;
  const { task, timeblock } = read.operation;
  const operation: Operation = {
    type: 'attach_source',
    ...(task === undefined ? {} : { task }),
    ...(timeblock === undefined ? {} : { timeblock }),
    ...sourceFields(source),
  };
  return { ...proposal, read: { ...read, operation } };
}

function isKept({ operation, bulk, set, several, names }: ReadOperation): boolean {
  if (bulk !== undefined || set !== undefined || several !== undefined || names !== undefined) {
    return false;
  }
  if (operation.type === 'update_status' && operation.status === 'cancelled') return false;
  return KEEPING.has(operation.type) && !('tasks' in operation && operation.tasks !== undefined);
}

/** What was sent without a word and waits for a name; undefined where nothing does. */
export function waitingSource(draft: Draft | null): Source | undefined {
  const operation = draft?.operation.operation;
  if (operation === undefined || draft?.question_code !== 'TITLE' || !isCreate(operation)) {
    return undefined;
  }
  return operation.sources?.[0];
}

/** "к TASK-012" behind something that waits for its name: it goes there, and nobody asks any more. */
export function withWaiting(proposals: readonly Proposal[], draft: Draft | null): Proposal[] {
  const source = waitingSource(draft);
  if (source === undefined || draft === null) return [...proposals];
  return proposals.map((proposal) =>
    proposal.type === 'operation' && proposal.read.operation.type === 'attach_source'
      ? { ...adding(proposal, source), instead_of: draft.draft_id }
      : proposal,
  );
}
