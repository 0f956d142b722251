import { formatDuration } from './dates.ts';
import { counted } from './plural.ts';

const tasks = (count: number) => counted(count, 'задача', 'задачи', 'задач');

/** Every sentence of the interactive surfaces (conversation contract, 7). */
export const surfaces = {
  done: 'Готово',
  tomorrow: 'На завтра',
  open: 'Открыть',
  show: 'Показать',
  drop: 'Снять',
  dropConfirm: (name: string) => `Снять задачу ${name}?`,
  whatNext: {
    title: 'Что дальше',
    running: (until: string, left: number) =>
      `Идёт сейчас, до ${until}: ещё ${formatDuration(left)}.`,
    soon: (at: string, minutes: number) =>
      minutes < 1
        ? `Начинается в ${at}, прямо сейчас.`
        : `Начинается в ${at}, через ${formatDuration(minutes)}.`,
    overdue: (by: string) => `Потому что ${by}.`,
    dueToday: (when: string) => `Потому что срок сегодня${when}.`,
    plannedToday: (when: string) => `Потому что запланировано на сегодня${when}.`,
    high: 'Потому что приоритет высокий.',
    inbox: 'Потому что дольше всего лежит во Входящих.',
    later: (when: string) => `Срочного нет. Следующий блок: ${when}.`,
    nothing: 'Сейчас ничего не ждёт',
    nothingBody: 'Ни блоков, ни срочного, и во Входящих пусто.',
    at: (time: string) => `в ${time}`,
    afterwards: (at: string, title: string) => `Потом, ${at}: ${title}.`,
    moreOverdue: (count: number) => `Просрочено ещё: ${tasks(count)}.`,
    estimate: (minutes: number) => `Займёт ${formatDuration(minutes)}.`,
    today: 'План на сегодня',
    urgent: 'Что срочно',
    inboxLink: 'Входящие',
  },
  today: {
    title: (day: string) => `План: ${day}`,
    preview: (name: string, from: string, to: string) => `Поставить ${name} на ${from}–${to}?`,
    accept: (time: string) => `Да, в ${time}`,
    others: 'Другие варианты',
    /** A repetition of a task that is still to come. */
    toCome: (name: string) => `${name}, повтор`,
  },
  priority: {
    title: 'Что срочно',
    overdue: (by: string) => by,
    dueToday: (when: string) => `срок сегодня${when}`,
    plannedToday: (when: string) => `на сегодня${when}`,
    dueSoon: (day: string) => `срок ${day}`,
    high: 'высокий приоритет',
  },
  triage: {
    title: (total: number) => `Входящие: ${tasks(total)}`,
    important: (count: number) => `Важные: ${tasks(count)}`,
    old: (count: number) => `Лежат больше недели: ${tasks(count)}`,
    fresh: (count: number) => `Новые: ${tasks(count)}`,
    suggested: (day: string) => `запланировать: ${day}`,
    approve: (day: string) => `На ${day}`,
    approveAll: (count: number, day: string) =>
      count === 1 ? `На ${day}` : `Все (${count}) на ${day}`,
    decline: 'Снять',
    declineAll: (count: number) => (count === 1 ? 'Снять' : `Снять все (${count})`),
  },
} as const;
