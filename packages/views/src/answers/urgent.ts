import { addDays } from '@planerka/plan';
import { untilDay } from '@planerka/runtime';
import { priorityList } from '../surfaces/priority-list.ts';
import { SOON_DAYS } from '../surfaces/urgency.ts';
import type { Answered, AskedFor } from './asked.ts';

/** "что срочно?" */
export async function urgent({
  reader,
  workspace,
  moment,
  at,
  surfaceId,
  page,
}: AskedFor<'urgent'>): Promise<Answered[]> {
  const until = untilDay(addDays(at.today, SOON_DAYS), moment.zone);
  const pressing = await reader.pressing(workspace, { ...at, ...until });
  const list = priorityList(surfaceId, pressing, { moment, page: page });
  return [{ kind: 'surface', ...list }];
}
