import { isDeepStrictEqual } from 'node:util';
import { isTimeZone } from '@planerka/contracts';
import { objectId, objectKey, type PlanObject, readRow } from '@planerka/plan';
import { objectTables, type WORKSPACE_KINDS } from '../objects/object-tables.ts';
import type { ExportFault } from './export-fault.ts';
import { circlesIn, displayId, missingIn } from './export-links.ts';
import { longTexts } from './long-texts.ts';
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
 * What a file of the right form may still have wrong. A zone that there is not, a text longer than any
 * door takes, a circle, a thread in a chat that is not the plan's, something named that is not there, a
 * journal that tells of another plan. With `isOld` the journal's rows are not compared: they lack what
 * a later version has found out.
 */
export function faultsOf(one: WorkspaceExport, isOld: boolean): ExportFault[] {
  return [
    ...unknownZones(one),
    ...longTexts(one),
    ...foreignThreads(one),
    ...circlesIn(one),
    ...missingIn(one),
    ...(isOld ? [] : strayRows(one)),
  ];
}

function unknownZones(one: WorkspaceExport): ExportFault[] {
  const { timezone } = one.workspace;
  const own = isTimeZone(timezone) ? [] : [zoneFault('workspace.timezone', '', timezone)];
  const repeating = (['tasks', 'timeblocks'] as const).flatMap((list) =>
    one[list].flatMap((row, index) => {
      const { recurrence_zone: zone } = row;
      if (zone === null || isTimeZone(zone)) return [];
      return [zoneFault(`${list}.${index}.recurrence_zone`, displayId(list, row), zone)];
    }),
  );
  return [...own, ...repeating];
}

const SHOWN_MAX = 60;

function zoneFault(field: string, of: string, zone: string): ExportFault {
  return { kind: 'zone', field, of, value: zone.slice(0, SHOWN_MAX) };
}

/** Lists whose rows say in which thread they were, and so where something is said again. */
const WITH_THREADS = [
  'reminders',
  'thread_contexts',
  'thread_pins',
  'workrooms',
  'clarifications',
  'suggestion_sets',
] as const;

/** A thread of a bot has to be in a chat of the plan: there its reminders are told. */
function foreignThreads(one: WorkspaceExport): ExportFault[] {
  const own = new Set(one.chats.map(({ bot_id: bot, chat_id: chat }) => `telegram:${bot}:${chat}`));
  return WITH_THREADS.flatMap((list) =>
    one[list].flatMap(({ thread }, index) => {
      if (thread === null || !thread.startsWith('telegram:')) return [];
      const chat = /^(telegram:\d{1,15}:-?\d{1,15}):\d{1,15}$/.exec(thread)?.[1];
      if (chat !== undefined && own.has(chat)) return [];
      const value = thread.slice(0, SHOWN_MAX);
      return [{ kind: 'foreign_chat' as const, field: `${list}.${index}.thread`, of: '', value }];
    }),
  );
}

/** Rows that the journal does not tell, tells otherwise, or tells of and are not there. */
function strayRows(one: WorkspaceExport): ExportFault[] {
  const untold = (field: string, of = ''): ExportFault => ({
    kind: 'untold',
    field,
    of,
    value: '',
  });
  const misnumbered = one.journal.findIndex(({ seq }, index) => seq !== index + 1);
  // What is told by a journal with a gap says nothing of single rows.
  if (misnumbered !== -1) return [untold(`journal.${misnumbered}.seq`)];
  const told = new Map<string, PlanObject>();
  const kinds: ReadonlySet<string> = new Set(JOURNALED);
  for (const { object_kind: kind, object_id: id, after } of one.journal) {
    if (!kinds.has(kind)) continue;
    if (after === null) told.delete(objectKey({ kind, id }));
    else told.set(objectKey({ kind, id }), readRow(kind, after));
  }
  const faults: ExportFault[] = [];
  for (const kind of JOURNALED) {
    const { exportedAs } = objectTables[kind];
    for (const [index, row] of one[exportedAs].entries()) {
      const object = readRow(kind, row);
      const key = objectKey({ kind, id: objectId(object) });
      if (!isDeepStrictEqual(told.get(key), object)) {
        faults.push(untold(`${exportedAs}.${index}`, displayId(exportedAs, row)));
      }
      told.delete(key);
    }
  }
  return told.size === 0 ? faults : [...faults, untold('journal')];
}
