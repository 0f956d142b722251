import type { Clock } from '@planerka/runtime';
import { type OpenPlan, openPlan } from '../compose/open-plan.ts';
import { systemClock } from '../compose/system.ts';
import type { ProgramContext } from './program-context.ts';

/** Runs a command over the open plan, which is closed whatever becomes of it. */
export async function withPlan(
  { environment, log }: ProgramContext,
  work: (plan: OpenPlan) => Promise<void>,
  clock: Clock = systemClock,
): Promise<void> {
  const plan = await openPlan({ environment, log, clock, connections: 3 });
  try {
    await work(plan);
  } finally {
    await plan.close();
  }
}
