import { isInfinitive } from '../../commands/verb-forms.ts';
import { mentionIn, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import {
  AROUND_STANDING,
  findOrder,
  MAY_STAND,
  STANDS_ALREADY,
  STANDS_THEN,
} from './already-stands-phrases.ts';
import { partsOf } from './other-time.ts';
import { standsOrMoves } from './stands-or-moves.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/**
 * "маме это просто позвонить сегодня в девять, там уже записано", of what was spoken of here: nothing new is wanted,
 * and what stands is shown. Null where nothing bears the words.
 */
export const alreadyStands: Reader = ({ said, thread, again }) => {
  if (thread === null || said.length > CHARS_MAX || !MAY_STAND.test(said)) return null;
  for (const pattern of STANDS_ALREADY) {
    const { what } = pattern.exec(said.trim())?.groups ?? {};
    if (what === undefined) continue;
    const words = namingWords(partsOf(what).name).filter((word) => !AROUND_STANDING.has(word));
    const nouns = words.filter((word) => !isInfinitive(word));
    // "просто набрать" tells no more of what stands than "позвонить"
    const mention =
      mentionIn(words.join(' '), thread) ??
      (nouns.length === 0 ? null : mentionIn(nouns.join(' '), thread));
    const found = mention === null ? null : again(findOrder(mention));
    if (found?.kind === 'query') return found;
  }
  const { what, when } = STANDS_THEN.exec(said.trim())?.groups ?? {};
  const { name, times } = partsOf(what ?? '');
  const mention = what === undefined || times !== '' ? null : mentionIn(name, thread);
  return mention === null ? null : standsOrMoves(mention, when, again);
};
