import { editBlock, editTask } from '../change/edit-rows.ts';
import { type Given, isAccepted } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import { objectId } from '../objects/object.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import { addMinutes, minutesBetween } from '../time/zoned.ts';
import { askConsent, change, type Decision, refuse, told, UNCHANGED } from './decision.ts';
import type { PlanState } from './need.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { needsOther, noSuchNumber } from './second-object.ts';

type Swap = OperationOf<'swap'>;
type Timed = Exclude<Target, { kind: 'project' }>;

/**
 * "поменяй местами йогу и английский": each takes the time of the other and keeps its length. What only
 * words name is asked about, both by their names.
 */
export const swap: OperationRule<Swap> = {
  needs(operation, target) {
    if (target === null || target.kind === 'project') return [];
    const { with: number, with_title: words } = operation;
    return needsOther({ kind: target.kind, number, words });
  },

  decide(state, operation, given) {
    const { target, other } = state;
    if (target === null || target.kind === 'project') return UNCHANGED;
    if (operation.with === undefined) return byWords({ ...state, target }, operation, given);
    if (other?.kind !== target.kind) return noSuchNumber(target.kind, operation.with);
    return swapped(target, other, operation);
  },
};

function byWords(
  state: PlanState & { readonly target: Timed },
  operation: Swap,
  given: Given,
): Decision {
  const { target } = state;
  const words = operation.with_title ?? null;
  const candidates = state.candidates.filter((each) => objectId(each) !== objectId(target));
  const [only, ...others] = candidates;
  if (words === null || only?.kind !== target.kind) {
    return refuse('NOTHING_FOUND', say('nothing_found', { words }), say('swap_by_numbers', {}));
  }
  if (others.length > 0) {
    return refuse('NOTHING_FOUND', say('swap_unclear', { words }), say('swap_by_numbers', {}));
  }
  if (isAccepted(given, 'CONFIRM')) return swapped(target, only, operation);
  const facts = { target: factsOf(target), other: factsOf(only) };
  const what = say('retelling', { operation, ...facts });
  return askConsent('CONFIRM', say('really', { what }));
}

function swapped(target: Timed, other: Target, operation: Swap): Decision {
  const steps = stepsOf(target, other);
  if (steps === null) return refuse('INTENT_NOT_ALLOWED', say('swap_repeats', {}));
  const [first, second] = steps;
  if (first === null || second === null) return UNCHANGED;
  const facts = [first, second].flatMap(({ after }) => {
    const isTimed = after?.kind === 'task' || after?.kind === 'timeblock';
    return isTimed
      ? [say('object_name', { object: factsOf(after) }), say('facts', { object: factsOf(after) })]
      : [];
  });
  const head = told(operation, target, { others: [other] });
  return change([first, second], [head, ...facts], [other]);
}

/** Null where one of them repeats: a series has no one time that another could take. */
function stepsOf(target: Timed, other: Target): readonly [Step | null, Step | null] | null {
  if (target.kind === 'task' && other.kind === 'task') {
    const [a, b] = [target.row, other.row];
    if (a.recurrence_rule !== null || b.recurrence_rule !== null) return null;
    const timeOf = ({ planned_on, planned_at }: typeof a) => ({
      planned_on,
      planned_at,
      snoozed_until: null,
    });
    return [editTask(a, timeOf(b)), editTask(b, timeOf(a))];
  }
  if (target.kind !== 'timeblock' || other.kind !== 'timeblock') return [null, null];
  const [a, b] = [target.row, other.row];
  if (a.recurrence_rule !== null || b.recurrence_rule !== null) return null;
  return [editBlock(a, spanFrom(b.start_at, a)), editBlock(b, spanFrom(a.start_at, b))];
}

/** The block's own length, from another start. */
function spanFrom(start_at: string, { start_at: from, end_at: to }: Timeblock) {
  return { start_at, end_at: addMinutes(start_at, minutesBetween(from, to)), snoozed_until: null };
}
