/** Ids by what they belong to; nothing is grouped until a group is asked for, as few sets ask. */
export interface GroupedIds {
  readonly add: (group: string | null | undefined, id: string) => void;
  readonly remove: (group: string | null | undefined, id: string) => void;
  readonly of: (group: string) => ReadonlySet<string>;
}

type Groups = Map<string, Set<string>>;

const NONE: ReadonlySet<string> = new Set();

/** `members` tells all pairs of a group and an id as they are when it is called. */
export function groupedIds(
  members: () => Iterable<readonly [group: string | null | undefined, id: string]>,
): GroupedIds {
  let known: Groups | null = null;
  return {
    add: (group, id) => {
      if (known !== null) put(known, group, id);
    },
    remove: (group, id) => {
      if (typeof group === 'string') known?.get(group)?.delete(id);
    },
    of: (group) => {
      known ??= grouped(members());
      return known.get(group) ?? NONE;
    },
  };
}

function grouped(members: Iterable<readonly [string | null | undefined, string]>): Groups {
  const groups: Groups = new Map();
  for (const [group, id] of members) put(groups, group, id);
  return groups;
}

function put(groups: Groups, group: string | null | undefined, id: string): void {
  if (typeof group !== 'string') return;
  const ids = groups.get(group);
  if (ids === undefined) groups.set(group, new Set([id]));
  else ids.add(id);
}
