import { type PersonsBlock, personsBlock, stepIdOf, type Task, toLocalIso } from '@planerka/plan';
import { taskId } from './names.ts';
import { type Refused, refused } from './refused.ts';
import type { ToolCall } from './tool-call.ts';

/** Who of the people has blocked something, when and why, as answers tell it. */
export function blockLine(
  { actor, at, reason }: PersonsBlock,
  zone: string,
): Record<string, unknown> {
  return { by: actor, at: toLocalIso(at, zone), reason };
}

/** The same in a sentence, with the time where it is given as the workspace's clocks show it. */
export function toldBlock(
  id: string,
  { actor, reason }: Pick<PersonsBlock, 'actor' | 'reason'>,
  localTime?: string,
): string {
  const when = localTime === undefined ? '' : `, at ${localTime}`;
  return `${id} was blocked by a person, ${actor}${when}${reason === null ? '' : `: ${reason}`}`;
}

/** The first of these rows, the nearest first, that a person has blocked. */
function blockedAmong(rows: readonly Task[]): { row: Task; block: PersonsBlock } | null {
  for (const row of rows) {
    const block = personsBlock(row);
    if (block !== null) return { row, block };
  }
  return null;
}

function leftToPeople(call: ToolCall, root: Task | null, row: Task, block: PersonsBlock): Refused {
  const { zone } = call.turn.moment;
  const isStep = row.root_id !== null;
  const step = stepIdOf(row);
  const id = isStep ? step : taskId(row);
  return refused(
    'BLOCKED_BY_PERSON',
    `${toldBlock(id, block, toLocalIso(block.at, zone))}.`,
    'Leave it as it is: only a person unblocks it. Notes are still taken; go on with what is ready.',
    {
      next: call.next('tasks_context', { ready: true }),
      details: {
        ...(isStep ? (root === null ? {} : { task: taskId(root) }) : { task: id }),
        ...(isStep ? { step_id: step } : {}),
        blocked: blockLine(block, zone),
        timezone: zone,
      },
    },
  );
}

/** Refuses to go on with a task or step that a person has blocked, or whatever it is in. */
export async function refuseBlockedByPerson(call: ToolCall, row: Task): Promise<void> {
  const above = (await call.turn.above([row.task_id])).get(row.task_id) ?? [];
  const found = blockedAmong([await call.latestTask(row), ...above]);
  if (found === null) {
    call.freeOfBlocks.add(row.task_id);
    return;
  }
  throw leftToPeople(call, above.at(-1) ?? null, found.row, found.block);
}

/**
 * Refuses a call that would change what a person has blocked, or something in it, whichever tool it
 * came by: the person's word outranks the agent's. What is new, and notes and evidence, are recorded.
 */
export async function refuseWritesToBlocked(call: ToolCall): Promise<void> {
  const rows = call.turn.written.flatMap(({ before }) =>
    before?.kind === 'task' && !call.freeOfBlocks.has(before.row.task_id) ? [before.row] : [],
  );
  if (rows.length === 0) return;
  const inside = rows.filter(({ parent_id: parent }) => parent !== null);
  const above = await call.turn.above(inside.map(({ task_id: id }) => id));
  for (const row of rows) {
    const around = above.get(row.task_id) ?? [];
    const found = blockedAmong([row, ...around]);
    if (found !== null) throw leftToPeople(call, around.at(-1) ?? null, found.row, found.block);
    call.freeOfBlocks.add(row.task_id);
  }
}
