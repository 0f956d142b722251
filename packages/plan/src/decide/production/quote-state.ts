import { writeProductionId } from '@planerka/contracts';
import { editQuote, editQuoteLine } from '../../change/edit-rows.ts';
import type { Step } from '../../change/step.ts';
import { isCurrency } from '../../changesets/money/currencies.ts';
import { totalsOf } from '../../changesets/money/line-amounts.ts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import type { Quote, QuoteFrame, StoredQuoteLine } from '../../objects/quote.ts';
import { askFor, change, type Decision, refuse, UNCHANGED } from '../decision.ts';
import { type OperationOf, type OperationRule, onKinds } from '../operation-rule.ts';
import { quoteFrame } from './quote-frame.ts';

type QuoteState = OperationOf<'quote_state'>;

/** What a client has not answered yet; what was decided stays so until it is taken back. */
const OPEN: ReadonlySet<Quote['state']> = new Set(['draft', 'sent']);

/**
 * "КП отправлено", "клиент принял КП", "клиент принял строки 1 и 3", "КП отклонено: дорого". Only a person
 * says so, and only of a version that nobody has answered; its lines and prices stay as they are.
 */
export const quoteState: OperationRule<QuoteState> = {
  needs: ({ version = null }, target) =>
    target?.kind === 'project'
      ? [{ need: 'production', project_id: target.row.project_id, quote: { version } }]
      : [],

  decide: onKinds(['project'], ({ target, production, quoteLines }, operation): Decision => {
    if (production === null) return UNCHANGED;
    const quote = quoteMeant(production.quotes, operation.version ?? null);
    const about = factsOf(target);
    if (quote === null) {
      const said = say('no_quote', { target: about });
      return refuse('NOTHING_FOUND', said, say('no_quote_recovery', {}));
    }
    const named = { name: writeProductionId('quote', quote.number), version: quote.version };
    if (quote.state === operation.state && quote.state === 'sent') return UNCHANGED;
    if (!OPEN.has(quote.state)) {
      const said = say('quote_decided', { ...named, state: quote.state });
      return refuse('INVALID_COMMAND', said, say('quote_decided_recovery', {}));
    }
    const taken = linesTaken(quoteLines, operation);
    if (taken === null) {
      const said = say('quote_lines_missing', { ...named, lines: quoteLines.length });
      return refuse('INVALID_COMMAND', said, say('quote_lines_recovery', {}));
    }
    if (operation.state === 'declined' && operation.reason === undefined) {
      return askFor('NEW_TITLE', operation, [], say('ask_decline_reason', named));
    }
    const { project, usualSeller } = production;
    const printed = quoteFrame({ project, quote, usualSeller });
    return marked(quote, quoteLines, { operation, taken, named, printed });
  }),
};

interface Marking {
  readonly operation: QuoteState;
  /** The positions of the lines that the client takes; null where nobody has taken any yet. */
  readonly taken: ReadonlySet<number> | 'none';
  readonly named: { readonly name: string; readonly version: number };
  /** What it has gone out with. */
  readonly printed: QuoteFrame;
}

function marked(
  quote: Quote,
  lines: readonly StoredQuoteLine[],
  { operation, taken, named, printed }: Marking,
): Decision {
  const { state, reason = null } = operation;
  const edited = lines.flatMap((line, index): Step[] => {
    if (taken === 'none') return [];
    const step = editQuoteLine(line, { accepted: taken.has(index + 1) });
    return step === null ? [] : [step];
  });
  const totals = taken === 'none' ? {} : totalsTaken(quote, lines, taken);
  const step = editQuote(quote, { state, ...totals, printed, decline_reason: reason });
  if (step === null) return UNCHANGED;
  const { currency, total } = step.after.row;
  const told = say('quote_marked', {
    ...named,
    state,
    reason,
    lines: taken === 'none' || state === 'accepted' ? [] : [...taken].sort((a, b) => a - b),
    total: { amount: total, currency },
  });
  return change([step, ...edited], [told]);
}

/** What was accepted, optional lines among them, is what the quote comes to. */
function totalsTaken(
  { currency }: Quote,
  lines: readonly StoredQuoteLine[],
  taken: ReadonlySet<number>,
): Partial<Pick<Quote, 'subtotal' | 'vat' | 'total'>> {
  if (!isCurrency(currency)) return {};
  const accepted = lines.filter((_, index) => taken.has(index + 1));
  const { subtotal, vat, total } = totalsOf(
    accepted.map(({ quantity, price, taxable, vat_rate: vatRate }) => ({
      quantity,
      unitPrice: price,
      isTaxable: taxable,
      vatRate,
    })),
    currency,
  );
  return { subtotal, vat, total };
}

/** Null where the lines that were named are none of the quote's, or none were and some have to be. */
function linesTaken(
  lines: readonly StoredQuoteLine[],
  { state, lines: named }: QuoteState,
): Marking['taken'] | null {
  switch (state) {
    case 'sent':
    case 'declined':
      return 'none';
    case 'accepted': {
      const firm = lines.flatMap(({ optional }, index) => (optional ? [] : [index + 1]));
      return within(new Set([...firm, ...(named ?? [])]), lines.length);
    }
    case 'accepted_in_part':
      return named === undefined ? null : within(new Set(named), lines.length);
  }
}

function within(positions: ReadonlySet<number>, count: number): ReadonlySet<number> | null {
  return [...positions].every((position) => position <= count) ? positions : null;
}

/** The version that was named, else the newest there is. */
export function quoteMeant(quotes: readonly Quote[], version: number | null): Quote | null {
  const meant = version === null ? quotes : quotes.filter((quote) => quote.version === version);
  return meant.reduce<Quote | null>(
    (newest, quote) => (newest === null || quote.version > newest.version ? quote : newest),
    null,
  );
}
