import type { Proof, TaskToolInput } from '@planerka/contracts';

/** What a call brings as evidence. */
export type EvidenceInput = Pick<
  TaskToolInput<'tasks_evidence_capture'>,
  'items' | 'checks' | 'attachments' | 'checkpoint'
>;

/** Untagged lines become receipts: a bare address is where to look, anything else was run. */
function receiptsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map(receipt);
}

function receipt(line: string): string {
  const [, tag, rest = ''] = /^(cmd|link):(.*)$/i.exec(line) ?? [];
  if (tag !== undefined) return `${tag.toUpperCase()}:${rest}`;
  return /^https?:\/\/\S+$/i.test(line) ? `LINK: ${line}` : `CMD: ${line}`;
}

/** `proof` as evidence; linked to tests unless it says otherwise. */
export function proofAsEvidence(proof: Proof): EvidenceInput {
  if (typeof proof === 'string') return { checks: receiptsOf(proof), checkpoint: 'tests' };
  if (Array.isArray(proof)) return { checks: proof.flatMap(receiptsOf), checkpoint: 'tests' };
  return { checkpoint: 'tests', ...proof };
}
