/** Ids by what they belong to. */
export interface GroupedIds {
  readonly add: (group: string | null | undefined, id: string) => void;
  readonly remove: (group: string | null | undefined, id: string) => void;
  readonly of: (group: string) => ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export function groupedIds(): GroupedIds {
  const groups = new Map<string, Set<string>>();
  return {
    add: (group, id) => {
      if (typeof group !== 'string') return;
      const ids = groups.get(group);
      if (ids === undefined) groups.set(group, new Set([id]));
      else ids.add(id);
    },
    remove: (group, id) => {
      if (typeof group === 'string') groups.get(group)?.delete(id);
    },
    of: (group) => groups.get(group) ?? NONE,
  };
}
