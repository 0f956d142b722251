import type { Operation, ReadOperation } from '@planerka/contracts';
import type { FoundOperation } from './acts/made.ts';
import { CALLED_SO } from './reworded/named-with-term-phrases.ts';

/** What is told of an operation that was found, as it travels. */
export function asRead({
  operation,
  confidence,
  mention,
  did,
  kind,
  bulk,
  set,
  names,
  several,
  on,
  at,
  corrects,
  day_open,
  ordinal,
  shown,
  same,
}: FoundOperation): ReadOperation {
  const read: ReadOperation = { operation: calledPlainly(operation), confidence };
  if (mention !== undefined) read.mention = mention;
  if (did !== undefined) read.did = did;
  if (kind !== undefined) read.kind = kind;
  if (bulk !== undefined) read.bulk = bulk;
  if (set !== undefined) read.set = set;
  if (names !== undefined) read.names = names;
  if (several !== undefined) read.several = several;
  if (on !== undefined) read.on = on;
  if (at !== undefined) read.at = at;
  if (ordinal !== undefined) read.ordinal = ordinal;
  if (shown !== undefined) read.shown = shown;
  if (corrects !== undefined) read.corrects = corrects;
  if (day_open !== undefined) read.day_open = day_open;
  if (same !== undefined) read.same = same;
  return read;
}

/** "назови по-человечески: терапевт" calls it "терапевт". */
function calledPlainly(operation: Operation): Operation {
  if (operation.type !== 'rename' || operation.title === undefined) return operation;
  return { ...operation, title: operation.title.replace(CALLED_SO, '') };
}
