import type { ConversationData, ConversationStorage } from '@grammyjs/conversations';
import { formKey } from '@planerka/db';
import { z } from 'zod';
import type { BotContext } from '../turn/bot-context.ts';

type Stored = Parameters<
  Extract<
    ConversationStorage<BotContext, ConversationData>,
    { type: 'context' }
  >['adapter']['write']
>[1];

/** Only the outline: the inside belongs to the library, and the version guards it. */
const Outline = z.looseObject({
  version: z.tuple([z.literal(0), z.union([z.string(), z.number()])]),
  state: z.record(z.string(), z.unknown()),
});

function isStored(value: unknown): value is Stored {
  return Outline.safeParse(value).success;
}

/** Rises whenever a form's code changes: a half-filled form of the old code is then dropped. */
const FORMS_VERSION = 4;

/**
 * Where half-filled forms live. The state comes with the claimed update and is written by the
 * transaction that finishes it, so that a form never runs ahead of its update.
 */
export const formStorage: ConversationStorage<BotContext, ConversationData> = {
  type: 'context',
  version: FORMS_VERSION,
  adapter: {
    read: ({ turn }) => {
      const state = turn.form === null ? turn.update.form : turn.form.state;
      return isStored(state) ? state : undefined;
    },
    write: ({ turn }, state) => {
      turn.form = { key: formKey(turn.place.chatId, turn.place.userId), state };
    },
    delete: ({ turn }) => {
      turn.form = { key: formKey(turn.place.chatId, turn.place.userId), state: undefined };
    },
  },
};
