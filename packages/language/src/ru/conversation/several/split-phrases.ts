import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { setsField } from '../acts/verb-first.ts';
import { isVerb, mayFollowObject, SET_WORDS } from '../lexicon.ts';
import { isSetAhead } from '../objects/several-at-once.ts';
import { tellsDone } from '../reworded/told-done.ts';

const JOINTS = new Set('. ! ; newline потом затем , и а также еще'.split(' '));
/** Behind these something else begins, whatever it is. */
const ENDS = new Set([';', 'newline']);
const isJoint = (item: Item): boolean => item.meaning === null && JOINTS.has(item.word);
const isQuoted = (item: Item): boolean => (item.flags & QUOTED) !== 0;

/**
 * The phrases of an utterance: a new one begins with a verb of its own, or with an object whose verb
 * follows it, once the words before it have theirs.
 */
export function splitPhrases(items: readonly Item[]): readonly Item[][] {
  const opens = openingsAfter(items);
  const parts: Item[][] = [];
  let current: Item[] = [];
  let hasOrder = false;
  let hasExcept = false;
  items.forEach((item, at) => {
    const isBoundary = isJoint(item);
    const isEnd = ENDS.has(item.word) && parts.length + Number(hasOrder) > 0;
    const isNew = opens[at] || isEnd || (isBoundary && hasOrder && isTurned(items, at + 1));
    // "всё на завтра, кроме школы, перенеси ...": what is left out belongs to the set
    const isLeftOut = !hasOrder && hasExcept;
    if (isBoundary && current.length > 0 && isNew && !isLeftOut && !isSetAhead(current)) {
      parts.push(current);
      current = [];
      hasOrder = false;
      hasExcept = false;
      return;
    }
    const isLead = parts.length > 0 && LEADING.has(item.word);
    if (current.length === 0 && (isBoundary || isLead)) return;
    current.push(item);
    hasOrder ||= isOrder(item);
    hasExcept ||= SET_WORDS.except.has(item.word);
  });
  if (current.length > 0) parts.push(current);
  return parts;
}

/** Does the item begin an order of its own? Infinitives go on with a name. */
function opensPhrase(item: Item): boolean {
  if (item.meaning !== null || isQuoted(item)) return false;
  if (isVerb(item.word) || isImperative(item.word)) return true;
  const role = roleAt(item);
  return (role === 'create' || role === 'remind') && !isInfinitive(item.word);
}

/** For each index, whether the next word that says anything opens a phrase. */
function openingsAfter(items: readonly Item[]): boolean[] {
  const opens: boolean[] = [];
  const firstDone = items.findIndex(tellsDone);
  let next = false;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    opens[at] = next;
    if (item === undefined || isJoint(item) || roleAt(item) === 'soft' || LEADING.has(item.word))
      continue;
    // "..., а завтра поставь ...": a time stands before its order
    if (next && isFact(item)) continue;
    // "варенье сварила, теперь надо ...": behind what is done something is still to do
    // "творог купила, завтра испечь запеканку"
    const isToDo = roleAt(item) === 'need' || (isAction(item) && isInfinitive(item.word));
    const isBehindDone = isToDo && firstDone >= 0 && firstDone < at;
    next = isBehindDone || opensPhrase(item);
  }
  return opens;
}

/** They lead up to what is said next. */
const LEADING = new Set(['теперь', 'сейчас']);

const isOrder = (item: Item): boolean =>
  !isQuoted(item) && (mayFollowObject(item.word) || tellsDone(item));

/** What is before its verb is short. */
const OBJECT_ITEMS_MAX = 5;

/** "хлеб удали" behind "молоко отметь,": an object, and then its verb before the next joint. */
function isTurned(items: readonly Item[], from: number): boolean {
  for (let at = from; at < items.length && at - from <= OBJECT_ITEMS_MAX; at += 1) {
    const item = items[at];
    if (item === undefined || isJoint(item)) return false;
    if (isOrder(item) || setsField(items, at)) return at > from;
    if (isAction(item)) return false;
  }
  return false;
}
