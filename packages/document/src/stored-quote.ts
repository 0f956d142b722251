import { writeProductionId } from '@planerka/contracts';
import { dayOf, type Project, type Quote, type StoredQuoteLine } from '@planerka/plan';
import { type QuoteDocument, readQuoteDocument } from './quote-document.ts';

/** A version of a quote as it is stored, with the project that it is of. */
export interface StoredQuote {
  readonly project: Project;
  readonly quote: Quote;
  readonly lines: readonly StoredQuoteLine[];
  readonly zone: string;
  /** Whoever sells elsewhere in this workspace, where the project names nobody. */
  readonly usualSeller?: Project['seller'];
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
  usualSeller = null,
}: StoredQuote): QuoteDocument {
  const { narrative } = quote;
  const issuedOn = dayOf(quote.created_at, zone);
  const until = quote.valid_until ?? project.quote_valid_until;
  const textsOf = (key: string): string[] => {
    const value = narrative?.[key];
    return (Array.isArray(value) ? value : [value]).filter(isSaid);
  };
  return readQuoteDocument({
    language: quote.language ?? project.quote_language ?? 'ru',
    number: writeProductionId('quote', quote.number),
    version: quote.version,
    title: project.title,
    issuedOn,
    // Said of an earlier version: this one would be over before it is read.
    validUntil: until !== null && until < issuedOn ? null : until,
    currency: quote.currency,
    seller: partyOf(project.seller ?? usualSeller),
    client: partyOf(project.client),
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
function partyOf(party: Readonly<Record<string, unknown>> | null) {
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
