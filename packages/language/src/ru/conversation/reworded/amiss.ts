import type { ThreadHints } from '@planerka/contracts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import { AMISS, BESIDE_RIGHT } from './amiss-phrases.ts';
import { MOVE } from './told-reason-phrases.ts';

/**
 * "с логопедом перепутал, он в среду": the order that moves what was told wrong to when it is. Only of what was
 * spoken of here, and where nothing but a time stands behind; null for everything else.
 */
export function orderOfAmiss(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim().replace(/[.!]+$/u, '');
  for (const pattern of AMISS) {
    const { name, rest } = pattern.exec(text)?.groups ?? {};
    const time = rest === undefined ? null : timeIn(rest);
    if (name !== undefined && time !== null && bearersOf(tellingWords(name), thread).length > 0)
      return `${MOVE} ${name} ${time}`;
  }
  return null;
}

/** The time among words that only lead up to it; null where anything else is told. */
function timeIn(rest: string): string | null {
  const items = readText(rest).items.filter((item) => !isMark(item));
  const facts = items.filter(isFact);
  const [first] = facts;
  const last = facts.at(-1);
  if (first === undefined || last === undefined) return null;
  const isBeside = items.every((item) => isFact(item) || BESIDE_RIGHT.has(item.word));
  const isTogether = items
    .filter(({ from, to }) => from >= first.from && to <= last.to)
    .every(isFact);
  return isBeside && isTogether ? rest.slice(first.from, last.to) : null;
}
