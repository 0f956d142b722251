import { addDays } from '@planerka/plan';
import { untilDay } from '@planerka/runtime';
import { whatNext } from '../surfaces/what-next.ts';
import type { Answered, AskedFor } from './asked.ts';

/** "что дальше?" */
export async function next({
  reader,
  workspace,
  moment,
  at,
  surfaceId,
}: AskedFor<'next'>): Promise<Answered[]> {
  const [agenda, pressing, inbox] = await Promise.all([
    reader.agenda(workspace, at.today, addDays(at.today, 1), at.now),
    reader.pressing(workspace, { ...at, ...untilDay(at.today, moment.zone) }),
    reader.inboxPage(workspace, { limit: 1, offset: 0, oldest: true }),
  ]);
  const sources = { agenda, pressing, inbox: inbox.items[0] ?? null };
  return [{ kind: 'surface', surface: whatNext(surfaceId, sources, moment), page: 0, pages: 1 }];
}
