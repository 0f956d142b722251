import type {
  Choice,
  DoneOutcome,
  Outcome,
  QuestionOutcome,
  RefusedOutcome,
} from '@planerka/contracts';
import { choicesInWords, render, renderLines } from '@planerka/texts';

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
export type ToldOutcome = ToldDone | ToldQuestion | ToldRefusal;

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
    case 'refused':
      return {
        ...outcome,
        user_message: renderLines(outcome.said, frame),
        recovery: outcome.recovery === null ? '' : render(outcome.recovery, frame),
      };
  }
}
