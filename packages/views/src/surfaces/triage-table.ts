import type { Operation, Surface, SurfaceOpTrigger } from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  type Day,
  type Moment,
  type Task,
  today,
  weekdayOf,
} from '@planerka/plan';
import { formatDayAndMonth, surfaces, titled, weekdayShort } from '@planerka/texts';
import type { DayLoad, Paged } from '@planerka/runtime';
import { pagesOf } from '../questions/answer.ts';
import type { PagedSurface } from './priority-list.ts';
import { opTrigger, withinText } from './surface-ops.ts';

type TriageTable = Extract<Surface, { kind: 'triage_table_v1' }>;
type Group = TriageTable['payload']['groups'][number];

export const TRIAGE_PER_PAGE = 6;
const OLD_DAYS = 7;
const SATURDAY = 6;
const text = surfaces.triage;

/**
 * The Inbox in groups, by simple grounds: important, lying for more than a week, new. Approving plans
 * a task for the day that has most room, important ones for tomorrow; declining takes it off the list.
 */
export function triageTable(
  surfaceId: string,
  inbox: Paged<Task>,
  asked: { readonly moment: Moment; readonly page: number; readonly loads: readonly DayLoad[] },
): PagedSurface<TriageTable> {
  const { moment, loads, page } = asked;
  const tomorrow = addDays(today(moment), 1);
  const roomy = roomiestDay(loads, tomorrow);
  const since = addMinutes(moment.now, -OLD_DAYS * 24 * 60);
  const important = inbox.items.filter(({ priority }) => priority === 'high');
  const others = inbox.items.filter(({ priority }) => priority !== 'high');
  const old = others.filter(({ created_at }) => created_at < since);
  const fresh = others.filter(({ created_at }) => created_at >= since);
  const groups = [
    group(important, text.important, tomorrow),
    group(old, text.old, roomy),
    group(fresh, text.fresh, roomy),
  ].filter(({ items }) => items.length > 0);
  return {
    surface: {
      surface_id: surfaceId,
      kind: 'triage_table_v1',
      title: text.title(inbox.total),
      payload: { groups },
    },
    page,
    pages: pagesOf(inbox.total, TRIAGE_PER_PAGE),
  };
}

/** The working day with the fewest booked minutes, the soonest of equals. */
function roomiestDay(loads: readonly DayLoad[], otherwise: Day): Day {
  const working = loads.filter(({ day }) => weekdayOf(day) < SATURDAY);
  const [best] = [...working].sort((a, b) => weight(a) - weight(b) || (a.day < b.day ? -1 : 1));
  return best?.day ?? otherwise;
}

function weight({ booked_minutes: booked, estimated_minutes: estimated }: DayLoad): number {
  return booked + estimated;
}

function group(tasks: readonly Task[], summary: (count: number) => string, day: Day): Group {
  const numbers = tasks.map(({ number }) => number);
  const label = dayName(day);
  const together = {
    approveOp: planOp(text.approveAll(numbers.length, label), numbers, day),
    declineOp: dropOp(text.declineAll(numbers.length), numbers),
  };
  return {
    summary: summary(tasks.length),
    ...(tasks.length > 1 ? together : {}),
    items: tasks.map((task) => ({
      taskId: task.number,
      title: withinText(titled({ kind: 'task', row: task })),
      // An Inbox task is a Hub item whose suggested task is itself (contract 2.3).
      suggestedTaskId: task.number,
      suggestedAction: text.suggested(label),
      approveOp: planOp(text.approve(label), [task.number], day),
      declineOp: dropOp(text.decline, [task.number]),
    })),
  };
}

/** One task is named, several are listed: the runtime shows them and asks once. */
function onTasks(numbers: readonly number[]): { task?: number; tasks?: number[] } {
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? { task: only } : { tasks: [...numbers] };
}

function planOp(label: string, numbers: readonly number[], day: Day): SurfaceOpTrigger {
  const operation: Operation = { type: 'reschedule', ...onTasks(numbers), planned_at: day };
  return opTrigger(label, operation);
}

function dropOp(label: string, numbers: readonly number[]): SurfaceOpTrigger {
  const operation: Operation = {
    type: 'update_status',
    ...onTasks(numbers),
    status: 'cancelled',
  };
  return opTrigger(label, operation);
}

/** "чт, 26 февраля": short enough for a button. */
function dayName(day: Day): string {
  return `${weekdayShort(weekdayOf(day))}, ${formatDayAndMonth(day)}`;
}
