import type { TaskToolInput, JsonObject } from '@planerka/contracts';
import { entityId, taskId, taskStatus } from '../names.ts';
import { refused } from '../refused.ts';
import { flatten } from '@planerka/plan';
import type { ToolReply } from '../tool-handler.ts';
import type { ToolCall } from '../tool-call.ts';
import { budgeted } from './budgeted.ts';
import { detailsOf, headlineOf, signalOf } from './headline.ts';
import { type Situation, situationOf } from './situation.ts';
import { stepInFull } from './step-status.ts';

const LIMIT = 100;

/**
 * `tasks_mirror`: the plan with its tasks, the task with its steps, or with `path` one step with all
 * below it, in a form that other programs read: `items` in order.
 */
export async function mirror(
  call: ToolCall,
  input: TaskToolInput<'tasks_mirror'>,
): Promise<ToolReply> {
  const situation = await situationOf(call, await call.entity(input));
  const { entity } = situation;
  const { items, total } = await sliceOf(call, situation, {
    path: input.path,
    limit: input.limit ?? LIMIT,
  });
  return budgeted(
    call,
    input.max_chars,
    {
      version: 1,
      qualified_id: call.qualified(entityId(entity)),
      ...headlineOf(situation),
      ...(input.path === undefined ? detailsOf(entity) : { path: input.path }),
      total,
      items,
    },
    {
      lists: [{ path: 'items', keep: 3 }],
      optional: ['contract_data', 'checklist', 'context', 'notes', 'contract', 'description'],
      signals: [{ ...signalOf(situation), total }, signalOf(situation)],
    },
  );
}

interface Slice {
  readonly items: readonly JsonObject[];
  readonly total: number;
}

async function sliceOf(
  call: ToolCall,
  { entity, steps, counts }: Situation,
  { path, limit }: { readonly path: string | undefined; readonly limit: number },
): Promise<Slice> {
  if (entity.kind === 'task') {
    const nodes = path === undefined ? steps : flatten([await call.step(entity.row, { path })]);
    return { items: nodes.slice(0, limit).map(stepInFull), total: nodes.length };
  }
  if (path !== undefined) {
    throw refused(
      'WRONG_KIND',
      'A plan has no steps of its own, so path leads nowhere.',
      'Name the task that the path belongs to, or leave path out.',
      { details: { fields: ['path'] } },
    );
  }
  const rows = await call.tx.tasksOf([entity.row.project_id], limit);
  const counted = await call.tx.countSteps(rows.map(({ task_id: id }) => id));
  return {
    items: rows.map((row) => ({
      task: taskId(row),
      title: row.title,
      status: taskStatus(row),
      steps: counted.get(row.task_id) ?? { open: 0, done: 0 },
    })),
    total: counts.open + counts.done,
  };
}
