import type { OpName } from '@planerka/contracts';
import { accountingLineCreate } from './accounting-line-create.ts';
import { accountingLineDeleteRequest } from './accounting-line-delete-request.ts';
import { accountingLinePatch } from './accounting-line-patch.ts';
import { dependencyDelete } from './dependency-delete.ts';
import { dependencyUpsert } from './dependency-upsert.ts';
import { itemCreate } from './item-create.ts';
import { itemDeleteRequest } from './item-delete-request.ts';
import { itemPatch } from './item-patch.ts';
import type { OpRule } from './op-rule.ts';
import { projectionRecomputeHint } from './projection-recompute-hint.ts';
import { quoteCreateDraft } from './quote-create-draft.ts';
import { taskCreate } from './task-create.ts';
import { taskDeleteRequest } from './task-delete-request.ts';
import { taskPatch } from './task-patch.ts';

/** A rule for each op of the contract. */
const RULES: Readonly<Record<OpName, OpRule>> = {
  'item.create': itemCreate,
  'item.patch': itemPatch,
  'item.deleteRequest': itemDeleteRequest,
  'task.create': taskCreate,
  'task.patch': taskPatch,
  'task.deleteRequest': taskDeleteRequest,
  'dependency.upsert': dependencyUpsert,
  'dependency.delete': dependencyDelete,
  'accountingLine.create': accountingLineCreate,
  'accountingLine.patch': accountingLinePatch,
  'accountingLine.deleteRequest': accountingLineDeleteRequest,
  'quote.createDraft': quoteCreateDraft,
  'projection.recomputeHint': projectionRecomputeHint,
};
const BY_NAME: ReadonlyMap<unknown, OpRule> = new Map(Object.entries(RULES));

/** Undefined for what the contract does not name. */
export function opRule(name: unknown): OpRule | undefined {
  return BY_NAME.get(name);
}
