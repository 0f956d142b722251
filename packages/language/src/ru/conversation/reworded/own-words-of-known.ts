import { CONFIDENCE, type InterpretRequest, type InterpretResponse } from '@planerka/contracts';
import { isOfOneself } from '../../commands/title/spoken-title.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { INSTEAD } from '../acts/series-day-phrases.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';

/** Shorter words bind names and tell nothing apart. */
const NAME_MIN = 4;

/**
 * "логопеда двигаем", where «занятие с логопедом» stands: what would be new is a sentence about oneself that names what
 * stands already, and is asked about. Null where there is no such thing, and for everything that is asked about as it is.
 */
export function ownWordsOfKnown(
  { thread }: Pick<InterpretRequest, 'thread'>,
  found: InterpretResponse,
): InterpretResponse | null {
  if (thread === undefined || found.kind !== 'commands') return null;
  const known = thread.candidates.flatMap(({ title = '' }) => wordsIn(title));
  const isKnown = (word: string): boolean =>
    word.length >= NAME_MIN && known.some((name) => isSameName(word, name));
  const isDoubtful = (title: string): boolean => {
    const words = wordsIn(title);
    // "вместо стоматолога иду к терапевту": what stands there may have to go
    if (words.some((word, at) => word === INSTEAD && isKnown(words[at + 1] ?? ''))) return true;
    return isOfOneself(readText(title).items) && words.some(isKnown);
  };
  const envelopes = found.envelopes.map((each) =>
    each.command.confidence >= CONFIDENCE.act && isDoubtful(each.command.entities.title ?? '')
      ? { ...each, command: { ...each.command, confidence: GUESS } }
      : each,
  );
  const isSame = envelopes.every((each, at) => each === found.envelopes[at]);
  return isSame ? null : { ...found, envelopes };
}
