import { cityOf } from './cities.ts';
import type { Dictionary } from './dictionary.ts';
import type { SettingsMessages } from './door-messages.ts';
import { reminderLines } from './ru-reminders.ts';
import { themeLine, themeName } from './theme-words.ts';

const SURFACES = {
  on_create: 'Под ответом',
  task_drawer: 'В карточке',
  today_plan: 'В плане дня',
} as const;

/** The settings of a person and their plan, in Russian. */
export const settingsWords = {
  settings_how:
    'Это настройка: ничего не записал и пока не изменил. Выберите кнопкой, что поменять.',
  settings_shown: ({ timezone, hours, dayparts, reminders, theme }) =>
    [
      'Настройки',
      `Часовой пояс: ${cityOf(timezone)}`,
      `Рабочие часы: ${hours.from}–${hours.to}`,
      `Утро, день, вечер: ${dayparts.morning}, ${dayparts.afternoon}, ${dayparts.evening}`,
      ...reminderLines(reminders),
      themeLine(theme),
    ].join('\n'),
  label_zone: 'Часовой пояс',
  label_hours: 'Рабочие часы',
  label_dayparts: 'Утро, день, вечер',
  label_erase: 'Удалить мои данные',
  label_suggestion_switch: ({ surface, on }) =>
    `${SURFACES[surface]}: ${on ? 'включить' : 'выключить'}`,
  label_theme: ({ theme }) => `Тема картинок: ${themeName(theme)}`,
  label_city: '{timezone:city}',
  ask_zone: 'Выберите часовой пояс или напишите его, например Asia/Yekaterinburg.',
  bad_zone_answer: 'Не знаю такого пояса. Напишите, например, Europe/Moscow, или выберите кнопкой.',
  ask_hours: 'С какого и до какого часа вы обычно работаете? Например: 09:00–18:00',
  bad_hours_answer: 'Не понял часы. Напишите, например: 09:00–18:00',
  ask_dayparts: 'Когда у вас утро, день и вечер? Напишите три времени, например: 08:00 13:00 20:00',
  bad_dayparts_answer: 'Не понял. Напишите три времени по порядку, например: 08:00 13:00 20:00',
  ask_erase: 'Удалить все ваши задачи, блоки, историю и настройки без возможности вернуть?',
  label_erase_yes: 'Да, удалить всё',
  erase_not_here: 'В группе план общий. Свои данные удаляйте в личном чате со мной.',
  erased: 'Готово: все ваши данные удалены. Чтобы начать заново, напишите что угодно.',
  not_erased: 'Ничего не удалил.',
  label_block_reminders: 'Напоминания о блоках',
  label_quiet: 'Тихие часы',
  label_digests: 'Сводка и итоги',
  ask_block_minutes: 'За сколько минут напоминать о блоке?',
  bad_block_minutes: 'Не понял. Напишите число минут, например: 15',
  label_block_minutes: ({ minutes }) => (minutes === 0 ? 'Когда начнётся' : `За ${minutes} мин`),
  label_never_remind: 'Не напоминать',
  ask_quiet: 'С какого и до какого часа вас не беспокоить? Например: 22:00–08:00',
  bad_quiet: 'Не понял часы. Напишите, например: 22:00–08:00',
  label_no_quiet: 'Без тихих часов',
  ask_digests: 'Когда присылать утреннюю сводку и вечерние итоги? Например: 09:00 20:00',
  bad_digests: 'Не понял. Напишите два времени, например: 09:00 20:00',
  label_no_morning: 'Без утренней сводки',
  label_no_evening: 'Без вечерних итогов',
} as const satisfies Pick<Dictionary, keyof SettingsMessages>;
