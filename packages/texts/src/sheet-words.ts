import { type DatesMissing, dayOf, type MoneyFacts, type SheetMessages } from '@planerka/plan';
import { inCounts, PHASE_NAMES } from './change-set-words.ts';
import { formatDayAndMonth, formatDuration } from './dates.ts';
import { quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { present } from './lists.ts';
import { money } from './money.ts';
import { objectLabel, titleOf } from './name-object.ts';
import { counted } from './plural.ts';
import { printedNumber } from './printed-numbers.ts';
import { QUOTE_LANGUAGES, QUOTE_STATES } from './production-words.ts';
import { shorten } from './shorten.ts';

type Named = SheetMessages['sheet_plan']['project'];

/** A line of a sheet is read on a phone: a name takes no more than this. */
const NAME_MAX = 80;

/** "PLAN-007 «Съёмка»" */
export function numbered({ kind, row }: Named): string {
  return `${objectLabel(kind, row.number)} ${quoted(titleOf({ kind, row }))}`;
}

const STATES: Readonly<Record<SheetMessages['sheet_set']['state'], string>> = {
  proposed: 'ждёт решения',
  applied: 'принято',
  rejected: 'отклонено',
  withdrawn: 'отозвано агентом',
  superseded: 'заменено новым набором',
};

const MISSING: Readonly<Record<DatesMissing, string>> = {
  both: 'Дат пока нет: скажите «старт проекта Съёмка 2 марта» и «календарь проекта Съёмка: пн-пт», со своим названием.',
  start: 'Дат пока нет: скажите «старт проекта Съёмка 2 марта», со своим названием.',
  calendar: 'Дат пока нет: скажите «календарь проекта Съёмка: пн-пт», со своим названием.',
  circle: 'Связи задач идут по кругу, сроки не посчитать. Уберите одну из связей через агента.',
};

const SHEETS: Readonly<Record<SheetMessages['label_sheet']['sheet'], string>> = {
  plan: 'План',
  solutions: 'Решения',
  schedule: 'Сроки',
  estimate: 'Смета',
  quote: 'КП',
  gantt: 'Гант',
};

/** The same as something to be shown. */
const ASKED: typeof SHEETS = {
  plan: 'план',
  solutions: 'решения',
  schedule: 'сроки',
  estimate: 'смету',
  quote: 'КП',
  gantt: 'гант',
};

function cut(name: string): string {
  return shorten(name.replace(/\s+/gu, ' ').trim(), NAME_MAX);
}

/** A project as it is named in words: as it is called where that cannot be misread, else by its number. */
function projectWords(project: Named): string {
  const title = titleOf(project);
  if (/^\p{L}+$/u.test(title)) return title;
  const isPlain = /^[^:,.!?;«»"\n]{1,80}$/u.test(title);
  return isPlain ? quoted(title) : objectLabel(project.kind, project.row.number);
}

function editedBy(...phrases: readonly string[]): string {
  return `Изменить словами: ${phrases.map((phrase) => `«${phrase}»`).join(', ')}.`;
}

function inset(depth: number): string {
  return '  '.repeat(Math.min(depth, 6));
}

export function amount({ amount: exact, currency }: MoneyFacts): string {
  return money(exact, currency);
}

/** "3 из 5 задач" */
function doneOf(done: number, all: number): string {
  return `${done} из ${counted(all, 'задачи', 'задач', 'задач')}`;
}

function span(from: string, to: string, zone: string): string {
  const [first, last] = [dayOf(from, zone), dayOf(to, zone)].map(formatDayAndMonth);
  return first === last ? (first ?? '') : `${first} – ${last}`;
}

/** "4 лист": a number and its unit as somebody has written it. */
export function many(quantity: string, unit: string | null): string {
  const number = printedNumber(quantity, 'ru');
  return unit === null ? number : `${number} ${shorten(unit, 20)}`;
}

/** The sheets of a production project, in Russian. */
export const sheetWordsOfProject = {
  sheet_plan: ({ project, items }) =>
    `${numbered(project)}, план: ${counted(items, 'позиция', 'позиции', 'позиций')}.`,
  sheet_item: ({ name, depth, done, all, minutes }) => {
    const parts = [
      all === 0 ? null : doneOf(done, all),
      minutes === 0 ? null : formatDuration(minutes),
    ];
    const told = present(parts).join(', ');
    return `${inset(depth)}• ${cut(name)}${told === '' ? '' : `: ${told}`}`;
  },
  sheet_loose_tasks: ({ done, all }) => `• Без позиции: ${doneOf(done, all)}`,
  sheet_plan_empty: 'Позиций пока нет.',
  sheet_solutions: ({ project, waiting }) =>
    `${numbered(project)}, решения: ${
      waiting === 0
        ? 'ничего не ждёт ответа'
        : `${counted(waiting, 'набор ждёт', 'набора ждут', 'наборов ждут')} ответа`
    }.`,
  sheet_set: ({ set, state, reason, at }, { frame: { zone } }) => {
    const why = reason === null ? '' : `: ${cut(reason)}`;
    const when = formatDayAndMonth(dayOf(at, zone));
    return `• ${when}, ${set.agent}, ${PHASE_NAMES[set.phase]}: ${inCounts(set.counts)} (${STATES[state]}${why})`;
  },
  sheet_question: ({ question, answer, blocking }) => {
    if (answer !== null) return `  ? ${cut(question)} Ответ: ${cut(answer)}`;
    return `  ? ${cut(question)}${blocking ? ' (без ответа не принять)' : ''}`;
  },
  sheet_solutions_empty: 'Агенты ещё ничего не предлагали.',
  sheet_schedule: (
    { project, finish_at: finish, minutes, open, critical },
    { frame: { zone } },
  ) => {
    const parts = [
      finish === null ? null : `финиш ${formatDayAndMonth(dayOf(finish, zone))}`,
      `открыто ${counted(open, 'задача', 'задачи', 'задач')}`,
      minutes === 0 ? null : `рабочего времени ${formatDuration(minutes)}`,
      critical === 0 ? null : `на критическом пути ${critical}`,
    ];
    return `${numbered(project)}, сроки: ${present(parts).join(', ')}.`;
  },
  sheet_task: ({ title, start_at: from, end_at: to, minutes, slack_minutes: slack }, saying) => {
    const { zone } = saying.frame;
    const when = from === null || to === null ? null : span(from, to, zone);
    const length = minutes === 0 ? null : formatDuration(minutes);
    const room = slack === 0 ? 'критично' : `запас ${formatDuration(slack)}`;
    return `${slack === 0 ? '🔴' : '•'} ${cut(title)}: ${present([when, length, room]).join(', ')}`;
  },
  sheet_no_dates: ({ missing }) => MISSING[missing],
  sheet_schedule_empty: 'Открытых задач нет.',
  sheet_estimate: ({ project, subtotal, vat, total, unpriced }) => {
    const left = unpriced === 0 ? '' : ` Без цены или количества: ${unpriced}, в сумму не вошли.`;
    return (
      `${numbered(project)}, смета ${amount(total)}: ` +
      `без НДС ${amount(subtotal)}, НДС ${amount(vat)}.${left}`
    );
  },
  sheet_item_money: ({ name, depth, cost, price, margin }) => {
    const sold =
      price === null || margin === null ? '' : `, цена ${amount(price)}, маржа ${amount(margin)}`;
    return `${inset(depth)}• ${cut(name)}: ${amount(cost)}${sold}`;
  },
  sheet_line: ({ name, title, depth, quantity, unit, price, amount: comes, locked }) => {
    const head = `${inset(depth)}${name} ${cut(title)}`;
    const by = locked ? ' 🔒' : '';
    if (comes !== null && price !== null && quantity !== null) {
      return `${head}: ${many(quantity, unit)} × ${amount(price)} = ${amount(comes)}${by}`;
    }
    const known = [
      quantity === null ? 'количества нет' : many(quantity, unit),
      price === null ? 'цены нет' : amount(price),
    ];
    return `${head}: ${known.join(', ')}${by}`;
  },
  sheet_estimate_empty: 'Строк сметы пока нет.',
  sheet_quote: ({ name, version, state, project, subtotal, vat, total, reason }) => {
    const why = reason === null ? '' : `: ${cut(reason)}`;
    return (
      `${numbered(project)}, ${name}, версия ${version}, ${QUOTE_STATES[state]}${why}. ` +
      `Итого ${amount(total)}: без НДС ${amount(subtotal)}, НДС ${amount(vat)}.`
    );
  },
  sheet_quote_line: ({ position, name, quantity, unit, amount: comes, optional, accepted }) => {
    const wish = optional ? ' (по желанию)' : '';
    const taken = accepted === null ? '' : accepted ? ' ✓' : ' ✗';
    return `${position}. ${cut(name)}, ${many(quantity, unit)}: ${amount(comes)}${wish}${taken}`;
  },
  sheet_quote_empty: 'КП пока нет.',
  sheet_quote_frame: ({ seller, client, language, valid_until: until }) => {
    const parts = [
      `исполнитель ${seller === null ? 'не назван' : quoted(cut(seller))}`,
      `клиент ${client === null ? 'не назван' : quoted(cut(client))}`,
      language === null ? null : QUOTE_LANGUAGES[language],
      until === null ? null : `действует до ${formatDayAndMonth(until)}`,
    ];
    return `В КП: ${present(parts).join(', ')}.`;
  },
  sheet_edits_plan: ({ project }) =>
    editedBy(
      `заявка проекта ${projectWords(project)}: …`,
      `валюта проекта ${projectWords(project)} — евро`,
    ),
  sheet_edits_schedule: ({ project }) =>
    editedBy(
      `старт проекта ${projectWords(project)} 2 марта`,
      `календарь проекта ${projectWords(project)}: пн-пт, выходной 8 марта`,
    ),
  sheet_edits_estimate: ({ line, item }) =>
    editedBy(
      ...(line === null ? [] : [`${line} цена 1450,50`, `${line} количество 6`]),
      ...(item === null ? [] : [`цена позиции ${item} 12000`]),
    ),
  sheet_edits_quote: ({ project }) =>
    editedBy(
      `исполнитель проекта ${projectWords(project)}: …`,
      `клиент проекта ${projectWords(project)}: …`,
      `КП проекта ${projectWords(project)} на английском`,
      `КП проекта ${projectWords(project)} действует до 20 марта`,
    ),
  sheet_gantt: ({ project, tasks }) =>
    `${numbered(project)}, диаграмма: ${counted(tasks, 'задача', 'задачи', 'задач')}.`,
  sheet_gantt_page: ({ project, page, pages, finish_at: finish }, { frame: { zone } }) => {
    const place = pages === 1 ? '' : `, ${page} из ${pages}`;
    const end = finish === null ? '' : ` Финиш ${formatDayAndMonth(dayOf(finish, zone))}.`;
    return `Гант ${quoted(titleOf(project))}${place}.${end}`;
  },
  file_quote: ({ project, version }) => `КП ${quoted(titleOf(project))}, версия ${version}`,
  file_estimate: ({ project }) => `Смета ${quoted(titleOf(project))}`,
  file_operations: ({ phase, ops }) =>
    `${PHASE_NAMES[phase]}: ${counted(ops, 'правка', 'правки', 'правок')}`,
  label_sheet: ({ sheet }) => SHEETS[sheet],
  sheets_in_words: ({ sheets }) =>
    `Дальше скажите: ${sheets
      .map(
        ({ number, sheet }) => `«покажи ${ASKED[sheet]} проекта ${objectLabel('project', number)}»`,
      )
      .join(', ')}.`,
  file_in_chat: 'Тот же лист файлом приходит в Telegram.',
  picture_in_chat: 'Картинка приходит в Telegram.',
  label_propose_phase: ({ phase }) => `Предложить: ${PHASE_NAMES[phase]}`,
  phase_off:
    'Сам предложить не могу: модель не подключена. Её подключает владелец бота. Набор правок может прислать и ваш агент, его заводят через /agent.',
  phase_limit:
    'На сегодня запросы к модели кончились: не больше {most} в день. Набор правок может прислать и ваш агент.',
  phase_failed: ({ phase }) =>
    `${PHASE_NAMES[phase]}: модель не ответила так, чтобы это можно было предложить. Ничего не изменилось, попробуйте ещё раз позже.`,
  phase_needs_overview: ({ project }) =>
    `Сначала расскажите, что нужно сделать: «заявка проекта ${titleOf(project)}: …».`,
  // The code is for the log: no person can mend it.
  phase_draft_unfit: ({ phase }) =>
    `${PHASE_NAMES[phase]}: то, что предложила модель, к проекту не подходит. Ничего не изменилось.`,
  phase_draft_recovery: 'Попробуйте ещё раз или уточните заявку проекта.',
  label_set: ({ phase, agent }) => `${PHASE_NAMES[phase]}: ${agent}`,
} as const satisfies Pick<Dictionary, keyof SheetMessages>;
