import { type CardMessages, dayOf, timeOf } from '@planerka/plan';
import { formatDayAndMonth } from './dates.ts';
import { quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { present } from './lists.ts';
import { money } from './money.ts';
import { titleOf } from './name-object.ts';
import { counted } from './plural.ts';
import { numbered } from './sheet-words.ts';
import { shorten } from './shorten.ts';
import { sourcesLine } from './source-words.ts';

const TASK_STATUSES = {
  todo: 'К выполнению.',
  in_progress: 'В работе.',
  done: 'Сделана.',
  cancelled: 'Снята.',
} as const;

const PROJECT_STATUSES = { active: 'Проект идёт.', archived: 'Проект в архиве.' } as const;

const SUBTASK_MARKS = { open: '☐', done: '☑', blocked: '⏸' } as const;

/** What agents write can be long: a card shows so much of each. */
const NOTE_MAX_UNITS = 200;

function inShort(words: string): string {
  return shorten(words, NOTE_MAX_UNITS);
}

/** The card of one object, in Russian. */
export const cardWords = {
  card_facts: '{object:facts}',
  card_task_status: ({ status }) => TASK_STATUSES[status],
  card_project_status: ({ status }) => PROJECT_STATUSES[status],
  card_sources: ({ sources }) => sourcesLine(sources, { sized: true }),
  label_source: 'Источник',
  card_in_project: 'Проект: {project:titled}.',
  card_step_of: 'Подзадача задачи {task:titled}.',
  card_linked_task: 'Задача: {task:titled}.',
  card_subtasks: 'Подзадачи: {done} из {all}.',
  card_list: ({ left, all, hidden }) => {
    if (all === 0) return 'Пока пусто. Скажите, что добавить.';
    const more = hidden === 0 ? '' : ` Ещё ${hidden} не видно: скажите «очисти отмеченное».`;
    return (left === 0 ? `Отмечено всё: ${all} из ${all}.` : `Осталось ${left} из ${all}.`) + more;
  },
  label_clear_list: 'Убрать отмеченное ({ticked})',
  card_blocked: ({ reason }) =>
    reason === null ? 'Остановлена.' : `Остановлена: ${inShort(reason)}`,
  card_blocked_step: ({ step, reason }) =>
    `⏸ Остановлена ${quoted(titleOf(step))}${reason === null ? '.' : `: ${inShort(reason)}`}`,
  card_checklist: ({ position, all, step }) => `Сейчас шаг ${position} из ${all}: ${inShort(step)}`,
  card_production: ({ project, done, all, estimate, finish_at: finish }, { frame: { zone } }) => {
    const parts = [
      `Готово ${done} из ${counted(all, 'задачи', 'задач', 'задач')}`,
      estimate === null ? null : `смета ${money(estimate.total, estimate.currency)}`,
      finish === null ? null : `финиш ${formatDayAndMonth(dayOf(finish, zone))}`,
    ];
    return `${numbered(project)}. ${present(parts).join(', ')}.`;
  },
  card_notes: 'Записи агентов:',
  card_note: ({ at, title, body }, { frame: { zone } }) => {
    const told = [title, body].filter((each) => each !== null && each !== '').join(': ');
    const when = `${formatDayAndMonth(dayOf(at, zone))}, ${timeOf(at, zone)}`;
    return `• ${when}: ${inShort(told.replace(/\s+/g, ' '))}`;
  },
  label_subtask: ({ title, state }) => `${SUBTASK_MARKS[state]} ${title}`,
  label_move: 'Перенести',
  label_delete: 'Удалить',
  label_pin: 'Закрепить',
  label_project_tasks: 'Задачи',
  label_block: 'Остановить',
  label_unblock: 'Продолжить',
  label_reopen: 'Вернуть в работу',
  label_close: 'Закрыть',
} as const satisfies Pick<Dictionary, keyof CardMessages>;
