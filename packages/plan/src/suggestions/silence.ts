import { addMinutes, type Instant } from '../time/zoned.ts';

/** A suggestion that a person took or refused. */
export interface DecidedSuggestion {
  readonly state: 'accepted' | 'rejected';
  readonly decidedAt: Instant;
  /** When the change that came of it was undone; null when it was not. */
  readonly revertedAt: Instant | null;
}

/** What became of the last suggestions of one rule, at most `RULE_LOOKS_AT`, that a person was shown. */
export interface RuleRecord {
  readonly rule: string;
  /** How many are over: taken, refused, or never answered. */
  readonly shown: number;
  /** How many of these were taken. */
  readonly taken: number;
  /** When the last of them was decided, or shown where nobody decided; null where there is none. */
  readonly newestAt: Instant | null;
}

/** So many within so many minutes bring so many minutes of silence. */
interface Limit {
  readonly count: number;
  readonly withinMinutes: number;
  readonly silentMinutes: number;
}

const REJECTIONS: Limit = { count: 3, withinMinutes: 30, silentMinutes: 20 };
const QUICK_REVERTS: Limit = { count: 2, withinMinutes: 60, silentMinutes: 45 };
/** Undone so soon, it was no good suggestion. */
const QUICK_MINUTES = 10;
const ACCEPTANCES_TO_SPEAK = 2;
/** Of the last 20 of a rule, a tenth has to be taken; else it keeps still for 30 days. */
export const RULE_LOOKS_AT = 20;
const RULE = { takenMin: 2, stillMinutes: 30 * 24 * 60 } as const;
/** What was decided before then silences nobody any more: two quick reverts reach furthest, 115 minutes. */
export const SILENCE_LOOKS_BACK_MINUTES = 120;

/**
 * Until when nothing is suggested by itself to one person on one surface; null when it may be. `decided`
 * are that person's suggestions on that surface of the last `SILENCE_LOOKS_BACK_MINUTES`, in any order. Three
 * rejections within 30 minutes bring 20 minutes of silence from the third on, two quick reverts within 60
 * bring 45; two acceptances since then that were not reverted at once end it.
 */
export function silentUntil(decided: readonly DecidedSuggestion[], now: Instant): Instant | null {
  const past = decided.filter(({ decidedAt }) => decidedAt <= now);
  const rejected = past.flatMap(({ state, decidedAt }) =>
    state === 'rejected' ? [decidedAt] : [],
  );
  const reverted = past.flatMap((one) => (isQuickRevert(one, now) ? [one.revertedAt ?? now] : []));
  const taken = past
    .filter((one) => one.state === 'accepted' && !isQuickRevert(one, now))
    .map(({ decidedAt }) => decidedAt);
  const ends = [...silences(rejected, REJECTIONS), ...silences(reverted, QUICK_REVERTS)]
    .filter(({ from }) => taken.filter((at) => at > from).length < ACCEPTANCES_TO_SPEAK)
    .map(({ until }) => until)
    .filter((until) => until > now);
  return ends.reduce<Instant | null>(
    (last, until) => (last === null || until > last ? until : last),
    null,
  );
}

/**
 * Until when one rule keeps still for one person, by what became of the last suggestions of it; null when
 * it need not. What is asked for is answered all the same.
 */
export function ruleStillUntil(
  { shown, taken, newestAt }: RuleRecord,
  now: Instant,
): Instant | null {
  if (newestAt === null || shown < RULE_LOOKS_AT || taken >= RULE.takenMin) return null;
  const until = addMinutes(newestAt, RULE.stillMinutes);
  return until > now ? until : null;
}

/** Was it undone within ten minutes of being taken? */
function isQuickRevert({ state, decidedAt, revertedAt }: DecidedSuggestion, now: Instant): boolean {
  if (state !== 'accepted' || revertedAt === null || revertedAt > now) return false;
  return revertedAt <= addMinutes(decidedAt, QUICK_MINUTES);
}

/** Each time that there were enough of them, and how long that keeps silent. */
function silences(
  times: readonly Instant[],
  { count, withinMinutes, silentMinutes }: Limit,
): { readonly from: Instant; readonly until: Instant }[] {
  const sorted = [...times].sort();
  return sorted.slice(count - 1).flatMap((from, index) => {
    const first = sorted[index];
    if (first === undefined || addMinutes(first, withinMinutes) < from) return [];
    return [{ from, until: addMinutes(from, silentMinutes) }];
  });
}
