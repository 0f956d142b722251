import type { Day, Task } from '@planerka/plan';
import type { StoredDayPlan, StoredSuggestionSet } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';

/** A plan that was shown, with all that the same request has led to. */
export interface PlanInHand {
  readonly set: StoredSuggestionSet;
  readonly plan: StoredDayPlan;
  readonly day: Day;
  /** Sets of task numbers that were shown so far. */
  readonly shown: readonly (readonly number[])[];
}

/** Keeps what became of the plan. */
export function settlePlan(
  turn: Turn,
  { set, plan }: Pick<PlanInHand, 'set' | 'plan'>,
  became: Pick<StoredDayPlan, 'state'> & Partial<Pick<StoredDayPlan, 'change_id'>>,
): void {
  const decided = { decided_at: turn.now, decided_by: turn.context.actor.id };
  turn.suggestions.saveSet({ ...set, plan_preview: { ...plan, ...decided, ...became } });
}

/** The plan that this person was shown last in this thread; null where there was none. */
export async function findNewestPlan(turn: Turn): Promise<PlanInHand | null> {
  const { actor, thread } = turn.context;
  const newest = await turn.tx.newestDayPlan({ actor: actor.id, thread });
  return newest === null ? null : await findPlan(turn, newest);
}

/** The plan that was shown as this set; null for no plan of this workspace. */
export async function findPlan(turn: Turn, setId: string): Promise<PlanInHand | null> {
  const sets = await turn.suggestions.setsBeside(setId);
  const set = sets.find(({ set_id: id }) => id === setId);
  if (!set?.plan_preview || set.day_on === null) return null;
  const shown = sets.flatMap(({ plan_preview: each }) =>
    each === null ? [] : [each.slots.map(({ task }) => task)],
  );
  return { set, plan: set.plan_preview, day: set.day_on, shown };
}

/** The tasks of the plan as they are now; those that are gone are missing. */
export async function planTasks(turn: Turn, { slots }: StoredDayPlan): Promise<Task[]> {
  const found = await turn.numbered(slots.map(({ task }) => ({ kind: 'task', number: task })));
  return found.flatMap((target) => (target?.kind === 'task' ? [target.row] : []));
}
