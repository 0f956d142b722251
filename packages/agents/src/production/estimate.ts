import type { TaskToolInput } from '@planerka/contracts';
import { itemRollups, scheduleAndTotals } from '@planerka/plan';
import { cutLists } from '../cursor.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from '../views/budgeted.ts';
import { pageOf } from '../views/page-of.ts';
import { productionOf } from './production-of.ts';

/** `project_estimate`: what the project costs, and cost, price and margin of each item, all computed. */
export async function projectEstimate(
  call: ToolCall,
  input: TaskToolInput<'project_estimate'>,
): Promise<ToolReply> {
  const { project } = await productionOf(call, input.plan);
  const head = { currency: project.currency, totals: scheduleAndTotals(project).totals };
  const { shown, more } = pageOf(itemRollups(project), {
    list: 'items',
    field: 'cursor',
    cursor: input.cursor,
  });
  return budgeted(
    call,
    input.max_chars,
    { ...head, items: shown, ...cutLists({ items: { shown: shown.length, of: more } }) },
    {
      lists: [{ path: 'items', more }],
      optional: [],
      signals: [{ ...head, items: [], cut: { items: more(0) } }],
    },
  );
}
