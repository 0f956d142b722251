import {
  type DeedFacts,
  grouped,
  handleOf,
  type JournalType,
  nameFacts,
  say,
  type Target,
} from '@planerka/plan';
import type { Action, Told } from '../told.ts';

/** Tasks and plans of one message; the others are counted. */
const LINES_MAX = 10;

/** One thing that an agent has written. */
interface Entry {
  readonly change_id: string;
  readonly type: JournalType;
  readonly object_id: string;
  /** The task or plan that it belongs to. */
  readonly root_id: string;
}

/** What an agent has written in one go. */
export interface AgentBurst {
  /** What the agent is called. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The tasks and plans of the entries. */
  readonly roots: ReadonlyMap<string, Target>;
}

/** What belongs to one task or plan. */
interface Part {
  readonly target: Target;
  readonly entries: readonly Entry[];
}

/**
 * A burst of an agent's writes as one ActionSummary: who did what to which task, with a way back for
 * exactly these changes, and into the task when it is one. Null when nothing of it is left to tell.
 */
export function agentBurst(burst: AgentBurst): Told | null {
  const parts = partsOf(burst);
  if (parts.length === 0) return null;
  const shown = parts.slice(0, LINES_MAX);
  const count = parts.length - shown.length;
  const changes = [...new Set(burst.entries.map(({ change_id: id }) => id))];
  const undo: Action = { label: say('label_undo', {}), op: { type: 'undo_changes', changes } };
  return {
    said: [
      say('burst_title', { agent: burst.name }),
      ...shown.map(({ target, entries }) =>
        say('burst_line', { object: nameFacts(target), deeds: deedsOf(entries) }),
      ),
      ...(count > 0 ? [say('burst_more', { count })] : []),
    ],
    objects: parts.map(({ target }) => handleOf(target)),
    actions: [[undo, ...opening(parts)]],
  };
}

/** By task or plan, in the order in which the agent came to them. */
function partsOf({ entries, roots }: AgentBurst): Part[] {
  return [...grouped(entries, (entry) => entry.root_id)].flatMap(([id, own]) => {
    const target = roots.get(id);
    return target ? [{ target, entries: own }] : [];
  });
}

/** Each kind of change once, with how many things it was done to. */
function deedsOf(entries: readonly Entry[]): DeedFacts[] {
  const rootId = entries[0]?.root_id;
  const objectsOf = (type: JournalType) =>
    new Set(entries.flatMap((each) => (each.type === type ? [each.object_id] : [])));
  const closed = objectsOf('step_done');
  return [...new Set(entries.map(({ type }) => type))].map((type) => {
    const objects = objectsOf(type);
    const itself = rootId !== undefined && objects.delete(rootId);
    // A step that was closed was confirmed for it.
    if (type === 'step_verified') for (const id of closed) objects.delete(id);
    return { type, itself, parts: objects.size };
  });
}

/** A task that is the only one in the burst, its plan apart, can be opened. */
function opening(parts: readonly Part[]): Action[] {
  const tasks = parts.filter(({ target }) => target.kind === 'task');
  const [only, ...others] = tasks.length > 0 ? tasks : parts;
  if (!only || others.length > 0 || only.target.kind === 'timeblock') return [];
  const { kind, row } = only.target;
  if (row.deleted_at !== null) return [];
  const named = kind === 'task' ? { task: row.number } : { project: row.number };
  return [{ label: say('label_open', {}), op: { type: 'focus', ...named } }];
}
