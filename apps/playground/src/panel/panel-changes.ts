import { isOperationEvent } from '@planerka/contracts';
import {
  AGENTS_DOOR,
  dayOf,
  type Instant,
  type JournalEntry,
  readRow,
  TaskStatus,
  type Target,
  timeOf,
} from '@planerka/plan';
import {
  blockInBrief,
  formatDayAndMonth,
  nameSubject,
  operationDone,
  taskInBrief,
} from '@planerka/texts';
import { pointedAt } from '@planerka/runtime';
import { ru } from '../texts/ru.ts';
import type { PanelChange } from '../wire/panel.ts';

export interface ChangesShown {
  readonly zone: string;
  readonly now: Instant;
  /** Who reads: their own changes are theirs, the others' carry a name. */
  readonly actor: string;
  /** What agents are called, by actor. */
  readonly agents: ReadonlyMap<string, string>;
  /** Tasks and projects by id, for changes that only point at one. */
  readonly named: ReadonlyMap<string, Target>;
  /** Where the list of entries was cut off: its last change may lack objects. */
  readonly cut: boolean;
}

/**
 * Journal entries, newest first, as changes: entries of one change together, and each original
 * marked that is undone at present (what undid it came later, so it is among the entries).
 */
export function panelChanges(
  entries: readonly JournalEntry[],
  { zone, now, actor, agents, named, cut }: ChangesShown,
): PanelChange[] {
  const groups: JournalEntry[][] = [];
  const latest = new Map<string, JournalEntry['action']>();
  for (const entry of entries) {
    const { target_change_id: target, action } = entry;
    if (target !== null && !latest.has(target)) latest.set(target, action);
    const group = groups.at(-1);
    if (group?.[0]?.change_id === entry.change_id) group.unshift(entry);
    else groups.push([entry]);
  }
  if (cut) groups.pop();
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      change_id: first.change_id,
      action: first.action,
      what: whatOf(group),
      undone: latest.get(first.change_id) === 'undo',
      // A step that was verified and closed is one object.
      lines: [...new Set(group.map((entry) => objectLine(entry, zone, named)))],
      by: authorOf(first, actor, agents),
      at: moment(first.at, now, zone),
    };
  });
}

function authorOf(
  { actor: author, door }: JournalEntry,
  actor: string,
  agents: ReadonlyMap<string, string>,
): string {
  if (author === actor) return ru.panel.me;
  return door === AGENTS_DOOR ? ru.panel.agent(agents.get(author) ?? null) : author;
}

/** "Перенесено"; of a status, which one; of an undo, that it was one. */
function whatOf(entries: readonly JournalEntry[]): string {
  const [first] = entries;
  if (!first) return '';
  if (first.action !== 'do') return ru.panel[first.action];
  const status =
    first.type === 'status_updated' ? TaskStatus.safeParse(first.after?.['status']) : null;
  if (status?.success === true) return ru.panel.status[status.data];
  return isOperationEvent(first.type) ? operationDone(first.type) : ru.panel.did[first.type];
}

function objectLine(entry: JournalEntry, zone: string, named: ReadonlyMap<string, Target>): string {
  const { object_kind: kind, before, after } = entry;
  const row = after ?? before;
  if (row === null) return '';
  const object = readRow(kind, row);
  switch (object.kind) {
    case 'task':
      return taskInBrief(object.row, zone);
    case 'timeblock':
      return blockInBrief(object.row, zone);
    case 'project':
      return nameSubject(object);
    case 'memo':
      return ru.panel.memo;
    case 'thread_pin':
    case 'workroom': {
      const target = named.get(pointedAt(entry)?.id ?? '');
      return target ? nameSubject(target) : ru.panel.gone;
    }
    case 'workspace':
      return ru.panel.settings.zone(object.row.timezone);
    case 'person':
      return ru.panel.settings.hours;
  }
}

function moment(at: Instant, now: Instant, zone: string): string {
  const day = dayOf(at, zone);
  const time = timeOf(at, zone);
  return day === dayOf(now, zone) ? time : `${formatDayAndMonth(day)}, ${time}`;
}
