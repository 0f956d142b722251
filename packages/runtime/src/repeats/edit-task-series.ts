import { type Message, verbatim } from '@planerka/contracts';
import { asMessage } from '../words.ts';
import { type Applied, refuse } from '../conversation/operation-rule.ts';
import { stale } from '../drafts/owned-draft.ts';
import {
  type Day,
  dayOf,
  dayOfWall,
  moveRule,
  type Step,
  type Target,
  type Task,
  taskSeries,
  wallOf,
} from '@planerka/plan';
import { describeRecurrence, formatDayAndMonth, series as texts } from '@planerka/texts';
import { askScope, type Scope, type SeriesEdit } from './series-scope.ts';
import { followTask, sayNext } from './follow-task.ts';

/**
 * A repeating task has one open occurrence: it can be moved or left out alone, or with all that
 * follow. Other edits go on with the task by themselves: null.
 */
export async function editTaskSeries(
  edit: SeriesEdit,
  target: Extract<Target, { kind: 'task' }>,
  scope: Scope | null,
): Promise<Applied | null> {
  const { turn, operation } = edit;
  const task = target.row;
  const { zone } = turn.moment;
  const series = taskSeries(task, dayOf(turn.now, zone));
  const isAsked = operation.type === 'delete' || operation.type === 'reschedule';
  const isOpen = task.status === 'todo' || task.status === 'in_progress';
  const { occurrence } = operation;
  if (occurrence !== undefined && occurrence !== series?.first) return refuse(stale());
  if (!series || !isAsked || !isOpen) return null;
  const applied = await edit.rule.apply(turn, operation, target, edit.accepted);
  if (applied.kind !== 'change' || applied.steps.length === 0) return applied;
  const written = writtenTask(applied.steps, task);
  const isUnplanned =
    written !== null && written.planned_on === null && written.planned_at === null;
  if (written === null || (operation.type === 'reschedule' && isUnplanned)) return applied;
  if (scope === null)
    return askScope(target, operation, { wall: series.first }, ['this', 'following']);
  const day = formatDayAndMonth(dayOfWall(series.first));
  if (operation.type === 'reschedule') {
    if (scope === 'this')
      return { ...applied, said: [...applied.said, asMessage(texts.only(day))] };
    return movedSeries(applied, task, written);
  }
  if (scope !== 'this') return { ...applied, said: [...applied.said, asMessage(texts.ended)] };
  const followed = await followTask(turn, task);
  if (!followed) return applied;
  const steps = applied.steps.map((step) => withOver(step, task, followed.over));
  return {
    ...applied,
    steps: [...steps, ...followed.steps],
    said: [...applied.said, asMessage(sayNext(turn, followed))],
    shown: [{ kind: 'task', row: followed.next }],
  };
}

function writtenTask(steps: readonly Step[], task: Task): Task | null {
  for (const { after } of steps) {
    if (after?.kind === 'task' && after.row.task_id === task.task_id) return after.row;
  }
  return null;
}

function withOver(step: Step, task: Task, over: Partial<Task>): Step {
  const { before, after } = step;
  if (after?.kind !== 'task' || after.row.task_id !== task.task_id) return step;
  return { before, after: { kind: 'task', row: { ...after.row, ...over } } };
}

/** The rule moved with its task. */
function movedSeries(
  applied: Extract<Applied, { kind: 'change' }>,
  task: Task,
  written: Task,
): Applied {
  const { recurrence_rule: old, recurrence_zone: zone } = task;
  if (old === null || zone === null) return applied;
  const wall = written.planned_at === null ? null : wallOf(written.planned_at, zone);
  const from = dayIn(task, zone);
  const to = dayIn(written, zone);
  const rule = from === null || to === null ? old : moveRule(old, from, to);
  const retold = (message: Message): Message => {
    const { text } = message.data;
    return typeof text === 'string' ? verbatim(text.replace(said(old), said(rule))) : message;
  };
  const changed = {
    recurrence_rule: rule,
    recurrence_time: wall === null ? null : wall.slice(11),
  };
  return {
    ...applied,
    steps: applied.steps.map((step) => withOver(step, task, changed)),
    said: [...applied.said.map(retold), asMessage(texts.all)],
  };
}

function said(rule: string): string {
  return texts.repeats(describeRecurrence(rule));
}

function dayIn({ planned_on: on, planned_at: at }: Task, zone: string): Day | null {
  return at === null ? on : dayOf(at, zone);
}
