import type { Choice, Outcome, RuntimeOutput } from '@planerka/contracts';
import { render, renderLines } from './render.ts';

type Asked = Extract<Outcome, { status: 'question' }>;
type Told = Exclude<Outcome, Asked>;

/** What was done or refused, in words; what mends a refusal is on a line of its own. */
export function outcomeWords(outcome: Told): string {
  const words = renderLines(outcome.said, outcome.frame);
  if (outcome.status === 'done' || outcome.recovery === null) return words;
  return `${words}\n${render(outcome.recovery, outcome.frame)}`;
}

/** The labels of a question's choices, in order. */
export function choicesInWords({ choices, frame }: Asked): Choice[] {
  return choices.map(({ id, label }) => ({ id, label: render(label, frame) }));
}

/** An outcome in its form on the wire (C9-output); ids and receipts stay behind. */
export function toRuntimeOutput(outcome: Outcome): RuntimeOutput {
  const { frame } = outcome;
  switch (outcome.status) {
    case 'done':
      return { ok: true, user_message: renderLines(outcome.said, frame) };
    case 'question':
      return {
        ok: false,
        clarifying_question: render(outcome.question, frame),
        choices: choicesInWords(outcome),
      };
    case 'refused':
      return {
        ok: false,
        code: outcome.code,
        user_message: renderLines(outcome.said, frame),
        recovery: outcome.recovery === null ? '' : render(outcome.recovery, frame),
      };
  }
}
