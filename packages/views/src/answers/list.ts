import type { Message } from '@planerka/contracts';
import {
  factsOf,
  foldedTitle,
  handleOf,
  isTicked,
  type ListWithItems,
  listsCalled,
  listsIn,
  nameFacts,
  say,
} from '@planerka/plan';
import { objectCard } from '../cards/object-card.ts';
import { LINES_PER_PAGE, pagedAnswer } from '../questions/answer.ts';
import { tasksAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';
import { readPage } from './page-of.ts';

/** "что в списке покупок?", "мои списки", "что осталось купить?" */
export async function list(question: AskedFor<'list'>): Promise<Answered[]> {
  const { words, ...query } = question.query;
  return words === undefined
    ? await onLists(question)
    : await listAndTasks({ ...question, query }, words);
}

/** The list that is called so, where there is one, and the open tasks that bear the words; neither is told twice. */
async function listAndTasks(question: AskedFor<'list'>, words: string): Promise<Answered[]> {
  const { reader, workspace, query, page } = question;
  const lists = listsCalled(listsIn(await reader.lists(workspace)), query.list ?? null);
  const shown = lists.length === 0 || page > 0 ? [] : await onLists(question);
  const asked = { tag: null, due: false, words, within: null, high: false };
  const found = await readPage(page, LINES_PER_PAGE, (part) =>
    reader.openTasks(workspace, asked, part),
  );
  if (found.list.total === 0 && shown.length > 0) return shown;
  const answer = tasksAnswer(found.list, { ...asked, window: null, late: false }, found.page);
  return [...shown, asAnswered(answer)];
}

/** One list with its boxes, or all of them with what is left. */
async function onLists({
  reader,
  workspace,
  moment,
  query,
  page,
}: AskedFor<'list'>): Promise<Answered[]> {
  const name = query.list ?? null;
  const found = listsCalled(listsIn(await reader.lists(workspace)), name);
  const [only, ...others] = found;
  if (only === undefined) {
    const footer = say('no_list_recovery', {});
    return [asAnswered(pagedAnswer(say('no_list', { name }), [], { page, footer }))];
  }
  if (others.length > 0) {
    const title = say('lists_title', { total: found.length });
    return [asAnswered(pagedAnswer(title, found.map(lineOf), { page, footer: null }))];
  }
  if (query.item !== undefined) {
    const title = await whetherOnList(only, query.item, { reader, workspace, moment });
    return [asAnswered(pagedAnswer(title, [], { page, footer: null }))];
  }
  const view = reader.view(workspace);
  const card = await objectCard(view, handleOf(taskOf(only)), { now: null, isOpen: false });
  return card === null ? [] : [{ kind: 'card', card, page: 0, pages: 1 }];
}

/** "а лук там есть?": by the words themselves, else by the search, which knows their other forms. */
async function whetherOnList(
  found: ListWithItems,
  words: string,
  { reader, workspace, moment }: Pick<AskedFor<'list'>, 'reader' | 'workspace' | 'moment'>,
): Promise<Message> {
  const { list: row, items } = found;
  const said = foldedTitle(words);
  const named =
    items.find(({ title }) => foldedTitle(title) === said) ??
    items.find(({ title }) => isAlike(foldedTitle(title), said)) ??
    (await reader.mentioned(workspace, words, moment.now, 'exact')).flatMap((target) =>
      target.kind === 'task' && target.row.parent_id === row.task_id ? [target.row] : [],
    )[0];
  const onList = nameFacts(taskOf(found));
  if (named === undefined) return say('not_on_list', { words, list: factsOf(taskOf(found)) });
  const item = nameFacts({ kind: 'task', row: named });
  return say('list_has_item', { item, list: onList, ticked: isTicked(named) });
}

/** The same word in another case: all but its last two letters are the same. */
function isAlike(title: string, said: string): boolean {
  const stem = Math.max(STEM_MIN, Math.max(title.length, said.length) - ENDING_MAX);
  return said.length >= stem && title.slice(0, stem) === said.slice(0, stem);
}
const STEM_MIN = 3;
const ENDING_MAX = 2;

const taskOf = ({ list: row }: ListWithItems) => ({ kind: 'task', row }) as const;

function lineOf(found: ListWithItems) {
  const { items } = found;
  const left = items.filter((item) => !isTicked(item)).length;
  const target = taskOf(found);
  return {
    text: say('list_line', { list: nameFacts(target), left, all: items.length }),
    object: handleOf(target),
  };
}
