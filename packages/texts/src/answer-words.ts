import {
  type AnswerMessages,
  type LoadFacts,
  type NamedObject,
  timeOf,
  dayOf,
} from '@planerka/plan';
import { formatDuration } from './dates.ts';
import { dayLabel } from './day-label.ts';
import { authorName, changeName } from './describe-changes.ts';
import { blockTitle, quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { upperFirst } from './lists.ts';
import { nameSubject, objectLabel, titled, titleOf } from './name-object.ts';
import { counted } from './plural.ts';
import { describeRecurrence } from './recurrence.ts';
import { lateWords, whenWords, windowWords } from './when-words.ts';

/** "3 задачи" */
export function countedTasks(count: number): string {
  return counted(count, 'задача', 'задачи', 'задач');
}

/** The title unchanged and unquoted, and the number. */
function listedName(object: NamedObject): string {
  return `${titleOf(object)} (${objectLabel(object.kind, object.row.number)})`;
}

const FOUND_STATES = { done: 'сделано', cancelled: 'снято', over: 'прошло' } as const;

function nothingFree(minutes: number | null): string {
  return minutes === null ? 'свободного времени нет' : `нет окна на ${formatDuration(minutes)}`;
}

function loadWords({ tasks, blocks, booked_minutes, estimated_minutes }: LoadFacts): string {
  if (tasks === 0 && blocks === 0) return 'свободный день';
  return [
    tasks === 0 ? null : countedTasks(tasks),
    blocks === 0 ? null : counted(blocks, 'блок', 'блока', 'блоков'),
    booked_minutes === 0 ? null : `занято ${formatDuration(booked_minutes)}`,
    estimated_minutes === 0 ? null : `по оценкам задач ${formatDuration(estimated_minutes)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function filled(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== '');
}

/** Answers to questions about the plan, in Russian. */
export const answerWords = {
  blank: () => '',
  sentences: ({ parts }, { words }) => filled(parts.map(words)).join(' '),
  paragraphs: ({ parts }, { words }) =>
    filled(parts.map((part) => words(part).trim())).join('\n\n'),
  when: ({ when }, { frame }) => whenWords(when, frame),
  late: ({ late }, { frame }) => lateWords(late, frame),

  answer_place: ({ page, pages }) => `Страница ${page} из ${pages}.`,

  agenda_title: ({ window }, { frame }) => `План: ${windowWords(window, frame)}`,
  nothing_written: () => 'Ничего не записано.',
  agenda_block: ({ from, to, title }, { frame: { zone } }) =>
    `${timeOf(from, zone)}–${timeOf(to, zone)}  ${blockTitle(title)}`,
  agenda_task: ({ task, why, at, to_come }, { frame: { zone } }) => {
    const time = at === null ? null : timeOf(at, zone);
    const due = time === null ? 'срок' : `срок ${time}`;
    const when = why === 'due' ? due : (time ?? 'весь день');
    return `${when}  ${listedName(task)}${to_come ? ', повтор' : ''}`;
  },

  overdue_title: ({ total }) =>
    total === 0 ? 'Просроченного нет.' : `Просрочено: ${countedTasks(total)}`,
  task_line: ({ task, note }, { words }) =>
    `• ${listedName(task)}${note === null ? '' : `, ${words(note)}`}`,

  found_title: ({ words: said }) => `По словам «${said}»:`,
  not_found_title: ({ words: said }) => `Не нашёл «${said}».`,
  not_found_hint: () => 'Ищу по названиям. Попробуйте другое слово.',
  found_line: ({ object, when, recurrence_rule: rule, state }, { frame }) => {
    const parts = [
      whenWords(when, frame),
      rule === null ? null : describeRecurrence(rule),
      state === null ? null : FOUND_STATES[state],
    ];
    return `• ${titled(object)}: ${parts.filter((part) => part !== null).join(', ')}`;
  },

  projects_title: ({ total }) =>
    total === 0 ? 'Проектов пока нет.' : `Проекты в работе: ${total}`,
  projects_hint: () => 'Создать: «Создай проект Ремонт».',
  projects_alike: ({ words: said }) => `На «${said}» похожи:`,
  no_project: ({ words: said }) => `Не нашёл проект «${said}».`,
  project_line: ({ project, open }) =>
    `• ${titled(project)}: ${open === 0 ? 'открытых задач нет' : countedTasks(open)}`,
  project_title: ({ project, open }) => {
    const name = `Проект ${quoted(titleOf(project))}: `;
    return open === 0 ? `${name}открытых задач нет.` : `${name}${countedTasks(open)}`;
  },

  free_title: ({ window, minutes }, { frame }) => {
    const span = windowWords(window, frame);
    return minutes === null
      ? `Свободное время: ${span}`
      : `Где поместится ${formatDuration(minutes)}: ${span}`;
  },
  free_day: ({ day, spans, minutes }, { frame }) => {
    const free = spans.map(
      (span) =>
        `${timeOf(span.from, frame.zone)}–${timeOf(span.to, frame.zone)} (${formatDuration(span.minutes)})`,
    );
    return `${dayLabel(day, frame)}: ${free.length === 0 ? nothingFree(minutes) : free.join(', ')}`;
  },
  free_never: ({ minutes }) => nothingFree(minutes),
  working_hours: ({ from, to }) => `Рабочие часы: ${from}–${to}.`,
  window_cut: ({ days }) => `Показаны первые ${counted(days, 'день', 'дня', 'дней')}.`,

  load_title: ({ window }, { frame }) => `Загрузка: ${windowWords(window, frame)}`,
  load_total: ({ load }) => loadWords(load),
  load_day: ({ day, load }, { frame }) => `${dayLabel(day, frame)}: ${loadWords(load)}`,
  load_busiest: ({ day }, { frame }) => `Больше всего: ${dayLabel(day, frame)}.`,

  history_title: ({ changes }) =>
    changes === 0 ? 'Изменений пока не было.' : 'Изменения, новые сверху',
  history_line: ({ position, object, others, change, at, by, agent, undone }, { frame }) => {
    const { zone } = frame;
    const what = changeName(change);
    const besides = others > 0 ? ` и ещё ${others}` : '';
    const told =
      object === null ? upperFirst(what) : `${upperFirst(nameSubject(object))}${besides}: ${what}`;
    const when = `${dayLabel(dayOf(at, zone), frame)}, ${timeOf(at, zone)}`;
    return `${position}. ${told}\n${when}, ${authorName(by, agent)}${undone ? ', отменено' : ''}`;
  },
} satisfies Pick<Dictionary, keyof AnswerMessages>;
