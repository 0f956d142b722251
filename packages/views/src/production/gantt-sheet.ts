import { ganttOf, say, scheduleAndTotals } from '@planerka/plan';
import { missingFor } from './schedule-sheet.ts';
import type { InView, Sheet } from './sheet.ts';

/** The schedule as pictures; what is missing for them where there are no dates. */
export function ganttSheet({ rows, project, name, moment }: InView): Sheet {
  const gantt = ganttOf(project, moment.now);
  const head = say('sheet_gantt', { project: name, tasks: gantt?.tasks.length ?? 0 });
  if (gantt === null) {
    const missing = missingFor(project, scheduleAndTotals(project).schedule !== null);
    const why =
      missing === null ? say('sheet_schedule_empty', {}) : say('sheet_no_dates', { missing });
    return { head: [head, why], lines: [] };
  }
  const { project_id } = rows.project;
  const drawn = { project_id, project: name, rows: gantt.tasks.length, finish_at: gantt.finishAt };
  return { head: [head], lines: [], files: [{ kind: 'gantt', gantt: drawn }] };
}
