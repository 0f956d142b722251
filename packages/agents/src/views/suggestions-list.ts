import type { TaskToolInput } from '@planerka/contracts';
import { asTarget } from '@planerka/plan';
import type { PendingSuggestion } from '@planerka/runtime';
import { type Counted, countedUpTo } from '../counted.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { taskId } from '../names.ts';
import { localAt } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { inBrief } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { firstPage, lastOf } from './pages.ts';

const LIMIT = 20;
/** Before every suggestion that there is. */
const FROM_THE_NEWEST = writeCursor('suggestions', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
const PLACE = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** `suggestions_list`: what waits for a person's decision, of the workspace or about one task. */
export async function suggestionsList(
  call: ToolCall,
  input: TaskToolInput<'suggestions_list'>,
): Promise<ToolReply> {
  const { limit = LIMIT, cursor } = input;
  const task = input.task === undefined ? null : await call.task({ task: input.task });
  const before = readCursor('suggestions', 'cursor', cursor, PLACE);
  const asked = { now: call.now, ...(task === null ? {} : { tasks: [task.task_id] }) };
  const found = await call.tx.pendingSuggestions({
    ...asked,
    ...(before === null ? {} : { before }),
    limit: limit + 1,
  });
  const page = firstPage('suggestions', found, limit, ({ row }) => row.suggestion_id);
  const isAll = before === null && page.next_cursor === null;
  const counted = isAll ? { total: found.length } : await countedOf(call, asked);
  const names = await namesOf(call, page.shown);
  const suggestions = page.shown.map((pending) => line(call, pending, names));
  return budgeted(
    call,
    input.max_chars,
    {
      suggestions,
      timezone: call.turn.moment.zone,
      ...(page.next_cursor === null ? {} : counted),
      next_cursor: page.next_cursor,
    },
    {
      lists: [
        {
          path: 'suggestions',
          keep: 1,
          brief: inBrief('id', 'type', 'task', 'created_at'),
          whenCut: (shown) => ({ ...counted, next_cursor: cursorAfter(shown) }),
        },
      ],
      optional: [],
      signals: [{ suggestions: [], ...counted, next_cursor: cursor ?? FROM_THE_NEWEST }],
    },
  );
}

/** Of so many the total is told; beyond it there are at least so many. */
const COUNTED_MAX = 250;

async function countedOf(
  call: ToolCall,
  query: Omit<Parameters<ToolCall['tx']['pendingSuggestions']>[0], 'limit'>,
): Promise<Counted> {
  const all = await call.tx.pendingSuggestions({ ...query, limit: COUNTED_MAX + 1 });
  return countedUpTo(COUNTED_MAX, all.length);
}

function cursorAfter(shown: readonly unknown[]): string | null {
  const last = lastOf(shown, 'id');
  return last === null ? null : writeCursor('suggestions', last);
}

/** The ids of the tasks that they are about. */
async function namesOf(
  call: ToolCall,
  pending: readonly PendingSuggestion[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(pending.flatMap(({ row }) => row.task_id ?? []))];
  const objects =
    ids.length === 0 ? [] : await call.turn.objects(ids.map((id) => ({ kind: 'task', id })));
  return new Map(
    objects.flatMap((object) => {
      const target = asTarget(object);
      return target?.kind === 'task' ? [[target.row.task_id, taskId(target.row)]] : [];
    }),
  );
}

function line(
  call: ToolCall,
  { row, source, agent }: PendingSuggestion,
  names: ReadonlyMap<string, string>,
) {
  const { rationale } = row;
  const data: Readonly<Record<string, unknown>> = rationale.data;
  return {
    id: row.suggestion_id,
    given_id: row.given_id,
    surface: row.surface,
    type: row.type,
    task: row.task_id === null ? null : (names.get(row.task_id) ?? null),
    payload: row.payload,
    confidence: row.confidence,
    // An agent's own words; of a rule its name says why.
    rationale: rationale.code === 'verbatim' ? data['text'] : null,
    rule: row.rule,
    source,
    agent: agent?.name ?? null,
    mine: agent?.actor === call.actor,
    created_at: localAt(call, row.created_at),
    expires_at: localAt(call, row.expires_at),
  };
}
