import type { TaskToolInput } from '@planerka/contracts';
import {
  evidenceOf,
  isPlaceholder,
  type Memo,
  objectId,
  requireCheckpoints,
  type TreeNode,
  weakProof,
} from '@planerka/plan';
import type { Entity } from '../names.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import { onEntity, stepFacts, stepOfEntity } from './on-target.ts';
import type { EvidenceInput } from './proof.ts';

/** How much one call may attach, and how large one artifact may be, in UTF-8 bytes. */
export const EVIDENCE_LIMITS = { max_items: 50, max_artifact_bytes: 65_536 } as const;

/**
 * Keeps evidence of a step, or of the task or plan itself. A checkpoint that it is linked to is
 * required from then on (T-evidence-requires). Completes nothing.
 */
export async function captureEvidence(
  call: ToolCall,
  entity: Entity,
  node: TreeNode | null,
  { items = [], checks = [], attachments = [], checkpoint = [] }: EvidenceInput,
): Promise<Memo> {
  refuseTooMuch(items.length + checks.length + attachments.length, [
    ...items.map((item) => Object.values(item).join('')),
    ...checks,
    ...attachments,
  ]);
  const linked = typeof checkpoint === 'string' ? [checkpoint] : [...new Set(checkpoint)];
  const memo = call.remember('evidence_captured', {
    root_id: objectId(entity),
    step_id: node?.row.task_id ?? null,
    kind: 'evidence',
    data: { items, checks, attachments },
    checkpoints: linked,
  });
  // Their keys in the row make the checkpoints required from now on.
  const target: Entity = node ? { kind: 'task', row: node.row } : entity;
  call.write('evidence_captured', requireCheckpoints(await call.latest(target), linked));
  warnIfWeak(call, memo);
  return memo;
}

function refuseTooMuch(count: number, artifacts: readonly string[]): void {
  const { max_items: items, max_artifact_bytes: bytes } = EVIDENCE_LIMITS;
  ensure(
    count > 0,
    'INVALID_INPUT',
    'There is nothing to capture.',
    'Give items, checks ("CMD: ...", "LINK: ...") or attachments.',
    { details: { fields: ['items', 'checks', 'attachments'] } },
  );
  const largest = Math.max(...artifacts.map((text) => Buffer.byteLength(text)));
  ensure(
    count <= items && largest <= bytes,
    'EVIDENCE_TOO_LARGE',
    count > items
      ? `${count} artifacts at once are more than ${items}.`
      : `An artifact of ${largest} bytes is larger than ${bytes}.`,
    'Keep the artifact where it is and attach a LINK: to it, or capture in several calls.',
    { details: { ...EVIDENCE_LIMITS, count, largest_bytes: largest } },
  );
}

/** Checks are receipts: what was run, and where it can be seen (T-close-receipts). */
function warnIfWeak(call: ToolCall, memo: Memo): void {
  const { checks } = evidenceOf(memo);
  const missing = weakProof([memo]);
  const isUnfilled = checks.some(isPlaceholder);
  if (checks.length === 0 || (missing.length === 0 && !isUnfilled)) return;
  const none =
    missing.length === 0 ? [] : [`The proof has no ${missing.join(' and no ')} receipt.`];
  const told = isUnfilled ? [...none, 'Placeholders do not count.'] : none;
  call.warn('PROOF_WEAK', told.join(' '));
}

/** `tasks_evidence_capture` */
export const evidenceCapture = onEntity(
  async (call, entity, input: TaskToolInput<'tasks_evidence_capture'>) => {
    const node = await stepOfEntity(call, entity, input);
    const memo = await captureEvidence(call, entity, node, input);
    return { ...stepFacts(node), evidence: { id: memo.memo_id, checkpoints: memo.checkpoints } };
  },
);
