import { readEntityId } from '@planerka/contracts';
import type { Step } from '@planerka/plan';
import { type Entity, entityId, liveEntity, rootIdOf } from './names.ts';
import { refused } from './refused.ts';
import type { Work } from './work.ts';

/** How many plans and tasks are looked at before a chain is taken to be free of circles. */
const CHAIN_MAX = 2_000;

/**
 * What a plan or task is to wait for, as it is stored: ids without their workspace, each once. What is
 * new among them must be there, and must not, over whatever others, wait for `entity` itself; what was
 * known before may be gone by now. A plan waits for what its tasks wait for, too.
 */
export async function dependenciesOf(
  work: Work,
  entity: Entity,
  given: readonly string[],
): Promise<string[]> {
  const known = entity.row.depends_on;
  const ids = new Set<string>();
  const added: Entity[] = [];
  for (const text of given) {
    const plain = text.trim().toUpperCase();
    if (known.includes(plain)) {
      ids.add(plain);
      continue;
    }
    const dependency = await work.byId(text);
    if (!known.includes(entityId(dependency))) added.push(dependency);
    ids.add(entityId(dependency));
  }
  await refuseCycles(work, [{ entity, added: added.map(entityId) }]);
  return [...ids];
}

/** Rows that come back may close a circle with what others have written meanwhile. */
export async function refuseCircles(work: Work, steps: readonly Step[]): Promise<void> {
  const links = steps.flatMap(({ before, after }) => {
    if (after?.kind !== 'task' && after?.kind !== 'project') return [];
    const known = before?.kind === after.kind ? before.row.depends_on : [];
    return [{ entity: after, added: after.row.depends_on.filter((id) => !known.includes(id)) }];
  });
  await refuseCycles(work, links);
}

/** A plan or task, and the ids of what it is to wait for from now on. */
interface NewLinks {
  readonly entity: Entity;
  readonly added: readonly string[];
}

async function refuseCycles(work: Work, links: readonly NewLinks[]): Promise<void> {
  const waits = await waitsFrom(work, new Set(links.flatMap(({ added }) => added)));
  for (const { entity, added } of links) {
    for (const id of added) refuseCycle(waits, entityId(entity), id);
  }
}

/** What everything waits for that can be reached from `ids`, by id; a look for each link of the chain. */
async function waitsFrom(
  work: Work,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const waits = new Map<string, readonly string[]>();
  let level = await entitiesOf(work, [...ids]);
  while (level.length > 0 && waits.size <= CHAIN_MAX) {
    const inside = await tasksInside(work, level);
    const next = new Map<string, Entity>();
    const named = new Set<string>();
    for (const entity of level) {
      const own = inside.get(rootIdOf(entity)) ?? [];
      for (const task of own) next.set(entityId(task), task);
      for (const id of entity.row.depends_on) named.add(id);
      waits.set(entityId(entity), [...entity.row.depends_on, ...own.map(entityId)]);
    }
    const unknown = [...named].filter((id) => !waits.has(id) && !next.has(id));
    for (const each of await entitiesOf(work, unknown)) next.set(entityId(each), each);
    level = [...next.values()].filter((each) => !waits.has(entityId(each)));
  }
  return waits;
}

/** Those of these ids that are there, as this call leaves them. */
async function entitiesOf(work: Work, ids: readonly string[]): Promise<Entity[]> {
  const wanted = new Set(ids);
  const written = work.turn.written.flatMap(({ after }) => liveEntity(after) ?? []);
  const found = new Map(
    written.flatMap((entity) => {
      const id = entityId(entity);
      return wanted.has(id) ? [[id, entity]] : [];
    }),
  );
  const numbers = (kind: 'task' | 'plan') =>
    ids.flatMap((id) => {
      const read = found.has(id) ? null : readEntityId(id);
      return read?.kind === kind ? [read.number] : [];
    });
  const [tasks, plans] = [numbers('task'), numbers('plan')];
  const stored = [
    ...(tasks.length === 0 ? [] : await work.tx.tasksByNumber(tasks)).map(
      (row) => ({ kind: 'task', row }) as const,
    ),
    ...(plans.length === 0 ? [] : await work.tx.projectsByNumber(plans)).map(
      (row) => ({ kind: 'project', row }) as const,
    ),
  ];
  for (const object of stored) {
    const entity = liveEntity(work.turn.asWritten(object));
    if (entity) found.set(entityId(entity), entity);
  }
  return [...found.values()];
}

/** The tasks of the plans among these, by the plan's uuid. */
async function tasksInside(
  work: Work,
  entities: readonly Entity[],
): Promise<ReadonlyMap<string, readonly Entity[]>> {
  const plans = entities.flatMap(({ kind, row }) => (kind === 'project' ? [row.project_id] : []));
  const inside = new Map<string, Entity[]>();
  if (plans.length === 0) return inside;
  for (const row of await work.tx.tasksOf(plans, CHAIN_MAX)) {
    const entity = liveEntity(work.turn.asWritten({ kind: 'task', row }));
    if (!entity || row.project_id === null) continue;
    inside.set(row.project_id, [...(inside.get(row.project_id) ?? []), entity]);
  }
  return inside;
}

function refuseCycle(
  waits: ReadonlyMap<string, readonly string[]>,
  start: string,
  dependency: string,
): void {
  const seen = new Map<string, string | null>([[dependency, null]]);
  // A map's entries are walked in the order in which they came, those that come meanwhile too.
  for (const [id] of seen) {
    if (id === start) throw cycle(start, pathTo(seen, id));
    for (const each of waits.get(id) ?? []) if (!seen.has(each)) seen.set(each, id);
  }
}

/** From the dependency to where it comes back. */
function pathTo(seen: ReadonlyMap<string, string | null>, end: string): string[] {
  const path: string[] = [];
  for (let id: string | null = end; id !== null; id = seen.get(id) ?? null) path.unshift(id);
  return path;
}

function cycle(start: string, path: readonly string[]) {
  const whole = [start, ...path];
  return refused(
    'DEPENDENCY_CYCLE',
    whole.length === 2
      ? `${start} cannot depend on itself.`
      : `${start} would wait for itself: ${whole.join(' -> ')}.`,
    'Leave out the dependency that closes the circle.',
    { details: { cycle: whole } },
  );
}
