import type { NewTask, OpCode, TaskPatch, TaskRow } from '@planerka/contracts';
import type { ReadOp } from '../ops/op-rule.ts';
import { type DatesFault, datesFault } from '../schedule/dates-fault.ts';
import type { Schedule } from '../schedule/schedule-project.ts';
import type { Played } from './play-ops.ts';
import { wholeMinutes } from './schedule-plan.ts';
import type { OpVerdict } from './verdict.ts';

/** What of an op's payload dates are read from. */
type DatedPayload = Pick<NewTask | TaskPatch, 'plannedStart' | 'plannedEnd' | 'durationHours'>;

/**
 * The ops whose dates cannot be, held against the schedule that comes of the set as a whole (CS-T3). A
 * date that no calendar allows moves the tasks that wait for it, so that what the links say counts
 * only when no date is wrong in itself.
 */
export function dateFaults({ plan, applied, idOf }: Played, schedule: Schedule): OpVerdict[] {
  const inThemselves: OpVerdict[] = [];
  const byLinks: OpVerdict[] = [];
  for (const op of applied) {
    if (op.rule.kind !== 'task' || op.rule.isDelete) continue;
    const row = plan.tasks.get(op.tempId === null ? op.target : idOf(op.tempId));
    // The payload of both ops on tasks that carry one.
    const found = row && faultIn(op as ReadOp<DatedPayload>, row, schedule);
    if (!found) continue;
    const isByLinks = found.code === 'IMPOSSIBLE_DATES' && found.reason === 'before_links';
    (isByLinks ? byLinks : inThemselves).push(refusalOf(op.index, found));
  }
  return inThemselves.length > 0 ? inThemselves : byLinks;
}

/** What an op gives counts; what the row had before is read only together with it. */
function faultIn(
  { payload }: ReadOp<DatedPayload>,
  row: TaskRow,
  schedule: Schedule,
): DatesFault | null {
  const { plannedStart, plannedEnd, durationHours } = payload;
  const givesStart = isGiven(plannedStart, row.plannedStart);
  const givesEnd = isGiven(plannedEnd, row.plannedEnd);
  const givesLength = isGiven(durationHours, row.durationHours);
  if (!givesStart && !givesEnd && !givesLength) return null;
  const fault = datesFault(
    {
      id: row.taskId,
      durationMinutes: wholeMinutes(row.durationHours),
      plannedStartAt: row.plannedStart ?? null,
      plannedEndAt: row.plannedEnd ?? null,
    },
    schedule,
  );
  if (fault === null) return null;
  return isBlamed(fault, { givesStart, givesEnd }) ? fault : null;
}

/** Was the value given by this op, and has no later one of the set replaced it? */
function isGiven(value: unknown, stored: unknown): boolean {
  return value !== undefined && value !== null && value === stored;
}

/** Longer work than its dates have room for is the fault of whoever gave either; other faults of one. */
function isBlamed(
  fault: DatesFault,
  { givesStart, givesEnd }: { readonly givesStart: boolean; readonly givesEnd: boolean },
): boolean {
  if (fault.code === 'DATES_WITHOUT_CALENDAR') return givesStart || givesEnd;
  switch (fault.reason) {
    case 'too_short':
      return true;
    case 'end_not_after_start':
      return givesStart || givesEnd;
    case 'before_links':
      return givesStart;
    case 'not_working_time':
      return fault.field === 'plannedStart' ? givesStart : givesEnd;
  }
}

function refusalOf(index: number, fault: DatesFault): OpVerdict {
  const code: OpCode = fault.code;
  const field = fault.code === 'IMPOSSIBLE_DATES' ? fault.field : 'plannedStart';
  return { index, status: 'refuse', code, field: `payload.${field}` };
}
