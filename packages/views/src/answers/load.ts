import { countedDays } from '../questions/counted-days.ts';
import { loadAnswer } from '../questions/load-answer.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';

/** "сколько у меня на неделе?" */
export async function load({
  reader,
  workspace,
  moment,
  query,
  page,
}: AskedFor<'load'>): Promise<Answered[]> {
  const { from, to } = countedDays(query.window);
  const loads = await reader.load(workspace, from, to, moment.now);
  return [asAnswered(loadAnswer(loads, query.window, page))];
}
