import { findQuote } from '../../../commands/find-quote.ts';

const PLACEHOLDERS = /⟨\d+⟩/g;

/** Reads what a model quoted, and notices when some quote was never said. */
export class QuoteReader {
  /** Some quote is not in the text: the whole answer is in doubt. */
  invented = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * The words as they are in the text; null for a blank. Placeholders stand for objects that are
   * settled already: alone they are a blank, and as part of words they are no quote.
   */
  one(value: unknown): string | null {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'string') return this.refuse();
    const bare = value.replace(PLACEHOLDERS, '').trim();
    const quote = value.trim() === '' ? null : findQuote(this.text, value);
    if (quote === null) return value.trim() === '' ? null : this.refuse();
    if (bare === '') return null;
    return quote.includes('⟨') ? this.refuse() : quote;
  }

  many(value: unknown): string[] {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.map((item) => this.one(item)).filter((quote) => quote !== null);
  }

  private refuse(): null {
    this.invented = true;
    return null;
  }
}
