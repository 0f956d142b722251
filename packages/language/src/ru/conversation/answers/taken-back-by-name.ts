import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import type { GivenBack } from '../../../conversation-reader.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { isSameWord, wordsIn } from './choice-by-words.ts';
import {
  BESIDE_TAKEN_BACK,
  GIVEN_BACK_BY_NAME,
  GIVES_IN_THE_WORLD,
  TAKEN_BACK_BY_NAME,
} from './taken-back-by-name-phrases.ts';

/** Shorter words bind names and tell nothing apart. */
const TELLING_MIN = 4;

/**
 * "нет, полки протереть это не задача, отмени": what was written last, where these are words of its title. It is taken
 * back, and whatever was asked before stays as it is. Null where they name anything else.
 */
export function takenBackByName(
  text: string,
  thread: ThreadHints | undefined,
): ObjectHandle | null {
  const number = thread?.default_task_id;
  const last = thread?.candidates.find((each) => each.kind === 'task' && each.number === number);
  if (last?.title === undefined) return null;
  const titled = wordsIn(last.title);
  for (const form of TAKEN_BACK_BY_NAME) {
    const { name } = form.exec(text.trim())?.groups ?? {};
    if (name === undefined) continue;
    const said = wordsIn(name).filter((word) => !BESIDE_TAKEN_BACK.has(word));
    const isTold = said.some((word) => word.length >= TELLING_MIN);
    if (isTold && said.every((word) => titled.some((each) => isSameWord(each, word)))) {
      return { kind: last.kind, number: last.number };
    }
  }
  return null;
}

/** Longer texts are stories. */
const CHARS_MAX = 80;

/**
 * "плёнку верни назад", of the one thing of the thread that bears the words: what was done to it last goes back, however
 * much was done to others since; "на прежнее время", "где стояла" want only a move back. Null where several bear them, or what is deleted may be meant, and where a thing is
 * given back to somebody.
 */
export function givenBackByName(text: string, thread: ThreadHints | undefined): GivenBack | null {
  const said = text.trim();
  if (thread === undefined || thread.named === true || said.length > CHARS_MAX) return null;
  for (const form of GIVEN_BACK_BY_NAME) {
    const { name, time, place } = form.exec(said)?.groups ?? {};
    if (name === undefined || readText(name).items.some(isFact)) continue;
    const words = namingWords(name).filter((word) => !BESIDE_TAKEN_BACK.has(word));
    const deleted = knownAs(words, { ...thread, candidates: thread.deleted ?? [] });
    const [only, ...others] = knownAs(words, thread);
    if (only === undefined || others.length + deleted.length > 0) continue;
    const isGiven = wordsIn(only.title ?? '').some((word) => GIVES_IN_THE_WORLD.test(word));
    if (isGiven) return null;
    return { undo_of: { kind: only.kind, number: only.number }, ...movedOnly(time, place) };
  }
  return null;
}

const movedOnly = (
  time: string | undefined,
  place: string | undefined,
): Pick<GivenBack, 'moved_only'> => {
  if (time !== undefined) return { moved_only: 'in_time' };
  return place === undefined ? {} : { moved_only: 'anywhere' };
};
