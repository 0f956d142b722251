import { type JsonObject, ObjectKind, writeEntityId, writeStepId } from '@planerka/contracts';
import { objectId, type StoredEntry, toLocalIso, upcastRow } from '@planerka/plan';
import type { JournalChange } from '@planerka/runtime';
import { fieldDifferences } from '../field-differences.ts';
import { type Entity, entityRef } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import { excerpt } from './json-paths.ts';
import type { Situation } from './situation.ts';

const TITLE_MAX_CHARS = 120;
const OBJECTS_NAMED = 5;

/** Plans, tasks and steps by their uuids: what answers call them. */
export type RootNames = ReadonlyMap<string, Entity>;

/** What a view has read already. */
export function rootNamesIn({ entity, tasks }: Situation): RootNames {
  const rows = tasks.flatMap(({ task, steps }) => [task, ...steps.map(({ row }) => row)]);
  return new Map<string, Entity>([
    [objectId(entity), entity],
    ...rows.map((row): [string, Entity] => [row.task_id, { kind: 'task', row }]),
  ]);
}

/** With the plans, tasks and steps of these uuids, in at most two queries. */
export async function withRootNames(
  call: ToolCall,
  known: RootNames,
  uuids: readonly string[],
): Promise<RootNames> {
  const ids = [...new Set(uuids)].filter((id) => !known.has(id));
  if (ids.length === 0) return known;
  const found = new Map<string, Entity>(known);
  for (const row of await call.tx.tasksById(ids)) found.set(row.task_id, { kind: 'task', row });
  const left = ids.filter((id) => !found.has(id));
  const projects = left.length === 0 ? [] : await call.tx.projectsById(left);
  for (const row of projects) found.set(row.project_id, { kind: 'project', row });
  return found;
}

/** With what these entries, or differences, are about. */
export async function namesFor(
  call: ToolCall,
  entries: ReadonlyArray<Omit<Referred, 'object_id'>>,
  known: RootNames = new Map(),
): Promise<RootNames> {
  const steps = entries.flatMap(({ object_kind: kind, before, after }) =>
    kind === 'memo' ? (textIn(after ?? before, 'step_id') ?? []) : [],
  );
  return await withRootNames(call, known, [...entries.map(({ root_id: id }) => id), ...steps]);
}

type Row = Readonly<Record<string, unknown>>;

function textIn(row: Row | null, key: string): string | null {
  const value = row?.[key];
  return typeof value === 'string' ? value : null;
}

/** The plan or task at the top of a tree. */
export function rootRef(rootId: string, names: RootNames): JsonObject {
  const root = names.get(rootId);
  return root ? entityRef(root) : {};
}

/** `STEP-XXXXXXXX` or `NODE-XXXXXXXX` */
export function stepIdIn(uuid: string, names: RootNames): string {
  const step = names.get(uuid);
  return writeStepId(step?.kind === 'task' && step.row.is_node ? 'node' : 'step', uuid);
}

/** The part of an entry that says what it is about. */
type Referred = Pick<StoredEntry, 'object_kind' | 'object_id' | 'root_id' | 'before' | 'after'>;

type RefOf = (row: Row, entry: Referred, names: RootNames) => JsonObject;

/**
 * What agents are told of, and how an entry's object is named: plans, tasks, what is remembered of them,
 * and blocks of time. Entries of other kinds are not theirs.
 */
const REFS: Readonly<Partial<Record<ObjectKind, RefOf>>> = {
  project: (row) => ({ plan: numberedId('plan', row), ...titleOf(row) }),
  task: (row, entry, names) =>
    textIn(row, 'parent_id') === null
      ? { task: numberedId('task', row), ...titleOf(row) }
      : {
          ...rootRef(entry.root_id, names),
          step_id: writeStepId(row['is_node'] === true ? 'node' : 'step', entry.object_id),
          ...titleOf(row),
        },
  memo: (row, entry, names) => {
    const step = textIn(row, 'step_id');
    return {
      ...rootRef(entry.root_id, names),
      ...(step === null ? {} : { step_id: stepIdIn(step, names) }),
      memo: textIn(row, 'kind'),
      id: entry.object_id,
    };
  },
  timeblock: (row) => ({ timeblock: Number(row['number']), ...titleOf(row) }),
};

export const TOLD_KINDS = ObjectKind.options.filter((kind) => kind in REFS);

function numberedId(kind: 'plan' | 'task', row: Row): string {
  return writeEntityId({ kind, number: Number(row['number'] ?? 0) });
}

function titleOf(row: Row): JsonObject {
  const title = textIn(row, 'title');
  return title === null ? {} : { title: excerpt(title, TITLE_MAX_CHARS) };
}

/** What an entry is about. */
export function refOf(entry: Referred, names: RootNames): JsonObject {
  const { object_kind: kind, before, after } = entry;
  const row = after ?? before;
  return REFS[kind]?.(row === null ? {} : upcastRow(kind, row), entry, names) ?? {};
}

/** Names of the fields that an entry has changed; of a new or removed object none. */
function changedFields({ object_kind: kind, before, after }: StoredEntry): string[] {
  if (before === null || after === null) return [];
  return fieldDifferences(upcastRow(kind, before), upcastRow(kind, after))
    .map(({ field }) => field)
    .filter((field) => field !== 'revision')
    .sort();
}

/** What the parts of an entry are called, and by whose clocks its time is told. */
export interface EntryContext {
  readonly names: RootNames;
  readonly zone: string;
}

/** One entry of the journal as `tasks_delta` tells it. */
export function eventLine(entry: StoredEntry, { names, zone }: EntryContext): JsonObject {
  const fields = changedFields(entry);
  return {
    seq: entry.seq,
    at: toLocalIso(entry.at, zone),
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
  /** How many there are in all, where `about` names only the first. */
  readonly entries?: number;
  readonly actor: string | null;
  readonly door: string | null;
  readonly tool?: string;
  readonly undone?: true;
};

export function changeLine(change: JournalChange, { names, zone }: EntryContext): ChangeLine {
  const [first] = change.entries;
  const told = change.entries.filter(isTold);
  const tool = first?.operation?.['tool'];
  const types = [...new Set(told.map(({ type }) => type))];
  // One entry for each object, the first few.
  const ids = [...new Set(told.map(({ object_id: id }) => id))].slice(0, OBJECTS_NAMED);
  const about = ids.flatMap((id) => told.find((entry) => entry.object_id === id) ?? []);
  return {
    seq: change.seq,
    at: first ? toLocalIso(first.at, zone) : null,
    types,
    about: about.map((entry) => refOf(entry, names)),
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

/** What an agent did with which tool; the timeline beside it has the rest. */
export function traceLine(change: JournalChange, told: EntryContext): JsonObject {
  const { seq, at, actor, tool, types, about, entries, undone } = changeLine(change, told);
  return {
    seq,
    at,
    actor,
    tool: tool ?? null,
    types,
    about: about.map((ref) => ref['step_id'] ?? ref['id'] ?? ref['task'] ?? ref['plan'] ?? null),
    ...(entries === undefined ? {} : { entries }),
    ...(undone ? { undone } : {}),
  };
}

export function isTold({ object_kind: kind }: StoredEntry): boolean {
  return kind in REFS;
}
