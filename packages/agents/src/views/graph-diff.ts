import { isJsonObject, type JsonObject } from '@planerka/contracts';
import { type JournalEntry, toLocalIso, upcastRow } from '@planerka/plan';
import type { ObjectDifference } from '@planerka/runtime';
import type { Counted } from '../counted.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { fieldDifferences } from '../field-differences.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import { type EntryContext, namesFor, refOf } from './event-line.ts';
import { type MemoryScope } from './memory.ts';
import { firstPage } from './pages.ts';

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

export interface GraphDiff {
  /** The journal's seq at the base. */
  readonly since: number;
  /** How many changes there are since. */
  readonly counted: Counted;
  readonly shown: JsonObject;
}

/**
 * What the tasks, steps, plans and memos of these trees have become since the base: the snapshot
 * that is named, else the caller's own last handoff. Null where there has been none.
 */
export async function graphDiffOf(
  call: ToolCall,
  scope: MemoryScope,
  project: string | null,
  input: DiffInput,
): Promise<GraphDiff | null> {
  const { base: name } = input;
  const base = await call.tx.findSnapshot(
    name === undefined ? { kind: 'handoff', actor: call.actor } : { name },
  );
  if (base === null && name === undefined) return null;
  ensure(
    base !== null,
    'NO_SNAPSHOT',
    `There is no snapshot "${name}" in this workspace.`,
    'tasks_snapshot with name keeps one; without base, the last handoff is the base.',
  );
  const place = readCursor('diff', 'graph_diff_cursor', input.graph_diff_cursor, PLACE);
  // Pages after the first one count from the same moment, even when there is a newer handoff.
  const [from, after] = place?.split(':').map(Number) ?? [base.journal_seq, 0];
  const since = from ?? base.journal_seq;
  const found = await call.tx.differences({
    roots: scope.roots,
    project,
    after: since,
    limit: OBJECTS_MAX,
  });
  const names = await namesFor(call, found, scope.names);
  const { zone } = call.turn.moment;
  const changes = found.flatMap((difference) => changeOf(difference, { names, zone }) ?? []);
  const ahead = changes.filter(({ seq }) => seq > (after ?? 0));
  const limit = input.graph_diff_limit ?? DIFF_LIMIT;
  const page = firstPage('diff', ahead, limit, ({ seq }) => `${since}:${seq}`);
  const count = (change: Change['change']): number =>
    changes.filter((each) => each.change === change).length;
  const counted: Counted =
    found.length < OBJECTS_MAX
      ? { total: changes.length }
      : { total: changes.length, at_least: true };
  const shownDiff = {
    base:
      since === base.journal_seq
        ? {
            kind: base.kind,
            name: base.name,
            journal_seq: since,
            at: toLocalIso(base.created_at, zone),
          }
        : { journal_seq: since },
    summary: { added: count('added'), removed: count('removed'), changed: count('changed') },
    ...(page.next_cursor === null ? {} : counted),
    changes: page.shown,
    next_cursor: page.next_cursor,
  };
  return { since, counted, shown: shownDiff };
}

export function diffCursor(since: number, seq: number): string {
  return writeCursor('diff', `${since}:${seq}`);
}

type Row = NonNullable<JournalEntry['after']>;

/** A row in today's form; null where there was none, or a deleted one. */
function liveRow(kind: JournalEntry['object_kind'], stored: Row | null): Row | null {
  const row = stored && upcastRow(kind, stored);
  return (row?.['deleted_at'] ?? null) === null ? row : null;
}

function changeOf(difference: ObjectDifference, { names, zone }: EntryContext): Change | null {
  const { object_kind: kind, seq } = difference;
  const before = liveRow(kind, difference.before);
  const after = liveRow(kind, difference.after);
  const live = after ?? before;
  if (live === null) return null;
  const ref = refOf({ ...difference, before, after }, names);
  const about = { kind: kindOf(kind, live), ...ref, seq };
  if (before === null) return { change: 'added', ...about };
  if (after === null) return { change: 'removed', ...about };
  const fields = fieldDifferences(flat(before, zone), flat(after, zone));
  if (fields.length === 0) return null;
  fields.sort((a, b) => (a.field < b.field ? -1 : 1));
  return { change: 'changed', ...about, fields };
}

function kindOf(kind: JournalEntry['object_kind'], row: Row): string {
  if (kind === 'project') return 'plan';
  if (kind === 'memo') return typeof row['kind'] === 'string' ? row['kind'] : kind;
  if (kind !== 'task' || (row['parent_id'] ?? null) === null) return kind;
  return row['is_node'] === true ? 'node' : 'step';
}

/** Parts of these are told as fields of their own: `success_criteria`, `checkpoints.tests`. */
const NESTED: Readonly<Record<string, string>> = {
  definition: '',
  checklist: 'checklist.',
  checkpoints: 'checkpoints.',
};

/** Instants of a row are told as the workspace's clocks show them. */
const INSTANT = /_at$/;

function flat({ revision: _revision, ...row }: Row, zone: string): Row {
  const fields = Object.entries(row).flatMap(([key, value]) => {
    const prefix = NESTED[key];
    return prefix === undefined || !isJsonObject(value)
      ? [[key, value] as const]
      : Object.entries(value).map(([inner, each]) => [`${prefix}${inner}`, each] as const);
  });
  return Object.fromEntries(
    fields.map(([key, value]) => [
      key,
      INSTANT.test(key) && typeof value === 'string' ? toLocalIso(value, zone) : value,
    ]),
  );
}
