import { editItem } from '../../change/edit-rows.ts';
import { made } from '../../change/given.ts';
import type { Step } from '../../change/step.ts';
import { Item } from '../../objects/item.ts';
import { changedRows } from './changed-rows.ts';
import { itemColumns } from './item-columns.ts';
import type { Laying } from './laying.ts';
import { changedColumns } from './row-fields.ts';

export function itemSteps(laying: Laying): Step[] {
  const { rows, project, plan, uuidOf, idOfNew, call, given } = laying;
  const changed = changedRows({
    stored: rows.items,
    before: project.items,
    after: plan.items,
    nameOf: ({ itemId }) => itemId,
  });
  const created = changed.made.map(({ name, row }): Step => {
    const { number, actor, at } = made('item', given);
    call(name, 'item', number);
    const item = Item.parse({
      item_id: idOfNew(name),
      number,
      project_id: rows.project.project_id,
      ...itemColumns(row, uuidOf, number),
      created_by: actor,
      created_at: at,
      deleted_at: null,
      revision: 1,
    });
    return { before: null, after: { kind: 'item', row: item } };
  });
  const edited = changed.replaced.flatMap(({ before, after, stored }) => {
    const [was, is] = [before, after].map((row) => itemColumns(row, uuidOf, stored.number));
    return editItem(stored, was && is ? changedColumns(was, is) : {}) ?? [];
  });
  const deleted = changed.gone.flatMap((row) => editItem(row, { deleted_at: given.now }) ?? []);
  return [...created, ...edited, ...deleted];
}
