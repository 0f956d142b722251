import { isDeepStrictEqual } from 'node:util';
import { isTimeZone, TITLE_MAX_CHARS } from '@planerka/contracts';
import { objectId, objectKey, type PlanObject, readRow } from '@planerka/plan';
import { objectTables, type WORKSPACE_KINDS } from '../objects/object-tables.ts';
import type { WorkspaceExport } from './workspace-export.ts';

/** Kinds whose rows are exactly what the journal tells. */
const JOURNALED = [
  'task',
  'timeblock',
  'project',
  'memo',
  'item',
  'dependency',
  'accounting_line',
  'quote',
  'quote_line',
] as const satisfies ReadonlyArray<(typeof WORKSPACE_KINDS)[number]>;

/**
 * What a file of the right form may still have wrong: the field at fault, or null. A zone that there
 * is not, a title longer than any door takes, a circle, a journal that tells of another plan. With
 * `isOld` the journal's rows are not compared: they lack what a later version has found out.
 */
export function faultOf(one: WorkspaceExport, isOld: boolean): string | null {
  if (!isTimeZone(one.workspace.timezone)) return 'workspace.timezone';
  return longTitle(one) ?? circleIn(one) ?? (isOld ? null : strayRow(one));
}

function longTitle(one: WorkspaceExport): string | null {
  for (const list of ['tasks', 'timeblocks', 'projects'] as const) {
    const at = one[list].findIndex(({ title }) => Array.from(title ?? '').length > TITLE_MAX_CHARS);
    if (at !== -1) return `${list}.${at}.title`;
  }
  return null;
}

function circleIn(one: WorkspaceExport): string | null {
  const links = new Map<string, string[]>();
  for (const { from_task_id: from, to_task_id: to } of one.dependencies) {
    links.set(from, [...(links.get(from) ?? []), to]);
  }
  const parents = one.tasks.map((task) => [task.task_id, above(task.parent_id)] as const);
  const owners = one.items.map((item) => [item.item_id, above(item.parent_item_id)] as const);
  if (hasCircle(new Map(parents))) return 'tasks.parent_id';
  if (hasCircle(new Map(owners))) return 'items.parent_item_id';
  return hasCircle(links) ? 'dependencies' : null;
}

const above = (id: string | null): string[] => (id === null ? [] : [id]);

/** Takes away whatever nothing leads to, until only circles are left. */
function hasCircle(links: ReadonlyMap<string, readonly string[]>): boolean {
  const into = new Map<string, number>();
  for (const [from, ends] of links) {
    into.set(from, into.get(from) ?? 0);
    for (const end of ends) into.set(end, (into.get(end) ?? 0) + 1);
  }
  const free = [...into].flatMap(([id, count]) => (count === 0 ? [id] : []));
  let taken = 0;
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    taken += 1;
    for (const end of links.get(id) ?? []) {
      const left = (into.get(end) ?? 0) - 1;
      into.set(end, left);
      if (left === 0) free.push(end);
    }
  }
  return taken < into.size;
}

/** A row that the journal does not tell, tells otherwise, or tells of and is not there. */
function strayRow(one: WorkspaceExport): string | null {
  const misnumbered = one.journal.findIndex(({ seq }, index) => seq !== index + 1);
  if (misnumbered !== -1) return `journal.${misnumbered}.seq`;
  const told = new Map<string, PlanObject>();
  const kinds: ReadonlySet<string> = new Set(JOURNALED);
  for (const { object_kind: kind, object_id: id, after } of one.journal) {
    if (!kinds.has(kind)) continue;
    if (after === null) told.delete(objectKey({ kind, id }));
    else told.set(objectKey({ kind, id }), readRow(kind, after));
  }
  for (const kind of JOURNALED) {
    const { exportedAs } = objectTables[kind];
    for (const [index, row] of one[exportedAs].entries()) {
      const object = readRow(kind, row);
      const key = objectKey({ kind, id: objectId(object) });
      if (!isDeepStrictEqual(told.get(key), object)) return `${exportedAs}.${index}`;
      told.delete(key);
    }
  }
  return told.size === 0 ? null : 'journal';
}
