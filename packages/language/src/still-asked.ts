import type { InterpretRequest, PendingQuestion } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { answer, type RulesInterpretation } from './rules-interpretation.ts';

/** What the question about something new asks about. */
export function askedTitles({ envelope, question, together = [] }: PendingQuestion): string[] {
  const offered = question.choices.map(({ entities = {} }) => entities);
  return [envelope.command.entities, ...offered, ...together].flatMap(({ title }) => title ?? []);
}

/**
 * "кассу ты записал?" while it is asked whether that is to be written: not yet. Everything else, and what is asked of
 * something that stands, as it was found.
 */
export function withStillAsked(
  { pending, thread }: InterpretRequest,
  found: RulesInterpretation,
  locale: Locale,
): RulesInterpretation {
  const { kind, query } = found.response;
  if (pending === undefined || kind !== 'query' || query?.type !== 'find') return found;
  const wanted = askedTitles(pending);
  const titles = thread?.candidates.map(({ title = '' }) => title) ?? [];
  const isOfThem = (title: string): boolean => locale.bearsWords(title, query.mention);
  if (!wanted.some(isOfThem) || titles.some(isOfThem)) return found;
  const { response, ...none } = answer('none', [], [], false, true);
  return { ...none, response: { ...response, talk: 'unwritten' } };
}
