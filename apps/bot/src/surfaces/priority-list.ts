import type { Message } from '@planerka/contracts';
import { type Moment, say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import type { PriorityListOf } from '@planerka/views';
import type { DrawnSurface } from './drawn-surface.ts';
import { navigateButton, opButton } from './surface-buttons.ts';

/** The ranks, each with its reason and estimate, and a row of buttons for each. */
export function drawPriorityList({ items }: PriorityListOf<Message>, moment: Moment): DrawnSurface {
  const lines = items.map(({ rank, label: title, reason = null, estimateMinutes = null }) =>
    tell('surface_rank', { rank, title, reason, minutes: estimateMinutes }),
  );
  return {
    lines: lines.length === 0 ? [tell('surface_nothing_urgent')] : lines,
    objects: items.map(({ taskId }) => ({ kind: 'task', number: taskId })),
    buttons: items.map(({ rank: position, navigateTo, quickActions = [] }) => {
      const open = say('numbered', { position, label: say('label_open', {}) });
      return [
        ...quickActions.map((action) =>
          opButton(action, say('numbered', { position, label: action.label })),
        ),
        navigateButton(open, navigateTo, moment),
      ];
    }),
  };
}
