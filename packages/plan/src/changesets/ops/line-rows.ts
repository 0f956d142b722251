import type { AccountingLinePatch, LineRow, NewAccountingLine, OpCode } from '@planerka/contracts';
import type { OpGround, OpReference } from './op-rule.ts';
import type { Decimals } from './read-payload.ts';

type LinePayload = NewAccountingLine | AccountingLinePatch;

export function lineDecimals(payload: LinePayload): Decimals {
  const { quantity, unitCost, costOverride, vatRate } = payload;
  return Object.entries({ quantity, unitCost, costOverride, vatRate });
}

export function lineReferences({ itemRef, taskRef }: LinePayload): OpReference[] {
  const references: OpReference[] = [];
  if (typeof itemRef === 'string') references.push({ to: itemRef, kind: 'item' });
  if (typeof taskRef === 'string') references.push({ to: taskRef, kind: 'task' });
  return references;
}

/** The fields that a payload gives as a row has them, in an object of its own; a cost is an agent's. */
export function lineFields(payload: LinePayload, { idOf }: OpGround): Partial<LineRow> {
  const { itemRef, taskRef, ...given } = payload;
  const fields: Partial<LineRow> = given;
  if (itemRef !== undefined) fields.itemId = itemRef === null ? null : idOf(itemRef);
  if (taskRef !== undefined) fields.taskId = taskRef === null ? null : idOf(taskRef);
  if (typeof payload.unitCost === 'number') fields.unitCostBy = 'agent';
  return fields;
}

/** The types of lines whose quantity needs grounds, in phases that ask for them. */
const GROUNDED: ReadonlySet<unknown> = new Set(['material', 'labor']);

/**
 * Has a quantity of material or labor no grounds (CS-S3)? An assumption, a measurement's source
 * or a confidence grounds it, and so does an assumption of the whole envelope.
 */
export function groundingFault(
  payload: LinePayload,
  lineType: unknown,
  { phase, hasAssumption }: OpGround,
): OpCode | null {
  if (phase !== 'solutioning' || hasAssumption || !GROUNDED.has(lineType)) return null;
  if (typeof payload.quantity !== 'number') return null;
  const { assumption, measurementSource, confidence } = payload;
  const isGrounded =
    typeof confidence === 'number' || hasWords(assumption) || hasWords(measurementSource);
  return isGrounded ? null : 'UNGROUNDED_QUANTITY';
}

function hasWords(text: string | null | undefined): boolean {
  return typeof text === 'string' && /\S/u.test(text);
}
