import { z } from 'zod';
import { StoredDecimal } from './exact.ts';
import { StoredInstant } from './fields.ts';

/** Keys as the contract of change sets names them. */
const ContractFields = z.record(z.string(), z.unknown());

/** What a production project consists of: a tree (docs/contracts/changesets.md). */
export const Item = z.strictObject({
  item_id: z.uuid(),
  number: z.int().min(1),
  project_id: z.uuid(),
  parent_item_id: z.uuid().nullable(),
  sort_key: z.string(),
  kind: z.string().nullable(),
  category: z.string().nullable(),
  name: z.string().min(1),
  description: z.string().nullable(),
  flags: ContractFields.nullable(),
  scope: ContractFields.nullable(),
  quote_defaults: ContractFields.nullable(),
  /** The only rollup that is stored; cost, price and margin are computed. */
  sell_price: StoredDecimal.nullable(),
  client_ref: z.string().nullable(),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type Item = z.infer<typeof Item>;
