import { outcomeSteps } from '../outbox/outcome-steps.ts';
import { updateKey } from '../handlers/message-key.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

export const undo: BotCommand = {
  name: 'undo',
  description: ru.menu.undo,
  handle: async ({ turn }) => {
    await turn.propose([{ type: 'undo', key: updateKey(turn.update) }], {
      answer: (outcomes, fresh) => (fresh ? outcomeSteps(outcomes, null) : []),
    });
  },
};
