import { upcastRow } from '@planerka/runtime';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function each(list: unknown, change: (row: Fields) => Fields): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((row: unknown) => (isFields(row) ? change(row) : row));
}

/** Version 1 knew commands only: no projects, threads and operations. */
function upcastWorkspace(workspace: Fields): Fields {
  return {
    projects: [],
    thread_contexts: [],
    thread_pins: [],
    workrooms: [],
    ...workspace,
    people: each(workspace['people'], (row) => upcastRow('person', row)),
    tasks: each(workspace['tasks'], (row) => upcastRow('task', row)),
    timeblocks: each(workspace['timeblocks'], (row) => upcastRow('timeblock', row)),
    clarifications: each(workspace['clarifications'], (row) => ({ operation: null, ...row })),
  };
}

/** Version 2 knew no agents: no memos, and no trees in the journal. */
function withTrees(workspace: Fields): Fields {
  const journal = workspace['journal'];
  return {
    memos: [],
    snapshots: [],
    ...workspace,
    projects: each(workspace['projects'], (row) => upcastRow('project', row)),
    tasks: withRoots(each(workspace['tasks'], (row) => upcastRow('task', row))),
    journal: Array.isArray(journal) ? numbered(journal.filter(isFields)) : journal,
  };
}

/** A task below another names the one at the top: its parent's parent, and so on. */
function withRoots(tasks: unknown): unknown {
  if (!Array.isArray(tasks)) return tasks;
  const parents = new Map(tasks.filter(isFields).map((row) => [row['task_id'], row['parent_id']]));
  return each(tasks, (row) => {
    let root = row['parent_id'] ?? null;
    for (let depth = 0; depth < tasks.length && parents.get(root); depth += 1) {
      root = parents.get(root) ?? root;
    }
    return { ...row, root_id: root };
  });
}

/** Each entry under its tree; a tree's revision rises with each change that touches it. */
function numbered(entries: readonly Fields[]): Fields[] {
  const trees = new Map<string, { change: unknown; revision: number }>();
  return entries.map((entry) => {
    const { change_id: change, object_id: id, object_kind: kind } = entry;
    const row = [entry['after'], entry['before']].find(isFields);
    const parent = kind === 'task' ? row?.['parent_id'] : null;
    const root = typeof parent === 'string' ? parent : String(id);
    const tree = trees.get(root) ?? { change: null, revision: 0 };
    const revision = tree.change === change ? tree.revision : tree.revision + 1;
    trees.set(root, { change, revision });
    return { ...entry, root_id: root, root_revision: revision };
  });
}

/** An export of an earlier version in today's form; anything else as it came, to be refused or read. */
export function upcastExport(raw: unknown): unknown {
  if (!isFields(raw)) return raw;
  switch (raw['version']) {
    case 1:
      return upcastExport({
        ...raw,
        version: 2,
        workspaces: each(raw['workspaces'], upcastWorkspace),
      });
    case 2:
      return { ...raw, version: 3, workspaces: each(raw['workspaces'], withTrees) };
    default:
      return raw;
  }
}
