import { say } from '../../messages/messages.ts';
import type { OfferedChoice } from '../decision.ts';

/** The durations offered when none was said. */
const OFFERED = [15, 30, 45, 60, 90] as const;

export function durationChoices(minutes: readonly number[] = OFFERED): OfferedChoice[] {
  return minutes.map((value) => ({
    id: `m:${value}`,
    label: say('minutes', { minutes: value }),
    entities: { duration_minutes: value },
  }));
}
