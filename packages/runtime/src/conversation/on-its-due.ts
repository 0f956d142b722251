import {
  type AnyOperation,
  atLocal,
  type Day,
  dayOf,
  epochMs,
  isCreate,
  type Moment,
  readWhen,
  type Target,
  timeOf,
  today,
  type When,
} from '@planerka/plan';

/**
 * "кардиолога перенесли на четверг" of what has a deadline on Monday and no plan: planned behind its own
 * deadline nothing is done, so that the deadline itself has moved, at its hour where no other one is said. So it is on
 * the day of the deadline, at an hour behind it.
 */
export function onItsDue(
  operation: AnyOperation,
  targets: readonly Target[],
  moment: Moment,
): AnyOperation {
  const [target, ...others] = targets;
  if (isCreate(operation) || operation.type !== 'reschedule') return operation;
  const { planned_at: planned, planned_time: time } = operation;
  if (target?.kind !== 'task' || others.length > 0 || planned == null) return operation;
  const { planned_on, planned_at, due_on, due_at, recurrence_rule: rule } = target.row;
  if (planned_on !== null || planned_at !== null || rule !== null) return operation;
  const { on, at } = readWhen(planned);
  if (!isBehind({ on, at }, { on: due_on, at: due_at }, moment)) return operation;
  const hour = time ?? (due_at === null ? null : timeOf(due_at, moment.zone));
  const moved = on !== null && hour !== null ? atLocal(on, hour, moment.zone) : planned;
  const { task } = operation;
  return { type: 'set_due', ...(task === undefined ? {} : { task }), due_date: moved };
}

/** Is it planned behind a deadline that is still to come: on a later day, or at a later hour of that one? */
function isBehind(planned: When, deadline: When, moment: Moment): boolean {
  const due = dayWithin(deadline.on, deadline.at, moment);
  const day = dayWithin(planned.on, planned.at, moment);
  if (due === null || day === null || due < today(moment)) return false;
  if (day !== due) return day > due;
  return planned.at !== null && deadline.at !== null && epochMs(planned.at) > epochMs(deadline.at);
}

const dayWithin = (on: Day | null, at: string | null, { zone }: Moment): Day | null =>
  at === null ? on : dayOf(at, zone);
