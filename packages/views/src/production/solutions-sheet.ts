import { isJsonObject, type Message } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { StoredChangeSet } from '@planerka/runtime';
import type { Action } from '../told.ts';
import type { InView, Sheet } from './sheet.ts';

/** So many of the newest sets are told. */
const SETS_MAX = 30;
/** More buttons than that nobody looks through. */
const BUTTONS_MAX = 6;

/** What agents have proposed, what became of it, and what they ask. */
export async function solutionsSheet({ rows, name, more }: InView): Promise<Sheet> {
  const sets = await more.changeSetsOf(rows.project.project_id, SETS_MAX);
  const waiting = sets.filter(({ state }) => state === 'proposed');
  const others = sets.filter(({ state }) => state !== 'proposed');
  return {
    head: [
      say('sheet_solutions', { project: name, waiting: waiting.length }),
      ...(sets.length === 0 ? [say('sheet_solutions_empty', {})] : []),
    ],
    lines: [...waiting, ...others].flatMap(linesOf),
    actions: waiting.slice(0, BUTTONS_MAX).map((set): Action[] => [openOf(set)]),
  };
}

function linesOf({
  shown: set,
  state,
  reason,
  envelope,
  created_at: at,
}: StoredChangeSet): Message[] {
  const questions = state === 'proposed' ? questionsOf(envelope['openQuestions']) : [];
  return [say('sheet_set', { set, state, reason, at }), ...questions];
}

function questionsOf(given: unknown): Message[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((each: unknown) => {
    if (!isJsonObject(each)) return [];
    const { question, answer, blocking } = each;
    if (typeof question !== 'string') return [];
    return say('sheet_question', {
      question,
      answer: typeof answer === 'string' ? answer : null,
      blocking: blocking === true,
    });
  });
}

function openOf({ set_id: set, phase, shown }: StoredChangeSet): Action {
  return { label: say('label_set', { phase, agent: shown.agent }), op: { type: 'show_set', set } };
}
