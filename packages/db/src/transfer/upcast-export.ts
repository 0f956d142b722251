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

/** An export of an earlier version in today's form; anything else as it came, to be refused or read. */
export function upcastExport(raw: unknown): unknown {
  if (!isFields(raw) || raw['version'] !== 1) return raw;
  return { ...raw, version: 2, workspaces: each(raw['workspaces'], upcastWorkspace) };
}
