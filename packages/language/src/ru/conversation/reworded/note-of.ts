import type { ThreadHints } from '@planerka/contracts';
import { GUESS } from '../acts/made.ts';
import { knownAs, mentionIn, namingWords } from '../objects/known-as.ts';
import { MAY_BE_NOTE, NOTE_OF, noteOrder } from './note-of-phrases.ts';
import { partsOf } from './other-time.ts';
import type { PlainOrder } from './reworded.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "Павел это заметка к съёмке чт": what is called a note to something is none of its own. It goes to what bears the
 * name; where nothing does, that is said, and where several do, it is asked about. Null for everything else.
 */
export function noteOf(said: string, thread: ThreadHints | null): PlainOrder | null {
  if (thread === null || said.length > CHARS_MAX || !MAY_BE_NOTE.test(said)) return null;
  for (const pattern of NOTE_OF) {
    const { text, name } = pattern.exec(said.trim())?.groups ?? {};
    if (text === undefined || name === undefined) continue;
    const { name: bare } = partsOf(name);
    if (bare === '') return null;
    const mention = mentionIn(bare, thread) ?? bare;
    const order = noteOrder(mention, text);
    // of a timeblock, too, that bears the name, and cannot have a note
    return knownAs(namingWords(bare), thread).length > 1 ? { order, most: GUESS } : { order };
  }
  return null;
}
