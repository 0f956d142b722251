import { type SuggestRequest, TITLE_MAX_CHARS } from '@planerka/contracts';
import { type Moment, SOMEDAY, type Task, toLocalIso } from '@planerka/plan';
import type { Conversation } from '@planerka/runtime';
import { nameableProjects } from './interpret-request.ts';

/** What is asked about the task of an opened card. */
export interface AskingAboutTask {
  readonly traceId: string;
  readonly moment: Moment;
  /** `TASK-042` */
  readonly id: string;
  readonly task: Task;
  readonly conversation: Pick<Conversation, 'person' | 'projects'>;
}

/** As much of a description is looked at. */
const DESCRIPTION_MAX = 1000;

/** What a suggester is asked about a task: its words, what it has already, and what may be named. */
export function suggestRequest(asking: AskingAboutTask): SuggestRequest {
  const { traceId, moment, id, task, conversation } = asking;
  const { person, projects } = conversation;
  const { description: _described, ...known } = knownOfTask(task);
  return {
    trace_id: traceId,
    surface: 'task_drawer',
    now_iso: toLocalIso(moment.now, moment.zone),
    tasks: [
      {
        id,
        title: task.title.slice(0, TITLE_MAX_CHARS),
        ...(task.description === null
          ? {}
          : { description: task.description.slice(0, DESCRIPTION_MAX) }),
        known,
      },
    ],
    ...(person?.dayparts ? { dayparts: person.dayparts } : {}),
    projects: nameableProjects(projects),
  };
}

/** What the task has already is not suggested again. */
export function knownOfTask(task: Task) {
  const { planned_on, planned_at, due_on, due_at, recurrence_rule } = task;
  return {
    priority: task.priority !== null,
    timed: [planned_on, planned_at, due_on, due_at, recurrence_rule].some((each) => each !== null),
    project: task.project_id !== null || task.project_name !== null,
    description: task.description !== null,
    someday: task.category === SOMEDAY,
  };
}
