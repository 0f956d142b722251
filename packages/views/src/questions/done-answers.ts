import type { DayWindow } from '@planerka/contracts';
import { handleOf, nameFacts, say, type Task } from '@planerka/plan';
import type { Paged } from '@planerka/runtime';
import { type Answer, type AnswerLine, LINES_PER_PAGE, pagesOf } from './answer.ts';

function doneLine(row: Task): AnswerLine {
  const target = { kind: 'task', row } as const;
  const at = row.completed_at;
  return {
    text: say('done_line', { task: nameFacts(target), at }),
    object: handleOf(target),
  };
}

/** "что я сделал вчера?": what was marked done then, the last one first. */
export function doneAnswer(
  found: Paged<Task>,
  { window, words }: { readonly window: DayWindow | null; readonly words: string | null },
  page: number,
): Answer {
  return {
    title: say('done_title', { total: found.total, window, words }),
    lines: found.items.map(doneLine),
    footer: null,
    page,
    pages: pagesOf(found.total, LINES_PER_PAGE),
  };
}

/** "когда последний раз поливал цветы?"; null for a task that was never marked done. */
export function lastDoneAnswer(last: Task | null, words: string | null = null): Answer {
  const title =
    last === null ? say('never_done', { words }) : say('last_done', { at: last.completed_at });
  const lines = last === null ? [] : [doneLine(last)];
  return { title, lines, footer: null, page: 0, pages: 1 };
}
