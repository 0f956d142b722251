import type { Query } from '@planerka/contracts';
import { findAnswer } from '@planerka/views';
import type { Step } from '../reply/reply.ts';
import { answerStep } from './answer-step.ts';
import type { Asked } from './asked.ts';

/** "когда созвон с ...?": shows what the words may mean and does nothing to it. */
export async function find(asked: Asked<Extract<Query, { type: 'find' }>>): Promise<Step[]> {
  const { reader, workspace, moment, query } = asked;
  const found = await reader.mentioned(workspace, query.mention, moment.now);
  return [answerStep(asked, findAnswer(query.mention, found, moment))];
}
