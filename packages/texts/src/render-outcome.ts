import type { Choice, Message, OfferedOutcome, Outcome, RuntimeOutput } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { render, renderLines } from './render.ts';

type Asked = Extract<Outcome, { status: 'question' }>;
type Told = Exclude<Outcome, Asked>;

/** What was done, offered or refused, in words; what mends a refusal is on a line of its own. */
export function outcomeWords(outcome: Told): string {
  const { frame } = outcome;
  switch (outcome.status) {
    case 'done':
    case 'abstained':
      return renderLines(outcome.said, frame);
    case 'offered':
      return renderLines(offersTold(outcome), frame);
    case 'refused': {
      const words = renderLines(outcome.said, frame);
      return outcome.recovery === null ? words : `${words}\n${render(outcome.recovery, frame)}`;
    }
  }
}

/** What is offered, a line each; of several each has its number. */
function offersTold({ confirms, surface, offers }: OfferedOutcome): Message[] {
  const [first, ...others] = offers;
  if (first === undefined) return [];
  if (confirms) return [say('confirm_offer', { offer: first })];
  const { task } = first;
  const title = surface === 'task_drawer' && task !== null ? [say('offers_title', { task })] : [];
  const lines =
    others.length === 0
      ? [say('offer', { offer: first })]
      : offers.map((offer, index) => say('numbered_offer', { offer, position: index + 1 }));
  return [...title, ...lines];
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
    case 'offered':
    case 'abstained':
      return { ok: true, user_message: outcomeWords(outcome) };
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
