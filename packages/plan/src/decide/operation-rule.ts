import type { Operation, OperationType, TargetKind } from '@planerka/contracts';
import type { Given } from '../change/given.ts';
import { isOfKind, type Target } from '../objects/object.ts';
import type { Moment } from '../time/moment.ts';
import { type Decision, UNCHANGED } from './decision.ts';
import type { Need, PlanState } from './need.ts';

export type OperationOf<T extends OperationType> = Extract<Operation, { type: T }>;

/** What one operation needs to know and what it comes to; nothing is read or written here. */
export interface OperationRule<O extends Operation> {
  /** What `decide` and the retelling read besides the target; nothing when left out. */
  needs?(operation: O, target: Target | null, moment: Moment): readonly Need[];
  /** The steps say what would be written. The target is null where the operation has none. */
  decide(state: PlanState, operation: O, given: Given): Decision;
}

/** What is decided on objects of some kinds alone: on any other, and on none, nothing changes. */
export function onKinds<K extends TargetKind, O extends Operation>(
  kinds: readonly K[],
  decide: (
    state: PlanState & { readonly target: Extract<Target, { kind: K }> },
    operation: O,
    given: Given,
  ) => Decision,
): OperationRule<O>['decide'] {
  return (state, operation, given) => {
    const { target } = state;
    return isOfKind(target, kinds) ? decide({ ...state, target }, operation, given) : UNCHANGED;
  };
}
