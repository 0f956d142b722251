import { addDays } from '@planerka/plan';
import { freshSince, TRIAGE_LISTED, triageTable } from '../surfaces/triage-table.ts';
import type { Answered, AskedFor } from './asked.ts';
import { readPage } from './page-of.ts';

/** The days among which the one with most room is looked for. */
const DAYS_AHEAD = 7;

/** /inbox, "разбери входящие": the oldest first, one at a time, with those that come behind it. */
export async function inbox({
  reader,
  workspace,
  moment,
  at,
  surfaceId,
  page,
  isRead,
}: AskedFor<'inbox'>): Promise<Answered[]> {
  // what is only read is turned page by page, what is settled one by one
  const step = isRead === true ? TRIAGE_LISTED : 1;
  const [found, loads] = await Promise.all([
    readPage(page, step, ({ offset }) =>
      reader.inboxPage(workspace, { limit: TRIAGE_LISTED, offset, oldest: true }),
    ),
    reader.load(workspace, addDays(at.today, 1), addDays(at.today, DAYS_AHEAD), at.now),
  ]);
  const { list } = found;
  const isWhole = list.items.length === list.total;
  const counts = isWhole ? {} : { counts: await reader.inboxCounts(workspace, freshSince(moment)) };
  const table = triageTable(surfaceId, list, { moment, page: found.page, step, loads, ...counts });
  return [{ kind: 'surface', ...table }];
}
