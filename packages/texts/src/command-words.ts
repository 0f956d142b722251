import { type CommandMessages, dayOf, type Instant, type Moment, timeOf } from '@planerka/plan';
import { cityOf } from './cities.ts';
import { formatDayAndMonth, formatDuration, formatSpan, formatWhen } from './dates.ts';
import { blockLines, blockTitle, noteLines, quoted, taskLines } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { leadTime } from './lead-time.ts';
import { listed, present, upperFirst } from './lists.ts';
import { nameAbout, nameObject, nameSubject, titled } from './name-object.ts';
import { atWhen } from './on-when.ts';
import { describeRecurrence } from './recurrence.ts';
import { reminderLines } from './ru-reminders.ts';
import { sourcesLine, sourceTitle } from './source-words.ts';
import { suggestionLines } from './suggestion-settings.ts';
import { themeLine } from './theme-words.ts';

function remindedAt(at: readonly Instant[], moment: Moment): string {
  return listed(at.map((each) => atWhen(each, moment)));
}

/** "Напомню завтра в 10:00: ...", or what has to be said first; what follows is told nowhere else. */
function remindedTask(
  task: CommandMessages['will_remind']['task'],
  at: readonly Instant[],
  moment: Moment,
): string {
  const row = { ...task.row, remind_before_minutes: null };
  const [only, ...more] = at;
  if (only === undefined) {
    const missing = row.planned_on === null && row.due_on === null ? 'день или час' : 'час';
    const told = `Напомню о ${nameAbout(task)}, как только назовёте ${missing}.`;
    return [told, ...taskLines(row, moment), ...noteLines(row)].join('\n');
  }
  const isThen =
    more.length === 0 && (only === row.planned_at || dayOf(only, moment.zone) === row.planned_on);
  return [
    `Напомню ${remindedAt(at, moment)}: ${titled(task)}.`,
    ...taskLines(row, moment, { isWhenTold: isThen }),
    ...noteLines(row),
  ].join('\n');
}

/** Creating and settings; the questions are the command contract's, word for word. */
export const commandWords = {
  ask_title: 'Как назвать задачу?',
  ask_duration: 'На сколько минут поставить блок?',
  ask_start: 'На какое время поставить блок?',
  ask_day: 'На какой день запланировать задачу?',
  for_all: ({ question, of }, { words }) =>
    [
      `${words(question)} Один ответ на всё:`,
      ...of.map(({ title, time }) => `• ${present([title, time]).join(', ')}`),
    ].join('\n'),
  ask_reading: 'Можно понять по-разному. Как правильно?',
  ask_past: ({ time: { on, at } }, { frame }) =>
    `Это время уже прошло: ${formatWhen(on, at, frame) ?? ''}. Всё равно записать?`,
  ask_twin: ({ twin }) => `${upperFirst(nameSubject(twin))} уже есть. Всё равно добавить?`,
  another_one: 'Нет, это другое',
  yes: 'Да',
  no: 'Нет',
  minutes: '{minutes:minutes}',
  day: '{day:day_label}',
  slot: '{at:instant}',
  new_task: ({ title, planned, due, duration_minutes: minutes, recurrence }, { frame }) => {
    const deadline = formatWhen(due.on, due.at, frame);
    return present([
      title === null ? 'задача' : `задача ${quoted(title)}`,
      formatWhen(planned.on, planned.at, frame),
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
      start !== null && end !== null ? formatSpan(start, end, frame) : formatWhen(on, start, frame),
      duration_minutes === null ? null : formatDuration(duration_minutes),
      recurrence === null ? null : describeRecurrence(recurrence),
    ]).join(', '),
  its_sources: ({ sources }) => sourcesLine(sources),
  source_waits: ({ source }) => `${upperFirst(sourceTitle(source))}: сохраню с задачей.`,
  in_project: 'Проект: {project:titled}.',
  no_such_project: 'Проекта «{words}» нет. Создать его?',
  created: ({ object }, { frame }) => {
    switch (object.kind) {
      case 'task':
        return [
          `Записал ${nameObject(object)}.`,
          ...taskLines(object.row, frame),
          ...noteLines(object.row),
        ].join('\n');
      case 'timeblock':
        return [`Поставил ${nameObject(object)}.`, ...blockLines(object.row, frame)].join('\n');
      case 'project':
        return `Записал: проект ${titled(object)}.`;
    }
  },
  will_remind: ({ task, at }, { frame }) => remindedTask(task, at, frame),
  will_remind_at: ({ at }, { frame }) => `Напомню ${remindedAt(at, frame)}.`,
  overlaps: ({ day, others }, { frame }) => {
    const named = others.map(
      ({ title, start_at: start, end_at: end }) =>
        `${quoted(blockTitle(title))}, ${formatSpan(start, end, frame, day)}`,
    );
    return `Пересекается по времени: ${named.join('; ')}.`;
  },
  reminded_too_late: ({ minutes }) =>
    `${upperFirst(listed(minutes.map(leadTime)))} напомнить уже не успею.`,
  weekday_mismatch: 'Обратите внимание: это {date:full_day}, а не {weekday:weekday}.',
  skipped_by_dst:
    '{said} в этот день не бывает: часы переводят вперёд. Записал на {moved_to:said_instant}.',
  no_such_date: 'Даты «{text}» не бывает.',
  not_read: 'Не понял: «{text}».',
  asked_apart: 'На «{text}» отвечу, если спросить отдельно.',
  no_such_time: 'Времени «{text}» не бывает.',
  times_missing: 'Не записал, в какие часы: «{text}».',
  settings_saved: ({ timezone, working_hours: { from, to }, dayparts }) => {
    const { morning, afternoon, evening } = dayparts;
    return [
      'Настройки записал.',
      `Часовой пояс: ${cityOf(timezone)}.`,
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
  quiet_hours:
    'Тихие часы: {from}–{to}. В это время напоминаю только о том, что назначено на этот час.',
  picture_theme: ({ theme }) => themeLine(theme),
  suggestion_settings: ({ settings }) => suggestionLines(settings).join('\n'),
} as const satisfies Pick<Dictionary, keyof CommandMessages>;
