import { say } from '@planerka/plan';
import { LINES_PER_PAGE, pagesOf } from '../questions/answer.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';
import { readPage } from './page-of.ts';

/** "какие у меня напоминания?": what will be reminded of, and when. */
export async function reminders({
  reader,
  workspace,
  page,
}: AskedFor<'reminders'>): Promise<Answered[]> {
  const { list, page: shown } = await readPage(page, LINES_PER_PAGE, (part) =>
    reader.reminders(workspace, part),
  );
  const lines = list.items.map(({ fire_at: at, kind, number, title }) => ({
    text: say('reminder_ahead', { at, object: { kind, row: { number, title } } }),
    object: { kind, number },
  }));
  return [
    asAnswered({
      title: say('reminders_ahead', { total: list.total }),
      lines,
      footer: list.total === 0 ? say('reminders_how', {}) : null,
      page: shown,
      pages: pagesOf(list.total, LINES_PER_PAGE),
    }),
  ];
}
