import { writeProductionId } from '@planerka/contracts';
import {
  dayOf,
  type Project,
  type QuoteInProject,
  quoteFrame,
  type StoredQuoteLine,
} from '@planerka/plan';
import { type QuoteDocument, readQuoteDocument } from './quote-document.ts';

/** A version of a quote as it is stored, with the project that it is of. */
export interface StoredQuote extends QuoteInProject {
  readonly lines: readonly StoredQuoteLine[];
  readonly zone: string;
}

/**
 * A stored quote as it goes to the client. Throws what `readQuoteDocument` throws: `DOCUMENT_TOO_LONG` for
 * more words than are printed.
 */
export function storedQuote({
  project,
  quote,
  lines,
  zone,
  usualSeller,
}: StoredQuote): QuoteDocument {
  const { narrative } = quote;
  const issuedOn = dayOf(quote.created_at, zone);
  const { valid_until: until, ...frame } = quoteFrame({ project, quote, usualSeller });
  const textsOf = (key: string): string[] => {
    const value = narrative?.[key];
    return (Array.isArray(value) ? value : [value]).filter(isSaid);
  };
  return readQuoteDocument({
    language: frame.language,
    number: writeProductionId('quote', quote.number),
    version: quote.version,
    title: frame.title,
    issuedOn,
    // Said of an earlier version: this one would be over before it is read.
    validUntil: until !== null && until < issuedOn ? null : until,
    currency: quote.currency,
    seller: partyOf(frame.seller),
    client: partyOf(frame.client),
    lines: lines.map((line) => ({
      displayName: line.display_name,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      price: line.price,
      taxable: line.taxable,
      vatRate: line.vat_rate,
      optional: line.optional,
    })),
    scope: [...textsOf('intro'), ...textsOf('scopeNotes')],
    terms: [...textsOf('terms'), ...textsOf('paymentTerms')],
    exclusions: textsOf('exclusions'),
    assumptions: textsOf('scheduleAssumptions'),
  });
}

/** Nobody, where nobody is named. */
function partyOf(party: Project['seller']) {
  const name = party?.['name'];
  const details = party?.['details'];
  return {
    name: typeof name === 'string' ? name : '',
    details: Array.isArray(details) ? details.filter(isSaid) : [],
  };
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && /\S/u.test(value);
}
