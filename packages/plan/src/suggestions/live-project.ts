import type { KnownProject } from './ground.ts';
import type { KeptPayload } from './read-payload.ts';

/**
 * Does a `set_project` name a project that exists (T3)? A name alone has to be of exactly one; beside an
 * id it has to be that project's.
 */
export function projectTest(projects: readonly KnownProject[]): (payload: KeptPayload) => boolean {
  let ids: Set<unknown> | undefined;
  let named: Map<string, string[]> | undefined;
  return ({ projectId: id, projectName: name }) => {
    ids ??= new Set(projects.map((project) => project.id));
    if (id !== undefined && !ids.has(id)) return false;
    if (typeof name !== 'string') return true;
    named ??= byName(projects);
    const bearers = named.get(foldedName(name)) ?? [];
    return typeof id === 'string' ? bearers.includes(id) : bearers.length === 1;
  };
}

function byName(projects: readonly KnownProject[]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { id, name } of projects) {
    const key = foldedName(name);
    const bearers = named.get(key);
    if (bearers === undefined) named.set(key, [id]);
    else bearers.push(id);
  }
  return named;
}

/** Case, the dots of "ё" and spaces do not tell two names apart. */
export function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, '');
}
