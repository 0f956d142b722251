import type { DoneOutcome, Operation, Outcome } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import { planReversal } from '../journal/undo.ts';
import type { Assumption } from '../plan/draft.ts';
import { objectId, type PlanObject, type Target } from '../plan/object.ts';
import { handleOf, nameSubject, titled } from '../texts/name-object.ts';
import { ru } from '../texts/ru.ts';
import type { Step, Turn } from '../turn.ts';
import { asTarget } from './as-target.ts';
import type { OperationRule } from './operation-rule.ts';
import type { PursuedOperation } from './pursued-operation.ts';

/** Everything is settled: what would be done, to what, and why to that. */
export interface Ready {
  readonly pursued: PursuedOperation;
  readonly rule: OperationRule<Operation>;
  readonly targets: readonly Target[];
  readonly assumed: Assumption | null;
  readonly steps: readonly Step[];
  readonly texts: readonly string[];
}

/**
 * Writes the change and says what was done to which object (ActionSummary, contract 2.5). A changed
 * target is one change: what was done to the first object goes back, and the second gets it.
 */
export async function writeOperation(turn: Turn, ready: Ready): Promise<Outcome> {
  const { pursued, rule, targets, assumed } = ready;
  const back = pursued.replaces === null ? [] : await stepsBack(turn, pursued.replaces);
  if (!Array.isArray(back)) return back;
  const steps = [...back, ...ready.steps];
  if (steps.length === 0) {
    return refusal('NO_CHANGE', ru.refused.noChange, ru.refused.noChangeRecovery);
  }
  const type = pursued.replaces === null ? rule.event : 'target_changed';
  const receipt = turn.change({ action: 'do', type, operation: pursued.operation }, steps);
  if (pursued.draft) turn.saveDraft({ ...pursued.draft, state: 'done' });
  const created = targets.length === 0 ? madeBy(ready.steps) : [];
  const shown = [...targets.map((target) => latest(target, ready.steps)), ...created];
  const text = [
    ...back.flatMap(({ before }) =>
      targetIn(before).map((each) => ru.operations.takenBack(nameSubject(each))),
    ),
    ready.texts.length > 1 ? ru.operations.bulkDone(ready.texts) : (ready.texts[0] ?? ''),
    ...(assumed === null ? [] : targets.map((target) => ru.operations.appliedTo(titled(target)))),
  ];
  const done: DoneOutcome = { status: 'done', user_message: text.join('\n'), receipt };
  if (shown.length === 0) return done;
  const canChange = targets.length === 1 && pursued.replaces === null;
  return {
    ...done,
    summary: {
      objects: shown.map(handleOf),
      assumed,
      can_change_target: canChange,
    },
  };
}

/** What takes the replaced change back, or why it may not be. */
async function stepsBack(turn: Turn, changeId: string): Promise<Step[] | Outcome> {
  const planned = await planReversal(turn, changeId);
  if (planned === 'nothing') {
    return refusal('NOTHING_TO_UNDO', ru.refused.nothingToUndo, ru.refused.nothingToUndoRecovery);
  }
  return planned;
}

/** The target as the change leaves it; what the change removes shows as it was. */
function latest(target: Target, steps: readonly Step[]): Target {
  for (const { after } of steps) {
    const written = asTarget(after);
    if (written && objectId(written) === objectId(target)) return written;
  }
  return target;
}

function madeBy(steps: readonly Step[]): Target[] {
  return steps.flatMap(({ before, after }) => (before === null ? targetIn(after) : []));
}

function targetIn(object: PlanObject | null): Target[] {
  const target = asTarget(object);
  return target ? [target] : [];
}
