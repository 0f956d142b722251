import type { Query } from '@planerka/contracts';
import { LINES_PER_PAGE } from '../questions/answer.ts';
import { overdueAnswer } from '../questions/list-answers.ts';
import { type Answered, type Asked, listed } from './asked.ts';
import { pageOf } from './page-of.ts';

/** "что просрочено?" */
export async function overdue(
  asked: Asked<Extract<Query, { type: 'overdue' }>>,
): Promise<Answered[]> {
  const { reader, workspace, at, moment } = asked;
  const found = await pageOf(asked.page, LINES_PER_PAGE, (page) =>
    reader.overdue(workspace, at, page),
  );
  return [listed(overdueAnswer(found.list, moment, found.page))];
}
