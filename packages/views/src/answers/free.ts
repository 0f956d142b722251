import { busySpans } from '@planerka/plan';
import { daysAhead, freeAnswer } from '../questions/free-answer.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';

/** "когда я свободен в пятницу?" */
export async function free({
  reader,
  workspace,
  moment,
  query,
  hours,
  page,
}: AskedFor<'free'>): Promise<Answered[]> {
  const ahead = daysAhead(query.window, moment);
  const agenda = ahead ? await reader.agenda(workspace, ahead.from, ahead.to, moment.now) : null;
  const busy = agenda ? busySpans(agenda) : [];
  return [asAnswered(freeAnswer(busy, query, hours, moment, page))];
}
