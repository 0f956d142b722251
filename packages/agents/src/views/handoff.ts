import type { TaskToolInput, JsonObject } from '@planerka/contracts';
import { isClosed, lateSince, missingAtRoot, openNodes } from '@planerka/plan';
import { taskId, taskStatus } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { ToolCall } from '../tool-call.ts';
import { budgeted } from './budgeted.ts';
import { headlineOf, signalOf } from './headline.ts';
import { excerpt } from './json-paths.ts';
import { rootsOf } from './memory.ts';
import { blockersOf, radarOf, radarShrinkage } from './radar.ts';
import { journalMoment } from './journal-moment.ts';
import { type Situation, situationOf } from './situation.ts';
import { stepLine, taskLine } from './step-status.ts';

const LIMIT = 20;
const RISK_MAX_CHARS = 300;

export interface ShiftReport {
  readonly done: readonly JsonObject[];
  readonly remaining: readonly JsonObject[];
  readonly risks: readonly JsonObject[];
}

/** What is done, what remains, and what may go wrong; `limit` items of each. */
export async function shiftReportOf(
  call: ToolCall,
  situation: Situation,
  limit: number,
): Promise<ShiftReport> {
  return {
    done: await doneIn(call, situation, limit),
    remaining: remainingIn(situation).slice(0, limit),
    risks: (await risksIn(call, situation, limit)).slice(0, limit),
  };
}

async function doneIn(call: ToolCall, situation: Situation, limit: number): Promise<JsonObject[]> {
  const { entity, steps } = situation;
  if (entity.kind === 'task') {
    return steps
      .filter(({ row }) => isClosed(row))
      .slice(0, limit)
      .map(stepLine);
  }
  const done = await call.tx.listTasks({
    kind: 'task',
    project: entity.row.project_id,
    statuses: ['done', 'cancelled'],
    after: 0,
    limit,
  });
  return done.map((row) => ({ task: taskId(row), title: row.title, status: taskStatus(row) }));
}

function remainingIn({ entity, tasks, steps }: Situation): JsonObject[] {
  if (entity.kind === 'project') return tasks.map(taskLine);
  const open = openNodes(steps);
  if (open.length > 0) return open.map(stepLine);
  const { row } = entity;
  return isClosed(row)
    ? []
    : [{ task: taskId(row), title: row.title, status: taskStatus(row), note: 'not completed yet' }];
}

/** Risks that were noted, blockers, what was forced, and what is late. */
async function risksIn(call: ToolCall, situation: Situation, limit: number): Promise<JsonObject[]> {
  const roots = await rootsOf(call, situation.entity);
  const noted = await call.tx.memos({ roots, kinds: ['risk'], limit });
  return [
    ...noted.map(({ title, body, created_by: by }) => ({
      kind: 'noted',
      text: excerpt([title, body].filter((part) => part !== null).join(': '), RISK_MAX_CHARS),
      by,
    })),
    ...blockersOf(situation),
    ...forcedIn(situation),
    ...lateIn(call, situation),
  ];
}

/** Steps that were closed without checkpoints that they are held to. */
function forcedIn({ tasks }: Situation): JsonObject[] {
  return tasks.flatMap(({ task, steps }) =>
    steps
      .filter(({ row }) => isClosed(row) && missingAtRoot(row).length > 0)
      .map(({ id, path, row }) => ({
        kind: 'unconfirmed',
        task: taskId(task),
        step_id: id,
        path,
        missing: missingAtRoot(row),
      })),
  );
}

/** A task that is late by its due time alone, whenever it was planned. */
const UNPLANNED = { planned_at: null, planned_on: null };

function lateIn(call: ToolCall, { tasks }: Situation): JsonObject[] {
  const { moment } = call.turn;
  return tasks
    .filter(({ task }) => !isClosed(task) && lateSince({ ...task, ...UNPLANNED }, moment) !== null)
    .map(({ task }) => ({ kind: 'late', task: taskId(task), due: task.due_at ?? task.due_on }));
}

/** `tasks_handoff`: the shift report with the radar; keeps this moment as a base, unless it only reads. */
export async function handoff(
  call: ToolCall,
  input: TaskToolInput<'tasks_handoff'>,
): Promise<ToolReply> {
  const situation = await situationOf(call, await call.entity(input));
  const report = await shiftReportOf(call, situation, input.limit ?? LIMIT);
  const radar = radarOf(situation, call.workspace.name);
  const shrinkage = radarShrinkage('radar.');
  const signal = signalOf(situation);
  const reply = budgeted(
    call,
    input.max_chars,
    { ...headlineOf(situation), ...report, radar },
    {
      lists: [
        { path: 'done', keep: 3 },
        { path: 'risks', keep: 3 },
        { path: 'remaining', keep: 3 },
        ...shrinkage.lists,
      ],
      optional: shrinkage.optional,
      signals: [{ ...signal, next: radar.next }, signal],
    },
  );
  return input.read_only === true
    ? reply
    : { ...reply, ...(await journalMoment(call, situation.entity, { kind: 'handoff' })) };
}
