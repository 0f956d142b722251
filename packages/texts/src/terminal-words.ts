import type { ObjectKind } from '@planerka/contracts';
import type { Dictionary } from './dictionary.ts';
import type { TerminalMessages } from './door-messages.ts';

const KINDS: Readonly<Record<ObjectKind, string>> = {
  task: 'задача',
  timeblock: 'блок',
  project: 'проект',
  item: 'позиция',
  dependency: 'связь задач',
  accounting_line: 'строка сметы',
  quote: 'КП',
  quote_line: 'строка КП',
  memo: 'запись',
  thread_pin: 'закреплённое',
  workroom: 'открытое',
  workspace: 'рабочее пространство',
  person: 'человек',
};

/** What the terminal says in a conversation, in Russian. */
export const terminalWords = {
  terminal_greeting:
    'Скажите, что записать, например: «Созвон завтра в 10 на час». Вариант выбирается номером. /today, /plan, /week, /inbox, /next, /urgent, /history, /more, /undo, /redo, /cancel, /quit.',
  not_heard: 'Не расслышал.',
  say_it_again: 'Повторите, пожалуйста, или напишите текстом.',
  setting_by_buttons: 'Это настройка, её меняют кнопками в Telegram.',
  open_settings_there: 'Откройте там /settings.',
  only_in_telegram: '/{command} есть только в Telegram: там для этого кнопки.',
  open_the_bot: 'Откройте бота: planerka serve.',
  unknown_slash_command: 'Не знаю команды {words}.',
  terminal_commands: 'Есть {commands:joined}.',
  asked_later: 'Об этом спрошу потом.',
  nothing_further: 'Дальше ничего нет.',
  further: 'Дальше: {by}',
  heard: 'Услышано: «{transcript}»',
  receipt: ({ change_id, objects }) => {
    const named = objects.map(({ kind, id, number, revision }) => {
      const shown = number === null ? '' : ` №${number}`;
      return `${KINDS[kind]}${shown} ${id}, ревизия ${revision}`;
    });
    return `Квитанция ${change_id}: ${named.join('; ')}`;
  },
} as const satisfies Pick<Dictionary, keyof TerminalMessages>;
