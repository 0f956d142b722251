import type { Offer, SuggestionSurface, SuggestionType } from '@planerka/contracts';
import {
  dayOf,
  type Moment,
  type StaleField,
  type SuggestionCounts,
  type SuggestionMessages,
  toInstant,
} from '@planerka/plan';
import { formatDayAndMonth, formatWhen } from './dates.ts';
import { categoryName, quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { listed, lowerFirst } from './lists.ts';
import { objectLabel } from './name-object.ts';
import { counted } from './plural.ts';
import { rationaleWords } from './rationale-words.ts';
import { choiceInWords, questionInWords } from './suggestion-questions.ts';

/** The words of one type of suggestion. */
interface TypeWords {
  /** What could be done, after the rationale or in its place; '' where the rationale says it all. */
  readonly chip?: (payload: Payload, rationale: string) => string;
  /** "Важность станет высокой." */
  readonly becomes: (payload: Payload, moment: Moment) => string;
  /** The button that takes it. */
  readonly label: (payload: Payload, moment: Moment) => string;
}

type Payload = Offer['payload'];

const NUMERALS = ['ноль', 'один', 'два', 'три', 'четыре', 'пять'] as const;

const PRIORITIES: Readonly<Record<string, { readonly becomes: string; readonly label: string }>> = {
  low: { becomes: 'низкой', label: 'Понизить важность' },
  medium: { becomes: 'средней', label: 'Сделать средней важности' },
  high: { becomes: 'высокой', label: 'Сделать важной' },
};

const DEFERRED: Readonly<Record<string, { readonly becomes: string; readonly label: string }>> = {
  someday: {
    becomes: 'Времени у задачи не будет, категория станет «когда-нибудь».',
    label: 'Отложить на когда-нибудь',
  },
  next_week: {
    becomes: 'Срок станет на следующей неделе.',
    label: 'Перенести на следующую неделю',
  },
  next_month: {
    becomes: 'Срок станет в следующем месяце.',
    label: 'Перенести на следующий месяц',
  },
};

function text(payload: Payload, ...keys: readonly string[]): string {
  const found = keys.map((key) => payload[key]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
}

function subtasks({ subtasks: list }: Payload): number {
  return Array.isArray(list) ? list.length : 0;
}

function steps(count: number): string {
  return counted(count, 'шаг', 'шага', 'шагов');
}

/** "три шага" */
function stepsInWords(count: number): string {
  return steps(count).replace(/^\d+/, (digits) => NUMERALS[Number(digits)] ?? digits);
}

function dueIn(payload: Payload, moment: Moment): string {
  const iso = text(payload, 'dueDateISO');
  if (iso === '') return '';
  const isDay = !iso.includes('T');
  return formatWhen(isDay ? iso : null, isDay ? null : toInstant(iso), moment) ?? '';
}

function dueDayIn(payload: Payload, { zone }: Moment): string {
  const iso = text(payload, 'dueDateISO');
  if (iso === '') return '';
  return formatDayAndMonth(iso.includes('T') ? dayOf(toInstant(iso), zone) : iso);
}

function projectIn(payload: Payload): string {
  return text(payload, 'projectName', 'projectId');
}

function categoryIn(payload: Payload): string {
  return categoryName(text(payload, 'category'));
}

const WORDS: Readonly<Record<SuggestionType, TypeWords>> = {
  set_due_date: {
    becomes: (payload, moment) => `Новый срок: ${dueIn(payload, moment)}.`,
    label: (payload, moment) => `Срок ${dueDayIn(payload, moment)}`,
  },
  set_priority: {
    becomes: (payload) =>
      `Важность станет ${PRIORITIES[text(payload, 'priority')]?.becomes ?? ''}.`,
    label: (payload) => PRIORITIES[text(payload, 'priority')]?.label ?? '',
  },
  set_project: {
    becomes: (payload) => `Задача перейдёт в проект ${quoted(projectIn(payload))}.`,
    label: (payload) => `В проект ${quoted(projectIn(payload))}`,
  },
  set_category: {
    becomes: (payload) => `Категория станет ${quoted(categoryIn(payload))}.`,
    label: (payload) => `Категория ${quoted(categoryIn(payload))}`,
  },
  rewrite_title: {
    chip: (payload, rationale) =>
      `${withoutPeriod(lowerFirst(rationale))}: ${quoted(text(payload, 'title'))}.`,
    becomes: (payload) => `Название станет ${quoted(text(payload, 'title'))}.`,
    label: () => 'Назвать так',
  },
  propose_next_action: {
    chip: (payload, rationale) =>
      `${lowerFirst(rationale)} Шаг: ${quoted(text(payload, 'title', 'text'))}.`,
    becomes: (payload) => `Добавится шаг ${quoted(text(payload, 'title', 'text'))}.`,
    label: () => 'Добавить шаг',
  },
  split_subtasks: {
    chip: (payload) => `здесь ${stepsInWords(subtasks(payload))}, можно разбить.`,
    becomes: (payload) => {
      const count = subtasks(payload);
      return `${count === 1 ? 'Добавится' : 'Добавятся'} ${steps(count)}.`;
    },
    label: (payload) => `Разбить на ${steps(subtasks(payload))}`,
  },
  ask_clarification: {
    chip: (payload) => lowerFirst(questionInWords(payload)),
    becomes: questionInWords,
    label: () => 'Ответить',
  },
  defer_task: {
    becomes: (payload) => DEFERRED[text(payload, 'strategy')]?.becomes ?? '',
    label: (payload) => DEFERRED[text(payload, 'strategy')]?.label ?? '',
  },
  propose_create_project: {
    becomes: (payload) => `Появится проект ${quoted(text(payload, 'projectName'))}.`,
    label: (payload) => `Создать проект ${quoted(text(payload, 'projectName'))}`,
  },
};

function withoutPeriod(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** Why it is suggested and what could be done, in a sentence that opens with a small letter. */
function reasoned({ type, payload }: Offer, rationale: string): string {
  return WORDS[type].chip?.(payload, rationale) ?? lowerFirst(rationale);
}

function byAgent({ agent }: Offer): string {
  return agent === null ? '' : ` Предлагает ${quoted(agent)}.`;
}

/** A field that a suggestion writes or rests on, in the sentence that says it has changed. */
const FIELDS: Readonly<Record<StaleField, string>> = {
  title: 'название',
  due_on: 'срок',
  due_at: 'срок',
  planned_on: 'время',
  planned_at: 'время',
  priority: 'важность',
  project_id: 'проект',
  project_name: 'проект',
  category: 'категория',
  duration_minutes: 'длительность',
  recurrence_rule: 'повторение',
  subtasks: 'шаги',
  project: 'проект',
  status: 'состояние',
};

const SURFACES: Readonly<Record<SuggestionSurface, string>> = {
  on_create: 'Под ответом',
  task_drawer: 'В карточке',
  today_plan: 'В плане дня',
};

const TYPES: Readonly<Record<SuggestionCounts['type'], string>> = {
  set_due_date: 'срок',
  set_priority: 'важность',
  set_project: 'проект',
  set_category: 'категория',
  rewrite_title: 'название',
  propose_next_action: 'следующий шаг',
  split_subtasks: 'разбивка на шаги',
  ask_clarification: 'вопрос',
  defer_task: 'отложить',
  propose_create_project: 'новый проект',
  day_plan: 'план дня',
};

function countedWords(counts: SuggestionCounts): string {
  const { type, offered, shown, accepted, rejected, reverted } = counts;
  return [
    `• ${TYPES[type]}: предложено ${offered}, показано ${shown}`,
    `принято ${accepted}, отклонено ${rejected}, сразу отменено ${reverted}`,
  ].join(', ');
}

const OVER = {
  accepted: 'Эта подсказка уже принята.',
  rejected: 'От этой подсказки вы отказались.',
  expired: 'Эта подсказка была на другой день.',
  gone: 'Эту подсказку сменила другая.',
} as const;

/** Suggestions: what is offered, and what becomes of it. */
export const suggestionWords = {
  offer: ({ offer }, { words }) =>
    `Подсказка: ${reasoned(offer, words(offer.rationale))}${byAgent(offer)}`,
  numbered_offer: ({ offer, position }, { words, frame }) =>
    `${position}. ${words(offer.rationale)} ${WORDS[offer.type].becomes(offer.payload, frame)}${byAgent(offer)}`,
  rationale: ({ reason: { code } }) => rationaleWords[code],
  offers_title: ({ task: { number, title } }) =>
    `Подсказки к задаче ${quoted(title)} (${objectLabel('task', number)})`,
  confirm_offer: ({ offer }, { frame }) =>
    `Точно? ${WORDS[offer.type].becomes(offer.payload, frame)}`,
  suggestion_question: ({ payload, task }) =>
    `${quoted(task)}: ${lowerFirst(questionInWords(payload))}`,
  suggestion_unanswered: ({ question }, { words }) =>
    `Ответа не было 15 минут, вопрос закрыт: ${words(question)} По подсказке ничего не изменилось.`,
  suggestion_choice: ({ question_id: id, choice }) => choiceInWords(id, choice),
  label_take_offer: ({ offer }, { frame }) => WORDS[offer.type].label(offer.payload, frame),
  label_take_numbered: ({ offer, position }, { frame }) =>
    `${position}. ${WORDS[offer.type].label(offer.payload, frame)}`,
  label_decline_offer: 'Не надо',
  label_more_offers: 'Ещё {count}',
  label_suggestions: 'Подсказки',
  offer_declined: 'Хорошо, не буду.',
  offers_silenced: ({ minutes }) =>
    `Хорошо. Помолчу с подсказками ${counted(minutes, 'минуту', 'минуты', 'минут')}.`,
  nothing_to_suggest: 'Сейчас подсказать нечего.',
  suggestion_over: ({ why }) => OVER[why],
  suggestion_stale: ({ fields }) => {
    const changed = [...new Set(fields.map((field) => FIELDS[field]))];
    return `Подсказка устарела. С тех пор изменено: ${listed(changed)}.`;
  },
  suggested_beyond_calendar: 'Такую дату записать нельзя: бывают годы с 1 по 9999.',
  suggestion_not_yours: 'Это подсказка не для вас.',
  suggestion_stats: ({ days, counts }) => {
    const within = counted(days, 'день', 'дня', 'дней');
    if (counts.length === 0) return `За ${within} подсказок не было.`;
    const surfaces = [...new Set(counts.map(({ surface }) => surface))];
    return [
      `Подсказки за ${within}`,
      ...surfaces.flatMap((surface) => [
        `${SURFACES[surface]}:`,
        ...counts.filter((each) => each.surface === surface).map(countedWords),
      ]),
    ].join('\n');
  },
  ask_for_suggestions: 'Новые подсказки есть на карточке задачи.',
} as const satisfies Pick<Dictionary, keyof SuggestionMessages>;
