import type { Operation } from '@planerka/contracts';
import type { JournalType, PlanObject } from '@planerka/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import { replay } from '../../../../test/rig/replay.ts';

// cites: K3-typed-operations, K8-5-surfaced, K-undo-every-operation, K-audit
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

/** Thursday, 26 February 2026: the day after the story's Wednesday noon. */
const task = command('task_create', {
  title: 'Отчёт',
  planned_at: '2026-02-26T10:00:00+03:00',
});
const block = command('timeblock_create', {
  title: 'Созвон',
  start_at: '2026-02-26T14:00:00+03:00',
  duration_minutes: 60,
});
const bareBlock = command('timeblock_create', {
  start_at: '2026-02-26T17:00:00+03:00',
  duration_minutes: 30,
});
const project = operation({ type: 'project_create', title: 'Ремонт' });
const inbox = command('task_create', { title: 'Молоко' });
const step = operation({ type: 'subtask_add', task: 1, title: 'Плитка' });
const on = (op: Operation): Wish => operation(op);

const SENT = { type: 'attach_source', source_kind: 'document', chat: '7' } as const;

interface Case {
  readonly given: readonly Wish[];
  readonly op: Operation;
  readonly says: string;
  readonly journals: JournalType;
  /** Once more changes nothing; false where it makes something new each time. */
  readonly settles?: false;
  /** How many objects it changes, where that is not one. */
  readonly changes?: number;
  /** Lays an item, a line of the estimate and a quote into the project first. */
  readonly production?: true;
}

/** What is laid into a project, phase by phase. */
const PRODUCTION = {
  planning: {
    op: 'item.create',
    tempId: 'tmp:item:wall',
    payload: { name: 'Стена' },
  },
  accounting: {
    op: 'accountingLine.create',
    tempId: 'tmp:line:board',
    payload: {
      itemRef: 'ITEM-001',
      lineType: 'material',
      title: 'Доска',
      quantity: 2,
      unitCost: 5,
    },
  },
  quote: {
    op: 'quote.createDraft',
    payload: { lines: [{ displayName: 'Стена', quantity: 1, price: 100 }] },
  },
} as const;

async function withProduction(story: Story): Promise<void> {
  for (const phase of ['planning', 'accounting', 'quote'] as const) {
    const seq = (await story.journal()).at(-1)?.seq ?? 0;
    const envelope = {
      schemaVersion: '1.0',
      phase,
      agent: { name: 'planner', runId: phase },
      project: { projectId: 'PLAN-001', timezone: 'Europe/Moscow', currency: 'RUB' },
      inputSnapshot: { itemsRevisionId: `ir_${seq}` },
      changeSet: { changeSetId: phase, requiresApproval: true, ops: [PRODUCTION[phase]] },
    };
    const [shown] = await story.propose({ type: 'draft_set', phase, envelope });
    if (shown?.status !== 'review') throw new Error(`${phase} is not shown: ${shown?.status}`);
    const { set_id } = shown.set;
    const [done] = await story.propose({ type: 'change_set', set_id, act: 'approve' });
    if (done?.status !== 'done') throw new Error(`${phase} is not laid: ${done?.status}`);
  }
}

const WHEN_FRIDAY = 'Когда: послезавтра, 10:00.';

const cases: Readonly<Record<string, Case>> = {
  'update_status done': {
    given: [task],
    op: { type: 'update_status', task: 1, status: 'done' },
    says: 'Отметил сделанной задачу «Отчёт» (TASK-001).',
    journals: 'status_updated',
  },
  'update_status in_progress': {
    given: [task],
    op: { type: 'update_status', task: 1, status: 'in_progress' },
    says: 'Отметил начатой задачу «Отчёт» (TASK-001).',
    journals: 'status_updated',
  },
  'update_status cancelled': {
    given: [task],
    op: { type: 'update_status', task: 1, status: 'cancelled' },
    says: 'Снял с плана задачу «Отчёт» (TASK-001).',
    journals: 'status_updated',
  },
  'update_status todo': {
    given: [task, on({ type: 'update_status', task: 1, status: 'done' })],
    op: { type: 'update_status', task: 1, status: 'todo' },
    says: 'Вернул в список задачу «Отчёт» (TASK-001).',
    journals: 'status_updated',
  },
  'reschedule a task to a day: the hour stays': {
    given: [task],
    op: { type: 'reschedule', task: 1, planned_at: '2026-02-27' },
    says: `Перенёс задачу «Отчёт» (TASK-001).\n${WHEN_FRIDAY}`,
    journals: 'rescheduled',
  },
  'reschedule a task to an hour: the day stays': {
    given: [task],
    op: { type: 'reschedule', task: 1, planned_time: '18:30' },
    says: 'Перенёс задачу «Отчёт» (TASK-001).\nКогда: завтра, 18:30.',
    journals: 'rescheduled',
  },
  'reschedule a task to a day and an hour': {
    given: [inbox],
    op: { type: 'reschedule', task: 1, planned_at: '2026-02-27', planned_time: '09:15' },
    says: 'Перенёс задачу «Молоко» (TASK-001).\nКогда: послезавтра, 09:15.',
    journals: 'rescheduled',
  },
  'reschedule a task an hour later': {
    given: [task],
    op: { type: 'reschedule', task: 1, shift_minutes: 60 },
    says: 'Перенёс задачу «Отчёт» (TASK-001).\nКогда: завтра, 11:00.',
    journals: 'rescheduled',
    settles: false,
  },
  'reschedule a whole-day task by a day': {
    given: [command('task_create', { title: 'Уборка', planned_at: '2026-02-26' })],
    op: { type: 'reschedule', task: 1, shift_minutes: 1440 },
    says: 'Перенёс задачу «Уборка» (TASK-001).\nКогда: послезавтра.',
    journals: 'rescheduled',
    settles: false,
  },
  'reschedule a task to the Inbox': {
    given: [task],
    op: { type: 'reschedule', task: 1, planned_at: null },
    says: 'Снял время с задачи «Отчёт» (TASK-001).\nВо Входящих.',
    journals: 'rescheduled',
  },
  'reschedule a timeblock: it keeps its length': {
    given: [block],
    op: { type: 'reschedule', timeblock: 1, planned_at: '2026-02-27T09:30:00+03:00' },
    says: 'Перенёс блок «Созвон» (BLOCK-001).\nКогда: послезавтра, 09:30–10:30 (1 ч).',
    journals: 'rescheduled',
  },
  'reschedule a timeblock to a day': {
    given: [block],
    op: { type: 'reschedule', timeblock: 1, planned_at: '2026-02-27' },
    says: 'Перенёс блок «Созвон» (BLOCK-001).\nКогда: послезавтра, 14:00–15:00 (1 ч).',
    journals: 'rescheduled',
  },
  'reschedule a timeblock half an hour earlier': {
    given: [block],
    op: { type: 'reschedule', timeblock: 1, shift_minutes: -30 },
    says: 'Перенёс блок «Созвон» (BLOCK-001).\nКогда: завтра, 13:30–14:30 (1 ч).',
    journals: 'rescheduled',
    settles: false,
  },
  'reschedule a timeblock onto another: the other is named': {
    given: [block, bareBlock],
    op: { type: 'reschedule', timeblock: 2, planned_time: '14:45' },
    says: 'Перенёс блок BLOCK-002.\nКогда: завтра, 14:45–15:15 (30 мин).\nПересекается по времени: «Созвон», 14:00–15:00.',
    journals: 'rescheduled',
  },
  'rename a task': {
    given: [task],
    op: { type: 'rename', task: 1, title: 'Годовой отчёт' },
    says: 'Переименовал задачу «Отчёт» (TASK-001): теперь «Годовой отчёт».',
    journals: 'renamed',
  },
  'rename a timeblock without a title': {
    given: [bareBlock],
    op: { type: 'rename', timeblock: 1, title: 'Планёрка' },
    says: 'Переименовал блок BLOCK-001: теперь «Планёрка».',
    journals: 'renamed',
  },
  'rename a project': {
    given: [project],
    op: { type: 'rename', project: 1, title: 'Ремонт кухни' },
    says: 'Переименовал проект «Ремонт» (PLAN-001): теперь «Ремонт кухни».',
    journals: 'renamed',
  },
  'set_priority of a task': {
    given: [task],
    op: { type: 'set_priority', task: 1, priority: 'high' },
    says: 'Поставил высокий приоритет задаче «Отчёт» (TASK-001).',
    journals: 'priority_set',
  },
  'set_priority of a timeblock': {
    given: [block],
    op: { type: 'set_priority', timeblock: 1, priority: 'low' },
    says: 'Поставил низкий приоритет блоку «Созвон» (BLOCK-001).',
    journals: 'priority_set',
  },
  'set_priority away': {
    given: [task, on({ type: 'set_priority', task: 1, priority: 'medium' })],
    op: { type: 'set_priority', task: 1, priority: null },
    says: 'Снял приоритет с задачи «Отчёт» (TASK-001).',
    journals: 'priority_set',
  },
  'set_tags adds and removes': {
    given: [task, on({ type: 'set_tags', task: 1, tags: ['дом', 'работа'] })],
    op: { type: 'set_tags', task: 1, add: ['срочно'], remove: ['дом'] },
    says: 'Теги задачи «Отчёт» (TASK-001): #работа #срочно.',
    journals: 'tags_set',
  },
  'set_tags away, of a timeblock': {
    given: [block, on({ type: 'set_tags', timeblock: 1, add: ['звонки'] })],
    op: { type: 'set_tags', timeblock: 1, tags: [] },
    says: 'Убрал теги с блока «Созвон» (BLOCK-001).',
    journals: 'tags_set',
  },
  'set_category cleans the name': {
    given: [task],
    op: { type: 'set_category', task: 1, category: ' Домашние  дела ' },
    says: 'Категория задачи «Отчёт» (TASK-001): Домашние дела.',
    journals: 'category_set',
  },
  'block_task with a reason': {
    given: [task],
    op: { type: 'block_task', task: 1, reason: 'ждём договор' },
    says: 'Остановил задачу «Отчёт» (TASK-001): ждём договор.',
    journals: 'task_blocked',
  },
  unblock_task: {
    given: [task, on({ type: 'block_task', task: 1, reason: 'ждём договор' })],
    op: { type: 'unblock_task', task: 1 },
    says: 'Снял остановку с задачи «Отчёт» (TASK-001): можно продолжать.',
    journals: 'task_unblocked',
  },
  'add_note below what was noted before': {
    given: [task, on({ type: 'add_note', task: 1, text: 'спросить про аванс' })],
    op: { type: 'add_note', task: 1, text: 'взять паспорт' },
    says: 'Заметка к задаче «Отчёт» (TASK-001): «взять паспорт».',
    journals: 'task_noted',
    settles: false,
  },
  'attach_source beside what was kept before': {
    given: [task, on({ ...SENT, task: 1, messages: [4] })],
    op: { ...SENT, task: 1, messages: [5], name: 'смета.xlsx' },
    says: 'Приложил файл «смета.xlsx» к задаче «Отчёт» (TASK-001).',
    journals: 'source_attached',
    settles: false,
  },
  'copy of a timeblock to another day': {
    given: [block],
    op: { type: 'copy', timeblock: 1, planned_at: '2026-02-27' },
    says: 'Поставил блок «Созвон» (BLOCK-002).\nКогда: послезавтра, 14:00–15:00 (1 ч).',
    journals: 'copied',
    settles: false,
  },
  swap: {
    given: [
      command('task_create', { title: 'Обои', planned_at: '2026-02-26' }),
      command('task_create', { title: 'Плитка', planned_at: '2026-02-28' }),
    ],
    op: { type: 'swap', task: 1, with: 2 },
    says: 'Поменял местами «Обои» (TASK-001) и «Плитка» (TASK-002).\n«Обои» (TASK-001)\nКогда: суббота, 28 февраля.\n«Плитка» (TASK-002)\nКогда: завтра.',
    journals: 'swapped',
    settles: false,
    changes: 2,
  },
  'set_category away': {
    given: [task, on({ type: 'set_category', task: 1, category: 'дом' })],
    op: { type: 'set_category', task: 1, category: null },
    says: 'Убрал категорию с задачи «Отчёт» (TASK-001).',
    journals: 'category_set',
  },
  'set_duration of a task': {
    given: [task],
    op: { type: 'set_duration', task: 1, duration_minutes: 90 },
    says: 'Изменил длительность задачи «Отчёт» (TASK-001): 1 ч 30 мин.',
    journals: 'duration_set',
  },
  'set_duration of a timeblock': {
    given: [block],
    op: { type: 'set_duration', timeblock: 1, duration_minutes: 30 },
    says: 'Изменил длительность блока «Созвон» (BLOCK-001): 30 мин.\nКогда: завтра, 14:00–14:30 (30 мин).',
    journals: 'duration_set',
  },
  'set_duration by half an hour more': {
    given: [block],
    op: { type: 'set_duration', timeblock: 1, by_minutes: 30 },
    says: 'Изменил длительность блока «Созвон» (BLOCK-001): 1 ч 30 мин.\nКогда: завтра, 14:00–15:30 (1 ч 30 мин).',
    journals: 'duration_set',
    settles: false,
  },
  'set_duration to an end, over another block': {
    given: [block, bareBlock],
    op: { type: 'set_duration', timeblock: 1, end_at: '2026-02-26T17:15:00+03:00' },
    says: 'Изменил длительность блока «Созвон» (BLOCK-001): 3 ч 15 мин.\nКогда: завтра, 14:00–17:15 (3 ч 15 мин).\nПересекается по времени: «Блок», 17:00–17:30.',
    journals: 'duration_set',
  },
  'set_due to a day': {
    given: [task],
    op: { type: 'set_due', task: 1, due_date: '2026-02-27' },
    says: 'Срок задачи «Отчёт» (TASK-001): послезавтра.',
    journals: 'due_set',
  },
  'set_due away': {
    given: [command('task_create', { title: 'Налог', due_date: '2026-02-27T18:00:00+03:00' })],
    op: { type: 'set_due', task: 1, due_date: null },
    says: 'Снял срок с задачи «Налог» (TASK-001).',
    journals: 'due_set',
  },
  'set_reminders of a timeblock': {
    given: [block],
    op: { type: 'set_reminders', timeblock: 1, remind_before_minutes: [60, 1440] },
    says: 'Напомню о блоке «Созвон» (BLOCK-001) за 1 день и за 1 ч.',
    journals: 'reminders_set',
  },
  'set_reminders at the time itself': {
    given: [task],
    op: { type: 'set_reminders', task: 1, remind_before_minutes: [0] },
    says: 'Напомню о задаче «Отчёт» (TASK-001) точно вовремя.',
    journals: 'reminders_set',
  },
  'set_reminders of a task without a time': {
    given: [inbox],
    op: { type: 'set_reminders', task: 1, remind_before_minutes: [30] },
    says: 'Напомню о задаче «Молоко» (TASK-001) за 30 мин.\nВремени пока нет: напомню, когда оно появится.',
    journals: 'reminders_set',
  },
  'set_reminders away': {
    given: [task],
    op: { type: 'set_reminders', task: 1, remind_before_minutes: [] },
    says: 'Не буду напоминать о задаче «Отчёт» (TASK-001).',
    journals: 'reminders_set',
  },
  'set_recurrence of a task: it moves to the first day that the rule names': {
    given: [task],
    op: { type: 'set_recurrence', task: 1, rrule: 'FREQ=WEEKLY;BYDAY=FR' },
    says: `Поставил повтор задаче «Отчёт» (TASK-001): каждую пятницу.\n${WHEN_FRIDAY}`,
    journals: 'recurrence_set',
  },
  'set_recurrence of a timeblock': {
    given: [block],
    op: {
      type: 'set_recurrence',
      timeblock: 1,
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      planned_time: '15:00',
    },
    says: 'Поставил повтор блоку «Созвон» (BLOCK-001): по будням.\nКогда: завтра, 15:00–16:00 (1 ч).',
    journals: 'recurrence_set',
  },
  'set_recurrence away': {
    given: [task, on({ type: 'set_recurrence', task: 1, rrule: 'FREQ=DAILY' })],
    op: { type: 'set_recurrence', task: 1, rrule: null },
    says: 'Больше не повторяю задачу «Отчёт» (TASK-001).',
    journals: 'recurrence_set',
  },
  move_to_project: {
    given: [task, project],
    op: { type: 'move_to_project', task: 1, project: 1 },
    says: 'Перенёс задачу «Отчёт» (TASK-001) в проект «Ремонт» (PLAN-001).',
    journals: 'moved_to_project',
  },
  'move_to_project away': {
    given: [task, project, on({ type: 'move_to_project', task: 1, project: 1 })],
    op: { type: 'move_to_project', task: 1, project: null },
    says: 'Убрал задачу «Отчёт» (TASK-001) из проекта.',
    journals: 'moved_to_project',
  },
  link_task: {
    given: [task, block],
    op: { type: 'link_task', timeblock: 1, task: 1 },
    says: 'Привязал блок «Созвон» (BLOCK-001) к задаче «Отчёт» (TASK-001).',
    journals: 'task_linked',
  },
  'link_task away': {
    given: [task, block, on({ type: 'link_task', timeblock: 1, task: 1 })],
    op: { type: 'link_task', timeblock: 1, task: null },
    says: 'Отвязал блок «Созвон» (BLOCK-001) от задачи.',
    journals: 'task_linked',
  },
  'pin a task': {
    given: [task],
    op: { type: 'pin', task: 1 },
    says: 'Закрепил задачу «Отчёт» (TASK-001).',
    journals: 'pinned',
  },
  'pin a project beside a task': {
    given: [task, project, on({ type: 'pin', task: 1 })],
    op: { type: 'pin', project: 1 },
    says: 'Закрепил проект «Ремонт» (PLAN-001).',
    journals: 'pinned',
  },
  unpin: {
    given: [task, project, on({ type: 'pin', task: 1 }), on({ type: 'pin', project: 1 })],
    op: { type: 'unpin' },
    says: 'Открепил задачу «Отчёт» (TASK-001) и проект «Ремонт» (PLAN-001).',
    journals: 'unpinned',
  },
  'focus a task': {
    given: [task],
    op: { type: 'focus', task: 1 },
    says: 'Открыл задачу «Отчёт» (TASK-001). Дальше речь о ней, пока не закроете.',
    journals: 'focused',
  },
  'focus a project': {
    given: [project],
    op: { type: 'focus', project: 1 },
    says: 'Открыл проект «Ремонт» (PLAN-001). Дальше речь о нём, пока не закроете.',
    journals: 'focused',
  },
  unfocus: {
    given: [task, on({ type: 'focus', task: 1 })],
    op: { type: 'unfocus' },
    says: 'Вышел из задачи «Отчёт» (TASK-001).',
    journals: 'unfocused',
  },
  'delete a task': {
    given: [task],
    op: { type: 'delete', task: 1 },
    says: 'Удалил задачу «Отчёт» (TASK-001).',
    journals: 'deleted',
    settles: false,
  },
  'delete a timeblock': {
    given: [block],
    op: { type: 'delete', timeblock: 1 },
    says: 'Удалил блок «Созвон» (BLOCK-001).',
    journals: 'deleted',
    settles: false,
  },
  'delete a project': {
    given: [project],
    op: { type: 'delete', project: 1 },
    says: 'Удалил проект «Ремонт» (PLAN-001).\nЕго задачи остались.',
    journals: 'deleted',
    settles: false,
  },
  'snooze for an hour': {
    given: [task],
    op: { type: 'snooze', task: 1, minutes: 60 },
    says: 'Напомню о задаче «Отчёт» (TASK-001) снова: сегодня, 13:00.',
    journals: 'snoozed',
  },
  'snooze until an instant': {
    given: [block],
    op: { type: 'snooze', timeblock: 1, until: '2026-02-26T13:30:00+03:00' },
    says: 'Напомню о блоке «Созвон» (BLOCK-001) снова: завтра, 13:30.',
    journals: 'snoozed',
  },
  project_create: {
    given: [],
    op: { type: 'project_create', title: 'Дача' },
    says: 'Создал проект «Дача» (PLAN-001).',
    journals: 'project_created',
    settles: false,
  },
  project_archive: {
    given: [project],
    op: { type: 'project_archive', project: 1 },
    says: 'Убрал проект «Ремонт» (PLAN-001) в архив.',
    journals: 'project_archived',
  },
  'project_frame: a week and days off': {
    given: [project],
    op: {
      type: 'project_frame',
      project: 1,
      workdays: [7, 1, 2, 3, 4],
      days_off: ['2026-03-08', '2026-04-02'],
    },
    says: 'Записал для проекта «Ремонт» (PLAN-001): рабочие дни вс–чт, не работаем 8 марта и 2 апреля.',
    journals: 'project_framed',
  },
  'project_frame: a currency, a start and a client': {
    given: [project],
    op: {
      type: 'project_frame',
      project: 1,
      currency: 'EUR',
      start_on: '2026-03-16',
      client: 'Галерея',
    },
    says: 'Записал для проекта «Ремонт» (PLAN-001): валюта EUR, старт понедельник, 16 марта 2026, клиент «Галерея».',
    journals: 'project_framed',
  },
  'project_frame: who sells, and how quotes are printed': {
    given: [project],
    op: {
      type: 'project_frame',
      project: 1,
      client: 'Галерея',
      client_details: ['наб. Мойки 7'],
      seller: 'Мастерская',
      seller_details: ['ИНН 770000000000', 'hello@example.com'],
      quote_language: 'en',
      quote_valid_until: '2026-03-20',
    },
    says: 'Записал для проекта «Ремонт» (PLAN-001): клиент «Галерея» (наб. Мойки 7), исполнитель «Мастерская» (ИНН 770000000000; hello@example.com), КП на английском, КП действует до 20 марта.',
    journals: 'project_framed',
  },
  set_line: {
    given: [project],
    production: true,
    op: { type: 'set_line', project: 1, line: 1, cost: '1450.50', quantity: '3' },
    says: 'Записал для проекта «Ремонт» (PLAN-001): LINE-001 «Доска», 3 × 1 450,50 ₽ = 4 351,50 ₽. Цену агенты без вас не изменят.',
    journals: 'line_set',
  },
  set_item_price: {
    given: [project],
    production: true,
    op: { type: 'set_item_price', project: 1, item_title: 'стена', price: '12000' },
    says: 'Записал для проекта «Ремонт» (PLAN-001): ITEM-001 «Стена», цена 12 000,00 ₽.',
    journals: 'item_priced',
  },
  quote_state: {
    given: [project],
    production: true,
    op: { type: 'quote_state', project: 1, state: 'sent' },
    says: 'QUOTE-001, версия 1: отправлено.',
    journals: 'quote_marked',
  },
  subtask_add: {
    given: [task],
    op: { type: 'subtask_add', task: 1, title: 'Плитка' },
    says: 'Добавил подзадачу «Плитка» (TASK-002) к задаче «Отчёт» (TASK-001).',
    journals: 'subtask_added',
    settles: false,
  },
  subtask_tick: {
    given: [task, step],
    op: { type: 'subtask_tick', task: 2, done: true },
    says: 'Отметил сделанной подзадачу «Плитка» (TASK-002).',
    journals: 'subtask_ticked',
  },
  list_add: {
    given: [],
    op: { type: 'list_add', list: 'Покупки', items: ['Рис', 'Чай'] },
    says: 'Завёл «Покупки»: Рис, Чай.',
    journals: 'list_extended',
    changes: 3,
  },
  'list_add to what stands': {
    given: [on({ type: 'list_add', list: 'Покупки', items: ['Рис'] })],
    op: { type: 'list_add', task: 1, items: ['Чай'] },
    says: 'Добавил в «Покупки»: Чай.',
    journals: 'list_extended',
  },
  list_clear: {
    given: [
      on({ type: 'list_add', list: 'Покупки', items: ['Рис', 'Чай'] }),
      on({ type: 'subtask_tick', task: 2, done: true }),
    ],
    op: { type: 'list_clear', task: 1 },
    says: 'Убрал из «Покупки» отмеченное: Рис.',
    journals: 'list_cleared',
  },
  'subtask_tick away': {
    given: [task, step, on({ type: 'subtask_tick', task: 2, done: true })],
    op: { type: 'subtask_tick', task: 2, done: false },
    says: 'Снял отметку с подзадачи «Плитка» (TASK-002).',
    journals: 'subtask_ticked',
  },
};

/** The plan as the journal tells it, revisions apart: they only ever rise. */
async function plan(story: Story): Promise<Map<string, unknown>> {
  const objects = replay(await story.journal());
  const bare = ({ kind, row: { revision: _revision, ...row } }: PlanObject) => ({ kind, row });
  return new Map([...objects].map(([key, object]) => [key, bare(object)]));
}

/** The number of the object that it acts on; what it opens, closes or makes here is the first. */
function numberIn(op: Operation): number {
  if (op.type === 'link_task') return op.timeblock ?? 1;
  // what it made is what it is told of, and what is in view from then on
  if (op.type === 'copy') return 2;
  if ('timeblock' in op && op.timeblock !== undefined) return op.timeblock;
  return 'task' in op ? (op.task ?? 1) : 1;
}

describe('every operation', () => {
  it('has a case here', async () => {
    const { Operation: schema } = await import('@planerka/contracts');
    const types = schema.options.map(({ shape }) => shape.type.value);
    const tried = new Set(Object.values(cases).map(({ op }) => op.type));
    expect(types.filter((type) => !tried.has(type))).toEqual([]);
  });

  for (const [name, tried] of Object.entries(cases)) {
    const { given, op, says, journals, settles = true, changes = 1 } = tried;
    it(`${name}: done, told, journaled; undone, redone; once more changes nothing`, async () => {
      const actor = { id: 'person:1', may_undo_others: tried.production === true };
      const story = await (await kernel.story({ actor })).given(...given);
      if (tried.production) await withProduction(story);
      const before = await plan(story);
      const done = await story.when(on(op)).thenDone(says);
      expect(done.summary?.objects[0]?.number).toBe(numberIn(op));
      expect(done.summary?.assumed).toBeNull();
      const [entry] = (await story.journal()).slice(-1);
      expect(entry).toMatchObject({
        type: journals,
        actor: 'person:1',
        door: 'test',
        operation: op,
        change_id: done.receipt.change_id,
      });
      const after = await plan(story);
      expect(after).not.toEqual(before);
      const undone = { action: 'undo', type: 'change_undone' } as const;
      await story
        .when({ type: 'undo' })
        .thenJournals(Array.from({ length: changes }, () => undone));
      expect(await plan(story)).toEqual(before);
      const redone = { action: 'redo', type: 'change_redone' } as const;
      await story
        .when({ type: 'redo' })
        .thenJournals(Array.from({ length: changes }, () => redone));
      expect(await plan(story)).toEqual(after);
      if (settles) await story.when(on(op)).thenRefused('NO_CHANGE');
    });
  }
});
