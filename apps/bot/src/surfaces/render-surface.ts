import { type Surface, Surface as SurfaceSchema } from '@planerka/contracts';
import type { Moment } from '@planerka/plan';
import { type Button, type Step, text } from '../reply/reply.ts';
import type { DrawnSurface } from './drawn-surface.ts';
import { drawPriorityList } from './priority-list.ts';
import { drawTodaySchedule } from './today-schedule.ts';
import { drawTriageTable } from './triage-table.ts';
import { drawWhatNext } from './what-next.ts';

/**
 * A surface as a message, with `more` rows of buttons under its own. What does not fit the contract,
 * or holds a token that does not read, is dropped and the chat goes on (contract 7.1).
 */
export function renderSurface(
  surface: Surface,
  moment: Moment,
  more: readonly (readonly Button[])[] = [],
): Step[] {
  const read = SurfaceSchema.safeParse(surface);
  if (!read.success) return [];
  const { lines, objects, buttons } = draw(read.data, moment);
  const rows: Button[][] = [];
  for (const row of buttons) {
    const readable = row.filter((each) => each !== null);
    if (readable.length < row.length) return [];
    if (row.length > 0) rows.push(readable);
  }
  return [
    text([read.data.title, '', ...lines].join('\n').trim(), {
      buttons: [...rows, ...more.map((row) => [...row])],
      shown: { objects, surface_id: read.data.surface_id },
    }),
  ];
}

function draw(surface: Surface, moment: Moment): DrawnSurface {
  switch (surface.kind) {
    case 'what_next_v1':
      return drawWhatNext(surface.payload, moment);
    case 'today_schedule_v1':
      return drawTodaySchedule(surface.payload, moment);
    case 'priority_list_v1':
      return drawPriorityList(surface.payload, moment);
    case 'triage_table_v1':
      return drawTriageTable(surface.payload);
  }
}
