import { editLine } from '../../change/edit-rows.ts';
import { made } from '../../change/given.ts';
import type { Step } from '../../change/step.ts';
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
  const created = changed.made.map(({ name, row }): Step => {
    const { number, actor, at } = made('accounting_line', given);
    call(name, 'accounting_line', number);
    const line = AccountingLine.parse({
      line_id: idOfNew(name),
      number,
      project_id: rows.project.project_id,
      ...lineColumns(row, uuidOf),
      created_by: actor,
      created_at: at,
      deleted_at: null,
      revision: 1,
    });
    return { before: null, after: { kind: 'accounting_line', row: line } };
  });
  const edited = changed.replaced.flatMap(({ before, after, stored }) => {
    const [was, is] = [lineColumns(before, uuidOf), lineColumns(after, uuidOf)];
    return editLine(stored, changedColumns(was, is)) ?? [];
  });
  const deleted = changed.gone.flatMap((row) => editLine(row, { deleted_at: given.now }) ?? []);
  return [...created, ...edited, ...deleted];
}
