import { type CommandMessages, timeOf } from '@planerka/plan';
import { formatDayAndMonth, formatDuration, formatSpan, formatWhen } from './dates.ts';
import { blockLines, blockTitle, quoted, taskLines } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { leadTime } from './lead-time.ts';
import { listed, present, upperFirst } from './lists.ts';
import { nameObject, titled } from './name-object.ts';
import { describeRecurrence } from './recurrence.ts';
import { reminderLines } from './ru-reminders.ts';
import { suggestionLines } from './suggestion-settings.ts';

/** Creating and settings; the questions are the command contract's, word for word. */
export const commandWords = {
  ask_title: 'Как назвать задачу?',
  ask_duration: 'На сколько минут поставить блок?',
  ask_start: 'На какое время поставить блок?',
  ask_day: 'На какой день запланировать задачу?',
  ask_reading: 'Можно понять по-разному. Как правильно?',
  ask_past: ({ time: { on, at } }, { frame }) =>
    `Это время уже прошло: ${formatWhen(on, at, frame.zone) ?? ''}. Всё равно записать?`,
  yes: 'Да',
  no: 'Нет',
  minutes: '{minutes:minutes}',
  day: '{day:day_label}',
  slot: '{at:day_label_of}, {at:time}',
  new_task: ({ title, planned, due, duration_minutes: minutes, recurrence }, { frame }) => {
    const deadline = formatWhen(due.on, due.at, frame.zone);
    return present([
      title === null ? 'задача' : `задача ${quoted(title)}`,
      formatWhen(planned.on, planned.at, frame.zone),
      deadline === null ? null : `срок ${deadline}`,
      minutes === null ? null : formatDuration(minutes),
      recurrence === null ? null : describeRecurrence(recurrence),
    ]).join(', ');
  },
  new_block: (
    { title, on, start_at: start, end_at: end, duration_minutes, recurrence },
    { frame },
  ) =>
    present([
      title === null ? 'блок' : `блок ${quoted(title)}`,
      start !== null && end !== null
        ? formatSpan(start, end, frame.zone)
        : formatWhen(on, start, frame.zone),
      duration_minutes === null ? null : formatDuration(duration_minutes),
      recurrence === null ? null : describeRecurrence(recurrence),
    ]).join(', '),
  in_project: 'Проект: {project:titled}.',
  no_such_project: 'Проекта «{words}» нет. Создать его?',
  created: ({ object }, { frame }) => {
    switch (object.kind) {
      case 'task':
        return [`Записал ${nameObject(object)}.`, ...taskLines(object.row, frame.zone)].join('\n');
      case 'timeblock':
        return [`Поставил ${nameObject(object)}.`, ...blockLines(object.row, frame.zone)].join(
          '\n',
        );
      case 'project':
        return `Записал: проект ${titled(object)}.`;
    }
  },
  overlaps: ({ day, others }, { frame }) => {
    const named = others.map(
      ({ title, start_at: start, end_at: end }) =>
        `${quoted(blockTitle(title))}, ${formatSpan(start, end, frame.zone, day)}`,
    );
    return `Пересекается по времени: ${named.join('; ')}.`;
  },
  reminded_too_late: ({ minutes }) =>
    `${upperFirst(listed(minutes.map(leadTime)))} напомнить уже не успею.`,
  weekday_mismatch: 'Обратите внимание: это {date:full_day}, а не {weekday:weekday}.',
  skipped_by_dst:
    '{said} в этот день не бывает: часы переводят вперёд. Записал на {moved_to:said_instant}.',
  no_such_date: 'Даты «{text}» не бывает.',
  no_such_time: 'Времени «{text}» не бывает.',
  times_missing: 'Не записал, в какие часы: «{text}».',
  settings_saved: ({ timezone, working_hours: { from, to }, dayparts }) => {
    const { morning, afternoon, evening } = dayparts;
    return [
      'Настройки записал.',
      `Часовой пояс: ${timezone}.`,
      `Рабочие часы: ${from}–${to}.`,
      `Утро, день, вечер: ${morning}, ${afternoon}, ${evening}.`,
    ].join('\n');
  },
  zone_saved: ({ city, timezone, now, until }) => {
    const back =
      until === null
        ? []
        : [
            `До ${formatDayAndMonth(until)} так и останется. Сам обратно не переведу: напишите, когда вернётесь.`,
          ];
    return [`Часовой пояс: ${city}, сейчас там ${timeOf(now, timezone)}.`, ...back].join('\n');
  },
  reminder_settings: ({ settings }) => reminderLines(settings).join('\n'),
  suggestion_settings: ({ settings }) => suggestionLines(settings).join('\n'),
} as const satisfies Pick<Dictionary, keyof CommandMessages>;
