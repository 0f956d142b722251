import {
  type DecidedSuggestion,
  type Instant,
  minutesBetween,
  type RuleRecord,
  ruleStillUntil,
  silentUntil,
} from '@planerka/plan';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';

/** The rules that the person hardly ever takes: they keep still unless they are asked. */
export function quietRules(records: readonly RuleRecord[], now: Instant): ReadonlySet<string> {
  const quiet = records.filter((record) => ruleStillUntil(record, now) !== null);
  return new Set(quiet.map(({ rule }) => rule));
}

/** How many minutes of silence this refusal begins; null where it begins none. */
export async function silenceAfter(
  { now, context, tx }: Turn,
  { surface }: StoredSuggestion,
): Promise<number | null> {
  const before = await tx.decidedSuggestions({ actor: context.actor.id, surface, now });
  const refused: DecidedSuggestion = { state: 'rejected', decidedAt: now, revertedAt: null };
  const until = silentUntil([...before, refused], now);
  if (until === null || silentUntil(before, now) !== null) return null;
  return minutesBetween(now, until);
}
