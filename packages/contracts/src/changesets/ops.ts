import { z } from 'zod';
import {
  AccountingLinePatch,
  DependencyPair,
  DependencyUpsert,
  ItemPatch,
  NewAccountingLine,
  NewItem,
  NewTask,
  QuoteDraft,
  TaskPatch,
} from './payloads.ts';
import { Reference, ShortText } from './values.ts';

/** The one form of a tempId: the kind of what is created, and a name of the agent's own. */
const tempId = (kind: 'item' | 'task' | 'line') =>
  z.string().regex(new RegExp(`^tmp:${kind}:[A-Za-z0-9_.-]{1,64}$`));

/** The same op of the same run is done once. */
const clientRef = { clientRef: ShortText.nullish() };

const creation = <Name extends string, Payload extends z.ZodType>(
  name: Name,
  kind: 'item' | 'task' | 'line',
  payload: Payload,
) => z.object({ op: z.literal(name), tempId: tempId(kind), ...clientRef, payload });

export const ITEM_OPS = [
  creation('item.create', 'item', NewItem),
  z.object({ op: z.literal('item.patch'), itemId: Reference, ...clientRef, payload: ItemPatch }),
  z.object({ op: z.literal('item.deleteRequest'), itemId: Reference, ...clientRef }),
] as const;
export const TASK_OPS = [
  creation('task.create', 'task', NewTask),
  z.object({ op: z.literal('task.patch'), taskId: Reference, ...clientRef, payload: TaskPatch }),
  z.object({ op: z.literal('task.deleteRequest'), taskId: Reference, ...clientRef }),
] as const;
export const DEPENDENCY_OPS = [
  z.object({ op: z.literal('dependency.upsert'), ...clientRef, payload: DependencyUpsert }),
  z.object({ op: z.literal('dependency.delete'), ...clientRef, payload: DependencyPair }),
] as const;
export const LINE_OPS = [
  creation('accountingLine.create', 'line', NewAccountingLine),
  z.object({
    op: z.literal('accountingLine.patch'),
    lineId: Reference,
    ...clientRef,
    payload: AccountingLinePatch,
  }),
  z.object({ op: z.literal('accountingLine.deleteRequest'), lineId: Reference, ...clientRef }),
] as const;
/** The sell price is all of an item that the accounting phase writes (CS-A3). */
export const SELL_PRICE_PATCH = z.object({
  op: z.literal('item.patch'),
  itemId: Reference,
  ...clientRef,
  payload: ItemPatch.pick({ rollups: true }),
});
/** What the quote phase writes of an item (CS-Q3). */
export const QUOTE_DEFAULTS_PATCH = z.object({
  op: z.literal('item.patch'),
  itemId: Reference,
  ...clientRef,
  payload: ItemPatch.pick({ quoteDefaults: true }),
});
export const QUOTE_DRAFT = z.object({
  op: z.literal('quote.createDraft'),
  ...clientRef,
  payload: QuoteDraft,
});
/** Asks to compute the rollups anew. They always are, so it does nothing. */
export const HINT = z.object({ op: z.literal('projection.recomputeHint') });
