import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isFinite } from '../finite-verbs.ts';
import { isInfinitive, looksLikeAdjective } from '../verb-forms.ts';
import { isFact, isMark } from '../view.ts';
import {
  AND_TO_DO,
  BY_WHAT,
  GIVEN_TO,
  MAY_BE_GIVEN,
  PARTS_OF_IT,
  PARTS_UNMARKED,
  TELLS_HOW,
  TIMED_PARTS,
} from './unmarked-parts-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;

/**
 * "добавь подзадачи снять зал и позвать гостей", with the mark by which all of them are read. Null for everything else: for one
 * thing that is no deed, for when, how and by whom it is done, and for what the parts may belong to ("отчёту зал, гости").
 */
export function unmarkedParts(text: string): string | null {
  if (text.length > CHARS_MAX || text.includes('\n')) return null;
  const parts = PARTS_UNMARKED.exec(text.trim())?.groups?.['rest'];
  if (parts === undefined || !areParts(parts)) return null;
  return readText(parts).items.some(isFact) ? `${TIMED_PARTS}${parts}` : `${PARTS_OF_IT}${parts}`;
}

function areParts(parts: string): boolean {
  const [first = ''] = parts.split(',');
  const { items } = readText(first);
  const [head, next] = items;
  if (head === undefined || items.some((item) => isFinite(item.word))) return false;
  if (items.some(({ word }) => isInfinitive(word))) return true;
  if (items.some(isFact)) return false;
  const areSeveral = first !== parts || AND_TO_DO.test(parts);
  const isThing = !TELLS_HOW.test(head.word) && !BY_WHAT.test(head.word);
  return areSeveral && isThing && !isGiven(head.word, next);
}

/** "юбилею", "отчёту зал": that which the parts are of; "краску для стен", "краску белую" is one of them. */
function isGiven(word: string, next: ReturnType<typeof readText>['items'][number] | undefined) {
  if (GIVEN_TO.test(word)) return true;
  const isAlone = next === undefined || isMark(next) || hasTag(next, 'preposition');
  return MAY_BE_GIVEN.test(word) && !isAlone && !looksLikeAdjective(next.word);
}
