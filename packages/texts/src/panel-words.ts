import { isOperationEvent, type OperationEvent } from '@planerka/contracts';
import { dayOf, type JournalType, type TaskStatus, timeOf } from '@planerka/plan';
import { formatDay, formatDayAndMonth } from './dates.ts';
import { operationDone } from './describe-changes.ts';
import type { Dictionary } from './dictionary.ts';
import type { PanelMessages } from './door-messages.ts';
import { objectInBrief } from './object-in-brief.ts';

/** What a change has done that is no operation, by its kind in the journal. */
const DONE = {
  task_created: 'Записано',
  timeblock_created: 'Записано',
  target_changed: 'Цель изменена',
  plan_edited: 'Правка проекта',
  checklist_set: 'Список шагов задан',
  contract_set: 'Договорённости проекта записаны',
  task_edited: 'Правка задачи',
  steps_added: 'Шаги добавлены',
  step_defined: 'Правка шага',
  step_verified: 'Шаг проверен',
  step_done: 'Шаг закрыт',
  step_reopened: 'Шаг снова открыт',
  step_blocked: 'Шаг остановлен',
  step_unblocked: 'Шаг продолжен',
  task_node_added: 'Вложенная задача добавлена',
  task_node_defined: 'Правка вложенной задачи',
  noted: 'Запись о работе',
  evidence_captured: 'Подтверждение приложено',
  thought: 'Рассуждение записано',
  task_completed: 'Задача завершена',
  plan_completed: 'Проект завершён',
  reopened: 'Возвращено в работу',
  change_set_applied: 'Принято предложенное',
  settings_changed: 'Настройки изменены',
  change_undone: 'Отменено',
  change_redone: 'Возвращено',
} satisfies Readonly<Record<Exclude<JournalType, OperationEvent>, string>>;

const STATUSES = {
  todo: 'Снова к выполнению',
  in_progress: 'Взято в работу',
  done: 'Отмечено сделанным',
  cancelled: 'Снято',
} satisfies Readonly<Record<TaskStatus, string>>;

const PRIORITIES = {
  low: 'низкий приоритет',
  medium: 'средний приоритет',
  high: 'высокий приоритет',
} as const;

/** Objects that have no name of their own. */
const NAMELESS = {
  item: 'позиция',
  dependency: 'связь задач',
  accounting_line: 'строка сметы',
  quote: 'КП',
  quote_line: 'строка КП',
  memo: 'запись агента',
  thread_pin: 'удалённое',
  workroom: 'удалённое',
  person: 'обычные часы',
} as const;

/** What was written, as a panel beside the chat lists it, in Russian. */
export const panelWords = {
  panel_change: ({ action, change, status }) => {
    if (action === 'undo') return 'Отменено';
    if (action === 'redo') return 'Возвращено';
    if (status !== null) return STATUSES[status];
    return isOperationEvent(change) ? operationDone(change) : DONE[change];
  },
  panel_author: ({ by, name }) => {
    if (by === 'self') return 'Вы';
    if (by === 'person') return name ?? '';
    return name === null ? 'Агент' : `Агент «${name}»`;
  },
  panel_object: ({ object }, { frame }) => objectInBrief(object, frame, NAMELESS),
  panel_named: '{object:nominative}',
  panel_moment: ({ at }, { frame: { now, zone } }) => {
    const day = dayOf(at, zone);
    const time = timeOf(at, zone);
    return day === dayOf(now, zone) ? time : `${formatDayAndMonth(day)}, ${time}`;
  },
  panel_day: ({ day, is_tomorrow }, { frame }) =>
    `${is_tomorrow ? 'завтра, ' : ''}${formatDay(day, frame)}`,
  panel_time: ({ why, at }, { frame: { zone } }) => {
    const time = at === null ? null : timeOf(at, zone);
    if (why === 'planned') return time ?? 'весь день';
    return time === null ? 'срок' : `срок ${time}`;
  },
  panel_block: 'блок',
  panel_duration: '{minutes:duration}',
  panel_recurrence: '{rule:recurrence}',
  panel_priority: ({ priority }) => PRIORITIES[priority],
  panel_project: 'проект {name}',
  panel_remind: 'напомнить за {minutes:duration}',
} as const satisfies Pick<Dictionary, keyof PanelMessages>;
