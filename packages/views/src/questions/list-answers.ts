import {
  handleOf,
  blockAsItComes,
  lateSince,
  type Moment,
  type Target,
  type Task,
  today,
} from '@planerka/plan';
import {
  describeRecurrence,
  objectLabel,
  questions,
  quoted,
  titled,
  titleOf,
} from '@planerka/texts';
import { type Answer, type AnswerLine, LINES_PER_PAGE, pagesOf } from './answer.ts';
import type { Paged, ProjectInBrief } from '@planerka/runtime';
import { lateWords, whenWords } from './time-words.ts';

function taskLine(task: Task, words: string | null): AnswerLine {
  const name = `${task.title} (${objectLabel('task', task.number)})`;
  const object = handleOf({ kind: 'task', row: task });
  return { text: `• ${name}${words === null ? '' : `, ${words}`}`, object };
}

/** "что просрочено?": the longest ago first. */
export function overdueAnswer(found: Paged<Task>, moment: Moment, page: number): Answer {
  const lines = found.items.map((task) =>
    taskLine(task, lateWords(task, lateSince(task, moment) ?? today(moment), moment)),
  );
  return {
    title: questions.overdue(found.total),
    lines,
    footer: null,
    page,
    pages: pagesOf(found.total, LINES_PER_PAGE),
  };
}

/** "когда созвон с ...?": what the words may mean, with its time; what comes stands first. */
export function findAnswer(words: string, found: readonly Target[], moment: Moment): Answer {
  const lines = found
    .map((target) => asItComes(target, moment))
    .sort((a, b) => Number(isPast(a, moment)) - Number(isPast(b, moment)))
    .map((target) => {
      const parts = [whenWords(target, moment), repeatOf(target), stateOf(target, moment)];
      const when = parts.filter((part) => part !== null).join(', ');
      return { text: `• ${titled(target)}: ${when}`, object: handleOf(target) };
    });
  return {
    title: lines.length === 0 ? questions.notFound(words) : questions.found(words),
    lines,
    footer: lines.length === 0 ? questions.notFoundFooter : null,
    page: 0,
    pages: 1,
  };
}

/** A block that repeats, as it comes next. */
function asItComes(target: Target, { now }: Moment): Target {
  return target.kind === 'timeblock'
    ? { kind: 'timeblock', row: blockAsItComes(target.row, now) }
    : target;
}

function repeatOf(target: Target): string | null {
  if (target.kind === 'project' || target.row.recurrence_rule === null) return null;
  return describeRecurrence(target.row.recurrence_rule);
}

function stateOf(target: Target, moment: Moment): string | null {
  if (target.kind === 'task' && target.row.status === 'done') return questions.isDone;
  if (target.kind === 'task' && target.row.status === 'cancelled') return questions.isCancelled;
  return target.kind === 'timeblock' && isPast(target, moment) ? questions.isOver : null;
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
  const lines = found.items.map(({ project, open }) => {
    const target = { kind: 'project', row: project } as const;
    return { text: `• ${questions.projectLine(titled(target), open)}`, object: handleOf(target) };
  });
  const named = found.total === 0 ? questions.noProject : questions.severalProjects;
  return {
    title: words === null ? questions.projects(found.total) : named(words),
    lines,
    footer: words === null && found.total === 0 ? questions.projectsFooter : null,
    page,
    pages: pagesOf(found.total, LINES_PER_PAGE),
  };
}

/** "что в проекте ремонт?" */
export function projectAnswer(
  { project }: ProjectInBrief,
  found: Paged<Task>,
  moment: Moment,
  page: number,
): Answer {
  const target = { kind: 'project', row: project } as const;
  const lines = found.items.map((task) =>
    taskLine(task, whenWords({ kind: 'task', row: task }, moment)),
  );
  return {
    title: questions.project(quoted(titleOf(target)), found.total),
    lines,
    footer: null,
    page,
    pages: pagesOf(found.total, LINES_PER_PAGE),
  };
}
