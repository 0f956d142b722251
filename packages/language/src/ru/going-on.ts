import { Item } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { QUOTED } from '../grammar/scan.ts';
import { LOOKS_LIKE_INFINITIVE, SINGULAR_ADJECTIVE } from './lexicon/word-endings.ts';
import { length } from './rules/make.ts';
import { lengthIn } from './rules/units.ts';
import { hasTag } from './tags.ts';

/** Does the item say that something is done again and again? */
function isRepeated({ meaning }: Item): boolean {
  if (meaning?.kind === 'repeat') return true;
  return (meaning?.kind === 'daypart' || meaning?.kind === 'clock') && meaning.others.length > 0;
}

/** What is done, and not how: "планировать неделю", "рабочую неделю" keep theirs. */
function isObject(item: Item | undefined): boolean {
  if (item === undefined || item.kind !== UNKNOWN || item.flags & QUOTED) return false;
  const { word } = item;
  return (
    !hasTag(item, 'empty-beside-time') &&
    !LOOKS_LIKE_INFINITIVE.test(word) &&
    !SINGULAR_ADJECTIVE.test(word) &&
    /^\p{L}{2,}$/u.test(word)
  );
}

function asLength(item: Item): Item {
  const value = lengthIn(1, item);
  if (value === null) return item;
  const { kind, meaning } = length(value);
  const { from, to, glued, word } = item;
  return new Item(kind, 0, 0, from, to, glued, word, meaning, '<unit>', [item]);
}

/**
 * "три раза в день полоскать горло неделю": a unit behind what is done, at the end of its clause, is
 * how long the repetition goes on. Linear in the number of items.
 */
export function readGoingOn(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => item.meaning === null && hasTag(item, 'going-on'))) return items;
  let repeats = false;
  return items.map((item, at) => {
    repeats ||= isRepeated(item);
    if (!repeats || item.meaning !== null || !hasTag(item, 'going-on')) return item;
    const next = items[at + 1];
    const isLast = next === undefined || hasTag(next, 'ends-clause');
    return isLast && isObject(items[at - 1]) ? asLength(item) : item;
  });
}
