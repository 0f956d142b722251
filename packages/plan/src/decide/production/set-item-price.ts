import { writeProductionId } from '@planerka/contracts';
import { editItem } from '../../change/edit-rows.ts';
import { decimalOf } from '../../changesets/money/decimal-of.ts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import type { Item } from '../../objects/item.ts';
import { changed, refuse, UNCHANGED, unclear } from '../decision.ts';
import { type OperationOf, type OperationRule, onKinds } from '../operation-rule.ts';
import { currencyOf, inMoney } from './money-said.ts';
import { namedRow } from './named-row.ts';

type SetItemPrice = OperationOf<'set_item_price'>;

/** "цена позиции Стена 12000": what the item is sold for; the only rollup that is stored. */
export const setItemPrice: OperationRule<SetItemPrice> = {
  needs: (_, target) =>
    target?.kind === 'project' ? [{ need: 'production', project_id: target.row.project_id }] : [],

  decide: onKinds(['project'], ({ target, production }, operation) => {
    const { item: number, item_title: words, price } = operation;
    if (production === null) return UNCHANGED;
    if (price === undefined) return unclear(operation);
    const money = currencyOf(production, operation.currency, target);
    if ('refusal' in money) return money.refusal;
    const found = namedRow(production.items, { number, words }, ({ name }) => name);
    if (!('row' in found)) {
      const said = say('which_item', {
        target: factsOf(target),
        words: number === undefined ? (words ?? '') : writeProductionId('item', number),
        items: found.rows.slice(0, SHOWN).map(nameOf),
      });
      return refuse('NOTHING_FOUND', said, say('which_item_recovery', {}));
    }
    const sold = price === null ? null : decimalOf(price);
    return changed(
      editItem(found.row, { sell_price: sold }),
      say('item_priced', {
        ...nameOf(found.row),
        target: factsOf(target),
        price: sold === null ? null : inMoney(sold, money.currency),
      }),
    );
  }),
};

/** So many that may be meant are named. */
const SHOWN = 5;

function nameOf({ number, name: title }: Item) {
  return { name: writeProductionId('item', number), title };
}
