import { InvariantError } from '@planerka/contracts';
import type { Production } from '@planerka/runtime';
import { loadProduction } from '@planerka/runtime';
import type { ToolCall } from '../tool-call.ts';

/** The production project that a call names. */
export async function productionOf(call: ToolCall, plan: string): Promise<Production> {
  const { row } = await call.plan({ plan });
  const production = await loadProduction(call.turn, row.project_id);
  if (production === null) throw new InvariantError('NO_PROJECT', 'a live plan without its row');
  return production;
}
