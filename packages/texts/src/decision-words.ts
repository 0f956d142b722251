import type { CheckpointName } from '@planerka/contracts';
import type { DecisionMessages, SeriesMessages } from '@planerka/plan';
import { formatDayAndMonth, formatWhen } from './dates.ts';
import { quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { upperFirst } from './lists.ts';
import { nameSubject, titled, titleOf } from './name-object.ts';
import { wordsOfOperation } from './operations.ts';
import { shorten } from './shorten.ts';
import { fillTemplate } from './template.ts';

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

/** So many characters of a block's reason are shown in a question. */
const REASON_MAX_UNITS = 200;

const UNPLANNED = { planned_on: null, planned_at: null, due_on: null, due_at: null };

/** What operations have done, what they ask, and why they are refused. */
export const decisionWords = {
  retelling({ operation, target, other }, saying) {
    const { retell } = wordsOfOperation(operation.type);
    return typeof retell === 'string'
      ? fillTemplate(retell, { ...operation, target, other }, saying)
      : retell(operation, { target, other }, saying);
  },
  applied({ operation, target, after, others }, saying) {
    const { alone = '', applied } = wordsOfOperation(operation.type);
    if (target === null) return typeof alone === 'string' ? alone : alone({ others });
    const about = { target, after, others };
    return typeof applied === 'string'
      ? fillTemplate(applied, { ...operation, ...about }, saying)
      : applied(operation, about, saying);
  },
  facts: '{object:facts}',
  reminders_wait: 'Времени пока нет: напомню, когда оно появится.',
  recurrence_ended: 'Больше не повторяю {target:accusative}[, последний раз {last:instant}].',
  next_time({ target }, { frame }) {
    const { planned_on, planned_at, due_on, due_at } =
      target.kind === 'task' ? target.row : UNPLANNED;
    const when = formatWhen(planned_on, planned_at, frame) ?? formatWhen(due_on, due_at, frame);
    return `Следующий раз: ${when ?? ''}, ${titled(target)}.`;
  },
  closed_together: 'Вместе с ней закрыл {count:subtasks}.',
  deleted_together: 'Вместе с ней удалил {count:subtasks}.',
  opened_above: 'Снова открыл и то, куда она входит: {objects:all_titled}.',
  project_tasks_stay: 'Его задачи остались.',

  swap_repeats: 'Повторяющееся местами не меняю: его можно перенести отдельно.',
  swap_unclear: 'По словам «{words}» подходит не одно дело.',
  swap_by_numbers: 'Можно назвать номера: «Поменяй местами TASK-001 и TASK-002».',
  which_day: 'На какой день перенести?',
  how_often: 'Как часто повторять?',
  snooze_ahead: 'Это время уже прошло. На сколько отложить напоминание?',
  past_time: ({ on, at }, { frame }) =>
    `Это время уже прошло: ${formatWhen(on, at, frame) ?? ''}. Всё равно перенести?`,
  past_due: ({ on, at }, { frame }) =>
    `Этот срок уже прошёл: ${formatWhen(on, at, frame) ?? ''}. Всё равно поставить?`,
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
  blocked_task({ task, reason, status }) {
    const why = reason === null ? '' : `: ${shorten(reason, REASON_MAX_UNITS)}`;
    const anyway = status === 'done' ? 'Всё равно закрыть?' : 'Снять остановку и взять в работу?';
    return `${upperFirst(nameSubject(task))} остановлена${why.replace(/[.!?…]+$/u, '')}. ${anyway}`;
  },
  block_closed: ({ task }) => `${upperFirst(nameSubject(task))} уже закрыта, останавливать нечего.`,
  delete_steps: 'У {task:genitive} есть подзадачи:\n{steps:bulleted}\nУдалить вместе с ней?',

  label_length: '{minutes:duration}',
  label_lead: '{minutes:lead}',
  label_priority: '{priority:priority}',
  label_rule: '{rule:Recurrence}',

  nothing_open: 'Сейчас ничего не открыто.',
  nothing_pinned: 'Здесь ничего не закреплено.',
  unclear_value: ({ type }) => wordsOfOperation(type).value?.unclear ?? '',
  example_value: ({ type }) => wordsOfOperation(type).value?.example ?? '',
  value_over: ({ type, most }, saying) =>
    fillTemplate(wordsOfOperation(type).value?.over ?? '', { most }, saying),
  list_has: 'Уже в списке: {items:joined}.',
  no_list: ({ name }) =>
    name === null ? 'Списков пока нет.' : `Такого списка нет: ${quoted(name)}.`,
  no_list_recovery: 'Список можно завести: «Список покупок: молоко, хлеб».',
  list_unticked: 'В списке {list:called} ничего не отмечено.',
  list_clear_really: 'Убрать отмеченное из списка {list:called}?\n{items:boxes}',
  not_on_list: ({ words, list }) =>
    list === null
      ? `Ни в одном списке нет ${quoted(words)}.`
      : `В списке ${quoted(titleOf(list))} нет ${quoted(words)}.`,
  no_subtask: 'Это не подзадача: {task:titled}.',
  no_subtask_recovery: 'Ничего не изменилось. Назовите подзадачу или скажите: «отметь задачу».',
  no_projects: 'Проект можно создать: «Создай проект Ремонт».',
  priced_in_other: 'Валюту не меняю: в смете {target:genitive} уже есть цены в {currency}.',
  priced_in_other_recovery: 'Пересчитать их сам не могу. Ничего не изменилось.',
} as const satisfies Pick<Dictionary, keyof DecisionMessages>;

/** So many of the days that were left out are told one by one. */
const DAYS_TOLD = 6;

/** What is told and asked of what repeats. */
export const seriesWords = {
  which_scope: '{target:Nominative} повторяется. Что изменить?',
  label_scope: ({ scope, day }) =>
    ({
      this: `Только этот, ${formatDayAndMonth(day)}`,
      following: 'Этот и следующие',
      all: 'Все',
    })[scope],
  series_only: 'Только {day:day}, остальные как были.',
  series_from: '{day:day} и все следующие.',
  series_all: 'Все повторения.',
  series_ended: 'Больше не повторится.',
  series_without({ days, next }) {
    const shown = days.slice(0, DAYS_TOLD).map(formatDayAndMonth).join(', ');
    const more = days.length > DAYS_TOLD ? ` и ещё ${days.length - DAYS_TOLD}` : '';
    return `Не будет: ${shown}${more}.${next === null ? '' : ` Дальше ${formatDayAndMonth(next)}.`}`;
  },
  series_repeats: 'Повтор: {rule:recurrence}.',
  series_others: 'Изменённые отдельно тоже: {count}.',
  series_others_in_their_time: 'Изменённые отдельно тоже, в своё время: {count}.',
  series_others_stay: 'Изменённые отдельно остались как были: {count}.',
} as const satisfies Pick<Dictionary, keyof SeriesMessages>;
