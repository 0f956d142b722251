import {
  type DeedFacts,
  dayOf,
  type JournalType,
  minutesBetween,
  type NoticeMessages,
  timeOf,
} from '@planerka/plan';
import { formatDayAndMonth, formatDuration, lengthUntold } from './dates.ts';
import type { Dictionary } from './dictionary.ts';
import { formatLead } from './lead-time.ts';
import { present } from './lists.ts';
import { nameSubject, titled } from './name-object.ts';
import { counted } from './plural.ts';

const steps = (count: number) => counted(count, 'шаг', 'шага', 'шагов');
const nested = (count: number) =>
  counted(count, 'вложенную задачу', 'вложенные задачи', 'вложенных задач');
const notes = (count: number) => counted(count, 'запись', 'записи', 'записей');
const evidence = (count: number) =>
  counted(count, 'подтверждение', 'подтверждения', 'подтверждений');
const thoughts = (count: number) => counted(count, 'рассуждение', 'рассуждения', 'рассуждений');

interface Deed {
  readonly verb: string;
  /** Can it be done to the task or plan itself? */
  readonly itself?: true;
  /** What in it the verb counts. */
  readonly parts?: (count: number) => string;
  /** Another verb for its parts. */
  readonly partsVerb?: string;
}

/** What an agent did to one task or plan, in this order: "закрыл 3 шага". */
const DEEDS: ReadonlyArray<readonly [JournalType, Deed]> = [
  ['task_created', { verb: 'завёл', itself: true }],
  ['project_created', { verb: 'завёл', itself: true }],
  ['steps_added', { verb: 'добавил', parts: steps }],
  ['subtask_added', { verb: 'добавил', parts: steps }],
  ['task_node_added', { verb: 'добавил', parts: nested }],
  ['step_defined', { verb: 'уточнил', parts: steps }],
  ['task_node_defined', { verb: 'уточнил', parts: nested }],
  ['step_done', { verb: 'закрыл', parts: steps }],
  ['step_verified', { verb: 'проверил', parts: steps }],
  ['step_reopened', { verb: 'вернул в работу', parts: steps }],
  ['step_blocked', { verb: 'остановил', itself: true, parts: steps }],
  ['step_unblocked', { verb: 'продолжил', itself: true, parts: steps }],
  ['noted', { verb: 'оставил', parts: notes }],
  ['evidence_captured', { verb: 'приложил', parts: evidence }],
  ['thought', { verb: 'записал', parts: thoughts }],
  ['checklist_set', { verb: 'обновил список шагов', itself: true }],
  ['contract_set', { verb: 'обновил договорённости', itself: true }],
  ['plan_edited', { verb: 'поправил', itself: true }],
  ['task_edited', { verb: 'поправил', itself: true, parts: steps }],
  ['deleted', { verb: 'удалил', itself: true, parts: steps }],
  ['reopened', { verb: 'вернул в работу', itself: true, parts: steps }],
  ['task_completed', { verb: 'завершил', itself: true, parts: steps, partsVerb: 'закрыл' }],
  ['plan_completed', { verb: 'завершил', itself: true }],
];

/** "закрыл 3 шага, завершил": each once; what has no verb of its own is an edit. */
function deedWords(done: readonly DeedFacts[]): string {
  const told = DEEDS.flatMap(([type, { verb, itself, parts, partsVerb = verb }]) => {
    const deed = done.find((each) => each.type === type);
    if (!deed) return [];
    return [
      ...(deed.itself && itself ? [verb] : []),
      ...(deed.parts > 0 && parts ? [`${partsVerb} ${parts(deed.parts)}`] : []),
    ];
  });
  return told.length === 0 ? 'поправил' : [...new Set(told)].join(', ');
}

/** One reminder that comes in time. */
function reminderWords(
  { object, fire_at, about_at, end_at, own_at }: NoticeMessages['reminder'],
  zone: string,
): string {
  const what = titled(object);
  if (about_at === null) {
    const hour =
      own_at !== null && dayOf(own_at, zone) === dayOf(fire_at, zone)
        ? `, ${timeOf(own_at, zone)}`
        : '';
    return `Напоминаю ещё раз: ${what}${hour}.`;
  }
  const day = dayOf(about_at, zone);
  const date = day === dayOf(fire_at, zone) ? '' : `${formatDayAndMonth(day)}, `;
  const end =
    end_at === null ? '' : `–${timeOf(end_at, zone)}${lengthUntold(about_at, end_at, zone)}`;
  const when = `${date}${timeOf(about_at, zone)}${end}`;
  const before = minutesBetween(fire_at, about_at);
  if (before > 0) return `Через ${formatLead(before)}: ${what}, ${when}.`;
  return `${object.kind === 'timeblock' ? 'Начинается' : 'Напоминаю'}: ${what}, ${when}.`;
}

/** What comes by itself, in Russian. */
export const noticeWords = {
  reminder: (data, { frame }) => reminderWords(data, frame.zone),
  reminders_title: 'Напоминаю:',
  reminders_missed: 'Пока меня не было:',
  reminder_line: ({ position, object, at }, { frame: { now, zone } }) => {
    const day = dayOf(at, zone);
    const date = day === dayOf(now, zone) ? '' : `${formatDayAndMonth(day)}, `;
    const mark = position === null ? '•' : `${position}.`;
    return `${mark} ${date}${timeOf(at, zone)}  ${titled(object)}`;
  },
  reminders_more: 'И ещё: {count}.',
  label_snooze: '{minutes:duration}',
  label_remind_tomorrow: 'Завтра',

  digest_morning: 'Доброе утро! Сегодня {day:full_day}.',
  digest_overdue: 'Просрочено: {total:tasks_found}.',
  digest_task: '• {task:titled}',
  digest_evening: 'Итоги дня.',
  digest_done: 'Сделано:',
  digest_nothing_done: 'Сегодня ничего не отмечено сделанным.',
  digest_left: 'Осталось:',
  digest_nothing_left: 'На сегодня ничего не осталось.',
  digest_more: 'И ещё: {count}.',
  label_to_tomorrow: '{number:task_number} на завтра',
  label_all_tomorrow: 'Всё на завтра',
  label_morning_off: 'Не присылать по утрам',
  label_evening_off: 'Не присылать по вечерам',

  burst_title: 'Агент «{agent}»:',
  burst_line: ({ object, deeds }) => `• ${nameSubject(object)}: ${deedWords(deeds)}`,
  burst_more: '…и ещё {count}.',
  label_undo: 'Отменить',

  picture_title: 'Сегодня',
  picture_day: '{day:full_day}',
  picture_summary: ({ busy, free }) =>
    busy === 0 && free === 0
      ? 'Рабочие часы уже прошли'
      : present([
          busy === 0 ? null : `Занято ${formatDuration(busy)}`,
          free === 0 ? 'Свободного времени нет' : `Свободно ${formatDuration(free)}`,
        ]).join(' · '),
  picture_span: '{from:time}–{to:time}',
  picture_now: '{at:time}',
  picture_clock: '{at:time}',
  picture_crowd: '+{count} в {at:time}',
  picture_free: 'Свободно {minutes:duration}',
  picture_untimed: 'Без времени',
  picture_nothing: 'На сегодня ничего не записано.',
  picture_more: '…и ещё {count}',
  picture_due: 'срок сегодня[, {at:time}]',
  picture_overdue: 'срок был {day:day}',
} as const satisfies Pick<Dictionary, keyof NoticeMessages>;
