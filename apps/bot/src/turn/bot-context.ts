import type { ConversationFlavor } from '@grammyjs/conversations';
import { Context } from 'grammy';
import type { Update } from 'grammy/types';
import type { BotServices } from './services.ts';
import type { UpdateTurn } from './update-turn.ts';

/** An update on its way through the handlers, with what the bot knows and works with. */
export class TurnContext extends Context {
  readonly services: BotServices;
  readonly turn: UpdateTurn;

  constructor(services: BotServices, update: Update, turn: UpdateTurn) {
    super(update, services.api, services.me);
    this.services = services;
    this.turn = turn;
  }
}

export type BotContext = ConversationFlavor<TurnContext>;
