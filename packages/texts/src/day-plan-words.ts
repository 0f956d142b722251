import {
  type Day,
  type DayPlanMessages,
  daysBetween,
  type Moment,
  today,
  type Worth,
} from '@planerka/plan';
import { formatDayAndMonth, formatDuration } from './dates.ts';
import { quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { listed, lowerFirst } from './lists.ts';
import { objectLabel } from './name-object.ts';
import { counted } from './plural.ts';

type LeftOut = DayPlanMessages['day_plan_left_out']['left_out'][number];
type Item = DayPlanMessages['day_plan_item']['item'];

/** "сегодня", "завтра", "27 февраля" */
function namedDay(day: Day, moment: Moment): string {
  const distance = daysBetween(today(moment), day);
  if (distance === 0) return 'сегодня';
  return distance === 1 ? 'завтра' : formatDayAndMonth(day);
}

const WORTH: Readonly<Record<Worth, (day: string) => string>> = {
  overdue: () => 'просрочено',
  due_today: (day) => `срок ${day}`,
  planned_today: (day) => `запланировано на ${day}`,
  high: () => 'важно',
  due_soon: () => 'скоро срок',
  medium: () => 'важность средняя',
  unmarked: () => 'есть время',
  low: () => 'не срочно',
};

const LEFT_OUT: Readonly<Record<LeftOut['reason'], string>> = {
  NO_ROOM: 'не хватает времени',
  WAITS: 'ждёт другую задачу',
  DUE_PASSED: 'до срока нет места',
  WINDOW: 'нет места в её часть дня',
  ENOUGH: 'дел уже достаточно',
  NOT_CHOSEN: 'в другом варианте',
};

const NONE: Readonly<
  Record<DayPlanMessages['day_plan_none']['why'], (day: string, isToday: boolean) => string>
> = {
  nothing: (day) => `Планировать на ${day} нечего: нет задач, которым нужен час.`,
  no_time: (day, isToday) =>
    isToday ? 'Свободного времени сегодня больше нет.' : `Свободного времени на ${day} нет.`,
  no_fit: (day) => `Ни одна задача не помещается в свободное время на ${day}.`,
  no_other: () => 'Другого варианта нет.',
  past: () => 'Этот день уже прошёл.',
};

function timeOf(local: string): string {
  return local.slice(11, 16);
}

function task(number: number): string {
  return objectLabel('task', number);
}

function leftOut({ task: number, reason, missing_minutes: missing }: LeftOut): string {
  const why = missing === null ? LEFT_OUT[reason] : `не хватает ${formatDuration(missing)}`;
  return `${task(number)}, ${why}`;
}

function line({ start, end, title, task: number }: Item): string {
  return `${timeOf(start)}–${timeOf(end)} ${title} (${task(number)})`;
}

/** The plan of a day, in Russian. */
export const dayPlanWords = {
  day_plan_title: ({ day, count, used_minutes: used, free_minutes: free }, { frame }) =>
    `План на ${namedDay(day, frame)}: ${counted(count, 'задача', 'задачи', 'задач')}, ${formatDuration(used)} из ${formatDuration(free)} свободных.`,
  day_plan_picture_title: ({ day }, { frame }) => `План на ${namedDay(day, frame)}`,
  day_plan_each_title: ({ day }, { frame }) => `План на ${namedDay(day, frame)}, по одной:`,
  day_plan_item: ({ position, item, why }, { words }) =>
    `${position}. ${line(item)}: ${words(why)}`,
  day_plan_worth: ({ worth, day }, { frame }) => WORTH[worth](namedDay(day, frame)),
  day_plan_left_out: ({ left_out: left, besides }) => {
    const others = besides === 0 ? [] : [`ещё ${counted(besides, 'задача', 'задачи', 'задач')}`];
    return `Не вошло: ${[...left.map(leftOut), ...others].join('; ')}.`;
  },
  day_plan_advised: ({ day, agent, items, besides }, { frame }) => {
    const who = agent === null ? 'Агент' : quoted(agent);
    const lines = items.map(
      ({ task: number, title, minutes, rationale }, index) =>
        `${index + 1}. ${title} (${task(number)}), ${formatDuration(minutes)}: ${lowerFirst(rationale)}`,
    );
    const others = besides === 0 ? [] : [`И ещё ${counted(besides, 'задача', 'задачи', 'задач')}.`];
    const head = `${who} предлагает на ${namedDay(day, frame)} такой порядок:`;
    return [head, ...lines, ...others].join('\n');
  },
  day_plan_none: ({ why, day }, { frame }) => NONE[why](namedDay(day, frame), day === today(frame)),
  day_plan_stale: ({ tasks }) =>
    tasks.length === 0
      ? 'План устарел.'
      : `План устарел, уже не подходит: ${listed(tasks.map(task))}. Вот новый.`,
  day_plan_taken: ({ count }) =>
    `План принят: время есть у ${counted(count, 'задачи', 'задач', 'задач')}.`,
  day_plan_task_taken: 'Время есть: {target:titled}\n{target:facts}',
  ask_for_day_plan: 'Новый план: /plan.',
  no_day_plan: 'Плана дня пока нет.',
  label_take_day_plan: 'Принять план',
  label_other_day_plan: 'Другой вариант',
  label_one_by_one: 'По одной',
  label_take_slot: ({ position, item }) => `${position}. ${timeOf(item.start)} ${task(item.task)}`,
} as const satisfies Pick<Dictionary, keyof DayPlanMessages>;
