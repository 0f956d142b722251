import type { ThreadHints } from '@planerka/contracts';
import { isAction } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { isAnyOrder } from '../acts/order-word.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { mayTakePlaceThere } from '../objects/takes-place.ts';
import { isSomebody } from '../several/fits-in-place.ts';
import {
  BETWEEN_NAMES,
  INTO_PROJECT,
  NAME_THERE,
  PUT_BEHIND_NAME,
  PUTS_INTO,
  SAYS_PROJECT,
  SENDS,
} from './put-there-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/**
 * "договор и канифоль закинь в переводы", "договор и глава в проект Переводы", "договор туда": what was
 * spoken of here is put into a project, as the order that says so; where to is what was said, or the project
 * that was spoken of last. Null for everything else.
 */
export function putThere(said: string, thread: ThreadHints | null): PlainOrder | string | null {
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
  if (!isThere || into === undefined) return null;
  const order = PUTS_INTO(names, into);
  const isProject = there !== undefined || SAYS_PROJECT.test(text);
  return !isProject && all.some(mayBeThere) ? { order, most: GUESS } : order;
}

/** "встречу перенеси в офис", "клиента перекинь в банк": it may be held there, and they may be sent there. */
const mayBeThere = (name: string): boolean =>
  mayTakePlaceThere(name) || isSomebody(readText(name).words[0]?.word ?? '');

function isKnown(name: string, thread: ThreadHints): boolean {
  const { items } = readText(name);
  return items.length > 0 && isSpokenOfIn(items, thread);
}

/** What is to be done is something new, whatever of it was spoken of. */
const isToDo = (name: string): boolean =>
  readText(name).items.some((item) => isAction(item) || isAnyOrder(item));
