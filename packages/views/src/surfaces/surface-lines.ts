import type { Message, ObjectHandle } from '@planerka/contracts';
import { say, toInstant } from '@planerka/plan';
import { ledTo } from './in-our-words.ts';
import type {
  Payloads,
  PlanSurface,
  PriorityListOf,
  TodayScheduleOf,
  TriageItemOf,
  TriageTableOf,
  WhatNextOf,
} from './surface-of.ts';

/** A surface as lines to be read, and the objects that they name. */
export interface SurfaceLines {
  readonly lines: readonly Message[];
  readonly objects: readonly ObjectHandle[];
}

type Kind = PlanSurface['kind'];

/** Each kind of surface, where it is only read. */
const LINES: { readonly [K in Kind]: (payload: Payloads<Message>[K]) => SurfaceLines } = {
  what_next_v1: whatNextLines,
  today_schedule_v1: todayLines,
  priority_list_v1: priorityLines,
  triage_table_v1: triageLines,
};

/** What a surface says where it is only read. */
export function surfaceLines<K extends Kind>({ kind, payload }: PlanSurface<K>): SurfaceLines {
  return LINES[kind](payload);
}

/** The one thing to do now and why. */
function whatNextLines({ headline, body, target, notes = [] }: WhatNextOf<Message>): SurfaceLines {
  return {
    lines: [
      headline,
      ...(body === undefined ? [] : [body]),
      ...(notes.length === 0 ? [] : [say('blank', {}), ...notes]),
    ],
    objects: ledTo(target),
  };
}

/** The day by the clock, its tasks without an hour, and numbered suggestions. */
function todayLines({
  blocks,
  tasks = [],
  suggestions = [],
}: TodayScheduleOf<Message>): SurfaceLines {
  const timed = blocks.map(({ start, end, isEndAssumed = false, title, locked }) => {
    const to = isEndAssumed ? null : toInstant(end);
    return say('surface_slot', { from: toInstant(start), to, title, locked });
  });
  const untimed = tasks.map(({ title, due = null }) => say('surface_task', { title, due }));
  const offered = suggestions.map(({ previewChange: label }, index) =>
    say('numbered', { position: index + 1, label }),
  );
  const isEmpty = blocks.length === 0 && tasks.length === 0;
  return {
    lines: [
      ...(isEmpty ? [say('surface_nothing', {})] : []),
      ...timed,
      ...section(timed.length > 0, say('surface_untimed', {}), untimed),
      ...section(true, say('surface_suggestions', {}), offered),
    ],
    objects: [
      ...blocks.flatMap(({ navigateTo }) => ledTo(navigateTo)),
      ...tasks.flatMap(({ taskId, toCome = false }) =>
        toCome ? [] : [{ kind: 'task' as const, number: taskId }],
      ),
    ],
  };
}

function section(apart: boolean, heading: Message, lines: readonly Message[]): Message[] {
  if (lines.length === 0) return [];
  return [...(apart ? [say('blank', {})] : []), heading, ...lines];
}

/** The ranks, each with its reason and estimate. */
function priorityLines({ items }: PriorityListOf<Message>): SurfaceLines {
  const lines = items.map(({ rank, label: title, reason = null, estimateMinutes = null }) =>
    say('surface_rank', { rank, title, reason, minutes: estimateMinutes }),
  );
  return {
    lines: lines.length === 0 ? [say('surface_nothing_urgent', {})] : lines,
    objects: items.map(({ taskId }) => ({ kind: 'task', number: taskId })),
  };
}

/** Groups one under another, their items numbered through. */
function triageLines({ groups }: TriageTableOf<Message>): SurfaceLines {
  const lines: Message[] = [];
  let position = 0;
  for (const { summary, items } of groups) {
    if (lines.length > 0) lines.push(say('blank', {}));
    lines.push(summary);
    for (const item of items) {
      position += 1;
      lines.push(queueLine(item, position));
    }
  }
  return {
    lines: lines.length === 0 ? [say('surface_inbox_empty', {})] : lines,
    objects: groups.flatMap(({ items }) =>
      items.map(({ taskId }) => ({ kind: 'task' as const, number: taskId })),
    ),
  };
}

/** The suggested task is named where it is another one than the item itself. */
function queueLine(
  { taskId, title, suggestedTaskId = taskId, suggestedAction }: TriageItemOf<Message>,
  position: number,
): Message {
  const other = suggestedTaskId === taskId ? null : suggestedTaskId;
  return say('surface_queue_item', { position, title, other, action: suggestedAction ?? null });
}
