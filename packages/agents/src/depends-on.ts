import { readEntityId } from '@planerka/contracts';
import { grouped, objectId, type Step, type Task } from '@planerka/plan';
import { entityById } from './entity-by-id.ts';
import { asEntity, type Entity, entityId, liveEntity, type PlanEntity } from './names.ts';
import { type Refused, refused } from './refused.ts';
import type { ToolCall } from './tool-call.ts';

/** How many plans and tasks are looked at before a chain is taken to be free of circles. */
const CHAIN_MAX = 2_000;

/** What each plan and task waits for, by id. */
interface Waits {
  readonly of: ReadonlyMap<string, readonly string[]>;
  /** Was everything looked at? Else there may be a circle beyond. */
  readonly isWhole: boolean;
}

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
    ids.add(known.includes(plain) ? plain : entityId(await entityById(call, text)));
  }
  const added = [...ids].filter((id) => !known.includes(id));
  await refuseCycles(call, [{ entity, added }]);
  return [...ids];
}

/**
 * A task that joins a plan must not wait, over whatever others, for that plan, and nothing that the plan
 * waits for may wait for the task.
 */
export async function refuseCycleThroughPlan(
  call: ToolCall,
  plan: PlanEntity,
  task: Task,
): Promise<void> {
  await refuseCycles(call, joining(plan, task));
}

/** What a task that joins a plan brings the two to wait for: its end for the plan's, its work for the plan's own. */
function joining(plan: PlanEntity, row: Task): NewLinks[] {
  return [
    { entity: plan, added: row.depends_on, isOfEnd: true },
    { entity: { kind: 'task', row }, added: plan.row.depends_on },
  ];
}

/** Rows that come back, and tasks that go back to a plan, may close a circle with what others have written meanwhile. */
export async function refuseCircles(call: ToolCall, steps: readonly Step[]): Promise<void> {
  const links = steps.flatMap(({ before, after }) => {
    if (after?.kind !== 'task' && after?.kind !== 'project') return [];
    const known = before?.kind === after.kind ? before.row.depends_on : [];
    return [{ entity: after, added: after.row.depends_on.filter((id) => !known.includes(id)) }];
  });
  const joined = steps.flatMap(({ before, after }) => {
    if (after?.kind !== 'task' || after.row.project_id === null) return [];
    const isThere = before?.kind === 'task' && before.row.project_id === after.row.project_id;
    return isThere ? [] : [{ row: after.row, planId: after.row.project_id }];
  });
  const ids = [...new Set(joined.map(({ planId }) => planId))];
  const found =
    ids.length === 0 ? [] : await call.turn.objects(ids.map((id) => ({ kind: 'project', id })));
  const plans = new Map(found.map((plan) => [objectId(plan), asEntity(plan)]));
  const throughPlans = joined.flatMap(({ row, planId }) => {
    const plan = plans.get(planId);
    return plan?.kind === 'project' ? joining(plan, row) : [];
  });
  await refuseCycles(call, [...links, ...throughPlans]);
}

/**
 * A chain of dependencies that comes back to where it began (`TASK-001 -> TASK-002 -> TASK-001`), or
 * null.
 */
export async function cycleThrough(call: ToolCall, start: Entity): Promise<string[] | null> {
  const ids = [...start.row.depends_on, ...(await waitsOfPlans(call, [start])).values()].flat();
  if (ids.length === 0) return null;
  const waits = await waitsFrom(call, ids);
  const waiters = await waitersOf(call, start);
  const cycle = cycleIn(waits.of, waiters.ids, ids);
  if (cycle === null && !(waits.isWhole && waiters.isWhole)) {
    call.warn(
      'CHAIN_CUT',
      `${entityId(start)} waits for more than ${CHAIN_MAX} plans and tasks: whether it waits for itself beyond them was not looked at.`,
    );
  }
  return cycle;
}

/** Who waits where `entity` does: of a plan all of its tasks. */
async function waitersOf(
  call: ToolCall,
  entity: Entity,
): Promise<{ readonly ids: readonly string[]; readonly isWhole: boolean }> {
  const { tasks, isWhole } = await tasksInside(call, [entity]);
  return { ids: [entity, ...tasks].map(entityId), isWhole };
}

/** A plan or task, and the ids of what it is to wait for from now on. */
interface NewLinks {
  readonly entity: Entity;
  readonly added: readonly string[];
  /** Does only the plan's end wait for them, as for its tasks, and none of its tasks? */
  readonly isOfEnd?: boolean;
}

async function refuseCycles(call: ToolCall, links: readonly NewLinks[]): Promise<void> {
  const all = links.flatMap(({ added }) => added);
  if (all.length === 0) return;
  const waits = await waitsFrom(call, all);
  for (const { entity, added, isOfEnd = false } of links) {
    const start = entityId(entity);
    const waiters = isOfEnd ? { ids: [start], isWhole: true } : await waitersOf(call, entity);
    for (const id of added) {
      const cycle = cycleIn(waits.of, waiters.ids, [id]);
      if (cycle === null) {
        if (!(waits.isWhole && waiters.isWhole)) throw chainTooLong(call, start, id);
        continue;
      }
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

/** A chain that cannot be looked through may hold a circle: nothing is linked to it on trust. */
function chainTooLong(call: ToolCall, start: string, id: string): Refused {
  return refused(
    'TOO_MANY',
    `${start} cannot wait for ${id}: more than ${CHAIN_MAX} plans and tasks hang on it, too many to be sure that it would not wait for itself.`,
    'Depend on a later link of the chain, or on fewer plans; nothing was written.',
    { next: call.next('tasks_radar', { target: id }), details: { looked_at: CHAIN_MAX } },
  );
}

/** What everything waits for that can be reached from `ids`, by id; a look for each link of the chain. */
async function waitsFrom(call: ToolCall, ids: readonly string[]): Promise<Waits> {
  const waits = new Map<string, readonly string[]>();
  let isWhole = true;
  let level = await entitiesNamed(call, ids);
  while (level.length > 0 && waits.size <= CHAIN_MAX) {
    const { tasks: inside, isWhole: isAll } = await tasksInside(call, level);
    isWhole &&= isAll;
    const ofPlans = await waitsOfPlans(call, level);
    for (const entity of level) {
      const own = inside.filter(({ row }) => row.project_id === objectId(entity));
      const others = ofPlans.get(entity.row.project_id ?? '') ?? [];
      const around = entity.kind === 'task' ? others : own.map(entityId);
      waits.set(entityId(entity), [...entity.row.depends_on, ...around]);
    }
    const found = new Set([...waits.keys(), ...inside.map(entityId)]);
    const named = [
      ...level.flatMap(({ row }) => row.depends_on),
      ...[...ofPlans.values()].flat(),
    ].filter((id) => !found.has(id));
    const next = [...inside, ...(await entitiesNamed(call, named))];
    level = next.filter((each) => !waits.has(entityId(each)));
  }
  return { of: waits, isWhole: isWhole && level.length === 0 };
}

/** What the plans of these tasks wait for, and the tasks with them, by the plan's uuid. */
async function waitsOfPlans(
  call: ToolCall,
  entities: readonly Entity[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = entities.flatMap(({ kind, row }) =>
    kind === 'task' && row.project_id !== null ? [row.project_id] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await call.tx.projectsById([...new Set(ids)]);
  const plans = rows.flatMap(
    (row) => liveEntity(call.turn.asWritten({ kind: 'project', row })) ?? [],
  );
  return new Map(plans.map((plan) => [objectId(plan), plan.row.depends_on]));
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

/** The tasks of the plans among these, and whether these are all. */
async function tasksInside(
  call: ToolCall,
  entities: readonly Entity[],
): Promise<{ readonly tasks: readonly Entity[]; readonly isWhole: boolean }> {
  const plans = entities.filter((entity): entity is PlanEntity => entity.kind === 'project');
  if (plans.length === 0) return { tasks: [], isWhole: true };
  const rows = await call.tx.tasksOf(plans.map(objectId), CHAIN_MAX + 1);
  const counts = [...grouped(rows, ({ project_id: id }) => id).values()];
  return {
    tasks: rows.flatMap((row) => liveEntity(call.turn.asWritten({ kind: 'task', row })) ?? []),
    isWhole: counts.every(({ length }) => length <= CHAIN_MAX),
  };
}

/** The way over one of these dependencies back to the first of those who wait for them, or to another. */
function cycleIn(
  waits: Waits['of'],
  waiters: readonly string[],
  dependencies: readonly string[],
): string[] | null {
  const [start = ''] = waiters;
  const seen = new Map<string, string | null>(dependencies.map((id) => [id, null]));
  // A map's entries are walked in the order in which they came, those that come meanwhile too.
  for (const [id] of seen) {
    if (waiters.includes(id)) {
      const back = id === start ? [] : [start];
      return [start, ...pathTo(seen, id), ...back];
    }
    for (const each of waits.get(id) ?? []) if (!seen.has(each)) seen.set(each, id);
  }
  return null;
}

/** From the dependency to where it comes back. */
function pathTo(seen: ReadonlyMap<string, string | null>, end: string): string[] {
  const before = seen.get(end) ?? null;
  return before === null ? [end] : [...pathTo(seen, before), end];
}
