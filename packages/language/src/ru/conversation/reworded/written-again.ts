import type { ThreadHints } from '@planerka/contracts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { namesOneWhole } from '../objects/names-one-whole.ts';
import { NOT_THAT_KIND, WRITTEN_BEHIND } from './written-again-phrases.ts';

/**
 * "дочку завтра в 12:40 забрать запиши да", of what is there already under this very name: the words without the order
 * to write it down, so that no part of them becomes a second one. Null where it is new.
 */
export function writtenAgain(text: string, thread: ThreadHints | undefined): string | null {
  const { what } = WRITTEN_BEHIND.exec(text.trim())?.groups ?? {};
  if (what !== undefined && namesOneWhole(what, thread)) return what;
  return otherwiseWritten(text, thread);
}

/**
 * "да нет не срок, а установка у соседей в пятницу с девяти до семи", where that stands: what is right of it, which
 * makes nothing new unasked.
 */
function otherwiseWritten(text: string, thread: ThreadHints | undefined): string | null {
  const { right } = NOT_THAT_KIND.exec(text.trim())?.groups ?? {};
  if (right === undefined || thread === undefined) return null;
  const [time] = readText(right).items.filter(isFact);
  const name = namingWords(right.slice(0, time?.from));
  return time !== undefined && knownAs(name, thread).length > 0 ? right : null;
}
