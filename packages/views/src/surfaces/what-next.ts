import type { Surface } from '@planerka/contracts';
import { type Agenda } from '@planerka/runtime';
import {
  addMinutes,
  dayOf,
  minutesBetween,
  type Moment,
  type Task,
  type Timeblock,
  timeOf,
  today,
} from '@planerka/plan';
import { dayLabel, blockTitle, surfaces, titled } from '@planerka/texts';
import { blockWhen, lateWords } from '../questions/time-words.ts';
import { doneOp, dropOp, openTask, tomorrowOp, withinText } from './surface-ops.ts';
import { byUrgency, type UrgentTask } from './urgency.ts';

type WhatNext = Extract<Surface, { kind: 'what_next_v1' }>;
type Payload = WhatNext['payload'];

/** What "что дальше?" is answered from. */
export interface NextSources {
  /** Today and tomorrow. */
  readonly agenda: Agenda;
  readonly pressing: readonly Task[];
  /** The task that lies longest in the Inbox. */
  readonly inbox: Task | null;
}

const SOON_MINUTES = 60;
const text = surfaces.whatNext;

/**
 * What to do now, by a fixed order: the block that runs, the block that starts within the hour, what
 * is overdue, due or planned today, of high priority, the Inbox; the body says why.
 */
export function whatNext(surfaceId: string, sources: NextSources, moment: Moment): WhatNext {
  const payload = payloadOf(sources, moment);
  return { surface_id: surfaceId, kind: 'what_next_v1', title: text.title, payload };
}

function payloadOf(sources: NextSources, moment: Moment): Payload {
  const { now, zone } = moment;
  const blocks = [...sources.agenda.timeblocks].sort((a, b) => (a.start_at < b.start_at ? -1 : 1));
  const running = blocks.find(({ start_at, end_at }) => start_at <= now && now < end_at);
  const coming = blocks.find(({ start_at }) => start_at > now);
  const urgent = byUrgency(sources.pressing, moment).filter(
    ({ urgency }) => urgency.kind !== 'due_soon',
  );
  const overdue = urgent.filter(({ urgency }) => urgency.kind === 'overdue').length;
  const later = (count: number): string[] => (count > 0 ? [text.moreOverdue(count)] : []);
  const afterwards = coming
    ? [text.afterwards(startWords(coming, moment), blockTitle(coming.title))]
    : [];
  if (running) {
    const left = minutesBetween(now, running.end_at);
    const body = text.running(timeOf(running.end_at, zone), left);
    return { ...blockPayload(running, body), notes: [...afterwards, ...later(overdue)] };
  }
  if (coming && coming.start_at <= addMinutes(now, SOON_MINUTES)) {
    const body = text.soon(timeOf(coming.start_at, zone), minutesBetween(now, coming.start_at));
    return { ...blockPayload(coming, body), notes: later(overdue) };
  }
  // What was put off comes back by itself: till then it waits behind everything else.
  const first = urgent.find(({ task }) => !isPutOff(task, now));
  if (first) {
    const others = overdue - (first.urgency.kind === 'overdue' ? 1 : 0);
    const notes = [...afterwards, ...later(others)];
    return { ...taskPayload(first.task, reasonOf(first, moment), moment), notes };
  }
  if (sources.inbox && !isPutOff(sources.inbox, now)) {
    return { ...taskPayload(sources.inbox, text.inbox, moment), notes: afterwards };
  }
  const [putOff] = urgent;
  if (putOff)
    return { ...taskPayload(putOff.task, reasonOf(putOff, moment), moment), notes: afterwards };
  if (coming) return blockPayload(coming, text.later(blockWhen(coming, moment)));
  return {
    headline: text.nothing,
    body: text.nothingBody,
    target: { destination: 'hub', section: 'today' },
    primaryAction: { label: text.today, navigateTo: { destination: 'hub', section: 'today' } },
  };
}

function isPutOff({ snoozed_until: until }: Task, now: string): boolean {
  return until !== null && until > now;
}

/** "в 15:00", and with its day when that is another: "завтра, 26 февраля, в 10:00". */
function startWords(block: Timeblock, moment: Moment): string {
  const day = dayOf(block.start_at, moment.zone);
  const time = text.at(timeOf(block.start_at, moment.zone));
  return day === today(moment) ? time : `${dayLabel(day, moment)}, ${time}`;
}

function reasonOf({ task, urgency }: UrgentTask, moment: Moment): string {
  switch (urgency.kind) {
    case 'overdue':
      return text.overdue(lateWords(task, urgency.since, moment));
    case 'due_today':
      return text.dueToday(urgency.at === null ? '' : `, ${urgency.at}`);
    case 'planned_today':
      return text.plannedToday(urgency.at === null ? '' : `, ${urgency.at}`);
    case 'high':
    case 'due_soon':
      return text.high;
  }
}

function taskPayload(task: Task, reason: string, moment: Moment): Payload {
  const estimate = task.duration_minutes === null ? [] : [text.estimate(task.duration_minutes)];
  return {
    headline: withinText(titled({ kind: 'task', row: task })),
    body: [reason, ...estimate].join(' '),
    target: openTask(task),
    primaryAction: doneOp(task),
    secondaryActions: [
      tomorrowOp(task, moment),
      { label: surfaces.open, navigateTo: openTask(task) },
      dropOp(task),
      { label: text.urgent, navigateTo: { destination: 'hub', section: 'priority' } },
      { label: text.inboxLink, navigateTo: { destination: 'hub_queue' } },
    ],
  };
}

function blockPayload(block: Timeblock, body: string): Payload {
  const target = { destination: 'calendar_event', eventId: block.number } as const;
  return {
    headline: withinText(titled({ kind: 'timeblock', row: block })),
    body,
    target,
    primaryAction: { label: surfaces.show, navigateTo: target },
    secondaryActions: [
      { label: text.today, navigateTo: { destination: 'hub', section: 'today' } },
      { label: text.urgent, navigateTo: { destination: 'hub', section: 'priority' } },
    ],
  };
}
