import type { Item } from '../../../grammar/item.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { LOOKS_LIKE_ORDER } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { mentions } from '../head/mentions.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** What a planner is asked for by whatever name. */
const OURS: readonly Role[] = ['task', 'reminder', 'block', 'meeting', 'event'];

/** Where the name by which a program is called ends, behind greetings; -1 where there is none. */
function nameEnd(items: readonly Item[], tag: 'assistant' | 'machine'): number {
  let at = 0;
  while (roleAt(items[at]) === 'chat' && !hasTag(items[at], tag)) at += 1;
  const from = at;
  while (hasTag(items[at], tag) || (at > from && isMark(items[at]))) at += 1;
  return at > from ? at : -1;
}

const isProgramOrder = (item: Item): boolean =>
  roleAt(item) === 'foreign' ||
  hasTag(item, 'foreign-order') ||
  hasTag(item, 'told-to-programs') ||
  hasTag(item, 'wake');

/** An order of any kind, to somebody who carries it out at once. */
function isOrder(item: Item, rest: readonly Item[]): boolean {
  const role = roleAt(item);
  if (role === 'put') return !mentions(rest, 0, ...OURS);
  if (role !== null && role !== 'foreign' && role !== 'query') return false;
  if (isInfinitive(item.word)) return false;
  return isProgramOrder(item) || isAction(item) || LOOKS_LIKE_ORDER.test(item.word);
}

/** "сири, позвони жене", "телевизор, сделай тише": another program is told to do something. */
export function isToMachine(items: readonly Item[]): boolean {
  const assistant = nameEnd(items, 'assistant');
  const behind = items.slice(assistant < 0 ? 0 : assistant);
  if (assistant >= 0) {
    // "маруся, стоп"
    if (behind.length === 1 && !hasTag(behind[0], 'assistant')) return !behind.some(isFact);
    const first = behind.find((item) => isWord(item) && !isFact(item));
    return first !== undefined && isOrder(first, behind);
  }
  const machine = nameEnd(items, 'machine');
  const [first, second] = items.slice(Math.max(machine, 0));
  if (machine < 0 || first === undefined || isInfinitive(first.word)) return false;
  return (
    isProgramOrder(first) ||
    (second !== undefined && isProgramOrder(second) && roleAt(first) === 'put')
  );
}
