import type { TargetKind } from './object-handle.ts';
import type { OperationEntry } from './operation-fields.ts';
import { OPERATIONS } from './operations.ts';

export type OperationType = keyof typeof OPERATIONS;
export type OperationEvent = (typeof OPERATIONS)[OperationType]['event'];

/** Operations that plain words complete: a title, a category. */
export type TextOperationType = {
  [T in OperationType]: (typeof OPERATIONS)[T] extends { readonly text: object } ? T : never;
}[OperationType];

export function isTextOperation(type: OperationType): type is TextOperationType {
  return 'text' in OPERATIONS[type];
}

/** Is it the name of an operation that we know? */
export function isOperationType(type: unknown): type is OperationType {
  return typeof type === 'string' && Object.hasOwn(OPERATIONS, type);
}

/** The names of all operations, in the table's order. */
export const OPERATION_TYPES = Object.keys(OPERATIONS).filter(isOperationType);

/** The journal's word for each operation, in the table's order. */
export const OPERATION_EVENTS = OPERATION_TYPES.map((type) => OPERATIONS[type].event);

/** Is it the journal's word for an operation? */
export function isOperationEvent(event: string): event is OperationEvent {
  return OPERATION_EVENTS.some((known) => known === event);
}

/** What is known of an operation; a name outside the table has no entry. */
export function operationEntry(
  type: OperationType,
): OperationEntry & { readonly event: OperationEvent } {
  return OPERATIONS[type];
}

/** The kinds of object that an operation may be done to; none when it needs no target. */
export function targetsOf(type: OperationType): readonly TargetKind[] {
  return OPERATIONS[type].targets;
}
