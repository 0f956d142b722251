import type { ObjectRef, Operation } from '@planerka/contracts';
import {
  acceptDayPlan,
  addMinutes,
  factsOf,
  freeTimeOf,
  handleOf,
  type Instant,
  liveTarget,
  objectId,
  say,
  type Task,
} from '@planerka/plan';
import { entryOf } from '../conversation/entry-of.ts';
import { settle } from '../conversation/settle.ts';
import type { Ready } from '../conversation/write-operation.ts';
import type { StoredDayPlan } from '../ports/stored-suggestion.ts';
import { onTask } from '../suggestions/on-task.ts';
import type { Turn } from '../turn/turn.ts';
import type { Done, Verdict } from '../verdict.ts';
import { dayAsked } from './day-asked.ts';
import { drawDayPlan } from './draw-day-plan.ts';
import { type PlanInHand, planTasks, settlePlan } from './plan-in-hand.ts';

/** Whoever reads a plan needs a while: a slot may be taken that has begun so lately. */
const GRACE_MINUTES = 10;

type Slot = StoredDayPlan['slots'][number];

/**
 * Takes the plan, or one task of it, as it was shown: all of it as one change, or none of it where a
 * slot was taken meanwhile or a task has changed; then the plan is drawn anew.
 */
export async function takeDayPlan(
  turn: Turn,
  inHand: PlanInHand,
  only: number | null,
): Promise<Verdict> {
  const { plan } = inHand;
  const rows = await planTasks(turn, plan);
  // What was taken one by one before needs no second change.
  const open = plan.slots.filter(
    ({ task, start }) => rows.find(({ number }) => number === task)?.planned_at !== start,
  );
  const wanted = only === null ? open : plan.slots.filter(({ task }) => task === only);
  const stale = await changedMeanwhile(turn, inHand, { rows, wanted });
  if (!Array.isArray(stale)) return await written(turn, inHand, { ...stale, open, wanted });
  const drawn = await drawDayPlan(turn, {
    day: inHand.day,
    requestId: inHand.set.request_id,
    shown: [],
    lead: [say('day_plan_stale', { tasks: stale })],
  });
  settlePlan(turn, inHand, { state: 'superseded' });
  return drawn;
}

/** What the slots come to, each settled. */
interface Settled {
  readonly ready: ReadonlyArray<{ readonly operation: Operation; readonly steps: Ready['steps'] }>;
}

/** What the slots come to; or the numbers of the tasks for which they hold no more. */
async function changedMeanwhile(
  turn: Turn,
  { plan, day, set }: PlanInHand,
  { rows, wanted }: { readonly rows: readonly Task[]; readonly wanted: readonly Slot[] },
): Promise<Settled | number[]> {
  const { suggesting, moment } = turn;
  const numbers = wanted.map(({ task }) => task);
  if (suggesting === null || wanted.length === 0) return numbers;
  const facts = await turn.tx.dayFacts({ day, now: turn.now });
  const since = { ...moment, now: later(set.generated_at, addMinutes(turn.now, -GRACE_MINUTES)) };
  const accepted = acceptDayPlan(wanted, {
    zone: moment.zone,
    spans: freeTimeOf(facts, dayAsked(turn, suggesting, { day, moment: since })),
    tasks: rows,
    plannedThen: new Map(plan.slots.map((slot) => [slot.task, slot])),
  });
  if (accepted.kind === 'stale') return [...accepted.tasks];
  const ready: Array<Settled['ready'][number]> = [];
  for (const [index, operation] of accepted.operations.entries()) {
    const row = rows.find(({ number }) => number === numbers[index]);
    const settled = row && (await settle(turn, onTask(null, row, operation)));
    if (settled?.kind !== 'ready') return numbers;
    ready.push({ operation, steps: settled.steps });
  }
  return { ready };
}

function later(one: Instant, other: Instant): Instant {
  return one > other ? one : other;
}

async function written(
  turn: Turn,
  inHand: PlanInHand,
  {
    ready,
    open,
    wanted,
  }: Settled & { readonly open: readonly Slot[]; readonly wanted: readonly Slot[] },
): Promise<Done> {
  const changeId = turn.newId();
  const objects = new Map<string, ObjectRef>();
  for (const { operation, steps } of ready) {
    const { event: type } = entryOf(operation);
    const receipt = turn.change({ action: 'do', type, changeId, operation }, steps);
    for (const object of receipt.objects) objects.set(`${object.kind}:${object.id}`, object);
  }
  const targets = ready.flatMap(({ steps }) =>
    steps.flatMap(({ after }) => liveTarget(after) ?? []),
  );
  for (const target of [...targets].reverse()) turn.remember(target.kind, objectId(target));
  const isWhole = open.every((slot) => wanted.includes(slot));
  if (isWhole) settlePlan(turn, inHand, { state: 'accepted', change_id: changeId });
  const [first] = targets;
  const one = first && targets.length === 1 && inHand.plan.slots.length > 1;
  return {
    status: 'done',
    said: one
      ? [say('day_plan_task_taken', { target: factsOf(first) })]
      : [say('day_plan_taken', { count: targets.length })],
    receipt: { change_id: changeId, action: 'do', reverted: [], objects: [...objects.values()] },
    summary: {
      objects: targets.map(handleOf),
      assumed: null,
      can_change_target: false,
      can_open: false,
    },
  };
}
