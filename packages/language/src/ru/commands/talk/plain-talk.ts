import type { TalkKind } from '@planerka/contracts';
import { type Item, leavesOf } from '../../../grammar/item.ts';
import { isFact, isMark } from '../view.ts';
import { ERRAND, TALK_PIECES, WHY_BEGUN } from './plain-talk-phrases.ts';

type PieceKind = (typeof TALK_PIECES)[number][0];

/** Longer texts are stories. */
const WORDS_MAX = 24;

/** The end of the pattern at `from`, or -1. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

interface Longest {
  readonly kind: PieceKind;
  readonly end: number;
}

function longestAt(text: string, from: number): Longest | null {
  let found: Longest | null = null;
  for (const [kind, pattern] of TALK_PIECES) {
    const end = endOf(pattern, text, from);
    if (end > (found?.end ?? from)) found = { kind, end };
  }
  return found;
}

/** The kinds of the pieces that the words are made of; null where one is of another kind. */
function piecesOf(text: string, isTimed: boolean): ReadonlySet<PieceKind> | null {
  const kinds = new Set<PieceKind>();
  let at = 0;
  while (at < text.length) {
    const found = longestAt(text, at);
    const isWhy = kinds.has('begin') && endOf(WHY_BEGUN, text, at) === text.length;
    if (isWhy) return kinds;
    if (found === null) {
      const isErrand = kinds.has('left') && kinds.has('thanks') && !isTimed;
      return isErrand && endOf(ERRAND, text, at) === text.length ? kinds : null;
    }
    kinds.add(found.kind);
    at = found.end;
  }
  return kinds;
}

/**
 * "спасибо все пойду спать", "все на сегодня хватит", "привет, давай запишем всё что у меня на неделе": nothing is to be
 * written, whatever action or day it names. Null where one word of it may be more.
 */
export function plainTalkIn(items: readonly Item[]): TalkKind | null {
  const words = items.filter((item) => !isMark(item));
  const leaves = words.flatMap(leavesOf);
  if (leaves.length < 2 || leaves.length > WORDS_MAX) return null;
  const kinds = piecesOf(leaves.map(({ word }) => word).join(' '), words.some(isFact));
  if (kinds === null) return null;
  if (kinds.has('begin')) return kinds.has('greeting') ? 'greeting' : 'abilities';
  // "пойду" alone breaks off
  const isParted = kinds.has('left') && kinds.has('thanks');
  if (kinds.has('farewell') || isParted) return 'farewell';
  if (kinds.has('left')) return null;
  if (kinds.has('thanks')) return 'thanks';
  if (kinds.has('agreed')) return 'agreed';
  if (kinds.has('aside')) return 'aside';
  // with a greeting beside it, that is answered
  return kinds.has('worn') && !kinds.has('greeting') ? 'tired' : null;
}
