import type { InterpretRequest } from '@planerka/contracts';
import { knownAs } from '../objects/known-as.ts';

/** Does anything that was spoken of, is deleted or repeats bear one of the words in its title? */
export function isKnownName(words: readonly string[], thread: InterpretRequest['thread']): boolean {
  const known = [...(thread?.candidates ?? []), ...(thread?.deleted ?? [])];
  const all = [...known, ...(thread?.series ?? [])].map(({ kind, number, title }) => ({
    kind: kind === 'project' ? ('task' as const) : kind,
    number,
    ...(title === undefined ? {} : { title }),
  }));
  return words.some(
    (word) =>
      knownAs([word], { room: { kind: 'hub' }, candidates: all, operations: [] }).length > 0,
  );
}
