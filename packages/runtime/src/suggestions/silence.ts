import type { SuggestionSurface } from '@planerka/contracts';
import {
  type DecidedSuggestion,
  type Instant,
  minutesBetween,
  ruleStillUntil,
  type ShownSuggestion,
  silentUntil,
} from '@planerka/plan';
import type { PastSuggestion, StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';

/** Does nothing come by itself on this surface now, by what the person took and refused lately? */
export function keepsSilent(
  past: readonly PastSuggestion[],
  { surface, now }: { readonly surface: SuggestionSurface; readonly now: Instant },
): boolean {
  return silentUntil(decidedOn(surface, past), now) !== null;
}

/** The rules that the person hardly ever takes: they keep still unless they are asked. */
export function quietRules(past: readonly PastSuggestion[], now: Instant): ReadonlySet<string> {
  const shown = new Map<string, ShownSuggestion[]>();
  for (const each of past) {
    const one = shownOf(each, now);
    if (each.rule === null || one === null) continue;
    shown.set(each.rule, [...(shown.get(each.rule) ?? []), one]);
  }
  const rules = [...shown].filter(([, ofRule]) => ruleStillUntil(ofRule, now) !== null);
  return new Set(rules.map(([rule]) => rule));
}

/** How many minutes of silence this refusal begins; null where it begins none. */
export async function silenceAfter(turn: Turn, refused: StoredSuggestion): Promise<number | null> {
  const { now, context } = turn;
  const { surface } = refused;
  const before = decidedOn(surface, await turn.tx.pastSuggestions(context.actor.id));
  const after = [...before, { state: 'rejected', decidedAt: now, revertedAt: null } as const];
  const until = silentUntil(after, now);
  if (until === null || silentUntil(before, now) !== null) return null;
  return minutesBetween(now, until);
}

function decidedOn(
  surface: SuggestionSurface,
  past: readonly PastSuggestion[],
): DecidedSuggestion[] {
  return past.flatMap((each) => {
    const { state, decided_at: decidedAt, reverted_at: revertedAt } = each;
    const isDecided = state === 'accepted' || state === 'rejected';
    return isDecided && decidedAt !== null && each.surface === surface
      ? [{ state, decidedAt, revertedAt }]
      : [];
  });
}

/** As the limits of a rule count it; null while it may still be answered. */
function shownOf(past: PastSuggestion, now: Instant): ShownSuggestion | null {
  const { state, shown_at: shownAt, decided_at: decidedAt, expires_at: expiresAt } = past;
  if (state === 'accepted' || state === 'rejected') return { state, at: decidedAt ?? shownAt };
  return state === 'shown' && expiresAt > now ? null : { state: 'expired', at: shownAt };
}
