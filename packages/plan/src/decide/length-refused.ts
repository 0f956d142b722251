import { say } from '../messages/messages.ts';
import { type RefuseDecision, refuse } from './decision.ts';

export const LENGTH_MAX_MINUTES = 24 * 60;

/** Why this length cannot be, or null: 0, negative and over 24 hours are refused; none is no fault. */
export function lengthRefused(minutes: number | undefined): RefuseDecision | null {
  if (minutes === undefined || (minutes >= 1 && minutes <= LENGTH_MAX_MINUTES)) return null;
  return refuse(
    'DURATION_OUT_OF_RANGE',
    say('duration_out_of_range', { minutes }),
    say('example_duration', {}),
  );
}
