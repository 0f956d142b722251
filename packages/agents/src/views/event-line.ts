import { writeEntityId, writeStepId } from '@planerka/contracts';
import { type StoredEntry, upcastRow } from '@planerka/plan';
import { type Entity, entityId, rootIdOf } from '../names.ts';
import type { Work } from '../work.ts';
import { excerpt, type JsonObject } from './json-paths.ts';
import type { Situation } from './situation.ts';
import type { JournalChange } from '@planerka/runtime';

/** What agents are told of: plans, tasks, what is remembered of them, and blocks of time. */
export const TOLD_KINDS = ['task', 'project', 'memo', 'timeblock'] as const;

const TITLE_MAX_CHARS = 120;
const OBJECTS_NAMED = 5;

/** Plans, tasks and steps by their uuids: what answers call them. */
export type RootNames = ReadonlyMap<string, Entity>;

/** What a view has read already. */
export function namesIn({ entity, tasks }: Situation): RootNames {
  const rows = tasks.flatMap(({ task, steps }) => [task, ...steps.map(({ row }) => row)]);
  return new Map<string, Entity>([
    [rootIdOf(entity), entity],
    ...rows.map((row): [string, Entity] => [row.task_id, { kind: 'task', row }]),
  ]);
}

/** With the plans, tasks and steps of these uuids, in at most two queries. */
export async function withNames(
  work: Work,
  known: RootNames,
  uuids: readonly string[],
): Promise<RootNames> {
  const ids = [...new Set(uuids)].filter((id) => !known.has(id));
  if (ids.length === 0) return known;
  const tasks = await work.tx.tasksById(ids);
  const found = new Map<string, Entity>(known);
  for (const row of tasks) found.set(row.task_id, { kind: 'task', row });
  const left = ids.filter((id) => !found.has(id));
  const projects = left.length === 0 ? [] : await work.tx.projectsById(left);
  for (const row of projects) found.set(row.project_id, { kind: 'project', row });
  return found;
}

/** With what these entries are about. */
export async function namesFor(
  work: Work,
  entries: readonly StoredEntry[],
  known: RootNames = new Map(),
): Promise<RootNames> {
  const uuids = entries.flatMap(({ root_id: root, object_kind: kind, before, after }) => {
    const step = kind === 'memo' ? textIn(after ?? before, 'step_id') : null;
    return step === null ? [root] : [root, step];
  });
  return await withNames(work, known, uuids);
}

type Row = Readonly<Record<string, unknown>>;

function textIn(row: Row | null, key: string): string | null {
  const value = row?.[key];
  return typeof value === 'string' ? value : null;
}

/** The plan or task at the top of a tree. */
export function rootRef(rootId: string, names: RootNames): JsonObject {
  const root = names.get(rootId);
  if (!root) return {};
  return { [root.kind === 'task' ? 'task' : 'plan']: entityId(root) };
}

/** `STEP-XXXXXXXX` or `NODE-XXXXXXXX` */
export function stepRef(uuid: string, names: RootNames): string {
  const step = names.get(uuid);
  return writeStepId(step?.kind === 'task' && step.row.is_node ? 'node' : 'step', uuid);
}

/** The part of an entry that says what it is about. */
type Referred = Pick<StoredEntry, 'object_kind' | 'object_id' | 'root_id' | 'before' | 'after'>;

/** What an entry is about. */
export function refOf(entry: Referred, names: RootNames): JsonObject {
  const stored = entry.after ?? entry.before;
  const row = stored === null ? null : upcastRow(entry.object_kind, stored);
  const number = Number(row?.['number'] ?? 0);
  const title = textIn(row, 'title');
  const titled = title === null ? {} : { title: excerpt(title, TITLE_MAX_CHARS) };
  switch (entry.object_kind) {
    case 'project':
      return { plan: writeEntityId({ kind: 'plan', number }), ...titled };
    case 'task': {
      if (textIn(row, 'parent_id') === null) {
        return { task: writeEntityId({ kind: 'task', number }), ...titled };
      }
      const kind = row?.['is_node'] === true ? 'node' : 'step';
      return {
        ...rootRef(entry.root_id, names),
        step_id: writeStepId(kind, entry.object_id),
        ...titled,
      };
    }
    case 'memo': {
      const step = textIn(row, 'step_id');
      return {
        ...rootRef(entry.root_id, names),
        ...(step === null ? {} : { step_id: stepRef(step, names) }),
        memo: textIn(row, 'kind'),
        id: entry.object_id,
      };
    }
    case 'timeblock':
      return { timeblock: number, ...titled };
    case 'thread_pin':
    case 'workroom':
    case 'workspace':
    case 'person':
      return {};
  }
}

/** Names of the fields that an entry has changed; of a new or removed object none. */
function changedFields({ object_kind: kind, before, after }: StoredEntry): string[] {
  if (before === null || after === null) return [];
  const [from, to] = [upcastRow(kind, before), upcastRow(kind, after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => key !== 'revision' && JSON.stringify(from[key]) !== JSON.stringify(to[key]))
    .sort();
}

/** One entry of the journal as `tasks_delta` tells it. */
export function eventLine(entry: StoredEntry, names: RootNames): JsonObject {
  const fields = changedFields(entry);
  return {
    seq: entry.seq,
    at: entry.at,
    type: entry.type,
    ...refOf(entry, names),
    revision: entry.root_revision,
    actor: entry.actor,
    door: entry.door,
    change_id: entry.change_id,
    ...(entry.action === 'do' ? {} : { [`${entry.action}_of`]: entry.target_change_id }),
    ...(fields.length === 0 ? {} : { fields }),
  };
}

/** One change as timelines and histories tell it. */
export type ChangeLine = {
  readonly seq: number;
  readonly at: string | null;
  readonly types: readonly string[];
  readonly about: readonly JsonObject[];
  readonly actor: string | null;
  readonly door: string | null;
  readonly tool?: string;
  readonly undone?: true;
};

export function changeLine(change: JournalChange, names: RootNames): ChangeLine {
  const [first] = change.entries;
  const told = change.entries.filter((entry) => isTold(entry));
  const tool = first?.operation?.['tool'];
  const types = [...new Set(told.map(({ type }) => type))];
  return {
    seq: change.seq,
    at: first?.at ?? null,
    types,
    about: objectsIn(told).map((entry) => refOf(entry, names)),
    ...(change.entry_count > OBJECTS_NAMED ? { entries: change.entry_count } : {}),
    actor: first?.actor ?? null,
    door: first?.door ?? null,
    ...(typeof tool === 'string' ? { tool } : {}),
    ...(first === undefined || first.action === 'do'
      ? {}
      : { [`${first.action}_of`]: first.target_change_id }),
    ...(change.undone ? { undone: true } : {}),
  };
}

/** One entry for each object, the first few. */
function objectsIn(entries: readonly StoredEntry[]): StoredEntry[] {
  const first = new Map<string, StoredEntry>();
  for (const entry of entries) {
    if (!first.has(entry.object_id)) first.set(entry.object_id, entry);
  }
  return [...first.values()].slice(0, OBJECTS_NAMED);
}

/** What an agent did with which tool; the timeline beside it has the rest. */
export function traceLine(change: JournalChange, names: RootNames): JsonObject {
  const { seq, at, actor, tool, types, about, undone } = changeLine(change, names);
  return {
    seq,
    at,
    actor,
    tool: tool ?? null,
    types,
    about: about.map(idIn),
    ...(undone ? { undone } : {}),
  };
}

function idIn(ref: JsonObject): unknown {
  return ref['step_id'] ?? ref['id'] ?? ref['task'] ?? ref['plan'] ?? null;
}

export function isTold({ object_kind: kind }: StoredEntry): boolean {
  return TOLD_KINDS.some((each) => each === kind);
}
