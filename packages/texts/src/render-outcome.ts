import type {
  Choice,
  DayPlanOutcome,
  Message,
  OfferedOutcome,
  Outcome,
  ReviewOutcome,
  RuntimeOutput,
} from '@planerka/contracts';
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
    case 'day_plan':
      return renderLines(planTold(outcome), frame);
    case 'review':
      return renderLines(reviewTold(outcome), frame);
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

/** A change set as a whole, or what is asked about it. */
function reviewTold({ lead, set, question }: ReviewOutcome): Message[] {
  return [
    ...lead,
    question.asks === 'approval'
      ? say('change_set_proposed', { set })
      : say('change_set_asks', { set, question }),
  ];
}

/** The plan of a day: its length, a line a task, and what has no place in it. */
function planTold({ lead, plan, one_by_one: each, after = [] }: DayPlanOutcome): Message[] {
  const { day, items, used_minutes, free_minutes, left_out, left_out_besides: besides } = plan;
  const title = each
    ? say('day_plan_each_title', { day })
    : say('day_plan_title', { day, count: items.length, used_minutes, free_minutes });
  const lines = items.map((item, index) =>
    say('day_plan_item', {
      position: index + 1,
      item,
      why: say('day_plan_worth', { worth: item.worth, day }),
    }),
  );
  const left = left_out.length === 0 ? [] : [say('day_plan_left_out', { left_out, besides })];
  return [...lead, title, ...lines, ...left, ...after];
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
    case 'day_plan':
    case 'review':
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
