import type {
  AbstainedOutcome,
  DayPlanOutcome,
  DoneOutcome,
  Message,
  OfferedOutcome,
  QuestionOutcome,
  RefusalCode,
  RefusedOutcome,
  ReviewOutcome,
} from '@planerka/contracts';
import type { RefuseDecision as Decided } from '@planerka/plan';

/** Outcomes as handlers make them: the call freezes them with its moment when it ends. */
export type Done = Omit<DoneOutcome, 'frame'>;
export type Question = Omit<QuestionOutcome, 'frame'>;
export type Refusal = Omit<RefusedOutcome, 'frame'>;
export type Offered = Omit<OfferedOutcome, 'frame'>;
export type DayPlanned = Omit<DayPlanOutcome, 'frame'>;
export type Abstained = Omit<AbstainedOutcome, 'frame'>;
export type Reviewed = Omit<ReviewOutcome, 'frame'>;
export type Verdict = Done | Question | Refusal | Offered | DayPlanned | Reviewed | Abstained;

/** A refusal of the plan as a handler gives it. */
export function asRefusal({ code, said, recovery }: Decided): Refusal {
  return { status: 'refused', code, said: [said], recovery };
}

/** Nothing is written: why, and what mends it (null where nothing has to be mended). */
export function refusal(code: RefusalCode, said: Message, recovery: Message | null): Refusal {
  return { status: 'refused', code, said: [said], recovery };
}
