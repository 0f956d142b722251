import { tell } from '@planerka/texts';
import { agent } from './agent.ts';
import type { BotCommand } from './bot-command.ts';
import { close, focus } from './focus.ts';
import { help } from './help.ts';
import { invite } from './invite.ts';
import { members } from './members.ts';
import { plan } from './plan.ts';
import { project } from './project.ts';
import { propose } from './propose.ts';
import { question } from './question.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { stats } from './stats.ts';

/** Every slash command, in the order of Telegram's menu. */
export const botCommands: readonly BotCommand[] = [
  question('today', tell('command_today')),
  plan,
  question('week', tell('command_week')),
  question('review', tell('command_review')),
  question('inbox', tell('command_inbox')),
  question('next', tell('command_next')),
  question('urgent', tell('command_urgent')),
  question('history', tell('command_history')),
  project,
  focus,
  close,
  propose('undo', tell('command_undo')),
  propose('redo', tell('command_redo')),
  // Drops the open question; unlike the word "отмени" it never undoes.
  propose('cancel', tell('command_cancel')),
  settings,
  help,
  start,
  agent,
  invite,
  members,
  stats,
];
