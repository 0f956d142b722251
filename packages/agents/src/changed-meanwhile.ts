import type { NextCall } from '@planerka/contracts';
import { type StoredEntry, toLocalIso } from '@planerka/plan';
import { countedUpTo } from './counted.ts';
import { sliceCursor } from './cursor.ts';
import { type Entity, entityId, entityRef } from './names.ts';
import { type Refused, refused } from './refused.ts';

/** So much of what was changed is told, and the rest counted up to here. */
const CHANGES_TOLD = 20;
export const CHANGES_READ_MAX = 101;

/** What the calls that follow are made of. */
interface Asked {
  readonly turn: { readonly moment: { readonly zone: string } };
  next(tool: string, args?: Readonly<Record<string, unknown>>): NextCall;
  lookAt(entity: Entity): NextCall;
}

/** Somebody has written to a plan or task since the caller read it; `entries` are its newest. */
export function changedMeanwhile(
  call: Asked,
  entity: Entity,
  {
    expected,
    current,
    entries,
    isThere,
  }: {
    readonly expected: number;
    readonly current: number;
    readonly entries: readonly StoredEntry[];
    /** What is deleted, or was taken back, can be seen no more; what became of it can. */
    readonly isThere: boolean;
  },
): Refused {
  const id = entityId(entity);
  const { zone } = call.turn.moment;
  const history = call.next('tasks_history');
  const behind = (seq: number): NextCall =>
    isThere
      ? call.next('tasks_context_pack', { ...entityRef(entity), delta_cursor: sliceCursor(seq) })
      : history;
  const later = entries.filter(({ root_revision: revision }) => revision > expected);
  const shown = later.slice(0, CHANGES_TOLD);
  const changed = shown.map(({ type, actor, at, root_revision: revision }) => ({
    revision,
    type,
    actor,
    at: toLocalIso(at, zone),
  }));
  const last = later.length > CHANGES_TOLD ? shown.at(-1) : undefined;
  return refused(
    'REVISION_MISMATCH',
    current > expected
      ? `${id} is at revision ${current}, not ${expected}: it was changed meanwhile.`
      : `${id} is at revision ${current} and has never been at ${expected}.`,
    'Read it again, see what changed, and repeat the call with the present revision.',
    {
      next: isThere ? call.lookAt(entity) : history,
      details: {
        expected_revision: expected,
        revision: current,
        changed,
        ...(changed.length === 0 ? {} : { timezone: zone }),
        ...(last
          ? { ...countedUpTo(CHANGES_READ_MAX - 1, later.length), see: behind(last.seq) }
          : {}),
      },
    },
  );
}
