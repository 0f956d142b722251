import { writeProductionId } from '@planerka/contracts';
import { editLine } from '../../change/edit-rows.ts';
import { decimalOf } from '../../changesets/money/decimal-of.ts';
import { lineAmounts } from '../../changesets/money/line-amounts.ts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import type { AccountingLine } from '../../objects/accounting-line.ts';
import { change, refuse, UNCHANGED, unclear } from '../decision.ts';
import { type OperationOf, type OperationRule, onKinds } from '../operation-rule.ts';
import { currencyOf, inMoney } from './money-said.ts';
import { namedRow } from './named-row.ts';

type SetLine = OperationOf<'set_line'>;

/** "LINE-003 цена 1450,50", "строка Фанера: количество 6": a cost of a person's is theirs from now on. */
export const setLine: OperationRule<SetLine> = {
  needs: (_, target) =>
    target?.kind === 'project' ? [{ need: 'production', project_id: target.row.project_id }] : [],

  decide: onKinds(['project'], ({ target, production }, operation) => {
    const { line: number, line_title: words, cost, quantity } = operation;
    if (production === null) return UNCHANGED;
    if (cost === undefined && quantity === undefined) return unclear(operation);
    const money = currencyOf(production, operation.currency, target);
    if ('refusal' in money) return money.refusal;
    const { currency } = money;
    const found = namedRow(production.lines, { number, words }, ({ title }) => title);
    if (!('row' in found)) {
      const said = say('which_line', {
        target: factsOf(target),
        words: number === undefined ? (words ?? '') : writeProductionId('accounting_line', number),
        lines: found.rows.slice(0, SHOWN).map(nameOf),
      });
      return refuse('NOTHING_FOUND', said, say('which_line_recovery', {}));
    }
    const { row } = found;
    const step = editLine(row, {
      ...(quantity === undefined ? {} : { quantity: decimalOf(quantity) }),
      // What an agent has proposed instead of a cost goes with a new one.
      ...(cost === undefined
        ? {}
        : { unit_cost: decimalOf(cost), unit_cost_by: 'person', cost_override: null }),
    });
    if (step === null) return UNCHANGED;
    const after = step.after.row;
    const price = after.cost_override ?? after.unit_cost;
    const comes = lineAmounts(
      {
        quantity: after.quantity,
        unitPrice: price,
        isTaxable: after.taxable === true,
        vatRate: after.vat_rate,
      },
      currency,
    );
    const told = say('line_set', {
      ...nameOf(after),
      target: factsOf(target),
      quantity: after.quantity,
      unit: after.unit,
      price: price === null ? null : inMoney(price, currency),
      amount: comes === null ? null : inMoney(comes.amount, currency),
      locked: after.unit_cost_by === 'person',
    });
    return change([step], [told]);
  }),
};

/** So many that may be meant are named. */
const SHOWN = 5;

function nameOf({ number, title }: AccountingLine) {
  return { name: writeProductionId('accounting_line', number), title };
}
