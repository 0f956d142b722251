import { LINES_PER_PAGE } from '../questions/answer.ts';
import { tasksAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, listed } from './asked.ts';
import { pageOf } from './page-of.ts';

/** "что с тегом дом?", "какие дедлайны?", "все задачи" */
export async function tasks({
  reader,
  workspace,
  query,
  page,
}: AskedFor<'tasks'>): Promise<Answered[]> {
  const narrowed = { tag: query.tag ?? null, due: query.due === true };
  const found = await pageOf(page, LINES_PER_PAGE, (part) =>
    reader.openTasks(workspace, narrowed, part),
  );
  return [listed(tasksAnswer(found.list, narrowed, found.page))];
}
