import type { JsonObject, TaskToolInput } from '@planerka/contracts';
import { flatten } from '@planerka/plan';
import { offsetMore, readOffset } from '../cursor.ts';
import { entityId, taskId, taskStatus } from '../names.ts';
import { ensure, refused } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { BUDGET_DEFAULT, BUDGET_FLOOR, inBrief, payloadBytes } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { detailsOf, headlineOf, signalOf } from './headline.ts';
import { rootsOf } from './memory.ts';
import { type Situation, situationOf } from './situation.ts';
import { stepInFull } from './step-status.ts';

const LIMIT = 100;

/**
 * `tasks_mirror`: the plan with its tasks, the task with its steps, or with `path` one step with all
 * below it, in a form that other programs read: `items` in order.
 */
export async function mirror(
  call: ToolCall,
  input: TaskToolInput<'tasks_mirror'>,
): Promise<ToolReply> {
  const situation = await situationOf(call, await call.entity(input));
  const { entity } = situation;
  if (input.memo !== undefined) return await wholeMemo(call, situation, input);
  const from = readOffset('items', 'cursor', input.cursor);
  const { items, total } = await sliceOf(call, situation, {
    path: input.path,
    from,
    limit: input.limit ?? LIMIT,
  });
  const more = offsetMore('items', from, total);
  return budgeted(
    call,
    input.max_chars,
    {
      version: 1,
      qualified_id: call.qualified(entityId(entity)),
      ...headlineOf(situation),
      ...(input.path === undefined
        ? detailsOf(entity, call.turn.moment.zone)
        : { path: input.path }),
      total,
      items,
      next_cursor: more(items.length).next_cursor ?? null,
    },
    {
      lists: [
        {
          path: 'items',
          keep: 3,
          brief: inBrief('step_id', 'path', 'task', 'title', 'status'),
          whenCut: (shown) => ({ next_cursor: more(shown.length).next_cursor ?? null }),
        },
      ],
      optional: ['contract_data', 'checklist', 'context', 'notes', 'contract', 'description'],
      signals: [{ ...signalOf(situation), total }, signalOf(situation)],
    },
  );
}

/** Of what is told by its head elsewhere, so many characters of its whole text in one answer. */
const TEXT_SLICE_CHARS = 3_000;
const LESS = 0.8;
/** What a warning of the budget itself takes. */
const WARNING_BYTES = 120;

/** A memo's whole text, or its data as JSON, part by part. */
async function wholeMemo(
  call: ToolCall,
  situation: Situation,
  { memo: id = '', cursor, max_chars: asked }: TaskToolInput<'tasks_mirror'>,
): Promise<ToolReply> {
  const roots = await rootsOf(call, situation.entity);
  const memos = await call.tx.memos({ roots, ids: [id], limit: 1 });
  const [memo] = memos;
  ensure(
    memo !== undefined,
    'UNKNOWN_ID',
    `${entityId(situation.entity)} has no memo ${id}.`,
    'tasks_resume_super names the memos that there are.',
    { next: call.lookAt(situation.entity) },
  );
  const whole = memo.body ?? JSON.stringify(memo.data);
  const from = readOffset('text', 'cursor', cursor);
  const resultOf = (length: number): JsonObject => {
    const text = whole.slice(from, from + length);
    return {
      ...signalOf(situation),
      memo: { id, kind: memo.kind, bytes: Buffer.byteLength(whole) },
      text,
      next_cursor: offsetMore('text', from, whole.length)(text.length).next_cursor ?? null,
    };
  };
  const room = Math.max(asked ?? BUDGET_DEFAULT, BUDGET_FLOOR) - WARNING_BYTES;
  let length = asked === undefined ? TEXT_SLICE_CHARS : room;
  // What is quoted or not Latin takes more bytes than characters.
  while (payloadBytes({ ok: true, result: resultOf(length), warnings: call.warnings }) > room)
    length = Math.floor(length * LESS);
  const result = resultOf(length);
  return budgeted(call, asked, result, { lists: [], optional: [], signals: [result] });
}

interface Slice {
  readonly items: readonly JsonObject[];
  readonly total: number;
}

async function sliceOf(
  call: ToolCall,
  { entity, steps, counts, zone }: Situation,
  {
    path,
    from,
    limit,
  }: { readonly path: string | undefined; readonly from: number; readonly limit: number },
): Promise<Slice> {
  if (entity.kind === 'task') {
    const nodes = path === undefined ? steps : flatten([await call.step(entity.row, { path })]);
    return {
      items: nodes.slice(from, from + limit).map((node) => stepInFull(node, zone)),
      total: nodes.length,
    };
  }
  if (path !== undefined) {
    throw refused(
      'WRONG_KIND',
      'A plan has no steps of its own, so path leads nowhere.',
      'Name the task that the path belongs to, or leave path out.',
      { details: { fields: ['path'] } },
    );
  }
  const all = await call.tx.tasksOf([entity.row.project_id], from + limit);
  const rows = all.slice(from);
  const counted = await call.tx.countSteps(rows.map(({ task_id: id }) => id));
  return {
    items: rows.map((row) => ({
      task: taskId(row),
      title: row.title,
      status: taskStatus(row),
      steps: counted.get(row.task_id) ?? { open: 0, done: 0 },
    })),
    total: counts.open + counts.done,
  };
}
