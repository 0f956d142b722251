import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive, looksLikeAdjective } from '../verb-forms.ts';
import { isWord, roleAt } from '../view.ts';

const ADJECTIVES_MAX = 2;

/** The role of the noun that a title is about: "важная рабочая встреча с ..." is a meeting. */
export function leadingNoun(words: readonly Item[], from: number): Role | null {
  let at = from;
  const first = words[at];
  if (first !== undefined && hasTag(first, 'meeting-verb')) {
    at += 1;
    if (hasTag(words[at], 'goal')) at += 1;
  }
  for (let i = 0; i < ADJECTIVES_MAX; i += 1) {
    const role = roleAt(words[at]);
    const isOrdinary = role === null || role === 'important' || role === 'urgent' || role === 'new';
    if (!isOrdinary || !looksLikeAdjective(words[at]?.word ?? '')) break;
    at += 1;
  }
  return roleAt(words[at]);
}

/** Is a meeting what the title plans, and not what one prepares for (C8-meeting)? */
export function isMeetingTitle(title: string): boolean {
  const words = readText(title).items.filter(isWord);
  const role = leadingNoun(words, 0);
  return role === 'meeting' || (role === 'event' && !isInfinitive(words[0]?.word ?? ''));
}
