import { z } from 'zod';
import { DayWindow } from '../commands/envelope.ts';
import { ObjectNumber, TargetKind } from './object-handle.ts';
import { DayHours } from './operation.ts';

/** What is shown of a production project beside its card. */
export const ProjectSheet = z.enum(['plan', 'solutions', 'schedule', 'estimate', 'quote', 'gantt']);
export type ProjectSheet = z.infer<typeof ProjectSheet>;

/**
 * A question about the plan: read-only, answered from the person's own data. `window`: the days
 * asked about, both inclusive.
 */
export const Query = z.discriminatedUnion('type', [
  /**
   * "что у меня завтра вечером?"; `asks`: "я занят завтра в 15?", answered by yes or no, or `first`, the
   * next thing that has an hour ("какая следующая встреча?"); `suggests`: /today, which also says what
   * could be put into the free time of its day; `mention`: only what bears these words ("какие уроки завтра?"),
   * `likewise`: other words of which any will do as well ("звонки": "позвонить"); `left`: what is over by now is not
   * told ("что осталось на неделе?").
   */
  z.strictObject({
    type: z.literal('agenda'),
    window: DayWindow,
    hours: DayHours.optional(),
    asks: z.enum(['busy', 'free', 'first']).optional(),
    suggests: z.literal(true).optional(),
    mention: z.string().min(1).max(500).optional(),
    likewise: z.string().min(1).max(500).optional(),
    left: z.literal(true).optional(),
  }),
  /** "что просрочено?" */
  z.strictObject({ type: z.literal('overdue') }),
  /**
   * "когда созвон с ...?": `mention` is searched for, or is a printed number ("TASK-042"); `asks`: how long it is until then, when it starts or
   * ends, how long it lasts. `likewise`: other words, of which any will do. Several are
   * a kind of things, of which what is over is not told; a single one is another form of the words, for where they
   * find nothing.
   */
  z.strictObject({
    type: z.literal('find'),
    mention: z.string().min(1).max(500),
    asks: z.enum(['until', 'start', 'end', 'length']).optional(),
    likewise: z.string().min(1).max(500).optional(),
  }),
  /** "когда я свободен в пятницу?"; `hours`: "до обеда", the part of each day that is asked about. */
  z.strictObject({
    type: z.literal('free'),
    window: DayWindow,
    hours: DayHours.optional(),
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
   * "проект Съёмка", "покажи смету проекта Съёмка": the card of one project, or a sheet of it. With neither
   * number nor mention it is about the project in view, else the only one there is.
   */
  z.strictObject({
    type: z.literal('project'),
    number: ObjectNumber.optional(),
    mention: z.string().min(1).max(120).optional(),
    sheet: ProjectSheet.optional(),
  }),
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
  /**
   * "что с тегом дом?", "какие дедлайны на неделе?", "что сделать для Лены?", "все задачи": open tasks; what
   * is absent does not narrow them. `window`: due then, or, where no due date is asked for, planned or due;
   * `mention`: words of the title or of the project's; `whole_of`: "что там осталось?", the parts of the whole that this
   * is one of, else the tasks of its project, else all of them.
   */
  z.strictObject({
    type: z.literal('tasks'),
    tag: z.string().min(1).max(64).optional(),
    due: z.literal(true).optional(),
    priority: z.literal('high').optional(),
    window: DayWindow.optional(),
    mention: z.string().min(1).max(500).optional(),
    whole_of: z.strictObject({ kind: TargetKind, number: ObjectNumber }).optional(),
  }),
  /**
   * "что в списке покупок?", "мои списки": what the list is called; absent: all of them, or the only one.
   * `item`: "а лук там есть?", what is asked after on it; `words`: "что осталось купить?", open tasks that bear
   * them are told beside the list, and instead of one that is not there.
   */
  z.strictObject({
    type: z.literal('list'),
    list: z.string().min(1).max(500).optional(),
    item: z.string().min(1).max(500).optional(),
    words: z.string().min(1).max(500).optional(),
  }),
  /** "какие у меня напоминания?": those that are still to come. */
  z.strictObject({ type: z.literal('reminders') }),
  /** "итоги недели", /review: what was done and moved since Monday, what stayed, what comes. */
  z.strictObject({ type: z.literal('week_review') }),
  /** "что я делал?", /history */
  z.strictObject({ type: z.literal('history') }),
]);
export type Query = z.infer<typeof Query>;

/** What can be asked; a model marks the same questions. */
export const QUERY_TYPES = Query.options.map(({ shape }) => shape.type.value);
