import type { Automaton } from './automaton.ts';
import { Item } from './item.ts';
import type { Made } from './rule.ts';
import { GUESSED } from './scan.ts';

/** A rule may rename an item, but not for ever. */
const RENAMES_MAX = 4;

/**
 * One sweep from left to right. What a rule makes is in the place of what it took and may
 * start the next match, so "понедельник, среда и пятница" grows item by item; each match but a few
 * renames takes items away, so a sweep is linear in their number.
 */
export function runPass(automaton: Automaton, items: readonly Item[]): Item[] {
  const output: Item[] = [];
  const input = items.slice();
  let before: Item | null = null;
  let renames = 0;
  let at = 0;
  while (at < input.length) {
    const found = automaton.match(input, at, before);
    if (found !== null && (found.length > 1 || renames < RENAMES_MAX)) {
      renames = found.length > 1 ? 0 : renames + 1;
      const end = at + found.length;
      input[end - 1] = combine(input.slice(at, end), found.made, found.rule.name);
      at = end - 1;
      continue;
    }
    renames = 0;
    const item = input[at];
    if (item !== undefined) output.push(item);
    before = item ?? null;
    at += 1;
  }
  return output;
}

function combine(parts: Item[], made: Made, rule: string): Item {
  const first = parts[0];
  let inherited = 0;
  for (const part of parts) inherited |= part.flags & GUESSED;
  const last = parts[parts.length - 1];
  return new Item(
    made.kind,
    made.value,
    made.flags | inherited,
    first?.from ?? 0,
    last?.to ?? 0,
    first?.glued ?? false,
    '',
    made.meaning,
    rule,
    parts,
  );
}
