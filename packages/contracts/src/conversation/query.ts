import { z } from 'zod';
import { DayWindow } from '../commands/envelope.ts';
import { DayHours } from './operation.ts';

/**
 * A question about the plan: read-only, answered from the person's own data. `window`: the days
 * asked about, both inclusive.
 */
export const Query = z.discriminatedUnion('type', [
  /** "что у меня завтра вечером?"; `asks`: "я занят завтра в 15?", answered by yes or no. */
  z.strictObject({
    type: z.literal('agenda'),
    window: DayWindow,
    hours: DayHours.optional(),
    asks: z.enum(['busy', 'free']).optional(),
  }),
  /** "что просрочено?" */
  z.strictObject({ type: z.literal('overdue') }),
  /** "когда созвон с ...?": `mention` is searched for. */
  z.strictObject({ type: z.literal('find'), mention: z.string().min(1).max(500) }),
  /** "когда я свободен в пятницу?" */
  z.strictObject({
    type: z.literal('free'),
    window: DayWindow,
    duration_minutes: z.int().min(1).max(1440).optional(),
  }),
  /** "сколько у меня на неделе?" */
  z.strictObject({ type: z.literal('load'), window: DayWindow }),
  /** "что дальше?" */
  z.strictObject({ type: z.literal('next') }),
  /** "что срочно?" */
  z.strictObject({ type: z.literal('urgent') }),
  /** "разбери входящие" */
  z.strictObject({ type: z.literal('inbox') }),
  /** "что в проекте ремонт?", "мои проекты" */
  z.strictObject({ type: z.literal('projects'), mention: z.string().min(1).max(120).optional() }),
  /**
   * "что я сделал вчера?", "когда последний раз поливал цветы?": what was marked done, the newest first;
   * `latest`: only the last time is asked for.
   */
  z.strictObject({
    type: z.literal('done'),
    window: DayWindow.optional(),
    mention: z.string().min(1).max(500).optional(),
    latest: z.literal(true).optional(),
  }),
  /** "что с тегом дом?", "какие дедлайны?", "все задачи": open tasks; what is absent does not narrow them. */
  z.strictObject({
    type: z.literal('tasks'),
    tag: z.string().min(1).max(64).optional(),
    due: z.literal(true).optional(),
  }),
  /** "что я делал?", /history */
  z.strictObject({ type: z.literal('history') }),
]);
export type Query = z.infer<typeof Query>;

/** What can be asked; a model marks the same questions. */
export const QUERY_TYPES = Query.options.map(({ shape }) => shape.type.value);
