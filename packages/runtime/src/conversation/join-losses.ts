import { isCreate } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';
import type { Asked } from './ask.ts';
import { isLoss } from './is-loss.ts';
import { fromDraft, type Pursued } from './pursued.ts';

/**
 * "удали хлеб", and to «Удалить задачу «хлеб»?» "окна тоже удали": one question asks about both and names them. The first
 * would else be set aside, and a loss that was set aside is never put again: whoever says "да" and "да" would be
 * rid of one. Null where nothing of the kind is being asked.
 */
export function joinedWithAsked(turn: Turn, pursued: Pursued, { pending }: Asked): Pursued | null {
  const { open } = turn.drafts;
  if (pursued.draft !== null || open === null || !isJoinable(open.operation)) return null;
  if (!isJoinable(pending) || !isOfOneKind(open, pursued)) return null;
  const asked = fromDraft(open);
  const known = new Set(asked.targets.map(({ id }) => id));
  const targets = [...asked.targets, ...pending.targets.filter(({ id }) => !known.has(id))];
  // the same one once more: there is nothing to list
  if (targets.length === 1) return null;
  const said = [...asked.said, ...pursued.said.filter((words) => !asked.said.includes(words))];
  return { ...asked, targets, said, mention: null, assumed: null, bulk: true };
}

/** Is all of it known by now, and is it whole? Of what is too much for one change no more can be said. */
function isJoinable(pending: Draft['operation']): boolean {
  const { operation, targets, left_out: left, replaces, reminded, out_of_view: away } = pending;
  if (isCreate(operation) || !isLoss(operation) || operation.type === 'project_archive') {
    return false;
  }
  const isPart = DAYS.some((field) => field in operation);
  const isInView = reminded !== true && away !== true;
  return targets.length > 0 && !isPart && isInView && left === undefined && replaces.length === 0;
}

/** Some days of a series. */
const DAYS = ['scope', 'from_date', 'to_date'];

function isOfOneKind(open: Draft, { operation }: Pursued): boolean {
  const { operation: asked } = open.operation;
  // a list, and what goes with it, is asked about in words of its own
  const isYesOrNo = open.question_code === 'CONFIRM' || open.question_code === 'BULK';
  return isYesOrNo && asked.type === operation.type;
}
