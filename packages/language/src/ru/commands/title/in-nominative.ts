import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isWord, roleAt } from '../view.ts';
import {
  ACCUSATIVE_ADJECTIVES,
  ACCUSATIVE_NOUNS,
  ACCUSATIVE_OWNERS,
  BESIDE_ANOTHER,
} from './in-nominative-phrases.ts';

/** The word with its ending of the nominative; null where it has none of the accusative. */
function nominativeOf(word: string, endings: ReadonlyMap<string, string>): string | null {
  for (const [accusative, nominative] of endings) {
    if (word.toLowerCase().endsWith(accusative)) {
      return `${word.slice(0, -accusative.length)}${nominative}`;
    }
  }
  return null;
}

const isEvent = (item: Item | undefined): boolean =>
  hasTag(item, 'doing-noun') || roleAt(item) === 'meeting' || roleAt(item) === 'event';

/**
 * What is put into the plan, called by its name: "встречу с нотариусом", as it is said behind "поставь", is "встреча с
 * нотариусом". The title as it is where its first noun is none of what people do, or a verb governs it.
 */
export function inNominative(title: string): string {
  const words = readText(title).items.filter(isWord);
  if (words.some(isAction) || BESIDE_ANOTHER.test(title)) return title;
  const renamed: Array<{ readonly item: Item; readonly name: string }> = [];
  for (const item of words) {
    const said = title.slice(item.from, item.to);
    const adjective =
      ACCUSATIVE_OWNERS.get(said.toLowerCase()) ?? nominativeOf(said, ACCUSATIVE_ADJECTIVES);
    const name = adjective ?? nominativeOf(said, ACCUSATIVE_NOUNS);
    if (name === null) return title;
    renamed.push({ item, name });
    if (adjective !== null) continue;
    if (!isEvent(readText(name).items[0])) return title;
    return renamed.reduceRight(
      (text, { item: { from, to }, name: anew }) => text.slice(0, from) + anew + text.slice(to),
      title,
    );
  }
  return title;
}
