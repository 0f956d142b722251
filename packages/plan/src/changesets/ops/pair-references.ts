import type { DependencyPair } from '@planerka/contracts';
import type { OpReference } from './op-rule.ts';

/** Links join tasks, never items (CS-T1). */
export function pairReferences({ fromTaskIdOrRef, toTaskIdOrRef }: DependencyPair): OpReference[] {
  return [
    { to: fromTaskIdOrRef, kind: 'task' },
    { to: toTaskIdOrRef, kind: 'task' },
  ];
}
