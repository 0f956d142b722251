import type { BotCommand, ChatAdministratorRights, MenuButton } from '@grammyjs/types';

/** Texts and menus of the bot, each by the scope or language it is for. */
export class Profile {
  readonly commands = new Map<string, readonly BotCommand[]>();
  readonly names = new Map<string, string>();
  readonly descriptions = new Map<string, string>();
  readonly shortDescriptions = new Map<string, string>();
  /** By chat; 0 is the default of all. */
  readonly menuButtons = new Map<number, MenuButton>();
  readonly rights = new Map<'groups' | 'channels', ChatAdministratorRights>();
}
