import type { SetCounts } from '@planerka/contracts';
import type { OpKind } from '../ops/op-rule.ts';

/** How many ops there are about each kind. */
export function setCounts(ops: ReadonlyArray<{ readonly kind: OpKind }>): SetCounts {
  const counts = { item: 0, task: 0, dependency: 0, line: 0, quote: 0 };
  for (const { kind } of ops) if (kind !== 'projection') counts[kind] += 1;
  return counts;
}
