import type { Query } from '@planerka/contracts';
import { countedDays, loadAnswer } from '@planerka/views';
import type { Step } from '../reply/reply.ts';
import { answerStep } from './answer-step.ts';
import type { Asked } from './asked.ts';

/** "сколько у меня на неделе?" */
export async function load(asked: Asked<Extract<Query, { type: 'load' }>>): Promise<Step[]> {
  const { reader, workspace, moment, query, page } = asked;
  const { from, to } = countedDays(query.window);
  const loads = await reader.load(workspace, from, to, moment.now);
  return [answerStep(asked, loadAnswer(loads, query.window, moment, page))];
}
