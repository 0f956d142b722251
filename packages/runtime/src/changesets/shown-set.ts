import type { ShownSet } from '@planerka/contracts';
import {
  type CheckedOps,
  type DescribedOp,
  dayOf,
  daysBetween,
  MANY_OPS,
  opsByItem,
  scheduleAndTotals,
  setCounts,
} from '@planerka/plan';
import type { StoredChangeSet } from '../ports/stored-change-set.ts';
import type { Turn } from '../turn/turn.ts';
import type { Production } from './production.ts';

/** A set as its person is shown it, with what it would change of the finish and the money. */
export function shownSet(
  turn: Turn,
  { rows, project }: Production,
  {
    set,
    ops,
    checked,
  }: {
    readonly set: Pick<StoredChangeSet, 'set_id' | 'agent_name' | 'actor' | 'phase'>;
    readonly ops: readonly DescribedOp[];
    readonly checked: CheckedOps;
  },
): ShownSet {
  const now = scheduleAndTotals(project);
  const [before, after] = [now.schedule?.finishAt ?? null, checked.schedule?.finishAt ?? null];
  const { zone } = turn.moment;
  return {
    set_id: set.set_id,
    project: { number: rows.project.number, title: rows.project.title },
    agent: set.agent_name ?? set.actor,
    phase: set.phase,
    counts: setCounts(ops),
    delay_days:
      before === null || after === null
        ? null
        : daysBetween(dayOf(before, zone), dayOf(after, zone)),
    total: {
      before: now.totals?.total ?? '0',
      after: checked.totals.accounting.total,
      currency: project.currency,
    },
    ...(ops.length > MANY_OPS
      ? { large: { ...opsByItem(ops, project), finish: { before, after } } }
      : {}),
  };
}
