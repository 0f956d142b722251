import { type DoneOutcome, type Outcome, writeRefToken } from '@planerka/contracts';

/** An outcome as a person reads it at the terminal; choices are numbered from 1. */
export function outcomeLines(outcome: Outcome): string[] {
  switch (outcome.status) {
    case 'done':
      return [...outcome.user_message.split('\n'), ...targetLines(outcome)];
    case 'refused':
      return [outcome.user_message, outcome.recovery].filter((line) => line !== '');
    case 'question':
      // One question at a time: what waits behind the open one is only announced.
      if (outcome.follows) return [];
      if (outcome.queued) return ['Об этом спрошу потом.'];
      return [
        ...(outcome.lead === null ? [] : [outcome.lead]),
        outcome.clarifying_question,
        ...outcome.choices.map(({ label }, index) => `  ${index + 1}. ${label}`),
      ];
  }
}

/** What the operation was applied to, as tokens that may be written back (contract 2.5). */
function targetLines({ summary }: DoneOutcome): string[] {
  return (summary?.objects ?? []).map((object) => `  ${writeRefToken(object)}`);
}
