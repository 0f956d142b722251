import type { Query } from '@planerka/contracts';
import { countedDays, loadAnswer } from '../questions/load-answer.ts';
import { type Answered, type Asked, listed } from './asked.ts';

/** "сколько у меня на неделе?" */
export async function load(asked: Asked<Extract<Query, { type: 'load' }>>): Promise<Answered[]> {
  const { reader, workspace, moment, query, page } = asked;
  const { from, to } = countedDays(query.window);
  const loads = await reader.load(workspace, from, to, moment.now);
  return [listed(loadAnswer(loads, query.window, page))];
}
