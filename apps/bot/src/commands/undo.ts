import { commandProposal } from '@planerka/talk';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { given } from './given.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

export const undo: BotCommand = {
  name: 'undo',
  description: ru.menu.undo,
  handle: async ({ turn }) => {
    await turn.propose([commandProposal('undo', given(turn.update))], {
      answer: (outcomes, fresh) => (fresh ? outcomeSteps(outcomes, null) : []),
    });
  },
};
