import type { CheckpointName, TaskToolInput } from '@planerka/contracts';
import {
  evidenceOf,
  isPlaceholder,
  type Memo,
  requireCheckpoints,
  type TreeNode,
  weakProof,
} from '@planerka/plan';
import { type Entity, rootIdOf } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { latestStep } from './close-step.ts';
import { latestEntity } from './complete.ts';
import { entityReply } from './entity-reply.ts';
import { stepOfEntity } from './step-of-entity.ts';

/** How much one call may attach, and how large one artifact may be, in UTF-8 bytes. */
export const EVIDENCE_LIMITS = { max_items: 50, max_artifact_bytes: 65_536 } as const;

export type EvidenceInput = Pick<
  TaskToolInput<'tasks_evidence_capture'>,
  'items' | 'checks' | 'attachments' | 'checkpoint'
>;

/**
 * Keeps evidence of a step, or of the task or plan itself. A checkpoint that it is linked to is
 * required from then on (T-evidence-requires). Completes nothing.
 */
export async function captureEvidence(
  work: Work,
  entity: Entity,
  node: TreeNode | null,
  { items = [], checks = [], attachments = [], checkpoint = [] }: EvidenceInput,
): Promise<Memo> {
  refuseTooMuch(items.length + checks.length + attachments.length, [
    ...items.map((item) => JSON.stringify(item)),
    ...checks,
    ...attachments,
  ]);
  const linked = typeof checkpoint === 'string' ? [checkpoint] : [...new Set(checkpoint)];
  const memo = work.remember('evidence_captured', {
    root_id: rootIdOf(entity),
    step_id: node?.row.task_id ?? null,
    kind: 'evidence',
    data: { items, checks, attachments },
    checkpoints: linked,
  });
  await require(work, entity, node, linked);
  warnIfWeak(work, memo);
  return memo;
}

function refuseTooMuch(count: number, artifacts: readonly string[]): void {
  const { max_items: items, max_artifact_bytes: bytes } = EVIDENCE_LIMITS;
  if (count === 0) {
    throw refused(
      'INVALID_INPUT',
      'There is nothing to capture.',
      'Give items, checks ("CMD: ...", "LINK: ...") or attachments.',
      { details: { fields: ['items', 'checks', 'attachments'] } },
    );
  }
  const encoder = new TextEncoder();
  const largest = Math.max(...artifacts.map((text) => encoder.encode(text).length));
  if (count <= items && largest <= bytes) return;
  throw refused(
    'EVIDENCE_TOO_LARGE',
    count > items
      ? `${count} artifacts at once are more than ${items}.`
      : `An artifact of ${largest} bytes is larger than ${bytes}.`,
    'Keep the artifact where it is and attach a LINK: to it, or capture in several calls.',
    { details: { ...EVIDENCE_LIMITS, count, largest_bytes: largest } },
  );
}

/** Puts the checkpoints' keys into the row, which makes them required from now on. */
async function require(
  work: Work,
  entity: Entity,
  node: TreeNode | null,
  linked: readonly CheckpointName[],
): Promise<void> {
  const latest: Entity = node
    ? { kind: 'task', row: await latestStep(work, node) }
    : await latestEntity(work, entity);
  const step = requireCheckpoints(latest, linked);
  if (step) work.write('evidence_captured', [step]);
}

/** Checks are receipts: what was run, and where it can be seen (T-close-receipts). */
function warnIfWeak(work: Work, memo: Memo): void {
  const { checks } = evidenceOf(memo);
  if (checks.length === 0) return;
  const missing = weakProof([memo]);
  if (missing.length === 0) return;
  const placeholders = checks.some(isPlaceholder) ? ' Placeholders do not count.' : '';
  work.warn('PROOF_WEAK', `The proof has no ${missing.join(' and no ')} receipt.${placeholders}`);
}

/** `tasks_evidence_capture` */
export async function evidenceCapture(
  work: Work,
  input: TaskToolInput<'tasks_evidence_capture'>,
): Promise<ToolReply> {
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  const node = await stepOfEntity(work, entity, input);
  const memo = await captureEvidence(work, entity, node, input);
  return await entityReply(work, entity, {
    ...(node ? { step: { step_id: node.id, path: node.path } } : {}),
    evidence: { id: memo.memo_id, checkpoints: memo.checkpoints },
  });
}
