import { QuoteLanguage } from '@planerka/contracts';
import { z } from 'zod';
import { StoredDecimal } from './exact.ts';
import { StoredDay, StoredInstant } from './fields.ts';

/** What a quote is printed with besides its lines and words. */
export const QuoteFrame = z.strictObject({
  title: z.string(),
  seller: z.record(z.string(), z.unknown()).nullable(),
  client: z.record(z.string(), z.unknown()).nullable(),
  language: QuoteLanguage,
  valid_until: StoredDay.nullable(),
});
export type QuoteFrame = z.infer<typeof QuoteFrame>;

/** One version of what a client is quoted; never edited, a newer one supersedes it. */
export const Quote = z.strictObject({
  quote_id: z.uuid(),
  number: z.int().min(1),
  project_id: z.uuid(),
  /** Counts the quotes of the project, whatever an agent hints at. */
  version: z.int().min(1),
  state: z.enum(['draft', 'sent', 'accepted', 'accepted_in_part', 'declined', 'superseded']),
  language: z.string().nullable(),
  currency: z.string(),
  /** Keys as the contract names them: intro, scopeNotes, terms, exclusions ... */
  narrative: z.record(z.string(), z.unknown()).nullable(),
  subtotal: StoredDecimal,
  vat: StoredDecimal,
  total: StoredDecimal,
  /** The journal's seq that it was made from. */
  based_on_seq: z.int().min(0),
  valid_until: StoredDay.nullable(),
  /** As it went to the client, whatever its project says since; null: nobody has sent it. */
  printed: QuoteFrame.nullable(),
  decline_reason: z.string().nullable(),
  client_ref: z.string().nullable(),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type Quote = z.infer<typeof Quote>;

/** A line of a quote, with its price by the unit and what it comes to. */
export const StoredQuoteLine = z.strictObject({
  quote_line_id: z.uuid(),
  quote_id: z.uuid(),
  sort_key: z.string(),
  item_id: z.uuid().nullable(),
  display_name: z.string().min(1),
  description: z.string().nullable(),
  quantity: StoredDecimal,
  unit: z.string().nullable(),
  price: StoredDecimal,
  taxable: z.boolean(),
  vat_rate: StoredDecimal.nullable(),
  /** Outside the totals until the client accepts it. */
  optional: z.boolean(),
  accepted: z.boolean().nullable(),
  amount: StoredDecimal,
  vat: StoredDecimal,
  revision: z.int().min(1),
});
export type StoredQuoteLine = z.infer<typeof StoredQuoteLine>;
