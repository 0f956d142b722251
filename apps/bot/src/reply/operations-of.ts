import type { ShownSet } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { ReplyPart } from './reply.ts';

/** The whole list of a set that nobody reads op by op, as a file; nothing for a smaller one. */
export function operationsOf(
  { set_id, phase, counts, large }: ShownSet,
  workspace: string,
): ReplyPart[] {
  if (large === undefined) return [];
  const ops = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const document = { of: 'operations', set_id } as const;
  return [
    { kind: 'document', workspace, document, caption: say('file_operations', { phase, ops }) },
  ];
}
