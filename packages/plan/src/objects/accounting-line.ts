import { LineType } from '@planerka/contracts';
import { z } from 'zod';
import { StoredDecimal } from './exact.ts';
import { StoredInstant } from './fields.ts';

/** What an item or a task of a production project needs, and what it costs. */
export const AccountingLine = z.strictObject({
  line_id: z.uuid(),
  number: z.int().min(1),
  project_id: z.uuid(),
  item_id: z.uuid().nullable(),
  task_id: z.uuid().nullable(),
  line_type: LineType,
  title: z.string().min(1),
  quantity: StoredDecimal.nullable(),
  unit: z.string().nullable(),
  unit_cost: StoredDecimal.nullable(),
  /** Who entered the cost: a person's is locked against agents (CS-A2). */
  unit_cost_by: z.enum(['person', 'agent']).nullable(),
  cost_override: StoredDecimal.nullable(),
  currency: z.string().nullable(),
  taxable: z.boolean().nullable(),
  vat_rate: StoredDecimal.nullable(),
  vendor_name: z.string().nullable(),
  lead_time_days: z.int().min(0).nullable(),
  purchase_status: z.string().nullable(),
  notes: z.string().nullable(),
  assumption: z.string().nullable(),
  measurement_source: z.string().nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  client_ref: z.string().nullable(),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type AccountingLine = z.infer<typeof AccountingLine>;
