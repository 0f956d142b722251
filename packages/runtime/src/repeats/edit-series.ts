import type { Operation } from '@planerka/contracts';
import { type Applied, refuse } from '../conversation/operation-rule.ts';
import { stale } from '../drafts/owned-draft.ts';
import {
  addMinutes,
  blockAt,
  blockSeries,
  dayOfWall,
  type Occurrence,
  occurrenceAfter,
  occurrencesBetween,
  type Target,
  wallOf,
} from '@planerka/plan';
import type { Turn } from '../turn.ts';
import { editBlockSeries } from './edit-block-series.ts';
import { editTaskSeries } from './edit-task-series.ts';
import { askScope, type SeriesEdit, type SeriesOperation } from './series-scope.ts';

function isSeriesOperation(operation: Operation): operation is SeriesOperation {
  return SERIES_TYPES.has(operation.type);
}

const SERIES_TYPES = new Set<Operation['type']>(['reschedule', 'rename', 'set_duration', 'delete']);

/**
 * An operation on something that repeats: asks which of its occurrences it means, and then changes
 * those. Null when the operation does not depend on it. One that means several objects at once is
 * asked nothing more: it means the next occurrence of each.
 */
export async function applyToSeries(
  edit: Omit<SeriesEdit, 'operation'> & { readonly operation: Operation },
  target: Target | null,
  bulk: boolean,
): Promise<Applied | null> {
  const { turn, operation } = edit;
  if (!target || !isSeriesOperation(operation)) return null;
  const scope = operation.scope ?? (bulk ? 'this' : null);
  if (target.kind === 'task') return await editTaskSeries({ ...edit, operation }, target, scope);
  if (target.kind !== 'timeblock') return null;
  const occurrence = meantOccurrence(turn, target.row, operation);
  if (occurrence === null) return operation.occurrence === undefined ? null : refuse(stale());
  const alone: Target = {
    kind: 'timeblock',
    row: { ...blockAt(target.row, occurrence.at), recurrence_rule: null },
  };
  const applied = await edit.rule.apply(turn, operation, alone, edit.accepted);
  if (applied.kind !== 'change' || applied.steps.length === 0) return applied;
  if (scope === null) {
    const isFirst = occurrence.wall === blockSeries(target.row)?.first;
    return askScope(
      target,
      operation,
      occurrence,
      isFirst ? ['this', 'all'] : ['this', 'following', 'all'],
    );
  }
  const others =
    scope === 'this' ? [] : await turn.tx.takenOutOf(target.row.timeblock_id, turn.now);
  const meant = { occurrence, scope, applied, others };
  return editBlockSeries({ ...edit, operation }, target.row, meant);
}

/** The occurrence that runs now or comes next; null when nothing repeats any more. */
export function presentOccurrence(
  turn: Turn,
  block: Extract<Target, { kind: 'timeblock' }>['row'],
): Occurrence | null {
  const series = blockSeries(block);
  if (!series) return null;
  const { now } = turn;
  const running = addMinutes(now, -block.duration_minutes);
  const [first] = occurrencesBetween(series, running, addMinutes(now, 1));
  return first ?? occurrenceAfter(series, wallOf(now, series.zone));
}

/** The occurrence that was named, or else the first that is not over. Null: nothing repeats any more. */
function meantOccurrence(
  turn: Turn,
  block: Extract<Target, { kind: 'timeblock' }>['row'],
  { occurrence }: SeriesOperation,
): Occurrence | null {
  const series = blockSeries(block);
  if (!series) return null;
  if (occurrence !== undefined) {
    const day = dayOfWall(occurrence);
    const from = addMinutes(`${day}T00:00:00.000Z`, -24 * 60);
    const near = occurrencesBetween(series, from, addMinutes(from, 4 * 24 * 60));
    return near.find(({ wall }) => wall === occurrence) ?? null;
  }
  return presentOccurrence(turn, block);
}
