import type { Query } from '@planerka/contracts';
import { addDays } from '@planerka/plan';
import { TRIAGE_PER_PAGE, triageTable } from '../surfaces/triage-table.ts';
import type { Answered, Asked } from './asked.ts';
import { pageOf } from './page-of.ts';

/** The days among which the one with most room is looked for. */
const DAYS_AHEAD = 7;

/** /inbox, "разбери входящие": the oldest first. */
export async function inbox(asked: Asked<Extract<Query, { type: 'inbox' }>>): Promise<Answered[]> {
  const { reader, workspace, moment, at } = asked;
  const [found, loads] = await Promise.all([
    pageOf(asked.page, TRIAGE_PER_PAGE, (page) =>
      reader.inboxPage(workspace, { ...page, oldest: true }),
    ),
    reader.load(workspace, addDays(at.today, 1), addDays(at.today, DAYS_AHEAD), at.now),
  ]);
  const { page } = found;
  const table = triageTable(asked.surfaceId, found.list, { moment, page, loads });
  return [{ kind: 'surface', surface: table.surface, page, pages: table.pages }];
}
