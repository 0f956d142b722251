import { type JournalEntry, upcastRow } from '@planerka/plan';
import { refused } from '../refused.ts';
import type { Work } from '../work.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { refOf, type RootNames, withNames } from './event-line.ts';
import type { JsonObject } from './json-paths.ts';
import type { MemoryScope } from './memory.ts';
import type { ObjectDifference } from '@planerka/runtime';

const DIFF_LIMIT = 50;
/** More objects than these have never been seen to change between two handoffs. */
const OBJECTS_MAX = 5000;
const PLACE = /^(\d{1,15}):(\d{1,15})$/;

interface Change extends JsonObject {
  readonly change: 'added' | 'removed' | 'changed';
  readonly seq: number;
}

interface DiffInput {
  readonly base?: string | undefined;
  readonly graph_diff_cursor?: string | undefined;
  readonly graph_diff_limit?: number | undefined;
}

interface GraphDiff {
  /** The journal's seq at the base. */
  readonly since: number;
  readonly shown: JsonObject;
}

/**
 * What the tasks, steps, plans and memos of these trees have become since the base: the snapshot
 * that is named, else the workspace's last handoff. Null where there has been none.
 */
export async function graphDiffOf(
  work: Work,
  scope: MemoryScope,
  project: string | null,
  input: DiffInput,
): Promise<GraphDiff | null> {
  const { base: name } = input;
  const base = await work.tx.findSnapshot(name === undefined ? { kind: 'handoff' } : { name });
  if (base === null && name === undefined) return null;
  if (base === null) {
    throw refused(
      'NO_SNAPSHOT',
      `There is no snapshot "${name}" in this workspace.`,
      'tasks_snapshot with name keeps one; without base, the last handoff is the base.',
    );
  }
  const place = readCursor('diff', 'graph_diff_cursor', input.graph_diff_cursor, PLACE);
  // Pages after the first one count from the same moment, even when there is a newer handoff.
  const [from, after] = place?.split(':').map(Number) ?? [base.journal_seq, 0];
  const since = from ?? base.journal_seq;
  const found = await work.tx.differences({
    roots: scope.roots,
    project,
    after: since,
    limit: OBJECTS_MAX,
  });
  const names = await namesOf(work, scope, found);
  const changes = found.flatMap((difference) => changeOf(difference, names) ?? []);
  const ahead = changes.filter(({ seq }) => seq > (after ?? 0));
  const shown = ahead.slice(0, input.graph_diff_limit ?? DIFF_LIMIT);
  const last = shown.at(-1);
  const count = (change: Change['change']): number =>
    changes.filter((each) => each.change === change).length;
  const shownDiff = {
    base:
      since === base.journal_seq
        ? { kind: base.kind, name: base.name, journal_seq: since, at: base.created_at }
        : { journal_seq: since },
    summary: { added: count('added'), removed: count('removed'), changed: count('changed') },
    changes: shown,
    next_cursor: ahead.length > shown.length && last ? diffCursor(since, last.seq) : null,
  };
  return { since, shown: shownDiff };
}

export function diffCursor(since: number, seq: number): string {
  return writeCursor('diff', `${since}:${seq}`);
}

async function namesOf(
  work: Work,
  scope: MemoryScope,
  found: readonly ObjectDifference[],
): Promise<RootNames> {
  const steps = found.flatMap(({ object_kind: kind, before, after }) => {
    const id = kind === 'memo' ? (after ?? before)?.['step_id'] : null;
    return typeof id === 'string' ? [id] : [];
  });
  return await withNames(work, scope.names, [...found.map(({ root_id: id }) => id), ...steps]);
}

type Row = NonNullable<JournalEntry['after']>;

function isLive(row: Row | null): row is Row {
  return row !== null && (row['deleted_at'] ?? null) === null;
}

function changeOf(difference: ObjectDifference, names: RootNames): Change | null {
  const { object_kind: kind, seq } = difference;
  const [before, after] = [difference.before, difference.after].map((row) =>
    row === null ? null : { ...upcastRow(kind, row) },
  );
  const from = isLive(before ?? null) ? (before ?? null) : null;
  const to = isLive(after ?? null) ? (after ?? null) : null;
  if (from === null && to === null) return null;
  const about = {
    kind: kindOf(kind, to ?? from),
    ...refOf({ ...difference, before: from, after: to }, names),
    seq,
  };
  if (from === null) return { change: 'added', ...about };
  if (to === null) return { change: 'removed', ...about };
  const fields = fieldsOf(from, to);
  return fields.length === 0 ? null : { change: 'changed', ...about, fields };
}

function kindOf(kind: JournalEntry['object_kind'], row: Row | null): string {
  if (kind === 'project') return 'plan';
  const memo = row?.['kind'];
  if (kind === 'memo') return typeof memo === 'string' ? memo : kind;
  if (kind !== 'task' || (row?.['parent_id'] ?? null) === null) return kind;
  return row?.['is_node'] === true ? 'node' : 'step';
}

/** Parts of these are told as fields of their own: `success_criteria`, `checkpoints.tests`. */
const NESTED: Readonly<Record<string, string>> = {
  definition: '',
  checklist: 'checklist.',
  checkpoints: 'checkpoints.',
};

function flat(row: Row): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(row)) {
    const prefix = NESTED[key];
    if (key === 'revision') continue;
    if (prefix === undefined || typeof value !== 'object' || value === null) {
      fields.set(key, value);
      continue;
    }
    for (const [inner, each] of Object.entries(value)) fields.set(`${prefix}${inner}`, each);
  }
  return fields;
}

function fieldsOf(from: Row, to: Row): JsonObject[] {
  const [before, after] = [flat(from), flat(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(
      (key) => JSON.stringify(before.get(key) ?? null) !== JSON.stringify(after.get(key) ?? null),
    )
    .sort()
    .map((field) => ({
      field,
      before: before.get(field) ?? null,
      after: after.get(field) ?? null,
    }));
}
