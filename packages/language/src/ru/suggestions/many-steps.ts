import type { Item } from '../../grammar/item.ts';
import { isAction, isWord, roleAt, says } from '../commands/view.ts';
import { hasTag } from '../tags.ts';
import type { FindIn } from './seen-title.ts';
import { splitInto } from './split-into.ts';
import { partsList, textOf, trimmedEnd } from './stretches.ts';

const CONFIDENCE = 0.82;

/** "..., а затем": joins as well as what parts a list. */
const joins = (words: readonly Item[], at: number): boolean =>
  partsList(words, at) || says(words[at], 'whereas') || says(words[at], 'first-step');

/** The clauses that each begin with an action, behind a joint; null where the title is no row of them. */
function clausesOf(words: readonly Item[]): Item[][] | null {
  const clauses: Item[][] = [];
  let isJoined = true;
  let joint: Item[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const item = words[at];
    if (item === undefined || says(item, 'clause-opening')) return null;
    if (joins(words, at)) {
      isJoined = true;
      joint.push(item);
      continue;
    }
    if (isAction(item)) {
      // "научиться плавать": the second belongs to the first
      if (!isJoined) return null;
      clauses.push([item]);
    } else {
      // "купить хлеб и молоко": what was joined is no action
      const clause = clauses.at(-1);
      if (clause === undefined) return null;
      clause.push(...joint, item);
    }
    isJoined = false;
    joint = [];
  }
  return clauses.map(trimmedEnd);
}

/** "разобрать и вымыть шкаф": the first has nothing of its own that it is done to. */
const isWhole = ([verb, ...rest]: readonly Item[]): boolean =>
  rest.some((item) => isWord(item) || item.word === '') || hasTag(verb, 'objectless-verb');

/**
 * "зайти в банк и снять деньги", "позвонить мастеру и договориться": the first is for the second,
 * unless it is said that one comes after the other.
 */
function isOnePurpose(clauses: readonly (readonly Item[])[], isInTurn: boolean): boolean {
  const [first, second] = clauses;
  const verb = first?.[0];
  if (clauses.some(([head]) => hasTag(head, 'asking-another'))) return true;
  if (clauses.length > 2 || isInTurn) return false;
  if (hasTag(verb, 'going-verb') || hasTag(verb, 'preparing-verb')) return true;
  return hasTag(verb, 'reaching-verb') && hasTag(second?.[0], 'talking-verb');
}

/** "собрать данные, написать отчёт и отправить его": several actions in one title. */
export const manySteps: FindIn = ({ text, words }) => {
  const clauses = clausesOf(trimmedEnd(words));
  if (clauses === null || clauses.length < 2) return null;
  const isInTurn = words.some((item) => roleAt(item) === 'sequel');
  if (!clauses.every(isWhole) || isOnePurpose(clauses, isInTurn)) return null;
  return splitInto(
    clauses.map((clause) => textOf(text, clause)),
    CONFIDENCE,
  );
};
