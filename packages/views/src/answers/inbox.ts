import { addDays } from '@planerka/plan';
import { TRIAGE_PER_PAGE, triageTable } from '../surfaces/triage-table.ts';
import type { Answered, AskedFor } from './asked.ts';
import { pageOf } from './page-of.ts';

/** The days among which the one with most room is looked for. */
const DAYS_AHEAD = 7;

/** /inbox, "разбери входящие": the oldest first. */
export async function inbox({
  reader,
  workspace,
  moment,
  at,
  surfaceId,
  page,
}: AskedFor<'inbox'>): Promise<Answered[]> {
  const [found, loads] = await Promise.all([
    pageOf(page, TRIAGE_PER_PAGE, (part) => reader.inboxPage(workspace, { ...part, oldest: true })),
    reader.load(workspace, addDays(at.today, 1), addDays(at.today, DAYS_AHEAD), at.now),
  ]);
  const table = triageTable(surfaceId, found.list, { moment, page: found.page, loads });
  return [{ kind: 'surface', ...table }];
}
