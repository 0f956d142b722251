import { Operation, operationEntry } from '@planerka/contracts';
import { type JournalEntry, objectId, type Step, say } from '@planerka/plan';
import { stale } from '../drafts/stale.ts';
import { planReversal } from '../journal/undo.ts';
import type { ChangeTargetProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import type { Turn } from '../turn/turn.ts';
import { refusal } from '../verdict.ts';
import { pursue } from './pursue.ts';
import { namedIn } from './targets.ts';
import { withoutTarget } from './with-target.ts';

/**
 * "Другая задача": asks which object was meant. The first one stays as it is until the other is
 * chosen; then both are written at once (K2-5-action-summary).
 */
export const changeTarget: Handler<ChangeTargetProposal> = async (turn, proposal) => {
  const entries = await turn.tx.entriesOf([proposal.change_id]);
  const [first] = entries;
  if (!first || first.action !== 'do' || first.operation === null) return stale();
  const { actor } = turn.context;
  if (first.actor !== actor.id && !actor.may_undo_others) {
    return refusal('NOT_YOURS', say('not_your_change', {}), say('who_may_undo', {}));
  }
  const replaces = await replacedBy(turn, entries);
  const back = await planReversal(turn, replaces);
  if (back === 'nothing') return stale();
  if (!Array.isArray(back)) return back;
  const { suggestion: _taken, ...meantToDo } = first.operation;
  const operation = Operation.safeParse(meantToDo).data;
  // what made something new has no target to change
  if (operation === undefined) return stale();
  const { targets } = operationEntry(operation.type);
  const [named] = namedIn(operation, targets);
  const meant = named ? await turn.byNumber(named.kind, named.number) : null;
  return await pursue(turn, {
    operation: withoutTarget(operation, targets),
    confidence: 1,
    targets: [],
    assumed: null,
    bulk: false,
    mention: null,
    // The present target, and what the change itself has made, which goes when it is taken back.
    rejected: [meant ? objectId(meant) : first.object_id, ...madeIn(back)],
    replaces,
    refs: [],
    suggested: [],
    accepted: [],
    said: [],
    noticed: [],
    draft: null,
  });
};

/**
 * The change and, when it is a changed target itself, those that it has taken the place of, newest
 * first: what an object went back from is the change before on that object.
 */
async function replacedBy(turn: Turn, entries: readonly JournalEntry[]): Promise<string[]> {
  const [first] = entries;
  if (!first) return [];
  if (first.type !== 'target_changed') return [first.change_id];
  const standing = await turn.tx.standingSince(
    entries.map((entry) => ({ kind: entry.object_kind, id: entry.object_id, seq: 0 })),
    [],
  );
  for (const { object_kind: kind, object_id: id, seq } of entries) {
    const earlier = standing.find(
      (entry) =>
        entry.object_kind === kind &&
        entry.object_id === id &&
        entry.seq < seq &&
        entry.operation?.['type'] === first.operation?.['type'],
    );
    if (!earlier) continue;
    const before = await replacedBy(turn, await turn.tx.entriesOf([earlier.change_id]));
    return [first.change_id, ...before];
  }
  return [first.change_id];
}

/** The objects that taking the change back would remove. */
function madeIn(back: readonly Step[]): string[] {
  return back.flatMap(({ before, after }) => (before && !after ? [objectId(before)] : []));
}
