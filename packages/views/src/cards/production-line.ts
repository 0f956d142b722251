import type { Message } from '@planerka/contracts';
import {
  asProductionProject,
  nameFacts,
  type ProductionRows,
  type Project,
  say,
  scheduleAndTotals,
} from '@planerka/plan';
import type { PlanView } from '@planerka/runtime';

/** How far a production project is, what it costs and when it is finished; null for any other. */
export async function productionLine(view: PlanView, project: Project): Promise<Message | null> {
  const rows = await view.production(project.project_id);
  if (rows === null || !isProduction(rows)) return null;
  const { currency, ...production } = asProductionProject(rows);
  const { schedule, totals } = scheduleAndTotals({ ...production, currency });
  const tasks = rows.tasks.filter(({ status }) => status !== 'cancelled');
  return say('card_production', {
    project: nameFacts({ kind: 'project', row: project }),
    done: tasks.filter(({ status }) => status === 'done').length,
    all: tasks.length,
    estimate: rows.lines.length === 0 || totals === null ? null : { total: totals.total, currency },
    finish_at: schedule?.finishAt ?? null,
  });
}

/** Has anybody planned, priced or framed it as one? */
function isProduction({ items, lines, quotes, project }: ProductionRows): boolean {
  const { overview, calendar, start_at: start, client } = project;
  const framed = [overview, calendar, start, client].some((each) => each !== null);
  return framed || items.length + lines.length + quotes.length > 0;
}
