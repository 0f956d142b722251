import { SuggestionType, type TaskToolInput, writeEntityId } from '@planerka/contracts';
import { addMinutes, type Task } from '@planerka/plan';
import { type ListQuery, projectsInWork } from '@planerka/runtime';
import { countedUpTo } from '../counted.ts';
import { type More, readCursor, writeCursor } from '../cursor.ts';
import { taskId } from '../names.ts';
import { taskTimes } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { LeftOutLine } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { lastOf } from './pages.ts';

const LIMIT = 50;
/** A week, as long as an agent's suggestion may be taken. */
const ANSWERS_MINUTES = 7 * 24 * 60;
const ANSWERS_MAX = 200;
/** Of so many tasks the total is told; beyond it there are at least so many. */
const COUNTED_MAX = 250;
/** What is said under a new task comes with the words that make it: no agent speaks there. */
const SURFACES = ['task_drawer', 'today_plan'] as const;

/**
 * `suggestions_context`: what an envelope of suggestions may name here, and what it is held against:
 * open tasks by number, projects in work, the present instant and the zone.
 */
export async function suggestionsContext(
  call: ToolCall,
  input: TaskToolInput<'suggestions_context'>,
): Promise<ToolReply> {
  const { limit = LIMIT, cursor } = input;
  const after = Number(readCursor('suggestions', 'cursor', cursor, /^\d{1,10}$/) ?? 0);
  const open: Omit<ListQuery, 'after' | 'limit'> = {
    kind: 'task',
    statuses: ['todo', 'in_progress'],
  };
  const found = await call.tx.listTasks({ ...open, after, limit: limit + 1 });
  const isAll = after === 0 && found.length <= limit;
  const counted = isAll
    ? { total: found.length }
    : countedUpTo(
        COUNTED_MAX,
        await call.tx.countListed({ ...open, after: 0, limit: COUNTED_MAX + 1 }),
      );
  const projects = after > 0 ? [] : await projectsInWork(call.turn);
  const { zone } = call.turn.moment;
  const tasks = found.slice(0, limit).map((task) => line(task, zone));
  const clarifications = after > 0 ? [] : await clarificationsOf(call);
  const head = {
    contract_version: 1,
    now: call.now,
    timezone: call.turn.moment.zone,
    surfaces: SURFACES,
    types: SuggestionType.options,
  };
  const cursorOf = (shown: readonly unknown[]): string => {
    const last = lastOf(shown, 'id');
    return writeCursor('suggestions', last === null ? String(after) : last.replace(/^TASK-/, ''));
  };
  return budgeted(
    call,
    input.max_chars,
    {
      ...head,
      ...(clarifications.length > 0 && { clarifications }),
      projects: projects.map((project) => ({ ...project })),
      tasks,
      ...(found.length > limit
        ? { ...counted, next_cursor: cursorOf(tasks) }
        : { next_cursor: null }),
    },
    {
      lists: [
        { path: 'tasks', whenCut: (shown) => ({ ...counted, next_cursor: cursorOf(shown) }) },
        { path: 'clarifications', keep: 1, ending: ANSWERS_LEFT },
        { path: 'projects', more: morePlans(projects.length) },
      ],
      optional: ['types'],
      signals: [{ ...head, tasks: [], projects: [], ...counted, next_cursor: cursorOf([]) }],
    },
  );
}

/** The older answers, counted in their place: the next envelope that is held against them sees all. */
const ANSWERS_LEFT: LeftOutLine = {
  counts: () => null,
  line: (count) => ({ kind: 'more', count }),
};

/** Projects that have no room here are in the list of plans. */
function morePlans(total: number): (shown: number) => More {
  return () => ({ total, see: 'tasks_context', next_cursor: writeCursor('list', 'p0') });
}

/** What people have answered to this agent's questions, as the contract's `context.clarification` tells it. */
async function clarificationsOf(call: ToolCall) {
  const answered = await call.tx.answeredQuestions({
    agent: call.turn.context.actor.id,
    since: addMinutes(call.now, -ANSWERS_MINUTES),
    limit: ANSWERS_MAX,
  });
  return answered.map(({ question_id, given_id, task, answer, answered_at }) => ({
    questionId: question_id,
    suggestionId: given_id,
    ...(task !== null && { todoId: writeEntityId({ kind: 'task', number: task }) }),
    answer,
    answeredAt: answered_at,
  }));
}

function line(task: Task, zone: string) {
  return {
    id: taskId(task),
    title: task.title,
    priority: task.priority,
    category: task.category,
    minutes: task.duration_minutes,
    ...taskTimes(task, zone),
  };
}
