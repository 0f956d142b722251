import type { InterpretRequest, Query } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { type RulesInterpretation, settled } from './rules-interpretation.ts';
import type { Spoken } from './spoken.ts';

type Read = (request: InterpretRequest) => RulesInterpretation;

/** "а после обеда?", "а вечером я свободен?", "что там осталось?": what goes on from the question that was answered just now. */
export function askedFurther(
  spoken: Spoken,
  { conversation }: Locale,
  read: Read,
): RulesInterpretation | null {
  const { asked, ...rest } = spoken.request;
  const there = rest.buttons === undefined ? conversation.askedThere(spoken.request) : null;
  if (there !== null) return asQuery(there);
  if (asked === undefined || rest.buttons !== undefined) return null;
  const plain = () => read(rest).response.query ?? null;
  const query = conversation.askedFurther(spoken, asked, plain);
  return query && asQuery(query);
}

const asQuery = (query: Query): RulesInterpretation =>
  settled({ kind: 'query', envelopes: [], interpreter: 'rules', query });
