import { isAsking } from '../conversation.ts';
import { mentionIn } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { LEFT_AS_IS, MAY_BE_LEFT, STAYS } from './left-as-is-phrases.ts';
import { partsOf } from './other-time.ts';
import { standsOrMoves } from './stands-or-moves.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "созвон с Денисом пока не трогай", "йогу оставь как есть", of what was spoken of here: nothing is changed or written, and
 * what stands is shown, so that "его" means it next. With a day, "пусть остаётся на субботу", it is asked about unless
 * it stands so. Null where nothing bears the words.
 */
export const leftAsIs: Reader = ({ said, request, thread, again }) => {
  const isMeant = said.length <= CHARS_MAX && MAY_BE_LEFT.test(said);
  // which of what is asked about stays is an answer
  if (thread === null || !isMeant || isAsking(request)) return null;
  for (const pattern of LEFT_AS_IS) {
    const { what = '', let: letBe, when } = pattern.exec(said.trim())?.groups ?? {};
    const { name, times } = partsOf(what);
    const mention = mentionIn(name, thread);
    // "смета три часа пусть будет" says how long it takes
    if (mention === null || (letBe !== undefined && times !== '')) continue;
    // "пусть будет на субботу" is another day, "пусть остаётся" the one that it has
    if (when !== undefined && !STAYS.test(said)) continue;
    const found = standsOrMoves(mention, when, again);
    if (found !== null) return found;
  }
  return null;
};
