import type { ThreadHints } from '@planerka/contracts';
import { isAction } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isAnyOrder } from '../acts/order-word.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import {
  BETWEEN_NAMES,
  INTO_PROJECT,
  NAME_THERE,
  PUT_BEHIND_NAME,
  PUTS_INTO,
  SENDS,
} from './put-there-phrases.ts';

/**
 * "договор и канифоль закинь в переводы", "договор и глава в проект Переводы", "договор туда": what was
 * spoken of here is put into a project, as the order that says so; where to is what was said, or the project
 * that was spoken of last. Null for everything else.
 */
export function putThere(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  const { names, project, there } =
    (PUT_BEHIND_NAME.exec(text) ?? INTO_PROJECT.exec(text) ?? NAME_THERE.exec(text))?.groups ?? {};
  if (names === undefined || thread === null) return null;
  const all = names.split(BETWEEN_NAMES);
  const known = all.filter((name) => isKnown(name, thread));
  // of several that are put somewhere one may be gone by now
  const least = SENDS.test(text) ? all.length : 1;
  const isThere = known.length >= least && !all.some(isToDo);
  const last = thread.candidates.find(({ kind }) => kind === 'project')?.title;
  const into = there === undefined ? project : last;
  return isThere && into !== undefined ? PUTS_INTO(names, into) : null;
}

function isKnown(name: string, thread: ThreadHints): boolean {
  const { items } = readText(name);
  return items.length > 0 && isSpokenOfIn(items, thread);
}

/** What is to be done is something new, whatever of it was spoken of. */
const isToDo = (name: string): boolean =>
  readText(name).items.some((item) => isAction(item) || isAnyOrder(item));
