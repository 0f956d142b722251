import type { Query } from '@planerka/contracts';
import { addDays } from '@planerka/plan';
import { priorityList, SOON_DAYS } from '@planerka/views';
import { untilDay } from '@planerka/runtime';
import type { Step } from '../reply/reply.ts';
import { renderSurface } from '../surfaces/render-surface.ts';
import type { Asked } from './asked.ts';
import { pager } from '../reply/pager.ts';

/** "что срочно?" */
export async function urgent(asked: Asked<Extract<Query, { type: 'urgent' }>>): Promise<Step[]> {
  const { reader, workspace, moment, at, query } = asked;
  const until = untilDay(addDays(at.today, SOON_DAYS), moment.zone);
  const pressing = await reader.pressing(workspace, { ...at, ...until });
  const list = priorityList(asked.surfaceId, pressing, { moment, page: asked.page });
  return renderSurface(list.surface, moment, pager(query, list.page, list.pages));
}
