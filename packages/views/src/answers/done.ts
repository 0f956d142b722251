import { addDays, atLocal } from '@planerka/plan';
import { LINES_PER_PAGE } from '../questions/answer.ts';
import { doneAnswer, lastDoneAnswer } from '../questions/done-answers.ts';
import { findAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';
import { readPage } from './page-of.ts';

/** "что я сделал вчера?", "когда последний раз поливал цветы?" */
export async function done(asked: AskedFor<'done'>): Promise<Answered[]> {
  const { reader, workspace, query, moment, page } = asked;
  if (query.latest) return await latest(asked, query.mention ?? null);
  const { window = null, mention = null } = query;
  const { zone } = moment;
  const between =
    window === null
      ? null
      : {
          from: atLocal(window.from, '00:00', zone),
          before: atLocal(addDays(window.to, 1), '00:00', zone),
        };
  const search = { between, words: mention };
  const found = await readPage(page, LINES_PER_PAGE, (part) =>
    reader.done(workspace, search, part),
  );
  return [asAnswered(doneAnswer(found.list, { window, words: mention }, found.page))];
}

/** The last time; what was never marked done may still be in the plan by these words. */
async function latest(
  { reader, workspace, moment }: AskedFor<'done'>,
  words: string | null,
): Promise<Answered[]> {
  const found = await reader.done(workspace, { between: null, words }, { limit: 1, offset: 0 });
  const [last] = found.items;
  if (last !== undefined) return [asAnswered(lastDoneAnswer(last))];
  const others = words === null ? [] : await reader.mentioned(workspace, words, moment.now);
  const title = lastDoneAnswer(null, words);
  return [
    asAnswered(
      others.length === 0
        ? title
        : { ...findAnswer(words ?? '', others, moment), title: title.title },
    ),
  ];
}
