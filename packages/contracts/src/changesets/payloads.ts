import { z } from 'zod';
import { DayOrInstant } from '../local-time.ts';
import {
  DurationHours,
  LagHours,
  LongText,
  NameText,
  PlannedInstant,
  Price,
  Quantity,
  Reference,
  ShortText,
  Texts,
  VatRate,
} from './values.ts';
import { DependencyType, LineType } from './vocabulary.ts';

/*
 * What an op carries. Keys that the contract does not name are stripped. In a new object null is the
 * same as absent; in a patch it empties the field.
 */

const flag = z.boolean().nullish();

const item = {
  parentItemId: Reference.nullish(),
  sortKey: ShortText.nullish(),
  kind: ShortText.nullish(),
  category: ShortText.nullish(),
  description: LongText.nullish(),
  flags: z
    .object({ requiresPurchase: flag, requiresInstallation: flag, requiresMoving: flag })
    .nullish(),
  scope: z
    .object({
      quantity: Quantity.nullish(),
      unit: ShortText.nullish(),
      dimensions: ShortText.nullish(),
      location: ShortText.nullish(),
      dueDate: DayOrInstant.nullish(),
      constraints: Texts.nullish(),
      assumptions: Texts.nullish(),
    })
    .nullish(),
  quoteDefaults: z.object({ includeByDefault: flag, displayName: ShortText.nullish() }).nullish(),
  /** Rollups are computed; of them only the sell price may be proposed (CS-A3). */
  rollups: z.object({ cost: z.object({ sellPrice: Price.nullish() }).nullish() }).nullish(),
};
export const NewItem = z.object({ ...item, name: NameText }).meta({ id: 'NewItem' });
export type NewItem = z.infer<typeof NewItem>;
export const ItemPatch = z.object({ ...item, name: NameText.optional() }).meta({ id: 'ItemPatch' });
export type ItemPatch = z.infer<typeof ItemPatch>;

const task = {
  itemRef: Reference.nullish(),
  parentTaskId: Reference.nullish(),
  sortKey: ShortText.nullish(),
  description: LongText.nullish(),
  durationHours: DurationHours.nullish(),
  tags: z.array(ShortText).max(50).nullish(),
  plannedStart: PlannedInstant.nullish(),
  plannedEnd: PlannedInstant.nullish(),
};
const TaskStatus = z.enum(['todo', 'in_progress', 'done', 'cancelled']);
export const NewTask = z
  .object({ ...task, title: NameText, status: TaskStatus.nullish() })
  .meta({ id: 'NewTask' });
export type NewTask = z.infer<typeof NewTask>;
export const TaskPatch = z
  .object({
    ...task,
    title: NameText.optional(),
    status: TaskStatus.optional(),
  })
  .meta({ id: 'TaskPatch' });
export type TaskPatch = z.infer<typeof TaskPatch>;

const pair = { fromTaskIdOrRef: Reference, toTaskIdOrRef: Reference };
/** Two tasks, the first of which holds up the second. */
export const DependencyPair = z.object(pair).meta({ id: 'DependencyPair' });
export type DependencyPair = z.infer<typeof DependencyPair>;
/** FS and no lag where nothing else is said. */
export const DependencyUpsert = z
  .object({
    ...pair,
    type: DependencyType.nullish(),
    lagHours: LagHours.nullish(),
  })
  .meta({ id: 'DependencyUpsert' });
export type DependencyUpsert = z.infer<typeof DependencyUpsert>;

const line = {
  itemRef: Reference.nullish(),
  taskRef: Reference.nullish(),
  quantity: Quantity.nullish(),
  unit: ShortText.nullish(),
  unitCost: Price.nullish(),
  /** What an agent proposes beside a cost that a person has entered (CS-A2). */
  costOverride: Price.nullish(),
  currency: ShortText.nullish(),
  taxable: flag,
  vatRate: VatRate.nullish(),
  vendorNameFreeText: ShortText.nullish(),
  leadTimeDays: z.int().min(0).max(3650).nullish(),
  purchaseStatus: ShortText.max(40).nullish(),
  notes: LongText.nullish(),
  assumption: LongText.nullish(),
  measurementSource: LongText.nullish(),
  confidence: z.number().min(0).max(1).nullish(),
};
export const NewAccountingLine = z
  .object({ ...line, lineType: LineType, title: NameText })
  .meta({ id: 'NewAccountingLine' });
export type NewAccountingLine = z.infer<typeof NewAccountingLine>;
export const AccountingLinePatch = z
  .object({
    ...line,
    lineType: LineType.optional(),
    title: NameText.optional(),
  })
  .meta({ id: 'AccountingLinePatch' });
export type AccountingLinePatch = z.infer<typeof AccountingLinePatch>;

/** A line of a quote has its price by the unit. */
const QuoteLine = z.object({
  sortKey: ShortText.nullish(),
  itemId: Reference.nullish(),
  displayName: NameText,
  description: LongText.nullish(),
  quantity: Quantity,
  unit: ShortText.nullish(),
  price: Price,
  taxable: flag,
  vatRate: VatRate.nullish(),
  /** Outside the totals until the client accepts it. */
  optional: flag,
});
export type QuoteLine = z.infer<typeof QuoteLine>;

const Total = z.number().min(-1e15).max(1e15).nullish();
export const QuoteDraft = z
  .object({
    quote: z
      .object({
        currency: ShortText.nullish(),
        versionHint: z.int().min(1).nullish(),
        narrative: z
          .object({
            intro: LongText.nullish(),
            scopeNotes: Texts.nullish(),
            terms: Texts.nullish(),
            exclusions: Texts.nullish(),
            scheduleAssumptions: Texts.nullish(),
            paymentTerms: Texts.nullish(),
          })
          .nullish(),
      })
      .nullish(),
    lines: z.array(QuoteLine).min(1).max(2000),
    /** What is given has to be exactly what the lines come to. */
    totals: z.object({ subtotal: Total, vat: Total, total: Total }).nullish(),
  })
  .meta({ id: 'QuoteDraft' });
export type QuoteDraft = z.infer<typeof QuoteDraft>;
