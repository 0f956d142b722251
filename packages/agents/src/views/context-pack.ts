import type { TaskToolInput } from '@planerka/contracts';
import { cutLists, mergedCut } from '../cursor.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from './budgeted.ts';
import { deltaSlice } from './delta.ts';
import { headlineOf } from './headline.ts';
import { DEFAULT_LIMITS, scopeOf } from './memory.ts';
import { radarCut, radarOf, radarShrinkage } from './radar.ts';
import { resumeSignals } from './resume.ts';
import { situationOf } from './situation.ts';

/** `tasks_context_pack`: the radar and the newest events of the plan or task. Only reads. */
export async function contextPack(
  call: ToolCall,
  input: TaskToolInput<'tasks_context_pack'>,
): Promise<ToolReply> {
  const situation = await situationOf(call, await call.entity(input));
  const { roots } = await scopeOf(call, situation);
  const shrinkage = radarShrinkage('radar.', situation);
  const delta = await deltaSlice(call, roots, {
    limit: input.delta_limit ?? DEFAULT_LIMITS.events,
    cursor: input.delta_cursor,
  });
  return budgeted(
    call,
    input.max_chars,
    {
      ...headlineOf(situation),
      radar: { ...radarOf(situation, call.workspace.name) },
      delta: delta.lines,
      ...mergedCut(
        cutLists({ delta: { shown: delta.lines.length, of: delta.more } }),
        radarCut(situation, 'radar_'),
      ),
    },
    {
      lists: [{ path: 'delta', keep: 2, more: delta.more }, ...shrinkage.lists],
      optional: ['delta', ...shrinkage.optional],
      signals: resumeSignals(situation, call.workspace.name),
    },
  );
}
