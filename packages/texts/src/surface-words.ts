import { dayOf, type SurfaceMessages, timeOf, today } from '@planerka/plan';
import { formatDuration, formatNearDay, lengthUntold } from './dates.ts';
import { dayLabel } from './day-label.ts';
import { blockTitle } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { formats } from './formats.ts';
import { upperFirst } from './lists.ts';
import { objectLabel } from './name-object.ts';
import { shorten } from './shorten.ts';
import { lateWords } from './when-words.ts';

/** A button is as wide as a phone. */
const NAMED_MAX_UNITS = 30;

/** Of one object an operation tells the name itself. */
function ofSeveral(total: number): string {
  return total > 1 ? ` (${total})` : '';
}

/** A wall-clock hour behind what it belongs to; nothing where there is none. */
function atHour(hour: string | null): string {
  return hour === null ? '' : `, ${hour}`;
}

/** The interactive surfaces, in Russian. */
export const surfaceWords = {
  numbered: '{position}. {label:message}',
  label_done: 'Готово',
  label_tomorrow: 'На завтра',
  label_open: 'Открыть',
  label_show: 'Показать',
  label_drop: 'Снять',
  label_done_named: ({ title }) => `Готово: ${shorten(title, NAMED_MAX_UNITS)}`,
  confirm_drop: 'Снять задачу {task:titled}?',
  object_name: '{object:titled}',

  next_title: 'Что дальше',
  next_running: 'Идёт сейчас, до {until:time}: ещё {minutes:duration}.',
  next_soon: ({ at, minutes }, { frame }) => {
    const start = `Начинается в ${timeOf(at, frame.zone)}`;
    return minutes < 1 ? `${start}, прямо сейчас.` : `${start}, через ${formatDuration(minutes)}.`;
  },
  next_because: ({ urgency }, { frame }) => {
    switch (urgency.kind) {
      case 'overdue':
        return `Потому что ${lateWords(urgency.late, frame)}.`;
      case 'due_today':
        return `Потому что срок сегодня${atHour(urgency.at)}.`;
      case 'planned_today':
        return `Потому что запланировано на сегодня${atHour(urgency.at)}.`;
      case 'high':
      case 'due_soon':
        return 'Потому что приоритет высокий.';
    }
  },
  next_from_inbox: 'Потому что дольше всего лежит во Входящих.',
  next_estimate: 'Займёт {minutes:duration}.',
  next_later: 'Срочного нет. Следующий блок: {when:when}.',
  next_nothing: 'Сейчас ничего не ждёт',
  next_nothing_why: 'Ни блоков, ни срочного, и во Входящих пусто.',
  next_afterwards: ({ at, title }, { frame }) => {
    const day = dayOf(at, frame.zone);
    const time = `в ${timeOf(at, frame.zone)}`;
    const when = day === today(frame) ? time : `${formatNearDay(day, frame)}, ${time}`;
    return `Потом, ${when}: ${blockTitle(title)}.`;
  },
  next_more_overdue: 'Просрочено ещё: {total:tasks_found}.',
  label_today: 'План на сегодня',
  label_urgent: 'Что срочно',
  label_inbox: 'Входящие',
  label_load: 'Загрузка',

  today_title: 'План: {day:day_label}',
  today_block: '{title:block}',
  today_task: '{task:titled}{to_come:repeat}',
  today_untimed: '{title}{to_come:repeat}',
  today_preview: 'Поставить {task:titled} на {from:time}–{to:time}?',
  label_accept: 'Да, в {at:time}',
  label_others: 'Другие варианты',

  urgent_title: 'Что срочно',
  urgent_because: ({ urgency }, { frame }) => {
    switch (urgency.kind) {
      case 'overdue':
        return lateWords(urgency.late, frame);
      case 'due_today':
        return `срок сегодня${atHour(urgency.at)}`;
      case 'planned_today':
        return `на сегодня${atHour(urgency.at)}`;
      case 'high':
        return 'высокий приоритет';
      case 'due_soon':
        return `срок ${dayLabel(urgency.day, frame)}`;
    }
  },

  triage_title: 'Входящие: {total:tasks_found}',
  triage_group: ({ ground, total }) =>
    `${{ important: 'Важные', old: 'Лежат больше недели', fresh: 'Новые' }[ground]}: ${formats.tasks_found(total)}`,
  triage_suggested: 'запланировать: {day:short_day}',
  label_approve: ({ day, total }) =>
    total === 1 ? `На ${formats.short_day(day)}` : `Все (${total}) на ${formats.short_day(day)}`,
  label_decline: ({ total }) => (total === 1 ? 'Снять' : `Снять все (${total})`),

  label_op: ({ what, total }, { words }) => `${upperFirst(words(what))}${ofSeveral(total)}`,
  surface_operation: ({ what, total }, { words }) => `${words(what)}${ofSeveral(total)}`,
  surface_group: 'Группа: {total:tasks_found}',

  surface_untimed: 'Без времени:',
  surface_suggestions: 'Предлагаю:',
  surface_nothing: 'Ничего не записано.',
  surface_nothing_urgent: 'Срочного нет.',
  surface_inbox_empty: 'Во Входящих пусто.',
  surface_slot({ from, to, title, locked }, { words, frame: { zone } }) {
    const until = to === null ? '' : `–${timeOf(to, zone)}${lengthUntold(from, to, zone)}`;
    return `${timeOf(from, zone)}${until}  ${words(title)}${locked ? ' 🔒' : ''}`;
  },
  surface_task: '• {title:message}[ ({due:message})]',
  surface_rank: ({ rank, title, reason, minutes }, { words }) => {
    const told = [
      ...(reason === null ? [] : [words(reason)]),
      ...(minutes === null ? [] : [formatDuration(minutes)]),
    ];
    return `${rank}. ${words(title)}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
  },
  surface_queue_item: ({ position, title, other, action }, { words }) => {
    const told = [
      ...(other === null ? [] : [objectLabel('task', other)]),
      ...(action === null ? [] : [words(action)]),
    ];
    return `${position}. ${words(title)}${told.length === 0 ? '' : ` → ${told.join(', ')}`}`;
  },
} as const satisfies Pick<Dictionary, keyof SurfaceMessages>;
