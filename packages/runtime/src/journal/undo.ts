import type { Outcome, RefusedOutcome } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import type { Handler } from '../handler.ts';
import type { PlanObject } from '../plan/object.ts';
import type { RedoProposal, UndoProposal } from '../proposal.ts';
import { ru } from '../texts/ru.ts';
import type { Step, Turn } from '../turn.ts';
import type { JournalEntry } from './entry.ts';
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
  const planned: Array<{ changeId: string; steps: Step[] }> = [];
  for (const changeId of changeIds) {
    const steps = await reversal.plan(changeId);
    // "Undo all" after one of them was undone already means the rest.
    if (steps === 'nothing' && changeIds.length > 1) continue;
    if (steps === 'nothing') return nothingTo(direction);
    if (!Array.isArray(steps)) return steps;
    planned.push({ changeId, steps });
  }
  const type = direction === 'undo' ? 'change_undone' : 'change_redone';
  const receipts = planned.map(({ changeId, steps }) =>
    turn.change({ action: direction, type, target: changeId }, steps),
  );
  const touched = planned.flatMap(({ steps }) =>
    steps.flatMap(({ before, after }) => {
      const shown = direction === 'undo' ? (before ?? after) : (after ?? before);
      return shown ?? [];
    }),
  );
  const [first] = receipts;
  if (!first) return nothingTo(direction);
  const text = direction === 'undo' ? ru.done.undone : ru.done.redone;
  return {
    status: 'done',
    user_message: text(touched, turn.moment.zone),
    receipt: {
      change_id: first.change_id,
      action: direction,
      reverted: receipts.flatMap((receipt) => receipt.reverted),
      objects: receipts.flatMap((receipt) => receipt.objects),
    },
  };
}

function nothingTo(direction: Direction): RefusedOutcome {
  return direction === 'undo'
    ? refusal('NOTHING_TO_UNDO', ru.refused.nothingToUndo, ru.refused.nothingToUndoRecovery)
    : refusal('NOTHING_TO_REDO', ru.refused.nothingToRedo, ru.refused.nothingToRedoRecovery);
}

/** What taking one change back means for its objects, or why it may not be; nothing is written. */
export function planReversal(
  turn: Turn,
  changeId: string,
): Promise<Step[] | RefusedOutcome | 'nothing'> {
  return new Reversal(turn, 'undo', [changeId]).plan(changeId);
}

function mismatch(later: readonly JournalEntry[]): RefusedOutcome {
  return refusal(
    'REVISION_MISMATCH',
    ru.refused.changedSince(later),
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
      if (step === null) return mismatch([]);
      steps.push(step);
    }
    return steps;
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
      if (others.length > 0) return mismatch(others);
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
    const last = planned ? planned.revision : await this.#turn.tx.lastRevision(kind, id);
    const revision = last + 1;
    const after = to === null ? null : withRevision(readRow(kind, to), revision);
    this.#planned.set(key, { object: after, revision });
    return { before: present, after };
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
