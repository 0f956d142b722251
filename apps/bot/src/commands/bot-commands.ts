import { ru } from '../texts/ru.ts';
import { ruSurfaces } from '../texts/ru-surfaces.ts';
import { agent } from './agent.ts';
import type { BotCommand } from './bot-command.ts';
import { cancel } from './cancel.ts';
import { close, focus } from './focus.ts';
import { help } from './help.ts';
import { invite } from './invite.ts';
import { question } from './question.ts';
import { redo } from './redo.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { undo } from './undo.ts';

/** Every slash command, in the order of Telegram's menu. */
export const botCommands: readonly BotCommand[] = [
  question('today', ru.menu.today),
  question('week', ru.menu.week),
  question('inbox', ru.menu.inbox),
  question('next', ruSurfaces.menu.next),
  question('urgent', ruSurfaces.menu.urgent),
  question('history', ruSurfaces.menu.history),
  focus,
  close,
  undo,
  redo,
  cancel,
  settings,
  help,
  start,
  agent,
  invite,
];

const byName = new Map(botCommands.map((command) => [command.name, command]));

export function findCommand(name: string): BotCommand | undefined {
  return byName.get(name);
}
