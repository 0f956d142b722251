import type { NextCall } from '@planerka/contracts';
import type { StoredEntry } from '@planerka/plan';
import { countedUpTo } from './counted.ts';
import { type Refused, refused } from './refused.ts';

/** So much of what was changed is told, and the rest counted up to here. */
const CHANGES_TOLD = 20;
export const CHANGES_READ_MAX = 101;

/** Somebody has written to a plan or task since the caller read it; `entries` are its newest. */
export function changedMeanwhile(
  id: string,
  {
    expected,
    current,
    entries,
    next,
  }: {
    readonly expected: number;
    readonly current: number;
    readonly entries: readonly StoredEntry[];
    readonly next: NextCall;
  },
): Refused {
  const later = entries.filter(({ root_revision: revision }) => revision > expected);
  const changed = later
    .slice(0, CHANGES_TOLD)
    .map(({ type, actor, at, root_revision: revision }) => ({ revision, type, actor, at }));
  const isCut = later.length > CHANGES_TOLD;
  return refused(
    'REVISION_MISMATCH',
    current > expected
      ? `${id} is at revision ${current}, not ${expected}: it was changed meanwhile.`
      : `${id} is at revision ${current} and has never been at ${expected}.`,
    'Read it again, see what changed, and repeat the call with the present revision.',
    {
      next,
      details: {
        expected_revision: expected,
        revision: current,
        changed,
        ...(isCut ? countedUpTo(CHANGES_READ_MAX - 1, later.length) : {}),
      },
    },
  );
}
