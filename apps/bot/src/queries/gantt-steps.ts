import type { Frame } from '@planerka/contracts';
import { ganttPageCount } from '@planerka/picture';
import { say } from '@planerka/plan';
import type { GanttInView } from '@planerka/views';
import type { ReplyPart } from '../reply/reply.ts';

/** More pictures than that nobody looks through; the critical path is on the first. */
const PICTURES_MAX = 10;

/** The schedule of a project as pictures, one part of the reply each. */
export function ganttSteps(
  { project_id, project, rows, finish_at }: GanttInView,
  { workspace, frame }: { readonly workspace: string; readonly frame: Frame },
): ReplyPart[] {
  const pages = Math.min(ganttPageCount(rows), PICTURES_MAX);
  return Array.from({ length: pages }, (_, page) => ({
    kind: 'gantt' as const,
    workspace,
    project_id,
    page,
    caption: say('sheet_gantt_page', { project, page: page + 1, pages, finish_at }),
    frame,
  }));
}
