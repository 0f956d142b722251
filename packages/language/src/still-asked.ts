import type { InterpretRequest } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { answer, type RulesInterpretation } from './rules-interpretation.ts';

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
  const { envelope, question, together = [] } = pending;
  const asked = [
    envelope.command.entities,
    ...question.choices.map(({ entities = {} }) => entities),
  ];
  const wanted = [...asked, ...together].map(({ title = '' }) => title);
  const titles = thread?.candidates.map(({ title = '' }) => title) ?? [];
  const isOfThem = (title: string): boolean => locale.bearsWords(title, query.mention);
  if (!wanted.some(isOfThem) || titles.some(isOfThem)) return found;
  const { response, ...none } = answer('none', [], [], false, true);
  return { ...none, response: { ...response, talk: 'unwritten' } };
}
