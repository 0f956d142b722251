import { remembering } from '../../../grammar/remembering.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { VERB_PREFIX, VERB_SUFFIX } from './named-run-phrases.ts';

/** Shorter roots are those of too many words. */
const ROOT_MIN = 3;
const ASPECT_MIN = 4;
const ENDING_MAX = 3;

/** How many letters two words have in common from the first on. */
export function sharedLetters(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/**
 * "сдачу" of "сдать", "красить" of "покрасить": both begin alike. Nothing else is compared, so that "сдачи" is found
 * wherever anything at all is said of what was to be done.
 */
export function beginsLikeVerb(name: string, verb: string): boolean {
  if (!isInfinitive(verb)) return false;
  const isPair = isInfinitive(name) && Math.min(name.length, verb.length) > ASPECT_MIN;
  if (isPair && (verb.endsWith(name) || name.endsWith(verb))) return true;
  const shared = Math.max(ROOT_MIN, verb.length - ENDING_MAX);
  return name.length <= verb.length + ENDING_MAX && name.slice(0, shared) === verb.slice(0, shared);
}

/**
 * "аренду" of "арендовать", "заказ" of "заказать": nearly the whole root of the verb, with its prefix or without. Closer
 * than `beginsLikeVerb`, because the noun alone says which task is meant.
 */
export function hasRootOfVerb(noun: string, verb: string): boolean {
  const { stem, bare } = rootsOf(verb);
  return isOf(stem, noun) || isOf(bare, noun) || isOf(bare, withoutPrefix(noun));
}

const isOf = (root: string, word: string): boolean =>
  root.length >= ROOT_MIN && sharedLetters(word, root) >= Math.max(ROOT_MIN, root.length - 1);

const withoutPrefix = remembering((word) => word.replace(VERB_PREFIX, ''));

const rootsOf = remembering((verb) => {
  const stem = verb.replace(VERB_SUFFIX, '');
  return { stem, bare: stem.replace(VERB_PREFIX, '') };
});
