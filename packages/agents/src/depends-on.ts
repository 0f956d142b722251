import { readEntityId } from '@planerka/contracts';
import type { Step, Task } from '@planerka/plan';
import { type Entity, entityId } from './names.ts';
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
  for (const text of given) {
    const plain = text.trim().toUpperCase();
    if (known.includes(plain)) {
      ids.add(plain);
      continue;
    }
    const dependency = await work.byId(text);
    if (!known.includes(entityId(dependency))) await refuseCycle(work, entity, dependency);
    ids.add(entityId(dependency));
  }
  return [...ids];
}

/** A row that comes back may close a circle with what others have written meanwhile. */
export async function refuseCircle(work: Work, { before, after }: Step): Promise<void> {
  if (after?.kind !== 'task' && after?.kind !== 'project') return;
  const known = before?.kind === after.kind ? before.row.depends_on : [];
  for (const id of after.row.depends_on) {
    const dependency = known.includes(id) ? null : await named(work, id);
    if (dependency) await refuseCycle(work, after, dependency);
  }
}

async function named(work: Work, id: string): Promise<Entity | null> {
  const read = readEntityId(id);
  if (read === null) return null;
  const object = await work.turn.byNumber(read.kind === 'plan' ? 'project' : 'task', read.number);
  return object?.kind === 'task' || object?.kind === 'project' ? object : null;
}

async function refuseCycle(work: Work, entity: Entity, dependency: Entity): Promise<void> {
  const start = entityId(entity);
  const seen = new Map<string, string | null>([[entityId(dependency), null]]);
  const queue = [dependency];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const id = entityId(next);
    if (id === start) throw cycle(start, pathTo(seen, id));
    if (seen.size > CHAIN_MAX) return;
    for (const each of await waitsFor(work, next)) {
      const key = entityId(each);
      if (seen.has(key)) continue;
      seen.set(key, id);
      queue.push(each);
    }
  }
}

/** What must be done before `entity` can be. */
async function waitsFor(work: Work, { kind, row }: Entity): Promise<Entity[]> {
  const found: Entity[] = [];
  for (const id of row.depends_on) {
    const target = await named(work, id);
    if (target) found.push(target);
  }
  if (kind === 'task') return found;
  const inside = await work.tx.tasksOf(row.project_id, CHAIN_MAX);
  return [...found, ...inside.map((task) => ({ kind: 'task', row: written(work, task) }) as const)];
}

function written(work: Work, task: Task): Task {
  const object = work.turn.asWritten({ kind: 'task', row: task });
  return object?.kind === 'task' ? object.row : task;
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
