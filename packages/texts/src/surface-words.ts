import { type Day, dayOf, type SurfaceMessages, timeOf, today, weekdayOf } from '@planerka/plan';
import { countedTasks } from './answer-words.ts';
import { formatDayAndMonth, formatDuration, weekdayShort } from './dates.ts';
import { dayLabel } from './day-label.ts';
import { blockTitle } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { objectLabel, titled } from './name-object.ts';
import { lateWords, whenWords } from './when-words.ts';

/** "чт, 26 февраля": short enough for a button. */
function shortDay(day: Day): string {
  return `${weekdayShort(weekdayOf(day))}, ${formatDayAndMonth(day)}`;
}

/** A wall-clock hour behind what it belongs to; nothing where there is none. */
function atHour(hour: string | null): string {
  return hour === null ? '' : `, ${hour}`;
}

/** The interactive surfaces, in Russian. */
export const surfaceWords = {
  numbered: ({ position, label }, { words }) => `${position}. ${words(label)}`,
  label_done: () => 'Готово',
  label_tomorrow: () => 'На завтра',
  label_open: () => 'Открыть',
  label_show: () => 'Показать',
  label_drop: () => 'Снять',
  confirm_drop: ({ task }) => `Снять задачу ${titled(task)}?`,
  object_name: ({ object }) => titled(object),

  next_title: () => 'Что дальше',
  next_running: ({ until, minutes }, { frame }) =>
    `Идёт сейчас, до ${timeOf(until, frame.zone)}: ещё ${formatDuration(minutes)}.`,
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
  next_from_inbox: () => 'Потому что дольше всего лежит во Входящих.',
  next_estimate: ({ minutes }) => `Займёт ${formatDuration(minutes)}.`,
  next_later: ({ when }, { frame }) => `Срочного нет. Следующий блок: ${whenWords(when, frame)}.`,
  next_nothing: () => 'Сейчас ничего не ждёт',
  next_nothing_why: () => 'Ни блоков, ни срочного, и во Входящих пусто.',
  next_afterwards: ({ at, title }, { frame }) => {
    const day = dayOf(at, frame.zone);
    const time = `в ${timeOf(at, frame.zone)}`;
    const when = day === today(frame) ? time : `${dayLabel(day, frame)}, ${time}`;
    return `Потом, ${when}: ${blockTitle(title)}.`;
  },
  next_more_overdue: ({ total }) => `Просрочено ещё: ${countedTasks(total)}.`,
  label_today: () => 'План на сегодня',
  label_urgent: () => 'Что срочно',
  label_inbox: () => 'Входящие',

  today_title: ({ day }, { frame }) => `План: ${dayLabel(day, frame)}`,
  today_block: ({ title }) => blockTitle(title),
  today_task: ({ task, to_come }) => `${titled(task)}${to_come ? ', повтор' : ''}`,
  today_untimed: ({ title, to_come }) => `${title}${to_come ? ', повтор' : ''}`,
  today_preview: ({ task, from, to }, { frame: { zone } }) =>
    `Поставить ${titled(task)} на ${timeOf(from, zone)}–${timeOf(to, zone)}?`,
  label_accept: ({ at }, { frame }) => `Да, в ${timeOf(at, frame.zone)}`,
  label_others: () => 'Другие варианты',

  urgent_title: () => 'Что срочно',
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

  triage_title: ({ total }) => `Входящие: ${countedTasks(total)}`,
  triage_group: ({ ground, total }) =>
    `${{ important: 'Важные', old: 'Лежат больше недели', fresh: 'Новые' }[ground]}: ${countedTasks(total)}`,
  triage_suggested: ({ day }) => `запланировать: ${shortDay(day)}`,
  label_approve: ({ day, total }) =>
    total === 1 ? `На ${shortDay(day)}` : `Все (${total}) на ${shortDay(day)}`,
  label_decline: ({ total }) => (total === 1 ? 'Снять' : `Снять все (${total})`),

  surface_untimed: () => 'Без времени:',
  surface_suggestions: () => 'Предлагаю:',
  surface_nothing: () => 'Ничего не записано.',
  surface_nothing_urgent: () => 'Срочного нет.',
  surface_inbox_empty: () => 'Во Входящих пусто.',
  surface_slot: ({ from, to, title, locked }, { words, frame: { zone } }) =>
    `${timeOf(from, zone)}–${timeOf(to, zone)}  ${words(title)}${locked ? ' 🔒' : ''}`,
  surface_task: ({ title, due }, { words }) =>
    `• ${words(title)}${due === null ? '' : ` (${words(due)})`}`,
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
} satisfies Pick<Dictionary, keyof SurfaceMessages>;
