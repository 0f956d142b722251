import type { Frame } from '@planerka/contracts';
import { type AnswerMessages, type Instant, type LoadFacts, timeOf, dayOf } from '@planerka/plan';
import { formatDuration } from './dates.ts';
import { dayLabel } from './day-label.ts';
import { authorName, changeName } from './describe-changes.ts';
import { quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { formats } from './formats.ts';
import { present, upperFirst } from './lists.ts';
import { nameSubject, titled, titleOf } from './name-object.ts';
import { counted } from './plural.ts';
import { describeRecurrence } from './recurrence.ts';
import { whenWords, windowWords } from './when-words.ts';

const FOUND_STATES = { done: 'сделано', cancelled: 'снято', over: 'прошло' } as const;

function nothingFree(minutes: number | null): string {
  return minutes === null ? 'свободного времени нет' : `нет окна на ${formatDuration(minutes)}`;
}

function loadWords({ tasks, blocks, booked_minutes, estimated_minutes }: LoadFacts): string {
  if (tasks === 0 && blocks === 0) return 'свободный день';
  return present([
    tasks === 0 ? null : formats.tasks(tasks),
    blocks === 0 ? null : counted(blocks, 'блок', 'блока', 'блоков'),
    booked_minutes === 0 ? null : `занято ${formatDuration(booked_minutes)}`,
    estimated_minutes === 0 ? null : `по оценкам задач ${formatDuration(estimated_minutes)}`,
  ]).join(', ');
}

const momentWords = (at: Instant, frame: Frame): string =>
  `${dayLabel(dayOf(at, frame.zone), frame)}, ${timeOf(at, frame.zone)}`;

function filled(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== '');
}

/** Answers to questions about the plan, in Russian. */
export const answerWords = {
  blank: '',
  sentences: ({ parts }, { words }) => filled(parts.map(words)).join(' '),
  paragraphs: ({ parts }, { words }) =>
    filled(parts.map((part) => words(part).trim())).join('\n\n'),
  when: '{when:when}',
  late: '{late:late}',

  answer_place: 'Страница {page} из {pages}.',

  agenda_title: 'План: {window:window}',
  busy_title: ({ asks, is_busy: isBusy, window }, { frame }) => {
    const yes = isBusy === (asks === 'busy') ? 'Да' : 'Нет';
    return `${yes}, ${isBusy ? 'занято' : 'свободно'}: ${windowWords(window, frame)}`;
  },
  nothing_written: 'Ничего не записано.',
  agenda_block: '{from:time}–{to:time}  {title:block}',
  agenda_task: ({ task, why, at, to_come }, { frame: { zone } }) => {
    const time = at === null ? null : timeOf(at, zone);
    const due = time === null ? 'срок' : `срок ${time}`;
    const when = why === 'due' ? due : (time ?? 'весь день');
    return `${when}  ${formats.listed(task)}${formats.repeat(to_come)}`;
  },

  overdue_title: ({ total }) =>
    total === 0 ? 'Просроченного нет.' : `Просрочено: ${formats.tasks(total)}`,
  task_line: '• {task:listed}[, {note:message}]',

  found_title: 'По словам «{words}»:',
  not_found_title: 'Не нашёл «{words}».',
  not_found_hint: 'Ищу по названиям. Попробуйте другое слово.',
  found_line: ({ object, when, recurrence_rule: rule, state }, { frame }) => {
    const parts = present([
      whenWords(when, frame),
      rule === null ? null : describeRecurrence(rule),
      state === null ? null : FOUND_STATES[state],
    ]);
    return `• ${titled(object)}: ${parts.join(', ')}`;
  },

  tasks_title: ({ total, tag, due }) => {
    const of = `${tag === null ? '' : ` с тегом #${tag}`}${due ? ' со сроком' : ''}`;
    return total === 0 ? `Открытых задач${of} нет.` : `Открытые задачи${of}: ${total}`;
  },
  done_title: ({ total, window, words }, { frame }) => {
    const then = window === null ? '' : ` (${windowWords(window, frame)})`;
    const about = words === null ? '' : ` по словам «${words}»`;
    return total === 0
      ? `Ничего не отмечено сделанным${about}${then}.`
      : `Сделано${about}: ${formats.tasks(total)}${then}`;
  },
  done_line: ({ task, at }, { frame }) =>
    `• ${titled(task)}${at === null ? '' : `: ${momentWords(at, frame)}`}`,
  last_done: ({ at }, { frame }) =>
    at === null ? 'Последний раз:' : `Последний раз: ${momentWords(at, frame)}`,
  never_done: ({ words }) =>
    words === null
      ? 'Сделанным ещё ничего не отмечено.'
      : `Отмеченного сделанным по словам «${words}» нет.`,

  projects_title: ({ total }) =>
    total === 0 ? 'Проектов пока нет.' : `Проекты в работе: ${total}`,
  projects_hint: 'Создать: «Создай проект Ремонт».',
  projects_alike: 'На «{words}» похожи:',
  no_project: 'Не нашёл проект «{words}».',
  project_line: ({ project, open }) =>
    `• ${titled(project)}: ${open === 0 ? 'открытых задач нет' : formats.tasks(open)}`,
  project_title: ({ project, open }) => {
    const name = `Проект ${quoted(titleOf(project))}: `;
    return open === 0 ? `${name}открытых задач нет.` : `${name}${formats.tasks(open)}`;
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
  working_hours: 'Рабочие часы: {from}–{to}.',
  window_cut: 'Показаны первые {days:days}.',

  load_title: 'Загрузка: {window:window}',
  load_total: ({ load }) => loadWords(load),
  load_day: ({ day, load }, { frame }) => `${dayLabel(day, frame)}: ${loadWords(load)}`,
  load_busiest: 'Больше всего: {day:day_label}.',

  history_title: ({ changes }) =>
    changes === 0 ? 'Изменений пока не было.' : 'Изменения, новые сверху',
  history_line: (line, { frame }) => {
    const { position, object, others, change, at, by, agent, undone, suggested } = line;
    const { zone } = frame;
    const what = changeName(change);
    const besides = others > 0 ? ` и ещё ${others}` : '';
    const told =
      object === null ? upperFirst(what) : `${upperFirst(nameSubject(object))}${besides}: ${what}`;
    const when = `${dayLabel(dayOf(at, zone), frame)}, ${timeOf(at, zone)}`;
    const how = `${suggested ? ', по подсказке' : ''}${undone ? ', отменено' : ''}`;
    return `${position}. ${told}\n${when}, ${authorName(by, agent)}${how}`;
  },
} as const satisfies Pick<Dictionary, keyof AnswerMessages>;
