import type { TaskToolInput } from '@planerka/contracts';
import { asItStands, itemRollups } from '@planerka/plan';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from '../views/budgeted.ts';
import { productionOf } from './production-of.ts';

/** `project_estimate`: what the project costs, and cost, price and margin of each item, all computed. */
export async function projectEstimate(
  call: ToolCall,
  input: TaskToolInput<'project_estimate'>,
): Promise<ToolReply> {
  const { project } = await productionOf(call, input.plan);
  const head = { currency: project.currency, totals: asItStands(project).totals };
  return budgeted(
    call,
    input.max_chars,
    { ...head, items: itemRollups(project) },
    { lists: [{ path: 'items' }], optional: [], signals: [{ ...head, items: [] }] },
  );
}
