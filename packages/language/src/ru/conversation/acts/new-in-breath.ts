import type { Item } from '../../../grammar/item.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { isQuoted } from '../clause.ts';
import { isOrder } from './order-word.ts';

const MEETING: ReadonlySet<string> = new Set(['meeting', 'event']);
const MAKES: ReadonlySet<string> = new Set(['create', ...MEETING]);

const isBareToDo = (item: Item): boolean => isAction(item) && isInfinitive(item.word);

/** "купи ведро": said to oneself, and no order about what stands. */
const isToDoOrder = (item: Item): boolean =>
  !isQuoted(item) && isImperative(item.word) && !isOrder(item);

/** Does something new begin with the word, where several things are said? */
export const opensNew = (item: Item): boolean =>
  MAKES.has(roleAt(item) ?? '') || isBareToDo(item) || isToDoOrder(item);

/** "помыть окна", "окна помыть", "купи ведро", "созвон с Игорем завтра в 11": something to do, or a meeting. */
export function isToBeDone(said: readonly Item[]): boolean {
  const words = said.filter((item) => !isFact(item));
  const [head] = words;
  const last = words.at(-1);
  if (head === undefined || last === undefined) return false;
  const isMeeting = MEETING.has(roleAt(head) ?? '') && words.length < said.length;
  return isBareToDo(head) || isToDoOrder(head) || isBareToDo(last) || isMeeting;
}
