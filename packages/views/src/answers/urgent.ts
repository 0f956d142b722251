import type { Query } from '@planerka/contracts';
import { addDays } from '@planerka/plan';
import { priorityList } from '../surfaces/priority-list.ts';
import { SOON_DAYS } from '../surfaces/urgency.ts';
import { untilDay } from '@planerka/runtime';
import type { Answered, Asked } from './asked.ts';

/** "что срочно?" */
export async function urgent(
  asked: Asked<Extract<Query, { type: 'urgent' }>>,
): Promise<Answered[]> {
  const { reader, workspace, moment, at } = asked;
  const until = untilDay(addDays(at.today, SOON_DAYS), moment.zone);
  const pressing = await reader.pressing(workspace, { ...at, ...until });
  const list = priorityList(asked.surfaceId, pressing, { moment, page: asked.page });
  return [{ kind: 'surface', ...list }];
}
