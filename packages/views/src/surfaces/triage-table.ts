import type { Message, Operation } from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  type Day,
  type Moment,
  nameFacts,
  say,
  type Task,
  today,
  weekdayOf,
} from '@planerka/plan';
import type { DayLoad, Paged } from '@planerka/runtime';
import { pagesOf } from '../questions/answer.ts';
import type { PagedSurface } from './priority-list.ts';
import type { OpTriggerOf, TriageGroupOf } from './surface-of.ts';
import { opTrigger } from './surface-ops.ts';

type Group = TriageGroupOf<Message>;
type Ground = 'important' | 'old' | 'fresh';

export const TRIAGE_PER_PAGE = 6;
const OLD_DAYS = 7;
const SATURDAY = 6;

/**
 * The Inbox in groups, by simple grounds: important, lying for more than a week, new. Approving plans
 * a task for the day that has most room, important ones for tomorrow; declining takes it off the list.
 */
export function triageTable(
  surfaceId: string,
  inbox: Paged<Task>,
  asked: { readonly moment: Moment; readonly page: number; readonly loads: readonly DayLoad[] },
): PagedSurface<'triage_table_v1'> {
  const { moment, loads, page } = asked;
  const tomorrow = addDays(today(moment), 1);
  const roomy = roomiestDay(loads, tomorrow);
  const since = addMinutes(moment.now, -OLD_DAYS * 24 * 60);
  const important = inbox.items.filter(({ priority }) => priority === 'high');
  const others = inbox.items.filter(({ priority }) => priority !== 'high');
  const old = others.filter(({ created_at }) => created_at < since);
  const fresh = others.filter(({ created_at }) => created_at >= since);
  const groups = [
    group(important, 'important', tomorrow),
    group(old, 'old', roomy),
    group(fresh, 'fresh', roomy),
  ].filter(({ items }) => items.length > 0);
  return {
    surface: {
      surface_id: surfaceId,
      kind: 'triage_table_v1',
      title: say('triage_title', { total: inbox.total }),
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

function group(tasks: readonly Task[], ground: Ground, day: Day): Group {
  const total = tasks.length;
  const numbers = tasks.map(({ number }) => number);
  const together = { approveOp: planOp(numbers, day), declineOp: dropOp(numbers) };
  return {
    summary: say('triage_group', { ground, total }),
    ...(total > 1 ? together : {}),
    items: tasks.map((task) => ({
      taskId: task.number,
      title: say('object_name', { object: nameFacts({ kind: 'task', row: task }) }),
      // An Inbox task is a Hub item whose suggested task is itself (O2-suggested).
      suggestedTaskId: task.number,
      suggestedAction: say('triage_suggested', { day }),
      approveOp: planOp([task.number], day),
      declineOp: dropOp([task.number]),
    })),
  };
}

/** One task is named, several are listed: the runtime shows them and asks once. */
function onTasks(numbers: readonly number[]): { task?: number; tasks?: number[] } {
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? { task: only } : { tasks: [...numbers] };
}

function planOp(numbers: readonly number[], day: Day): OpTriggerOf<Message> {
  const operation: Operation = { type: 'reschedule', ...onTasks(numbers), planned_at: day };
  return opTrigger(say('label_approve', { day, total: numbers.length }), operation);
}

function dropOp(numbers: readonly number[]): OpTriggerOf<Message> {
  const operation: Operation = {
    type: 'update_status',
    ...onTasks(numbers),
    status: 'cancelled',
  };
  return opTrigger(say('label_decline', { total: numbers.length }), operation);
}
