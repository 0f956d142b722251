import type { Message, ObjectHandle } from '@planerka/contracts';
import {
  asTarget,
  authorOf,
  factsOf,
  type JournalType,
  type ObjectAt,
  objectFacts,
  objectId,
  objectKey,
  pointersOf,
  type Step,
  say,
  type Target,
} from '@planerka/plan';
import type { RedoProposal, UndoProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal, type Verdict } from '../verdict.ts';
import type { Hindrance } from './hindrance.ts';
import { type Direction, type PlannedChange, planReverting } from './reversal.ts';
import { revertedSet } from './reverted-set.ts';
import { byKey } from './stored-changes.ts';

/** Undo of the named changes, newest first, or of the actor's last one. All of them or none. */
export const undo: Handler<UndoProposal> = async (turn, proposal) => {
  const last =
    proposal.change_ids ?? (await undoableOf(turn, await shownBy(turn, proposal.about ?? [])));
  if (last === null) {
    return nothingTo('undo');
  }
  if (proposal.altered_only === true && typeof last === 'string') {
    return (await isOnlyMade(turn, last)) ? nothingTo('undo') : await revert(turn, 'undo', [last]);
  }
  return await revert(turn, 'undo', typeof last === 'string' ? [last] : [...last].reverse());
};

/** The actor's last change of these objects; with none named the last of all. */
const undoableOf = async (turn: Turn, about: readonly ObjectAt[] | null): Promise<string | null> =>
  about?.length === 0
    ? null
    : await turn.tx.lastUndoable(turn.context.actor.id, about ?? undefined);

/** The objects that a message shows, deleted ones too; null where the words reply to none. */
async function shownBy(turn: Turn, about: readonly ObjectHandle[]): Promise<ObjectAt[] | null> {
  if (about.length === 0) return null;
  const targets = await turn.tx.numbered(about);
  for (const { kind, number } of about) {
    if (targets.some(({ kind: own, row }) => own === kind && row.number === number)) continue;
    targets.push(...(await turn.tx.deleted({ kinds: [kind], named: { number }, limit: 1 })));
  }
  return targets.map((target) => ({ kind: target.kind, id: objectId(target) }));
}

/** Redo in the reverse order of undo; cleared by the actor's next new write. */
export const redo: Handler<RedoProposal> = async (turn, proposal) => {
  const about = proposal.about ?? [];
  if (proposal.moved_only !== undefined) {
    return await moveBack(turn, await shownBy(turn, about), MOVES[proposal.moved_only]);
  }
  const last = proposal.change_ids ?? (await redoableOf(turn, about));
  if (last === null) {
    return proposal.or_undo === true
      ? await bringBack(turn, await shownBy(turn, about))
      : nothingTo('redo');
  }
  return await revert(turn, 'redo', typeof last === 'string' ? [last] : [...last].reverse());
};

/**
 * What the actor undid last, where it is of these objects or none are named. By their numbers: a creation that was
 * taken back has left no row.
 */
async function redoableOf(turn: Turn, about: readonly ObjectHandle[]): Promise<string | null> {
  const last = await turn.tx.lastRedoable(turn.context.actor.id);
  if (last === null || about.length === 0) return last;
  const touched = await turn.tx.entriesOf([last]);
  const isOfThem = touched.some(({ object_kind: kind, before, after }) => {
    const number = (after ?? before)?.['number'];
    return about.some((each) => each.kind === kind && each.number === number);
  });
  return isOfThem ? last : null;
}

/** What the actor's last change took away or altered. What it only made was nowhere before. */
async function bringBack(turn: Turn, about: readonly ObjectAt[] | null): Promise<Verdict> {
  const last = await undoableOf(turn, about);
  if (last === null) return nothingTo('undo');
  // It was taken back and done again: whoever says "верни" once more wants nothing undone.
  const isDoneAgain = (await turn.tx.changeStates([last])).has(last);
  if (isDoneAgain) return nothingTo('redo');
  return (await isOnlyMade(turn, last)) ? nothingTo('redo') : await revert(turn, 'undo', [last]);
}

/** "верни на прежнее время": what was done since and is no move is told, and stays. */
async function moveBack(
  turn: Turn,
  about: readonly ObjectAt[] | null,
  moves: ReadonlySet<JournalType>,
): Promise<Verdict> {
  const last = await undoableOf(turn, about);
  if (last === null) return nothingTo('undo');
  const others = (await turn.tx.entriesOf([last])).filter(
    ({ type, before }) => before !== null && !moves.has(type),
  );
  return others.length === 0
    ? await bringBack(turn, about)
    : hindered(turn, 'undo', { reason: 'changed_since', later: others });
}
const IN_TIME: readonly JournalType[] = ['rescheduled', 'due_set', 'snoozed'];
const MOVES: Readonly<Record<'in_time' | 'anywhere', ReadonlySet<JournalType>>> = {
  in_time: new Set(IN_TIME),
  anywhere: new Set([...IN_TIME, 'moved_to_project']),
};

/** Was something made by it, that was nowhere before? */
async function isOnlyMade(turn: Turn, changeId: string): Promise<boolean> {
  const plan = await planReverting(turn, 'undo', [changeId]);
  return 'changes' in plan && plan.changes.every(({ steps }) => steps.every(({ after }) => !after));
}

/** Writes the other side of these changes back, all of them or none. */
export async function revert(
  turn: Turn,
  direction: Direction,
  changeIds: readonly string[],
): Promise<Verdict> {
  // "Undo all" after one of them was undone already means the rest.
  const plan = await planReverting(turn, direction, changeIds, { skipDone: changeIds.length > 1 });
  if ('hindrance' in plan) return hindered(turn, direction, plan.hindrance);
  const set = await revertedSet(turn, direction, plan.changes);
  const said = [set?.said ?? (await reversalTold(turn, direction, plan.changes))];
  const type = direction === 'undo' ? 'change_undone' : 'change_redone';
  const receipts = plan.changes.map(({ changeId, steps }) =>
    turn.change({ action: direction, type, target: changeId }, steps),
  );
  const [first] = receipts;
  if (!first) return nothingTo(direction);
  return {
    status: 'done',
    said,
    receipt: {
      change_id: first.change_id,
      action: direction,
      reverted: receipts.flatMap((receipt) => receipt.reverted),
      objects: receipts.flatMap((receipt) => receipt.objects),
    },
    ...(set === null ? {} : { summary: set.summary }),
  };
}

/**
 * What was taken back, or done again. Changes of one kind to what exists are named ("перенос");
 * of a creation, and of different things together, the objects tell.
 */
async function reversalTold(
  turn: Turn,
  direction: Direction,
  planned: readonly PlannedChange[],
): Promise<Message> {
  const steps = planned.flatMap((change) => change.steps);
  const [type, ...others] = new Set(planned.map((change) => change.type));
  const isNamed = type !== undefined && others.length === 0 && !OBJECTS_TELL.has(type);
  if (isNamed) {
    const targets = (await targetsOf(turn, steps)).map(factsOf);
    return say(direction === 'undo' ? 'undone_change' : 'redone_change', { type, targets });
  }
  const touched = steps.flatMap(({ before, after }) => {
    const shown = direction === 'undo' ? (before ?? after) : (after ?? before);
    return shown ?? [];
  });
  const code = direction === 'undo' ? 'undone' : 'redone';
  return say(code, { objects: touched.map(objectFacts) });
}

const OBJECTS_TELL: ReadonlySet<JournalType> = new Set([
  'task_created',
  'timeblock_created',
  'project_created',
  'subtask_added',
  'settings_changed',
]);

/** The objects of each step as it leaves them; of a pin or a room what it is about. */
async function targetsOf(turn: Turn, steps: readonly Step[]): Promise<Target[]> {
  const pointed = steps.map(pointedBy);
  const found = byKey(await turn.objects(pointed.flat(2)));
  return steps.flatMap(({ before, after }, index) => {
    const target = asTarget(after) ?? asTarget(before);
    if (target) return [target];
    const sides = (pointed[index] ?? []).map((side) =>
      side.flatMap((at) => asTarget(found.get(objectKey(at)) ?? null) ?? []),
    );
    return sides.find((side) => side.length > 0) ?? [];
  });
}

/** What the object of a step points at, after it and before it. */
function pointedBy({ before, after }: Step): ObjectAt[][] {
  return [after, before].map((side) => (side === null ? [] : pointersOf(side.kind, side.row)));
}

export function nothingTo(direction: Direction): Refusal {
  return direction === 'undo'
    ? refusal('NOTHING_TO_UNDO', say('nothing_to_undo', {}), null)
    : refusal('NOTHING_TO_REDO', say('nothing_to_redo', {}), null);
}

/** The refusal that tells a person what hinders the undo or redo. */
function hindered(turn: Turn, direction: Direction, hindrance: Hindrance): Refusal {
  const mismatch = (said: Message): Refusal =>
    refusal('REVISION_MISMATCH', said, say('undo_later_first', {}));
  switch (hindrance.reason) {
    case 'nothing':
      return nothingTo(direction);
    case 'not_yours':
      return refusal('NOT_YOURS', say('not_your_change', {}), say('who_may_undo', {}));
    case 'changed_since':
      return mismatch(
        say('changed_since', {
          changes: hindrance.later.map((entry) => ({
            type: entry.type,
            by: authorOf(entry, turn.context.actor.id),
          })),
        }),
      );
    case 'belonging': {
      const targets = hindrance.objects.flatMap((object) => asTarget(object) ?? []);
      return mismatch(
        targets.length === 0
          ? say('notes_about_it', {})
          : say('belongs_to_it', { targets: targets.map(factsOf) }),
      );
    }
    case 'owner_gone':
      return mismatch(say('owner_gone', {}));
  }
}

/**
 * What taking these changes back, the newest first, means for their objects, or why it may not be;
 * nothing is written.
 */
export async function planReversal(
  turn: Turn,
  changeIds: readonly string[],
): Promise<Step[] | Refusal | 'nothing'> {
  if (changeIds.length === 0) return [];
  const plan = await planReverting(turn, 'undo', changeIds);
  if ('changes' in plan) return plan.changes.flatMap(({ steps }) => steps);
  const { hindrance } = plan;
  return hindrance.reason === 'nothing' ? 'nothing' : hindered(turn, 'undo', hindrance);
}
