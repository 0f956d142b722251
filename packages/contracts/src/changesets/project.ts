import { z } from 'zod';
import { QuoteLanguage } from '../conversation/production-operations.ts';
import { LocalDate, LocalTime, OffsetDateTime, TimeZone } from '../local-time.ts';
import { DependencyType, LineType } from './vocabulary.ts';

/*
 * A production project as a change set is held against it. Rows bear the contract's field names; keys
 * that no rule reads are kept as they are.
 */

const Id = z.string().min(1).max(200);
const optional = <Value extends z.ZodType>(value: Value) => value.nullish();

/** The seq of the row's last change in the journal; 0 where nobody says. */
const revision = z.int().min(0).default(0);

/** An exact number: a JSON number, or the text of a `numeric` column. */
const RowDecimal = z.union([z.number(), z.string().regex(/^-?\d{1,20}(?:\.\d{1,10})?$/)]);

const flag = optional(z.boolean());

export const ItemRow = z.looseObject({
  itemId: Id,
  parentItemId: optional(Id),
  category: optional(z.string()),
  flags: optional(
    z.looseObject({ requiresPurchase: flag, requiresInstallation: flag, requiresMoving: flag }),
  ),
  clientRef: optional(z.string()),
  revision,
});
export type ItemRow = z.infer<typeof ItemRow>;

export const TaskRow = z.looseObject({
  taskId: Id,
  itemId: optional(Id),
  parentTaskId: optional(Id),
  status: optional(z.string()),
  durationHours: optional(z.number().min(0).max(1_000_000)),
  plannedStart: optional(OffsetDateTime),
  plannedEnd: optional(OffsetDateTime),
  /** What agents say that a task waits for: FS without a lag. */
  dependsOn: optional(z.array(Id)),
  clientRef: optional(z.string()),
  revision,
});
export type TaskRow = z.infer<typeof TaskRow>;

export const DependencyRow = z.looseObject({
  from: Id,
  to: Id,
  type: DependencyType.default('FS'),
  lagHours: z.number().min(-2000).max(2000).default(0),
  revision,
});
export type DependencyRow = z.infer<typeof DependencyRow>;

export const LineRow = z.looseObject({
  lineId: Id,
  itemId: optional(Id),
  taskId: optional(Id),
  lineType: optional(LineType),
  quantity: optional(RowDecimal),
  unitCost: optional(RowDecimal),
  /** Who entered the cost. */
  unitCostBy: optional(z.enum(['person', 'agent'])),
  costOverride: optional(RowDecimal),
  taxable: flag,
  vatRate: optional(RowDecimal),
  clientRef: optional(z.string()),
  revision,
});
export type LineRow = z.infer<typeof LineRow>;

export const QuoteRow = z.looseObject({
  quoteId: Id,
  clientRef: optional(z.string()),
  revision,
});
export type QuoteRow = z.infer<typeof QuoteRow>;

const WorkingSpan = z.object({
  from: LocalTime,
  to: z.union([LocalTime, z.literal('24:00')]),
});

/** When a project is worked on, in the workspace's zone. */
export const ProjectCalendar = z.object({
  /** 1 = Monday to 7 = Sunday. */
  workdays: z.array(z.int().min(1).max(7)).max(7),
  hours: z.array(WorkingSpan).min(1).max(24),
  holidays: z.array(LocalDate).max(2000).default([]),
  extraWorkdays: z.array(LocalDate).max(2000).default([]),
});

const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).default([]);

export type ProjectCalendar = z.infer<typeof ProjectCalendar>;

/** A project, its rows, and what of change sets it has taken already. */
export const ProductionProject = z.object({
  projectId: Id,
  timezone: TimeZone,
  currency: z.string().min(1).max(200),
  /** The client's wishes in words. */
  overview: optional(z.string()),
  calendar: optional(ProjectCalendar),
  startAt: optional(OffsetDateTime),
  /** In which the client reads quotes. */
  quoteLanguage: optional(QuoteLanguage),
  /** The seq of the journal up to which these rows were read. */
  revision: z.int().min(0),
  items: rowsOf(ItemRow),
  tasks: rowsOf(TaskRow),
  dependencies: rowsOf(DependencyRow),
  lines: rowsOf(LineRow),
  quotes: rowsOf(QuoteRow),
  applied: rowsOf(z.object({ runId: z.string(), clientRef: z.string(), id: Id })),
  appliedSets: rowsOf(z.object({ runId: z.string(), changeSetId: z.string() })),
});
export type ProductionProject = z.infer<typeof ProductionProject>;
