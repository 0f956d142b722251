import type { TargetKind } from '@planerka/contracts';
import { z } from 'zod';
import { idOfName } from './id-of-name.ts';

/** What a thread has pinned: in a Workroom meant after its own object (K4-workroom). */
export const ThreadPin = z.strictObject({
  pin_id: z.uuid(),
  thread: z.string().min(1),
  task_id: z.uuid().nullable(),
  project_id: z.uuid().nullable(),
  revision: z.int().min(1),
});
export type ThreadPin = z.infer<typeof ThreadPin>;

/** A thread has one pin, which keeps its id also after it was undone. */
export function pinIdOf(thread: string): string {
  return idOfName(JSON.stringify(['pin', thread]));
}

/** The task or project that a person has opened here (O2-workroom); both null once it is closed. */
export const Workroom = z.strictObject({
  room_id: z.uuid(),
  thread: z.string().min(1),
  actor: z.string().min(1),
  task_id: z.uuid().nullable(),
  project_id: z.uuid().nullable(),
  revision: z.int().min(1),
});
export type Workroom = z.infer<typeof Workroom>;

/** A person has one room in a thread, which keeps its id also after it was undone. */
export function roomIdOf(thread: string, actor: string): string {
  return idOfName(JSON.stringify(['room', thread, actor]));
}

/** Objects named in a thread (K2-2-thread-context), newest first; undo does not change it. */
export const ThreadMemory = z.strictObject({
  last_task_id: z.uuid().nullable(),
  last_project_id: z.uuid().nullable(),
  recent_task_ids: z.array(z.uuid()),
  recent_project_ids: z.array(z.uuid()),
  recent_timeblock_ids: z.array(z.uuid()).default([]),
});
export type ThreadMemory = z.infer<typeof ThreadMemory>;

const RECENT_MAX = 50;
/**
 * So many more are kept before a list is cut. PostgreSQL logs of a changed row only what is not as before
 * at its ends: a list that grows at its front costs one id, one that loses its last each time is logged whole.
 */
const RECENT_SLACK = 50;

export const EMPTY_MEMORY: ThreadMemory = {
  last_task_id: null,
  last_project_id: null,
  recent_task_ids: [],
  recent_project_ids: [],
  recent_timeblock_ids: [],
};

/** Has the thread shown or touched the object lately? */
export function isKnown(memory: ThreadMemory, id: string): boolean {
  const {
    recent_task_ids: tasks,
    recent_project_ids: projects,
    recent_timeblock_ids: blocks,
  } = memory;
  return [tasks, projects, blocks].some((ids) => lately(ids).includes(id));
}

/** Those of a thread's recent objects that still count as recent. */
export const lately = (ids: readonly string[]): readonly string[] => ids.slice(0, RECENT_MAX);

/** The thread's memory with `id` as the newest of its kind. */
export function remembered(memory: ThreadMemory, kind: TargetKind, id: string): ThreadMemory {
  const field = `recent_${kind}_ids` as const;
  const recent = [id, ...memory[field].filter((other) => other !== id)];
  const isLong = recent.length > RECENT_MAX + RECENT_SLACK;
  const known = { ...memory, [field]: isLong ? recent.slice(0, RECENT_MAX) : recent };
  if (kind === 'timeblock') return known;
  return kind === 'task' ? { ...known, last_task_id: id } : { ...known, last_project_id: id };
}
