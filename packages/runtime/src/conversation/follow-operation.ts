import { isCreate, liveTarget, objectId, retell, type Target } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { Leader } from '../turn/leader.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { type Asking, ask, pendingOf, refTo } from './ask.ts';
import { behindCopy } from './behind-copy.ts';
import { entryOf } from './entry-of.ts';
import { loadStates } from './load-states.ts';
import { pursue } from './pursue.ts';
import { fromDraft, type Pursued } from './pursued.ts';
import { withTarget } from './with-target.ts';

/** The operation on its leader's object, now or when that is settled; null when it has none to fit. */
export async function followLeader(
  turn: Turn,
  pursued: Pursued,
  leader: Leader,
): Promise<Verdict | null> {
  const rule = entryOf(pursued.operation);
  if (leader.kind === 'done') {
    const meant = await behindCopy(turn, pursued, leader.object);
    if (meant.object === null) return await pursue(turn, { ...meant.pursued, bulk: false });
    const { kind, number } = meant.object;
    const target = rule.targets.includes(kind) ? await turn.byNumber(kind, number) : null;
    if (target === null) return null;
    return await pursue(turn, { ...onTarget(meant.pursued, target), targets: [], bulk: false });
  }
  const waiting = { ...pursued, follows: leader.draftId };
  const [state] = await loadStates(turn, pursued.operation, [null]);
  const about = { target: null, other: state?.other ?? null };
  const question = retell(pursued.operation, about, turn.moment);
  const asking: Asking = { code: 'TARGET', question, choices: [] };
  const asked = { asking, pending: pendingOf(waiting, asking), lead: [] };
  return { ...ask(turn, waiting, asked), follows: true };
}

/** Carries out what waited for another operation's object, as far as that is settled. */
export async function carryOutFollowers(turn: Turn): Promise<Verdict[]> {
  const outcomes: Verdict[] = [];
  for (let next = await nextFollower(turn); next !== null; next = await nextFollower(turn)) {
    const pursued = await onLeadersObjects(turn, next.draft, next.leader);
    if (pursued !== null) outcomes.push(await pursue(turn, pursued));
    const left = await turn.drafts.find(next.draft.draft_id);
    if (left?.state === 'queued') turn.drafts.save({ ...left, state: 'dropped' });
  }
  return outcomes;
}

/** A queued operation whose leader is over. */
async function nextFollower(
  turn: Turn,
): Promise<{ readonly draft: Draft; readonly leader: Draft | null } | null> {
  if (turn.drafts.open !== null) return null;
  for (const draft of turn.drafts.queued) {
    const { follows } = draft.operation;
    if (follows === undefined) continue;
    const leader = await turn.drafts.find(follows);
    const isAsked = leader?.state === 'open' || leader?.state === 'waiting';
    if (!isAsked && leader?.state !== 'queued') return { draft, leader };
  }
  return null;
}

/** Null when the leader was called off: then nothing of the utterance is done. */
async function onLeadersObjects(
  turn: Turn,
  draft: Draft,
  leader: Draft | null,
): Promise<Pursued | null> {
  const { follows: _follows, ...pursued } = fromDraft(draft);
  const isOver = leader?.state === 'done' || leader?.state === 'dropped';
  if (!isOver) return null;
  const wanted = leader.operation.targets;
  const found = await turn.objects(wanted);
  const byId = new Map(found.map((object) => [objectId(object), liveTarget(object)]));
  const targets = wanted.flatMap(({ id }) => byId.get(id) ?? []);
  const rule = entryOf(pursued.operation);
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
    : onTarget(pursued, only);
}

function onTarget(pursued: Pursued, target: Target): Pursued {
  const { operation } = pursued;
  if (isCreate(operation)) return pursued;
  return { ...pursued, operation: withTarget(operation, target, entryOf(operation).targets) };
}
