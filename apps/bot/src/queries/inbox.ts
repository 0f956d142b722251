import type { Query } from '@planerka/contracts';
import { addDays } from '@planerka/plan';
import { TRIAGE_PER_PAGE, triageTable } from '@planerka/views';
import type { Step } from '../reply/reply.ts';
import { renderSurface } from '../surfaces/render-surface.ts';
import type { Asked } from './asked.ts';
import { pageOf } from './page-of.ts';
import { pager } from '../reply/pager.ts';

/** The days among which the one with most room is looked for. */
const DAYS_AHEAD = 7;

/** /inbox, "разбери входящие": the oldest first. */
export async function inbox(asked: Asked<Extract<Query, { type: 'inbox' }>>): Promise<Step[]> {
  const { reader, workspace, moment, at, query } = asked;
  const [found, loads] = await Promise.all([
    pageOf(asked.page, TRIAGE_PER_PAGE, (page) =>
      reader.inboxPage(workspace, { ...page, oldest: true }),
    ),
    reader.load(workspace, addDays(at.today, 1), addDays(at.today, DAYS_AHEAD), at.now),
  ]);
  const { page } = found;
  const table = triageTable(asked.surfaceId, found.list, { moment, page, loads });
  return renderSurface(table.surface, moment, pager(query, page, table.pages));
}
