import type { Outcome, RefusedOutcome } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import type { Handler } from '../handler.ts';
import { asTarget } from '../conversation/as-target.ts';
import { objectId, type PlanObject, type Target } from '../plan/object.ts';
import type { RedoProposal, UndoProposal } from '../proposal.ts';
import { ru } from '../texts/ru.ts';
import type { Step, Turn } from '../turn.ts';
import type { JournalEntry, JournalType } from './entry.ts';
import { readRow } from './replay.ts';

type Direction = 'undo' | 'redo';

/** Undo of the named changes, newest first, or of the actor's last one. All of them or none. */
export const undo: Handler<UndoProposal> = async (turn, proposal) => {
  const last = proposal.change_ids ?? (await turn.tx.lastUndoable(turn.context.actor.id));
  if (last === null) {
    return refusal('NOTHING_TO_UNDO', ru.refused.nothingToUndo, ru.refused.nothingToUndoRecovery);
  }
  return await revert(turn, 'undo', typeof last === 'string' ? [last] : [...last].reverse());
};

/** Redo in the reverse order of undo; cleared by the actor's next new write. */
export const redo: Handler<RedoProposal> = async (turn, proposal) => {
  const last = proposal.change_ids ?? (await turn.tx.lastRedoable(turn.context.actor.id));
  if (last === null) {
    return refusal('NOTHING_TO_REDO', ru.refused.nothingToRedo, ru.refused.nothingToRedoRecovery);
  }
  return await revert(turn, 'redo', typeof last === 'string' ? [last] : [...last].reverse());
};

async function revert(
  turn: Turn,
  direction: Direction,
  changeIds: readonly string[],
): Promise<Outcome> {
  const reversal = new Reversal(turn, direction, changeIds);
  const planned: Array<{ changeId: string; type: JournalType; steps: Step[] }> = [];
  for (const changeId of changeIds) {
    const [first] = await turn.tx.change(changeId);
    const steps = first ? await reversal.plan(changeId) : 'nothing';
    // "Undo all" after one of them was undone already means the rest.
    if (steps === 'nothing' && changeIds.length > 1) continue;
    if (steps === 'nothing') return nothingTo(direction);
    if (!Array.isArray(steps)) return steps;
    if (first) planned.push({ changeId, type: first.type, steps });
  }
  const dangling = await reversal.dangling();
  if (dangling) return dangling;
  const user_message = await reversalText(turn, direction, planned);
  const type = direction === 'undo' ? 'change_undone' : 'change_redone';
  const receipts = planned.map(({ changeId, steps }) =>
    turn.change({ action: direction, type, target: changeId }, steps),
  );
  const [first] = receipts;
  if (!first) return nothingTo(direction);
  return {
    status: 'done',
    user_message,
    receipt: {
      change_id: first.change_id,
      action: direction,
      reverted: receipts.flatMap((receipt) => receipt.reverted),
      objects: receipts.flatMap((receipt) => receipt.objects),
    },
  };
}

/**
 * What was taken back, or done again. Changes of one kind to what exists are named ("перенос");
 * of a creation, and of different things together, the objects tell.
 */
async function reversalText(
  turn: Turn,
  direction: Direction,
  planned: ReadonlyArray<{ readonly type: JournalType; readonly steps: readonly Step[] }>,
): Promise<string> {
  const steps = planned.flatMap((change) => change.steps);
  const [type, ...others] = new Set(planned.map((change) => change.type));
  const isNamed = type !== undefined && others.length === 0 && !OBJECTS_TELL.has(type);
  if (isNamed) {
    const targets: Target[] = [];
    for (const step of steps) targets.push(...(await targetsOf(turn, step)));
    return ru.done.reverted(direction, type, targets);
  }
  const touched = steps.flatMap(({ before, after }) => {
    const shown = direction === 'undo' ? (before ?? after) : (after ?? before);
    return shown ?? [];
  });
  const text = direction === 'undo' ? ru.done.undone : ru.done.redone;
  return text(touched, turn.moment.zone);
}

const OBJECTS_TELL: ReadonlySet<JournalType> = new Set([
  'task_created',
  'timeblock_created',
  'project_created',
  'subtask_added',
  'settings_changed',
]);

/** The objects of a step as it leaves them; of a pin or a room what it is about. */
async function targetsOf(turn: Turn, { before, after }: Step): Promise<Target[]> {
  const target = asTarget(after) ?? asTarget(before);
  if (target) return [target];
  const found: Target[] = [];
  for (const side of [after, before]) {
    if (found.length > 0 || (side?.kind !== 'thread_pin' && side?.kind !== 'workroom')) continue;
    const { task_id: task, project_id: project } = side.row;
    for (const object of [
      task === null ? null : await turn.object('task', task),
      project === null ? null : await turn.object('project', project),
    ]) {
      const about = asTarget(object);
      if (about) found.push(about);
    }
  }
  return found;
}

function nothingTo(direction: Direction): RefusedOutcome {
  return direction === 'undo'
    ? refusal('NOTHING_TO_UNDO', ru.refused.nothingToUndo, ru.refused.nothingToUndoRecovery)
    : refusal('NOTHING_TO_REDO', ru.refused.nothingToRedo, ru.refused.nothingToRedoRecovery);
}

/**
 * What taking these changes back, the newest first, means for their objects, or why it may not be;
 * nothing is written.
 */
export async function planReversal(
  turn: Turn,
  changeIds: readonly string[],
): Promise<Step[] | RefusedOutcome | 'nothing'> {
  const reversal = new Reversal(turn, 'undo', changeIds);
  const steps: Step[] = [];
  for (const changeId of changeIds) {
    const planned = await reversal.plan(changeId);
    if (!Array.isArray(planned)) return planned;
    steps.push(...planned);
  }
  return (await reversal.dangling()) ?? steps;
}

function mismatch(turn: Turn, later: readonly JournalEntry[]): RefusedOutcome {
  return refusal(
    'REVISION_MISMATCH',
    ru.refused.changedSince(later, turn.context.actor.id),
    ru.refused.changedSinceRecovery,
  );
}

/**
 * Several changes reverted together: each is checked as if those before it were reverted already,
 * and nothing is written until all of them may be.
 */
class Reversal {
  readonly #turn: Turn;
  readonly #direction: Direction;
  readonly #together: ReadonlySet<string>;
  readonly #planned = new Map<string, { object: PlanObject | null; revision: number }>();

  constructor(turn: Turn, direction: Direction, changeIds: readonly string[]) {
    this.#turn = turn;
    this.#direction = direction;
    this.#together = new Set(changeIds);
  }

  /** What reverting the change means for each of its objects, or why it may not be. */
  async plan(changeId: string): Promise<Step[] | RefusedOutcome | 'nothing'> {
    const entries = await this.#turn.tx.change(changeId);
    const refused = await this.#refusal(changeId, entries);
    if (refused) return refused;
    const steps: Step[] = [];
    for (const entry of this.#direction === 'undo' ? [...entries].reverse() : entries) {
      const step = await this.#step(entry);
      if (step === null) return mismatch(this.#turn, []);
      steps.push(step);
    }
    return steps;
  }

  /**
   * What is planned must leave nothing that belongs to an object which is not there: a task in a
   * project whose creation is being undone, a link that comes back to a task that is gone.
   */
  async dangling(): Promise<RefusedOutcome | null> {
    for (const [key, { object }] of this.#planned) {
      const lost = object === null ? await this.#belonging(key) : await this.#missing(object);
      if (lost === null) continue;
      return refusal('REVISION_MISMATCH', lost, ru.refused.changedSinceRecovery);
    }
    return null;
  }

  /** Objects that would still belong to one that goes, in words. */
  async #belonging(key: string): Promise<string | null> {
    const [kind, id] = key.split(':');
    if ((kind !== 'task' && kind !== 'project') || id === undefined) return null;
    const stored = await this.#turn.tx.belongingTo(kind, id);
    const left = stored.flatMap((target) => {
      const planned = this.#planned.get(`${target.kind}:${objectId(target)}`);
      const present = asTarget(planned ? planned.object : this.#turn.asWritten(target));
      return present && belongsTo(present).some((owner) => owner.id === id) ? [present] : [];
    });
    return left.length === 0 ? null : ru.refused.belongsToIt(left);
  }

  async #missing(object: PlanObject): Promise<string | null> {
    const target = asTarget(object);
    for (const { kind, id } of target ? belongsTo(target) : []) {
      const planned = this.#planned.get(`${kind}:${id}`);
      const owner = planned ? planned.object : await this.#turn.object(kind, id);
      if (owner === null) return ru.refused.ownerGone;
    }
    return null;
  }

  async #refusal(
    changeId: string,
    entries: readonly JournalEntry[],
  ): Promise<RefusedOutcome | 'nothing' | null> {
    const [first] = entries;
    const { actor } = this.#turn.context;
    if (!first || first.action !== 'do') return 'nothing';
    if (first.actor !== actor.id && !actor.may_undo_others) {
      return refusal('NOT_YOURS', ru.refused.notYourChange, ru.refused.notYourChangeRecovery);
    }
    const state = await this.#turn.tx.changeState(changeId);
    const possible =
      this.#direction === 'undo' ? !state.undone : state.undone && !state.redo_cleared;
    if (!possible) return 'nothing';
    for (const entry of entries) {
      const { object_kind: kind, object_id: id } = entry;
      const later = await this.#turn.tx.standingSince(kind, id, entry.seq);
      const others = later.filter(({ change_id: other }) => !this.#together.has(other));
      if (others.length > 0) return mismatch(this.#turn, others);
    }
    return null;
  }

  /**
   * The change's other side, written back. The object must stand exactly as the change left it,
   * revision apart; its new revision is above every one it ever had. Null when it does not.
   */
  async #step(entry: JournalEntry): Promise<Step | null> {
    const { object_kind: kind, object_id: id } = entry;
    const [from, to] =
      this.#direction === 'undo' ? [entry.after, entry.before] : [entry.before, entry.after];
    const key = `${kind}:${id}`;
    const planned = this.#planned.get(key);
    const present = planned ? planned.object : await this.#turn.object(kind, id);
    if (!sameRow(present, from)) return null;
    const last = planned ? planned.revision : await this.#turn.lastRevision(kind, id);
    // A person's row follows them through workspaces whose journals do not know of each other.
    const revision = Math.max(last, present?.row.revision ?? 0) + 1;
    const after = to === null ? null : withRevision(readRow(kind, to), revision);
    this.#planned.set(key, { object: after, revision });
    return { before: present, after };
  }
}

/** The objects that a row names as its own: its project, its parent, its task. */
function belongsTo(target: Target): Array<{ kind: 'task' | 'project'; id: string }> {
  switch (target.kind) {
    case 'task': {
      const { parent_id: parent, project_id: project } = target.row;
      return [
        ...(parent === null ? [] : [{ kind: 'task' as const, id: parent }]),
        ...(project === null ? [] : [{ kind: 'project' as const, id: project }]),
      ];
    }
    case 'timeblock':
      return target.row.task_id === null ? [] : [{ kind: 'task', id: target.row.task_id }];
    case 'project':
      return [];
  }
}

function sameRow(present: PlanObject | null, expected: JournalEntry['after']): boolean {
  if (present === null || expected === null) return present === null && expected === null;
  const canonical = (row: object): string =>
    JSON.stringify(
      Object.entries(row)
        .filter(([key]) => key !== 'revision')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return canonical(present.row) === canonical(readRow(present.kind, expected).row);
}

/** The object at another revision; `readRow` makes sure that kind and row still belong together. */
function withRevision(object: PlanObject, revision: number): PlanObject {
  return readRow(object.kind, { ...object.row, revision });
}
