import { type ProductionProject, writeProductionId } from '@planerka/contracts';
import { itemRow } from './item-columns.ts';
import { lineRow } from './line-columns.ts';
import { DEFAULT_CURRENCY, type ProductionRows } from './production-rows.ts';
import { type RowNames, rowNames } from './row-names.ts';
import { taskRow } from './task-columns.ts';

const MINUTES_OF_HOUR = 60;

/** The stored project as change sets are held against it: by the contract's names, each row with its seq. */
export function asProductionProject(
  rows: ProductionRows,
  names: RowNames = rowNames(rows),
): ProductionProject {
  const { project, seqs } = rows;
  const seqOf = (uuid: string): number => seqs.get(uuid) ?? 0;
  return {
    projectId: writeProductionId('project', project.number),
    timezone: rows.timezone,
    currency: project.currency ?? DEFAULT_CURRENCY,
    overview: project.overview,
    calendar: project.calendar,
    startAt: project.start_at,
    quoteLanguage: project.quote_language,
    revision: rows.seq,
    items: rows.items.map((row) => itemRow(row, { names, revision: seqOf(row.item_id) })),
    tasks: rows.tasks.map((row) => taskRow(row, { names, revision: seqOf(row.task_id) })),
    dependencies: rows.dependencies.map((row) => ({
      from: names.of(row.from_task_id) ?? '',
      to: names.of(row.to_task_id) ?? '',
      type: row.type,
      lagHours: row.lag_minutes / MINUTES_OF_HOUR,
      revision: seqOf(row.dependency_id),
    })),
    lines: rows.lines.map((row) => lineRow(row, { names, revision: seqOf(row.line_id) })),
    quotes: rows.quotes.map((row) => ({
      quoteId: writeProductionId('quote', row.number),
      clientRef: row.client_ref,
      revision: seqOf(row.quote_id),
    })),
    applied: [...rows.applied],
    appliedSets: [...rows.appliedSets],
  };
}
