import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { openingEnd } from '../talk/frame.ts';
import { isAction, isFact, isMark, isWord, roleAt, says } from '../view.ts';

/** A second part that leaves out the verb of the first: "позвонить Андрею про машину и Павлу про дачу". */
export interface Elision {
  readonly at: number;
  /** The verb that holds for both. */
  readonly verb: Item;
}

/** So near are the person and what it is about. */
const PERSON_WORDS_MAX = 3;

/** Where "и" joins a second person with a matter of their own to the first; null where none does. */
export function elisionWithin(items: readonly Item[], from: number, to: number): Elision | null {
  let verb: Item | null = null;
  let about: string | null = null;
  let joint: number | null = null;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    if (isAction(item)) {
      verb ??= item;
      joint = null;
    } else if (hasTag(item, 'matter')) {
      const isNear = joint !== null && at - joint > 1 && at - joint <= PERSON_WORDS_MAX;
      if (verb !== null && joint !== null && isNear && about === item.word)
        return { at: joint + 1, verb };
      about = item.word;
    } else if (hasTag(item, 'and') && item.meaning === null) {
      joint = at;
    }
  }
  return null;
}

/** Is another one set against the first inside one command: "запиши Олю на час а Таню на три"? */
export function isSetAgainst(items: readonly Item[], from: number, to: number): boolean {
  let isSaid = false;
  let isContrasted = false;
  for (let at = from; at < to && !isContrasted; at += 1) isContrasted = says(items[at], 'whereas');
  for (let at = isContrasted ? from : to; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) return false;
    const end = openingEnd(items, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    const next = items[at + 1];
    const isPlain = says(item, 'whereas') && next !== undefined && at + 1 < to;
    if (
      isPlain &&
      isSaid &&
      isWord(next) &&
      !hasTag(next, 'no-contrast') &&
      roleAt(next) === null
    ) {
      return true;
    }
    if (item.meaning?.kind === 'correction') return false;
    isSaid ||= isWord(item) && !isFact(item) && !isMark(item);
  }
  return false;
}
