import { importsOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** Places of a package that import one another, whatever the way round. */
export interface Circle {
  readonly places: readonly string[];
  /** What one place imports of another, both in the circle. */
  readonly arrows: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
    readonly imports: ReadonlyArray<{ readonly from: string; readonly to: string }>;
  }>;
}

/** The folder directly below `src`, or the file that is there itself. */
function placeOf(file: string): string {
  return file.split('/')[0] ?? file;
}

export function foldersOf(files: readonly SourceFile[]): string[] {
  const folders = files.filter(({ path }) => path.includes('/')).map(({ path }) => placeOf(path));
  return [...new Set(folders)];
}

/**
 * The circles between what is directly below one package's `src`. Imports of types count: who
 * reads one folder must know the other. The entry, `index.ts`, is exempt.
 */
export function folderCircles(files: readonly SourceFile[]): Circle[] {
  const links = files
    .filter(({ path }) => path !== 'index.ts')
    .flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })))
    .filter(({ from, to }) => to !== 'index.ts' && placeOf(from) !== placeOf(to));
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of links) {
    const known = arrows.get(placeOf(from)) ?? new Set();
    arrows.set(placeOf(from), known.add(placeOf(to)));
  }
  return strongComponents(arrows)
    .filter((places) => places.length > 1)
    .map((places) => ({
      places,
      arrows: places.flatMap((from) =>
        places.flatMap((to) => {
          const between = links.filter(
            (link) => from !== to && placeOf(link.from) === from && placeOf(link.to) === to,
          );
          return between.length === 0 ? [] : [{ from, to, imports: between }];
        }),
      ),
    }));
}

/** Groups of places of which each reaches each. */
function strongComponents(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [from];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const next of arrows.get(place) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return seen;
  };
  const reached = new Map([...arrows.keys()].map((place) => [place, reach(place)]));
  const groups: string[][] = [];
  for (const [place, there] of reached) {
    if (groups.some((group) => group.includes(place))) continue;
    const back = [...there].filter((other) => reached.get(other)?.has(place) === true);
    groups.push([...new Set([place, ...back])].sort());
  }
  return groups;
}
