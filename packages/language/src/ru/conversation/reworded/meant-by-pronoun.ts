import type { ObjectHandle } from '@planerka/contracts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { ENDS_AS, MANY, OF_SUBJECT, STANDS_FOR_ONE, TAKES_PLACE } from './time-of-shown-phrases.ts';

/** Is what stands in view meant, or may it be somebody in its title? */
export type Meant = 'surely' | 'perhaps';

/**
 * "он будет в 11" of «созвон»: a name that ends so, and nobody else in it of whom that could be said. What is done to
 * somebody is called by a verb, for which no "она" stands, nor does it begin by itself. How long is said of a meeting
 * whatever it is called; that it takes place, of nobody in its title. Null where it is surely not meant.
 */
export function meantBy(
  { it, be, isLong }: { readonly it: string; readonly be: string; readonly isLong: boolean },
  { title = '', kind }: ObjectHandle,
): Meant | null {
  const one = it.replace(/[\s,]+$/u, '').toLowerCase();
  const words = wordsIn(title);
  const [verb = ''] = words;
  const isPointed = STANDS_FOR_ONE.test(one);
  if (isInfinitive(verb)) {
    if (isPointed) return null;
    return OF_SUBJECT.test(be) ? 'perhaps' : 'surely';
  }
  if (!isPointed) return 'surely';
  const nouns = words.filter((word) => !looksLikeAdjective(word));
  // "парикмахерская" is called so, and nothing stands behind it
  const [name = '', ...others] = nouns.length === 0 ? words : nouns;
  const isNamed = ENDS_AS[one]?.test(name) === true;
  if (isLong) return isNamed || (one !== MANY && kind === 'timeblock') ? 'surely' : null;
  if (!isNamed) return null;
  return others.length === 0 || TAKES_PLACE.test(be) ? 'surely' : 'perhaps';
}
