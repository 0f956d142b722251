import { InvariantError, type QuoteLine, writeProductionId } from '@planerka/contracts';
import { editQuote } from '../../change/edit-rows.ts';
import type { Step } from '../../change/step.ts';
import { Quote, StoredQuoteLine } from '../../objects/quote.ts';
import { type Currency, isCurrency } from '../money/currencies.ts';
import { decimalOf } from '../money/decimal-of.ts';
import { lineAmounts } from '../money/line-amounts.ts';
import { quoteTotals } from '../money/project-totals.ts';
import type { DraftedQuote } from '../state/working-plan.ts';
import type { Laying, SetGiven } from './laying.ts';
import { sortKeyOf, withoutNulls } from './row-fields.ts';

/** A draft or a quote that is out takes its leave when a newer one comes; what was decided stays so. */
const REPLACED: ReadonlySet<Quote['state']> = new Set(['draft', 'sent']);

/** The quotes that a set drafts: new versions, with what each of their lines comes to. */
export function quoteSteps({ rows, project, plan, uuidOf, given }: Laying): {
  readonly steps: readonly Step[];
  readonly names: readonly string[];
} {
  const { currency } = project;
  if (plan.drafts.length === 0) return { steps: [], names: [] };
  if (!isCurrency(currency)) throw new InvariantError('NO_CURRENCY', 'a quote without a currency');
  let version = Math.max(0, ...rows.quotes.map((quote) => quote.version));
  const last = plan.drafts.length - 1;
  const drafted = plan.drafts.map((draft, place) => {
    const number = given.ids.number('quote');
    version += 1;
    const quote = newQuote(draft, {
      given,
      currency,
      number,
      version,
      projectId: rows.project.project_id,
      basedOn: rows.seq,
      state: place === last ? 'draft' : 'superseded',
    });
    const lines = draft.draft.lines.map((line, at): Step => {
      const row = newLine(line, { quote, at, currency, given, itemId: uuidOf(line.itemId) });
      return { before: null, after: { kind: 'quote_line', row } };
    });
    const step: Step = { before: null, after: { kind: 'quote', row: quote } };
    return { name: writeProductionId('quote', number), steps: [step, ...lines] };
  });
  const superseded = rows.quotes
    .filter(({ state }) => REPLACED.has(state))
    .flatMap((row) => editQuote(row, { state: 'superseded' }) ?? []);
  return {
    steps: [...superseded, ...drafted.flatMap(({ steps }) => steps)],
    names: drafted.map(({ name }) => name),
  };
}

interface QuoteFacts {
  readonly given: SetGiven;
  readonly currency: Currency;
  readonly number: number;
  readonly version: number;
  readonly projectId: string;
  readonly basedOn: number;
  readonly state: Quote['state'];
}

function newQuote({ clientRef, draft }: DraftedQuote, facts: QuoteFacts): Quote {
  const { subtotal, vat, total } = quoteTotals(draft.lines, facts.currency);
  return Quote.parse({
    quote_id: facts.given.ids.uuid(),
    number: facts.number,
    project_id: facts.projectId,
    version: facts.version,
    state: facts.state,
    language: null,
    currency: facts.currency,
    narrative: withoutNulls(draft.quote?.narrative),
    subtotal,
    vat,
    total,
    based_on_seq: facts.basedOn,
    valid_until: null,
    printed: null,
    decline_reason: null,
    client_ref: clientRef,
    created_by: facts.given.actor,
    created_at: facts.given.now,
    deleted_at: null,
    revision: 1,
  });
}

interface LineFacts {
  readonly quote: Quote;
  readonly at: number;
  readonly currency: Currency;
  readonly given: SetGiven;
  readonly itemId: string | null;
}

function newLine(line: QuoteLine, { quote, at, currency, given, itemId }: LineFacts) {
  const vatRate = decimalOf(line.vatRate);
  const isTaxable = line.taxable === true;
  const quantity = decimalOf(line.quantity) ?? '0';
  const price = decimalOf(line.price) ?? '0';
  const amounts = lineAmounts({ quantity, unitPrice: price, isTaxable, vatRate }, currency);
  return StoredQuoteLine.parse({
    quote_line_id: given.ids.uuid(),
    quote_id: quote.quote_id,
    sort_key: sortKeyOf(line.sortKey, at + 1),
    item_id: itemId,
    display_name: line.displayName,
    description: line.description ?? null,
    quantity,
    unit: line.unit ?? null,
    price,
    taxable: isTaxable,
    vat_rate: vatRate,
    optional: line.optional === true,
    accepted: null,
    amount: amounts?.amount ?? '0',
    vat: amounts?.vat ?? '0',
    revision: 1,
  });
}
