import { readEntityId } from '@planerka/contracts';
import { type Entity, entityId, liveEntity, statusOf } from './names.ts';
import type { ToolCall } from './tool-call.ts';

/** Something that must be done first, and is not. */
export interface AwaitedObject {
  /** Who waits. */
  readonly of: string;
  readonly id: string;
  readonly title: string | null;
  readonly state: 'open' | 'done' | 'gone';
}

/** The state of everything that these depend on, in two queries. */
export async function waitsFor(
  call: ToolCall,
  entities: readonly Entity[],
): Promise<AwaitedObject[]> {
  const known = await entitiesByIds(
    call,
    entities.flatMap(({ row }) => row.depends_on),
  );
  return entities.flatMap((waiting) =>
    waiting.row.depends_on.map((id) => {
      const entity = known.get(id) ?? null;
      const live = liveEntity(entity);
      const state = live === null ? 'gone' : statusOf(live) === 'DONE' ? 'done' : 'open';
      return { of: entityId(waiting), id, title: entity?.row.title ?? null, state };
    }),
  );
}

/** What is open of that which these wait for. */
export async function openDependencies(
  call: ToolCall,
  entities: readonly Entity[],
): Promise<AwaitedObject[]> {
  if (entities.every(({ row }) => row.depends_on.length === 0)) return [];
  return (await waitsFor(call, entities)).filter(({ state }) => state === 'open');
}

/** Plans and tasks by their ids, deleted ones too. */
async function entitiesByIds(
  call: ToolCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const read = [...new Set(ids)].flatMap((id) => readEntityId(id) ?? []);
  const numbers = (kind: 'plan' | 'task'): number[] =>
    read.flatMap((each) => (each.kind === kind ? [each.number] : []));
  const [plans, tasks] = [numbers('plan'), numbers('task')];
  const projects = plans.length === 0 ? [] : await call.tx.projectsByNumber(plans);
  const rows = tasks.length === 0 ? [] : await call.tx.tasksByNumber(tasks);
  const found: Entity[] = [
    ...projects.map((row) => ({ kind: 'project', row }) as const),
    ...rows.map((row) => ({ kind: 'task', row }) as const),
  ];
  return new Map(found.map((entity) => [entityId(entity), entity]));
}
