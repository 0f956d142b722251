import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { isSameWord, wordsIn } from './choice-by-words.ts';
import { BESIDE_TAKEN_BACK, TAKEN_BACK_BY_NAME } from './taken-back-by-name-phrases.ts';

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
