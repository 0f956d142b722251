import {
  decimalOf,
  exact,
  type LineAmounts,
  lineAmounts,
  type MoneyLine,
  totalsOf,
} from '@planerka/plan';
import { printedMoney, printedNumber, quoteWords } from '@planerka/texts';
import { printable } from './printable.ts';
import type { QuoteDocument } from './quote-document.ts';
import { type Said, said } from './said.ts';

interface Labelled {
  readonly label: string;
  readonly words: string;
}

interface PrintedLine {
  readonly position: string;
  readonly name: Said;
  readonly note: Said;
  readonly quantity: string;
  readonly unit: Said;
  readonly price: string;
  readonly vat: string;
  readonly amount: string;
}

/** All that the template shows: strings in the order of the page. */
export interface PrintedQuote {
  readonly language: string;
  readonly rightToLeft: boolean;
  readonly title: Said;
  readonly subtitle: Said;
  readonly footer: Said;
  readonly page: string;
  /** Some amount is so long that the columns of numbers are set smaller. */
  readonly smallNumbers: boolean;
  readonly facts: readonly Labelled[];
  readonly parties: ReadonlyArray<{ label: string; name: Said; details: readonly Said[] }>;
  readonly columns: readonly string[];
  readonly lines: readonly PrintedLine[];
  readonly nothing: string;
  readonly totals: readonly Labelled[];
  readonly optional: {
    readonly heading: string;
    readonly lines: readonly PrintedLine[];
    readonly total: Labelled;
  };
  readonly sections: ReadonlyArray<{ heading: string; points: readonly Said[] }>;
}

type Line = QuoteDocument['lines'][number];

/** An amount longer than this leaves the names too little room. */
const LONG_AMOUNT = 18;

/** A quote in the words of its language. Amounts are reckoned exactly, line by line (CS-Q1). */
export function printedQuote(quote: QuoteDocument): PrintedQuote {
  const { language, currency } = quote;
  const words = quoteWords[language];
  const inMoney = (amount: string): string => printedMoney(amount, currency, language);
  const day = (on: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${on}T00:00:00Z`),
    );
  const printedLine = (line: Line, index: number): PrintedLine => {
    const { amount } = amountsOf(line, quote);
    return {
      position: String(index + 1),
      name: said(line.displayName),
      note: said(line.description ?? ''),
      quantity: printedNumber(canonical(line.quantity), language),
      unit: said(line.unit ?? ''),
      price: inMoney(priceOf(line.price, amount)),
      vat: line.taxable === true ? percent(line.vatRate, language) : words.noVat,
      amount: inMoney(amount),
    };
  };
  const firm = quote.lines.filter(({ optional }) => optional !== true);
  const optional = quote.lines.filter((line) => line.optional === true);
  const lines = firm.map(printedLine);
  const chosen = optional.map((line, index) => printedLine(line, firm.length + index));
  const { subtotal, vat, total } = totalsOf(firm.map(moneyLine), currency);
  const wishes = totalsOf(optional.map(moneyLine), currency);
  const longest = Math.max(
    0,
    ...[...lines, ...chosen].map(({ amount, price }) => Math.max(amount.length, price.length)),
  );
  const sections: ReadonlyArray<readonly [string, readonly string[]]> = [
    [words.scope, quote.scope],
    [words.terms, quote.terms],
    [words.exclusions, quote.exclusions],
    [words.assumptions, quote.assumptions],
  ];
  return {
    language,
    rightToLeft: language === 'he',
    title: { words: `${words.title} ${printable(quote.number)}`, rightToLeft: language === 'he' },
    subtitle: said(quote.title),
    footer: said(quote.number),
    page: words.page,
    smallNumbers: longest > LONG_AMOUNT,
    facts: [
      { label: words.issued, words: day(quote.issuedOn) },
      ...(typeof quote.validUntil === 'string'
        ? [{ label: words.validUntil, words: day(quote.validUntil) }]
        : []),
      { label: words.version, words: String(quote.version) },
    ],
    parties: [
      { label: words.seller, ...printedParty(quote.seller) },
      { label: words.client, ...printedParty(quote.client) },
    ].filter(({ name }) => name.words !== ''),
    columns: words.columns,
    lines,
    nothing: words.nothing,
    totals: [
      { label: words.subtotal, words: inMoney(subtotal) },
      { label: words.vat, words: inMoney(vat) },
      { label: words.total, words: inMoney(total) },
    ],
    optional: {
      heading: words.optional,
      lines: chosen,
      total: { label: words.optionalTotal, words: inMoney(wishes.total) },
    },
    sections: sections
      .map(([heading, points]) => ({
        heading,
        points: points.map(said).filter(({ words }) => words !== ''),
      }))
      .filter(({ points }) => points.length > 0),
  };
}

function moneyLine({ quantity, price, taxable, vatRate }: Line): MoneyLine {
  return {
    quantity: decimalOf(quantity),
    unitPrice: decimalOf(price),
    isTaxable: taxable === true,
    vatRate: decimalOf(vatRate),
  };
}

function amountsOf(line: Line, { currency }: QuoteDocument): LineAmounts {
  const amounts = lineAmounts(moneyLine(line), currency);
  if (amounts === null) throw new Error('a line of a quote without a price');
  return amounts;
}

function canonical(decimal: string): string {
  return decimalOf(decimal) ?? decimal;
}

/** A price with the decimals of the amounts, or with its own where it has more: 0.335 is no 0.34. */
function priceOf(price: string, amount: string): string {
  const own = canonical(price).split('.')[1]?.length ?? 0;
  const usual = amount.split('.')[1]?.length ?? 0;
  return exact(price).toFixed(Math.max(own, usual));
}

function percent(rate: Line['vatRate'], language: QuoteDocument['language']): string {
  const number = printedNumber(
    exact(rate ?? '0')
      .times(exact('100'))
      .toFixed(),
    language,
  );
  return language === 'ru' ? `${number}\u00a0%` : `${number}%`;
}

function printedParty({ name, details }: QuoteDocument['seller']) {
  return {
    name: said(name),
    details: details.map(said).filter(({ words }) => words !== ''),
  };
}
