import type { ThreadHints } from '@planerka/contracts';
import { namesOneWhole } from '../objects/names-one-whole.ts';
import { WRITTEN_BEHIND } from './written-again-phrases.ts';

/**
 * "дочку завтра в 12:40 забрать запиши да", of what is there already under this very name: the words without the order
 * to write it down, so that no part of them becomes a second one. Null where it is new.
 */
export function writtenAgain(text: string, thread: ThreadHints | undefined): string | null {
  const { what } = WRITTEN_BEHIND.exec(text.trim())?.groups ?? {};
  return what !== undefined && namesOneWhole(what, thread) ? what : null;
}
