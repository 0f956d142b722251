import type { TaskToolInput } from '@planerka/contracts';
import { scheduleAndTotals } from '@planerka/plan';
import { cutLists } from '../cursor.ts';
import { taskId } from '../names.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from '../views/budgeted.ts';
import { pageOf } from '../views/page-of.ts';
import { productionOf } from './production-of.ts';

const MINUTES_OF_HOUR = 60;
/** Of each list. */
const LIMIT = 200;

/** `project_schedule`: critical path, dates and slack, and what a delay of one task moves. */
export async function projectSchedule(
  call: ToolCall,
  input: TaskToolInput<'project_schedule'>,
): Promise<ToolReply> {
  const { project } = await productionOf(call, input.plan);
  const { schedule } = scheduleAndTotals(project);
  ensure(
    schedule !== null,
    'DEPENDENCY_CYCLE',
    'The links of this plan go in a circle, so there is no schedule.',
    'Propose dependency.delete for one of them with changesets_submit.',
  );
  const hours = (minutes: number): number => minutes / MINUTES_OF_HOUR;
  const titles = new Map(project.tasks.map((row) => [row.taskId, row['title']]));
  const head = {
    finishAt: schedule.finishAt,
    finishHours: hours(schedule.finishMinutes),
  };
  const tasks = Array.from(schedule.tasks, ([id, times]) => ({
    id,
    title: titles.get(id) ?? null,
    startAt: times.startAt,
    endAt: times.endAt,
    slackHours: hours(times.slackMinutes),
  }));
  const critical = pageOf(schedule.criticalTasks, {
    list: 'critical',
    field: 'critical_cursor',
    cursor: input.critical_cursor,
    limit: LIMIT,
  });
  const page = pageOf(tasks, {
    list: 'tasks',
    field: 'cursor',
    cursor: input.cursor,
    limit: LIMIT,
  });
  const { delayed, moved } = await delayOf();
  return budgeted(
    call,
    input.max_chars,
    {
      ...head,
      criticalTasks: critical.shown,
      ...delayed,
      tasks: page.shown,
      ...cutLists({
        criticalTasks: { shown: critical.shown.length, of: critical.more },
        tasks: { shown: page.shown.length, of: page.more },
        ...(moved === null ? {} : { delay_moved: { shown: moved.shown.length, of: moved.more } }),
      }),
    },
    {
      lists: [
        { path: 'tasks', more: page.more },
        { path: 'criticalTasks', more: critical.more },
        ...(moved === null ? [] : [{ path: 'delay.moved', more: moved.more }]),
      ],
      optional: ['criticalTasks'],
      signals: [{ ...head, tasks: [], cut: { tasks: page.more(0) } }],
    },
  );

  async function delayOf() {
    if (input.task === undefined || schedule === null) return { delayed: {}, moved: null };
    const id = taskId(await call.task({ task: input.task }));
    const minutes = Math.round((input.delay_hours ?? 1) * MINUTES_OF_HOUR);
    const { finishMinutes, moved: all } = schedule.delay(id, minutes);
    const later = Array.from(all, ([task, by]) => ({ task, hours: hours(by) }));
    const moved = pageOf(later, {
      list: 'moved',
      field: 'moved_cursor',
      cursor: input.moved_cursor,
      limit: LIMIT,
    });
    const delayed = {
      delay: {
        task: id,
        hours: hours(minutes),
        finishLaterHours: hours(finishMinutes - schedule.finishMinutes),
        moved: moved.shown,
      },
    };
    return { delayed, moved };
  }
}
