import { readEntityId } from '@planerka/contracts';
import { objectId, type Step, type Task } from '@planerka/plan';
import { asEntity, type Entity, entityId, liveEntity, type PlanEntity } from './names.ts';
import { refused } from './refused.ts';
import type { ToolCall } from './tool-call.ts';

/** How many plans and tasks are looked at before a chain is taken to be free of circles. */
const CHAIN_MAX = 2_000;

/** What each plan and task waits for, by id. */
type Waits = ReadonlyMap<string, readonly string[]>;

/**
 * What a plan or task is to wait for, as it is stored: ids without their workspace, each once. What is
 * new among them must be there, and must not, over whatever others, wait for `entity` itself; what was
 * known before may be gone by now. A plan waits for what its tasks wait for, too.
 */
export async function dependenciesOf(
  call: ToolCall,
  entity: Entity,
  given: readonly string[],
): Promise<string[]> {
  const known = entity.row.depends_on;
  const ids = new Set<string>();
  for (const text of given) {
    const plain = text.trim().toUpperCase();
    ids.add(known.includes(plain) ? plain : entityId(await call.byId(text)));
  }
  const added = [...ids].filter((id) => !known.includes(id));
  await refuseCycles(call, [{ entity, added }]);
  return [...ids];
}

/** A task that joins a plan must not wait, over whatever others, for that plan. */
export async function refuseCycleThroughPlan(
  call: ToolCall,
  plan: PlanEntity,
  { depends_on: added }: Pick<Task, 'depends_on'>,
): Promise<void> {
  if (added.length > 0) await refuseCycles(call, [{ entity: plan, added }]);
}

/** Rows that come back, and tasks that go back to a plan, may close a circle with what others have written meanwhile. */
export async function refuseCircles(call: ToolCall, steps: readonly Step[]): Promise<void> {
  const links = steps.flatMap(({ before, after }) => {
    if (after?.kind !== 'task' && after?.kind !== 'project') return [];
    const known = before?.kind === after.kind ? before.row.depends_on : [];
    return [{ entity: after, added: after.row.depends_on.filter((id) => !known.includes(id)) }];
  });
  const joined = await Promise.all(
    steps.map(async ({ before, after }) => {
      if (after?.kind !== 'task' || after.row.project_id === null) return [];
      if (before?.kind === 'task' && before.row.project_id === after.row.project_id) return [];
      if (after.row.depends_on.length === 0) return [];
      const plan = asEntity(await call.turn.object('project', after.row.project_id));
      return plan === null ? [] : [{ entity: plan, added: after.row.depends_on }];
    }),
  );
  await refuseCycles(call, [...links, ...joined.flat()]);
}

/**
 * A chain of dependencies that comes back to where it began (`TASK-001 -> TASK-002 -> TASK-001`), or
 * null.
 */
export async function cycleThrough(call: ToolCall, start: Entity): Promise<string[] | null> {
  const { depends_on: ids } = start.row;
  return cycleIn(await waitsFrom(call, ids), entityId(start), ids);
}

/** A plan or task, and the ids of what it is to wait for from now on. */
interface NewLinks {
  readonly entity: Entity;
  readonly added: readonly string[];
}

async function refuseCycles(call: ToolCall, links: readonly NewLinks[]): Promise<void> {
  const waits = await waitsFrom(
    call,
    links.flatMap(({ added }) => added),
  );
  for (const { entity, added } of links) {
    const start = entityId(entity);
    for (const id of added) {
      const cycle = cycleIn(waits, start, [id]);
      if (cycle === null) continue;
      throw refused(
        'DEPENDENCY_CYCLE',
        cycle.length === 2
          ? `${start} cannot depend on itself.`
          : `${start} would wait for itself: ${cycle.join(' -> ')}.`,
        'Leave out the dependency that closes the circle.',
        { details: { cycle } },
      );
    }
  }
}

/** What everything waits for that can be reached from `ids`, by id; a look for each link of the chain. */
async function waitsFrom(call: ToolCall, ids: readonly string[]): Promise<Waits> {
  const waits = new Map<string, readonly string[]>();
  let level = await entitiesNamed(call, ids);
  while (level.length > 0 && waits.size <= CHAIN_MAX) {
    const inside = await tasksInside(call, level);
    for (const entity of level) {
      const own = inside.filter(({ row }) => row.project_id === objectId(entity));
      waits.set(entityId(entity), [...entity.row.depends_on, ...own.map(entityId)]);
    }
    const found = new Set([...waits.keys(), ...inside.map(entityId)]);
    const named = level.flatMap(({ row }) => row.depends_on.filter((id) => !found.has(id)));
    const next = [...inside, ...(await entitiesNamed(call, named))];
    level = next.filter((each) => !waits.has(entityId(each)));
  }
  return waits;
}

/** Those of these ids that are there, as this call leaves them. */
async function entitiesNamed(call: ToolCall, ids: readonly string[]): Promise<Entity[]> {
  const handles = [...new Set(ids)].flatMap((id) => {
    const read = readEntityId(id);
    const kind = read?.kind === 'plan' ? 'project' : 'task';
    return read ? [{ kind, number: read.number } as const] : [];
  });
  const found = handles.length === 0 ? [] : await call.turn.numbered(handles);
  return found.flatMap((target) => liveEntity(target) ?? []);
}

/** The tasks of the plans among these. */
async function tasksInside(call: ToolCall, entities: readonly Entity[]): Promise<Entity[]> {
  const plans = entities.filter((entity): entity is PlanEntity => entity.kind === 'project');
  if (plans.length === 0) return [];
  const rows = await call.tx.tasksOf(plans.map(objectId), CHAIN_MAX);
  return rows.flatMap((row) => liveEntity(call.turn.asWritten({ kind: 'task', row })) ?? []);
}

/** The way from `start` over one of these dependencies back to it. */
function cycleIn(waits: Waits, start: string, dependencies: readonly string[]): string[] | null {
  const seen = new Map<string, string | null>(dependencies.map((id) => [id, null]));
  // A map's entries are walked in the order in which they came, those that come meanwhile too.
  for (const [id] of seen) {
    if (id === start) return [start, ...pathTo(seen, id)];
    for (const each of waits.get(id) ?? []) if (!seen.has(each)) seen.set(each, id);
  }
  return null;
}

/** From the dependency to where it comes back. */
function pathTo(seen: ReadonlyMap<string, string | null>, end: string): string[] {
  const before = seen.get(end) ?? null;
  return before === null ? [end] : [...pathTo(seen, before), end];
}
