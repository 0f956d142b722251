import type { ThreadHints } from '@planerka/contracts';
import { isAction } from '../commands/view.ts';
import { readText } from '../grammar.ts';
import { BETWEEN_NAMES, NAME_THERE, PUT_BEHIND_NAME, PUTS_INTO } from './put-there-phrases.ts';
import { isSpokenOfIn } from './spoken-of.ts';

/**
 * "договор и канифоль закинь в переводы", "договор туда": what was spoken of here is put into a project, as the order that
 * says so; where to is what was said, or the project that was spoken of last. Null for everything else.
 */
export function putThere(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  const { names, project, there } =
    (PUT_BEHIND_NAME.exec(text) ?? NAME_THERE.exec(text))?.groups ?? {};
  if (names === undefined || thread === null) return null;
  const isThere = names.split(BETWEEN_NAMES).every((name) => isKnown(name, thread));
  const last = thread.candidates.find(({ kind }) => kind === 'project')?.title;
  const into = there === undefined ? project : last;
  return isThere && into !== undefined ? PUTS_INTO(names, into) : null;
}

/** What is to be done is something new, whatever of it was spoken of. */
function isKnown(name: string, thread: ThreadHints): boolean {
  const { items } = readText(name);
  return items.length > 0 && !items.some(isAction) && isSpokenOfIn(items, thread);
}
