import type { Operation } from '@planerka/contracts';
import type { Given } from '../../change/given.ts';
import type { Target } from '../../objects/object.ts';
import type { Timeblock } from '../../objects/timeblock.ts';
import type { Occurrence } from '../../repeats/occurrences.ts';
import { occurrenceAt, presentOccurrence } from '../../repeats/present-occurrence.ts';
import { blockAt, blockSeries } from '../../repeats/series-of.ts';
import type { Instant } from '../../time/zoned.ts';
import type { Decision } from '../decision.ts';
import type { Need, PlanState } from '../need.ts';
import { editBlockSeries } from './edit-block-series.ts';
import { editTaskSeries } from './edit-task-series.ts';
import { leaveOut } from './leave-out.ts';
import { askScope, type SeriesOperation, staleOccurrence } from './scope.ts';

const SERIES_TYPES = new Set<Operation['type']>(['reschedule', 'rename', 'set_duration', 'delete']);

function isSeriesOperation(operation: Operation): operation is SeriesOperation {
  return SERIES_TYPES.has(operation.type);
}

/** The occurrence that was named, or else the first that is not over. Null: nothing repeats any more. */
function meantOccurrence(
  block: Timeblock,
  { occurrence }: SeriesOperation,
  now: Instant,
): Occurrence | null {
  return occurrence === undefined ? presentOccurrence(block, now) : occurrenceAt(block, occurrence);
}

/** The block as if the occurrence were all of it. */
function alone(block: Timeblock, { at }: Occurrence): Extract<Target, { kind: 'timeblock' }> {
  return { kind: 'timeblock', row: { ...blockAt(block, at), recurrence_rule: null } };
}

/** What the operation is held against: of a block that repeats one occurrence. */
export function meantTarget(
  operation: Operation,
  target: Target | null,
  now: Instant,
): Target | null {
  if (target?.kind !== 'timeblock' || !isSeriesOperation(operation)) return target;
  const occurrence = meantOccurrence(target.row, operation, now);
  return occurrence === null ? target : alone(target.row, occurrence);
}

/** What is read before more than one occurrence of a block is changed. */
export function needsOfSeries(operation: Operation, target: Target | null): Need[] {
  if (target?.kind !== 'timeblock' || !isSeriesOperation(operation)) return [];
  const { scope } = operation;
  const isWide = scope === 'following' || scope === 'all';
  return isWide && blockSeries(target.row) !== null
    ? [{ need: 'taken_out', series_id: target.row.timeblock_id }]
    : [];
}

/**
 * An operation on something that repeats: asks which of its occurrences it means, and then changes
 * those. Null when the operation does not depend on it. One that means several objects at once is
 * asked nothing more: it means the next occurrence of each.
 */
export function decideSeries(
  state: PlanState,
  edit: {
    readonly operation: Operation;
    readonly bulk: boolean;
    /** What the operation makes of something that does not repeat. */
    readonly once: (target: Target) => Decision;
  },
  given: Given,
): Decision | null {
  const { target } = state;
  const { operation, bulk, once } = edit;
  if (!target || !isSeriesOperation(operation)) return null;
  if (operation.type === 'delete') {
    // a first day alone is that one day: never all of it
    const last = operation.to_date ?? operation.from_date;
    if (last !== undefined) return leaveOut(target, { ...operation, to_date: last }, given);
  }
  const scope = operation.scope ?? (bulk ? 'this' : null);
  switch (target.kind) {
    case 'project':
      return null;
    case 'task':
      return editTaskSeries(state, target, { operation, scope, once }, given);
    case 'timeblock': {
      const block = target.row;
      const occurrence = meantOccurrence(block, operation, given.now);
      if (occurrence === null) {
        return operation.occurrence === undefined ? null : staleOccurrence(target);
      }
      const applied = once(alone(block, occurrence));
      if (applied.kind !== 'change' || applied.steps.length === 0) return applied;
      if (scope === null) {
        const isFirst = occurrence.wall === blockSeries(block)?.first;
        const scopes = isFirst
          ? (['this', 'all'] as const)
          : (['this', 'following', 'all'] as const);
        return askScope(target, operation, occurrence, scopes);
      }
      const others = scope === 'this' ? [] : state.takenOut;
      const meant = { operation, occurrence, scope, alone: applied, others };
      return editBlockSeries(block, meant, given);
    }
  }
}
