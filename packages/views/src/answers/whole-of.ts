import type { Query } from '@planerka/contracts';
import type { Target, Task } from '@planerka/plan';
import { detailLines, findAnswer } from '../questions/list-answers.ts';
import { type Answered, type Asked, asAnswered } from './asked.ts';
import { oneProject } from './projects.ts';

type Part = NonNullable<Extract<Query, { type: 'tasks' }>['whole_of']>;

/** "что там осталось?": the task that it is a part of with all its parts, else its project; null where it has neither. */
export async function wholeOf(asked: Asked, { kind, number }: Part): Promise<Answered | null> {
  const part = await asked.reader.view(asked.workspace).byNumber(kind, number);
  if (part === null) return null;
  const task = part.kind === 'task' ? await wholeTask(asked, part.row) : null;
  return task ?? (await projectOf(asked, part));
}

async function wholeTask(asked: Asked, part: Task): Promise<Answered | null> {
  const view = asked.reader.view(asked.workspace);
  const parent = part.parent_id === null ? null : await view.object('task', part.parent_id);
  const row = parent?.kind === 'task' && parent.row.deleted_at === null ? parent.row : part;
  const parts = await view.subtasks(row.task_id);
  if (parts.length === 0) return null;
  const answer = findAnswer(row.title, [{ kind: 'task', row }], asked.moment);
  return asAnswered({ ...answer, lines: [...answer.lines, ...detailLines(row, parts)] });
}

async function projectOf(asked: Asked, part: Target): Promise<Answered | null> {
  const { reader, workspace } = asked;
  const id = part.kind === 'task' ? part.row.project_id : null;
  const project = id === null ? null : await reader.view(workspace).object('project', id);
  if (project?.kind !== 'project' || project.row.deleted_at !== null) return null;
  const found = await reader.projects(workspace, { ...MANY, words: project.row.title });
  const only = found.items.find((each) => each.project.project_id === id);
  return only === undefined ? null : await oneProject(asked, only);
}
const MANY = { limit: 20, offset: 0 } as const;
