import { type DatesMissing, say, scheduleAndTotals } from '@planerka/plan';
import type { InView, Sheet } from './sheet.ts';

/** The open tasks as the links, the calendar and the start lay them: when, how long, what is critical. */
export function scheduleSheet({ project, rows, name }: InView): Sheet {
  const { schedule } = scheduleAndTotals(project);
  const missing = missingFor(project, schedule !== null);
  const titles = new Map(project.tasks.map((task) => [task.taskId, task['title']]));
  const critical = new Set(schedule?.criticalTasks);
  const times = [...(schedule?.tasks ?? [])].sort(
    ([, a], [, b]) => a.startMinutes - b.startMinutes || a.endMinutes - b.endMinutes,
  );
  const lines = times.map(([id, { startAt, endAt, startMinutes, endMinutes, slackMinutes }]) => {
    const title = titles.get(id);
    return say('sheet_task', {
      title: typeof title === 'string' ? title : id,
      start_at: startAt,
      end_at: endAt,
      minutes: endMinutes - startMinutes,
      slack_minutes: critical.has(id) ? 0 : slackMinutes,
    });
  });
  const open = rows.tasks.filter(({ status }) => status === 'todo' || status === 'in_progress');
  return {
    head: [
      say('sheet_schedule', {
        project: name,
        finish_at: schedule?.finishAt ?? null,
        minutes: schedule?.finishMinutes ?? 0,
        open: open.length,
        critical: critical.size,
      }),
      ...(open.length === 0 ? [say('sheet_schedule_empty', {})] : []),
      ...(missing === null || open.length === 0 ? [] : [say('sheet_no_dates', { missing })]),
    ],
    lines,
    edits: say('sheet_edits_schedule', { project: name }),
  };
}

/** Why dates cannot be computed; null where there are some. */
export function missingFor(
  { calendar = null, startAt = null }: InView['project'],
  isScheduled: boolean,
): DatesMissing | null {
  if (!isScheduled) return 'circle';
  if (calendar === null) return startAt === null ? 'both' : 'calendar';
  return startAt === null ? 'start' : null;
}
