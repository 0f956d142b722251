import type { Burst, BurstEntry } from '@planerka/db';
import { nameSubject } from '@planerka/texts';
import { handleOf, type JournalType, type Target } from '@planerka/plan';
import { type Button, button, type Step, text } from '../reply/reply.ts';
import { ru } from '../texts/ru.ts';
import { ruAgents } from './ru-agents.ts';

/** Tasks and plans of one message; the others are counted. */
const LINES_MAX = 10;

/** What belongs to one task or plan. */
interface Part {
  readonly target: Target;
  readonly entries: readonly BurstEntry[];
}

/**
 * A burst of an agent's writes as one ActionSummary: who did what to which task, with a way back for
 * exactly these changes, and into the task when it is one. Null when nothing of it is left to tell.
 */
export function burstMessage(burst: Burst): Step | null {
  const parts = partsOf(burst);
  if (parts.length === 0) return null;
  const shown = parts.slice(0, LINES_MAX);
  const hidden = parts.length - shown.length;
  const words = [
    ruAgents.burst.head(burst.name),
    ...shown.map(({ target, entries }) =>
      ruAgents.burst.line(nameSubject(target), deedsOf(target, entries).join(', ')),
    ),
    ...(hidden > 0 ? [ruAgents.burst.more(hidden)] : []),
  ];
  const changes = [...new Set(burst.entries.map(({ change_id: id }) => id))];
  return text(words.join('\n'), {
    buttons: [[button(ru.buttons.undo, { type: 'undo', changes }), ...openButton(parts)]],
    shown: { objects: parts.map(({ target }) => handleOf(target)) },
  });
}

/** By task or plan, in the order in which the agent came to them. */
function partsOf({ entries, roots }: Burst): Part[] {
  const byRoot = new Map<string, BurstEntry[]>();
  for (const entry of entries) {
    const known = byRoot.get(entry.root_id);
    if (known) known.push(entry);
    else byRoot.set(entry.root_id, [entry]);
  }
  return [...byRoot].flatMap(([id, own]) => {
    const target = roots.get(id);
    return target ? [{ target, entries: own }] : [];
  });
}

/** "закрыл 3 шага", "завершил": each kind once, with how many things it was done to. */
function deedsOf(target: Target, entries: readonly BurstEntry[]): string[] {
  const rootId = entries[0]?.root_id;
  const objectsOf = (type: JournalType) =>
    new Set(entries.flatMap((each) => (each.type === type ? [each.object_id] : [])));
  const closed = objectsOf('step_done');
  const told = ruAgents.burst.deeds.flatMap(([type, { whole, parts }]) => {
    const objects = objectsOf(type);
    const itself = rootId !== undefined && objects.delete(rootId);
    // A step that was closed was confirmed for it.
    if (type === 'step_verified') for (const id of closed) objects.delete(id);
    return [
      ...(itself && whole ? [whole()] : []),
      ...(objects.size > 0 && parts ? [parts(objects.size)] : []),
    ];
  });
  return told.length === 0 ? [ruAgents.burst.edited] : [...new Set(told)];
}

/** A task that is the only one in the burst, its plan apart, can be opened. */
function openButton(parts: readonly Part[]): Button[] {
  const tasks = parts.filter(({ target }) => target.kind === 'task');
  const [only, ...others] = tasks.length > 0 ? tasks : parts;
  if (!only || others.length > 0 || only.target.kind === 'timeblock') return [];
  const { kind, row } = only.target;
  if (row.deleted_at !== null) return [];
  const named = kind === 'task' ? { task: row.number } : { project: row.number };
  return [button(ru.buttons.open, { type: 'focus', ...named })];
}
