import type { JsonObject } from '@planerka/contracts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { type ShrinkPlan, withinBudget } from './budget.ts';

/** A view's reply within what the call allows; the warnings are the call's. */
export function budgeted(
  call: ToolCall,
  maxChars: number | undefined,
  full: JsonObject,
  plan: ShrinkPlan,
): ToolReply {
  const { result, warnings } = withinBudget(full, plan, maxChars, call.warnings);
  for (const { code, message } of warnings) call.warn(code, message);
  return { result };
}
