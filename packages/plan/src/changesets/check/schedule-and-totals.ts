import type { ProductionProject } from '@planerka/contracts';
import { isCurrency } from '../money/currencies.ts';
import type { Totals } from '../money/line-amounts.ts';
import { accountingTotals } from '../money/project-totals.ts';
import type { Schedule } from '../schedule/schedule-project.ts';
import { workingPlan } from '../state/working-plan.ts';
import { planScheduler } from './schedule-plan.ts';

/** A project with no set laid upon it. */
export interface ScheduleAndTotals {
  /** Null where old links go in a circle. */
  readonly schedule: Schedule | null;
  /** Null where the currency is none. */
  readonly totals: Totals | null;
}

/** The schedule and the money of a project as they are. */
export function scheduleAndTotals(project: ProductionProject): ScheduleAndTotals {
  const { currency, lines } = project;
  const scheduled = planScheduler(project)(workingPlan(project), { withLinks: true });
  return {
    schedule: scheduled.ok ? scheduled.schedule : null,
    totals: isCurrency(currency) ? accountingTotals(lines, currency) : null,
  };
}
