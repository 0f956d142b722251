import type { Message, Operation } from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  type Day,
  type Instant,
  type Moment,
  nameFacts,
  say,
  type Task,
  today,
  weekdayOf,
} from '@planerka/plan';
import type { DayLoad, InboxCounts, Paged } from '@planerka/runtime';
import { pagesOf } from '../questions/answer.ts';
import type { PagedSurface } from './priority-list.ts';
import type { OpTriggerOf, TriageGroupOf } from './surface-of.ts';
import { opTrigger } from './surface-ops.ts';

type Group = TriageGroupOf<Message>;
type Ground = 'important' | 'old' | 'fresh';

/** So many are listed; the first of them may be settled, and the next page begins with the next one. */
export const TRIAGE_LISTED = 6;
const OLD_DAYS = 7;
const SATURDAY = 6;

/** From when on what was written is no longer old. */
export function freshSince({ now }: Moment): Instant {
  return addMinutes(now, -OLD_DAYS * 24 * 60);
}

/**
 * The Inbox in groups, by simple grounds: important, lying for more than a week, new. Approving plans
 * a task for the day that has most room, important ones for tomorrow; declining takes it off the list.
 * It is settled item by item: only the oldest one that is listed has buttons of its own. `counts`: how
 * many each group holds, where not all are listed.
 */
export function triageTable(
  surfaceId: string,
  inbox: Paged<Task>,
  asked: {
    readonly moment: Moment;
    readonly page: number;
    /** So many are passed over from page to page; one where nobody says. */
    readonly step?: number;
    readonly loads: readonly DayLoad[];
    readonly counts?: InboxCounts;
  },
): PagedSurface<'triage_table_v1'> {
  const { moment, loads, page, step = 1, counts } = asked;
  const tomorrow = addDays(today(moment), 1);
  const roomy = roomiestDay(loads, tomorrow);
  const since = freshSince(moment);
  const current = inbox.items[0]?.number ?? null;
  const important = inbox.items.filter(({ priority }) => priority === 'high');
  const others = inbox.items.filter(({ priority }) => priority !== 'high');
  const old = others.filter(({ created_at }) => created_at < since);
  const fresh = others.filter(({ created_at }) => created_at >= since);
  const groups = [
    group(important, 'important', { day: tomorrow, current, total: counts?.important }),
    group(old, 'old', { day: roomy, current, total: counts?.old }),
    group(fresh, 'fresh', { day: roomy, current, total: counts?.fresh }),
  ].filter(({ items }) => items.length > 0);
  return {
    surface: {
      surface_id: surfaceId,
      kind: 'triage_table_v1',
      title: say('triage_title', { total: inbox.total }),
      payload: { groups },
    },
    page,
    pages: pagesOf(inbox.total, step),
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

function group(
  tasks: readonly Task[],
  ground: Ground,
  about: {
    readonly day: Day;
    readonly current: number | null;
    readonly total?: number | undefined;
  },
): Group {
  const { day, current, total = tasks.length } = about;
  const numbers = tasks.map(({ number }) => number);
  const together = { approveOp: planOp(numbers, day), declineOp: dropOp(numbers) };
  return {
    summary: say('triage_group', { ground, total }),
    ...(tasks.length > 1 ? together : {}),
    items: tasks.map((task) => ({
      taskId: task.number,
      title: say('object_name', { object: nameFacts({ kind: 'task', row: task }) }),
      // An Inbox task is a Hub item whose suggested task is itself (O2-suggested).
      suggestedTaskId: task.number,
      suggestedAction: say('triage_suggested', { day }),
      ...(task.number === current
        ? { approveOp: planOp([task.number], day), declineOp: dropOp([task.number]) }
        : {}),
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
