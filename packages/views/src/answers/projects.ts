import type { ProjectInBrief } from '@planerka/runtime';
import { LINES_PER_PAGE } from '../questions/answer.ts';
import { projectAnswer, projectsAnswer } from '../questions/list-answers.ts';
import { type Answered, type Asked, type AskedFor, asAnswered } from './asked.ts';
import { readPage } from './page-of.ts';

/** "мои проекты", "что в проекте ремонт?": words that fit one project show what is in it. */
export async function projects({
  reader,
  workspace,
  query,
  page,
}: AskedFor<'projects'>): Promise<Answered[]> {
  const words = query.mention ?? null;
  const named = words === null ? null : await reader.projects(workspace, { ...FEW, words });
  const [only] = named?.items ?? [];
  if (only && named?.total === 1) return [await oneProject({ reader, workspace, page }, only)];
  const found = await readPage(page, LINES_PER_PAGE, (part) =>
    reader.projects(workspace, { ...part, words }),
  );
  return [asAnswered(projectsAnswer(found.list, words, found.page))];
}

/** What is in one project. */
export async function oneProject(
  { reader, workspace, page }: Pick<Asked, 'reader' | 'workspace' | 'page'>,
  only: ProjectInBrief,
): Promise<Answered> {
  const found = await readPage(page, LINES_PER_PAGE, (part) =>
    reader.projectTasks(workspace, only.project.project_id, part),
  );
  return asAnswered(projectAnswer(only, found.list, found.page));
}

const FEW = { limit: 2, offset: 0 } as const;
