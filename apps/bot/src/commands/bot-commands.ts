import type { BotCommand } from './bot-command.ts';
import { cancel } from './cancel.ts';
import { close, focus } from './focus.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { inbox } from './inbox.ts';
import { invite } from './invite.ts';
import { next } from './next.ts';
import { redo } from './redo.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { today } from './today.ts';
import { undo } from './undo.ts';
import { urgent } from './urgent.ts';
import { week } from './week.ts';

/** Every slash command, in the order of Telegram's menu. */
export const botCommands: readonly BotCommand[] = [
  today,
  week,
  inbox,
  next,
  urgent,
  history,
  focus,
  close,
  undo,
  redo,
  cancel,
  settings,
  help,
  start,
  invite,
];

const byName = new Map(botCommands.map((command) => [command.name, command]));

export function findCommand(name: string): BotCommand | undefined {
  return byName.get(name);
}
