import { fold } from '../../../grammar/scan.ts';
import { NO_LETTERS } from '../../lexicon/letters.ts';
import { HESITATIONS, INVENTED, MEANT, SOUNDS } from './noise-phrases.ts';

/** So much more may be beside an invented phrase: a name, a date, a repetition. */
const REMAINDER_MAX = 40;

/**
 * Is the transcript nothing that a person said: empty, punctuation only, a hesitation, or a phrase
 * that speech models invent on silence?
 */
export function transcriptIsNoise(text: string): boolean {
  const said = fold(text.slice(0, 1000)).replace(NO_LETTERS, ' ').trim();
  if (said === '' || SOUNDS.has(said)) return true;
  if (said.split(' ').every((word) => HESITATIONS.test(word))) return true;
  const phrase = INVENTED.find((invented) => said.includes(invented));
  if (phrase === undefined) return false;
  const rest = said.replaceAll(phrase, '').trim();
  return rest.length <= REMAINDER_MAX && !MEANT.test(rest);
}
