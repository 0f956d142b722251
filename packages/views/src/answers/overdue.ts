import { LINES_PER_PAGE } from '../questions/answer.ts';
import { overdueAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';
import { readPage } from './page-of.ts';

/** "что просрочено?" */
export async function overdue({
  reader,
  workspace,
  at,
  moment,
  page,
}: AskedFor<'overdue'>): Promise<Answered[]> {
  const found = await readPage(page, LINES_PER_PAGE, (page) => reader.overdue(workspace, at, page));
  return [asAnswered(overdueAnswer(found.list, moment, found.page))];
}
