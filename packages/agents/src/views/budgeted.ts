import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { type ShrinkPlan, withinBudget } from './budget.ts';
import type { JsonObject } from './json-paths.ts';

/** A view's reply within what the call allows; the warnings are the call's. */
export function budgeted(
  work: Work,
  maxChars: number | undefined,
  full: JsonObject,
  plan: ShrinkPlan,
): ToolReply {
  const { result, warnings } = withinBudget(full, plan, maxChars, work.warnings);
  for (const { code, message } of warnings) work.warn(code, message);
  return { result };
}
