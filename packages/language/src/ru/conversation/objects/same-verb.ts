import { isInfinitive } from '../../commands/verb-forms.ts';
import { VOWELS } from './same-act-phrases.ts';
import { AGAIN_AND_AGAIN, BARE_PREFIX, SAME_ERRANDS } from './same-verb-phrases.ts';

/** Fewer consonants are those of too many verbs. */
const BONES_MIN = 3;

/**
 * "сверять" of "сверить", "мыть" of "помыть", "взять" of "купить": the same to be done. Closer than `isSameAct`, which
 * is asked of what was done already.
 */
export function isSameVerb(a: string, b: string): boolean {
  if (a === b) return true;
  if (!isInfinitive(a) || !isInfinitive(b)) return false;
  if (SAME_ERRANDS.some((verbs) => verbs.has(a) && verbs.has(b))) return true;
  const [left, right] = [bonesOf(a), bonesOf(b)];
  if (left.length >= BONES_MIN && left === right) return true;
  return isPrefixed(a, b) || isPrefixed(b, a);
}

const bonesOf = (verb: string): string => verb.replace(AGAIN_AND_AGAIN, '').replace(VOWELS, '');
const isPrefixed = (long: string, short: string): boolean => {
  const bare = long.replace(BARE_PREFIX, '');
  if (bare === long) return false;
  const [own, other] = [bonesOf(bare), bonesOf(short)];
  return bare === short || (own.length >= BONES_MIN && own === other);
};
