import type { Operation } from '@planerka/contracts';

/** Each operation as people say it, and as its token says it. */
export interface OperationCase {
  readonly words: string;
  readonly operation: Operation;
  /** What is before; the last thing made is what is meant. */
  readonly given?: readonly string[];
  /** Words only propose the other object: the choice that is tapped when they are asked about. */
  readonly chosen?: string;
}

const TASK = { task: 1 } as const;
export const TASK_MADE = ['Создай задачу купить молоко'];
const BLOCK_MADE = ['Поставь блок «созвон» завтра в 10:00 на 60 минут'];
const STEP_MADE = ['Создай задачу сделать ремонт', 'добавь подзадачу купить плитку'];

/** Every operation that people have words for. */
export const operationCases: readonly OperationCase[] = [
  { words: 'отметь сделанным', operation: { type: 'update_status', ...TASK, status: 'done' } },
  { words: 'начал', operation: { type: 'update_status', ...TASK, status: 'in_progress' } },
  { words: 'больше не нужно', operation: { type: 'update_status', ...TASK, status: 'cancelled' } },
  {
    words: 'перенеси на завтра',
    operation: { type: 'reschedule', ...TASK, planned_at: '2026-02-26' },
  },
  {
    words: 'перенеси на пятницу в 15:00',
    operation: { type: 'reschedule', ...TASK, planned_at: '2026-02-27T15:00:00+03:00' },
  },
  {
    words: 'на час позже',
    operation: { type: 'reschedule', timeblock: 1, shift_minutes: 60 },
    given: BLOCK_MADE,
  },
  {
    words: 'переименуй в купить кефир',
    operation: { type: 'rename', ...TASK, title: 'купить кефир' },
  },
  { words: 'сделай важной', operation: { type: 'set_priority', ...TASK, priority: 'high' } },
  { words: 'добавь тег дом', operation: { type: 'set_tags', ...TASK, add: ['дом'] } },
  {
    words: 'убери теги',
    operation: { type: 'set_tags', ...TASK, tags: [] },
    given: [...TASK_MADE, 'добавь тег дом'],
  },
  {
    words: 'отнеси к категории дом',
    operation: { type: 'set_category', ...TASK, category: 'дом' },
  },
  {
    words: 'убери категорию',
    operation: { type: 'set_category', ...TASK, category: null },
    given: [...TASK_MADE, 'поставь категорию работа'],
  },
  {
    words: 'TASK-001 заблокирована: ждём оплату',
    operation: { type: 'block_task', ...TASK, reason: 'ждём оплату' },
  },
  {
    words: 'можно продолжать TASK-001',
    operation: { type: 'unblock_task', ...TASK },
    given: [...TASK_MADE, 'TASK-001 заблокирована'],
  },
  {
    words: 'сократи до 30 минут',
    operation: { type: 'set_duration', timeblock: 1, duration_minutes: 30 },
    given: BLOCK_MADE,
  },
  {
    words: 'срок до пятницы',
    operation: { type: 'set_due', ...TASK, due_date: '2026-02-27' },
  },
  {
    words: 'напомни за полчаса',
    operation: { type: 'set_reminders', ...TASK, remind_before_minutes: [30] },
    given: ['Создай задачу позвонить маме завтра в 15:00'],
  },
  {
    words: 'повторяй каждую пятницу',
    operation: { type: 'set_recurrence', ...TASK, rrule: 'FREQ=WEEKLY;BYDAY=FR' },
  },
  {
    words: 'повторяй каждый день',
    operation: { type: 'set_recurrence', timeblock: 1, rrule: 'FREQ=DAILY' },
    given: BLOCK_MADE,
  },
  {
    words: 'больше не повторяй',
    operation: { type: 'set_recurrence', ...TASK, rrule: null },
    given: ['Создай задачу зарядка каждый день'],
  },
  { words: 'закрепи', operation: { type: 'pin', ...TASK } },
  { words: 'открой задачу', operation: { type: 'focus', ...TASK } },
  { words: 'закрой', operation: { type: 'unfocus' }, given: [...TASK_MADE, '/focus TASK-001'] },
  { words: 'открепи', operation: { type: 'unpin' }, given: [...TASK_MADE, 'закрепи'] },
  { words: 'удали', operation: { type: 'delete', ...TASK } },
  { words: 'удали', operation: { type: 'delete', timeblock: 1 }, given: BLOCK_MADE },
  {
    words: 'отложи на час',
    operation: { type: 'snooze', ...TASK, minutes: 60 },
    given: ['Создай задачу позвонить маме завтра в 15:00'],
  },
  {
    words: 'создай проект Ремонт',
    operation: { type: 'project_create', title: 'Ремонт' },
  },
  {
    words: 'переименуй проект в Ремонт кухни',
    operation: { type: 'rename', project: 1, title: 'Ремонт кухни' },
    given: ['создай проект Ремонт'],
  },
  {
    words: 'перенеси в проект Ремонт',
    operation: { type: 'move_to_project', ...TASK, project: 1 },
    given: ['создай проект Ремонт', 'Создай задачу купить плитку'],
  },
  {
    words: 'привяжи к задаче плитка',
    operation: { type: 'link_task', timeblock: 1, task: 1 },
    given: ['Создай задачу купить плитку', ...BLOCK_MADE],
    chosen: '«купить плитку» (TASK-001)',
  },
  {
    words: 'убери проект в архив',
    operation: { type: 'project_archive', project: 1 },
    given: ['создай проект Ремонт'],
  },
  {
    words: 'валюта проекта Ремонт — евро',
    operation: { type: 'project_frame', project: 1, currency: 'EUR' },
    given: ['создай проект Ремонт'],
  },
  {
    words: 'добавь подзадачу купить плитку',
    operation: { type: 'subtask_add', ...TASK, title: 'купить плитку' },
  },
  {
    words: 'отметь подзадачу сделанной',
    operation: { type: 'subtask_tick', task: 2, done: true },
    given: STEP_MADE,
    chosen: '«купить плитку» (TASK-002)',
  },
  {
    words: 'отметь сделанным',
    operation: { type: 'update_status', task: 2, status: 'done' },
    given: STEP_MADE.slice(0, 1).concat('Создай задачу купить плитку'),
  },
];
