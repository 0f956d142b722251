import type { KnownProject } from '../ground.ts';
import { foldedName } from '../live-project.ts';

/** Project in work of an id, or the only one of a name; null when there is none, or are several. */
export function projectOf(
  {
    projectId: id,
    projectName: name,
  }: { readonly projectId?: string | undefined; readonly projectName?: string | undefined },
  projects: readonly KnownProject[],
): KnownProject | null {
  const found = projects.filter(
    (project) =>
      (id === undefined || project.id === id) &&
      (name === undefined || foldedName(project.name) === foldedName(name)),
  );
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}
