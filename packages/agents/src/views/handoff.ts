import { isJsonObject, type JsonObject, type TaskToolInput } from '@planerka/contracts';
import { isClosed, lateSince, type Memo, missingAtRoot, openNodes } from '@planerka/plan';
import { cutLists, type More, mergedCut, offsetMore, readOffset } from '../cursor.ts';
import { excerptOfBytes } from '../excerpt-of-bytes.ts';
import { type PlanEntity, taskId, taskStatus } from '../names.ts';
import { taskTimes } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from './budgeted.ts';
import { coresOf, richestWithin } from './core-signals.ts';
import { blockersOf, LINES_LEFT } from './goal-and-blockers.ts';
import { headlineOf, signalOf } from './headline.ts';
import { journalMoment } from './journal-moment.ts';
import { excerpt } from './json-paths.ts';
import { rootsOf } from './memory.ts';
import { radarCut, radarOf, radarShrinkage } from './radar.ts';
import { inWindow, type Situation, situationOf } from './situation.ts';
import { stepLine } from './step-status.ts';
import {
  LIST_START,
  type ListPlace,
  listedFrom,
  readListPlace,
  windowMore,
} from './task-window.ts';

const LIMIT = 20;
const RISK_MAX_CHARS = 300;
const RISKS_READ_MAX = 500;

export interface ShiftReport {
  readonly done: readonly JsonObject[];
  readonly remaining: readonly JsonObject[];
  readonly risks: readonly JsonObject[];
  /** How many there are of each in all, and where it goes on. */
  readonly more: Readonly<Record<ReportList, (shown: number) => More>>;
}

type ReportList = 'done' | 'remaining' | 'risks';

/** Where each list begins: behind an earlier answer's. */
interface ReportStart {
  readonly done: number;
  readonly remaining: number;
  readonly risks: ListPlace;
}
const BEGINNING: ReportStart = { done: 0, remaining: 0, risks: LIST_START };

/** What is done, what remains, and what may go wrong; `limit` items of each. */
export async function shiftReportOf(
  call: ToolCall,
  situation: Situation,
  limit: number,
  from: ReportStart = BEGINNING,
): Promise<ShiftReport> {
  const { entity, counts } = situation;
  const isPlan = entity.kind === 'project';
  const done = await doneIn(call, situation, from.done + limit);
  const remaining = isPlan
    ? await openTasksOf(call, entity, from.remaining + limit)
    : remainingIn(situation);
  const listed = await inWindow(call, situation, from.risks.window);
  const risks = await risksIn(call, listed);
  const closed = situation.steps.filter(({ row }) => isClosed(row)).length;
  return {
    done: done.slice(from.done, from.done + limit),
    remaining: remaining.slice(from.remaining, from.remaining + limit),
    risks: listedFrom(risks, from.risks, limit),
    more: {
      done: offsetMore('done', from.done, isPlan ? counts.done : closed),
      remaining: offsetMore('remaining', from.remaining, isPlan ? counts.open : remaining.length),
      risks: moreRisks(risks, from.risks, listed),
    },
  };
}

/** Of very many noted risks the newest are read: then there are at least so many. */
function moreRisks(
  risks: readonly JsonObject[],
  place: ListPlace,
  { rest }: Situation,
): (shown: number) => More {
  const more = windowMore('risks', place, { inWindow: risks.length, rest });
  const noted = risks.filter(({ kind }) => kind === 'noted').length;
  return (shown) => ({ ...more(shown), ...(noted < RISKS_READ_MAX ? {} : { at_least: true }) });
}

async function doneIn(call: ToolCall, situation: Situation, limit: number): Promise<JsonObject[]> {
  const { entity, steps } = situation;
  if (entity.kind === 'task') return steps.filter(({ row }) => isClosed(row)).map(stepLine);
  const done = await call.tx.listTasks({
    kind: 'task',
    project: entity.row.project_id,
    statuses: ['done', 'cancelled'],
    after: 0,
    limit,
  });
  return done.map((row) => ({ task: taskId(row), title: row.title, status: taskStatus(row) }));
}

async function openTasksOf(
  call: ToolCall,
  { row }: PlanEntity,
  limit: number,
): Promise<JsonObject[]> {
  const tasks = await call.tx.listTasks({
    kind: 'task',
    project: row.project_id,
    statuses: ['todo', 'in_progress'],
    after: 0,
    limit,
  });
  const counted = await call.tx.countSteps(tasks.map(({ task_id: id }) => id));
  return tasks.map((task) => ({
    task: taskId(task),
    title: task.title,
    status: taskStatus(task),
    steps: counted.get(task.task_id) ?? { open: 0, done: 0 },
  }));
}

function remainingIn({ entity, steps }: Situation): JsonObject[] {
  const open = openNodes(steps);
  if (open.length > 0) return open.map(stepLine);
  const { row } = entity;
  return entity.kind === 'project' || isClosed(entity.row)
    ? []
    : [
        {
          task: taskId(entity.row),
          title: row.title,
          status: taskStatus(entity.row),
          note: 'not completed yet',
        },
      ];
}

/** Risks that were noted, blockers, what was forced, and what is late. */
async function risksIn(call: ToolCall, situation: Situation): Promise<JsonObject[]> {
  const noted = situation.window === null ? await notedRisks(call, situation) : [];
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

async function notedRisks(call: ToolCall, { entity }: Situation): Promise<Memo[]> {
  const roots = await rootsOf(call, entity);
  return await call.tx.memos({ roots, kinds: ['risk'], limit: RISKS_READ_MAX });
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
    .map(({ task }) => ({
      kind: 'late',
      task: taskId(task),
      due: taskTimes(task, moment.zone)['due'],
    }));
}

/** Of each list in the small form, and the bytes of a text in it. */
const MINIMAL_ITEMS = 1;
const MINIMAL_TEXT_BYTES = 60;
/** Of the small form: what a macro that brings it says itself has to fit into 1 kB, too. */
const MINIMAL_MAX_BYTES = 820;

/** With no text of it over so many bytes, and of a list of lines the first alone. */
function inBytes(value: unknown, max: number): unknown {
  if (typeof value === 'string') return excerptOfBytes(value, max);
  if (Array.isArray(value)) return firstLine(value).map((each) => inBytes(each, max));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inBytes(each, max)]));
}

/** The first of a list, and a line that counts the others. */
function firstLine(items: readonly unknown[]): unknown[] {
  const told = LINES_LEFT.counts(items.at(-1));
  const all = told === null ? items.length : items.length - 1 + told;
  return all > 1 ? [items[0], LINES_LEFT.line(all - 1)] : [...items];
}

function cutReport(
  { done, remaining, risks }: Omit<ShiftReport, 'more'>,
  more: ShiftReport['more'],
): JsonObject {
  return cutLists({
    done: { shown: done.length, of: more.done },
    remaining: { shown: remaining.length, of: more.remaining },
    risks: { shown: risks.length, of: more.risks },
  });
}

/** `tasks_handoff`: the shift report with the radar; keeps this moment as a base, unless it only reads. */
export async function handoff(
  call: ToolCall,
  input: TaskToolInput<'tasks_handoff'>,
): Promise<ToolReply> {
  const situation = await situationOf(call, await call.entity(input));
  const kept =
    input.read_only === true
      ? {}
      : await journalMoment(call, situation.entity, { kind: 'handoff' });
  const signal = signalOf(situation);
  const cores = coresOf(situation, call.workspace.name);
  if (input.view === 'minimal') {
    const { more, ...report } = await shiftReportOf(call, situation, MINIMAL_ITEMS);
    call.warn('BUDGET_MINIMAL', 'Small form: view "full" shows more.');
    const small = (items: readonly JsonObject[]) =>
      items.map((item) => inBytes(item, MINIMAL_TEXT_BYTES));
    const lists = {
      done: small(report.done),
      remaining: small(report.remaining),
      risks: small(report.risks),
    };
    const within = (radar: (typeof cores)[number]): JsonObject => ({
      ...signal,
      timezone: situation.zone,
      ...lists,
      ...cutReport(report, more),
      radar,
    });
    const [first, ...others] = cores;
    return {
      result: { ...richestWithin([within(first), ...others.map(within)], MINIMAL_MAX_BYTES) },
      ...kept,
    };
  }
  const from = {
    done: readOffset('done', 'done_cursor', input.done_cursor),
    remaining: readOffset('remaining', 'remaining_cursor', input.remaining_cursor),
    risks: readListPlace('risks', 'risks_cursor', input.risks_cursor),
  };
  const { more, ...report } = await shiftReportOf(call, situation, input.limit ?? LIMIT, from);
  const radar = radarOf(situation, call.workspace.name);
  const shrinkage = radarShrinkage('radar.', situation);
  const cut = mergedCut(cutReport(report, more), radarCut(situation, 'radar_'));
  const reply = budgeted(
    call,
    input.max_chars,
    { ...headlineOf(situation), ...report, ...cut, radar },
    {
      lists: [
        { path: 'done', keep: 3, more: more.done },
        { path: 'risks', keep: 3, more: more.risks },
        { path: 'remaining', keep: 3, more: more.remaining },
        ...shrinkage.lists,
      ],
      optional: shrinkage.optional,
      signals: cores.map((core) => ({ ...signal, ...core })),
    },
  );
  return { ...reply, ...kept };
}
