import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isFrameOnly, openingEnd } from './frame.ts';
import type { Fields } from './said-fields.ts';
import { isAction, isFact, isMark, isWord, roleAt, takeAll } from './view.ts';
import { GENITIVE_PLURAL, MASCULINE_ADJECTIVE } from '../lexicon/verb-endings.ts';
import { hasTag, isListed } from '../tags.ts';

const PROJECT_WORDS_MAX = 3;
const PROJECT_MAX_CHARS = 120;

const isGenitivePlural = (word: string): boolean =>
  isListed(word, 'list-genitive') || GENITIVE_PLURAL.test(word);

/** "в проект ремонт кухни", "в список покупок": the name ends with the phrase. */
export function readProject(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const isList = roleAt(items[at]) === 'list';
  let start = at - 1;
  // "в мой строительный список"
  while (isList && start > at - 3 && !hasTag(items[start], 'before-project')) start -= 1;
  const preposition = items[start];
  if (fields.project !== null) return;
  // "(проект ремонт)", "проект ремонт: купить краску"
  const isFirst = preposition === undefined || isFrameOnly(items.slice(0, at));
  const isApart = !isList && (isFirst || preposition.word === '(');
  if (!isList && isBareProject(items, at, taken)) {
    takeBareProject(text, items, at, fields, taken);
    return;
  }
  if (!isApart && !hasTag(preposition, 'before-project')) return;
  const named = items.slice(start + 1, at).find((item) => !hasTag(item, 'own-list'));
  let end = at + 1;
  if (items[end]?.word === ':') end += 1;
  const first = end;
  while (end < items.length && end - first < PROJECT_WORDS_MAX) {
    const item = items[end];
    if (item === undefined || taken.has(item) || isFact(item) || isAction(item)) break;
    // "в проект лето": the first word is the name, whatever it may mean elsewhere
    if (!isWord(item) || roleAt(item) !== null || hasTag(item, 'no-name')) break;
    if (end > first && (item.kind !== 0 || openingEnd(items, end) > end)) break;
    // "в список покупок молоко": a list is named by what it is of
    if (isList && (end > first || !isGenitivePlural(item.word))) break;
    end += 1;
  }
  const quoted = endOfQuote(items, first);
  if (quoted > first) end = quoted;
  if (end === first && named === undefined) return;
  if (isApart && isFirst && items[end]?.word !== ':' && !isAction(items[end])) return;
  const from = named?.from ?? (isList ? items[at]?.from : items[first]?.from);
  const name = text.slice(from, items[end - 1]?.to);
  fields.project = (quoted > first ? name.slice(1, -1).trim() : name).slice(0, PROJECT_MAX_CHARS);
  if (isApart && (items[end]?.word === ')' || items[end]?.word === ':')) end += 1;
  takeAll(items, start, end, taken);
}

/**
 * "купить обои проект ремонт": the name alone, behind what it is the project of. Behind a verb or an
 * adjective the project is what something is done to: "сдать проект", "новый проект".
 */
function isBareProject(items: readonly Item[], at: number, taken: ReadonlySet<Item>): boolean {
  if (!hasTag(items[at], 'project-named')) return false;
  const before = items[at - 1];
  const name = items[at + 1];
  if (before === undefined || name === undefined || !isProjectName(name)) return false;
  const isFree = isFact(before) || taken.has(before) || before.word === ',';
  // "новый проект", but "в детской, проект ремонт"
  const isOf = MASCULINE_ADJECTIVE.test(before.word) && !hasTag(items[at - 2], 'no-name');
  if (!isFree && (!isWord(before) || isAction(before) || isOf)) return false;
  if (hasTag(before, 'before-project') || hasTag(before, 'no-name')) return false;
  const after = items[at + 2];
  // a longer phrase is about the project itself
  if (after === undefined || isFact(after) || isMark(after)) return true;
  return roleAt(after) !== null || openingEnd(items, at + 2) > at + 2;
}

const isProjectName = (item: Item): boolean =>
  item.word !== '' && isWordOrSeason(item) && !hasTag(item, 'no-name') && !isAction(item);

/** "лето": a word of time may be a name where nothing makes it one. */
const isWordOrSeason = (item: Item): boolean => item.meaning === null && isWord(item);

function takeBareProject(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const name = items[at + 1];
  if (name === undefined) return;
  fields.project = text.slice(name.from, name.to).slice(0, PROJECT_MAX_CHARS);
  takeAll(items, at, at + 2, taken);
}

/** The end of the quoted words that begin at `from`; `from` itself when none do. */
function endOfQuote(items: readonly Item[], from: number): number {
  let end = from;
  while (end < items.length && (items[end]?.flags ?? 0) & QUOTED) end += 1;
  return end - from > 2 ? end : from;
}
