import type { Message } from '@planerka/contracts';
import { type Moment, say } from '@planerka/plan';
import type { PriorityListOf } from '@planerka/views';
import type { Button } from '../reply/reply.ts';
import { navigateButton, opButton } from './surface-buttons.ts';

/** A row for each rank. */
export function priorityListButtons(
  { items }: PriorityListOf<Message>,
  moment: Moment,
): (Button | null)[][] {
  return items.map(({ rank: position, navigateTo, quickActions = [] }) => {
    const open = say('numbered', { position, label: say('label_open', {}) });
    return [
      ...quickActions.map((action) =>
        opButton(action, say('numbered', { position, label: action.label })),
      ),
      navigateButton(open, navigateTo, moment),
    ];
  });
}
