import type { DraftChoice } from '../drafts/draft.ts';
import { asRefusal, type Refusal } from '../verdict.ts';
import { lengthRefused, say } from '@planerka/plan';

/** The durations offered when none was said (DESIGN.md, "Commands"). */
const OFFERED = [15, 30, 45, 60, 90] as const;

/** Why this duration cannot be, or null: 0, negative and over 24 hours are refused. */
export function durationRefusal(minutes: number): Refusal | null {
  const refused = lengthRefused(minutes);
  return refused && asRefusal(refused);
}

export function durationChoices(minutes: readonly number[] = OFFERED): DraftChoice[] {
  return minutes.map((value) => ({
    id: `m:${value}`,
    label: say('minutes', { minutes: value }),
    entities: { duration_minutes: value },
  }));
}
