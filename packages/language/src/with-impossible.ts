import type { Note } from '@planerka/contracts';
import { impossibleIn } from './commands/understand.ts';
import type { Item } from './grammar/item.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';

/** "перенеси созвон на 25:00": what is no time is named beside operations and answers, too. */
export function withImpossible(
  found: RulesInterpretation,
  items: readonly Item[],
  text: string,
): RulesInterpretation {
  const { response } = found;
  if (response.kind === 'none' || response.kind === 'cancel') return found;
  const known = response.notes ?? [];
  const added = impossibleIn(items, text).filter((note) =>
    known.every((other) => !('text' in other) || !('text' in note) || other.text !== note.text),
  );
  if (added.length === 0) return found;
  const notes = [...known, ...added.map((note): Note => ({ ...note, position: 0 }))];
  return { ...found, response: { ...response, notes } };
}
