import type { TargetKind } from '@planerka/contracts';
import type { Target } from '@planerka/plan';
import type { PlanView } from '@planerka/runtime';
import { detailLines, findAnswer } from '../questions/list-answers.ts';
import { timeAnswer } from '../questions/time-answer.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';

/** "когда созвон с ...?": shows what the words may mean and does nothing to it; of one task all that it holds. */
export async function find(asked: AskedFor<'find'>): Promise<Answered[]> {
  const { reader, workspace, moment, query } = asked;
  const { mention, asks = null } = query;
  if (asks !== null) {
    const open = await reader.mentioned(workspace, mention, moment.now, 'open');
    const answer = timeAnswer(open, asks, moment);
    if (answer !== null) return [asAnswered(answer)];
  }
  const { likewise } = query;
  // several words are a kind of things; a single one is another form of what was said
  if (likewise?.includes(' ') === true) return await ofAnyWord(asked, likewise);
  const numbered = await byNumber(reader.view(workspace), mention);
  const found = numbered ?? (await reader.mentioned(workspace, mention, moment.now));
  if (found.length === 0 && likewise !== undefined) return await ofAnyWord(asked, likewise);
  const [only] = numbered ?? [];
  const answer = findAnswer(only?.row.title ?? mention, found, moment);
  const details = await detailsOf(reader.view(workspace), found);
  return [asAnswered({ ...answer, lines: [...answer.lines, ...details] })];
}

/** "все звонки": what bears the words that were said, or any of the others, and is not over. */
async function ofAnyWord(
  { reader, workspace, moment, query }: AskedFor<'find'>,
  likewise: string,
): Promise<Answered[]> {
  const { mention } = query;
  const words = `${mention} ${likewise}`;
  const found = await reader.mentioned(workspace, words, moment.now, 'any-word');
  return [asAnswered(findAnswer(mention, found, moment))];
}

/** What bears the number, where a printed one is looked for; null for words. */
async function byNumber(view: PlanView, mention: string): Promise<readonly Target[] | null> {
  const { kind = '', number } = PRINTED_NUMBER.exec(mention)?.groups ?? {};
  const known = KINDS.get(kind);
  if (known === undefined) return null;
  const found = await view.byNumber(known, Number(number));
  return found === null ? [] : [found];
}
const PRINTED_NUMBER = /^(?<kind>TASK|BLOCK|PLAN)-0*(?<number>[1-9]\d{0,8})$/u;
const KINDS: ReadonlyMap<string, TargetKind> = new Map([
  ['TASK', 'task'],
  ['BLOCK', 'timeblock'],
  ['PLAN', 'project'],
]);

/** The notes and the parts of the one task that was found. */
async function detailsOf(view: PlanView, found: readonly Target[]) {
  const [only, ...others] = found;
  if (only?.kind !== 'task' || others.length > 0) return [];
  return detailLines(only.row, await view.subtasks(only.row.task_id));
}
