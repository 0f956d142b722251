import type { Message } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { TodayScheduleOf } from '@planerka/views';
import type { Button } from '../reply/reply.ts';
import { opButton } from './surface-buttons.ts';

/** Whoever has more tasks without an hour on one day settles them by words. */
const DONE_MAX = 6;

/** One row for each task without an hour, one button for each numbered suggestion, and one for others. */
export function todayScheduleButtons({
  tasks = [],
  suggestions = [],
  controls,
}: TodayScheduleOf<Message>): (Button | null)[][] {
  const others = controls?.suggestAlternativesOp;
  const done = tasks.flatMap(({ doneOp }) => (doneOp === undefined ? [] : [[opButton(doneOp)]]));
  return [
    ...done.slice(0, DONE_MAX),
    suggestions.map(({ acceptOp }, index) =>
      opButton(acceptOp, say('numbered', { position: index + 1, label: acceptOp.label })),
    ),
    others ? [opButton(others)] : [],
  ];
}
