import type { Query } from '@planerka/contracts';
import { findAnswer } from '../questions/list-answers.ts';
import { type Answered, type Asked, listed } from './asked.ts';

/** "когда созвон с ...?": shows what the words may mean and does nothing to it. */
export async function find(asked: Asked<Extract<Query, { type: 'find' }>>): Promise<Answered[]> {
  const { reader, workspace, moment, query } = asked;
  const found = await reader.mentioned(workspace, query.mention, moment.now);
  return [listed(findAnswer(query.mention, found, moment))];
}
