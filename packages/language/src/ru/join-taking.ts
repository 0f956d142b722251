import { Item } from '../grammar/item.ts';
import type { Length } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { kinds } from './kinds.ts';
import { length } from './rules/make.ts';
import { lasting } from './rules/units.ts';

const TAKES = kinds.id('takes');
/** Behind one of these, what takes an hour is planned; without, it is there already. */
const PLANNING: ReadonlySet<string> = new Set(['clock', 'clock-range', 'range', 'from', 'moment']);

function lengthOf(item: Item | undefined): Length | null {
  if (item === undefined) return null;
  const { meaning } = item;
  return meaning?.kind === 'for-number' ? meaning.length : lasting(item);
}

/** "тренировка завтра в семь в зале займёт час": the words of taking go with their length. */
export function joinTaking(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ kind }) => kind === TAKES);
  const verb = items[at];
  const said = items[at + 1];
  const value = lengthOf(said);
  if (verb === undefined || said === undefined || value === null) return items;
  const isPlanned = items.slice(0, at).some((item) => PLANNING.has(factOf(item)?.kind ?? ''));
  if (!isPlanned) return items;
  const { kind, meaning } = length({ ...value, clock: null }, 'for');
  const parts = [verb, said];
  const rule = '<takes> <lasting>';
  const made = new Item(kind, 0, 0, verb.from, said.to, verb.glued, '', meaning, rule, parts);
  return [...items.slice(0, at), made, ...items.slice(at + 2)];
}
