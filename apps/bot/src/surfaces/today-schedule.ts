import type { Message } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { TodayScheduleOf } from '@planerka/views';
import type { Button } from '../reply/reply.ts';
import { opButton } from './surface-buttons.ts';

/** One for each numbered suggestion, and below them one for others. */
export function todayScheduleButtons({
  suggestions = [],
  controls,
}: TodayScheduleOf<Message>): (Button | null)[][] {
  const others = controls?.suggestAlternativesOp;
  return [
    suggestions.map(({ acceptOp }, index) =>
      opButton(acceptOp, say('numbered', { position: index + 1, label: acceptOp.label })),
    ),
    others ? [opButton(others)] : [],
  ];
}
