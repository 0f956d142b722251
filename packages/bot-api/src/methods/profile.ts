import type { BotCommandScope } from '@grammyjs/types';
import { badRequest } from '../failure.ts';
import type { BotState } from '../state/bot-state.ts';
import type { MethodTable } from './method-table.ts';

/** Methods about the bot itself: who it is, its commands, texts and menu. */
export const profileMethods = {
  getMe(state) {
    return state.me;
  },

  setMyCommands(state, args) {
    const commands = args.commands.map(({ command, description }) => ({
      command: command.trim().replace(/^\//, ''),
      description: description.trim(),
    }));
    for (const { command, description } of commands) {
      if (command === '') throw badRequest('command must be non-empty');
      if (!/^[a-z0-9_]+$/.test(command)) throw badRequest('BOT_COMMAND_INVALID');
      if (description === '') throw badRequest('command description must be non-empty');
    }
    state.profile.commands.set(scopeKey(args), commands);
    return changed(state);
  },

  getMyCommands(state, args) {
    return [...(state.profile.commands.get(scopeKey(args)) ?? [])];
  },

  deleteMyCommands(state, args) {
    state.profile.commands.delete(scopeKey(args));
    return changed(state);
  },

  setMyName(state, args) {
    setText(state.profile.names, args.language_code, args.name);
    return changed(state);
  },

  getMyName(state, args) {
    const { names } = state.profile;
    return { name: names.get(args.language_code ?? '') ?? names.get('') ?? state.bot.first_name };
  },

  setMyDescription(state, args) {
    setText(state.profile.descriptions, args.language_code, args.description);
    return changed(state);
  },

  getMyDescription(state, args) {
    return { description: getText(state.profile.descriptions, args.language_code) };
  },

  setMyShortDescription(state, args) {
    setText(state.profile.shortDescriptions, args.language_code, args.short_description);
    return changed(state);
  },

  getMyShortDescription(state, args) {
    return { short_description: getText(state.profile.shortDescriptions, args.language_code) };
  },

  setChatMenuButton(state, args) {
    state.profile.menuButtons.set(args.chat_id ?? 0, args.menu_button ?? { type: 'default' });
    return changed(state);
  },

  getChatMenuButton(state, args) {
    const { menuButtons } = state.profile;
    return menuButtons.get(args.chat_id ?? 0) ?? menuButtons.get(0) ?? { type: 'commands' };
  },

  logOut(state) {
    state.loggedOut = true;
    state.longPoll.abort('Conflict: terminated by logOut request');
    state.webhook.delete();
    return true;
  },

  close(state) {
    state.longPoll.abort('Conflict: terminated by close request');
    return true;
  },
} satisfies MethodTable;

interface Scoped {
  readonly scope?: BotCommandScope;
  readonly language_code?: string;
}

function scopeKey({ scope, language_code: language = '' }: Scoped): string {
  if (!scope) return `default ${language}`;
  const chat = 'chat_id' in scope ? ` ${scope.chat_id}` : '';
  const user = 'user_id' in scope ? ` ${scope.user_id}` : '';
  return `${scope.type}${chat}${user} ${language}`;
}

function setText(texts: Map<string, string>, language = '', text = ''): void {
  if (text === '') texts.delete(language);
  else texts.set(language, text);
}

/** What is said to everyone is in for a language that has nothing of its own. */
function getText(texts: Map<string, string>, language = ''): string {
  return texts.get(language) ?? texts.get('') ?? '';
}

function changed(state: BotState): true {
  state.events.emit({ type: 'profile_changed' });
  return true;
}
