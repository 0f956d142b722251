import type { Frame, SuggestionDraft } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { render } from './render.ts';
import { choiceInWords, questionInWords } from './suggestion-questions.ts';

/** The step that a rule means by itself. */
const REMIND_OF_ONESELF = 'Напомнить о себе';

/**
 * What a rule has found as a person reads it: the rationale, and a payload that holds the words of its
 * question. This is what is held against the contract; rows keep the codes.
 */
export function draftInWords(
  { type, reason, payload }: SuggestionDraft,
  frame: Frame,
): { readonly rationale: string; readonly payload: Readonly<Record<string, unknown>> } {
  const rationale = render(say('rationale', { reason }), frame);
  if (type === 'propose_next_action' && Object.keys(payload).length === 0) {
    return { rationale, payload: { title: REMIND_OF_ONESELF } };
  }
  if (type !== 'ask_clarification') return { rationale, payload };
  const { questionId, choices } = payload;
  const worded = {
    ...payload,
    question: questionInWords(payload),
    ...(Array.isArray(choices)
      ? { choices: choices.map((choice) => choiceInWords(questionId, String(choice))) }
      : {}),
  };
  return { rationale, payload: worded };
}
