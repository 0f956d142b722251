import type { CheckpointName } from '@planerka/contracts';
import type { DecisionMessages, SeriesMessages } from '@planerka/plan';
import { formatDayAndMonth, formatDuration, formatInstant, formatWhen } from './dates.ts';
import { blockLines, priorityName, taskLines } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { leadTime } from './lead-time.ts';
import { upperFirst } from './lists.ts';
import { nameObject, nameOf, nameSubject, titled } from './name-object.ts';
import { wordsOfOperation } from './operations.ts';
import { counted } from './plural.ts';
import { describeRecurrence } from './recurrence.ts';

/** What confirms a step, in the nominative. */
const CHECKPOINTS: Readonly<Record<CheckpointName, string>> = {
  criteria: 'критерии',
  tests: 'тесты',
  security: 'безопасность',
  perf: 'скорость',
  docs: 'документация',
};

function unconfirmed(names: readonly CheckpointName[]): string {
  return `не подтверждено: ${names.map((name) => CHECKPOINTS[name]).join(', ')}`;
}

/** "подзадачу", "2 подзадачи", "5 подзадач": what is closed or deleted with its task. */
function subtasks(count: number): string {
  return counted(count, 'подзадачу', 'подзадачи', 'подзадач');
}

const UNPLANNED = { planned_on: null, planned_at: null, due_on: null, due_at: null };

/** What operations have done, what they ask, and why they are refused. */
export const decisionWords = {
  retelling: ({ operation, target, other }, saying) =>
    wordsOfOperation(operation.type).retell(operation, { target, other }, saying),
  applied({ operation, target, after, others }, saying) {
    const words = wordsOfOperation(operation.type);
    return target === null
      ? (words.alone?.({ others }) ?? '')
      : words.applied(operation, { target, after, others }, saying);
  },
  facts({ object }, { frame }) {
    switch (object.kind) {
      case 'task':
        return taskLines(object.row, frame.zone).join('\n');
      case 'timeblock':
        return blockLines(object.row, frame.zone).join('\n');
      case 'project':
        return '';
    }
  },
  reminders_wait: () => 'Времени пока нет: напомню, когда оно появится.',
  recurrence_ended({ target, last }, { frame }) {
    const until = last === null ? '' : `, последний раз ${formatInstant(last, frame.zone)}`;
    return `Больше не повторяю ${nameObject(target)}${until}.`;
  },
  next_time({ target }, { frame: { zone } }) {
    const { planned_on, planned_at, due_on, due_at } =
      target.kind === 'task' ? target.row : UNPLANNED;
    const when = formatWhen(planned_on, planned_at, zone) ?? formatWhen(due_on, due_at, zone);
    return `Следующий раз: ${when ?? ''}, ${titled(target)}.`;
  },
  closed_together: ({ count }) => `Вместе с ней закрыл ${subtasks(count)}.`,
  deleted_together: ({ count }) => `Вместе с ней удалил ${subtasks(count)}.`,
  project_tasks_stay: () => 'Его задачи остались.',

  which_day: () => 'На какой день перенести?',
  how_often: () => 'Как часто повторять?',
  snooze_ahead: () => 'Это время уже прошло. На сколько отложить напоминание?',
  past_time: ({ on, at }, { frame }) =>
    `Это время уже прошло: ${formatWhen(on, at, frame.zone) ?? ''}. Всё равно перенести?`,
  past_due: ({ on, at }, { frame }) =>
    `Этот срок уже прошёл: ${formatWhen(on, at, frame.zone) ?? ''}. Всё равно поставить?`,
  /** One yes closes everything that is listed, and confirms what had to be confirmed. */
  open_steps({ task, own, steps }) {
    const gated = own.length > 0 || steps.some((step) => step.unconfirmed.length > 0);
    return [
      `${upperFirst(nameSubject(task))} ещё не готова:`,
      ...(own.length > 0 ? [`• ${unconfirmed(own)}`] : []),
      ...steps.map(({ step, unconfirmed: open }) => {
        const why = open.length === 0 ? '' : `, ${unconfirmed(open)}`;
        return `• подзадача ${titled(step)}${why}`;
      }),
      gated ? 'Подтвердить и закрыть всё?' : 'Закрыть всё вместе?',
    ].join('\n');
  },
  delete_steps: ({ task, steps }) =>
    [
      `У ${nameOf(task)} есть подзадачи:`,
      ...steps.map((step) => `• ${titled(step)}`),
      'Удалить вместе с ней?',
    ].join('\n'),

  label_length: ({ minutes }) => formatDuration(minutes),
  label_lead: ({ minutes }) => leadTime(minutes),
  label_priority: ({ priority }) => priorityName(priority),
  label_rule: ({ rule }) => upperFirst(describeRecurrence(rule)),

  nothing_open: () => 'Сейчас ничего не открыто.',
  nothing_pinned: () => 'Здесь ничего не закреплено.',
  unclear_value: ({ type }) => wordsOfOperation(type).value?.unclear ?? '',
  example_value: ({ type }) => wordsOfOperation(type).value?.example ?? '',
  value_over: ({ type, most }) => wordsOfOperation(type).value?.over(most) ?? '',
  no_subtask: ({ task }) => `Это не подзадача: ${titled(task)}.`,
  no_subtask_recovery: () =>
    'Ничего не изменилось. Назовите подзадачу или скажите: «отметь задачу».',
  no_projects: () => 'Проект можно создать: «Создай проект Ремонт».',
} satisfies Pick<Dictionary, keyof DecisionMessages>;

/** What is told and asked of what repeats. */
export const seriesWords = {
  which_scope: ({ target }) => `${upperFirst(nameSubject(target))} повторяется. Что изменить?`,
  label_scope({ scope, day }) {
    switch (scope) {
      case 'this':
        return `Только этот, ${formatDayAndMonth(day)}`;
      case 'following':
        return 'Этот и следующие';
      case 'all':
        return 'Все';
    }
  },
  series_only: ({ day }) => `Только ${formatDayAndMonth(day)}, остальные как были.`,
  series_from: ({ day }) => `${formatDayAndMonth(day)} и все следующие.`,
  series_all: () => 'Все повторения.',
  series_ended: () => 'Больше не повторится.',
  series_repeats: ({ rule }) => `Повтор: ${describeRecurrence(rule)}.`,
  series_others: ({ count }) => `Изменённые отдельно тоже: ${count}.`,
  series_others_in_their_time: ({ count }) => `Изменённые отдельно тоже, в своё время: ${count}.`,
  series_others_stay: ({ count }) => `Изменённые отдельно остались как были: ${count}.`,
} satisfies Pick<Dictionary, keyof SeriesMessages>;
