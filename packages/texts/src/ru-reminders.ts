import type { ReminderSettings } from '@planerka/plan';
import { formatDuration } from './dates.ts';

/** How a person is reminded, a line a fact. */
export function reminderLines(settings: ReminderSettings): string[] {
  const { block_minutes: minutes, quiet, morning_at: morning, evening_at: evening } = settings;
  const block =
    minutes === null
      ? 'не напоминаю'
      : minutes === 0
        ? 'напоминаю, когда начинается'
        : `напоминаю за ${formatDuration(minutes)}`;
  return [
    `О блоках: ${block}.`,
    quiet === null ? 'Тихих часов нет.' : `Тихие часы: ${quiet.from}–${quiet.to}.`,
    morning === null ? 'Утренней сводки нет.' : `Утренняя сводка: ${morning}.`,
    evening === null ? 'Вечерних итогов нет.' : `Вечерние итоги: ${evening}.`,
  ];
}
