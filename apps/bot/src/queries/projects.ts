import type { Query } from '@planerka/contracts';
import { LINES_PER_PAGE, projectAnswer, projectsAnswer } from '@planerka/views';
import type { Step } from '../reply/reply.ts';
import { answerStep } from './answer-step.ts';
import type { Asked } from './asked.ts';
import { pageOf } from './page-of.ts';

/** "мои проекты", "что в проекте ремонт?": words that fit one project show what is in it. */
export async function projects(
  asked: Asked<Extract<Query, { type: 'projects' }>>,
): Promise<Step[]> {
  const { reader, workspace, moment, query, page } = asked;
  const words = query.mention ?? null;
  const named = words === null ? null : await reader.projects(workspace, { ...FEW, words });
  const [only] = named?.items ?? [];
  if (only && named?.total === 1) {
    const found = await pageOf(page, LINES_PER_PAGE, (part) =>
      reader.projectTasks(workspace, only.project.project_id, part),
    );
    return [answerStep(asked, projectAnswer(only, found.list, moment, found.page))];
  }
  const found = await pageOf(page, LINES_PER_PAGE, (part) =>
    reader.projects(workspace, { ...part, words }),
  );
  return [answerStep(asked, projectsAnswer(found.list, words, found.page))];
}

const FEW = { limit: 2, offset: 0 } as const;
