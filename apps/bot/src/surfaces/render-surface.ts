import type { Frame } from '@planerka/contracts';
import type { Moment } from '@planerka/plan';
import { type PlanSurface, readSurface } from '@planerka/views';
import { type Button, type ReplyPart, text } from '../reply/reply.ts';
import { priorityListButtons } from './priority-list.ts';
import { todayScheduleButtons } from './today-schedule.ts';
import { triageTableButtons } from './triage-table.ts';
import { whatNextButtons } from './what-next.ts';

type Kind = PlanSurface['kind'];

/** The rows of buttons of each kind; null is one whose token does not read. */
const BUTTONS: {
  readonly [K in Kind]: (payload: PlanSurface<K>['payload'], at: Moment) => (Button | null)[][];
} = {
  what_next_v1: whatNextButtons,
  today_schedule_v1: todayScheduleButtons,
  priority_list_v1: priorityListButtons,
  triage_table_v1: triageTableButtons,
};

/**
 * A surface as a message, with `more` rows of buttons under its own. One that holds a token that does
 * not read is dropped and the chat goes on (Q-dropped).
 */
export function renderSurface<K extends Kind>(
  surface: PlanSurface<K>,
  frame: Frame,
  more: readonly (readonly Button[])[] = [],
): ReplyPart[] {
  const rows: Button[][] = [];
  for (const row of BUTTONS[surface.kind](surface.payload, frame)) {
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
