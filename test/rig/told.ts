import type {
  AbstainedOutcome,
  Choice,
  DayPlanOutcome,
  DoneOutcome,
  OfferedOutcome,
  Outcome,
  QuestionOutcome,
  RefusedOutcome,
  ReviewOutcome,
} from '@planerka/contracts';
import { choicesInWords, outcomeWords, render, renderLines } from '@planerka/texts';

/** Outcomes with the words that a person reads beside their codes and data. */
export type ToldDone = DoneOutcome & { readonly user_message: string };
export type ToldQuestion = Omit<QuestionOutcome, 'choices' | 'lead'> & {
  readonly clarifying_question: string;
  readonly choices: Choice[];
  readonly lead: string | null;
};
export type ToldRefusal = Omit<RefusedOutcome, 'recovery'> & {
  readonly user_message: string;
  readonly recovery: string;
};
export type ToldOffers = OfferedOutcome & { readonly user_message: string };
export type ToldDayPlan = DayPlanOutcome & { readonly user_message: string };
export type ToldReview = ReviewOutcome & { readonly user_message: string };
export type ToldAbstention = AbstainedOutcome & { readonly user_message: string };
export type ToldOutcome =
  | ToldDone
  | ToldQuestion
  | ToldRefusal
  | ToldOffers
  | ToldDayPlan
  | ToldReview
  | ToldAbstention;

/** An outcome as it was frozen, and its words. */
export function told(outcome: Outcome): ToldOutcome {
  const { frame } = outcome;
  switch (outcome.status) {
    case 'done':
      return { ...outcome, user_message: renderLines(outcome.said, frame) };
    case 'question':
      return {
        ...outcome,
        clarifying_question: render(outcome.question, frame),
        choices: choicesInWords(outcome),
        lead: outcome.lead.length === 0 ? null : renderLines(outcome.lead, frame),
      };
    case 'offered':
    case 'day_plan':
    case 'review':
    case 'abstained':
      return { ...outcome, user_message: outcomeWords(outcome) };
    case 'refused':
      return {
        ...outcome,
        user_message: renderLines(outcome.said, frame),
        recovery: outcome.recovery === null ? '' : render(outcome.recovery, frame),
      };
  }
}
