import { findAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, listed } from './asked.ts';

/** "когда созвон с ...?": shows what the words may mean and does nothing to it. */
export async function find({
  reader,
  workspace,
  moment,
  query,
}: AskedFor<'find'>): Promise<Answered[]> {
  const found = await reader.mentioned(workspace, query.mention, moment.now);
  return [listed(findAnswer(query.mention, found, moment))];
}
