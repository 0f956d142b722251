import { say } from '@planerka/plan';
import type { PlanSurface } from '@planerka/views';
import type { Frame } from '@planerka/contracts';
import { type Button, type Step, text } from '../reply/reply.ts';
import type { DrawnSurface } from './drawn-surface.ts';
import { drawPriorityList } from './priority-list.ts';
import { drawTodaySchedule } from './today-schedule.ts';
import { drawTriageTable } from './triage-table.ts';
import { drawWhatNext } from './what-next.ts';

/**
 * A surface as a message, with `more` rows of buttons under its own. One that holds a token that does
 * not read is dropped and the chat goes on (contract 7.1).
 */
export function renderSurface(
  surface: PlanSurface,
  frame: Frame,
  more: readonly (readonly Button[])[] = [],
): Step[] {
  const { lines, objects, buttons } = draw(surface, frame);
  const rows: Button[][] = [];
  for (const row of buttons) {
    const readable = row.filter((each) => each !== null);
    if (readable.length < row.length) return [];
    if (row.length > 0) rows.push(readable);
  }
  const said = say('paragraphs', { parts: [surface.title, say('lines', { lines })] });
  return [
    text(said, {
      frame,
      buttons: [...rows, ...more],
      shown: { objects, surface_id: surface.surface_id },
    }),
  ];
}

function draw(surface: PlanSurface, frame: Frame): DrawnSurface {
  switch (surface.kind) {
    case 'what_next_v1':
      return drawWhatNext(surface.payload, frame);
    case 'today_schedule_v1':
      return drawTodaySchedule(surface.payload);
    case 'priority_list_v1':
      return drawPriorityList(surface.payload, frame);
    case 'triage_table_v1':
      return drawTriageTable(surface.payload);
  }
}
