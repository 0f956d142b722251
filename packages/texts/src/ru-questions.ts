import { formatDuration } from './dates.ts';
import { counted } from './plural.ts';

const tasks = (count: number) => counted(count, 'задача', 'задачи', 'задач');
const blocks = (count: number) => counted(count, 'блок', 'блока', 'блоков');

/** Every sentence that answers a question about the plan. */
export const questions = {
  tasks,
  blocks,
  allDay: 'весь день',
  due: 'срок',
  /** A repetition still to come. */
  toCome: 'повтор',
  agenda: (span: string) => `План: ${span}`,
  nothingIn: 'Ничего не записано.',
  more: (count: number) => `…и ещё ${count}`,
  overdue: (count: number) => (count === 0 ? 'Просроченного нет.' : `Просрочено: ${tasks(count)}`),
  plannedFor: (time: string) => `было на ${time}`,
  late: (by: string) => `просрочено на ${by}`,
  days: (count: number) => counted(count, 'день', 'дня', 'дней'),
  found: (words: string) => `По словам «${words}»:`,
  notFound: (words: string) => `Не нашёл «${words}».`,
  notFoundFooter: 'Ищу по названиям. Попробуйте другое слово.',
  withoutTime: 'без времени',
  isDone: 'сделано',
  isCancelled: 'снято',
  isOver: 'прошло',
  free: (span: string) => `Свободное время: ${span}`,
  freeFor: (span: string, minutes: number) => `Где поместится ${formatDuration(minutes)}: ${span}`,
  freeSpan: (from: string, to: string, minutes: number) =>
    `${from}–${to} (${formatDuration(minutes)})`,
  noFree: 'свободного времени нет',
  noFreeFor: (minutes: number) => `нет окна на ${formatDuration(minutes)}`,
  hours: (from: string, to: string) => `Рабочие часы: ${from}–${to}.`,
  windowCut: (days: number) => `Показаны первые ${counted(days, 'день', 'дня', 'дней')}.`,
  load: (span: string) => `Загрузка: ${span}`,
  loadTotal: (count: { tasks: number; blocks: number; booked: number; estimated: number }) =>
    [
      count.tasks === 0 ? null : tasks(count.tasks),
      count.blocks === 0 ? null : blocks(count.blocks),
      count.booked === 0 ? null : `занято ${formatDuration(count.booked)}`,
      count.estimated === 0 ? null : `по оценкам задач ${formatDuration(count.estimated)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  loadNothing: 'свободный день',
  loadBusiest: (day: string) => `Больше всего: ${day}.`,
  projects: (count: number) => (count === 0 ? 'Проектов пока нет.' : `Проекты в работе: ${count}`),
  projectsFooter: 'Создать: «Создай проект Ремонт».',
  projectLine: (title: string, open: number) =>
    `${title}: ${open === 0 ? 'открытых задач нет' : tasks(open)}`,
  project: (title: string, open: number) =>
    open === 0 ? `Проект ${title}: открытых задач нет.` : `Проект ${title}: ${tasks(open)}`,
  severalProjects: (words: string) => `На «${words}» похожи:`,
  noProject: (words: string) => `Не нашёл проект «${words}».`,
  history: 'Изменения, новые сверху',
  historyNothing: 'Изменений пока не было.',
  historyOthers: (count: number) => `и ещё ${count}`,
  historyUndone: 'отменено',
} as const;
