import type { ReadOperation } from '@planerka/contracts';
import { MORE_PARTS } from './more-parts-phrases.ts';

/** Parts that were said one behind the other, each with its noun: each goes under the same object. */
export function withMoreParts<Read extends ReadOperation>(found: Read): Read[] {
  const { operation } = found;
  if (operation.type !== 'subtask_add' || operation.title === undefined) return [found];
  const titles = operation.title.split(MORE_PARTS).filter((title) => title !== '');
  const [first, ...more] = titles;
  if (first === undefined || more.length === 0) return [found];
  return [
    { ...found, operation: { ...operation, title: first } },
    ...more.map((title) => ({ ...found, operation: { ...operation, title }, same: true as const })),
  ];
}
