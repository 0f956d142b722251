import { operationEntry, type TargetKind } from '@planerka/contracts';
import { type AnyOperation, createRuleOf, isCreate, type JournalType } from '@planerka/plan';

/** What is known of an operation whatever it says. */
export interface Entry {
  /** What it can be done to; nothing, when it needs no target. */
  readonly targets: readonly TargetKind[];
  /** May it be done to a set at once? */
  readonly bulk: boolean;
  /** The journal's word for what happened. */
  readonly event: JournalType;
}

/** The entry of an operation of the contract, or of one that creates. */
export function entryOf(operation: AnyOperation): Entry {
  if (!isCreate(operation)) return operationEntry(operation.type);
  return { targets: [], bulk: false, event: createRuleOf(operation.type).event };
}
