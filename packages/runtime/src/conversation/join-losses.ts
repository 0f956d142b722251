import type { QuestionCode } from '@planerka/contracts';
import { isCreate } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import { isLoss } from '../drafts/is-loss.ts';
import type { Turn } from '../turn/turn.ts';
import type { Asked } from './ask.ts';
import { isOfDays } from './days-of-series.ts';
import { fromDraft, type Pursued } from './pursued.ts';

/** A list that is still read through before a "да". */
const JOINED_MAX = 20;

/**
 * "удали хлеб", and to «Удалить задачу «хлеб»?» "окна тоже удали": one question asks about both and names them. The first
 * would else be set aside, and whoever says "да" and "да" would be rid of one. Null where nothing of the kind is
 * being asked. What was asked in an earlier turn stays on the screen with its buttons, and names less: both are
 * asked about by a question of their own, and `over` is the older one's draft.
 */
export function joinedWithAsked(
  turn: Turn,
  pursued: Pursued,
  { asking, pending }: Asked,
): { readonly both: Pursued; readonly over: Draft | null } | null {
  const { open } = turn.drafts;
  if (pursued.draft !== null || open === null || !TELLS_IT.has(asking.code)) return null;
  if (!isJoinable(open.operation) || !isJoinable(pending)) return null;
  const { operation } = open.operation;
  if (!TELLS_IT.has(open.question_code) || operation.type !== pursued.operation.type) return null;
  // what waits for the object of the first one waits for that alone
  if (turn.drafts.queued.some(({ operation: { follows } }) => follows === open.draft_id))
    return null;
  const asked = fromDraft(open);
  const known = new Set(asked.targets.map(({ id }) => id));
  const others = pending.targets.filter(({ id }) => !known.has(id));
  const targets = [...asked.targets, ...others];
  // the same ones once more are no other question
  if (others.length === 0 || targets.length > JOINED_MAX || holdsAll(pending, asked)) return null;
  const said = [...asked.said, ...pursued.said.filter((words) => !asked.said.includes(words))];
  const both: Pursued = {
    ...asked,
    operation: unnumbered(operation),
    targets,
    said,
    noticed: pursued.noticed,
    mention: null,
    assumed: null,
    bulk: true,
  };
  return turn.drafts.isAskedNow(open)
    ? { both, over: null }
    : { both: { ...both, draft: null }, over: open };
}

/** Questions that tell what would be lost; a list, a series, what has steps are asked about in words of their own. */
const TELLS_IT: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'BULK']);

/** Are all that the one is about among those of the other? */
function holdsAll(of: Pick<Pursued, 'targets'>, { targets }: Pick<Pursued, 'targets'>): boolean {
  return targets.every(({ id }) => of.targets.some((each) => each.id === id));
}

/** The operation of all of them: a number in it would name the first one alone. */
function unnumbered(operation: Pursued['operation']): Pursued['operation'] {
  if (isCreate(operation) || !('task' in operation)) return operation;
  const { task: _first, ...rest } = operation;
  return rest;
}

/**
 * Is it a loss of tasks that are known by now, and of each as a whole? What was left out of a set that is too large
 * for one change could not be told of here.
 */
function isJoinable(pending: Draft['operation']): boolean {
  const { operation, targets, left_out: left, replaces, reminded, out_of_view: away } = pending;
  if (isCreate(operation) || !isLoss(operation)) return false;
  const isOfTasks = targets.length > 0 && targets.every(({ kind }) => kind === 'task');
  const isInView = reminded !== true && away !== true;
  return (
    isOfTasks && !isOfDays(operation) && isInView && left === undefined && replaces.length === 0
  );
}
