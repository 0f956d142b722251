import type { Frame, Message } from '@planerka/contracts';
import {
  authorOf,
  type JournalEntry,
  nameFacts,
  objectFacts,
  readRow,
  type Target,
  TaskStatus,
} from '@planerka/plan';
import { pointedAt } from '@planerka/runtime';
import { render, tell } from '@planerka/texts';
import type { PanelChange } from '../wire/panel.ts';

export interface ChangesShown {
  readonly frame: Frame;
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
export function panelChanges(entries: readonly JournalEntry[], shown: ChangesShown): PanelChange[] {
  const { frame, named, cut } = shown;
  const words = (message: Message): string => render(message, frame);
  const lineOf = (entry: JournalEntry): string => {
    const message = objectOf(entry, named);
    return message === null ? '' : words(message);
  };
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
      what: words(whatOf(first)),
      undone: latest.get(first.change_id) === 'undo',
      // A step that was verified and closed is one object.
      lines: [...new Set(group.map((entry) => lineOf(entry)))],
      by: words(authorMessage(first, shown)),
      at: words(tell('panel_moment', { at: first.at })),
    };
  });
}

/** Who made a change: agents by their name, other people by their id. */
function authorMessage(entry: JournalEntry, { actor, agents }: ChangesShown): Message {
  const by = authorOf(entry, actor);
  const name = by === 'agent' ? (agents.get(entry.actor) ?? null) : entry.actor;
  return tell('panel_author', { by, name });
}

/** "Перенесено"; of a status, which one; of an undo, that it was one. */
function whatOf({ action, type, after }: JournalEntry): Message {
  const status = type === 'status_updated' ? TaskStatus.safeParse(after?.['status']).data : null;
  return tell('panel_change', { action, change: type, status: status ?? null });
}

function objectOf(entry: JournalEntry, named: ReadonlyMap<string, Target>): Message | null {
  const { object_kind: kind, before, after } = entry;
  const row = after ?? before;
  if (row === null) return null;
  const object = readRow(kind, row);
  const target = named.get(pointedAt(entry)?.id ?? '');
  // What only points at a task or project is told by it.
  const isPointer = object.kind === 'thread_pin' || object.kind === 'workroom';
  if (isPointer && target) return tell('panel_named', { object: nameFacts(target) });
  return tell('panel_object', { object: objectFacts(object) });
}
