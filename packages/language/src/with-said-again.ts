import type { InterpretRequest, Note } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { isAsked, type RulesInterpretation } from './rules-interpretation.ts';

/** What was told plainly, and stands there already under its name, is asked about as ever. */
export function withSaidAgain(
  found: RulesInterpretation,
  request: InterpretRequest,
  locale: Locale,
): RulesInterpretation {
  const { envelopes, notes = [] } = found.response;
  const known = new Set(notes.map(({ code }) => code));
  if (isAsked(request) || known.has('SAID_AGAIN')) return found;
  const again = envelopes.flatMap((envelope, position): Note[] =>
    locale.conversation
      .saidAgain(request.text, request, envelope)
      .map((note) => ({ ...note, position })),
  );
  return again.length === 0
    ? found
    : { ...found, response: { ...found.response, notes: [...notes, ...again] } };
}
