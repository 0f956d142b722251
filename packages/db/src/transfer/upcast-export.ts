import { isJsonObject, type JsonObject } from '@planerka/contracts';
import { upcastRow } from '@planerka/plan';
import { objectTables, STORED_KINDS } from '../objects/object-tables.ts';

function each(list: unknown, change: (row: JsonObject) => JsonObject): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((row: unknown) => (isJsonObject(row) ? change(row) : row));
}

/** Version 1 knew commands only: no projects, threads and operations. */
function upcastWorkspace(workspace: JsonObject): JsonObject {
  return {
    projects: [],
    thread_contexts: [],
    thread_pins: [],
    workrooms: [],
    ...workspace,
    clarifications: each(workspace['clarifications'], (row) => ({ operation: null, ...row })),
  };
}

/** Version 2 knew no agents: no memos, and no trees in the journal. */
function withTrees(workspace: JsonObject): JsonObject {
  const { journal, tasks } = workspace;
  const roots = rootsOf(tasks, journal);
  return {
    memos: [],
    snapshots: [],
    ...workspace,
    tasks: each(tasks, (row) => ({ ...row, root_id: roots.get(row['task_id']) ?? null })),
    journal: Array.isArray(journal) ? numbered(journal.filter(isJsonObject), roots) : journal,
  };
}

/** Version 3 knew no suggestions. */
function withSuggestions(workspace: JsonObject): JsonObject {
  return { suggestion_sets: [], suggestions: [], ...workspace };
}

/** Version 4 knew no production projects. */
function withProduction(workspace: JsonObject): JsonObject {
  return {
    items: [],
    dependencies: [],
    accounting_lines: [],
    quotes: [],
    quote_lines: [],
    change_sets: [],
    change_set_ops: [],
    ...workspace,
  };
}

/** Objects as they are stored today: within a version they only gain fields that may be null. */
function withTodaysRows(workspace: JsonObject): JsonObject {
  const lists = STORED_KINDS.map((kind) => {
    const { exportedAs } = objectTables[kind];
    return [exportedAs, each(workspace[exportedAs], (row) => upcastRow(kind, row))] as const;
  });
  return { ...workspace, ...Object.fromEntries(lists) };
}

/** For each subtask the id of the task at the top of its tree; deleted ones included. */
function rootsOf(tasks: unknown, journal: unknown): Map<unknown, unknown> {
  const rows = (list: unknown) => (Array.isArray(list) ? list.filter(isJsonObject) : []);
  const told = rows(journal).flatMap(({ object_kind: kind, before, after }) =>
    kind === 'task' ? [before, after].filter(isJsonObject) : [],
  );
  const parents = new Map<unknown, unknown>();
  for (const row of [...told, ...rows(tasks)])
    parents.set(row['task_id'], row['parent_id'] ?? null);
  const roots = new Map<unknown, unknown>();
  for (const [id, parent] of parents) {
    if (parent === null) continue;
    let root: unknown = parent;
    // A file may be wrong in any way: a circle ends, too.
    for (let depth = 0; depth < parents.size && parents.get(root); depth += 1) {
      root = parents.get(root);
    }
    roots.set(id, root);
  }
  return roots;
}

/** Each entry under its tree; a tree's revision rises with each change that touches it. */
function numbered(
  entries: readonly JsonObject[],
  roots: ReadonlyMap<unknown, unknown>,
): JsonObject[] {
  const trees = new Map<unknown, { change: unknown; revision: number }>();
  return entries.map((entry) => {
    const { change_id: change, object_id: id, object_kind: kind } = entry;
    const root = (kind === 'task' ? roots.get(id) : null) ?? id;
    const tree = trees.get(root) ?? { change: null, revision: 0 };
    const revision = tree.change === change ? tree.revision : tree.revision + 1;
    trees.set(root, { change, revision });
    return { ...entry, root_id: root, root_revision: revision };
  });
}

/** An export of an earlier version in today's form; anything else as it came, to be refused or read. */
export function upcastExport(raw: unknown): unknown {
  if (!isJsonObject(raw)) return raw;
  switch (raw['version']) {
    case 1:
      return upcastExport({
        ...raw,
        version: 2,
        workspaces: each(raw['workspaces'], upcastWorkspace),
      });
    case 2:
      return upcastExport({ ...raw, version: 3, workspaces: each(raw['workspaces'], withTrees) });
    case 3:
      return upcastExport({
        ...raw,
        version: 4,
        workspaces: each(raw['workspaces'], withSuggestions),
      });
    case 4:
      return upcastExport({
        ...raw,
        version: 5,
        workspaces: each(raw['workspaces'], withProduction),
      });
    case 5:
      return { ...raw, workspaces: each(raw['workspaces'], withTodaysRows) };
    default:
      return raw;
  }
}
