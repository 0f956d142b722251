import type { Message } from '@planerka/contracts';
import { type Moment, say } from '@planerka/plan';
import type { ActionOf, WhatNextOf } from '@planerka/views';
import { inThrees } from '../reply/in-rows.ts';
import type { Button } from '../reply/reply.ts';
import { navigateButton, opButton } from './surface-buttons.ts';

/** What may be done; a target that no action leads to gets a button of its own. */
export function whatNextButtons(
  { target, primaryAction, secondaryActions = [] }: WhatNextOf<Message>,
  moment: Moment,
): (Button | null)[][] {
  const actions = [...(primaryAction ? [primaryAction] : []), ...secondaryActions];
  const isReached = actions.some(
    (action) =>
      'navigateTo' in action && JSON.stringify(action.navigateTo) === JSON.stringify(target),
  );
  const buttons = actions.map((action) => actionButton(action, moment));
  if (target && !isReached) buttons.push(navigateButton(say('label_open', {}), target, moment));
  return inThrees(buttons);
}

function actionButton(action: ActionOf<Message>, moment: Moment): Button | null {
  if ('navigateTo' in action) return navigateButton(action.label, action.navigateTo, moment);
  return opButton(action);
}
