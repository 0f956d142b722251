import type { Frame } from '@planerka/contracts';
import {
  type AnswerMessages,
  COUNTED_MAX,
  type Instant,
  type LoadFacts,
  timeOf,
} from '@planerka/plan';
import { formatDuration, formatInstant, formatWhen } from './dates.ts';
import { dayLabel } from './day-label.ts';
import { quoted } from './describe.ts';
import { authorName, changeName } from './describe-changes.ts';
import type { Dictionary } from './dictionary.ts';
import { formats } from './formats.ts';
import { present, upperFirst } from './lists.ts';
import { nameSubject, titled, titleOf } from './name-object.ts';
import { counted } from './plural.ts';
import { describeRecurrence } from './recurrence.ts';
import { whenWords, windowWords } from './when-words.ts';

const FOUND_STATES = { done: 'сделано', cancelled: 'снято', over: 'прошло' } as const;

const WEEK_PARTS = {
  done: (total: number) => `Сделано: ${formats.found(total)}`,
  moved: (total: number) => `Перенесено: ${formats.found(total)}`,
  left: (total: number) =>
    total === 0 ? 'Нетронутого нет.' : `Не тронуто: ${formats.found(total)}`,
} as const;

const WEEK_MARKS = { done: '✓', moved: '→', left: '•', asked: '▸' } as const;

function nothingFree(minutes: number | null): string {
  return minutes === null ? 'свободного времени нет' : `нет окна на ${formatDuration(minutes)}`;
}

const blocksFound = (blocks: number): string =>
  blocks > COUNTED_MAX
    ? `${formats.found(blocks)} блоков`
    : counted(blocks, 'блок', 'блока', 'блоков');

function loadWords({ tasks, blocks, booked_minutes, estimated_minutes }: LoadFacts): string {
  if (tasks === 0 && blocks === 0) return 'свободный день';
  return present([
    tasks === 0 ? null : formats.tasks_found(tasks),
    blocks === 0 ? null : blocksFound(blocks),
    booked_minutes === 0 ? null : `занято ${formatDuration(booked_minutes)}`,
    estimated_minutes === 0 ? null : `по оценкам задач ${formatDuration(estimated_minutes)}`,
  ]).join(', ');
}

const momentWords = (at: Instant, frame: Frame): string => formatInstant(at, frame);

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
  agenda_of_title: ({ words, window, total }, { frame }) => {
    const then = windowWords(window, frame);
    return total === 0
      ? `По словам «${words}» ничего нет: ${then}.`
      : `По словам «${words}»: ${total} (${then})`;
  },
  agenda_instead: ({ what }) => (what === 'whole' ? 'Всё, что есть:' : 'В другое время:'),
  busy_title: ({ asks, is_busy: isBusy, window }, { frame }) => {
    const yes = isBusy === (asks === 'busy') ? 'Да' : 'Нет';
    return `${yes}, ${isBusy ? 'занято' : 'свободно'}: ${windowWords(window, frame)}`;
  },
  first_title: ({ day, window }, { frame }) =>
    day === null
      ? `Ничего с назначенным часом нет: ${windowWords(window, frame)}.`
      : `Ближайшее: ${dayLabel(day, frame)}`,
  until_object: ({ object, until: { why, at, minutes, days } }, { frame }) => {
    const what = why === 'due' ? 'До срока' : 'До начала';
    const left = minutes === null ? formats.days(days) : formatDuration(minutes);
    const isToday = minutes === null && days === 0;
    const when = formatWhen(at.on, at.at, frame) ?? '';
    return isToday
      ? `Уже сегодня: ${titled(object)}.`
      : `${what} ${left}: ${titled(object)}, ${when}.`;
  },
  going_on: ({ object, to, minutes }, { frame }) =>
    `Уже идёт: ${titled(object)}, до ${timeOf(to, frame.zone)}, осталось ${formatDuration(minutes)}.`,
  bound_of_object: ({ object, bound, at }, { frame }) =>
    `${bound === 'start' ? 'Начало' : 'Конец'}: ${formatWhen(at.on, at.at, frame) ?? ''}. ${titled(object)}.`,
  length_of_object: ({ object, minutes }) =>
    `Длительность: ${formatDuration(minutes)}. ${titled(object)}.`,
  time_unsaid: ({ object, what }) =>
    `${what === 'time' ? 'Время не записано' : 'Длительность не записана'}: ${titled(object)}.`,
  all_over: ({ object, when }, { frame }) =>
    `Уже прошло: ${titled(object)}, ${whenWords(when, frame)}.`,
  nothing_written: 'Ничего не записано.',
  nothing_left: 'Ничего не осталось.',
  agenda_block: '{from:time}–{to:time}  {title:block}',
  agenda_task: ({ task, why, at, to_come }, { frame: { zone } }) => {
    const time = at === null ? null : timeOf(at, zone);
    const due = time === null ? 'срок' : `срок ${time}`;
    const when = why === 'due' ? due : (time ?? 'весь день');
    return `${when}  ${formats.listed(task)}${formats.repeat(to_come)}`;
  },

  overdue_title: ({ total }) =>
    total === 0 ? 'Просроченного нет.' : `Просрочено: ${formats.tasks_found(total)}`,
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

  tasks_title: ({ total, tag, due, high, words, window, late }, { frame }) => {
    const of = [
      tag === null ? '' : ` с тегом #${tag}`,
      high ? ' с высоким приоритетом' : '',
      due ? ' со сроком' : '',
      words === null ? '' : ` по словам «${words}»`,
      window === null ? '' : ` (${windowWords(window, frame)}${late ? ', и просроченные' : ''})`,
    ].join('');
    return total === 0
      ? `Открытых задач${of} нет.`
      : `Открытые задачи${of}: ${formats.found(total)}`;
  },
  done_title: ({ total, window, words }, { frame }) => {
    const then = window === null ? '' : ` (${windowWords(window, frame)})`;
    const about = words === null ? '' : ` по словам «${words}»`;
    return total === 0
      ? `Ничего не отмечено сделанным${about}${then}.`
      : `Сделано${about}: ${formats.tasks_found(total)}${then}`;
  },
  done_line: ({ task, at }, { frame }) =>
    `• ${titled(task)}${at === null ? '' : `: ${momentWords(at, frame)}`}`,
  last_done: ({ at }, { frame }) =>
    at === null ? 'Последний раз:' : `Последний раз: ${momentWords(at, frame)}`,
  never_done: ({ words }) =>
    words === null
      ? 'Сделанным ещё ничего не отмечено.'
      : `Отмеченного сделанным по словам «${words}» нет.`,

  week_title: 'Итоги недели: {window:window}',
  week_part: ({ part, total }) => WEEK_PARTS[part](total),
  week_line: ({ task, mark }) => `${WEEK_MARKS[mark]} ${formats.listed(task)}`,
  week_more: 'и ещё {count}',
  week_next: ({ load }) => {
    const isFree = load.tasks === 0 && load.blocks === 0;
    return `Следующая неделя: ${isFree ? 'пока пусто' : loadWords(load)}.`;
  },
  week_asked: ({ task, position, total }) => {
    const place =
      total > COUNTED_MAX
        ? `${position}, всего ${formats.found(total)}`
        : `${position} из ${total}`;
    return `Что делать с задачей ${titled(task)}? (${place})`;
  },
  confirm_delete: 'Удалить {task:accusative}?',
  label_next_week: 'На следующую неделю',
  label_to_inbox: 'Во Входящие',
  label_without_due: 'Снять срок',
  lists_title: 'Списки: {total}',
  list_line: '☐ {list:listed}: осталось {left} из {all}',
  list_has_item: ({ item, list, ticked }) =>
    `${ticked ? '☑' : '☐'} ${titled(item)}: есть в ${titled(list)}, ${ticked ? 'уже с галочкой' : 'пока без галочки'}.`,
  reminders_ahead: ({ total }) =>
    total === 0 ? 'Напоминаний впереди нет.' : `Напоминания впереди: ${formats.found(total)}`,
  reminders_how: 'Поставить можно так: «Напомни завтра в 10 снять показания».',
  reminder_ahead: ({ at, object }, { frame }) =>
    `• ${momentWords(at, frame)}: ${formats.listed(object)}`,
  projects_title: ({ total }) =>
    total === 0 ? 'Проектов пока нет.' : `Проекты в работе: ${total}`,
  projects_hint: 'Создать: «Создай проект Ремонт».',
  projects_alike: 'На «{words}» похожи:',
  no_project: 'Не нашёл проект «{words}».',
  project_line: ({ project, open }) =>
    `• ${titled(project)}: ${open === 0 ? 'открытых задач нет' : formats.tasks_found(open)}`,
  project_title: ({ project, open }) => {
    const name = `Проект ${quoted(titleOf(project))}: `;
    return open === 0 ? `${name}открытых задач нет.` : `${name}${formats.tasks_found(open)}`;
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
    const what = changeName(change);
    const besides = others > 0 ? ` и ещё ${others}` : '';
    const told =
      object === null ? upperFirst(what) : `${upperFirst(nameSubject(object))}${besides}: ${what}`;
    const when = formatInstant(at, frame);
    const how = `${suggested ? ', по подсказке' : ''}${undone ? ', отменено' : ''}`;
    return `${position}. ${told}\n${when}, ${authorName(by, agent)}${how}`;
  },
} as const satisfies Pick<Dictionary, keyof AnswerMessages>;
