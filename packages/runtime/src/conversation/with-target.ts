import { Operation, type TargetKind } from '@planerka/contracts';
import type { Target } from '@planerka/plan';

/** The operation as if nobody had named its target; `kinds` are those it can be done to. */
export function withoutTarget(operation: Operation, kinds: readonly TargetKind[]): Operation {
  const named: readonly string[] = [...kinds, 'tasks'];
  const rest = Object.entries(operation).filter(([key]) => !named.includes(key));
  return Operation.parse(Object.fromEntries(rest));
}

/** The operation with exactly this target named. */
export function withTarget(
  operation: Operation,
  target: Target,
  kinds: readonly TargetKind[],
): Operation {
  const rest = withoutTarget(operation, kinds);
  return Operation.parse({ ...rest, [target.kind]: target.row.number });
}
