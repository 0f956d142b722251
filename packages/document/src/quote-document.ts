import { QuoteLanguage, TerminalError } from '@planerka/contracts';
import { type Currency, isCurrency } from '@planerka/plan';
import { z } from 'zod';

/** An exact number: a JSON number, or the text of one. */
const Amount = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^-?\d{1,12}(?:\.\d{1,4})?$/));

const NAME_MAX = 10_000;
const Name = z.string().max(NAME_MAX);
const Texts = z.array(Name).max(200).default([]);
const Day = z.iso.date();

const Party = z.strictObject({ name: Name, details: z.array(Name).max(20).default([]) });

const Line = z
  .strictObject({
    displayName: Name,
    description: Name.nullish(),
    quantity: Amount.refine((quantity) => !quantity.startsWith('-')),
    unit: z.string().max(40).nullish(),
    /** Of one unit; below 0 it is a discount. */
    price: Amount,
    taxable: z.boolean().nullish(),
    /** 0 to 1. */
    vatRate: Amount.refine((rate) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(rate)).nullish(),
    /** Outside the total until the client accepts it. */
    optional: z.boolean().nullish(),
  })
  .refine(({ taxable, vatRate }) => taxable !== true || typeof vatRate === 'string', {
    path: ['vatRate'],
  });

/**
 * A quote as it goes to a client: the lines of a version with who it is from and for, and what holds.
 * Lines bear the field names of `quote.createDraft` (docs/contracts/changesets.md).
 */
export const QuoteDocument = z.strictObject({
  language: QuoteLanguage,
  /** `QUOTE-003` */
  number: z.string().max(60),
  version: z.int().min(1).max(9999).default(1),
  /** What the project is called. */
  title: Name.default(''),
  issuedOn: Day,
  validUntil: Day.nullish(),
  currency: z.string().refine((code): code is Currency => isCurrency(code)),
  seller: Party,
  client: Party,
  lines: z.array(Line).max(2000),
  /** What the client gets, in words. */
  scope: Texts,
  terms: Texts,
  exclusions: Texts,
  assumptions: Texts,
});
export type QuoteDocument = z.infer<typeof QuoteDocument>;

/** All words of a document together: far more than a client reads, and still a few seconds' work. */
const WORDS_MAX = 400_000;

/**
 * Reads a quote that somebody wrote as JSON. Throws `BAD_DOCUMENT` with the field that does not fit, and
 * `DOCUMENT_TOO_LONG` for more words than are printed.
 */
export function readQuoteDocument(given: unknown): QuoteDocument {
  const read = QuoteDocument.safeParse(given);
  if (!read.success) throw badDocument(read.error);
  if (JSON.stringify(read.data).length > WORDS_MAX + ROOM_OF_LINE * read.data.lines.length) {
    throw new TerminalError('DOCUMENT_TOO_LONG', 'the document has too many words', {
      details: { limit: String(WORDS_MAX) },
    });
  }
  return read.data;
}

/** What a line takes in JSON besides its words. */
const ROOM_OF_LINE = 200;

/** Names the first field at fault. */
function badDocument({ issues }: z.ZodError): TerminalError {
  const [first] = issues;
  const unknown = first?.code === 'unrecognized_keys' ? first.keys : [];
  const field = [...(first?.path ?? []), ...unknown.slice(0, 1)].map(String).join('.');
  return new TerminalError('BAD_DOCUMENT', `the document does not fit: ${field}`, {
    details: { field },
  });
}
