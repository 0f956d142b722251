import type { Message } from '@planerka/contracts';
import {
  addMinutes,
  type Moment,
  minutesBetween,
  nameFacts,
  say,
  type Task,
  type Timeblock,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { whenFacts } from '../questions/when-facts.ts';
import type { PlanSurface, WhatNextOf } from './surface-of.ts';
import { doneOp, dropOp, openTask, tomorrowOp } from './surface-ops.ts';
import { byUrgency, type UrgentTask } from './urgency.ts';

type Payload = WhatNextOf<Message>;

/** What "что дальше?" is answered from. */
export interface NextSources {
  /** Today and tomorrow. */
  readonly agenda: Agenda;
  readonly pressing: readonly Task[];
  /** The task that lies longest in the Inbox. */
  readonly inbox: Task | null;
}

const SOON_MINUTES = 60;

/**
 * What to do now, by a fixed order: the block that runs, the block that starts within the hour, what
 * is overdue, due or planned today, of high priority, the Inbox; the body says why.
 */
export function whatNext(
  surfaceId: string,
  sources: NextSources,
  moment: Moment,
): PlanSurface<'what_next_v1'> {
  const payload = payloadOf(sources, moment);
  return { surface_id: surfaceId, kind: 'what_next_v1', title: say('next_title', {}), payload };
}

function payloadOf(sources: NextSources, moment: Moment): Payload {
  const { now } = moment;
  const blocks = [...sources.agenda.timeblocks].sort((a, b) => (a.start_at < b.start_at ? -1 : 1));
  const running = blocks.find(({ start_at, end_at }) => start_at <= now && now < end_at);
  const coming = blocks.find(({ start_at }) => start_at > now);
  const urgent = byUrgency(sources.pressing, moment).filter(
    ({ urgency }) => urgency.kind !== 'due_soon',
  );
  const overdue = urgent.filter(({ urgency }) => urgency.kind === 'overdue').length;
  const later = (total: number): Message[] =>
    total > 0 ? [say('next_more_overdue', { total })] : [];
  const afterwards = coming
    ? [say('next_afterwards', { at: coming.start_at, title: coming.title })]
    : [];
  if (running) {
    const minutes = minutesBetween(now, running.end_at);
    const body = say('next_running', { until: running.end_at, minutes });
    return { ...blockPayload(running, body), notes: [...afterwards, ...later(overdue)] };
  }
  if (coming && coming.start_at <= addMinutes(now, SOON_MINUTES)) {
    const minutes = minutesBetween(now, coming.start_at);
    const body = say('next_soon', { at: coming.start_at, minutes });
    return { ...blockPayload(coming, body), notes: later(overdue) };
  }
  // What was put off comes back by itself: till then it waits behind everything else.
  const first = urgent.find(({ task }) => !isPutOff(task, now));
  if (first) {
    const others = overdue - (first.urgency.kind === 'overdue' ? 1 : 0);
    return { ...urgentPayload(first, moment), notes: [...afterwards, ...later(others)] };
  }
  if (sources.inbox && !isPutOff(sources.inbox, now)) {
    const payload = taskPayload(sources.inbox, say('next_from_inbox', {}), moment);
    return { ...payload, notes: afterwards };
  }
  const [putOff] = urgent;
  if (putOff) return { ...urgentPayload(putOff, moment), notes: afterwards };
  if (coming) {
    const when = whenFacts({ kind: 'timeblock', row: coming });
    return blockPayload(coming, say('next_later', { when }));
  }
  return {
    headline: say('next_nothing', {}),
    body: say('next_nothing_why', {}),
    target: { destination: 'hub', section: 'today' },
    primaryAction: {
      label: say('label_today', {}),
      navigateTo: { destination: 'hub', section: 'today' },
    },
  };
}

function isPutOff({ snoozed_until: until }: Task, now: string): boolean {
  return until !== null && until > now;
}

function urgentPayload({ task, urgency }: UrgentTask, moment: Moment): Payload {
  return taskPayload(task, say('next_because', { urgency }), moment);
}

function taskPayload(task: Task, reason: Message, moment: Moment): Payload {
  const { duration_minutes: minutes } = task;
  const estimate = minutes === null ? [] : [say('next_estimate', { minutes })];
  return {
    headline: say('object_name', { object: nameFacts({ kind: 'task', row: task }) }),
    body: say('sentences', { parts: [reason, ...estimate] }),
    target: openTask(task),
    primaryAction: doneOp(task),
    secondaryActions: [
      tomorrowOp(task, moment),
      { label: say('label_open', {}), navigateTo: openTask(task) },
      dropOp(task),
      {
        label: say('label_urgent', {}),
        navigateTo: { destination: 'hub', section: 'priority' },
      },
      { label: say('label_inbox', {}), navigateTo: { destination: 'hub_queue' } },
    ],
  };
}

function blockPayload(block: Timeblock, body: Message): Payload {
  const target = { destination: 'calendar_event', eventId: block.number } as const;
  return {
    headline: say('object_name', { object: nameFacts({ kind: 'timeblock', row: block }) }),
    body,
    target,
    primaryAction: { label: say('label_show', {}), navigateTo: target },
    secondaryActions: [
      { label: say('label_today', {}), navigateTo: { destination: 'hub', section: 'today' } },
      { label: say('label_urgent', {}), navigateTo: { destination: 'hub', section: 'priority' } },
    ],
  };
}
