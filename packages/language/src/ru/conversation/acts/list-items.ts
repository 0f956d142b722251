import { LIST_ITEMS_MAX, TITLE_MAX_CHARS } from '@planerka/contracts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import * as phrases from './box-list-phrases.ts';

/* What stands on a list with boxes. */

/** Things that stand on lists: no times, nothing to be done, nothing that is asked. */
export function isOfThings(said: string): boolean {
  const { items } = readText(said);
  if (/\?/u.test(said) || phrases.NAMES_LIST.test(said)) return false;
  if (phrases.NO_THINGS.has(items[0]?.word ?? '')) return false;
  return !items.some((item) => isFact(item) || isAction(item) || roleAt(item) === 'task');
}

/** What is put on the list, each for itself; a list of lines is parted by its lines alone. */
export function itemsOf(said: string): string[] | null {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.length > 1 ? lines : partsOf(said);
  const items = parts
    .map((part) => part.replace(phrases.BEFORE_ITEM, '').replace(phrases.BESIDE_ITEM, ''))
    .map((part) =>
      part
        .trim()
        .replace(/[.,;]+$/u, '')
        .replace(phrases.BEHIND_ITEM, '')
        .slice(0, TITLE_MAX_CHARS),
    )
    .filter((part) => part !== '');
  return items.length === 0 || items.length > LIST_ITEMS_MAX ? null : items;
}

/** Commas part items, and "и" the last two; what is in quotes stays whole. */
function partsOf(said: string): string[] {
  const quotes: string[] = [];
  const kept = said.replace(
    /«[^»]*»|"[^"]*"/gu,
    (quote) => `\u{E000}${quotes.push(quote) - 1}\u{E001}`,
  );
  const parts = kept.split(phrases.BETWEEN_ITEMS).flatMap((part) => part.split(phrases.LAST_ITEM));
  return parts.map((part) =>
    part.replace(/\u{E000}(\d+)\u{E001}/gu, (_, at) => quotes[Number(at)] ?? ''),
  );
}
