import { z } from 'zod';

/** A file of a production project that is made of what the plan holds when it is sent. */
export const ShownDocument = z.discriminatedUnion('of', [
  /** A version of the quote, as PDF; versions are never edited. */
  z.strictObject({ of: z.literal('quote'), quote_id: z.uuid() }),
  /** What the project costs, as XLSX. */
  z.strictObject({ of: z.literal('estimate'), project_id: z.uuid() }),
  /** The ops of a change set, as XLSX. */
  z.strictObject({ of: z.literal('operations'), set_id: z.uuid() }),
]);
export type ShownDocument = z.infer<typeof ShownDocument>;
