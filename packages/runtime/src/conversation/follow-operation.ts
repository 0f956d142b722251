import { operationEntry } from '@planerka/contracts';
import type { Verdict } from '../verdict.ts';
import type { Ask } from '../commands/settled.ts';
import type { Draft, OperationDraft } from '../drafts/draft.ts';
import { liveTarget, retell, type Target } from '@planerka/plan';
import type { Turn } from '../turn.ts';
import { askOperation, pendingOf, refTo } from './ask-operation.ts';
import type { Leader } from './leader.ts';
import { loadStates } from './load-states.ts';
import { pursueOperation } from './pursue-operation.ts';
import { fromOperationDraft, type PursuedOperation } from './pursued-operation.ts';
import { withTarget } from './with-target.ts';

/** The operation on its leader's object, now or when that is settled; null when it has none to fit. */
export async function followLeader(
  turn: Turn,
  pursued: PursuedOperation,
  leader: Leader,
): Promise<Verdict | null> {
  const rule = operationEntry(pursued.operation.type);
  if (leader.kind === 'done') {
    const { kind, number } = leader.object;
    const target = rule.targets.includes(kind) ? await turn.byNumber(kind, number) : null;
    if (target === null) return null;
    const operation = withTarget(pursued.operation, target, rule.targets);
    return await pursueOperation(turn, { ...pursued, operation, targets: [], bulk: false });
  }
  const waiting = { ...pursued, follows: leader.draftId };
  const [state] = await loadStates(turn, pursued.operation, [null]);
  const question = retell(pursued.operation, { target: null, other: state?.other ?? null });
  const ask: Ask = { code: 'TARGET', question, choices: [] };
  const asked = { ask, pending: pendingOf(waiting, ask), lead: null };
  return { ...askOperation(turn, waiting, asked), follows: true };
}

/** Carries out what waited for another operation's object, as far as that is settled. */
export async function carryOutFollowers(turn: Turn): Promise<Verdict[]> {
  const outcomes: Verdict[] = [];
  for (let next = await nextFollower(turn); next !== null; next = await nextFollower(turn)) {
    const pursued = await onLeadersObjects(turn, next.draft, next.leader);
    if (pursued !== null) outcomes.push(await pursueOperation(turn, pursued));
    const left = await turn.findDraft(next.draft.draft_id);
    if (left?.state === 'queued') turn.saveDraft({ ...left, state: 'dropped' });
  }
  return outcomes;
}

/** A queued operation whose leader is over. */
async function nextFollower(
  turn: Turn,
): Promise<{ readonly draft: OperationDraft; readonly leader: Draft | null } | null> {
  if (turn.open !== null) return null;
  for (const draft of turn.queued) {
    const follows = draft.operation?.follows;
    if (draft.operation === null || follows === undefined) continue;
    const leader = await turn.findDraft(follows);
    if (leader?.state !== 'open' && leader?.state !== 'queued') return { draft, leader };
  }
  return null;
}

/** Null when the leader was called off: then nothing of the utterance is done. */
async function onLeadersObjects(
  turn: Turn,
  draft: OperationDraft,
  leader: Draft | null,
): Promise<PursuedOperation | null> {
  const { follows: _follows, ...pursued } = fromOperationDraft(draft);
  const isOver = leader?.state === 'done' || leader?.state === 'dropped';
  if (!isOver || leader.operation === null) return null;
  const targets: Target[] = [];
  for (const { kind, id } of leader.operation.targets) {
    const object = await turn.object(kind, id);
    const target = object === null ? null : liveTarget(object);
    if (target !== null) targets.push(target);
  }
  const rule = operationEntry(pursued.operation.type);
  const fit = targets.filter(({ kind }) => rule.targets.includes(kind));
  const [only] = fit;
  if (targets.length === 0) return null;
  if (only === undefined) return pursued;
  const { bulk, left_out: left } = leader.operation;
  return bulk && rule.bulk
    ? {
        ...pursued,
        ...(left === undefined ? {} : { left_out: left }),
        targets: fit.map(refTo),
        bulk,
      }
    : { ...pursued, operation: withTarget(pursued.operation, only, rule.targets) };
}
