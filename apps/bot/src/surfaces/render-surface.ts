import type { Frame } from '@planerka/contracts';
import type { Moment } from '@planerka/plan';
import { type PlanSurface, readSurface } from '@planerka/views';
import { type Button, type Step, text } from '../reply/reply.ts';
import { priorityListButtons } from './priority-list.ts';
import { todayScheduleButtons } from './today-schedule.ts';
import { triageTableButtons } from './triage-table.ts';
import { whatNextButtons } from './what-next.ts';

/**
 * A surface as a message, with `more` rows of buttons under its own. One that holds a token that does
 * not read is dropped and the chat goes on (Q-dropped).
 */
export function renderSurface(
  surface: PlanSurface,
  frame: Frame,
  more: readonly (readonly Button[])[] = [],
): Step[] {
  const rows: Button[][] = [];
  for (const row of buttonsOf(surface, frame)) {
    const readable = row.filter((each) => each !== null);
    if (readable.length < row.length) return [];
    if (row.length > 0) rows.push(readable);
  }
  const { said, objects } = readSurface(surface);
  return [
    text(said, {
      frame,
      buttons: [...rows, ...more],
      shown: { objects, surface_id: surface.surface_id },
    }),
  ];
}

/** Its rows of buttons; null when one holds a token that does not read. */
function buttonsOf(surface: PlanSurface, moment: Moment): (Button | null)[][] {
  switch (surface.kind) {
    case 'what_next_v1':
      return whatNextButtons(surface.payload, moment);
    case 'today_schedule_v1':
      return todayScheduleButtons(surface.payload);
    case 'priority_list_v1':
      return priorityListButtons(surface.payload, moment);
    case 'triage_table_v1':
      return triageTableButtons(surface.payload);
  }
}
