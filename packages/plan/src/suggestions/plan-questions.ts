/**
 * Questions that rules ask by name, with their choices by name and in their order; none: the answer is
 * in the person's own words. `texts` has the words of both, so that a payload holds none until it is
 * rendered. What follows from an answer is in `answer-question.ts`.
 */
export const PLAN_QUESTIONS = {
  'stale-inbox': ['this_week', 'someday', 'not_needed'],
  'moved-again': ['too_big', 'waits_for_others', 'not_needed'],
  twin: ['same', 'another'],
  vague: [],
} as const;

export type PlanQuestionId = keyof typeof PLAN_QUESTIONS;
export type PlanChoiceId = (typeof PLAN_QUESTIONS)[PlanQuestionId][number];

/** The payload of `ask_clarification` before it has words. */
export function questionPayload(questionId: PlanQuestionId): Record<string, unknown> {
  const choices = PLAN_QUESTIONS[questionId];
  return choices.length === 0 ? { questionId } : { questionId, choices: [...choices] };
}
