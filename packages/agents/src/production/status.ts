import { isJsonObject, type JsonObject, type TaskToolInput } from '@planerka/contracts';
import type { StoredChangeSet } from '@planerka/runtime';
import { countedUpTo } from '../counted.ts';
import { cutLists, type More, readOffset, writeCursor } from '../cursor.ts';
import { ensure } from '../refused.ts';
import { localAt } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from '../views/budgeted.ts';
import { inBudget } from './check.ts';

const LIMIT = 20;

/** `changesets_status`: what became of one set, op by op, or of the newest ones of a plan. */
export async function changesetsStatus(
  call: ToolCall,
  {
    plan,
    run_id: run,
    change_set_id: id,
    limit = LIMIT,
    ...input
  }: TaskToolInput<'changesets_status'>,
): Promise<ToolReply> {
  if (run !== undefined && id !== undefined) {
    const set = await ownSet(call, run, id);
    const ops = await call.tx.changeSetOps(set.set_id);
    const isReverted =
      set.change_id !== null &&
      (await call.tx.changeStates([set.change_id])).get(set.change_id)?.undone === true;
    return inBudget(call, input, {
      set: { ...changeSetLine(call, set), reverted: isReverted },
      answers: answersOf(set.envelope),
      ops: ops.map(({ position, op, status, code, object_name: object }) => ({
        index: position,
        op,
        status,
        ...(code === null ? {} : { code }),
        ...(object === null ? {} : { id: object }),
      })),
    });
  }
  ensure(
    plan !== undefined,
    'INVALID_INPUT',
    'Name a plan, or run_id with change_set_id.',
    'A plan lists its newest sets; run_id and change_set_id tell one of them op by op.',
  );
  const { row } = await call.plan({ plan });
  const from = readOffset('sets', 'cursor', input.cursor);
  const found = await call.tx.changeSetsOf(row.project_id, from + limit + 1);
  const sets = found.slice(from, from + limit).map((set) => changeSetLine(call, set));
  // Sets are large to read: one more than is shown tells that there are more.
  const counted = countedUpTo(from + limit, found.length);
  const more = (shown: number): More => ({ ...counted, ...behind(from + shown, found.length) });
  return budgeted(
    call,
    input.max_chars,
    { sets, ...cutLists({ sets: { shown: sets.length, of: more } }) },
    {
      lists: [{ path: 'sets', keep: 1, more }],
      optional: [],
      signals: [{ sets: [], cut: { sets: more(0) } }],
    },
  );
}

function behind(place: number, found: number): { next_cursor?: string } {
  return place < found ? { next_cursor: writeCursor('sets', String(place)) } : {};
}

/** A set of the workspace by the names that its agent gave it. */
export async function ownSet(call: ToolCall, run: string, id: string): Promise<StoredChangeSet> {
  const set = await call.turn.changeSets.given(run, id);
  ensure(
    set !== null,
    'UNKNOWN_ID',
    `There is no set ${id.slice(0, 60)} of the run ${run.slice(0, 60)}.`,
    'changesets_status with a plan lists its sets.',
  );
  return set;
}

/** A set as answers name it. */
export function changeSetLine(call: ToolCall, set: StoredChangeSet): JsonObject {
  return {
    run_id: set.run_id,
    change_set_id: set.given_id,
    phase: set.phase,
    state: set.state,
    decided_at: set.decided_at === null ? null : localAt(call, set.decided_at),
    timezone: call.turn.moment.zone,
    reason: set.reason,
  };
}

/** What people have answered to its questions. */
function answersOf({ openQuestions }: JsonObject): JsonObject[] {
  if (!Array.isArray(openQuestions)) return [];
  return openQuestions.flatMap((each: unknown) =>
    isJsonObject(each) && typeof each['answer'] === 'string'
      ? [{ id: each['id'], question: each['question'], answer: each['answer'] }]
      : [],
  );
}
