import type { LineRow } from '@planerka/contracts';
import { editLine } from '../../change/edit-rows.ts';
import type { Step } from '../../change/step.ts';
import { made } from '../../change/given.ts';
import { AccountingLine } from '../../objects/accounting-line.ts';
import { changedRows } from './changed-rows.ts';
import type { Laying } from './laying.ts';
import { lineColumns } from './line-columns.ts';
import { changedColumns } from './row-fields.ts';

export function lineSteps(laying: Laying): Step[] {
  const { rows, project, plan, uuidOf, idOfNew, call, given } = laying;
  const changed = changedRows({
    stored: rows.lines,
    before: project.lines,
    after: plan.lines,
    nameOf: ({ lineId }) => lineId,
  });
  /** A cost that was entered just now is whose the set is. */
  const columnsOf = (row: LineRow, isEntered: boolean) => {
    const columns = lineColumns(row, uuidOf);
    return isEntered && columns.unit_cost !== null
      ? { ...columns, unit_cost_by: given.costsBy }
      : columns;
  };
  const created = changed.made.map(({ name, row }): Step => {
    const { number, actor, at } = made('accounting_line', given);
    call(name, 'accounting_line', number);
    const line = AccountingLine.parse({
      line_id: idOfNew(name),
      number,
      project_id: rows.project.project_id,
      ...columnsOf(row, true),
      created_by: actor,
      created_at: at,
      deleted_at: null,
      revision: 1,
    });
    return { before: null, after: { kind: 'accounting_line', row: line } };
  });
  const edited = changed.replaced.flatMap(({ before, after, stored }) => {
    const was = columnsOf(before, false);
    const is = columnsOf(after, before.unitCost !== after.unitCost);
    return editLine(stored, changedColumns(was, is)) ?? [];
  });
  const deleted = changed.gone.flatMap((row) => editLine(row, { deleted_at: given.now }) ?? []);
  return [...created, ...edited, ...deleted];
}
