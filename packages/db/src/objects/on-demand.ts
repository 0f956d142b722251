import type { WorkspaceDb } from './workspace-db.ts';

/** Some of the reads of a workspace, by name. */
type Group = (place: WorkspaceDb) => object;

type Together<T> = (T extends unknown ? (of: T) => void : never) extends (of: infer All) => void
  ? All
  : never;

/** The reads of all groups. */
export type ReadsOf<G extends readonly Group[]> = Together<ReturnType<G[number]>>;

/** Where they are made for, and those groups that are made already. */
interface Made {
  readonly place: WorkspaceDb;
  readonly groups: Array<Readonly<Record<string, unknown>> | undefined>;
}

const MADE = Symbol('made');

/**
 * The reads of several groups as one object, whose groups are each made when one of their reads is first asked
 * for. A call needs three of some fifty, and making them all took longer than deciding what it does.
 */
export function onDemand<const G extends readonly Group[]>(
  groups: G,
): (place: WorkspaceDb) => ReadsOf<G> {
  let shared: object | null = null;
  return (place) => {
    shared ??= gettersOf(groups, place);
    const made: Made = { place, groups: [] };
    return over(shared, { [MADE]: made }) as ReadsOf<G>;
  };
}

/** `own`, and behind it what `base` has and it has not: nothing is copied. */
export function over<Base extends object, Own extends object>(base: Base, own: Own): Base & Own {
  return Object.setPrototypeOf(own, base) as Base & Own;
}

/** A getter for each read of the groups; their names are the same at every place. */
function gettersOf(groups: readonly Group[], place: WorkspaceDb): object {
  const shared = {};
  for (const [index, group] of groups.entries()) {
    for (const name of Object.keys(group(place))) {
      Object.defineProperty(shared, name, {
        // Whoever goes through all reads of a workspace finds these, too.
        enumerable: true,
        get(this: { readonly [MADE]: Made }): unknown {
          const made = this[MADE];
          made.groups[index] ??= { ...group(made.place) };
          return made.groups[index]?.[name];
        },
      });
    }
  }
  return shared;
}
