import type { TalkKind } from '@planerka/contracts';
import { readText } from '../../grammar.ts';
import { ENDING_MARKS, IN_CYRILLIC, MEANT, TYPED } from './other-layout-phrases.ts';
import { talkIn } from './talk-in.ts';

/** Whoever writes more sees what he types. */
const CHARS_MAX = 60;
const MEANT_BY: ReadonlyMap<string, string> = new Map(
  TYPED.split('').map((key, at) => [key, MEANT[at] ?? key]),
);

/** "ghbdtn", "cgfcb,j": talk and nothing else, typed while the keyboard was in the other layout; null for all the rest. */
export function talkInOtherLayout(text: string): TalkKind | null {
  const typed = text.trim().toLowerCase();
  if (typed.length > CHARS_MAX || IN_CYRILLIC.test(typed)) return null;
  // "cgfcb,j": within a word a mark is a letter
  for (const each of [typed, typed.replace(ENDING_MARKS, '')]) {
    const meant = each.replace(/./gu, (key) => MEANT_BY.get(key) ?? key);
    const talk = talkIn(readText(meant).words);
    // one short word may be anything
    if (talk !== null && talk !== 'unasked') return talk;
  }
  return null;
}
