import { z } from 'zod';
import { OpName, Phase } from '../changesets/vocabulary.ts';
import { ObjectNumber } from '../conversation/object-handle.ts';
import { OffsetDateTime } from '../local-time.ts';

const Count = z.int().min(0);

/** Ops of a set by what they are about; the hint to compute anew is none. */
export const SetCounts = z.strictObject({
  item: Count,
  task: Count,
  dependency: Count,
  line: Count,
  quote: Count,
});
export type SetCounts = z.infer<typeof SetCounts>;

/** A change set as a person is shown it; nothing of it is done before they say yes. */
export const ShownSet = z.strictObject({
  set_id: z.uuid(),
  project: z.strictObject({ number: ObjectNumber, title: z.string() }),
  agent: z.string(),
  phase: Phase,
  counts: SetCounts,
  /** By how many days the finish moves, below 0 when it comes earlier; null: there are no dates. */
  delay_days: z.int().nullable(),
  /** What the project costs as it is, and as the set leaves it, VAT included. */
  total: z.strictObject({ before: z.string(), after: z.string(), currency: z.string() }),
  /** Of a set that nobody reads op by op: how many ops each item has, and the finish before and after. */
  large: z
    .strictObject({
      named: z.array(z.strictObject({ name: z.string(), ops: Count })),
      others: z.strictObject({ items: Count, ops: Count }),
      finish: z.strictObject({
        before: OffsetDateTime.nullable(),
        after: OffsetDateTime.nullable(),
      }),
    })
    .optional(),
});
export type ShownSet = z.infer<typeof ShownSet>;

/** One op as a line that is switched on and off. */
export const ShownOp = z.strictObject({
  position: Count,
  on: z.boolean(),
  op: OpName,
  /** What it is about; of a link the task that holds up. */
  title: z.string(),
  /** Of a link the task that is held up. */
  to: z.string().nullable(),
  hours: z.number().nullable(),
});
export type ShownOp = z.infer<typeof ShownOp>;

/** What somebody has written since the agent looked. */
export const MovedObject = z.strictObject({
  /** `TASK-042` */
  name: z.string(),
  title: z.string(),
  by: z.enum(['self', 'person', 'agent']),
  at: OffsetDateTime,
});
export type MovedObject = z.infer<typeof MovedObject>;

/** Positions of ops as buttons bear them. */
const Positions = z.string().regex(/^[\d,-]*$/);

/** What is asked about a set. */
export const SetQuestion = z.discriminatedUnion('asks', [
  z.strictObject({ asks: z.literal('approval') }),
  /** A page of its ops; `chosen` are those that are on, on whatever page. */
  z.strictObject({
    asks: z.literal('choice'),
    page: Count,
    pages: Count,
    ops: z.array(ShownOp),
    chosen: Positions,
    chosen_count: Count,
  }),
  /** May these be deleted, too? */
  z.strictObject({
    asks: z.literal('deletes'),
    names: z.array(z.string()).min(1),
    with: Positions,
    without: Positions,
  }),
  /** Some cannot be taken any more: may the rest? */
  z.strictObject({
    asks: z.literal('rest'),
    moved: z.array(MovedObject),
    refused_count: Count,
    rest: Positions,
    rest_count: Count,
  }),
]);
export type SetQuestion = z.infer<typeof SetQuestion>;
