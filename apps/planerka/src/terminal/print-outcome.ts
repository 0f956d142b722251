import { type Outcome, writeRefToken } from '@planerka/contracts';
import { choicesInWords, outcomeWords, render, tell } from '@planerka/texts';

/** An outcome as a person reads it at the terminal; choices are numbered from 1. */
export function outcomeLines(outcome: Outcome): string[] {
  switch (outcome.status) {
    case 'done':
      return [
        ...outcomeWords(outcome).split('\n'),
        // What the operation was applied to, as tokens that may be written back (K8-5-surfaced).
        ...(outcome.summary?.objects ?? []).map((object) => `  ${writeRefToken(object)}`),
      ];
    case 'refused':
    case 'offered':
    case 'review':
    case 'abstained':
      return outcomeWords(outcome).split('\n');
    case 'day_plan':
      // There are no buttons here.
      return [
        ...outcomeWords(outcome).split('\n'),
        render(tell('decide_day_plan_in_words'), outcome.frame),
      ];
    case 'question':
      // One question at a time: what waits behind the open one is only announced.
      if (outcome.follows || outcome.together) return [];
      if (outcome.queued) return [render(tell('asked_later'), outcome.frame)];
      return [
        ...outcome.lead.map((message) => render(message, outcome.frame)),
        render(outcome.question, outcome.frame),
        ...choicesInWords(outcome).map(({ label }, index) => `  ${index + 1}. ${label}`),
      ];
  }
}
