import { CONFIDENCE, type InterpretRequest, type Note } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { isForwarded, type RulesInterpretation } from './rules-interpretation.ts';

const NOTE_MAX_CHARS = 100;

/**
 * What is to be written without a question, with a note of every word that would be in nothing. Where such words
 * stand amid those of a title, the reading itself is doubtful, and it is confirmed.
 */
export function withNotRead(
  found: RulesInterpretation,
  request: InterpretRequest,
  locale: Pick<Locale, 'notRead' | 'readText' | 'doubted'>,
): RulesInterpretation {
  const { response } = found;
  const { kind, envelopes, notes = [] } = response;
  // what is answered or set in the same breath has words of its own
  const isAlone = response.query === undefined && response.setting === undefined;
  const isSure = envelopes.every(({ command }) => command.confidence >= CONFIDENCE.act);
  if (kind !== 'commands' || !isAlone || !isSure || isForwarded(request)) return found;
  const text = request.text.normalize('NFC');
  const kept = JSON.stringify([envelopes.map(({ command }) => command.entities), notes]);
  const standing = request.thread?.candidates.map(({ title = '' }) => title) ?? [];
  const { pieces, isPart } = locale.notRead(text, locale.readText(text).items, kept, standing);
  if (pieces.length === 0) return found;
  const told = pieces.map(
    (piece): Note => ({
      code: 'NOT_READ',
      position: 0,
      text: piece.slice(0, NOTE_MAX_CHARS),
    }),
  );
  const doubtful = envelopes.map((envelope) => {
    const confidence = locale.doubted(envelope.command.confidence, ['split']);
    return isPart ? { ...envelope, command: { ...envelope.command, confidence } } : envelope;
  });
  return {
    ...found,
    unsure: found.unsure || isPart,
    response: { ...response, envelopes: doubtful, notes: [...notes, ...told] },
  };
}
