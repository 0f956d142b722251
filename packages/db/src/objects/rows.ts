import { InvariantError, isJsonObject, type TargetKind } from '@planerka/contracts';
import {
  AccountingLine,
  Dependency,
  EMPTY_MEMORY,
  Item,
  JournalEntry,
  Memo,
  objectKinds,
  Person,
  type PlanObject,
  Project,
  Quote,
  StoredEntry,
  StoredQuoteLine,
  type Target,
  Task,
  ThreadMemory,
  ThreadPin,
  Timeblock,
  Workroom,
} from '@planerka/plan';
import {
  type Draft,
  StoredChangeSet,
  StoredChangeSetOp,
  StoredDraft,
  StoredSuggestion,
  StoredSuggestionSet,
} from '@planerka/runtime';
import type { z } from 'zod';
import type { Row } from '../connection/read-rows.ts';
import { instantFromJson } from '../connection/value-parsers.ts';
import type { StoredKind } from './object-tables.ts';

function withoutWorkspace({ workspace_id: _workspace, ...rest }: Row): Record<string, unknown> {
  return rest;
}

/** A row of a kind's table. */
export function readObject(kind: StoredKind, row: Row): PlanObject {
  return objectKinds[kind].read(withoutWorkspace(row));
}

/** A row of a kind that operations act on. */
export function readTarget(kind: TargetKind, row: Row): Target {
  return objectKinds[kind].read(withoutWorkspace(row));
}

/** Reads rows of one table by its schema. */
function reader<S extends z.ZodType>(schema: S): (row: Row) => z.output<S> {
  return (row) => schema.parse(withoutWorkspace(row));
}

export const readTask = reader(Task);
export const readTimeblock = reader(Timeblock);
export const readProject = reader(Project);
export const readItem = reader(Item);
export const readDependency = reader(Dependency);
export const readAccountingLine = reader(AccountingLine);
export const readQuote = reader(Quote);
export const readQuoteLine = reader(StoredQuoteLine);
export const readMemo = reader(Memo);
export const readThreadPin = reader(ThreadPin);
export const readWorkroom = reader(Workroom);
export const readSuggestionSet = reader(StoredSuggestionSet);
export const readChangeSet = reader(StoredChangeSet);
export const readChangeSetOp = reader(StoredChangeSetOp);
export const readSuggestion = reader(StoredSuggestion);

/** The same from JSON, where instants come in PostgreSQL's own form. */
export function readSuggestionJson(json: unknown): StoredSuggestion {
  if (!isJsonObject(json)) throw new InvariantError('BAD_ROWS', 'a suggestion expected');
  const instants = ['shown_at', 'decided_at', 'created_at', 'expires_at'].map((field) => {
    const at = json[field];
    return [field, typeof at === 'string' ? instantFromJson(at) : null] as const;
  });
  return readSuggestion({ ...json, ...Object.fromEntries(instants) });
}

/** A thread that nothing was said in has an empty memory. */
export function readMemory(row: Row | undefined): ThreadMemory {
  if (!row) return EMPTY_MEMORY;
  const { thread: _thread, ...rest } = withoutWorkspace(row);
  return ThreadMemory.parse(rest);
}

export function readPerson(row: Row): Person {
  return Person.parse(row);
}

export function readEntry(row: Row): JournalEntry {
  const { root_id: _root, root_revision: _revision, ...entry } = inItsTree(withoutWorkspace(row));
  return JournalEntry.parse(entry);
}

export function readStoredEntry(row: Row): StoredEntry {
  return StoredEntry.parse(inItsTree(withoutWorkspace(row)));
}

/** Before there were agents a step named its parent only; the entry knows the task at the top. */
function inItsTree(entry: Row): Row {
  const { object_kind: kind, root_id: root, before, after } = entry;
  if (kind !== 'task') return entry;
  const named = (row: unknown): unknown =>
    isJsonObject(row) && !('root_id' in row) && typeof row['parent_id'] === 'string'
      ? { ...row, root_id: root }
      : row;
  return { ...entry, before: named(before), after: named(after) };
}

/** A draft as its columns hold it; those of older versions, which kept commands apart, stay empty. */
export function draftRow(draft: Draft) {
  return { ...draft, envelope: null, notes: [], readings: [] };
}

/** A draft row; from JSON its instants come in PostgreSQL's own form. */
export function readDraft(row: Row): Draft {
  const { created_at: created, expires_at: expires, ...rest } = withoutWorkspace(row);
  return StoredDraft.parse({
    ...rest,
    created_at: typeof created === 'string' ? instantFromJson(created) : created,
    expires_at: typeof expires === 'string' ? instantFromJson(expires) : null,
  });
}

/** The question that is open among the rows of drafts, and those that were set aside for it. */
export function questionsIn(rows: unknown): { draft: Draft | null; waiting: readonly Draft[] } {
  const drafts = readList(rows, readDraft);
  return {
    draft: drafts.find(({ state }) => state === 'open') ?? null,
    waiting: drafts.filter(({ state }) => state === 'waiting'),
  };
}

/** A JSON list of rows, as `jsonb_agg` gives it; null is the empty list. */
export function readList<T>(value: unknown, read: (row: Row) => T): T[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw new InvariantError('BAD_ROWS', 'a list of rows expected');
  return value.map((row: unknown) => {
    if (!isJsonObject(row)) throw new InvariantError('BAD_ROWS', 'a row expected');
    return read(row);
  });
}
