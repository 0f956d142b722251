import { type DayWindow, type Message, verbatim } from '@planerka/contracts';
import {
  blockAsItComes,
  handleOf,
  lateSince,
  type Moment,
  nameFacts,
  say,
  type Target,
  type Task,
  today,
} from '@planerka/plan';
import type { OpenTasksAsked, Paged, ProjectInBrief } from '@planerka/runtime';
import { type Answer, type AnswerLine, LINES_PER_PAGE, pagesOf, plainLine } from './answer.ts';
import { lateFacts, whenFacts } from './when-facts.ts';

/** What open tasks were asked for by; `late`: those of earlier days are among them. */
type TasksNarrowed = Omit<OpenTasksAsked, 'within'> & {
  readonly window: DayWindow | null;
  readonly late: boolean;
};

function taskLine(row: Task, note: Message): AnswerLine {
  const target = { kind: 'task', row } as const;
  return {
    text: say('task_line', { task: nameFacts(target), note }),
    object: handleOf(target),
  };
}

/** "что просрочено?": the longest ago first. */
export function overdueAnswer(found: Paged<Task>, moment: Moment, page: number): Answer {
  const lines = found.items.map((task) => {
    const late = lateFacts(task, lateSince(task, moment) ?? today(moment), moment);
    return taskLine(task, say('late', { late }));
  });
  return {
    title: say('overdue_title', { total: found.total }),
    lines,
    footer: null,
    page,
    pages: pagesOf(found.total, LINES_PER_PAGE),
  };
}

/** "когда созвон с ...?": what the words may mean, with its time; what is to come is first, the nearest of it. */
export function findAnswer(words: string, found: readonly Target[], moment: Moment): Answer {
  const lines = found
    .map((target) => asItComes(target, moment))
    .sort(
      (a, b) =>
        Number(isPast(a, moment)) - Number(isPast(b, moment)) || compared(beginsAt(a), beginsAt(b)),
    )
    .map((target) => foundLine(target, moment));
  const isFound = lines.length > 0;
  return {
    title: isFound ? say('found_title', { words }) : say('not_found_title', { words }),
    lines,
    footer: isFound ? null : say('not_found_hint', {}),
    page: 0,
    pages: 1,
  };
}

/** What was found, with when it is and what has become of it. */
export function foundLine(target: Target, moment: Moment): AnswerLine {
  return {
    text: say('found_line', {
      object: nameFacts(target),
      when: whenFacts(target),
      recurrence_rule: target.kind === 'project' ? null : target.row.recurrence_rule,
      state: stateOf(target, moment),
    }),
    object: handleOf(target),
  };
}

/** What a task holds besides its times: its notes, and its parts with what is done of them. */
export function detailLines({ description, notes }: Task, steps: readonly Task[]): AnswerLine[] {
  const done = steps.filter(({ status }) => status === 'done').length;
  return [
    ...(description === null ? [] : [plainLine(verbatim(description))]),
    ...(notes === null ? [] : [plainLine(verbatim(notes))]),
    ...(steps.length === 0 ? [] : [plainLine(say('card_subtasks', { done, all: steps.length }))]),
    ...steps.map(({ title, status }) => {
      const state = status === 'done' ? 'done' : 'open';
      return plainLine(say('label_subtask', { title, state }));
    }),
  ];
}

/** When it is, for the order alone; what has no time comes last. */
function beginsAt(target: Target): string {
  if (target.kind === 'timeblock') return target.row.start_at;
  if (target.kind === 'project') return UNTIMED;
  const { planned_at, planned_on, due_at, due_on } = target.row;
  return planned_at ?? planned_on ?? due_at ?? due_on ?? UNTIMED;
}
const UNTIMED = '~';
const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A block that repeats, as it comes next. */
function asItComes(target: Target, { now }: Moment): Target {
  return target.kind === 'timeblock'
    ? { kind: 'timeblock', row: blockAsItComes(target.row, now) }
    : target;
}

function stateOf(target: Target, moment: Moment): 'done' | 'cancelled' | 'over' | null {
  if (target.kind === 'task') {
    const { status } = target.row;
    return status === 'done' || status === 'cancelled' ? status : null;
  }
  return target.kind === 'timeblock' && isPast(target, moment) ? 'over' : null;
}

function isPast(target: Target, { now }: Moment): boolean {
  switch (target.kind) {
    case 'timeblock':
      return target.row.end_at <= now;
    case 'task':
      return target.row.status === 'done' || target.row.status === 'cancelled';
    case 'project':
      return false;
  }
}

/** "мои проекты", or the several that words may mean. */
export function projectsAnswer(
  found: Paged<ProjectInBrief>,
  words: string | null,
  page: number,
): Answer {
  const { total } = found;
  const lines = found.items.map(({ project, open }) => {
    const target = { kind: 'project', row: project } as const;
    return {
      text: say('project_line', { project: nameFacts(target), open }),
      object: handleOf(target),
    };
  });
  return {
    title: projectsTitle(total, words),
    lines,
    footer: words === null && total === 0 ? say('projects_hint', {}) : null,
    page,
    pages: pagesOf(total, LINES_PER_PAGE),
  };
}

function projectsTitle(total: number, words: string | null): Message {
  if (words === null) return say('projects_title', { total });
  return total === 0 ? say('no_project', { words }) : say('projects_alike', { words });
}

/** "что с тегом дом?", "какие дедлайны?": open tasks with their times. */
export function tasksAnswer(
  found: Paged<Task>,
  { tag, due, high, words, window, late }: TasksNarrowed,
  page: number,
): Answer {
  const lines = found.items.map((task) =>
    taskLine(task, say('when', { when: whenFacts({ kind: 'task', row: task }) })),
  );
  return {
    title: say('tasks_title', { total: found.total, tag, due, high, words, window, late }),
    lines,
    footer: null,
    page,
    pages: pagesOf(found.total, LINES_PER_PAGE),
  };
}

/** "что в проекте ремонт?" */
export function projectAnswer(
  { project }: ProjectInBrief,
  found: Paged<Task>,
  page: number,
): Answer {
  const target = { kind: 'project', row: project } as const;
  const lines = found.items.map((task) =>
    taskLine(task, say('when', { when: whenFacts({ kind: 'task', row: task }) })),
  );
  return {
    title: say('project_title', { project: nameFacts(target), open: found.total }),
    lines,
    footer: null,
    page,
    pages: pagesOf(found.total, LINES_PER_PAGE),
  };
}
