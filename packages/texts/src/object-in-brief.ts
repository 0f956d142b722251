import type { BlockFacts, Moment, ObjectFacts, TaskFacts } from '@planerka/plan';
import { cityOf } from './cities.ts';
import { formatDuration, formatSpan, formatWhen } from './dates.ts';
import { present } from './lists.ts';
import { nameSubject } from './name-object.ts';
import { describeRecurrence } from './recurrence.ts';

type NamelessKind = Exclude<ObjectFacts['kind'], 'task' | 'timeblock' | 'project' | 'workspace'>;

/** One line for an object of any kind; `nameless`: what those are called that have no name. */
export function objectInBrief(
  object: ObjectFacts,
  moment: Moment,
  nameless: Readonly<Record<NamelessKind, string>>,
): string {
  switch (object.kind) {
    case 'task':
      return withTime(nameSubject(object), timeOfTask(object.row, moment), object.row);
    case 'timeblock':
      return withTime(nameSubject(object), timeOfBlock(object.row, moment), object.row);
    case 'project':
      return nameSubject(object);
    case 'workspace':
      return `часовой пояс ${cityOf(object.row.timezone)}`;
    case 'item':
    case 'dependency':
    case 'accounting_line':
    case 'quote':
    case 'quote_line':
    case 'memo':
    case 'thread_pin':
    case 'workroom':
    case 'person':
      return nameless[object.kind];
  }
}

function withTime(
  name: string,
  time: string | null,
  { recurrence_rule: rule }: TaskFacts | BlockFacts,
): string {
  return present([name, time, rule === null ? null : describeRecurrence(rule)]).join(', ');
}

function timeOfTask(task: TaskFacts, moment: Moment): string | null {
  const planned = formatWhen(task.planned_on, task.planned_at, moment);
  const due = formatWhen(task.due_on, task.due_at, moment);
  return planned ?? (due === null ? null : `срок ${due}`);
}

function timeOfBlock({ start_at, end_at, duration_minutes: minutes }: BlockFacts, moment: Moment) {
  return `${formatSpan(start_at, end_at, moment)} (${formatDuration(minutes)})`;
}
