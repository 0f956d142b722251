import { type Entity, entityId } from '../names.ts';
import type { Work } from '../work.ts';
import { entitiesByIds } from './situation.ts';

/** How far a chain of dependencies is followed, and how many things it may hold. */
const DEPTH_MAX = 20;
const OBJECTS_MAX = 500;

/**
 * A chain of dependencies that comes back to where it began (`TASK-001 -> TASK-002 -> TASK-001`), or
 * null. Reads level by level, two queries each.
 */
export async function cycleThrough(work: Work, start: Entity): Promise<string[] | null> {
  const origin = entityId(start);
  const cameFrom = new Map<string, string>();
  let level: Entity[] = [start];
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0; depth += 1) {
    const ahead: string[] = [];
    for (const entity of level) {
      for (const id of entity.row.depends_on) {
        if (id === origin) return chainTo(entityId(entity), origin, cameFrom);
        if (cameFrom.has(id)) continue;
        cameFrom.set(id, entityId(entity));
        ahead.push(id);
      }
    }
    if (cameFrom.size > OBJECTS_MAX || ahead.length === 0) return null;
    const found = await entitiesByIds(work, ahead);
    level = [...found.values()].filter(({ row }) => row.deleted_at === null);
  }
  return null;
}

function chainTo(last: string, origin: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const chain = [origin];
  for (let at: string | undefined = last; at !== undefined && at !== origin; ) {
    chain.unshift(at);
    at = cameFrom.get(at);
  }
  return [origin, ...chain];
}
