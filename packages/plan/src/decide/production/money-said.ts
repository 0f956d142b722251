import { type Currency, isCurrency } from '../../changesets/money/currencies.ts';
import { inMinorUnits } from '../../changesets/money/line-amounts.ts';
import type { ProductionRows } from '../../changesets/rows/production-rows.ts';
import { DEFAULT_CURRENCY } from '../../changesets/rows/production-rows.ts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import type { MoneyFacts } from '../../messages/sheet-messages.ts';
import type { Target } from '../../objects/object.ts';
import { type RefuseDecision, refuse } from '../decision.ts';

/** The project's currency; a refusal where another one was said: nothing is reckoned over. */
export function currencyOf(
  { project }: ProductionRows,
  said: string | undefined,
  target: Target,
): { readonly currency: Currency } | { readonly refusal: RefuseDecision } {
  const currency = project.currency ?? DEFAULT_CURRENCY;
  if (isCurrency(currency) && (said === undefined || said === currency)) return { currency };
  const words = say('other_currency', { target: factsOf(target), currency });
  const refusal = refuse('INVALID_COMMAND', words, say('priced_in_other_recovery', {}));
  return { refusal };
}

/** An amount as it is told. */
export function inMoney(amount: string, currency: Currency): MoneyFacts {
  return { amount: inMinorUnits(amount, currency), currency };
}
