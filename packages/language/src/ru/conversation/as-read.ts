import type { ReadOperation } from '@planerka/contracts';
import type { FoundOperation } from './acts/made.ts';

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
  const read: ReadOperation = { operation, confidence };
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
