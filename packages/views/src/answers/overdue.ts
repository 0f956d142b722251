import { LINES_PER_PAGE } from '../questions/answer.ts';
import { overdueAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, listed } from './asked.ts';
import { pageOf } from './page-of.ts';

/** "что просрочено?" */
export async function overdue({
  reader,
  workspace,
  at,
  moment,
  page,
}: AskedFor<'overdue'>): Promise<Answered[]> {
  const found = await pageOf(page, LINES_PER_PAGE, (page) => reader.overdue(workspace, at, page));
  return [listed(overdueAnswer(found.list, moment, found.page))];
}
