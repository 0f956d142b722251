import { type Operation, taskTools } from '@planerka/contracts';
import { EVERY_CALL, SAMPLE_PLAN } from '../mcp/every-call.ts';
import { operationCases } from '../rig/operation-cases.ts';
import type { Act, Said } from './act.ts';

/** Those that take an object away, or need one that others would change, come last. */
const LAST = ['project_archive', 'delete'];

const MORE: readonly Operation[] = [
  { type: 'attach_source', task: 1, source_kind: 'photo', chat: '7', messages: [1, 2] },
  { type: 'attach_source', timeblock: 1, source_kind: 'document', chat: '7', messages: [3] },
  { type: 'update_status', tasks: [1, 2], status: 'done' },
  { type: 'set_due', tasks: [1, 2], due_date: '2026-02-28' },
  { type: 'set_priority', tasks: [1, 2], priority: 'low' },
  { type: 'set_due', task: 1, due_date: null },
  { type: 'reschedule', task: 1, planned_at: null },
  { type: 'set_tags', task: 1, remove: ['дом'] },
  { type: 'set_category', tasks: [1, 2], category: 'дом' },
  { type: 'move_to_project', task: 1, project: null },
  { type: 'link_task', timeblock: 1, task: null },
  { type: 'subtask_tick', task: 3, done: false },
  { type: 'snooze', timeblock: 1, minutes: 10 },
  { type: 'focus', project: 1 },
  { type: 'pin', project: 1 },
  { type: 'delete', project: 1 },
];

const say = (...words: Said[]): Act => ({ do: 'say', by: 'first', words });
const operate = (operation: Operation): Act => say({ operation, confidence: 0.95 });

/** A plan on which each operation finds what it is about: two tasks, a subtask, two blocks, a project. */
const PLAN: readonly Act[] = [
  say({ command: 'task_create', entities: { title: 'отчёт', tags: ['дом'] }, confidence: 0.95 }),
  say({
    command: 'task_create',
    entities: { title: 'зарядка', planned_at: '2026-02-26', recurrence: 'FREQ=DAILY' },
    confidence: 0.95,
  }),
  operate({ type: 'subtask_add', task: 1, title: 'глава' }),
  say({
    command: 'timeblock_create',
    entities: { start_at: '2026-02-26T14:00:00+03:00', duration_minutes: 60 },
    confidence: 0.95,
  }),
  say({
    command: 'timeblock_create',
    entities: {
      start_at: '2026-02-26T09:00:00+03:00',
      duration_minutes: 30,
      recurrence: 'FREQ=DAILY',
    },
    confidence: 0.95,
  }),
  operate({ type: 'project_create', title: 'ремонт' }),
];

/** Every operation, its question answered with the first choice; then there, back, and there again. */
export function everyOperation(): Act[] {
  const all = [...operationCases.map(({ operation }) => operation), ...MORE];
  const rank = ({ type }: Operation) => LAST.indexOf(type);
  const acts = all
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((operation): Act[] => [
      operate(operation),
      { do: 'pick', by: 'first', position: 0 },
      { do: 'undo', by: 'first' },
      { do: 'redo', by: 'first' },
    ]);
  return [...PLAN, ...acts];
}

/** Every tool that writes on the sample plan, which is given back after each call. */
export function everyTool(): Act[] {
  // The plan is another agent's: what undoes its own changes leaves it alone.
  const call = (
    tool: string,
    args: Readonly<Record<string, unknown>>,
    by: 'one' | 'two' = 'two',
  ): Act => ({ do: 'call', by, tool, args: { ...args } });
  const acts = Object.entries(EVERY_CALL).flatMap(([tool, { args, before = [] }]): Act[] => {
    const isReversal = tool === 'tasks_undo' || tool === 'tasks_redo';
    const effect = Object.values(taskTools).find(({ name }) => name === tool)?.effect;
    if (effect === 'read' || isReversal) return [];
    return [
      ...before.map(([earlier, given]) => call(earlier, given)),
      call(tool, args),
      call('tasks_undo', {}),
      call('tasks_redo', {}),
      ...[...before, null].map(() => call('tasks_undo', {})),
    ];
  });
  return [...SAMPLE_PLAN.map(([tool, args]) => call(tool, args, 'one')), ...acts];
}
