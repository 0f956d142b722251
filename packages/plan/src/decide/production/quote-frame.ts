import { QuoteLanguage } from '@planerka/contracts';
import type { Project } from '../../objects/project.ts';
import type { Quote, QuoteFrame } from '../../objects/quote.ts';

/** A version with the project that it is of. */
export interface QuoteInProject {
  readonly project: Project;
  readonly quote: Quote;
  /** Whoever sells elsewhere in this workspace, where the project names nobody. */
  readonly usualSeller: Project['seller'];
}

/**
 * What a version is printed with: what was sent stays as it was sent, and a draft goes with its project.
 */
export function quoteFrame({ project, quote, usualSeller }: QuoteInProject): QuoteFrame {
  if (quote.printed !== null) return quote.printed;
  const own = QuoteLanguage.safeParse(quote.language).data;
  return {
    title: project.title,
    seller: project.seller ?? usualSeller,
    client: project.client,
    language: own ?? project.quote_language ?? 'ru',
    valid_until: quote.valid_until ?? project.quote_valid_until,
  };
}
