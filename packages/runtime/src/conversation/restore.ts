import type { ObjectHandle, Operation, TargetKind } from '@planerka/contracts';
import { asTarget, factsOf, objectId, say, type Target } from '@planerka/plan';
import { revert } from '../journal/undo.ts';
import type { Turn } from '../turn/turn.ts';
import { refusal, type Verdict } from '../verdict.ts';
import { type Asked, pendingOf, targetQuestion } from './ask.ts';
import { CANDIDATES_MAX } from './candidates.ts';
import type { Pursued } from './pursued.ts';
import { settledDraft } from './settled-draft.ts';

const ALL: readonly TargetKind[] = ['task', 'timeblock', 'project'];

/** What comes of an order to bring back what is in the plan no more. */
type Restored =
  | ({ readonly kind: 'ask' } & Asked)
  | { readonly kind: 'outcome'; readonly outcome: Verdict };

/** Does the operation open again what was over? Then what was deleted may be meant as well. */
export function bringsBack({ operation }: Pursued): boolean {
  return operation.type === 'update_status' && operation.status === 'todo';
}

/**
 * "верни задачу ...", where nothing live bears the words: of what was deleted exactly one that bears them
 * all comes back, and is named; several are asked about. Null where nothing deleted bears them.
 */
export async function restoreNamed(
  turn: Turn,
  pursued: Pursued,
  words: string,
): Promise<Restored | null> {
  const kinds = pursued.kind === undefined ? ALL : [pursued.kind];
  const query = { kinds, named: { words }, limit: CANDIDATES_MAX };
  const found = await turn.tx.deleted(query);
  const [only, ...others] = found;
  if (only === undefined) return null;
  if (others.length === 0) return { kind: 'outcome', outcome: await restore(turn, pursued, only) };
  const tasks = found.filter(({ kind }) => kind === 'task');
  if (tasks.length < found.length) {
    const candidates = found.map((target) => ({ target: factsOf(target), start_at: null }));
    const which = say('which_target', { candidates });
    return { kind: 'outcome', outcome: refusal('NOTHING_FOUND', which, say('say_again', {})) };
  }
  const asking = await targetQuestion(turn, pursued.operation as Operation, tasks, ['task']);
  const pending = pendingOf(pursued, asking, { offered: tasks.map(objectId) });
  return { kind: 'ask', asking, pending, lead: [] };
}

/** The same of one whose number was said or tapped; null where no such one was deleted. */
export async function restoreNumbered(
  turn: Turn,
  pursued: Pursued,
  { kind, number }: ObjectHandle,
): Promise<Verdict | null> {
  const [found] = await turn.tx.deleted({ kinds: [kind], named: { number }, limit: 1 });
  return found === undefined ? null : await restore(turn, pursued, found);
}

/** Takes back the deletion, for this object and all that went with it. */
async function restore(turn: Turn, { draft }: Pursued, target: Target): Promise<Verdict> {
  const at = { kind: target.kind, id: objectId(target), seq: 0 };
  const standing = await turn.tx.standingSince([at], []);
  const deletion = standing.find(({ before, after }) => !isGone(before) && isGone(after));
  if (deletion === undefined) {
    const message = say('nothing_found', { words: target.row.title ?? '' });
    return refusal('NOTHING_FOUND', message, say('where_all_is', {}));
  }
  const outcome = await revert(turn, 'undo', [deletion.change_id]);
  if (outcome.status !== 'done') return outcome;
  const back = asTarget(await turn.object(target.kind, objectId(target)));
  turn.remember(target.kind, objectId(target));
  if (draft !== null) {
    turn.drafts.save({ ...settledDraft(draft, back === null ? [] : [back]), state: 'done' });
  }
  return outcome;
}

function isGone(row: object | null): boolean {
  return row !== null && 'deleted_at' in row && row.deleted_at !== null;
}
