import type { TaskToolInput } from '@planerka/contracts';
import { asItStands } from '@planerka/plan';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { taskId } from '../names.ts';
import { budgeted } from '../views/budgeted.ts';
import { productionOf } from './production-of.ts';

const MINUTES_OF_HOUR = 60;

/** `project_schedule`: critical path, dates and slack, and what a delay of one task moves. */
export async function projectSchedule(
  call: ToolCall,
  input: TaskToolInput<'project_schedule'>,
): Promise<ToolReply> {
  const { project } = await productionOf(call, input.plan);
  const { schedule } = asItStands(project);
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
    criticalTasks: schedule.criticalTasks.slice(0, 200),
  };
  const tasks = Array.from(schedule.tasks, ([id, times]) => ({
    id,
    title: titles.get(id) ?? null,
    startAt: times.startAt,
    endAt: times.endAt,
    slackHours: hours(times.slackMinutes),
  }));
  const delayed = await delayOf();
  return budgeted(
    call,
    input.max_chars,
    { ...head, ...delayed, tasks },
    { lists: [{ path: 'tasks' }], optional: ['criticalTasks'], signals: [{ ...head, tasks: [] }] },
  );

  async function delayOf() {
    if (input.task === undefined || schedule === null) return {};
    const id = taskId(await call.task({ task: input.task }));
    const minutes = Math.round((input.delay_hours ?? 1) * MINUTES_OF_HOUR);
    const { finishMinutes, moved } = schedule.delay(id, minutes);
    return {
      delay: {
        task: id,
        hours: hours(minutes),
        finishLaterHours: hours(finishMinutes - schedule.finishMinutes),
        moved: Array.from(moved, ([task, by]) => ({ task, hours: hours(by) })).slice(0, 200),
      },
    };
  }
}
