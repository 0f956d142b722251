import type { Query } from '@planerka/contracts';
import { LINES_PER_PAGE, overdueAnswer } from '@planerka/views';
import type { Step } from '../reply/reply.ts';
import { answerStep } from './answer-step.ts';
import type { Asked } from './asked.ts';
import { pageOf } from './page-of.ts';

/** "что просрочено?" */
export async function overdue(asked: Asked<Extract<Query, { type: 'overdue' }>>): Promise<Step[]> {
  const { reader, workspace, at, moment } = asked;
  const found = await pageOf(asked.page, LINES_PER_PAGE, (page) =>
    reader.overdue(workspace, at, page),
  );
  return [answerStep(asked, overdueAnswer(found.list, moment, found.page))];
}
