import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark, ownWords, plainWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { inView } from '../acts/correction.ts';
import { AROUND_VALUE, HALTS, LEADS_UP, OF_TIME, URGENTLY, VERY } from './late-fact-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "забыла сказать: до понедельника", "и ещё, это срочно", "стоп, шторы ещё не постирала": what is said behind such
 * words, as it is said of what was written just now. Null where nothing was, and for everything else.
 */
export function lateFact(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || /[?\n]/u.test(text)) return null;
  const halts = HALTS.exec(text)?.[0].length ?? 0;
  const leads = LEADS_UP.exec(text)?.[0].length ?? 0;
  if (Math.max(halts, leads) === 0) return null;
  const rest = text.slice(Math.max(halts, leads)).replace(/[.!]+$/u, '');
  const value = leads > 0 && inView(thread) !== null ? valueIn(rest) : null;
  return value ?? rest;
}

/** A bare value of the last object; null where more is told. */
function valueIn(rest: string): string | null {
  const items = readText(rest).items.filter((item) => !isMark(item));
  const isAround = (item: Item): boolean => AROUND_VALUE.has(plainWord(item));
  const said = items.filter((item) => !isAround(item));
  if (said.length === 0) return null;
  if (said.every(isPressing)) return URGENTLY;
  if (!said.every(isFact)) return null;
  return OF_TIME(ownWords(said, rest));
}

const isPressing = (item: Item): boolean =>
  hasTag(item, 'urgent') || hasTag(item, 'important') || VERY.has(plainWord(item));
