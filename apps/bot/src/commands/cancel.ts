import { outcomeSteps } from '../outbox/outcome-steps.ts';
import { updateKey } from '../handlers/message-key.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

/** Drops the open question; unlike the word "отмени" it never undoes. */
export const cancel: BotCommand = {
  name: 'cancel',
  description: ru.menu.cancel,
  handle: async ({ turn }) => {
    const key = updateKey(turn.update);
    await turn.propose([{ type: 'cancel', key, said: '/cancel', may_undo: false }], {
      answer: (outcomes, fresh) => (fresh ? outcomeSteps(outcomes, null) : []),
    });
  },
};
