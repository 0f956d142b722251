import { entityId, type Entity } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';

/** What tools on a whole plan or task answer. */
export async function entityReply(
  work: Work,
  entity: Entity,
  more: Readonly<Record<string, unknown>> = {},
): Promise<ToolReply> {
  return {
    result: {
      [entity.kind === 'task' ? 'task' : 'plan']: entityId(entity),
      revision: await work.revision(entity),
      ...more,
      events: work.events,
    },
  };
}
