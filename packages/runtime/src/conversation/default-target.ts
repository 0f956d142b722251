import type { ObjectHandle, TargetKind } from '@planerka/contracts';
import { lately, liveTarget, objectId, type Target } from '@planerka/plan';
import type { Assumption } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';
import { CANDIDATES_MAX } from './candidates.ts';

/** What an operation is about when nobody names its target. */
export type Default =
  | { readonly kind: 'one'; readonly target: Target; readonly assumed: Assumption }
  | { readonly kind: 'several'; readonly candidates: readonly Target[] };

/** What is opened here, and then what is pinned, each with where it comes from. */
export async function keptHere(
  turn: Turn,
  kinds: readonly TargetKind[],
): Promise<Array<{ readonly target: Target; readonly assumed: Assumption }>> {
  const { room, pin } = turn;
  const kept = [
    { assumed: 'workroom', task: room?.task_id, project: room?.project_id },
    { assumed: 'pinned', task: pin?.task_id, project: pin?.project_id },
  ] as const;
  const found: Array<{ target: Target; assumed: Assumption }> = [];
  for (const { assumed, task, project } of kept) {
    const tasks = kinds.includes('task') ? await live(turn, 'task', [task]) : [];
    const projects = kinds.includes('project') ? await live(turn, 'project', [project]) : [];
    found.push(...[...tasks, ...projects].map((target) => ({ target, assumed })));
  }
  return found;
}

/** Section 4, step 4: the Workroom's own object, its pin, the last one; in the Hub the suggested one. */
export async function defaultTarget(
  turn: Turn,
  hints: { readonly kinds: readonly TargetKind[]; readonly suggested: readonly ObjectHandle[] },
): Promise<Default | null> {
  const { room } = turn;
  const inRoom = room !== null && (room.task_id !== null || room.project_id !== null);
  return inRoom ? await inWorkroom(turn, hints.kinds) : await inHub(turn, hints);
}

async function inWorkroom(turn: Turn, kinds: readonly TargetKind[]): Promise<Default | null> {
  const { room, pin, memory } = turn;
  const steps = [
    { assumed: 'workroom', task: room?.task_id, project: room?.project_id },
    { assumed: 'pinned', task: pin?.task_id, project: pin?.project_id },
    { assumed: 'last', task: memory.last_task_id, project: memory.last_project_id },
  ] as const;
  for (const { assumed, task, project } of steps) {
    const found = [
      ...(kinds.includes('task') ? await live(turn, 'task', [task]) : []),
      ...(kinds.includes('project') ? await live(turn, 'project', [project]) : []),
    ];
    const [only] = found;
    if (only && found.length === 1) return { kind: 'one', target: only, assumed };
    if (found.length > 1) return { kind: 'several', candidates: found };
  }
  return null;
}

async function inHub(
  turn: Turn,
  { kinds, suggested }: { kinds: readonly TargetKind[]; suggested: readonly ObjectHandle[] },
): Promise<Default | null> {
  const shown = await fitting(turn, suggested, kinds);
  const [suggestion] = shown;
  if (suggestion && shown.length === 1) {
    return { kind: 'one', target: suggestion, assumed: 'suggested' };
  }
  if (suggestion) return { kind: 'several', candidates: shown.slice(0, CANDIDATES_MAX) };
  const remembered = await fromMemory(turn, kinds);
  const [only] = remembered;
  if (!only) return null;
  // Something else was shown last: what the thread remembers is then no clear default any more.
  return remembered.length === 1 && suggested.length === 0
    ? { kind: 'one', target: only, assumed: 'context' }
    : { kind: 'several', candidates: remembered.slice(0, CANDIDATES_MAX) };
}

/** Pinned and recent objects of the thread, newest first, each once. */
async function fromMemory(turn: Turn, kinds: readonly TargetKind[]): Promise<Target[]> {
  const { memory, pin } = turn;
  const tasks = [pin?.task_id, memory.last_task_id, ...lately(memory.recent_task_ids)];
  const projects = [pin?.project_id, memory.last_project_id, ...lately(memory.recent_project_ids)];
  return [
    ...(kinds.includes('task') ? await live(turn, 'task', tasks) : []),
    ...(kinds.includes('project') ? await live(turn, 'project', projects) : []),
  ];
}

/** What was spoken of here lately, newest first, blocks of time among it. */
export async function recentOnes(turn: Turn, kinds: readonly TargetKind[]): Promise<Target[]> {
  const blocks = kinds.includes('timeblock') ? lately(turn.memory.recent_timeblock_ids) : [];
  return [...(await fromMemory(turn, kinds)), ...(await live(turn, 'timeblock', blocks))];
}

/** The objects that are not deleted, each once, in order. */
async function live(
  turn: Turn,
  kind: TargetKind,
  ids: readonly (string | null | undefined)[],
): Promise<Target[]> {
  const distinct = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const found = await turn.objects(distinct.map((id) => ({ kind, id })));
  const byId = new Map(found.map((object) => [objectId(object), liveTarget(object)]));
  return distinct.flatMap((id) => byId.get(id) ?? []).slice(0, CANDIDATES_MAX);
}

async function fitting(
  turn: Turn,
  handles: readonly ObjectHandle[],
  kinds: readonly TargetKind[],
): Promise<Target[]> {
  const found = await turn.numbered(handles.filter(({ kind }) => kinds.includes(kind)));
  return found.filter((target) => target !== null);
}
