import { timeOf } from '@planerka/plan';
import { agentWords } from './agent-words.ts';
import { formatDuration } from './dates.ts';
import type { Dictionary } from './dictionary.ts';
import type { DoorMessages } from './door-messages.ts';
import { objectLabel, titled } from './name-object.ts';
import { panelWords } from './panel-words.ts';
import { settingsWords } from './settings-words.ts';
import { terminalWords } from './terminal-words.ts';

/** "5 мин", "1 мин 30 с": the longest recording that is heard. */
function voiceLength(seconds: number): string {
  const parts = [`${Math.floor(seconds / 60)} мин`, `${seconds % 60} с`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}

/** What the doors say of themselves, in Russian. */
export const doorWords = {
  ...settingsWords,
  ...agentWords,
  ...terminalWords,
  ...panelWords,

  ask_later: () => 'Потом спрошу ещё об одном.',
  working: () => 'Секунду…',
  inside: ({ object }) => `Сейчас открыто: ${titled(object)}.`,
  tap_done: () => 'Эта кнопка уже сработала.',
  tap_gone: () => 'Этого больше нет.',
  tap_kept: () => 'Оставил как было.',
  tap_not_yours: () => 'Эта кнопка для того, чьё это сообщение.',
  pressed_button: () => 'кнопка',

  start: () =>
    [
      'Здравствуйте! Скажите или напишите, что нужно сделать, а я запишу.',
      '• «Добавь задачу позвонить маме завтра»',
      '• «Поставь блок на завтра в 14:00 на 60 минут»',
      '• «Созвон с командой в пятницу в 10 на час»',
      '• Если чего-то не хватит, я задам один вопрос. Всё записанное можно отменить кнопкой.',
    ].join('\n'),
  help: ({ voice_seconds }) =>
    [
      'Пишите или наговаривайте обычными словами.',
      '',
      'Задача: «Задача: подготовить отчёт, в пятницу». Без времени она попадёт во Входящие.',
      'Блок времени: «Поставь блок завтра в 9 на час», «Встреча в среду с 15 до 16:30».',
      'Несколько сразу: «завтра в десять созвон на час, потом купить хлеб».',
      '',
      'Спросить: «что у меня завтра?», «что просрочено?», «когда созвон с командой?», «когда я свободен в пятницу?», «сколько у меня на неделе?».',
      '',
      '/today — сегодня, с картинкой дня',
      '/week — неделя',
      '/next — что дальше, /urgent — что срочно',
      '/inbox — разобрать Входящие',
      '/focus TASK-042 — открыть задачу, /close — закрыть',
      '/undo — отменить последнее, /redo — вернуть, /history — что менялось',
      '/cancel — снять открытый вопрос',
      '/settings — часовой пояс, рабочие часы, напоминания, удаление данных',
      '/agent — агенты: ключи и права',
      '',
      `Голосовые — до ${voiceLength(voice_seconds)}.`,
    ].join('\n'),
  help_owner: () => '/invite — ссылка, по которой к боту допускается ещё один человек',

  command_start: () => 'Что я умею',
  command_help: () => 'Как со мной говорить',
  command_today: () => 'План на сегодня',
  command_week: () => 'План на неделю',
  command_inbox: () => 'Входящие',
  command_undo: () => 'Отменить последнее',
  command_redo: () => 'Вернуть отменённое',
  command_focus: () => 'Открыть задачу или проект',
  command_close: () => 'Закрыть открытое',
  command_cancel: () => 'Снять открытый вопрос',
  command_settings: () => 'Настройки',
  command_next: () => 'Что дальше',
  command_urgent: () => 'Что срочно',
  command_history: () => 'Что менялось',
  command_agent: () => 'Агенты: ключи и права',

  unknown_kind: () =>
    'Понимаю текст, голос и пересланные сообщения. Напишите словами, что записать, например: «Купить билеты завтра».',
  focus_how: () =>
    'Напишите номер, например /focus TASK-042, или ответьте этой командой на сообщение с задачей.',
  unknown_command: () => 'Не знаю такой команды. Что я умею: /help.',
  stranger: () =>
    'Здравствуйте! Этот планировщик личный, и вас в нём пока нет. Попросите владельца прислать вам ссылку-приглашение.',
  admitted: () => 'Готово, теперь вы тоже можете пользоваться этим планировщиком.',
  invite_expired: () =>
    'Эта ссылка уже использована или устарела. Попросите владельца прислать новую.',
  invite: ({ link, hours }) =>
    `Перешлите эту ссылку тому, кого хотите допустить. Она действует ${hours} часов и один раз:\n${link}`,
  invite_owner_only: () => 'Приглашать может только владелец бота.',
  invite_closed: () =>
    'Список людей задан в TELEGRAM_ALLOWED_USERS: допишите туда нового человека.',
  too_many_messages: () =>
    'Слишком много сообщений подряд. Подождите минуту и повторите: это сообщение я не записал.',
  set_aside: ({ words }) =>
    `Не получилось обработать сообщение${words === null ? '' : ` «${words}»`}, я его отложил. Ничего не записано; попробуйте ещё раз другими словами.`,
  database_away: () =>
    'База данных сейчас не отвечает. Сообщение дошло до меня не полностью: подождите минуту, я попробую ещё раз сам.',
  edited: ({ told }, { wordsAt }) => {
    const what = told.flatMap(({ said, frame }) => said.map((each) => wordsAt(each, frame)));
    return `Вы изменили сообщение, по которому уже есть запись:\n${what.join('\n')}\nЗаписать заново по новому тексту?`;
  },
  answer_place: ({ page, pages }) => `Страница ${page} из ${pages}.`,

  label_undo_all: () => 'Отменить всё',
  label_undo_one: ({ position }) => `Отменить ${position}`,
  label_redo: () => 'Вернуть',
  label_redo_one: ({ position }) => `Вернуть ${position}`,
  label_change_target: () => 'Другая цель',
  label_hear_again: () => 'Распознать ещё раз',
  label_replace: () => 'Записать заново',
  label_keep: () => 'Оставить как есть',
  label_back: () => '‹ Назад',
  label_on: () => 'Дальше ›',

  surface_untimed: () => 'Без времени:',
  surface_suggestions: () => 'Предлагаю:',
  surface_nothing: () => 'Ничего не записано.',
  surface_nothing_urgent: () => 'Срочного нет.',
  surface_inbox_empty: () => 'Во Входящих пусто.',
  surface_slot: ({ from, to, title, locked }, { words, frame: { zone } }) =>
    `${timeOf(from, zone)}–${timeOf(to, zone)}  ${words(title)}${locked ? ' 🔒' : ''}`,
  surface_task: ({ title, due }, { words }) =>
    `• ${words(title)}${due === null ? '' : ` (${words(due)})`}`,
  surface_rank: ({ rank, title, reason, minutes }, { words }) => {
    const told = [
      ...(reason === null ? [] : [words(reason)]),
      ...(minutes === null ? [] : [formatDuration(minutes)]),
    ];
    return `${rank}. ${words(title)}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
  },
  surface_queue_item: ({ position, title, other, action }, { words }) => {
    const told = [
      ...(other === null ? [] : [objectLabel('task', other)]),
      ...(action === null ? [] : [words(action)]),
    ];
    return `${position}. ${words(title)}${told.length === 0 ? '' : ` → ${told.join(', ')}`}`;
  },

  voice_not_configured: () =>
    'Распознавание речи не настроено: нужен TRANSCRIBE_BASE_URL или OPENAI_API_KEY. Напишите, пожалуйста, текстом.',
  voice_too_long: ({ voice_seconds }) =>
    `Слишком длинная запись: разбираю до ${voiceLength(voice_seconds)}. Скажите короче или напишите текстом.`,
  voice_too_large: () =>
    'Файл слишком большой: принимаю до 20 МБ. Скажите короче или напишите текстом.',
  voice_noise: () => 'Не расслышал. Повторите, пожалуйста, или напишите текстом.',
  voice_download: () => 'Не получилось скачать запись из Telegram. Она осталась в чате.',
  voice_busy: () => 'Сервис распознавания сейчас не отвечает. Запись осталась в чате.',
  voice_refused: () =>
    'Сервис распознавания не принял запись. Скажите ещё раз или напишите текстом.',
  voice_daily_limit: () =>
    'Дневной запас распознавания речи исчерпан. Завтра снова можно голосом, а пока напишите текстом.',
  voice_empty: () => 'В этой записи нет звука.',
} satisfies Pick<Dictionary, keyof DoorMessages>;
