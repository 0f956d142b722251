import type { AccountingLine } from '../objects/accounting-line.ts';
import type { Dependency } from '../objects/dependency.ts';
import type { Item } from '../objects/item.ts';
import type { PlanObject } from '../objects/object.ts';
import type { Project } from '../objects/project.ts';
import type { Quote, StoredQuoteLine } from '../objects/quote.ts';
import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';

/** A row before and after, as a step of a change. */
export interface Edited<K, R> {
  readonly before: { readonly kind: K; readonly row: R };
  readonly after: { readonly kind: K; readonly row: R };
}

/**
 * What edits the rows of a kind: gives the row with some columns changed and the next revision, or null
 * when nothing would change.
 */
function editor<K extends PlanObject['kind'], R extends { readonly revision: number }>(kind: K) {
  return (row: R, patch: Partial<R>): Edited<K, R> | null => {
    const next = { ...row, ...patch };
    if (JSON.stringify(next) === JSON.stringify(row)) return null;
    return {
      before: { kind, row },
      after: { kind, row: { ...next, revision: row.revision + 1 } },
    };
  };
}

const editTaskRow = editor<'task', Task>('task');
export const editBlock = editor<'timeblock', Timeblock>('timeblock');
export const editProject = editor<'project', Project>('project');
export const editItem = editor<'item', Item>('item');
export const editDependency = editor<'dependency', Dependency>('dependency');
export const editLine = editor<'accounting_line', AccountingLine>('accounting_line');
export const editQuote = editor<'quote', Quote>('quote');
export const editQuoteLine = editor<'quote_line', StoredQuoteLine>('quote_line');

/**
 * A task's row with some columns changed. Until when it was planned goes with the plan that it ended:
 * who plans it anew, or says another length, and names no end, has not said when it ends.
 */
export function editTask(row: Task, patch: Partial<Task>): Edited<'task', Task> | null {
  return editTaskRow(row, replans(row, patch) ? { planned_end_at: null, ...patch } : patch);
}

const PLANNED = ['planned_on', 'planned_at', 'duration_minutes'] as const;

function replans(row: Task, patch: Partial<Task>): boolean {
  if (row.planned_end_at === null) return false;
  return PLANNED.some((field) => patch[field] !== undefined && patch[field] !== row[field]);
}
