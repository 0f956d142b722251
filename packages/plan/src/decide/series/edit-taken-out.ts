import type { Message } from '@planerka/contracts';
import { editBlock } from '../../change/edit-rows.ts';
import type { Step } from '../../change/step.ts';
import { say } from '../../messages/messages.ts';
import type { Timeblock } from '../../objects/timeblock.ts';
import { instantOfWall, type Occurrence, type Wall, wallOf } from '../../repeats/occurrences.ts';
import { addMinutes, type Instant } from '../../time/zoned.ts';
import type { SeriesOperation } from './scope.ts';

/** An edit of all of a series, or of one occurrence and what follows, as it concerns what was taken out. */
export interface SeriesChange {
  readonly operation: SeriesOperation;
  /** The series as it was. */
  readonly block: Timeblock;
  readonly zone: string;
  /** From where on the edit holds; null: all of the series. */
  readonly from: Occurrence | null;
  /** What the edit makes of an occurrence alone. */
  readonly after: Timeblock;
  /** Where a moved series puts an occurrence's wall; null when its time stays. */
  readonly elsewhere: ((wall: Wall) => Wall) | null;
  /** The series that goes on with what follows; null when it is the same. */
  readonly heir: string | null;
  readonly now: Instant;
}

/**
 * What a series' edit means for the blocks that were taken out of it and are still ahead. They go
 * when it goes. A new name or length is theirs too, unless they have one of their own, and their own
 * time stays. Only when the series is moved do they move to its new time.
 */
export function editTakenOut(
  others: readonly Timeblock[],
  change: SeriesChange,
): { readonly steps: readonly Step[]; readonly said: readonly Message[] } {
  const { operation, from, zone, heir } = change;
  const mine = others.filter(
    (row) => from === null || (replacedOccurrence(row) ?? wallOf(row.start_at, zone)) >= from.wall,
  );
  const patches = mine.map((row) => ({ row, patch: patchOf(row, change) }));
  const touched = patches.filter(({ patch }) => patch !== null).length;
  const steps = patches.flatMap(({ row, patch }) => {
    const parent = heir === null || operation.type === 'delete' ? {} : { series_id: heir };
    return editBlock(row, { ...patch, ...parent }) ?? [];
  });
  const keepsTime = operation.type === 'rename' || operation.type === 'set_duration';
  const left = operation.type === 'reschedule' ? mine.length - touched : 0;
  return {
    steps,
    said: [
      ...(touched === 0
        ? []
        : [say(keepsTime ? 'series_others_in_their_time' : 'series_others', { count: touched })]),
      ...(left === 0 ? [] : [say('series_others_stay', { count: left })]),
    ],
  };
}

/** The occurrence that a taken-out block replaces; null for old blocks, which did not store it. */
function replacedOccurrence(row: Timeblock): Wall | null {
  return row.recurrence_exceptions[0] ?? null;
}

function patchOf(row: Timeblock, change: SeriesChange): Partial<Timeblock> | null {
  const { operation, block, after, elsewhere, zone } = change;
  switch (operation.type) {
    case 'delete':
      return { deleted_at: change.now };
    case 'rename':
      return row.title === block.title ? { title: after.title } : null;
    case 'set_duration': {
      if (row.duration_minutes !== block.duration_minutes) return null;
      const { duration_minutes: minutes } = after;
      return { duration_minutes: minutes, end_at: addMinutes(row.start_at, minutes) };
    }
    case 'reschedule': {
      const wall = replacedOccurrence(row);
      if (wall === null || elsewhere === null) return null;
      const start_at = instantOfWall(elsewhere(wall), zone);
      return {
        start_at,
        end_at: addMinutes(start_at, row.duration_minutes),
        recurrence_exceptions: [elsewhere(wall)],
        snoozed_until: null,
      };
    }
  }
}
