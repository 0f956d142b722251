import { tell } from '@planerka/texts';
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
  question('today', tell('command_today')),
  question('week', tell('command_week')),
  question('inbox', tell('command_inbox')),
  question('next', tell('command_next')),
  question('urgent', tell('command_urgent')),
  question('history', tell('command_history')),
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
