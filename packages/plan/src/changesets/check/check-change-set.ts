import { InvariantError, type ProductionProject } from '@planerka/contracts';
import { type Currency, isCurrency } from '../money/currencies.ts';
import type { Totals } from '../money/line-amounts.ts';
import { accountingTotals, quoteTotals } from '../money/project-totals.ts';
import type { Schedule, Scheduled } from '../schedule/schedule-project.ts';
import type { WorkingPlan } from '../state/working-plan.ts';
import { dateFaults } from './date-faults.ts';
import { isInstructed } from './instructed-costs.ts';
import { type Played, playOps } from './play-ops.ts';
import { type EnvelopeHead, readSetHead } from './read-head.ts';
import { type ReadSet, readOps } from './read-ops.ts';
import { type PlanScheduler, planScheduler } from './schedule-plan.ts';
import { readBase, type SetGround, setFault } from './set-fault.ts';
import type { OpVerdict, SetFault } from './verdict.ts';

/** The money of a project as a set leaves it. */
export interface SetTotals {
  readonly accounting: Totals;
  /** Of the quote that the set drafts, the last one if there are several. */
  readonly quote?: Omit<Totals, 'unpriced'>;
}

/** A set held against its project; `ok` when no op is refused. */
export interface CheckedOps {
  readonly ok: boolean;
  readonly ops: readonly OpVerdict[];
  readonly totals: SetTotals;
  /** Absent without a calendar with working time and a start, or where old links go in a circle. */
  readonly schedule?: Schedule;
  /** The rows as they are when what is to be applied is applied. */
  readonly plan: WorkingPlan;
}

export type CheckedChangeSet = CheckedOps | ({ readonly ok: false } & SetFault);

/**
 * Each refusal for dates may free or bind other tasks. A set whose dates have not come to rest after
 * so many rounds depends on itself; the ops that are left keep their last answer.
 */
const DATE_ROUNDS_MAX = 50;

/**
 * Holds a change set against a project (docs/contracts/changesets.md). Nothing is written: the answer
 * is what would become of each op. Never throws for what an envelope holds.
 */
export function checkChangeSet(envelope: unknown, ground: SetGround): CheckedChangeSet {
  const head = readSetHead(envelope);
  if ('code' in head) return { ok: false, ...head };
  const fault = setFault(head, ground);
  if (fault !== null) return { ok: false, ...fault };
  const { project } = ground;
  const { currency } = project;
  // `setFault` has refused what is no currency.
  return isCurrency(currency)
    ? checkOps(head, ground, currency)
    : { ok: false, code: 'INVALID_ENVELOPE', field: 'project.currency' };
}

function checkOps(head: EnvelopeHead, ground: SetGround, currency: Currency): CheckedOps {
  const { project, approve } = ground;
  const named = Array.isArray(approve) ? new Set<number>(approve) : null;
  const isLeft = (index: number) => named !== null && !named.has(index);
  const set = readOps(head.ops, { phase: head.phase, isLeft });
  const { played, scheduled } = playToRest(set, {
    project,
    head,
    isNamed: (index) => named !== null && named.has(index),
  });
  const ops = head.ops.map(
    (_, index): OpVerdict => played.verdicts.get(index) ?? { index, status: 'left' },
  );
  const { plan } = played;
  const draft = plan.drafts.at(-1)?.draft;
  return {
    ok: ops.every(({ status }) => status !== 'refuse'),
    ops,
    totals: {
      accounting: accountingTotals(plan.lines.values(), currency),
      ...(draft === undefined ? {} : { quote: quoteTotals(draft.lines, currency) }),
    },
    ...(scheduled.ok && scheduled.schedule.axis !== null ? { schedule: scheduled.schedule } : {}),
    plan,
  };
}

interface RestGround {
  readonly project: ProductionProject;
  readonly head: EnvelopeHead;
  readonly isNamed: (index: number) => boolean;
}

/** Plays the set again without what its dates forbid, until nothing more is forbidden. */
function playToRest(
  set: ReadSet,
  { project, head, isNamed }: RestGround,
): { readonly played: Played; readonly scheduled: Scheduled } {
  const base = readBase(head.itemsRevisionId) ?? 0;
  const isNewer = ({ revision }: { readonly revision: number }) => revision > base;
  const op = {
    phase: head.phase,
    currency: project.currency,
    base,
    hasAssumption: head.hasAssumption,
    mayOverwrite: (lineId: string, cost: number | null) =>
      isInstructed(head.questions, lineId, cost),
    hasMoved: project.items.some(isNewer) || project.lines.some(isNewer),
  };
  const refused = new Map<number, OpVerdict>();
  const schedulePlan = planScheduler(project);
  for (let round = 1; ; round += 1) {
    const played = playOps(set, { project, runId: head.runId, op, isNamed, refused });
    const scheduled = schedulePlan(played.plan, { withLinks: true });
    const faults = dateFaults(played, scheduleWithDates(scheduled, played, schedulePlan));
    if (faults.length === 0 || round === DATE_ROUNDS_MAX) return { played, scheduled };
    for (const fault of faults) refused.set(fault.index, fault);
  }
}

/** Old links that go in a circle give no schedule; dates are then held against the calendar alone. */
function scheduleWithDates(
  scheduled: Scheduled,
  { plan }: Played,
  schedulePlan: PlanScheduler,
): Schedule {
  if (scheduled.ok) return scheduled.schedule;
  const loose = schedulePlan(plan, { withLinks: false });
  if (!loose.ok) throw new InvariantError('CIRCLE_WITHOUT_LINKS', 'no links, and yet a circle');
  return loose.schedule;
}
