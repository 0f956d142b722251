import { Operation, targetsOf } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { inView } from '../acts/correction.ts';
import { type FoundOperation, GUESS } from '../acts/made.ts';
import type { Clause } from '../clause.ts';
import { POINTED_THERE } from './copied-first-phrases.ts';

/**
 * "продублируй на субботу, эту перенеси на 19": behind a copy, what is pointed at is what was copied, and not the copy.
 * Where that has a name, or is not known, it is asked about.
 */
export function copiedFirst(
  found: FoundOperation,
  part: readonly Item[],
  {
    before,
    thread,
  }: { readonly before: readonly FoundOperation[]; readonly thread: Clause['thread'] },
): FoundOperation {
  const isBehindCopy = before.some(({ operation: { type } }) => type === 'copy');
  if (!isBehindCopy || found.same !== true || !part.some(({ word }) => POINTED_THERE.has(word))) {
    return found;
  }
  const view = found.mention === undefined && thread != null ? inView(thread) : null;
  const isFit = view !== null && targetsOf(found.operation.type).includes(view.kind);
  const named = isFit
    ? Operation.safeParse({ ...found.operation, [view.kind]: view.number }).data
    : undefined;
  const { same: _same, ...own } = found;
  return named === undefined
    ? { ...found, confidence: Math.min(found.confidence, GUESS) }
    : { ...own, operation: named };
}
