import type { DraftChoice } from '../drafts/draft.ts';
import type { Refusal } from '../verdict.ts';
import { say } from '@planerka/plan';
import { refusal } from './settled.ts';

const DURATION_MAX_MINUTES = 24 * 60;

/** The durations offered when none was said (DESIGN.md, "Commands"). */
const OFFERED = [15, 30, 45, 60, 90] as const;

/** Why this duration cannot be, or null: 0, negative and over 24 hours are refused. */
export function durationRefusal(minutes: number): Refusal | null {
  if (minutes >= 1 && minutes <= DURATION_MAX_MINUTES) return null;
  return refusal(
    'DURATION_OUT_OF_RANGE',
    say('duration_out_of_range', { minutes }),
    say('example_duration', {}),
  );
}

export function durationChoices(minutes: readonly number[] = OFFERED): DraftChoice[] {
  return minutes.map((value) => ({
    id: `m:${value}`,
    label: say('minutes', { minutes: value }),
    entities: { duration_minutes: value },
  }));
}
