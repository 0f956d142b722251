import { dueSoonHigh } from './due-soon-high.ts';
import { fullDay } from './full-day.ts';
import { hashlessCategory } from './hashless-category.ts';
import { highUndated } from './high-undated.ts';
import { movedAgain } from './moved-again.ts';
import { overdue } from './overdue.ts';
import { sameProject } from './same-project.ts';
import { staleInbox } from './stale-inbox.ts';
import type { PlanRule } from './suggestion-view.ts';
import { tooManyHigh } from './too-many-high.ts';
import { twin } from './twin.ts';

/** Every rule over the plan: a new one is a new file and a line here. */
export const PLAN_RULES = {
  'due-soon-high': { reason: 'DUE_SOON_HIGH', find: dueSoonHigh },
  'stale-inbox': { reason: 'STALE_INBOX', find: staleInbox },
  'moved-again': { reason: 'MOVED_AGAIN', find: movedAgain },
  overdue: { reason: 'OVERDUE', find: overdue },
  'too-many-high': { reason: 'TOO_MANY_HIGH', find: tooManyHigh },
  'high-undated': { reason: 'HIGH_UNDATED', find: highUndated },
  twin: { reason: 'TWIN', find: twin },
  'full-day': { reason: 'FULL_DAY', find: fullDay },
  'same-project': { reason: 'SAME_PROJECT', find: sameProject },
  'hashless-category': { reason: 'HASHLESS_CATEGORY', find: hashlessCategory },
} as const satisfies Readonly<Record<string, PlanRule>>;

export type PlanRuleId = keyof typeof PLAN_RULES;
